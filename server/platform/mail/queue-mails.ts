import type { Tx } from '../db/in-transaction.ts';
import { insertMails } from './mail.writes.ts';
import type { OutboxMail } from './outbox-mail.ts';

/**
 * Inserts one kind of mail for any number of recipients into the outbox, with one statement.
 * @param recipients a statement that returns recipient and payload (jsonb)
 * @param values of that statement
 */
export async function queueMails(
  tx: Tx,
  kind: OutboxMail['kind'],
  recipients: string,
  values: readonly unknown[],
): Promise<void> {
  const { mail: room } = tx.scope.services;
  await insertMails(tx, { kind, state: room.firstState }, recipients, values);
  tx.afterCommit(() => room.wake());
}
