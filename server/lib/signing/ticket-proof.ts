import { bigEndian, concat, utf8 } from '../ticket-format/bytes.ts';
import { DOMAIN } from '../ticket-format/domains.ts';
import type { TicketFile, TicketProof, UnsignedTicket } from '../ticket-format/ticket-file.ts';
import * as format from '../ticket-format/ticket-proof.ts';
import { sha256 } from './hashes.ts';

/** As in ticket-format, with SHA-256 of Node. */
export const ticketsRoot = (size: number, tree: Uint8Array): Buffer => format.ticketsRoot(size, tree, sha256);
export const provesTicket = (ticket: TicketFile, proof: TicketProof): boolean =>
  format.provesTicket(ticket, proof, sha256);
export const issuedEntry = (salt: Uint8Array, ticket: UnsignedTicket, signature: Uint8Array): Buffer =>
  Buffer.from(format.issuedEntry(salt, ticket, signature, sha256));

/**
 * Returns the bytes under the leaf of a revocation: its timestamp, in milliseconds since 1970.
 * @throws RangeError for a salt of another length
 */
export function revokedEntry(salt: Uint8Array, ticketId: string, revokedAt: Date): Buffer {
  return Buffer.from(format.leafEntry('revoked', salt, ticketId, bigEndian(revokedAt.getTime(), 8)));
}

/**
 * Returns the 32 bytes that anchor the head of the audit log on the ledger.
 * @param seq the number of the last link, from 1
 * @param hash its 32 bytes
 */
export function auditHeadRoot(seq: bigint, hash: Uint8Array): Buffer {
  const place = Buffer.alloc(8);
  place.writeBigUInt64BE(seq);
  return sha256(concat(utf8(DOMAIN.auditHead), place, hash));
}
