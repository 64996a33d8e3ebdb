import type { Language } from '../../lib/language/language.ts';
import type { Tx } from '../db/in-transaction.ts';
import type { OutboxMail } from './mail.reads.ts';
import { insertMail, insertMails } from './mail.writes.ts';

export interface NewMail extends Pick<OutboxMail, 'kind' | 'recipient'> {
  orderId?: string;
  /** Data for the renderer; never a secret. */
  payload?: Record<string, unknown>;
  /** The recipient's language, where it is known; mails about an order use the order's. */
  language?: Language;
  /** Language of the user who causes the mail; for recipients whose language is unknown. */
  causedIn?: Language;
}

/**
 * Inserts a mail into the outbox in the transaction of its cause: both are committed or neither.
 * @returns its id; null for a guest who gave no address: nothing is sent
 */
export async function queueMail(tx: Tx, mail: NewMail): Promise<string | null> {
  if (mail.recipient === '') return null;
  const { mail: room } = tx.scope.services;
  const id = tx.scope.ids.uuid();
  await insertMail(tx, {
    id,
    kind: mail.kind,
    recipient: mail.recipient,
    orderId: mail.orderId ?? null,
    payload: { ...mail.payload, ...languagesOf(mail) },
    state: room.firstState,
  });
  tx.afterCommit(() => room.wake());
  return id;
}

function languagesOf({ language, causedIn }: NewMail): Record<string, Language> {
  return { ...(language && { language }), ...(causedIn && { causedIn }) };
}

/**
 * Inserts one kind of mail for any number of recipients into the outbox, with one statement.
 * @param recipients a statement that returns recipient, order_id (null: of no order) and payload (jsonb)
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
