import type { Language } from '../../lib/language/language.ts';
import type { Tx } from '../db/in-transaction.ts';
import { insertMail } from './mail.writes.ts';
import type { OutboxMail } from './outbox-mail.ts';

export interface NewMail extends Pick<OutboxMail, 'kind' | 'recipient'> {
  orderId?: string;
  /** What the renderer needs to know; never a secret. */
  payload?: Record<string, unknown>;
  /** That the recipient reads, where it is known; mails about an order are written in the order's. */
  language?: Language;
  /** Of whoever causes it; for recipients of whom nothing is known. */
  causedIn?: Language;
}

/**
 * Puts a mail into the outbox with the change that it tells of: both happen or neither.
 * @returns its id
 */
export async function queueMail(tx: Tx, mail: NewMail): Promise<string> {
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
