import { Forbidden } from '../../platform/failures.ts';
import type { Scope } from '../../platform/scope.ts';
import { type Event, findEvent, findPublishedEvent } from '../events/index.ts';
import { mayEmbedEvent } from './embed.policy.ts';
import { readListedSites, readSites } from './embed.reads.ts';

/** For its organiser. @throws NotFound, Forbidden */
export async function findEmbed(
  scope: Scope,
  eventId: string,
): Promise<{ eventId: string; sites: string[] }> {
  const event = await findEvent(scope, eventId);
  if (!mayEmbedEvent(scope.actor, { issuerId: event.issuer.id })) throw new Forbidden();
  return { eventId: event.id, sites: await readSites(scope, event.id) };
}

/** For whoever looks at the frame. `sites`: who may show it; empty when nobody may. @throws NotFound */
export async function findFramedEvent(
  scope: Scope,
  slug: string,
): Promise<{ event: Event; sites: string[] }> {
  const event = await findPublishedEvent(scope, slug);
  return { event, sites: await readListedSites(scope, event.id) };
}
