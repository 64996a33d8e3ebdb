/**
 * Domain separation: a signature or an anchored hash covers one of these prefixes and the message, so that bytes made
 * for one purpose can never be used for another. A new format gets a new prefix; an old prefix never gets a new
 * meaning.
 */
export const DOMAIN = {
  ticketFile: 'passa.ticket.v1\n',
  ticketCode: 'passa.code.v1\n',
  testCode: 'passa.test-code.v1\n',
  liveCode: 'passa.live.v1\n',
  revocationSnapshot: 'passa.revocations.v1\n',
  eventEdition: 'passa.edition.v1\n',
  leaf: 'passa.leaf.v1\n',
  ticketsRoot: 'passa.tickets.v1\n',
  auditHead: 'passa.audit-head.v1\n',
  commitLoss: 'passa.audit-commits-lost.v1\n',
} as const;

export const SIGNATURE_BYTES = 64;

// The group order L of RFC 8032 section 5.1, as the little-endian bytes that a signature's S is compared with.
const ORDER = [
  0xed, 0xd3, 0xf5, 0x5c, 0x1a, 0x63, 0x12, 0x58, 0xd6, 0x9c, 0xf7, 0xa2, 0xde, 0xf9, 0xde, 0x14, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0x10,
];

/**
 * Returns whether a signature has 64 bytes and an S below the group order. S + L satisfies the equation of Ed25519 too:
 * anyone could otherwise make a second, different signature of a good ticket.
 */
export function isStrictSignature(signature: Uint8Array): boolean {
  if (signature.length !== SIGNATURE_BYTES) return false;
  for (let index = 31; index >= 0; index -= 1) {
    const ours = signature[32 + index] ?? 0xff;
    const limit = ORDER[index] ?? 0;
    if (ours !== limit) return ours < limit;
  }
  return false;
}

/** A hash function, such as SHA-256. Each program brings its own. */
export type Hash<T extends Uint8Array = Uint8Array> = (bytes: Uint8Array) => T;
