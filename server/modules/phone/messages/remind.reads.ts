import { SYSTEM_TENANCY } from '../../../platform/access/actor.ts';
import type { Scope } from '../../../platform/scope.ts';

interface Upcoming {
  id: string;
  startsAt: Date;
  timeZone: string;
}

/** Reads published events that begin until a time, and have orders with a phone. */
export async function readUpcoming({ db, clock }: Scope, until: Date): Promise<Upcoming[]> {
  return db.read<Upcoming>(SYSTEM_TENANCY, {
    name: 'events-to-remind',
    text: `SELECT e.id, e.start_at AS "startsAt", e.time_zone AS "timeZone" FROM events e
      WHERE e.status = 'published' AND e.start_at > $1 AND e.start_at <= $2
        AND EXISTS (SELECT FROM order_phones p WHERE p.event_id = e.id)`,
    values: [clock.now(), until],
  });
}
