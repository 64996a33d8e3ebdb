import { language } from '../language/language.ts';
import { clearApiKey } from './api-key.ts';
import { authorization, usesApiKey } from './credential.ts';

/**
 * Fetches with the session's credential. A rejected key is cleared and replaced, and the call sent once more.
 * @throws ApiKeyFailure when a key is needed and not available
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
