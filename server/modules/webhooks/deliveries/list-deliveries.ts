import { type Paging, sliceByMoment } from '../../../platform/graphql/page.ts';
import type { Scope } from '../../../platform/scope.ts';
import { isOwnEndpoint } from '../endpoints/change-endpoints.ts';
import { UnknownEndpoint } from '../webhook.failures.ts';
import { presentDeliveries } from '../webhook.present.ts';
import type { DeliveryState } from '../webhook.rules.ts';
import type { WebhookDeliveryConnection } from '../webhook.type.ts';
import { readDeliveries } from './delivery.reads.ts';

/** Lists the deliveries of an endpoint of the actor's organiser, newest first. @throws UnknownEndpoint, BadInput */
export async function listDeliveries(
  scope: Scope,
  request: { endpointId: string; state: DeliveryState | null; page: Paging },
): Promise<WebhookDeliveryConnection> {
  const slice = sliceByMoment(request.page);
  if (!(await isOwnEndpoint(scope, request.endpointId))) throw new UnknownEndpoint();
  const { endpointId, state } = request;
  return presentDeliveries(await readDeliveries(scope, { endpointId, state, slice }), slice, scope.actor);
}
