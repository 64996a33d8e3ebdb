import { ticketsRoot } from './anchored-roots.ts';
import { decodeBase64Url } from './encoding.ts';
import { faultIn, isCount, isHex, isTime, type Shape } from './fields.ts';
import { hashAtEnd, leafHash } from './merkle-tree.ts';
import { issuedEntry, SALT_BYTES } from './ticket-entry.ts';
import type { TicketFile } from './ticket-file.ts';

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
