import { SYSTEM_TENANCY } from '../../../platform/access/actor.ts';
import { inTransaction, type Tx } from '../../../platform/db/in-transaction.ts';
import { queueMail } from '../../../platform/mail/index.ts';
import type { Scope } from '../../../platform/scope.ts';
import { announceMessage, notifyRecipients } from '../announce-message.ts';
import { readOpenBatches } from './batch.reads.ts';
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

/**
 * Delivers queued batches, oldest first, in atomic steps, so that each recipient gets the message once. One batch never
 * stops the others: it is tried again at the next run.
 */
export async function deliverBatches(scope: Scope): Promise<void> {
  for (const id of await readOpenBatches(scope)) {
    try {
      while (await inTransaction(scope, (tx) => deliverStep(tx, id), SYSTEM_TENANCY)) {
        // Each step sees what other transactions changed since the last one.
      }
    } catch (error) {
      scope.services.log.warn({ err: error, batch: id }, 'a group message had to wait');
    }
  }
}

/** @returns false when the batch is sent, or another worker delivers it */
async function deliverStep(tx: Tx, id: string): Promise<boolean> {
  const batch = await lockOpenBatch(tx, id);
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
    const mailId = await queueMail(tx, mail);
    if (mailId === null) await deleteRecipients(tx, batch.id, [email]);
    else await markMailed(tx, batch.id, email, mailId);
  }
}
