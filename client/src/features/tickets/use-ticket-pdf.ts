import { ticketTexts } from '../../messages/tickets.ts';
import { useDownload } from '../../session/use-download.ts';

/**
 * Downloads the printed ticket.
 * @param pass of a reader who opened the tickets by a mailed link
 */
export function useTicketPdf(ticketId: string, pass?: string) {
  const { busy, download } = useDownload({ failed: ticketTexts.pdfFailed });
  const init = pass === undefined ? {} : { headers: { 'x-ticket-pass': pass } };
  const take = () =>
    void download(`/api/tickets/${encodeURIComponent(ticketId)}/pdf`, `ticket-${ticketId}.pdf`, init);
  return { busy, take };
}
