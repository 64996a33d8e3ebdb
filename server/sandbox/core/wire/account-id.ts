import { StrKey } from '@stellar/stellar-sdk';
import { BoundedCache } from './bounded-cache.ts';

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
