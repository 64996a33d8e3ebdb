import { DOMAIN, signBytes, verifyBytes } from './ed25519.ts';
import { decodeBase64Url } from './encoding.ts';
import { faultIn, isCount, isKeyVersion, isSignature, isTime, isUuid, type Shape } from './fields.ts';
import type { SigningKey } from './keys.ts';
import type { FindKey } from './ticket-signature.ts';
import { type Refusal, refuse } from './verdict.ts';

/**
 * The `issuer_id` of the whole installation: its snapshot lists the revoked tickets of every organiser and is signed
 * with the installation's own key. No organiser has this id.
 */
export const INSTALLATION_ID = '00000000-0000-0000-0000-000000000000';

export interface RevokedTicket {
  readonly ticket_id: string;
  /** ISO-8601, UTC, milliseconds. */
  readonly revoked_at: string;
}

/** The revoked tickets of one issuer, or of the installation, at one time: all, or those since an earlier number. */
export interface UnsignedSnapshot {
  readonly issuer_id: string;
  /** Increases with every revocation of the issuer; a device keeps the highest it has. */
  readonly number: number;
  readonly created_at: string;
  /** The number that a delta is based on; null in a full snapshot. */
  readonly since: number | null;
  readonly revoked: readonly RevokedTicket[];
  /** All revoked tickets of the issuer, whether listed here or not. */
  readonly total_revoked: number;
  readonly key_version: number;
}

export interface RevocationSnapshot extends UnsignedSnapshot {
  /** Ed25519, base64url without padding. */
  readonly signature: string;
}

export type SnapshotVerdict = { readonly ok: true; readonly snapshot: RevocationSnapshot } | Refusal;

const ENTRY: Shape = { ticket_id: isUuid, revoked_at: isTime };
const SNAPSHOT: Shape = {
  issuer_id: isUuid,
  number: isCount,
  created_at: isTime,
  since: (value) => value === null || isCount(value),
  revoked: (value) => Array.isArray(value) && value.every((entry) => faultIn(entry, ENTRY) === null),
  total_revoked: isCount,
  key_version: isKeyVersion,
  signature: isSignature,
};

/** Returns the RFC 8785 text without the signature. Ids, times and whole numbers need no escaping. */
export function canonicalSnapshot(snapshot: UnsignedSnapshot): string {
  const revoked = snapshot.revoked.map(
    (entry) => `{"revoked_at":"${entry.revoked_at}","ticket_id":"${entry.ticket_id}"}`,
  );
  return (
    `{"created_at":"${snapshot.created_at}","issuer_id":"${snapshot.issuer_id}",` +
    `"key_version":${snapshot.key_version},"number":${snapshot.number},"revoked":[${revoked.join(',')}],` +
    `"since":${snapshot.since},"total_revoked":${snapshot.total_revoked}}`
  );
}

function snapshotMessage(snapshot: UnsignedSnapshot): Buffer {
  return Buffer.from(DOMAIN.revocationSnapshot + canonicalSnapshot(snapshot));
}

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
