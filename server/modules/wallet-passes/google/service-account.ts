import { createPrivateKey, type KeyObject } from 'node:crypto';
import { plainText } from '../pem.rules.ts';

/** Account of a program at Google Cloud. */
export interface ServiceAccount {
  readonly email: string;
  readonly key: KeyObject;
  /** Address that gives out access tokens. */
  readonly tokenUrl: string;
}

/**
 * Reads the key file of a service account.
 * @param given JSON, or base64 of it
 * @throws Error for anything else
 */
export function readServiceAccount(given: string): ServiceAccount {
  const text = given.trim().startsWith('{') ? given : plainText(given, (one) => one.startsWith('{'));
  const { client_email: email, private_key: key, token_uri: tokenUrl } = JSON.parse(text);
  if (typeof email !== 'string' || typeof key !== 'string' || !URL.canParse(tokenUrl))
    throw new Error('The key of the service account is not complete.');
  return { email, key: createPrivateKey(key), tokenUrl };
}

export function isServiceAccount(given: string): boolean {
  try {
    return readServiceAccount(given).key.asymmetricKeyType === 'rsa';
  } catch {
    return false;
  }
}
