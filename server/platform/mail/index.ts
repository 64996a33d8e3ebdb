export { GREETING } from './greeting.ts';
export { findMail, recentMails } from './mail.reads.ts';
export type { MailAttachment, MailContent, MailRenderers } from './mail-content.ts';
export { escapeHtml, type Letter, layOut } from './mail-layout.ts';
export { MAIL_JOB, MailRoom } from './mail-room.ts';
export type { OutboxMail } from './outbox-mail.ts';
export { type NewMail, queueMail } from './queue-mail.ts';
export { queueMails } from './queue-mails.ts';
export { sendQueuedMail } from './send-queued-mail.ts';
