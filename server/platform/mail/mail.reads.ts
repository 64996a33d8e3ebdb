import type { Language } from '../../lib/language/language.ts';
import { SYSTEM_TENANCY } from '../access/actor.ts';
import type { Scope } from '../scope.ts';
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

/**
 * SQL for the language of a mail: that of the order it is about; the one it was queued in; that of the recipient's last
 * sign-in; that of the recipient's newest ticket; that of the user who caused it; English.
 */
export const MAIL_LANGUAGE = `coalesce(
    (SELECT o.language FROM orders o WHERE o.id = mail_outbox.order_id),
    mail_outbox.payload->>'language',
    (SELECT u.language FROM users u WHERE u.email = mail_outbox.recipient::citext),
    (SELECT o.language FROM tickets t JOIN orders o ON o.id = t.order_id
     WHERE t.holder_email = mail_outbox.recipient ORDER BY t.issued_at DESC LIMIT 1),
    mail_outbox.payload->>'causedIn', 'en') AS language`;

const COLUMNS = `id, kind, recipient, order_id AS "orderId", payload, state, attempts, created_at AS "createdAt",
  sent_at AS "sentAt", last_error AS "lastError", ${MAIL_LANGUAGE}`;

/** Reads the newest mails in any state, for the developer's page: all, or those to one address. */
export async function recentMails({ db }: Scope, limit: number, recipient?: string): Promise<OutboxMail[]> {
  return db.read<OutboxMail>(SYSTEM_TENANCY, {
    text: `SELECT ${COLUMNS} FROM mail_outbox WHERE $2::text IS NULL OR lower(recipient) = lower($2)
      ORDER BY created_at DESC, id DESC LIMIT $1`,
    values: [limit, recipient ?? null],
  });
}

export async function findMail({ db }: Scope, id: string): Promise<OutboxMail | undefined> {
  const [mail] = await db.read<OutboxMail>(SYSTEM_TENANCY, {
    text: `SELECT ${COLUMNS} FROM mail_outbox WHERE id = $1`,
    values: [id],
  });
  return mail;
}
