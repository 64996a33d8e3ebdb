export { findMail, type OutboxMail, recentMails } from './mail.reads.ts';
export { MAIL_KINDS } from './mail.rules.ts';
export { GREETING, type Letter, layOut } from './mail-layout.ts';
export {
  type MailAttachment,
  type MailContent,
  Mailer,
  type MailRenderers,
  sendQueuedMail,
} from './mailer.ts';
export { type NewMail, queueMail, queueMails } from './queue-mail.ts';
