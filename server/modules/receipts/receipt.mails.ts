import type { MailRenderers } from '../../platform/mail/index.ts';
import { renderTicketMail } from '../tickets/index.ts';
import { mailedReceipts } from './print/mailed-receipts.ts';

/** The mail with the tickets of an order, to which the receipts of a buyer who paid are attached. */
export const receiptMails: Pick<MailRenderers, 'tickets'> = {
  tickets: (scope, mail) => renderTicketMail(scope, mail, mailedReceipts),
};
