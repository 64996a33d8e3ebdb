import { SYSTEM_TENANCY } from '../../../platform/access/actor.ts';
import { inTransaction, type Tx } from '../../../platform/db/in-transaction.ts';
import { queueMail } from '../../../platform/mail/index.ts';
import type { Scope } from '../../../platform/scope.ts';
import { announceMessage, notifyRecipients } from '../announce-message.ts';
import {
  deleteRecipients,
  insertDeliveries,
  insertRecipients,
  lockOpenBatch,
  markMailed,
  markSent,
  type OpenBatch,
  type PendingRecipient,
  readPending,
} from './batch.writes.ts';

export const DELIVERY_JOB = 'messages.deliver';

/** Recipients per transaction: few, so that the sender sees progress and a crash undoes little. */
const BATCH_SIZE = 200;

/** Delivers queued batches in atomic steps, so that each recipient gets the message once. */
export async function deliverBatches(scope: Scope): Promise<void> {
  while (await inTransaction(scope, deliverStep, SYSTEM_TENANCY)) {
    // Each step sees what other transactions changed since the last one.
  }
}

/** @returns false when no batch is left */
async function deliverStep(tx: Tx): Promise<boolean> {
  const batch = await lockOpenBatch(tx);
  if (!batch) return false;
  if (batch.status === 'queued') await insertRecipients(tx, batch);
  const pending = await readPending(tx, batch.id, BATCH_SIZE);
  if (pending.length === 0) await markSent(tx, batch.id);
  else await deliver(tx, batch, pending);
  const { topics } = tx.scope.services;
  tx.afterCommit(() => topics.publish('message.batch', batch.id, { batchId: batch.id }));
  return true;
}

async function deliver(tx: Tx, batch: OpenBatch, pending: readonly PendingRecipient[]): Promise<void> {
  const deliveries = pending.flatMap(({ userId }) =>
    userId === null ? [] : [{ id: tx.scope.ids.uuid(), recipientId: userId }],
  );
  await insertDeliveries(tx, batch, deliveries);
  await notifyRecipients(tx, batch.type, { from: batch.senderName, subject: batch.subject }, deliveries);
  for (const { id, recipientId } of deliveries) announceMessage(tx, id, [recipientId]);
  const toFollowers = batch.audience === 'followers';
  const gone = toFollowers ? pending.filter(({ followerId }) => followerId === null) : [];
  await deleteRecipients(
    tx,
    batch.id,
    gone.map(({ email }) => email),
  );
  for (const { email, userId, followerId, language } of pending) {
    if (userId !== null || (toFollowers && followerId === null)) continue;
    const mail = {
      kind: 'group_message' as const,
      recipient: email,
      payload: { batchId: batch.id, ...(followerId !== null && { followerId }) },
      ...(language !== null && { language }),
    };
    await markMailed(tx, batch.id, email, await queueMail(tx, mail));
  }
}
