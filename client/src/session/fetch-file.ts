import { readFailure } from '../apollo/read-failure.ts';
import { succeeded } from '../apollo/refusal.ts';
import { language } from '../language/language.ts';
import { callTexts } from '../messages/shell.ts';
import { saveFile } from '../ui/save-file.ts';
import { clearApiKey } from './api-key.ts';
import { authorization, usesApiKey } from './credential.ts';

/**
 * Sends a call with the session's credential. A rejected key is cleared and replaced, and the call sent once more.
 * @throws ApiKeyFailure when a key is needed and not available
 */
export async function withCredential(
  send: (credential: string | null) => Promise<Response>,
): Promise<Response> {
  const response = await send(await authorization());
  if (response.status !== 401 || !usesApiKey('automatic')) return response;
  clearApiKey();
  return send(await authorization());
}

/** Fetches with the session's credential. @throws ApiKeyFailure as `withCredential` */
export async function signedFetch(url: string, init: RequestInit = {}): Promise<Response> {
  return withCredential((credential) => {
    const headers = new Headers(init.headers);
    headers.set('accept-language', language);
    if (credential) headers.set('authorization', credential);
    return fetch(url, { ...init, headers });
  });
}

/** The message of a failed plain call, in the form of all other refusals. */
export const reasonOf = (failure: unknown): string => readFailure(failure, callTexts.network);

/**
 * Downloads a file with the credential of the session, under the name that the server gives it.
 * @param fallbackName for a response without a name
 * @returns the name of the file
 * @throws RefusedCall
 */
export async function fetchFile(address: string, fallbackName: string, init?: RequestInit): Promise<string> {
  const response = await succeeded(await signedFetch(address, init));
  const [, name = fallbackName] =
    /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '') ?? [];
  saveFile(await response.blob(), name);
  return name;
}
