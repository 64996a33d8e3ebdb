import type { Language } from '../../lib/language/language.ts';
import type { MailKind, MailState } from './mail.rules.ts';

/** A mail as the outbox keeps it: what it is about, never its text, which is made when it is sent or looked at. */
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
  /** That its recipient reads, as far as it is known. */
  language: Language;
}
