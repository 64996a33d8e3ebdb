import { StrKey, xdr } from '@stellar/stellar-sdk';
import type { BytesWriter } from '../bytes.ts';

/** Caches computed values for at most `limit` keys; the oldest is evicted first. */
export class BoundedCache<V> {
  readonly #values = new Map<string, V>();
  readonly #limit: number;

  constructor(limit: number) {
    this.#limit = limit;
  }

  get(key: string, compute: (key: string) => V): V {
    const known = this.#values.get(key);
    if (known !== undefined) {
      return known;
    }
    const value = compute(key);
    if (this.#values.size >= this.#limit) {
      for (const oldest of this.#values.keys()) {
        this.#values.delete(oldest);
        break;
      }
    }
    this.#values.set(key, value);
    return value;
  }
}

const REMEMBERED = 50_000;
const texts = new BoundedCache<string>(REMEMBERED);
const keys = new BoundedCache<Buffer>(REMEMBERED);

/** Encodes 32 bytes as G... */
export function accountIdOf(publicKey: Buffer): string {
  return texts.get(publicKey.toString('latin1'), () => StrKey.encodeEd25519PublicKey(publicKey));
}

/** Decodes the 32 bytes of a G... */
export function publicKeyOf(accountId: string): Buffer {
  return keys.get(accountId, StrKey.decodeEd25519PublicKey);
}

/** SignerKeyType on the wire, which is also the first sort key of signers. */
export const SIGNER_KEY = { ed25519: 0, preAuthTx: 1, hashX: 2, signedPayload: 3 } as const;

export interface SignerKey {
  readonly type: (typeof SIGNER_KEY)[keyof typeof SIGNER_KEY];
  /** Public key or hash, 32 bytes. */
  readonly bytes: Buffer;
  /** The signed payload of a payload signer; empty for the others. */
  readonly payload: Buffer;
  /** Four-byte hint: a signature is tried against this key only when its hint is the same. */
  readonly hint: Buffer;
}

const EMPTY = Buffer.alloc(0);
const parsed = new BoundedCache<SignerKey>(50_000);

// A payload shorter than the hint is padded at the end.
function lastFour(bytes: Buffer): Buffer {
  const hint = Buffer.alloc(4);
  bytes.subarray(Math.max(0, bytes.length - 4)).copy(hint);
  return hint;
}

function payloadHint(key: Buffer, payload: Buffer): Buffer {
  const hint = lastFour(payload);
  for (const [i, byte] of lastFour(key).entries()) {
    hint[i] = (hint[i] ?? 0) ^ byte;
  }
  return hint;
}

function plain(type: SignerKey['type'], bytes: Buffer): SignerKey {
  return { type, bytes, payload: EMPTY, hint: bytes.subarray(28) };
}

function parse(text: string): SignerKey {
  switch (text[0]) {
    case 'G':
      return plain(SIGNER_KEY.ed25519, StrKey.decodeEd25519PublicKey(text));
    case 'T':
      return plain(SIGNER_KEY.preAuthTx, StrKey.decodePreAuthTx(text));
    case 'X':
      return plain(SIGNER_KEY.hashX, StrKey.decodeSha256Hash(text));
    default: {
      const raw = StrKey.decodeSignedPayload(text);
      const bytes = raw.subarray(0, 32);
      const payload = raw.subarray(36, 36 + raw.readUInt32BE(32));
      return { type: SIGNER_KEY.signedPayload, bytes, payload, hint: payloadHint(bytes, payload) };
    }
  }
}

/** Decodes G..., T..., X... or P... */
export function signerKeyOf(text: string): SignerKey {
  return parsed.get(text, parse);
}

/** Encodes a key on the wire as G..., T..., X... or P... */
export function signerKeyText(key: xdr.SignerKey): string {
  switch (key.switch().value) {
    case SIGNER_KEY.ed25519:
      return StrKey.encodeEd25519PublicKey(key.ed25519());
    case SIGNER_KEY.preAuthTx:
      return StrKey.encodePreAuthTx(key.preAuthTx());
    case SIGNER_KEY.hashX:
      return StrKey.encodeSha256Hash(key.hashX());
    default:
      return StrKey.encodeSignedPayload(key.ed25519SignedPayload().toXDR());
  }
}

/** Encodes a transaction's hash (hex) as T...: the signer that allows that one transaction. */
export function preAuthKey(hash: string): string {
  return StrKey.encodePreAuthTx(Buffer.from(hash, 'hex'));
}

/** Compares two signers in the order in which an account keeps them. */
export function compareSignerKeys(a: string, b: string): number {
  const [x, y] = [signerKeyOf(a), signerKeyOf(b)];
  return x.type - y.type || Buffer.compare(x.bytes, y.bytes) || Buffer.compare(x.payload, y.payload);
}

/** Writes a SignerKey as XDR. */
export function writeSignerKey(writer: BytesWriter, text: string): void {
  const key = signerKeyOf(text);
  writer.int32(key.type).fixed(key.bytes);
  if (key.type === SIGNER_KEY.signedPayload) {
    writer.variable(key.payload);
  }
}
