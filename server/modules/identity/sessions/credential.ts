import { KEY_MARK } from '../api-keys/api-key.rules.ts';

/** What an Authorization header carries. */
export interface Credential {
  kind: 'token' | 'api_key';
  text: string;
}

const TOKEN_FORM = /^[\w-]+\.[\w-]+\.[\w-]+$/;
const KEY_FORM = new RegExp(`^${KEY_MARK}[\\w-]{20,100}$`);
const LONGEST = 4_096;

/**
 * Reads `Bearer <token>`, `Bearer <key>` or the raw key (or token).
 * Returns null when nothing was sent, undefined when it cannot be either.
 */
export function readCredential(authorization: string | undefined): Credential | null | undefined {
  const text = authorization?.replace(/^bearer(\s+|$)/i, '').trim();
  if (text === undefined || (authorization ?? '').trim() === '') return null;
  if (text.length > LONGEST) return undefined;
  if (KEY_FORM.test(text)) return { kind: 'api_key', text };
  return TOKEN_FORM.test(text) ? { kind: 'token', text } : undefined;
}
