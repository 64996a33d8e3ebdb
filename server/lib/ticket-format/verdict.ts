/**
 * Reason for refusing signed data. `detail` is more specific, for the scan log and for developers; people see only the
 * reason.
 * - malformed: not of this form at all, or not in its one canonical encoding
 * - unknown_version: well formed, but of a newer version than this program supports
 * - unknown_key: the verifier has no such key of this issuer; a device should synchronize and retry
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
