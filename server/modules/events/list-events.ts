import { signedIn } from '../../platform/access/actor.ts';
import { isSystemRole } from '../../platform/access/roles.ts';
import { emptyPage, type Paging, pageOf, sliceByMoment } from '../../platform/graphql/page.ts';
import type { Scope } from '../../platform/scope.ts';
import { presentEvent } from './event.present.ts';
import { countOwnEvents, type OwnFilter, readOwnEvents } from './event.reads.ts';
import type { EventConnection } from './event.type.ts';
import { listPublishedEvents } from './list-published-events.ts';

export interface EventList extends OwnFilter {
  page: Paging;
  /** True when the tiers and the available tickets are read. */
  tiers: boolean;
}

/** Lists the events of the actor's organiser, newest first; all for system roles; published ones for an attendee. */
export async function listEvents(scope: Scope, asked: EventList): Promise<EventConnection> {
  const actor = signedIn(scope.actor);
  if (actor.issuerId === null && !isSystemRole(actor.role)) return listOffered(scope, asked);
  const slice = sliceByMoment(asked.page);
  const rows = await readOwnEvents(scope, { ...asked, slice });
  const page = pageOf(
    rows,
    slice,
    (row) => [row.created_at.toISOString(), row.id],
    (row) => presentEvent(row, actor),
  );
  return { ...page, countAll: () => countOwnEvents(scope, asked) };
}

async function listOffered(scope: Scope, asked: EventList): Promise<EventConnection> {
  if (asked.status && asked.status !== 'published') return { ...emptyPage(), countAll: async () => 0 };
  const order = asked.page.order === 'oldest_first' ? 'latest_first' : 'soonest_first';
  return listPublishedEvents(scope, { ...asked, page: { ...asked.page, order } });
}
