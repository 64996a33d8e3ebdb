import type { Scope } from '../scope.ts';
import type { MailKind } from './mail.rules.ts';
import type { OutboxMail } from './outbox-mail.ts';

export interface MailAttachment {
  name: string;
  /** Media type, with a charset where one matters. */
  type: string;
  content: Buffer;
}

export interface MailContent {
  subject: string;
  text: string;
  html: string;
  attachments: MailAttachment[];
}

/** Makes a mail's text out of what the outbox knows; reads what it needs as the system. */
type MailRenderer = (scope: Scope, mail: OutboxMail) => Promise<MailContent>;

/** A kind without a renderer does not compile. */
export type MailRenderers = Record<MailKind, MailRenderer>;
