import { signedIn, tenancyOf } from '../../../platform/access/actor.ts';
import { NotFound } from '../../../platform/failures.ts';
import { type Page, type Paging, pageOf, sliceByMoment } from '../../../platform/graphql/page.ts';
import type { Scope } from '../../../platform/scope.ts';
import { findEvent, mayManageTiers } from '../../events/index.ts';
import { presentCode } from './code.present.ts';
import { readCodesOfEvent } from './code.reads.ts';
import type { SellingCode } from './code.type.ts';

/** @throws NotFound for events whose tiers the actor may not manage */
export async function listCodes(scope: Scope, eventId: string, paging: Paging): Promise<Page<SellingCode>> {
  const slice = sliceByMoment(paging);
  const actor = signedIn(scope.actor);
  const event = await findEvent(scope, eventId);
  if (!mayManageTiers(actor, { issuerId: event.issuer.id })) throw new NotFound('The event');
  return pageOf(
    await readCodesOfEvent(scope.db, tenancyOf(actor), event.id, slice),
    slice,
    ({ createdAt, id }) => [createdAt.toISOString(), id],
    presentCode,
  );
}
