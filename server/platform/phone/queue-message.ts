import type { Tx } from '../db/in-transaction.ts';
import type { PhoneMessage } from './phone.reads.ts';
import { earliestSending } from './phone.rules.ts';
import { insertMessage, insertNumber } from './phone.writes.ts';

export interface NewPhoneMessage
  extends Pick<PhoneMessage, 'kind' | 'channel' | 'recipient' | 'language' | 'expiresAt'> {
  orderId?: string;
  eventId?: string;
  /** Data for the renderer; never a secret. */
  payload?: Record<string, unknown>;
  /** Names the cause, such as `tickets:<order>`: a repeat of it sends nothing. */
  cause?: string;
  /** The zone in which it waits for the day; absent: it is sent at any hour. */
  timeZone?: string;
}

/** Stores a number, so that messages to it can be queued. */
export async function storeNumber(tx: Tx, number: string): Promise<void> {
  await insertNumber(tx, number, tx.scope.services.phone.stopHashOf(number));
}

/**
 * Inserts a message into the outbox in the transaction of its cause: both are committed or neither. Must run with the
 * rights of the system.
 * @returns its id; undefined when there is a message for the cause already
 */
export async function queuePhoneMessage(tx: Tx, message: NewPhoneMessage): Promise<string | undefined> {
  const { phone } = tx.scope.services;
  const id = tx.scope.ids.uuid();
  const { orderId = null, eventId = null, payload = {}, cause = null, timeZone = null, ...rest } = message;
  await storeNumber(tx, message.recipient);
  const state = phone.firstState;
  const nextAttemptAt = state === 'queued' ? earliestSending(tx.scope.clock.now(), timeZone) : null;
  const row = { id, ...rest, orderId, eventId, payload, cause, timeZone, state, nextAttemptAt };
  if (!(await insertMessage(tx, row))) return undefined;
  tx.afterCommit(() => phone.wake());
  return id;
}
