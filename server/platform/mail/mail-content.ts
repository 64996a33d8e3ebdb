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

/** Renders a mail from its outbox row; reads further data as the system. */
type MailRenderer = (scope: Scope, mail: OutboxMail) => Promise<MailContent>;

/** A kind without a renderer does not compile. */
export type MailRenderers = Record<MailKind, MailRenderer>;
