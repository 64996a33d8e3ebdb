import { NotFound } from '../../failures.ts';
import { layOut, type MailRenderers } from '../mail/index.ts';
import { readBatchForMail } from './groups/batch.reads.ts';
import { readMessageForMail } from './message.reads.ts';
import { messageLink } from './message.rules.ts';

/** How messages read that come by mail: as a copy, or to people without an account. */
export const messageMails: Pick<MailRenderers, 'message' | 'group_message'> = {
  message: async (scope, mail) => {
    const message = await readMessageForMail(scope, String(mail.payload.messageId));
    if (!message) throw new NotFound('The message');
    const { id, senderName, subject, body } = message;
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

function paragraphsOf(body: string): string[] {
  return body.split(/\n\s*\n/).map((paragraph) => paragraph.trim());
}
