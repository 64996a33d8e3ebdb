import { createPublicKey, type KeyObject, verify } from 'node:crypto';
import { BoundedCache } from './keys.ts';

const L = 2n ** 252n + 27_742_317_777_372_353_535_851_937_790_883_648_493n;

// y of the points of order 1, 2, 4 and 8, little-endian, with the two encodings above the field's prime.
const SMALL_ORDER = [
  '0000000000000000000000000000000000000000000000000000000000000000',
  '0100000000000000000000000000000000000000000000000000000000000000',
  '26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc05',
  'c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac037a',
  'ecffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f',
  'edffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f',
  'eeffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f',
];
const smallOrder = new Set(SMALL_ORDER);

function yOf(point: Buffer): string {
  const y = Buffer.from(point);
  y[31] = (y[31] ?? 0) & 0x7f;
  return y.toString('hex');
}

/** y must be below 2^255 - 19, so that a point has one form. */
function isCanonical(point: Buffer): boolean {
  if (((point[31] ?? 0) & 0x7f) !== 0x7f || (point[0] ?? 0) < 0xed) {
    return true;
  }
  return point.subarray(1, 31).some((byte) => byte !== 0xff);
}

function littleEndian(bytes: Buffer): bigint {
  return BigInt(`0x${Buffer.from(bytes).reverse().toString('hex')}`);
}

/** Null: a key that no signature can satisfy. */
function keyObject(latin1: string): { key: KeyObject | null } {
  const publicKey = Buffer.from(latin1, 'latin1');
  if (!isCanonical(publicKey) || smallOrder.has(yOf(publicKey))) {
    return { key: null };
  }
  try {
    const x = publicKey.toString('base64url');
    return { key: createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' }) };
  } catch {
    return { key: null };
  }
}

const keyObjects = new BoundedCache<{ key: KeyObject | null }>(20_000);

/**
 * Verifies a signature as strictly as libsodium: S below the group's order, no point of small order as key or as R, no
 * second form of a key. Therefore no other valid signature can be derived from one.
 */
export function verifyEd25519(publicKey: Buffer, signature: Buffer, message: Buffer): boolean {
  if (signature.length !== 64) {
    return false;
  }
  const { key } = keyObjects.get(publicKey.toString('latin1'), keyObject);
  if (key === null || smallOrder.has(yOf(signature.subarray(0, 32)))) {
    return false;
  }
  // Only such a high byte allows an S at or above L.
  if (((signature[63] ?? 0) & 0xf0) !== 0 && littleEndian(signature.subarray(32)) >= L) {
    return false;
  }
  return verify(null, message, key, signature);
}
