import { signedIn, tenancyOf } from '../../../access/actor.ts';
import { NotFound } from '../../../failures.ts';
import type { Scope } from '../../../scope.ts';
import { findEvent, mayManageTiers } from '../../events/index.ts';
import { presentCode } from './code.present.ts';
import { readCodesOfEvent } from './code.reads.ts';
import type { SellingCode } from './code.type.ts';

/** @throws NotFound for events that are not the actor's to sell */
export async function listCodes(scope: Scope, eventId: string): Promise<SellingCode[]> {
  const actor = signedIn(scope.actor);
  const event = await findEvent(scope, eventId);
  if (!mayManageTiers(actor, { issuerId: event.issuer.id })) throw new NotFound('The event');
  return (await readCodesOfEvent(scope.db, tenancyOf(actor), event.id)).map(presentCode);
}
