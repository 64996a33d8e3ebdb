import { NotFound } from '../../platform/failures.ts';
import { GREETING, layOut, type MailRenderers } from '../../platform/mail/index.ts';
import { eventOfHolder } from '../events/index.ts';
import { ticketNumber } from '../tickets/index.ts';
import { TRANSFER_WORDS } from './transfer.messages.ts';
import { readPassedOn } from './transfer.reads.ts';

/** Renders the mail to the holder who passed a ticket on, or whose ticket the organiser's staff passed on. */
export const transferMails: Pick<MailRenderers, 'ticket_passed_on'> = {
  ticket_passed_on: async (scope, { language, payload }) => {
    const passed = await readPassedOn(scope.db, String(payload.ticketId));
    if (!passed) throw new NotFound('ticket');
    const event = (await eventOfHolder(scope, passed.eventId)).name;
    const { subject, heading, summary, codeIsVoid, notYou } = TRANSFER_WORDS[language];
    const paragraphs = [
      GREETING[language](passed.holderName),
      summary(ticketNumber(passed), event, passed.newHolder),
      codeIsVoid,
      notYou,
    ];
    return { subject: subject(event), ...layOut({ heading, paragraphs }, language), attachments: [] };
  },
};
