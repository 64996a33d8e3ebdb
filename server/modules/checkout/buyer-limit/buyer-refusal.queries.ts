import { actsFor, can, signedIn, tenancyOf } from '../../../platform/access/actor.ts';
import { NotFound } from '../../../platform/failures.ts';
import { type Paging, pageOf, sliceByMoment } from '../../../platform/graphql/page.ts';
import type { Scope } from '../../../platform/scope.ts';
import { findEvent, maySeeSales } from '../../events/index.ts';
import { readRefusals } from './buyer-refusal.reads.ts';
import type { BuyerRefusalConnection } from './buyer-refusal.schema.ts';

/**
 * Lists the people whom the limit of tickets per person has refused, the last first by default.
 * @throws NotFound for events that the actor may not see
 */
export async function listRefusals(
  scope: Scope,
  request: { eventId: string; page: Paging },
): Promise<BuyerRefusalConnection> {
  const actor = signedIn(scope.actor);
  const slice = sliceByMoment(request.page);
  const event = await findEvent(scope, request.eventId);
  const owned = { issuerId: event.issuer.id, eventId: event.id };
  if (!maySeeSales(actor, owned)) throw new NotFound('event');
  const rows = await readRefusals(scope.db, tenancyOf(actor), { eventId: event.id, slice });
  const showsPerson = actsFor(actor, owned) && can(actor, 'VIEW_PERSONAL_DATA');
  return pageOf(
    rows,
    slice,
    (row) => [row.refusedAt.toISOString(), row.id],
    ({ id, name, email, phone, ...row }) => ({ id, ...row, person: { name, email, phone }, showsPerson }),
  );
}
