import { type Fields, list, maybe, NEXT, type Piece } from '../../openapi/pieces.ts';

/** Paging parameters of a list. */
export const PAGED: Fields = {
  first: maybe({
    type: 'integer',
    minimum: 1,
    maximum: 100,
    description: 'How many entries; 100 unless given.',
  }),
  after: maybe({ type: 'string', description: 'The `next` of the page before.' }),
};

export const SEARCHED: Fields = {
  ...PAGED,
  search: maybe({ type: 'string', description: 'A part of the name, or of what else the list searches.' }),
};

/** A page of a list under its name. */
export const page = (name: string, entry: Piece, rest: Fields = {}): Fields => ({
  [name]: list(entry),
  ...rest,
  next: NEXT,
});
