import { PROVIDER_CURRENCIES } from '../../lib/money/index.ts';
import { type SignedInActor, tenancyOf } from '../../platform/access/actor.ts';
import { isSystemRole } from '../../platform/access/roles.ts';
import type { Money } from '../../platform/graphql/money.schema.ts';
import type { Scope } from '../../platform/scope.ts';
import type { WaitingKind } from '../../platform/vocabulary.ts';
import type { MonthSpan, Slices, Tally } from './chart.rules.ts';
import { issuerOf } from './dashboard.policy.ts';

const DAY_MS = 86_400_000;

const SLOT = (at: string): string => `floor(extract(epoch FROM ${at} - $2::timestamptz) * 1000 / $3)::int`;

/** Returns the lowest UUIDv7 of a time, less a day, because an id may be created before the sale. */
function lowestId(at: Date): string {
  const hex = Math.max(0, at.getTime() - DAY_MS)
    .toString(16)
    .padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}-0000-0000-000000000000`;
}

/** Reads the tickets sold, by tier. */
export async function readTierSales(scope: Scope, actor: SignedInActor, slices: Slices): Promise<Tally[]> {
  return scope.db.read<Tally>(tenancyOf(scope.actor), {
    text: `WITH names AS (SELECT name, (row_number() OVER (ORDER BY min(id::text)) - 1)::int AS rank FROM tiers
        WHERE $1::uuid IS NULL OR issuer_id = $1 GROUP BY name)
      SELECT ${SLOT('t.issued_at')} AS slot, r.name, names.rank, count(*)::int AS count
      FROM tickets t JOIN tiers r ON r.id = t.tier_id JOIN names ON names.name = r.name
      WHERE ($1::uuid IS NULL OR t.issuer_id = $1) AND t.id >= $4::uuid AND t.issued_at >= $2 AND t.status <> 'cancelled' AND NOT t.is_test
      GROUP BY 1, 2, 3`,
    values: [issuerOf(actor), slices.from, slices.stepMs, lowestId(slices.from)],
  });
}

/** Reads entries by gate, each with its event. */
export async function readGateEntries(
  scope: Scope,
  actor: SignedInActor,
  slices: Slices,
): Promise<(Tally & { event: string })[]> {
  return scope.db.read(tenancyOf(scope.actor), {
    text: `SELECT ${SLOT('n.entered_at')} AS slot, coalesce(g.name, 'No gate') AS name, e.name AS event, count(*)::int AS count
      FROM events e JOIN counted_entries n ON n.event_id = e.id AND n.entered_at >= $2 LEFT JOIN gates g ON g.id = n.gate_id
      WHERE ($1::uuid IS NULL OR e.issuer_id = $1)
        AND e.end_at >= $2::timestamptz - interval '7 days' AND e.start_at <= $2::timestamptz + interval '8 days'
      GROUP BY 1, g.id, g.name, e.id, e.name`,
    values: [issuerOf(actor), slices.from, slices.stepMs],
  });
}

export interface RevenueRecord {
  eventId: string;
  name: string;
  /** `due`: the part that is still to be collected at the door. */
  sums: { currency: Money['currency']; units: string; due: string }[];
}

/** Factor of a currency without a rate to dollars: 1, and nothing for one whose missing rate never counts as 1. */
const UNRATED = `CASE WHEN s.currency IN (${PROVIDER_CURRENCIES.map((one) => `'${one}'`).join(', ')}) THEN 0 ELSE 1 END`;

/**
 * Reads the revenue of each event from the journal; the events with most revenue, in today's dollars. Where the
 * organiser chose a main currency, events that sold in it come first.
 */
export async function readEventRevenue(
  scope: Scope,
  actor: SignedInActor,
  first: number,
): Promise<RevenueRecord[]> {
  return scope.db.read(tenancyOf(scope.actor), {
    text: `SELECT e.id AS "eventId", e.name, json_agg(json_build_object('currency', s.currency, 'units', s.units::text,
        'due', s.due::text)
        ORDER BY s.currency) AS sums
      FROM events e JOIN LATERAL (
          SELECT j.currency,
            coalesce(sum(CASE WHEN j.credit = 'sales' THEN j.units ELSE -j.units END)
              FILTER (WHERE 'sales' IN (j.debit, j.credit)), 0) AS units,
            coalesce(sum(CASE WHEN j.debit = 'door_dues' THEN j.units ELSE -j.units END)
              FILTER (WHERE 'door_dues' IN (j.debit, j.credit)), 0) AS due
          FROM journal_transfers j WHERE j.event_id = e.id AND j.phase = 'posted'
          GROUP BY j.currency) s ON s.units <> 0
        LEFT JOIN exchange_rates x ON x.from_currency = s.currency AND x.to_currency = 'USD'
      WHERE ($1::uuid IS NULL OR e.issuer_id = $1)
      GROUP BY e.id ORDER BY coalesce(bool_or(s.currency = (SELECT main_currency FROM issuers WHERE id = $1)), false) DESC,
        sum(s.units * coalesce(x.numerator, ${UNRATED}) / coalesce(x.denominator, 1)) DESC, e.id LIMIT $2`,
    values: [issuerOf(actor), first],
  });
}

export interface MonthRecord {
  month: string;
  sums: { currency: Money['currency']; units: string; collected: string }[];
}

/** Units posted to one side of an account less those on the other side. */
const net = (account: string, grows: 'debit' | 'credit'): string =>
  `sum(CASE WHEN j.${grows} = '${account}' THEN j.units WHEN '${account}' IN (j.debit, j.credit) THEN -j.units ELSE 0 END)`;

/** Reads sales and what was collected, by month of the journal, newest first. @param minutes offset from UTC */
export async function readMonthRevenue(
  scope: Scope,
  actor: SignedInActor,
  { from, minutes }: MonthSpan,
): Promise<MonthRecord[]> {
  return scope.db.read(tenancyOf(scope.actor), {
    text: `SELECT month, json_agg(json_build_object('currency', currency, 'units', units::text,
        'collected', collected::text) ORDER BY currency) AS sums
      FROM (SELECT to_char(j.occurred_at AT TIME ZONE 'UTC' + make_interval(mins => $3::int), 'YYYY-MM') AS month, j.currency,
          ${net('sales', 'credit')} AS units,
          ${net('sales', 'credit')} - ${net('door_dues', 'debit')} - ${net('waived', 'debit')} AS collected
        FROM events e JOIN journal_transfers j ON j.event_id = e.id AND j.phase = 'posted' AND j.occurred_at >= $2
        WHERE ($1::uuid IS NULL OR e.issuer_id = $1)
        GROUP BY 1, 2) m
      WHERE units <> 0 OR collected <> 0 GROUP BY month ORDER BY month DESC`,
    values: [issuerOf(actor), from, minutes],
  });
}

export interface WaitlistRecord {
  kind: WaitingKind;
  id: string;
  contractId: string;
  contractName: string;
  title: string;
  units: bigint | null;
  currency: Money['currency'] | null;
  given: number;
  required: number;
  since: Date;
  mine: boolean;
}

/** Condition: the actor works for the contract's organiser or the system, or is a signatory. */
const concerns = (alias: string): string => `($3 OR ${alias}.issuer_id = $2::uuid OR s.user_id IS NOT NULL)`;
const signedBy = (contract: string): string =>
  `LEFT JOIN contract_signatories s ON s.contract_id = ${contract} AND s.user_id = $1::uuid`;

/**
 * Reads drafts, rounds and expenses that need signatures, oldest first, with their count, and if the actor's is
 * missing.
 */
export async function readWaitingApprovals(
  scope: Scope,
  actor: SignedInActor,
  first: number,
): Promise<WaitlistRecord[]> {
  return scope.db.read(tenancyOf(scope.actor), {
    text: `SELECT * FROM (
        SELECT 'contract' AS kind, c.id, c.id AS "contractId", c.name AS "contractName", c.description AS title, NULL::bigint AS units,
          NULL AS currency, a.given, c.required_sigs AS required, c.created_at AS since, s.user_id IS NOT NULL AND NOT a.his AS mine
        FROM contracts c ${signedBy('c.id')}, LATERAL (SELECT count(*)::int AS given, coalesce(bool_or(a.user_id = $1), false) AS his
          FROM contract_approvals a WHERE a.contract_id = c.id) a
        WHERE c.status = 'draft' AND a.given < c.required_sigs AND ${concerns('c')}
        UNION ALL
        SELECT 'round', r.id, r.contract_id, c.name, r.reason, r.units, 'XLM', a.given, r.required_sigs, r.created_at,
          s.user_id IS NOT NULL AND NOT a.his
        FROM rounds r JOIN contracts c ON c.id = r.contract_id ${signedBy('r.contract_id')}, LATERAL (SELECT count(*)::int AS given,
          coalesce(bool_or(a.user_id = $1), false) AS his FROM round_authorizations a WHERE a.round_id = r.id) a
        WHERE r.state = 'pending' AND ${concerns('r')}
        UNION ALL
        SELECT 'expense', x.id, x.contract_id, c.name, x.description, x.units, x.currency, 0, 1, x.submitted_at,
          s.user_id IS NOT NULL AND x.submitted_by <> $1
        FROM expenses x JOIN contracts c ON c.id = x.contract_id ${signedBy('x.contract_id')}
        WHERE x.status = 'pending' AND c.status <> 'withdrawn' AND ${concerns('x')}
      ) w ORDER BY w.mine DESC, w.since, w.id LIMIT $4`,
    values: [actor.userId, actor.issuerId, isSystemRole(actor.role), first],
  });
}
