import { signedIn } from '../../platform/access/actor.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { Forbidden } from '../../platform/failures.ts';
import type { Scope } from '../../platform/scope.ts';
import { findEvent } from '../events/index.ts';
import { mayEmbedEvent, sitesOf } from './embed.rules.ts';
import { writeSites } from './embed.writes.ts';

/** Sets the other sites that may embed the event's sale; none disables it. @throws NotFound, Forbidden, BadInput */
export async function setEmbedSites(
  scope: Scope,
  eventId: string,
  given: readonly string[],
): Promise<{ eventId: string; sites: string[] }> {
  const { userId } = signedIn(scope.actor);
  const event = await findEvent(scope, eventId);
  const issuerId = event.issuer.id;
  if (!mayEmbedEvent(scope.actor, { issuerId, eventId: event.id })) throw new Forbidden();
  const sites = sitesOf(given);
  await inTransaction(scope, async (tx) => {
    await writeSites(tx, { eventId: event.id, issuerId, sites, userId });
    await tx.audit({
      action: 'event.embed',
      entityType: 'event',
      entityId: event.id,
      issuerId,
      details: { sites },
    });
  });
  return { eventId: event.id, sites };
}
