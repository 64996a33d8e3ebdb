import { signedIn } from '../../access/actor.ts';
import { isSystemRole } from '../../access/roles.ts';
import { decodeCursor, pageOf, pageSize } from '../../graphql/page.ts';
import type { Scope } from '../../scope.ts';
import { presentEvent } from './event.present.ts';
import { countOwnEvents, type OwnFilter, readOwnEvents } from './event.reads.ts';
import type { EventConnection } from './event.type.ts';
import { eventCursor } from './event-cursor.ts';
import { listPublishedEvents } from './list-published-events.ts';

export interface EventList extends OwnFilter {
  first: number;
  /** Whether the tiers and the places left are read. */
  tiers: boolean;
  after?: string | null | undefined;
}

/** The events of the actor's organiser, newest first; all for system roles; what is on offer for an attendee. */
export async function listEvents(scope: Scope, asked: EventList): Promise<EventConnection> {
  const actor = signedIn(scope.actor);
  if (actor.issuerId === null && !isSystemRole(actor.role)) return listOffered(scope, asked);
  const first = pageSize(asked.first);
  const after = eventCursor(decodeCursor(asked.after, 2));
  const rows = await readOwnEvents(scope, { ...asked, first, after });
  const page = pageOf(
    rows,
    first,
    (row) => [row.created_at.toISOString(), row.id],
    (row) => presentEvent(row, actor),
  );
  return { ...page, countAll: () => countOwnEvents(scope, asked) };
}

async function listOffered(scope: Scope, asked: EventList): Promise<EventConnection> {
  if (!asked.status || asked.status === 'published') return listPublishedEvents(scope, asked);
  return { nodes: [], pageInfo: { endCursor: null, hasNextPage: false }, countAll: async () => 0 };
}
