import { receiptTexts } from '../../messages/receipts.ts';
import { fetchFile, reasonOf } from '../../session/fetch-file.ts';

/**
 * Downloads a receipt as a PDF.
 *
 * @param pass of a reader who opened the tickets by a mailed link
 * @returns null on success, else the reason
 */
export async function downloadReceipt(id: string, number: string, pass?: string): Promise<string | null> {
  const init = pass === undefined ? {} : { headers: { 'x-ticket-pass': pass } };
  try {
    await fetchFile(`/api/receipts/${encodeURIComponent(id)}/pdf`, `${number}.pdf`, init);
    return null;
  } catch (error) {
    console.error(receiptTexts.notFetched, error);
    return reasonOf(error);
  }
}
