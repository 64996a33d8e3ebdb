import { readPublicKey, readSignature, utf8 } from '../../verify/check/bytes.ts';
import { strictVerify } from '../../verify/check/strict-verify.ts';
import type { Briefing, Snapshot, SnapshotMark } from './briefing.ts';

/** Builds the signed text, see docs/tickets.md: RFC 8785 of everything but the signature. */
function signedText(snapshot: Snapshot): string {
  const revoked = snapshot.revoked.map(
    ({ ticketId, revokedAt }) => `{"revoked_at":"${revokedAt}","ticket_id":"${ticketId}"}`,
  );
  return (
    `{"created_at":"${snapshot.createdAt}","issuer_id":"${snapshot.issuerId}",` +
    `"key_version":${snapshot.keyVersion},"number":${snapshot.number},"revoked":[${revoked.join(',')}],` +
    `"since":${snapshot.since},"total_revoked":${snapshot.totalRevoked}}`
  );
}

function isSigned(snapshot: Snapshot, briefing: Briefing): boolean {
  const version = briefing.keys.find((known) => known.version === snapshot.keyVersion);
  const key = version ? readPublicKey(version.publicKey) : null;
  const signature = readSignature(snapshot.signature);
  if (!key || !signature) return false;
  return strictVerify(utf8(`passa.revocations.v1\n${signedText(snapshot)}`), signature, key);
}

/**
 * Returns whether the list is acceptable: from this issuer, signed with one of its keys, not older than the stored one,
 * and, when it lists only changes, without a gap to it.
 */
export function isSound(snapshot: Snapshot, briefing: Briefing, held: SnapshotMark | null): boolean {
  if (snapshot.issuerId !== briefing.issuerId || snapshot.number < (held?.number ?? 0)) return false;
  const fits =
    snapshot.since === null
      ? snapshot.revoked.length === snapshot.totalRevoked
      : held !== null && snapshot.since <= held.number;
  return fits && isSigned(snapshot, briefing);
}
