import { receiptTexts } from '../../messages/receipts.ts';
import { fetchFile, reasonOf } from '../../session/fetch-file.ts';

/** Proof of a reader without an account: the pass of a mailed link, or the secret of the order. */
export interface ReceiptProof {
  pass?: string;
  orderKey?: string | null;
}

/**
 * Downloads a receipt as a PDF.
 *
 * @returns null on success, else the reason
 */
export async function downloadReceipt(
  id: string,
  number: string,
  { pass, orderKey }: ReceiptProof,
): Promise<string | null> {
  const headers = { ...(pass && { 'x-ticket-pass': pass }), ...(orderKey && { 'x-order-key': orderKey }) };
  try {
    await fetchFile(`/api/receipts/${encodeURIComponent(id)}/pdf`, `${number}.pdf`, { headers });
    return null;
  } catch (error) {
    console.error(receiptTexts.notFetched, error);
    return reasonOf(error);
  }
}
