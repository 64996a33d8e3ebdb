import { bigEndian, concat, decodeBase64Url, fromHex, hexOf, utf8, uuidBytes } from './bytes.ts';
import { DOMAIN, type Hash } from './domains.ts';
import { faultIn, isCount, isHex, isTime, type Shape } from './fields.ts';
import { canonicalTicket, type TicketFile, type TicketProof, type UnsignedTicket } from './ticket-file.ts';

export const HASH_BYTES = 32;
export const SALT_BYTES = 16;

/** The byte after the domain prefix: the event of the entry. */
const EVENTS = { issued: 1, revoked: 2 } as const;

/** Returns the bytes of an entry before its salt. */
export function entryHead(event: keyof typeof EVENTS): Uint8Array {
  return concat(utf8(DOMAIN.leaf), Uint8Array.of(EVENTS[event]));
}

/** @throws RangeError for a salt of another length */
export function leafEntry(
  event: keyof typeof EVENTS,
  salt: Uint8Array,
  ticketId: string,
  fact: Uint8Array,
): Uint8Array {
  if (salt.length !== SALT_BYTES) throw new RangeError(`a salt has ${SALT_BYTES} bytes`);
  return concat(entryHead(event), salt, uuidBytes(ticketId), fact);
}

/**
 * Returns the bytes under the leaf of an issued ticket. They hold a digest of its canonical text and signature, so that
 * the leaf proves every letter of the file and reveals none: without salt and signature it cannot even be guessed.
 * @param salt 16 random bytes of this leaf alone
 * @param signature the 64 bytes of the ticket's signature
 * @throws RangeError for a salt of another length
 */
export function issuedEntry(
  salt: Uint8Array,
  ticket: UnsignedTicket,
  signature: Uint8Array,
  sha256: Hash,
): Uint8Array {
  return leafEntry('issued', salt, ticket.id, sha256(concat(utf8(canonicalTicket(ticket)), signature)));
}

// RFC 6962, section 2.1: a leaf and a node never have the same bytes under their hash, so an inner node cannot be
// passed off as a leaf of a shorter tree.
const LEAF = Uint8Array.of(0);
const NODE = Uint8Array.of(1);

/** Returns the hash of a leaf over its entry. */
export function leafHash<T extends Uint8Array>(entry: Uint8Array, sha256: Hash<T>): T {
  return sha256(concat(LEAF, entry));
}

export interface LeafPlace {
  readonly leaf: Uint8Array;
  /** From 0, in the order of the leaves. */
  readonly index: number;
  /** Number of leaves: 1 to 2^31. */
  readonly size: number;
  readonly path: readonly Uint8Array[];
}

/**
 * Returns the tree hash at the end of the path (RFC 9162, section 2.1.3.2), or null when a tree of that size has no
 * such index or another number of steps.
 */
export function hashAtEnd({ leaf, index, size, path }: LeafPlace, sha256: Hash): Uint8Array | null {
  if (!(Number.isInteger(index) && Number.isInteger(size) && index >= 0 && index < size)) return null;
  if (size > 2 ** 31) return null;
  let end = leaf;
  let step = 0;
  let at = index;
  for (let last = size - 1; last > 0; last = Math.floor(last / 2)) {
    const isLonely = at === last && at % 2 === 0;
    if (!isLonely) {
      const sibling = path[step];
      if (sibling?.length !== HASH_BYTES) return null;
      end = sha256(at % 2 === 1 ? concat(NODE, sibling, end) : concat(NODE, end, sibling));
      step += 1;
    }
    at = Math.floor(at / 2);
  }
  return step === path.length ? end : null;
}

/**
 * Returns the 32 bytes that anchor a tree of tickets on the ledger. The number of leaves is bound in, so that a proof
 * holds for one size of the tree alone.
 * @param size 1 to 2^31
 */
export function ticketsRoot<T extends Uint8Array>(size: number, tree: Uint8Array, sha256: Hash<T>): T {
  return sha256(concat(utf8(DOMAIN.ticketsRoot), bigEndian(size, 4), tree));
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

/**
 * Returns true when the proof leads from this ticket to its root. Only the ledger can show whether it holds that root.
 */
export function provesTicket(ticket: TicketFile, proof: TicketProof, sha256: Hash): boolean {
  const signature = decodeBase64Url(ticket.signature);
  if (!signature || !isProof(proof)) return false;
  const leaf = leafHash(issuedEntry(fromHex(proof.salt), ticket, signature, sha256), sha256);
  const { index, size } = proof;
  const tree = hashAtEnd({ leaf, index, size, path: proof.path.map(fromHex) }, sha256);
  return tree !== null && hexOf(ticketsRoot(size, tree, sha256)) === proof.root;
}
