import { BadInput } from '../../../failures.ts';
import { decodeCursor, pageSize } from '../../../graphql/page.ts';
import { isUuid } from '../../../is-uuid.ts';
import type { Scope } from '../../../scope.ts';
import { listEndpoints } from '../endpoints/change-endpoints.ts';
import { UnknownEndpoint } from '../webhook.failures.ts';
import { presentDeliveries } from '../webhook.present.ts';
import type { DeliveryState } from '../webhook.rules.ts';
import type { WebhookDeliveryPage } from '../webhook.type.ts';
import { readDeliveries } from './delivery.reads.ts';

/** The deliveries of an endpoint of the actor's organiser, newest first. @throws UnknownEndpoint, BadInput */
export async function listDeliveries(
  scope: Scope,
  wish: { endpointId: string; state: DeliveryState | null; first: number; after: string | null },
): Promise<WebhookDeliveryPage> {
  const first = pageSize(wish.first);
  const before = place(decodeCursor(wish.after, 2));
  const own = await listEndpoints(scope);
  if (!own.some(({ id }) => id === wish.endpointId)) throw new UnknownEndpoint();
  const { endpointId, state } = wish;
  return presentDeliveries(
    await readDeliveries(scope, { endpointId, state, before, limit: first + 1 }),
    first,
    scope.actor,
  );
}

function place(key: (string | number)[] | undefined): [string, string] | undefined {
  if (key === undefined) return undefined;
  const [at, id] = key.map(String) as [string, string];
  if (!Number.isNaN(Date.parse(at)) && isUuid(id)) return [at, id];
  throw new BadInput([{ field: 'after', message: 'This cursor is not one of ours.' }]);
}
