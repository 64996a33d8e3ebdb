import { signedFetch } from '../../../session/signed-fetch.ts';
import { callTexts } from '../../../texts/calls.ts';
import { saveFile } from '../../../ui/save-file.ts';

/** What a call without GraphQL failed with, in words. */
export async function reasonOf(response: Response): Promise<string> {
  const body: unknown = await response.json().catch(() => null);
  const message = (body as { message?: unknown } | null)?.message;
  return typeof message === 'string' ? message : callTexts.serverError(response.status);
}

/** A fetch that never got an answer fails with the browser's own words. */
export function wordsOf(failure: unknown): string {
  return failure instanceof Error && failure.name !== 'TypeError' ? failure.message : callTexts.network;
}

/**
 * Fetches a file as who is signed in and hands it over under the name that the server gives it.
 * @throws Error with what the server said
 */
export async function fetchFile(address: string, fallbackName: string): Promise<void> {
  const response = await signedFetch(address);
  if (!response.ok) throw new Error(await reasonOf(response));
  const [, name = fallbackName] =
    /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '') ?? [];
  saveFile(await response.blob(), name);
}
