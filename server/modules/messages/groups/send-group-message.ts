import { type SignedInActor, signedIn } from '../../../platform/access/actor.ts';
import { inTransaction, type Tx } from '../../../platform/db/in-transaction.ts';
import { recordOnce } from '../../../platform/idempotency/index.ts';
import { type Scope } from '../../../platform/scope.ts';
import { findBatch } from './batch.queries.ts';
import { type MessageBatch } from './batch.schema.ts';
import { insertBatch } from './batch.writes.ts';
import { DELIVERY_JOB } from './deliver-batches.ts';
import { type CheckedGroupMessage, checkedGroupMessage, type GroupMessageForm } from './group.rules.ts';
import { type Group, groupOf } from './message-group.ts';

/**
 * Queues a message to a group, which a job delivers; the result shows the progress.
 * @param idempotencyKey a repeated key with the same message sends it once
 * @throws BadInput, NotFound for an event or contract that the actor may not see, Forbidden, KeyReused,
 *   RateLimited
 */
export async function sendGroupMessage(
  scope: Scope,
  form: GroupMessageForm,
  idempotencyKey: string | null,
): Promise<MessageBatch> {
  const request = checkedGroupMessage(form, idempotencyKey);
  const sender = signedIn(scope.actor);
  const group = await groupOf(scope, request.group, { operation: 'sendGroupMessage', path: '' });
  await scope.services.limits.consume('group_message', { address: scope.address, account: sender.userId });
  const id = await inTransaction(scope, (tx) => queue(tx, sender, request, group));
  return findBatch(scope, id);
}

async function queue(
  tx: Tx,
  { userId }: SignedInActor,
  request: CheckedGroupMessage,
  group: Group,
): Promise<string> {
  const { subject, body, type, idempotencyKey: key } = request;
  const id = tx.scope.ids.uuid();
  const parts = [subject, body, type, request.group];
  const command = { operation: 'sendGroupMessage', record: 'message', key, request: parts };
  const earlier = await recordOnce(tx, command, id);
  if (earlier !== undefined) return earlier;
  await insertBatch(tx, { ...group, id, subject, body, type, senderId: userId });
  await tx.audit({
    action: 'message.send_group',
    entityType: 'message_batch',
    entityId: id,
    issuerId: group.issuerId,
    details: {
      audience: group.audience,
      eventId: group.eventId,
      contractId: group.contractId,
      tiers: group.tiers,
      tickets: group.ticketIds?.length ?? null,
    },
  });
  // The job also runs every minute, so a lost request loses no message.
  tx.afterCommit(() => tx.scope.services.jobs.ask(DELIVERY_JOB));
  return id;
}
