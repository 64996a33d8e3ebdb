import type { KeyHolder } from '../../gql/graphql.ts';
import { locale } from '../../language/language.ts';
import { contractPageTexts } from '../../messages/contracts.ts';

/** Counts approvals of signatories whose accounts are not suspended. */
export const givenApprovals = (
  signatories: readonly { approvedAt?: string | null; active: boolean }[],
): number => signatories.filter(({ approvedAt, active }) => Boolean(approvedAt) && active).length;

interface Holder {
  name: string;
  keyHolder?: KeyHolder | null;
}

const list = new Intl.ListFormat(locale, { type: 'conjunction' });

const namesOf = (signatories: readonly Holder[]): string => list.format(signatories.map(({ name }) => name));

/** Explains who holds the keys of an escrow and the consequences, for readers without knowledge of ledgers. */
export function keySentences(signatories: readonly Holder[], requiredSigs: number): string[] {
  const ours = signatories.filter(({ keyHolder }) => keyHolder === 'PLATFORM');
  const theirs = signatories.filter(({ keyHolder }) => keyHolder === 'OWN');
  const sentences: string[] = [];
  if (theirs.length === 0) sentences.push(contractPageTexts.allKeptByUs);
  else if (ours.length > 0) sentences.push(contractPageTexts.keptByUs(namesOf(ours)));
  if (theirs.length > 0) sentences.push(contractPageTexts.keptByThem(namesOf(theirs), theirs.length));
  sentences.push(
    ours.length < requiredSigs
      ? contractPageTexts.weHaveTooFew(requiredSigs)
      : contractPageTexts.weHaveEnough,
  );
  return sentences;
}
