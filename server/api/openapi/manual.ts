import type { Fields, Piece } from './pieces.ts';

/** What the document says of a call beyond what its route tells itself. */
export interface Manual {
  tag: string;
  /** What it does, in half a line. */
  summary: string;
  /** What else a caller must know. */
  note?: string;
  /** Parameters of the address. */
  query?: Fields;
  /** The fields of the body; `maybe` marks those that can be left out. */
  sends?: Fields;
  /** The body may hold other fields as well. */
  sendsMore?: boolean;
  /** The fields of the answer, under `data` and at the top; a list when the answer is a bare list. */
  answers: Piece;
}

/** A call that takes or answers bytes, so that no document of the API answers it. */
export type FileCall = FileWords & (AnswersFile | AnswersFields);

interface AnswersFile {
  /** The media type of what it answers with. */
  media: string;
}

interface AnswersFields {
  /** What it took was kept: 201, and these. */
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
  /** The media type of the body; of a form also its fields. */
  takes?: { media: string; fields?: Fields };
  open?: boolean;
  permission?: string;
}
