import { SYSTEM_TENANCY } from '../../../platform/access/actor.ts';
import { inTransaction, type Tx } from '../../../platform/db/in-transaction.ts';
import { queueMail } from '../../../platform/mail/index.ts';
import type { Scope } from '../../../platform/scope.ts';
import { announceMessage, publishMessages } from '../announce-message.ts';
import {
  gatherRecipients,
  insertDeliveries,
  lockOpenBatch,
  markMailed,
  markSent,
  type OpenBatch,
  readWaiting,
  type WaitingRecipient,
} from './batch.writes.ts';

export const DELIVERY_JOB = 'messages.deliver';

/** Recipients per transaction: few, so that the sender sees progress and a crash undoes little. */
const BATCH_SIZE = 200;

/** Delivers queued batches in atomic steps, so that each recipient gets the message once. */
export async function deliverBatches(scope: Scope): Promise<void> {
  while (await inTransaction(scope, step, SYSTEM_TENANCY)) {
    // Each step sees what other transactions changed since the last one.
  }
}

/** @returns false when no batch is left */
async function step(tx: Tx): Promise<boolean> {
  const batch = await lockOpenBatch(tx);
  if (!batch) return false;
  if (batch.status === 'queued') await gatherRecipients(tx, batch);
  const waiting = await readWaiting(tx, batch.id, BATCH_SIZE);
  if (waiting.length === 0) await markSent(tx, batch.id);
  else await reach(tx, batch, waiting);
  const { topics } = tx.scope.services;
  tx.afterCommit(() => topics.publish('message.batch', batch.id, { batchId: batch.id }));
  return true;
}

async function reach(tx: Tx, batch: OpenBatch, waiting: readonly WaitingRecipient[]): Promise<void> {
  const deliveries = waiting.flatMap(({ userId }) =>
    userId === null ? [] : [{ id: tx.scope.ids.uuid(), recipientId: userId }],
  );
  await insertDeliveries(tx, batch, deliveries);
  await publishMessages(tx, batch.type, { from: batch.senderName, subject: batch.subject }, deliveries);
  for (const { id, recipientId } of deliveries) announceMessage(tx, id, [recipientId]);
  for (const { email, userId } of waiting) {
    if (userId !== null) continue;
    const mail = { kind: 'group_message' as const, recipient: email, payload: { batchId: batch.id } };
    await markMailed(tx, batch.id, email, await queueMail(tx, mail));
  }
}
