import { NotFound } from '../../failures.ts';
import type { Scope } from '../../scope.ts';
import { layOut, type MailContent, type MailRenderers } from '../mail/index.ts';
import { readBatchForMail } from './groups/batch.reads.ts';
import { readMessageForMail } from './message.reads.ts';
import type { MessageRecord } from './message.record.ts';
import { messageLink } from './message.rules.ts';

/** How messages read that come by mail: as a copy, or to people without an account. */
export const messageMails: Pick<MailRenderers, 'message' | 'group_message'> = {
  message: async (scope, mail) => {
    const message = await readMessageForMail(scope, String(mail.payload.messageId));
    if (!message) throw new NotFound('The message');
    const { id, recipientId, senderName, subject, body } = message;
    if (recipientId === null) return answerToGuest(scope, message);
    return {
      subject: `${senderName}: ${subject}`,
      ...layOut({
        heading: subject,
        paragraphs: [`${senderName} wrote to you on Passa:`, ...paragraphsOf(body)],
        action: { label: 'Read and reply', url: scope.parts.config.publicUrl + messageLink(id) },
        footnote: 'In your settings you choose which messages come by mail.',
      }),
      attachments: [],
    };
  },
  group_message: async (scope, mail) => {
    const batch = await readBatchForMail(scope, String(mail.payload.batchId));
    if (!batch) throw new NotFound('The message');
    const { issuerName, about, subject, body } = batch;
    return {
      subject,
      ...layOut({
        heading: subject,
        paragraphs: paragraphsOf(body),
        footnote: `${issuerName} writes to you because you hold tickets for ${about}.`,
      }),
      attachments: [],
    };
  },
};

/** To somebody who wrote without an account: he cannot read it on Passa, and answers where he wrote before. */
function answerToGuest(scope: Scope, { senderName, subject, body }: MessageRecord): MailContent {
  return {
    subject,
    ...layOut({
      heading: subject,
      paragraphs: [`${senderName} of Passa answered what you wrote to us:`, ...paragraphsOf(body)],
      action: { label: 'Write to us again', url: `${scope.parts.config.publicUrl}/contact` },
      footnote: 'You get this mail because you wrote to us through the contact page.',
    }),
    attachments: [],
  };
}

function paragraphsOf(body: string): string[] {
  return body.split(/\n\s*\n/).map((paragraph) => paragraph.trim());
}
