import type { CheckContext, CredentialFault } from './descriptor.ts';

/** Longest text that is copied from a provider's pages. */
export const MAX_CREDENTIAL_LENGTH = 500;

/** The fault of a text that was copied from the provider's pages; null for a good one. */
export function credentialFault(text: string, max = MAX_CREDENTIAL_LENGTH): CredentialFault | null {
  return lengthFault(text, max) ?? (/^[\x21-\x7e]+$/.test(text) ? null : CREDENTIAL);
}

const CREDENTIAL: CredentialFault = {
  code: 'CREDENTIAL',
  message: 'Copy it again: it holds a space or a character that none of them has.',
};

/** The fault of an empty text, or of one that is longer than `max`; null for another one. */
export function lengthFault(text: string, max: number): CredentialFault | null {
  if (text === '') return { code: 'REQUIRED', message: 'Please fill this in.' };
  if (text.length <= max) return null;
  return { code: 'TOO_LONG', max, message: `The text has at most ${max} characters.` };
}

/** The fault of a secret key whose beginning has a form; null for a good one. */
export function secretKeyFault(
  text: string,
  form: RegExp,
  { takesTestKeys }: CheckContext,
): CredentialFault | null {
  const fault = credentialFault(text);
  if (fault) return fault;
  if (!form.test(text)) {
    return { code: 'SECRET_KEY', message: 'This is not a secret key. A secret key begins with sk_.' };
  }
  if (takesTestKeys || !isTestKey(text)) return null;
  return { code: 'TEST_KEY', message: 'This is a test key: buyers would get tickets without paying.' };
}

/** Whether a key is one of a provider's test mode. */
export const isTestKey = (key: string): boolean => /^[a-z]+_test_/.test(key);
