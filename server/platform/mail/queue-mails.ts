import type { Tx } from '../db/in-transaction.ts';
import { insertMails } from './mail.writes.ts';
import type { OutboxMail } from './outbox-mail.ts';

/**
 * Puts the same kind of mail for many people into the outbox, however many they are, with one statement.
 * @param recipients a statement that gives recipient and payload (jsonb)
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
