import type { ScanOutcome } from '../../platform/vocabulary.ts';

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

/** Times that complete the message of an outcome; null or missing: not known. */
export interface OutcomeTimes {
  /** An earlier entry by the same ticket. */
  usedAt?: Date | null;
  usedGate?: string | null;
  validFrom?: Date | null;
  validUntil?: Date | null;
}

/** Returns the message of an outcome, with the relevant time. */
export function sentenceOf(outcome: ScanOutcome, times: OutcomeTimes = {}): string {
  const { usedAt, usedGate, validFrom, validUntil } = times;
  if (outcome === 'already_used' && usedAt)
    return `The ticket was already used on ${moment(usedAt)}${usedGate ? ` at ${usedGate}` : ''}.`;
  if (outcome === 'not_yet_valid' && validFrom) return `The ticket is valid from ${moment(validFrom)}.`;
  if (outcome === 'expired' && validUntil) return `The ticket expired on ${moment(validUntil)}.`;
  return SENTENCES[outcome];
}

/** "2026-12-05 at 16:04:09 UTC" */
function moment(at: Date): string {
  const [day, time] = at.toISOString().split('T') as [string, string];
  return `${day} at ${time.slice(0, 8)} UTC`;
}
