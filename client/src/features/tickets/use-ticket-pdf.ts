import { ticketTexts } from '../../messages/tickets.ts';
import { useDownload } from '../../session/use-download.ts';

/** Proof of a reader without an account: the pass of a mailed link, or the secret of the order. */
interface TicketProof {
  pass?: string;
  orderKey?: string | null;
}

/** Downloads the printed ticket. */
export function useTicketPdf(ticketId: string, { pass, orderKey }: TicketProof = {}) {
  const { busy, download } = useDownload({ failed: ticketTexts.pdfFailed });
  const headers = { ...(pass && { 'x-ticket-pass': pass }), ...(orderKey && { 'x-order-key': orderKey }) };
  const take = () =>
    void download(`/api/tickets/${encodeURIComponent(ticketId)}/pdf`, `ticket-${ticketId}.pdf`, { headers });
  return { busy, take };
}
