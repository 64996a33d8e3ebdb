import type { EntryRule } from '../../../lib/scan/entry-rules.ts';
import { SYSTEM_TENANCY } from '../../../platform/access/actor.ts';
import { batchByKey } from '../../../platform/db/batch-by-key.ts';
import type { Statement } from '../../../platform/db/statement.ts';

export interface HandoutItemRow {
  id: string;
  name: string;
  perTicket: number;
  active: boolean;
  handedOut: number;
  excess: number;
}

export interface DoorSettingsRow {
  issuerId: string;
  entryRules: { id: string; tier: string; rule: EntryRule; limit: number | null }[];
  handoutItems: HandoutItemRow[];
}

/** Reads entry rules and things to hand out; no row when the event is not visible. Test tickets are not counted. */
export function readDoorSettings(eventId: string): Statement {
  return {
    name: 'door-settings',
    text: `SELECT e.issuer_id AS "issuerId",
        (SELECT coalesce(json_agg(json_build_object('id', t.id, 'tier', t.name, 'rule', t.entry_rule, 'limit', t.entry_limit)
            ORDER BY t.position, t.id), '[]') FROM tiers t WHERE t.event_id = e.id) AS "entryRules",
        (SELECT coalesce(json_agg(json_build_object('id', i.id, 'name', i.name, 'perTicket', i.per_ticket, 'active', i.active,
            'handedOut', coalesce(h.given, 0), 'excess', coalesce(h.excess, 0)) ORDER BY i.name, i.id), '[]')
          FROM handout_items i LEFT JOIN (
            SELECT o.item_id, count(*)::int AS given, (count(*) FILTER (WHERE o.is_over))::int AS excess
            FROM handouts o JOIN tickets t ON t.id = o.ticket_id AND NOT t.is_test
            WHERE o.event_id = e.id GROUP BY o.item_id) h ON h.item_id = i.id
          WHERE i.event_id = e.id) AS "handoutItems"
      FROM events e WHERE e.id = $1`,
    values: [eventId],
  };
}

/** Loads the entry rules of tiers. Holders of their tickets may know them. */
export const loadEntryRule = batchByKey<string, EntryRule>(async ({ db }, tierIds) => {
  const rows = await db.read<{ id: string; rule: EntryRule }>(SYSTEM_TENANCY, {
    name: 'entry-rules',
    text: 'SELECT id, entry_rule AS rule FROM tiers WHERE id = ANY($1::uuid[])',
    values: [tierIds],
  });
  return new Map(rows.map(({ id, rule }) => [id, rule]));
});

/** Loads how many entries are left to tickets of tiers that admit a given number of times; others are left out. */
export const loadEntriesLeft = batchByKey<string, number>(async ({ db }, ticketIds) => {
  const rows = await db.read<{ id: string; left: number }>(SYSTEM_TENANCY, {
    name: 'entries-left',
    text: `SELECT t.id, greatest(r.entry_limit - greatest(
          (SELECT count(*) FROM visits v WHERE v.ticket_id = t.id),
          (SELECT count(*) FROM entries e WHERE e.ticket_id = t.id)), 0)::int AS left
      FROM tickets t JOIN tiers r ON r.id = t.tier_id
      WHERE t.id = ANY($1::uuid[]) AND r.entry_limit IS NOT NULL`,
    values: [ticketIds],
  });
  return new Map(rows.map(({ id, left }) => [id, left]));
});

/** Loads the tickets whose holder is inside; others are left out. */
export const loadInside = batchByKey<string, true>(async ({ db, clock }, ticketIds) => {
  const rows = await db.read<{ id: string }>(SYSTEM_TENANCY, {
    name: 'tickets-inside',
    text: `SELECT t.id FROM tickets t JOIN events e ON e.id = t.event_id
      WHERE t.id = ANY($1::uuid[]) AND e.end_at > $2 AND (EXISTS (SELECT FROM visits v WHERE v.ticket_id = t.id
          AND v.left_at IS NULL AND coalesce(v.stays_until > $2, true))
        OR (EXISTS (SELECT FROM entries n WHERE n.ticket_id = t.id)
          AND NOT EXISTS (SELECT FROM visits v WHERE v.ticket_id = t.id)))`,
    values: [ticketIds, clock.now()],
  });
  return new Map(rows.map(({ id }) => [id, true]));
});
