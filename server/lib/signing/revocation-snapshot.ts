import { decodeBase64Url } from '../ticket-format/bytes.ts';
import { faultIn } from '../ticket-format/fields.ts';
import {
  type RevocationSnapshot,
  SNAPSHOT,
  snapshotMessage,
  type UnsignedSnapshot,
} from '../ticket-format/revocation-snapshot.ts';
import { type Refusal, refuse } from '../ticket-format/verdict.ts';
import { signBytes, verifyBytes } from './ed25519.ts';
import type { SigningKey } from './keys.ts';
import type { FindKey } from './ticket-signature.ts';

export type SnapshotVerdict = { readonly ok: true; readonly snapshot: RevocationSnapshot } | Refusal;

/** Signs a snapshot; issuer and key version come from the key. */
export function signSnapshot(
  snapshot: Omit<UnsignedSnapshot, 'issuer_id' | 'key_version'>,
  key: SigningKey,
): RevocationSnapshot {
  const unsigned: UnsignedSnapshot = {
    issuer_id: key.issuerId,
    number: snapshot.number,
    created_at: snapshot.created_at,
    since: snapshot.since,
    revoked: snapshot.revoked.map(({ ticket_id, revoked_at }) => ({ ticket_id, revoked_at })),
    total_revoked: snapshot.total_revoked,
    key_version: key.version,
  };
  return {
    ...unsigned,
    signature: signBytes(snapshotMessage(unsigned), key.privateKey).toString('base64url'),
  };
}

function inconsistency(snapshot: RevocationSnapshot): string | null {
  const listed = snapshot.revoked.length;
  if (snapshot.since === null) return listed === snapshot.total_revoked ? null : 'total_revoked';
  if (snapshot.since > snapshot.number) return 'since';
  return listed <= snapshot.total_revoked ? null : 'total_revoked';
}

function judge(value: unknown, findKey: FindKey): SnapshotVerdict {
  const fault = faultIn(value, SNAPSHOT);
  if (fault) return refuse('malformed', fault);
  const snapshot = value as RevocationSnapshot;
  const unsound = inconsistency(snapshot);
  if (unsound) return refuse('malformed', unsound);
  const key = findKey(snapshot.issuer_id, snapshot.key_version);
  if (key?.issuerId !== snapshot.issuer_id || key.version !== snapshot.key_version) {
    return refuse('unknown_key', `issuer ${snapshot.issuer_id}, key version ${snapshot.key_version}`);
  }
  const signature = decodeBase64Url(snapshot.signature);
  if (!signature) return refuse('malformed', 'signature');
  const good = verifyBytes(snapshotMessage(snapshot), signature, key.publicKey);
  return good ? { ok: true, snapshot } : refuse('bad_signature', 'the signature does not match the snapshot');
}

/** Verifies form, consistency, key and signature of a parsed snapshot. Never throws. */
export function verifySnapshot(value: unknown, findKey: FindKey): SnapshotVerdict {
  try {
    return judge(value, findKey);
  } catch {
    return refuse('malformed', 'not readable');
  }
}
