import { succeeded } from '../../apollo/refused-call.ts';
import { reasonOf } from '../../session/fetch-file.ts';
import { signedFetch } from '../../session/signed-fetch.ts';

/** Largest file that the server keeps, in bytes. */
export const LARGEST_RECEIPT = 5 * 1024 * 1024;

/** The kinds that the server takes, as a file field names them. */
export const RECEIPT_TYPES = 'image/png,image/jpeg,image/webp,application/pdf';

type Uploaded = { receiptId: string } | { failure: string };

/** Hands a receipt over before its expense is submitted. Never throws. */
export async function uploadReceipt(file: File): Promise<Uploaded> {
  try {
    const response = await signedFetch('/api/expenses/receipts', {
      method: 'POST',
      headers: {
        'content-type': file.type || 'application/octet-stream',
        // A header holds no letters beyond Latin.
        'x-file-name': encodeURIComponent(file.name),
      },
      body: file,
    });
    const body = (await (await succeeded(response)).json()) as { receipt_id: string };
    return { receiptId: body.receipt_id };
  } catch (error) {
    console.error('The receipt could not be handed over', error);
    return { failure: reasonOf(error) };
  }
}
