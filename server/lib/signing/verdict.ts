/**
 * Why something signed is refused. `detail` says what exactly, for the scan log and for developers; people are
 * shown the reason only.
 * - malformed: not of this form at all, or not in its one canonical encoding
 * - unknown_version: well formed, but of a later version than this program knows
 * - unknown_key: the verifier has no such key of this issuer; a device should synchronize and try again
 * - bad_signature: the key is known and did not sign this
 */
export type RefusalReason = 'malformed' | 'unknown_version' | 'unknown_key' | 'bad_signature';

export interface Refusal {
  readonly ok: false;
  readonly reason: RefusalReason;
  readonly detail: string;
}

export function refuse(reason: RefusalReason, detail: string): Refusal {
  return { ok: false, reason, detail };
}
