import { fetchFile, reasonOf } from '../../session/fetch-file.ts';
import { labelTexts } from '../../texts/labels.ts';

/**
 * Hands the printed ticket over as a file.
 *
 * @param pass of a reader who was shown the tickets by a link
 * @returns null when it worked, else why not
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
