import { labelTexts } from '../../messages/labels.ts';
import { fetchFile, reasonOf } from '../../session/fetch-file.ts';

/**
 * Downloads the printed ticket.
 *
 * @param pass of a reader who opened the tickets by a mailed link
 * @returns null on success, else the reason
 */
export async function downloadPdf(ticketId: string, pass?: string): Promise<string | null> {
  const init = pass === undefined ? {} : { headers: { 'x-ticket-pass': pass } };
  try {
    await fetchFile(`/api/tickets/${encodeURIComponent(ticketId)}/pdf`, `ticket-${ticketId}.pdf`, init);
    return null;
  } catch (error) {
    console.error(labelTexts.pdfNotFetched, error);
    return reasonOf(error);
  }
}
