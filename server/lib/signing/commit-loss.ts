import { hkdfSync } from 'node:crypto';
import { DOMAIN } from '../ticket-format/domains.ts';
import { signBytes, verifyBytes } from './ed25519.ts';
import { loadSigningKey, type SigningKey } from './keys.ts';

/** Sealed links of the audit chain that were lost, because a failover lost the last commits of the old primary. */
export interface CommitLoss {
  /** The last link known to be lost; its hash as 64 hex digits. */
  readonly lost_seq: string;
  readonly lost_hash: string;
  /** The last link of the chain when the loss was noticed, and the time of its entry (ISO 8601). */
  readonly kept_seq: string;
  readonly kept_hash: string;
  readonly kept_at: string;
  readonly noticed_at: string;
  /** PostgreSQL's timeline, which grows with each promotion. */
  readonly timeline_before: number;
  readonly timeline_now: number;
}

export interface SignedCommitLoss extends CommitLoss {
  /** Ed25519, base64. */
  readonly signature: string;
}

const KEY_BYTES = 32;

/**
 * Derives the key that signs losses from the master key by HKDF, so that access to the database is not enough to
 * explain away a truncated chain.
 * @param masterKey 32 bytes
 */
export function auditKey(masterKey: Uint8Array): SigningKey {
  const seed = Buffer.from(hkdfSync('sha256', masterKey, Buffer.alloc(0), DOMAIN.commitLoss, KEY_BYTES));
  return loadSigningKey({ issuerId: 'audit', version: 1, seed });
}

/** Signs with Ed25519 over the domain prefix and the members as a JSON array, in the order of `CommitLoss`. */
export function signCommitLoss(loss: CommitLoss, key: SigningKey): SignedCommitLoss {
  return { ...loss, signature: signBytes(messageOf(loss), key.privateKey).toString('base64') };
}

/** @param value the details of an entry, which may have any form */
export function verifyCommitLoss(value: unknown, keys: readonly SigningKey[]): value is SignedCommitLoss {
  const loss = value as Partial<SignedCommitLoss> | null;
  if (typeof loss?.signature !== 'string') return false;
  const signature = Buffer.from(loss.signature, 'base64');
  const message = messageOf(loss as SignedCommitLoss);
  return keys.some(({ publicKey }) => verifyBytes(message, signature, publicKey));
}

function messageOf(loss: CommitLoss): Buffer {
  const members = [
    loss.lost_seq,
    loss.lost_hash,
    loss.kept_seq,
    loss.kept_hash,
    loss.kept_at,
    loss.noticed_at,
    loss.timeline_before,
    loss.timeline_now,
  ];
  return Buffer.from(DOMAIN.commitLoss + JSON.stringify(members));
}
