import { SYSTEM_TENANCY } from '../access/actor.ts';
import type { Scope } from '../scope.ts';
import { MAIL_LANGUAGE } from './mail-language.ts';
import type { OutboxMail } from './outbox-mail.ts';

const COLUMNS = `id, kind, recipient, order_id AS "orderId", payload, state, attempts, created_at AS "createdAt",
  sent_at AS "sentAt", last_error AS "lastError", ${MAIL_LANGUAGE}`;

/** Reads the newest mails in any state, for the developer's page. */
export async function recentMails({ db }: Scope, limit: number): Promise<OutboxMail[]> {
  return db.read<OutboxMail>(SYSTEM_TENANCY, {
    text: `SELECT ${COLUMNS} FROM mail_outbox ORDER BY created_at DESC, id DESC LIMIT $1`,
    values: [limit],
  });
}

export async function findMail({ db }: Scope, id: string): Promise<OutboxMail | undefined> {
  const [mail] = await db.read<OutboxMail>(SYSTEM_TENANCY, {
    text: `SELECT ${COLUMNS} FROM mail_outbox WHERE id = $1`,
    values: [id],
  });
  return mail;
}
