import { StrKey, xdr } from '@stellar/stellar-sdk';
import { BoundedCache } from '../wire/bounded-cache.ts';
import type { BytesWriter } from '../wire/bytes-writer.ts';

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
