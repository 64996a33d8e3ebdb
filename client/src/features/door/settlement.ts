import type { DueMethod } from '../../gql/graphql.ts';

/** How a due was handled at the door: paid, waived, or let in unpaid. */
export type Settlement = DueMethod | 'UNPAID';
