import { openSecret, SecretNotOpened } from '../../../lib/signing/index.ts';

/**
 * Opens a secret with the first master key that fits: while a master key is replaced, some secrets are sealed with the
 * old one.
 * @throws SecretNotOpened when none fits
 */
export function openSecretWithAny(masterKeys: readonly Buffer[], binding: string, sealed: string): Buffer {
  for (const masterKey of masterKeys) {
    try {
      return openSecret(masterKey, binding, sealed);
    } catch (error) {
      if (!(error instanceof SecretNotOpened)) throw error;
    }
  }
  throw new SecretNotOpened('the sealed secret belongs to none of the master keys');
}

export function opensWith(masterKey: Buffer, binding: string, sealed: string): boolean {
  try {
    openSecret(masterKey, binding, sealed).fill(0);
    return true;
  } catch {
    return false;
  }
}
