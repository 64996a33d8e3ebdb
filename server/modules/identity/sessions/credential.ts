import { KEY_MARK } from '../api-keys/api-key.rules.ts';

/** Content of an Authorization header. */
export interface Credential {
  kind: 'token' | 'api_key';
  text: string;
}

const TOKEN_FORM = /^[\w-]+\.[\w-]+\.[\w-]+$/;
const KEY_FORM = new RegExp(`^${KEY_MARK}[\\w-]{20,100}$`);
const LONGEST = 4_096;

/**
 * Parses `Bearer <token>`, `Bearer <key>` or the raw key (or token).
 * @returns null when the header is missing or empty, undefined when it is neither
 */
export function readCredential(authorization: string | undefined): Credential | null | undefined {
  const text = authorization?.replace(/^bearer(\s+|$)/i, '').trim();
  if (text === undefined || (authorization ?? '').trim() === '') return null;
  if (text.length > LONGEST) return undefined;
  if (KEY_FORM.test(text)) return { kind: 'api_key', text };
  return TOKEN_FORM.test(text) ? { kind: 'token', text } : undefined;
}
