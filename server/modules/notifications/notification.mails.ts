import { NotFound } from '../../platform/failures.ts';
import { layOut, type MailRenderers } from '../../platform/mail/index.ts';
import { NOTIFICATION_WORDS } from './notification.messages.ts';
import { wordsOf } from './notification.present.ts';
import { readNotificationForMail } from './notification.reads.ts';

/** Renders notifications for users who want them by mail. */
export const notificationMails: Pick<MailRenderers, 'notification'> = {
  notification: async (scope, { language, payload }) => {
    const notification = await readNotificationForMail(scope, String(payload.notificationId));
    if (!notification) throw new NotFound('notification');
    const { title, detail } = wordsOf(language, notification.kind, notification.data);
    const { subject, action, footnote } = NOTIFICATION_WORDS[language].mail;
    const url = scope.services.config.publicUrl + notification.link;
    const letter = { heading: title, paragraphs: [detail], action: { label: action, url }, footnote };
    // What to do is too long for a subject.
    const line = notification.kind === 'account_change' ? title : subject(title, detail);
    return { subject: line, ...layOut(letter, language), attachments: [] };
  },
};
