import nacl from 'tweetnacl';

/** The group order L of Ed25519, little-endian. */
const ORDER = [
  0xed, 0xd3, 0xf5, 0x5c, 0x1a, 0x63, 0x12, 0x58, 0xd6, 0x9c, 0xf7, 0xa2, 0xde, 0xf9, 0xde, 0x14, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0x10,
];

function isBelowOrder(signature: Uint8Array): boolean {
  for (let at = 31; at >= 0; at -= 1) {
    const ours = signature[32 + at] ?? 0xff;
    const limit = ORDER[at] ?? 0;
    if (ours !== limit) return ours < limit;
  }
  return false;
}

/**
 * Verifies strict Ed25519: tweetnacl also accepts S + L, which lets anyone make a second signature of a good ticket.
 */
export function strictVerify(message: Uint8Array, signature: Uint8Array, publicKey: Uint8Array): boolean {
  if (signature.length !== 64 || publicKey.length !== 32 || !isBelowOrder(signature)) return false;
  return nacl.sign.detached.verify(message, signature, publicKey);
}
