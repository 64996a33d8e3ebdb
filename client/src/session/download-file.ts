import { saveFile } from '../ui/save-file.ts';
import { signedFetch } from './fetch-file.ts';

/** Downloads a file with the session's credential. Returns whether it succeeded. */
export async function downloadFile(address: string, name: string): Promise<boolean> {
  try {
    const response = await signedFetch(address);
    if (!response.ok) return false;
    saveFile(await response.blob(), name);
    return true;
  } catch (error) {
    console.error(`${name} could not be fetched`, error);
    return false;
  }
}
