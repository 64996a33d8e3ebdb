import { createHash, hash } from 'node:crypto';
import { DOMAIN } from './ed25519.ts';
import { decodeBase64Url, uuidBytes } from './encoding.ts';
import { faultIn, isCount, isHex, isTime, type Shape } from './fields.ts';
import { hashAtEnd, leafHash } from './merkle-tree.ts';
import { canonicalTicket, type TicketFile, type UnsignedTicket } from './ticket-file.ts';

/**
 * Returns the 32 bytes that anchor a tree of tickets on the ledger. The number of leaves is bound in, so that a proof
 * holds for one size of the tree alone.
 * @param size 1 to 2^31
 */
export function ticketsRoot(size: number, tree: Uint8Array): Buffer {
  const count = Buffer.alloc(4);
  count.writeUInt32BE(size);
  return createHash('sha256').update(DOMAIN.ticketsRoot).update(count).update(tree).digest();
}

/**
 * Returns the 32 bytes that anchor the head of the audit log on the ledger.
 * @param seq the number of the last link, from 1
 * @param hash its 32 bytes
 */
export function auditHeadRoot(seq: bigint, hash: Uint8Array): Buffer {
  const place = Buffer.alloc(8);
  place.writeBigUInt64BE(seq);
  return createHash('sha256').update(DOMAIN.auditHead).update(place).update(hash).digest();
}

export const SALT_BYTES = 16;

/** The byte after the domain prefix: the event of the entry. */
const EVENTS = { issued: 1, revoked: 2 } as const;

/** Returns the bytes of an entry before its salt. */
export function entryHead(event: keyof typeof EVENTS): Buffer {
  return Buffer.concat([Buffer.from(DOMAIN.leaf), Uint8Array.of(EVENTS[event])]);
}

function entry(event: keyof typeof EVENTS, salt: Uint8Array, ticketId: string, fact: Uint8Array): Buffer {
  if (salt.length !== SALT_BYTES) throw new RangeError(`a salt has ${SALT_BYTES} bytes`);
  return Buffer.concat([entryHead(event), salt, uuidBytes(ticketId), fact]);
}

/**
 * Returns the bytes under the leaf of an issued ticket. They hold a digest of its canonical text and signature, so that
 * the leaf proves every letter of the file and reveals none: without salt and signature it cannot even be guessed.
 * @param salt 16 random bytes of this leaf alone
 * @param signature the 64 bytes of the ticket's signature
 * @throws RangeError for a salt of another length
 */
export function issuedEntry(salt: Uint8Array, ticket: UnsignedTicket, signature: Uint8Array): Buffer {
  const signed = Buffer.concat([Buffer.from(canonicalTicket(ticket)), signature]);
  const digest = hash('sha256', signed, 'buffer');
  return entry('issued', salt, ticket.id, digest);
}

/**
 * Returns the bytes under the leaf of a revocation: its timestamp, in milliseconds since 1970.
 * @throws as `issuedEntry`
 */
export function revokedEntry(salt: Uint8Array, ticketId: string, revokedAt: Date): Buffer {
  const moment = Buffer.alloc(8);
  moment.writeBigUInt64BE(BigInt(revokedAt.getTime()));
  return entry('revoked', salt, ticketId, moment);
}

/** Location of a root on the ledger. */
export interface LedgerPlace {
  /** 'sandbox', 'quickstart', 'testnet'. */
  readonly network: string;
  /** Identifies the network. */
  readonly passphrase: string;
  /** The account that sent the transaction: G... */
  readonly account: string;
  /** Its hash, 64 hex digits. */
  readonly transaction: string;
  readonly ledger: number;
  /** Close time of the ledger: ISO-8601, UTC, milliseconds. */
  readonly closed_at: string;
}

/**
 * Proves that a ticket was issued as it is, and at the latest when: the path from its leaf to a root on the ledger. The
 * ticket file contains it outside the signed part. All bytes are lower-case hex.
 */
export interface TicketProof {
  readonly version: 1;
  /** 16 bytes. */
  readonly salt: string;
  readonly index: number;
  /** Leaves of the tree. */
  readonly size: number;
  /** 32 bytes each, nearest first. */
  readonly path: readonly string[];
  /** 32 bytes: the memo hash of the transaction. */
  readonly root: string;
  readonly anchor: LedgerPlace;
}

const LONGEST_PATH = 31;
const isShort = (value: unknown): boolean => typeof value === 'string' && value.length <= 100;

const ANCHOR: Shape = {
  network: isShort,
  passphrase: isShort,
  account: (value) => typeof value === 'string' && /^G[A-Z2-7]{55}$/.test(value),
  transaction: isHex(32),
  ledger: isCount,
  closed_at: isTime,
};

const PROOF: Shape = {
  version: (value) => value === 1,
  salt: isHex(SALT_BYTES),
  index: isCount,
  size: isCount,
  path: (value) => Array.isArray(value) && value.length <= LONGEST_PATH && value.every(isHex(32)),
  root: isHex(32),
  anchor: (value) => faultIn(value, ANCHOR) === null,
};

/** Checks the form only. */
export const isProof = (value: unknown): boolean => faultIn(value, PROOF) === null;

const bytes = (hex: string): Buffer => Buffer.from(hex, 'hex');

/**
 * Returns true when the proof leads from this ticket to its root. Only the ledger can show whether it holds that root.
 */
export function provesTicket(ticket: TicketFile, proof: TicketProof): boolean {
  const signature = decodeBase64Url(ticket.signature);
  if (!signature || !isProof(proof)) return false;
  const leaf = leafHash(issuedEntry(bytes(proof.salt), ticket, signature));
  const { index, size } = proof;
  const tree = hashAtEnd({ leaf, index, size, path: proof.path.map(bytes) });
  return tree !== null && ticketsRoot(size, tree).toString('hex') === proof.root;
}
