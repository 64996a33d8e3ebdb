/** A JSON Schema (2020-12) as plain data. */
export type JsonSchema = { readonly [keyword: string]: unknown };

/**
 * Definition of a field on the wire: `Type.field` or `Root.field.argument` of the GraphQL schema, whose type and
 * description it uses; a piece around another; or a JSON Schema for fields without a counterpart there.
 */
export type Piece = string | Shape | Modifier | JsonSchema;

/** An object with its own name among the document's schemas. */
export interface Shape {
  readonly shape: string;
  readonly fields: Fields;
}

export type Fields = Readonly<Record<string, Piece>>;

/** A decimal or an amount in one of its forms on the wire. `text` replaces its description. */
export interface Amount {
  readonly of: string;
  readonly as: 'number' | 'exact' | 'units' | 'decimal';
  readonly text?: string;
}

/** A piece around another. `maybe`: the field may be missing. */
export type Modifier =
  | { readonly list: Piece }
  | { readonly nullable: Piece }
  | { readonly maybe: Piece }
  | Amount;

export const shape = (name: string, fields: Fields): Shape => ({ shape: name, fields });
export const list = (piece: Piece): Modifier => ({ list: piece });
export const nullable = (piece: Piece): Modifier => ({ nullable: piece });
export const maybe = (piece: Piece): Modifier => ({ maybe: piece });

/** A decimal or an amount as a JSON number. */
export const number = (of: string): Modifier => ({ of, as: 'number' });

export const text = (description: string): JsonSchema => ({ type: 'string', description });
export const id = (description: string): JsonSchema => ({ type: 'string', description });
export const count = (description: string): JsonSchema => ({ type: 'integer', minimum: 0, description });
export const flag = (description: string): JsonSchema => ({ type: 'boolean', description });
export const anyObject = (description: string): JsonSchema => ({
  type: 'object',
  additionalProperties: true,
  description,
});
/** The answer's message for people. */
export const SENTENCE: JsonSchema = text('Result in plain text.');

/** The pagination fields of every list. */
export const NEXT: JsonSchema = {
  type: ['string', 'null'],
  description: 'Cursor to pass as `after` to get the next page. Null on the last page.',
};

/** The document's texts on a call, in addition to its route. */
export interface Manual {
  tag: string;
  /** A phrase on its purpose. */
  summary: string;
  /** Further information for callers. */
  note?: string;
  /** Query parameters. */
  query?: Fields;
  /** Request headers besides the credential and the idempotency key. */
  headers?: Fields;
  /** The fields of the body; `maybe` marks optional ones. */
  sends?: Fields;
  /** The body may have other fields as well. */
  sendsMore?: boolean;
  /** The fields of the answer, under `data` and at the top level; a list when the answer is a bare list. */
  answers: Piece;
}

/** A call that receives or returns bytes, so that it is not a GraphQL document. */
export type FileCall = FileWords & (AnswersFile | AnswersFields);

interface AnswersFile {
  /** The media type of the answer. */
  media: string;
}

interface AnswersFields {
  /** Fields of the 201 answer to an upload. */
  answers: Piece;
}

interface FileWords {
  method: 'GET' | 'POST' | 'PUT';
  path: string;
  tag: string;
  summary: string;
  note?: string;
  query?: Fields;
  headers?: Fields;
  /** The media type of the body; for a form also its fields. */
  takes?: { media: string; fields?: Fields };
  open?: boolean;
  permission?: string;
}

/** Parameters of lists, by their names. */
export const LIST_PARAMETERS: Fields = {
  first: maybe({
    type: 'integer',
    minimum: 1,
    maximum: 100,
    description: 'Number of entries per page. Defaults to 100.',
  }),
  after: maybe({ type: 'string', description: '`next` of the previous page.' }),
  search: maybe({ type: 'string', description: 'Text to search for.' }),
};
