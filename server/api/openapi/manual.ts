import type { Fields, Piece } from './pieces.ts';

/** The document's texts on a call, in addition to its route. */
export interface Manual {
  tag: string;
  /** A phrase on its purpose. */
  summary: string;
  /** Further information for callers. */
  note?: string;
  /** Query parameters. */
  query?: Fields;
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
  method: 'GET' | 'POST';
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
