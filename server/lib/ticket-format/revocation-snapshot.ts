import { utf8 } from './bytes.ts';
import { DOMAIN } from './domains.ts';
import { faultIn, isCount, isKeyVersion, isSignature, isTime, isUuid, type Shape } from './fields.ts';

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

const ENTRY: Shape = { ticket_id: isUuid, revoked_at: isTime };
export const SNAPSHOT: Shape = {
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

/** Returns the signed bytes: the domain prefix and the canonical JSON, in UTF-8. */
export const snapshotMessage = (snapshot: UnsignedSnapshot): Uint8Array =>
  utf8(DOMAIN.revocationSnapshot + canonicalSnapshot(snapshot));
