import { inTransaction } from '../../../platform/db/in-transaction.ts';
import { isUuid } from '../../../platform/is-uuid.ts';
import type { Scope } from '../../../platform/scope.ts';
import { withOwn } from '../endpoints/change-endpoints.ts';
import { DeliveryUnderWay, UnknownDelivery } from '../webhook.failures.ts';
import { ownIssuer } from '../webhook.policy.ts';
import type { DeliveryRecord } from './delivery.reads.ts';
import { beginAnew, findDelivery, insertPing } from './delivery.writes.ts';

/** Sends a finished delivery again, with the same id. @throws UnknownDelivery, DeliveryUnderWay */
export async function replayDelivery(scope: Scope, id: string): Promise<DeliveryRecord> {
  const issuerId = ownIssuer(scope.actor);
  if (!isUuid(id)) throw new UnknownDelivery();
  return inTransaction(scope, async (tx) => {
    if (!(await findDelivery(tx, id, issuerId))) throw new UnknownDelivery();
    if (!(await beginAnew(tx, id))) throw new DeliveryUnderWay();
    await tx.audit({ action: 'webhook.replay', entityType: 'webhook_delivery', entityId: id });
    tx.afterCommit(() => scope.services.webhooks.wake());
    return (await findDelivery(tx, id, issuerId)) as DeliveryRecord;
  });
}

/** Sends a test event to an endpoint. @throws UnknownEndpoint */
export async function pingEndpoint(scope: Scope, endpointId: string): Promise<DeliveryRecord> {
  const issuerId = ownIssuer(scope.actor);
  const deliveryId = scope.ids.uuid();
  return withOwn(scope, endpointId, async (tx) => {
    const data = { message: 'This is a test. Nothing happened.' };
    await insertPing(tx, { happeningId: scope.ids.uuid(), deliveryId, endpointId, issuerId, data });
    tx.afterCommit(() => scope.services.webhooks.wake());
    return (await findDelivery(tx, deliveryId, issuerId)) as DeliveryRecord;
  });
}
