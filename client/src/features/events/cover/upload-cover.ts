import { succeeded } from '../../../apollo/refusal.ts';
import { language } from '../../../language/language.ts';
import { reasonOf, withCredential } from '../../../session/fetch-file.ts';

/** Size limit of the server, in bytes. */
export const LARGEST_COVER = 10 * 1024 * 1024;

/** File types that the server accepts, in the syntax of a file field. */
export const COVER_TYPES = 'image/jpeg,image/png,image/webp';

interface UploadOptions {
  eventId: string;
  file: Blob;
  /** Called with the sent share, from 0 to 1. At 1 the server prepares the picture. */
  onProgress: (share: number) => void;
}

/** Uploads the cover of an event. Never throws. @returns the message of a failure */
export async function uploadCover({ eventId, file, onProgress }: UploadOptions): Promise<string | null> {
  try {
    const url = `/api/events/${eventId}/cover`;
    await succeeded(await withCredential((credential) => sent(url, file, credential, onProgress)));
    return null;
  } catch (error) {
    console.error('The cover could not be uploaded', error);
    return reasonOf(error);
  }
}

/** `fetch` does not report the progress of what it sends. */
function sent(
  url: string,
  file: Blob,
  credential: string | null,
  onProgress: (share: number) => void,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('PUT', url);
    request.setRequestHeader('accept-language', language);
    request.setRequestHeader('content-type', file.type || 'application/octet-stream');
    if (credential) request.setRequestHeader('authorization', credential);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.upload.onload = () => onProgress(1);
    request.onload = () => resolve(new Response(request.responseText, { status: request.status }));
    request.onerror = () => reject(new TypeError('The connection was lost'));
    request.send(file);
  });
}
