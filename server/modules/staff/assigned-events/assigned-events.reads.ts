import { SYSTEM_TENANCY } from '../../../platform/access/actor.ts';
import { batchByKey } from '../../../platform/db/batch-by-key.ts';
import type { Scope } from '../../../platform/scope.ts';
import type { AssignedEvent } from './assigned-events.schema.ts';

const EVENTS = `json_agg(json_build_object('id', e.id, 'name', e.name, 'startDate', e.start_at) ORDER BY e.start_at, e.id)`;

interface Row {
  id: string;
  events: { id: string; name: string; startDate: string }[];
}

/**
 * Reads the events that people are limited to, by start; no entry for people who work for the whole organisation.
 * Bypasses row-level security; the caller must authorize.
 */
export const readAssignedEvents = batchByKey(
  async (scope: Scope, userIds: string[]): Promise<Map<string, AssignedEvent[]>> => {
    const rows = await scope.db.read<Row>(SYSTEM_TENANCY, {
      name: 'events-of-staff',
      text: `SELECT u.id, coalesce((SELECT ${EVENTS} FROM staff_events a JOIN events e ON e.id = a.event_id
          WHERE a.user_id = u.id AND a.ended_at IS NULL), '[]') AS events
        FROM users u WHERE u.id = ANY($1::uuid[]) AND u.limited_since IS NOT NULL`,
      values: [userIds],
    });
    return byId(rows);
  },
);

/** The same for staff invitations. */
export const readInvitedEvents = batchByKey(
  async (scope: Scope, invitationIds: string[]): Promise<Map<string, AssignedEvent[]>> => {
    const rows = await scope.db.read<Row>(SYSTEM_TENANCY, {
      name: 'events-of-invitations',
      text: `SELECT s.id, coalesce((SELECT ${EVENTS} FROM events e WHERE e.id = ANY(s.event_ids)
          AND e.issuer_id = s.issuer_id), '[]') AS events
        FROM staff_invitations s WHERE s.id = ANY($1::uuid[]) AND s.event_ids IS NOT NULL`,
      values: [invitationIds],
    });
    return byId(rows);
  },
);

function byId(rows: readonly Row[]): Map<string, AssignedEvent[]> {
  return new Map(
    rows.map(({ id, events }) => [
      id,
      events.map(({ startDate, ...event }) => ({ ...event, startDate: new Date(startDate) })),
    ]),
  );
}
