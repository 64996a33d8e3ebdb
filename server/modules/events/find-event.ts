import { isSignedIn } from '../../platform/access/actor.ts';
import { isSystemRole } from '../../platform/access/roles.ts';
import { gather } from '../../platform/db/gather.ts';
import { NotFound } from '../../platform/failures.ts';
import { isUuid } from '../../platform/is-uuid.ts';
import type { Scope } from '../../platform/scope.ts';
import { presentEvent } from './event.present.ts';
import { readEventsOfHolders, readOwnEvent, readPublishedEvent } from './event.reads.ts';
import type { Event } from './event.type.ts';

/**
 * Finds an event by id: in any state for its organiser, published ones for an attendee.
 * @throws NotFound for unknown ids and for those of other organisers, alike
 */
export async function findEvent(scope: Scope, id: string): Promise<Event> {
  const record = isUuid(id)
    ? await (isStaff(scope) ? readOwnEvent(scope, id) : readPublishedEvent(scope, { id }))
    : undefined;
  if (record === undefined) throw new NotFound('The event');
  return presentEvent(record, scope.actor);
}

function isStaff({ actor }: Scope): boolean {
  return isSignedIn(actor) && (actor.issuerId !== null || isSystemRole(actor.role));
}

/** @throws NotFound unless an event with this slug is published */
export async function findPublishedEvent(scope: Scope, slug: string): Promise<Event> {
  const record = slug.includes('\u0000') ? undefined : await readPublishedEvent(scope, { slug });
  if (record === undefined) throw new NotFound('The event');
  return presentEvent(record, scope.actor);
}

/**
 * Returns the event of something that the actor may see already, such as a ticket: in any state, of any organiser. One
 * statement reads all events that a request needs in one tick.
 */
export async function eventOfHolder(scope: Scope, id: string): Promise<Event> {
  const event = await gatherEvents(scope, id);
  if (event === undefined) throw new NotFound('The event');
  return event;
}

const gatherEvents = gather(async (scope: Scope, ids: string[]) => {
  const records = await readEventsOfHolders(scope, ids);
  return new Map(records.map((record) => [record.id, presentEvent(record, scope.actor)]));
});
