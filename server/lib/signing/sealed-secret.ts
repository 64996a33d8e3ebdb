import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { decodeBase64Url } from '../ticket-format/bytes.ts';

const FORMAT = 'v1.';
const IV_BYTES = 12;
const TAG_BYTES = 16;
const MASTER_KEY_BYTES = 32;

/** The sealed text cannot be opened: another master key, another row, damage, or a newer format. */
export class SecretNotOpened extends Error {
  readonly code = 'SECRET_NOT_OPENED';
}

export interface SecretRow {
  readonly issuerId: string;
  readonly version: number;
  /** Base64 text. */
  readonly publicKey: string;
}

/**
 * Returns the AAD that binds a sealed secret to its row: a secret moved to another issuer, version or public key no
 * longer opens. The parts cannot contain the newline that separates them.
 */
export function secretBinding({ issuerId, version, publicKey }: SecretRow): string {
  return `passa.signing-key\n${issuerId}\n${version}\n${publicKey}`;
}

function checkMasterKey(masterKey: Uint8Array): void {
  if (masterKey.length !== MASTER_KEY_BYTES) throw new RangeError('the master key is 32 bytes');
}

/**
 * Encrypts with AES-256-GCM and a fresh 96-bit nonce. The text is `v1.` and base64url of nonce, tag and ciphertext, so
 * that the format can change while old rows still open.
 * @throws RangeError unless the master key has 32 bytes.
 */
export function sealSecret(masterKey: Uint8Array, aad: string, plaintext: Uint8Array): string {
  checkMasterKey(masterKey);
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', masterKey, iv, { authTagLength: TAG_BYTES });
  cipher.setAAD(Buffer.from(aad));
  const body = Buffer.concat([cipher.update(plaintext), cipher.final()]);
  return FORMAT + Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url');
}

/**
 * Decrypts a text of `sealSecret`, only with the same master key and the same AAD.
 * @throws SecretNotOpened for everything else, without revealing which part was wrong.
 */
export function openSecret(masterKey: Uint8Array, aad: string, sealed: string): Buffer {
  checkMasterKey(masterKey);
  const bytes = sealed.startsWith(FORMAT) ? decodeBase64Url(sealed.slice(FORMAT.length)) : null;
  if (!bytes || bytes.length < IV_BYTES + TAG_BYTES)
    throw new SecretNotOpened('the sealed secret is damaged');
  try {
    const iv = bytes.subarray(0, IV_BYTES);
    const decipher = createDecipheriv('aes-256-gcm', masterKey, iv, { authTagLength: TAG_BYTES });
    decipher.setAAD(Buffer.from(aad));
    decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
  } catch {
    throw new SecretNotOpened('the sealed secret does not belong to this master key and row');
  }
}

/**
 * Opens a secret with the first master key that fits: while a master key is replaced, some secrets are sealed with the
 * old one.
 * @throws SecretNotOpened when none fits
 */
export function openSecretWithAny(masterKeys: readonly Buffer[], aad: string, sealed: string): Buffer {
  for (const masterKey of masterKeys) {
    try {
      return openSecret(masterKey, aad, sealed);
    } catch (error) {
      if (!(error instanceof SecretNotOpened)) throw error;
    }
  }
  throw new SecretNotOpened('the sealed secret belongs to none of the master keys');
}
