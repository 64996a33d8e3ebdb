import { openSecret, SecretNotOpened, sealSecret } from '../../../lib/signing/index.ts';
import type { Secrets } from '../../../platform/config/secrets.ts';

/** Binds a sealed secret to its endpoint, so that it cannot be opened for another one. */
const bindingOf = (endpointId: string): string => `passa.webhook\n${endpointId}`;

export function sealEndpointSecret({ masterKey }: Secrets, endpointId: string, secret: Buffer): string {
  return sealSecret(masterKey, bindingOf(endpointId), secret);
}

/** Opens a secret with the current or a former master key, because rotation is gradual. @throws SecretNotOpened */
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
