import { readFailure } from '../apollo/read-failure.ts';
import { succeeded } from '../apollo/refused-call.ts';
import { callTexts } from '../texts/calls.ts';
import { saveFile } from '../ui/save-file.ts';
import { signedFetch } from './signed-fetch.ts';

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
