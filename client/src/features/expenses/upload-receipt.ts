import { succeeded } from '../../apollo/refusal.ts';
import { reasonOf, signedFetch } from '../../session/fetch-file.ts';

/** Size limit of the server, in bytes. */
export const LARGEST_RECEIPT = 5 * 1024 * 1024;

/** File types that the server accepts, in the syntax of a file field. */
export const RECEIPT_TYPES = 'image/png,image/jpeg,image/webp,application/pdf';

type Uploaded = { receiptId: string } | { failure: string };

/** Uploads a receipt before its expense is submitted. Never throws. */
export async function uploadReceipt(file: File): Promise<Uploaded> {
  try {
    const response = await signedFetch('/api/expenses/receipts', {
      method: 'POST',
      headers: {
        'content-type': file.type || 'application/octet-stream',
        // HTTP headers are limited to Latin characters.
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
