import { succeeded } from '../../../apollo/refused-call.ts';
import { signedFetch } from '../../../session/signed-fetch.ts';

interface GuestUpload {
  eventId: string;
  file: File;
  payment: 'due' | 'complimentary';
  /** Idempotency key: a retried upload creates no second tickets. */
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
      // HTTP headers are limited to Latin characters.
      'x-file-name': encodeURIComponent(file.name.slice(0, 200)),
    },
    body: file,
  });
  return (await (await succeeded(response)).json()) as { issued: number; refused: number };
}
