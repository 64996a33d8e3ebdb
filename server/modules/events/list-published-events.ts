import { type Paging, pageOf, sliceByMoment } from '../../platform/graphql/page.ts';
import type { Scope } from '../../platform/scope.ts';
import { presentEvent } from './event.present.ts';
import { countPublishedEvents, type PublishedFilter, readPublishedEvents } from './event.reads.ts';
import type { EventConnection } from './event.type.ts';

export interface PublishedList extends PublishedFilter {
  page: Paging;
  /** True when the tiers and the available tickets are read. */
  tiers: boolean;
}

/** Lists the events on sale: published and not over, soonest first. */
export async function listPublishedEvents(scope: Scope, asked: PublishedList): Promise<EventConnection> {
  const slice = sliceByMoment(asked.page);
  const rows = await readPublishedEvents(scope, { ...asked, slice });
  const page = pageOf(
    rows,
    slice,
    (row) => [row.start_at.toISOString(), row.id],
    (row) => presentEvent(row, scope.actor),
  );
  return { ...page, countAll: async () => rows[0]?.total ?? countPublishedEvents(scope, asked) };
}
