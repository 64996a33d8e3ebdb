import type { Language } from '../../lib/language/language.ts';
import { NotFound } from '../../platform/failures.ts';
import { layOut, type MailContent, type MailRenderers } from '../../platform/mail/index.ts';
import type { Scope } from '../../platform/scope.ts';
import { FOLLOWER_WORDS, unsubscribeUrlOf } from '../issuer-pages/index.ts';
import { readBatchForMail } from './groups/batch.reads.ts';
import { type MessageRecord, readMessageForMail } from './message.reads.ts';
import { messageLink } from './message.rules.ts';
import { MESSAGE_WORDS } from './message-mail.messages.ts';

/** Renders messages that are sent by mail: copies, and those to people without an account. */
export const messageMails: Pick<MailRenderers, 'message' | 'group_message'> = {
  message: async (scope, { language, payload }) => {
    const message = await readMessageForMail(scope, String(payload.messageId));
    if (!message) throw new NotFound('message');
    const { id, recipientId, senderName, subject, body } = message;
    if (recipientId === null) return answerToGuest(scope, language, message);
    const words = MESSAGE_WORDS[language];
    const letter = {
      heading: subject,
      paragraphs: [words.wrote(senderName), ...paragraphsOf(body)],
      action: { label: words.action, url: scope.services.config.publicUrl + messageLink(id) },
      footnote: words.footnote,
    };
    return { subject: words.subject(senderName, subject), ...layOut(letter, language), attachments: [] };
  },
  group_message: async (scope, { language, payload }) => {
    const batch = await readBatchForMail(scope, String(payload.batchId));
    if (!batch) throw new NotFound('message');
    const { issuerName, about, subject, body } = batch;
    const letter = { heading: subject, paragraphs: paragraphsOf(body) };
    if (typeof payload.followerId !== 'string') {
      const footnote = MESSAGE_WORDS[language].group.footnote(issuerName, about);
      return { subject, ...layOut({ ...letter, footnote }, language), attachments: [] };
    }
    const { written, unsubscribe } = FOLLOWER_WORDS[language];
    const unsubscribeUrl = unsubscribeUrlOf(scope, payload.followerId);
    const end = { footnote: written(issuerName), footLink: { label: unsubscribe, url: unsubscribeUrl } };
    return { subject, ...layOut({ ...letter, ...end }, language), attachments: [], unsubscribeUrl };
  },
};

/** Renders the answer to a guest, who cannot read it on Passa and replies through the contact form. */
function answerToGuest(
  scope: Scope,
  language: Language,
  { senderName, subject, body }: MessageRecord,
): MailContent {
  const words = MESSAGE_WORDS[language].guest;
  const letter = {
    heading: subject,
    paragraphs: [words.answered(senderName), ...paragraphsOf(body)],
    action: { label: words.action, url: `${scope.services.config.publicUrl}/contact` },
    footnote: words.footnote,
  };
  return { subject, ...layOut(letter, language), attachments: [] };
}

function paragraphsOf(body: string): string[] {
  return body.split(/\n\s*\n/).map((paragraph) => paragraph.trim());
}
