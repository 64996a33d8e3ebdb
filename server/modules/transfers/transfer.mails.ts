import { NotFound } from '../../platform/failures.ts';
import { GREETING, layOut, type MailRenderers } from '../../platform/mail/index.ts';
import { eventOfHolder } from '../events/index.ts';
import { ticketNumber } from '../tickets/index.ts';
import { RENEWAL_WORDS, TRANSFER_WORDS } from './transfer.messages.ts';
import { readPassedOn } from './transfer.reads.ts';

/** Renders the mails to holders whose code became void: they passed the ticket on, or it has a new code. */
export const transferMails: Pick<MailRenderers, 'ticket_passed_on' | 'codes_renewed'> = {
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
  codes_renewed: async (scope, { language, payload }) => {
    const event = (await eventOfHolder(scope, String(payload.eventId))).name;
    const { subject, heading, summary, codeIsVoid, why } = RENEWAL_WORDS[language];
    const paragraphs = [summary(event), codeIsVoid, why];
    return { subject: subject(event), ...layOut({ heading, paragraphs }, language), attachments: [] };
  },
};
