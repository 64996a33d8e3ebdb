import { NotFound } from '../../failures.ts';
import { layOut, type MailRenderers } from '../mail/index.ts';
import { readNotificationForMail } from './notification.reads.ts';
import { wordsOf } from './notification.sentences.ts';

/** What the bell tells, for those who want it by mail. */
export const notificationMails: Pick<MailRenderers, 'notification'> = {
  notification: async (scope, mail) => {
    const notification = await readNotificationForMail(scope, String(mail.payload.notificationId));
    if (!notification) throw new NotFound('The notification');
    const { title, detail } = wordsOf(notification.kind, notification.data);
    return {
      subject: `${title}: ${detail}`,
      ...layOut({
        heading: title,
        paragraphs: [detail],
        action: { label: 'Open', url: scope.parts.config.publicUrl + notification.link },
        footnote: 'In your settings you choose what you are told of by mail.',
      }),
      attachments: [],
    };
  },
};
