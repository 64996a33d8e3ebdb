import { signedFetch } from '../../session/signed-fetch.ts';

/** Fetches an archive as who is signed in, and hands it over as a file. True when it worked. */
export async function downloadArchive(path: string, fileName: string): Promise<boolean> {
  try {
    const response = await signedFetch(path);
    if (!response.ok) return false;
    const address = URL.createObjectURL(await response.blob());
    const link = document.createElement('a');
    link.href = address;
    link.download = fileName;
    link.click();
    // The browser has taken the file by the next turn.
    setTimeout(() => URL.revokeObjectURL(address), 0);
    return true;
  } catch (error) {
    console.error('The archive could not be fetched', error);
    return false;
  }
}
