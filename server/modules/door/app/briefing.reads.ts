import type { Slice, Statement } from '../../../platform/db/statement.ts';
import type { EventCategory } from '../../../platform/vocabulary.ts';
import type { GateRow } from '../door.reads.ts';

/** A tier and when its tickets are valid today; times as JSON has them. */
export interface TierTimesRow {
  name: string;
  effectiveAt: string;
  expiresAt: string;
}

export interface DoorEventRow {
  id: string;
  name: string;
  venue: string;
  startAt: Date;
  timeZone: string;
  category: EventCategory | null;
  endAt: Date;
  issuerId: string;
  issuerName: string;
  edition: number;
  tiers: TierTimesRow[];
  gates: GateRow[];
  entered: number;
}

const COLUMNS = `e.id, e.name, e.category, e.venue, e.start_at AS "startAt", e.end_at AS "endAt", e.time_zone AS "timeZone",
  e.issuer_id AS "issuerId", i.name AS "issuerName", e.edition,
  (SELECT coalesce(json_agg(json_build_object('name', t.name, 'effectiveAt', t.effective_at, 'expiresAt', t.expires_at)
      ORDER BY t.position, t.id), '[]') FROM tiers t WHERE t.event_id = e.id) AS tiers,
  (SELECT coalesce(json_agg(json_build_object('id', g.id, 'name', g.name, 'active', g.active,
      'entries', (SELECT count(*)::int FROM counted_entries n WHERE n.event_id = e.id AND n.gate_id = g.id)) ORDER BY g.name, g.id), '[]')
    FROM gates g WHERE g.event_id = e.id) AS gates,
  (SELECT count(*)::int FROM counted_entries n WHERE n.event_id = e.id) AS entered`;

/** Reads a page of the published events that have not ended or ended recently, by their start. */
export function readDoorEvents(endedAfter: Date, { from, limit, direction, beyond }: Slice): Statement {
  return {
    name: `door-events-${direction}`,
    text: `SELECT ${COLUMNS} FROM events e JOIN issuers i ON i.id = e.issuer_id
      WHERE e.status = 'published' AND e.end_at > $1
        AND ($2::timestamptz IS NULL OR (e.start_at, e.id) ${beyond} ($2, $3::uuid))
      ORDER BY e.start_at ${direction}, e.id ${direction} LIMIT $4`,
    values: [endedAfter, from?.[0] ?? null, from?.[1] ?? null, limit],
  };
}

/** Reads one event in any state; no row when it is not visible. */
export function readDoorEvent(eventId: string): Statement {
  return {
    name: 'door-event',
    text: `SELECT ${COLUMNS} FROM events e JOIN issuers i ON i.id = e.issuer_id WHERE e.id = $1`,
    values: [eventId],
  };
}

/** Reads when the tickets of each tier of an event are valid today. */
export function readTierTimes(eventId: string): Statement {
  return {
    name: 'door-tier-times',
    text: 'SELECT name, effective_at AS "effectiveAt", expires_at AS "expiresAt" FROM tiers WHERE event_id = $1',
    values: [eventId],
  };
}

export interface TicketIssuerRow {
  ticketId: string;
  issuerId: string;
  eventId: string;
}

/** Reads the issuers of tickets that are visible to the actor. */
export function readTicketIssuers(ticketIds: readonly string[]): Statement {
  return {
    name: 'ticket-issuers',
    text: 'SELECT id AS "ticketId", issuer_id AS "issuerId", event_id AS "eventId" FROM tickets WHERE id = ANY($1::uuid[])',
    values: [ticketIds],
  };
}
