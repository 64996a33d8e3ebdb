import { type KeyObject, sign, verify } from 'node:crypto';

/**
 * Domain separation: a signature or an anchored hash covers one of these prefixes and the message, so that bytes made
 * for one purpose can never be used for another. A new format gets a new prefix; an old prefix never gets a new
 * meaning.
 */
export const DOMAIN = {
  ticketFile: 'passa.ticket.v1\n',
  ticketCode: 'passa.code.v1\n',
  testCode: 'passa.test-code.v1\n',
  revocationSnapshot: 'passa.revocations.v1\n',
  eventEdition: 'passa.edition.v1\n',
  leaf: 'passa.leaf.v1\n',
  ticketsRoot: 'passa.tickets.v1\n',
  auditHead: 'passa.audit-head.v1\n',
  commitLoss: 'passa.audit-commits-lost.v1\n',
} as const;

export const SIGNATURE_BYTES = 64;

// The group order L of RFC 8032 section 5.1, as the little-endian bytes that a signature's S is compared with.
const ORDER = Buffer.from('edd3f55c1a631258d69cf7a2def9de1400000000000000000000000000000010', 'hex');

function isBelowOrder(signature: Uint8Array): boolean {
  for (let index = 31; index >= 0; index -= 1) {
    const ours = signature[32 + index] ?? 0xff;
    const limit = ORDER[index] ?? 0;
    if (ours !== limit) return ours < limit;
  }
  return false;
}

/** Signs a message; returns 64 bytes. The caller caches key objects: parsing one costs 14 signatures. */
export function signBytes(message: Uint8Array, privateKey: KeyObject): Buffer {
  return sign(null, message, privateKey);
}

/**
 * Verifies Ed25519 strictly: besides the equation it demands 64 bytes and S below the group order, because S + L
 * satisfies the equation too: anyone could otherwise make a second, different signature of a good ticket.
 */
export function verifyBytes(message: Uint8Array, signature: Uint8Array, publicKey: KeyObject): boolean {
  if (signature.length !== SIGNATURE_BYTES || !isBelowOrder(signature)) return false;
  return verify(null, message, publicKey, signature);
}
