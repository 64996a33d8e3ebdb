/** The text form of 32 bytes on the ledger (SEP-23): a byte for their kind, the bytes, a checksum, in base32. */
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const PUBLIC_KEY = 6 << 3;
const SECRET_SEED = 18 << 3;
const CHECKSUM = 2;

/** `G...`, 56 characters. */
export function encodePublicKey(bytes: Uint8Array): string {
  return encode(PUBLIC_KEY, bytes);
}

/** `S...`, 56 characters: it gives full control of the account. */
export function encodeSecretSeed(bytes: Uint8Array): string {
  return encode(SECRET_SEED, bytes);
}

function encode(kind: number, bytes: Uint8Array): string {
  const all = Buffer.alloc(1 + bytes.length + CHECKSUM);
  all[0] = kind;
  all.set(bytes, 1);
  all.writeUInt16LE(checksum(all.subarray(0, -CHECKSUM)), 1 + bytes.length);
  return base32(all);
}

/** 35 bytes are 280 bits, which five divides: there is never any padding. */
function base32(bytes: Uint8Array): string {
  let text = '';
  let bits = 0;
  let held = 0;
  for (const byte of bytes) {
    held = ((held << 8) | byte) & 0xfff;
    for (bits += 8; bits >= 5; bits -= 5) text += ALPHABET[(held >> (bits - 5)) & 31];
  }
  return text;
}

/** CRC-16/XMODEM. */
function checksum(bytes: Uint8Array): number {
  let crc = 0;
  for (const byte of bytes) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 0x8000 ? ((crc << 1) ^ 0x1021) & 0xffff : crc << 1;
  }
  return crc;
}
