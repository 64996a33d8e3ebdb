/** Type of a translation: the same keys with any text, and functions that take the same parameters. */
export type Words<T> = T extends string
  ? string
  : T extends (...given: infer Given) => unknown
    ? (...given: Given) => string
    : { readonly [K in keyof T]: Words<T[K]> };

type Gaps<T> = T extends string | readonly unknown[] | ((...given: never[]) => unknown)
  ? T
  : { readonly [K in keyof T]?: Gaps<T[K]> };

/** All texts that modules of English texts export, in another language. */
export type Complete<English> = { readonly [Name in keyof English]: Words<English[Name]> };

/** A translation that may be incomplete; missing texts are shown in English. */
export type Translation<English> = Gaps<Complete<English>>;
