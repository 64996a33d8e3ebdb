import { Forbidden } from '../../platform/failures.ts';
import type { Scope } from '../../platform/scope.ts';
import { type CoverRecord, coverOf, type Event, findEvent, findPublishedEvent } from '../events/index.ts';
import { needsAnswers } from '../questions/index.ts';
import { openRoomOf } from '../waiting-room/index.ts';
import { readListedSites, readSites } from './embed.reads.ts';
import { mayEmbedEvent } from './embed.rules.ts';

/** Returns the sites for the organiser. @throws NotFound, Forbidden */
export async function findEmbed(
  scope: Scope,
  eventId: string,
): Promise<{ eventId: string; sites: string[] }> {
  const event = await findEvent(scope, eventId);
  if (!mayEmbedEvent(scope.actor, { issuerId: event.issuer.id, eventId: event.id })) throw new Forbidden();
  return { eventId: event.id, sites: await readSites(scope, event.id) };
}

/**
 * Returns the event for the frame's visitors. `sites`: origins that may embed it; empty for none. `asks`: its tickets
 * need answers, which the frame has no fields for. `room`: ids of the tiers that are sold through a waiting room, or all;
 * null: none.
 * @throws NotFound
 */
export async function findFramedEvent(
  scope: Scope,
  slug: string,
): Promise<{
  event: Event;
  sites: string[];
  cover: CoverRecord | undefined;
  asks: boolean;
  room: 'all' | readonly string[] | null;
}> {
  const event = await findPublishedEvent(scope, slug);
  const [sites, cover, asks, room] = await Promise.all([
    readListedSites(scope, event.id),
    coverOf(scope, event.id),
    needsAnswers(scope, event),
    openRoomOf(scope, event.id),
  ]);
  const inRoom = room && (room.tiers?.map(({ id }) => id) ?? 'all');
  return { event, sites, cover, asks, room: inRoom ?? null };
}
