import { language } from '../language/language.ts';
import { clearApiKey } from './api-key.ts';
import { authorization, usesApiKey } from './credential.ts';

/**
 * Fetches as who is signed in. A key that is refused is cleared, replaced and the call made once more. Throws
 * ApiKeyFailure when a key is needed and cannot be had.
 */
export async function signedFetch(url: string, init: RequestInit = {}): Promise<Response> {
  const send = async (): Promise<Response> => {
    const credential = await authorization();
    const headers = new Headers(init.headers);
    headers.set('accept-language', language);
    if (credential) headers.set('authorization', credential);
    return fetch(url, { ...init, headers });
  };
  const response = await send();
  if (response.status !== 401 || !usesApiKey('automatic')) return response;
  clearApiKey();
  return send();
}
