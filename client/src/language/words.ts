/**
 * What a translation of texts looks like: the same keys, any words in place of the English ones, and sentences that
 * take what the English ones take.
 */
export type Words<T> = T extends string
  ? string
  : T extends (...given: infer Given) => unknown
    ? (...given: Given) => string
    : { readonly [K in keyof T]: Words<T[K]> };
