import { type SignedInActor, signedIn } from '../../../platform/access/actor.ts';
import { inTransaction, type Tx } from '../../../platform/db/in-transaction.ts';
import { BadInput, Forbidden } from '../../../platform/failures.ts';
import { recordOnce } from '../../../platform/idempotency/index.ts';
import { type Scope } from '../../../platform/scope.ts';
import { findEvent } from '../../events/index.ts';
import { findContract, signatoryOf } from '../../revenue-sharing/index.ts';
import { findBatch } from './batch.queries.ts';
import { type MessageBatch } from './batch.schema.ts';
import { insertBatch, type NewBatch } from './batch.writes.ts';
import { DELIVERY_JOB } from './deliver-batches.ts';
import {
  type CheckedGroupMessage,
  checkedGroupMessage,
  type GroupMessageForm,
  mayWriteToHolders,
  mayWriteToSignatories,
} from './group.rules.ts';

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
  const group = await groupOf(scope, request);
  await scope.services.limits.consume('group_message', { address: scope.address, account: sender.userId });
  const id = await inTransaction(scope, (tx) => queue(tx, sender, request, group));
  return findBatch(scope, id);
}

type Group = Pick<
  NewBatch,
  'audience' | 'issuerId' | 'eventId' | 'tiers' | 'ticketIds' | 'contractId' | 'about'
>;

async function groupOf(scope: Scope, { group }: CheckedGroupMessage): Promise<Group> {
  if ('contractId' in group) {
    const contract = await findContract(scope, group.contractId);
    const isSignatory = signatoryOf(scope.actor, contract) !== undefined;
    if (!mayWriteToSignatories(scope.actor, contract, isSignatory)) throw refused(scope);
    const { id, issuerId, name } = contract;
    return {
      ...{ audience: 'contract_signatories', issuerId, about: name },
      ...{ eventId: null, tiers: null, ticketIds: null, contractId: id },
    };
  }
  const event = await findEvent(scope, group.eventId);
  const { id: issuerId } = event.issuer;
  if (!mayWriteToHolders(scope.actor, { issuerId })) throw refused(scope);
  const unknown = (group.tiers ?? []).filter((name) => !event.tiers.some((tier) => tier.name === name));
  if (unknown.length > 0) {
    const message = `This event has no tier called ${unknown.join(', ')}.`;
    throw new BadInput([{ field: 'tiers', code: 'UNKNOWN', message }]);
  }
  return {
    ...{ audience: 'event_holders', issuerId, about: event.name },
    ...{ eventId: event.id, tiers: group.tiers, ticketIds: group.ticketIds, contractId: null },
  };
}

function refused(scope: Scope): Forbidden {
  scope.services.audit.refused(scope, { operation: 'sendGroupMessage', code: 'FORBIDDEN' });
  return new Forbidden();
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
