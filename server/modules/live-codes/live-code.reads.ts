import { SYSTEM_TENANCY } from '../../platform/access/actor.ts';
import { batchByKey } from '../../platform/db/batch-by-key.ts';
import type { Statement } from '../../platform/db/statement.ts';

interface RuleRow {
  tierId: string;
  issuerId: string;
  eventId: string;
  from: Date;
  allowsPaper: boolean;
  admits: boolean;
}

/** Loads the rules of tiers; tiers that do not ask for a phone are left out. Buyers may know them. */
export const loadLiveRule = batchByKey<string, RuleRow>(async ({ db }, tierIds) => {
  const rows = await db.read<RuleRow>(SYSTEM_TENANCY, {
    name: 'live-rules',
    text: `SELECT id AS "tierId", issuer_id AS "issuerId", event_id AS "eventId", live_from AS "from", live_allows_paper AS "allowsPaper",
        live_admits_unknown AS admits
      FROM tiers WHERE id = ANY($1::uuid[]) AND live_from IS NOT NULL`,
    values: [tierIds],
  });
  return new Map(rows.map((row) => [row.tierId, row]));
});

interface PhoneRow {
  ticketId: string;
  publicKey: Buffer;
  registeredAt: Date;
}

/** Loads the current phones of tickets. The caller must authorize. */
export const loadPhone = batchByKey<string, PhoneRow>(async ({ db }, ticketIds) => {
  const rows = await db.read<PhoneRow>(SYSTEM_TENANCY, {
    name: 'ticket-phones',
    text: `SELECT ticket_id AS "ticketId", public_key AS "publicKey", registered_at AS "registeredAt"
      FROM ticket_phones WHERE ticket_id = ANY($1::uuid[]) AND ended_at IS NULL`,
    values: [ticketIds],
  });
  return new Map(rows.map((row) => [row.ticketId, row]));
});

export interface DoorPhonesRow {
  tiers: { tier: string; from: string; allowsPaper: boolean; admitsUnknown: boolean }[];
  phones: { ticketId: string; publicKey: string }[];
}

/** Reads the rules and the current phones of an event; with `from`, only phones registered since. */
export function readDoorPhones(eventId: string, from: Date | null): Statement {
  return {
    name: 'door-phones',
    text: `SELECT
        coalesce((SELECT json_agg(json_build_object('tier', name, 'from', live_from, 'allowsPaper', live_allows_paper,
            'admitsUnknown', live_admits_unknown) ORDER BY position, id)
          FROM tiers WHERE event_id = $1 AND live_from IS NOT NULL), '[]') AS tiers,
        coalesce((SELECT json_agg(json_build_object('ticketId', ticket_id, 'publicKey', encode(public_key, 'base64'))
            ORDER BY registered_at, id)
          FROM ticket_phones WHERE event_id = $1 AND ended_at IS NULL
            AND ($2::timestamptz IS NULL OR registered_at >= $2)), '[]') AS phones
      FROM events WHERE id = $1`,
    values: [eventId, from],
  };
}

export interface StandingRow {
  status: 'active' | 'revoked' | 'cancelled';
  passedOnAt: Date | null;
  liveFrom: Date | null;
  hasPhone: boolean;
}

/** Reads what a person who is about to buy a ticket may know. */
export function readStanding(ticketId: string): Statement {
  return {
    name: 'ticket-standing',
    text: `SELECT t.status, t.passed_on_at AS "passedOnAt", r.live_from AS "liveFrom",
        EXISTS (SELECT FROM ticket_phones p WHERE p.ticket_id = t.id AND p.ended_at IS NULL) AS "hasPhone"
      FROM tickets t JOIN tiers r ON r.id = t.tier_id WHERE t.id = $1`,
    values: [ticketId],
  };
}
