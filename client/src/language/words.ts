/** Type of a translation: the same keys with any text, and functions that take the same parameters. */
export type Words<T> = T extends string
  ? string
  : T extends (...given: infer Given) => unknown
    ? (...given: Given) => string
    : { readonly [K in keyof T]: Words<T[K]> };
