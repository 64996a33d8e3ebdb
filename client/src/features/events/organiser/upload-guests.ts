import { succeeded } from '../../../apollo/refused-call.ts';
import { signedFetch } from '../../../session/signed-fetch.ts';

interface GuestUpload {
  eventId: string;
  file: File;
  payment: 'due' | 'complimentary';
  /** The same file sent again under it gives nobody a second ticket. */
  key: string;
}

/** @throws RefusedCall */
export async function uploadGuests({
  eventId,
  file,
  payment,
  key,
}: GuestUpload): Promise<{ issued: number; refused: number }> {
  const response = await signedFetch(`/api/events/${eventId}/guests?payment=${payment}`, {
    method: 'POST',
    headers: {
      'content-type': 'text/csv',
      'idempotency-key': key,
      // A header holds no letters beyond Latin.
      'x-file-name': encodeURIComponent(file.name.slice(0, 200)),
    },
    body: file,
  });
  return (await (await succeeded(response)).json()) as { issued: number; refused: number };
}
