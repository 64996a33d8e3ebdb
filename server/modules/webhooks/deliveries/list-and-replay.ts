import { inTransaction } from '../../../platform/db/in-transaction.ts';
import { NotFound } from '../../../platform/failures.ts';
import { findOrFail } from '../../../platform/find-or-fail.ts';
import { type Paging, sliceByMoment } from '../../../platform/graphql/page.ts';
import type { Scope } from '../../../platform/scope.ts';
import { isOwnEndpoint, withOwnEndpoint } from '../endpoints/change-endpoints.ts';
import { presentDeliveries } from '../webhook.present.ts';
import { type DeliveryState, DeliveryUnderWay, ownIssuer } from '../webhook.rules.ts';
import type { WebhookDeliveryConnection } from '../webhook.schema.ts';
import { type DeliveryRecord, readDeliveries } from './delivery.reads.ts';
import { findDelivery, insertPing, restartDelivery } from './delivery.writes.ts';

/** Lists the deliveries of an endpoint of the actor's organiser, newest first. @throws NotFound, BadInput */
export async function listDeliveries(
  scope: Scope,
  request: { endpointId: string; state: DeliveryState | null; page: Paging },
): Promise<WebhookDeliveryConnection> {
  const slice = sliceByMoment(request.page);
  if (!(await isOwnEndpoint(scope, request.endpointId))) throw new NotFound('endpoint');
  const { endpointId, state } = request;
  return presentDeliveries(await readDeliveries(scope, { endpointId, state, slice }), slice, scope.actor);
}

/** Sends a finished delivery again, with the same id. @throws NotFound, DeliveryUnderWay */
export async function replayDelivery(scope: Scope, id: string): Promise<DeliveryRecord> {
  const issuerId = ownIssuer(scope.actor);
  return inTransaction(scope, async (tx) => {
    await findOrFail('delivery', id, () => findDelivery(tx, id, issuerId));
    if (!(await restartDelivery(tx, id))) throw new DeliveryUnderWay();
    await tx.audit({ action: 'webhook.replay', entityType: 'webhook_delivery', entityId: id });
    tx.afterCommit(() => scope.services.webhookWorker.wake());
    return (await findDelivery(tx, id, issuerId)) as DeliveryRecord;
  });
}

/** Sends a test event to an endpoint. @throws NotFound */
export async function pingEndpoint(scope: Scope, endpointId: string): Promise<DeliveryRecord> {
  const issuerId = ownIssuer(scope.actor);
  const deliveryId = scope.ids.uuid();
  return withOwnEndpoint(scope, endpointId, async (tx) => {
    const data = { message: 'This is a test. Nothing happened.' };
    await insertPing(tx, { happeningId: scope.ids.uuid(), deliveryId, endpointId, issuerId, data });
    tx.afterCommit(() => scope.services.webhookWorker.wake());
    return (await findDelivery(tx, deliveryId, issuerId)) as DeliveryRecord;
  });
}
