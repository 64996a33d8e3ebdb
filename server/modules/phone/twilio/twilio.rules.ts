import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * Checks the signature of a callback: base64 of HMAC-SHA1 with the token of the account, over the address followed by the
 * fields of the form in the order of their names. Source: twilio.com/docs/usage/security
 */
export function isSigned(
  { url, form, signature }: { url: string; form: URLSearchParams; signature: unknown },
  authToken: string,
): boolean {
  if (typeof signature !== 'string') return false;
  const fields = [...new Set(form.keys())]
    .sort()
    .map((name) => name + [...new Set(form.getAll(name))].join(''));
  const expected = createHmac('sha1', authToken)
    .update(url + fields.join(''))
    .digest();
  const given = Buffer.from(signature, 'base64');
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** The state that a status of a message stands for; undefined for those before the network has it. */
export const STATES: Readonly<Record<string, 'sent' | 'delivered' | 'failed' | undefined>> = {
  sent: 'sent',
  delivered: 'delivered',
  read: 'delivered',
  undelivered: 'failed',
  failed: 'failed',
};

/** The recipient has replied STOP. */
export const OPTED_OUT = '21610';
