import type { EntryRule } from '../../gql/graphql.ts';

/** @param rule undefined in a copy of a ticket that an earlier version has saved */
export const admitsAgain = (rule: EntryRule | undefined): rule is Exclude<EntryRule, 'ONCE'> =>
  rule !== undefined && rule !== 'ONCE';
