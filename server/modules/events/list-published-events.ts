import { decodeCursor, pageOf, pageSize } from '../../graphql/page.ts';
import type { Scope } from '../../scope.ts';
import { presentEvent } from './event.present.ts';
import { countPublishedEvents, type PublishedFilter, readPublishedEvents } from './event.reads.ts';
import type { EventConnection } from './event.type.ts';
import { eventCursor } from './event-cursor.ts';

export interface PublishedList extends PublishedFilter {
  first: number;
  /** Whether the tiers and the places left are read. */
  tiers: boolean;
  after?: string | null | undefined;
}

/** What everybody can buy tickets of: published and not over, soonest first. */
export async function listPublishedEvents(scope: Scope, asked: PublishedList): Promise<EventConnection> {
  const first = pageSize(asked.first);
  const after = eventCursor(decodeCursor(asked.after, 2));
  const rows = await readPublishedEvents(scope, { ...asked, first, after });
  const page = pageOf(
    rows,
    first,
    (row) => [row.start_at.toISOString(), row.id],
    (row) => presentEvent(row, scope.actor),
  );
  return { ...page, countAll: async () => rows[0]?.total ?? countPublishedEvents(scope, asked) };
}
