import type { DueMethod } from '../../gql/graphql.ts';

/** How the amount due was handled at the door: paid, waived, or left unpaid. */
export type Settlement = DueMethod | 'UNPAID';
