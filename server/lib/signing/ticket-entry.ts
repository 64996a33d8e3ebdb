import { hash } from 'node:crypto';
import { canonicalTicket } from './canonical-ticket.ts';
import { DOMAIN } from './domains.ts';
import { uuidBytes } from './encoding.ts';
import type { UnsignedTicket } from './ticket-file.ts';

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
