import type { ScanOutcome } from '../../vocabulary.ts';

const SENTENCES: Record<ScanOutcome, string> = {
  admitted: 'Welcome. The entry is recorded.',
  good: 'The ticket is good. No entry was recorded.',
  malformed: 'This is not a ticket of Passa.',
  bad_signature: 'The ticket was changed or forged: its signature does not match.',
  unknown_key: 'The ticket was signed with a key that is not known here.',
  unknown_ticket: 'There is no such ticket.',
  wrong_issuer: 'This ticket is not for an event of yours.',
  wrong_event: 'This ticket is for another event.',
  revoked: 'The ticket was revoked.',
  cancelled: 'The ticket was cancelled.',
  not_yet_valid: 'The ticket is not valid yet.',
  expired: 'The ticket has expired.',
  already_used: 'The ticket was already used.',
};

/** An earlier entry by the same ticket. */
export interface EarlierEntry {
  usedAt: Date | null;
  usedGate: string | null;
}

/** The door's answer in words; an earlier entry is named with its moment and gate. */
export function sentenceOf(outcome: ScanOutcome, earlier?: EarlierEntry): string {
  if (outcome !== 'already_used' || !earlier?.usedAt) return SENTENCES[outcome];
  const [day, time] = earlier.usedAt.toISOString().split('T') as [string, string];
  const place = earlier.usedGate ? ` at ${earlier.usedGate}` : '';
  return `The ticket was already used on ${day} at ${time.slice(0, 8)} UTC${place}.`;
}
