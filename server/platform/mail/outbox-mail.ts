import type { Language } from '../../lib/language/language.ts';
import type { MailKind, MailState } from './mail.rules.ts';

/** A mail in the outbox: its subject matter, never its text, which is rendered when it is sent or viewed. */
export interface OutboxMail {
  id: string;
  kind: MailKind;
  recipient: string;
  orderId: string | null;
  payload: Record<string, unknown>;
  state: MailState;
  attempts: number;
  createdAt: Date;
  sentAt: Date | null;
  lastError: string | null;
  /** The recipient's language, as far as it is known. */
  language: Language;
}
