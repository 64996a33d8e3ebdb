import { openSecret, SecretNotOpened, sealSecret } from '../../../lib/signing/index.ts';
import type { Secrets } from '../../../platform/config/secrets.ts';

/** A secret that is moved to another endpoint no longer opens. */
const bindingOf = (endpointId: string): string => `passa.webhook\n${endpointId}`;

export function sealEndpointSecret({ masterKey }: Secrets, endpointId: string, secret: Buffer): string {
  return sealSecret(masterKey, bindingOf(endpointId), secret);
}

/** While a master key is being exchanged some secrets lie under the one before. @throws SecretNotOpened */
export function openEndpointSecret(
  { masterKey, formerMasterKeys }: Secrets,
  endpointId: string,
  sealed: string,
): Buffer {
  for (const key of [masterKey, ...formerMasterKeys]) {
    try {
      return openSecret(key, bindingOf(endpointId), sealed);
    } catch (error) {
      if (!(error instanceof SecretNotOpened)) throw error;
    }
  }
  throw new SecretNotOpened('the sealed secret belongs to none of the master keys');
}
