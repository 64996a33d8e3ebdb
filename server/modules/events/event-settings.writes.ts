import type { Tx } from '../../platform/db/in-transaction.ts';
import { copyQuestions } from './event.writes.ts';

/** Columns that are settings of the organiser, by table; rows of an event are copied with them. */
const SETTINGS = {
  event_transfer_rules: ['cutoff_minutes'],
  event_cancellation_rules: ['cutoff_minutes', 'refunds_paid', 'step_minutes', 'step_percents', 'keeps_fees'],
} as const;

const OF_EVENT = [
  ...[
    'form_sales',
    'sales_open',
    'order_limit',
    'waiting_list',
    'offer_minutes',
    'play_money',
    'person_limit',
  ],
  ...['network_limit', 'confirm_hours', 'buyer_limit'],
];

const OF_CODE = [
  ...['code', 'percent_off', 'units_off', 'currency', 'opens', 'most_uses', 'starts_at', 'ends_at', 'active'],
  'created_by',
];

interface Copy {
  from: string;
  to: string;
  /** Ids of the new event's tiers by those of the first. */
  tiers: ReadonlyMap<string, string>;
  /** Milliseconds between the starts of the two events. */
  shift: number;
}

/**
 * Copies how an event is sold to another date of its series: limits, terms, codes (unused), gates, embedding sites, and
 * the rules of its tiers. The end of a tier's sales and its live codes move with the start; sales begin as they do for
 * the first.
 */
export async function copySettings(tx: Tx, { from, to, tiers, shift }: Copy): Promise<void> {
  const now = tx.scope.clock.now();
  await tx.query(
    `UPDATE events e SET ${OF_EVENT.map((name) => `${name} = o.${name}`).join(', ')}
     FROM events o WHERE o.id = $1 AND e.id = $2`,
    [from, to],
  );
  await tx.query(
    `UPDATE tiers t SET hidden = o.hidden, order_limit = o.order_limit,
       sales_end = o.sales_end + $3 * interval '1 ms',
       -- A date before the first one has no room for the same beginning.
       sales_start = CASE WHEN o.sales_start >= o.sales_end + $3 * interval '1 ms' THEN NULL ELSE o.sales_start END,
       live_from = o.live_from + $3 * interval '1 ms', live_allows_paper = o.live_allows_paper,
       live_admits_unknown = o.live_admits_unknown
     FROM unnest($1::uuid[], $2::uuid[]) AS c("of", id) JOIN tiers o ON o.id = c."of" WHERE t.id = c.id`,
    [[...tiers.keys()], [...tiers.values()], shift],
  );
  for (const [table, columns] of Object.entries(SETTINGS))
    await tx.query(
      `INSERT INTO ${table} (event_id, issuer_id, updated_at, ${columns.join(', ')})
       SELECT $2, issuer_id, $3, ${columns.join(', ')} FROM ${table} WHERE event_id = $1`,
      [from, to, now],
    );
  await tx.query(
    `INSERT INTO event_embeds (event_id, issuer_id, sites, updated_at, updated_by)
     SELECT $2, issuer_id, sites, $3, updated_by FROM event_embeds WHERE event_id = $1`,
    [from, to, now],
  );
  await tx.query(
    `INSERT INTO gates (id, issuer_id, event_id, name, active, created_at)
     SELECT gen_random_uuid(), issuer_id, $2, name, active, $3 FROM gates WHERE event_id = $1`,
    [from, to, now],
  );
  await copyCodes(tx, { from, to }, tiers);
}

type Pair = Pick<Copy, 'from' | 'to'>;

/**
 * Gives an event the codes of another date of its series, with their terms. Codes that it has too keep their uses, and
 * its other codes stay.
 */
export async function copyCodes(
  tx: Tx,
  { from, to }: Pair,
  known?: ReadonlyMap<string, string>,
): Promise<void> {
  const tiers = known ?? (await tiersByName(tx, { from, to }));
  const terms = OF_CODE.filter((name) => !['code', 'created_by', 'most_uses'].includes(name));
  await tx.query(
    `INSERT INTO selling_codes AS c (id, issuer_id, event_id, created_at, tier_ids, ${OF_CODE.join(', ')})
     SELECT gen_random_uuid(), o.issuer_id, $2, $3,
       (SELECT array_agg(m.id) FROM unnest($4::uuid[], $5::uuid[]) AS m("of", id) WHERE m."of" = ANY (o.tier_ids)),
       ${OF_CODE.map((name) => `o.${name}`).join(', ')} FROM selling_codes o WHERE o.event_id = $1
         -- A code for tiers that this date does not have would be one for all of its tiers.
         AND (o.tier_ids IS NULL OR o.tier_ids && $4::uuid[])
     ON CONFLICT ON CONSTRAINT selling_codes_unique DO UPDATE SET tier_ids = excluded.tier_ids,
       most_uses = greatest(excluded.most_uses, CASE WHEN excluded.most_uses IS NOT NULL THEN c.used END),
       ${terms.map((name) => `${name} = excluded.${name}`).join(', ')}`,
    [from, to, tx.scope.clock.now(), [...tiers.keys()], [...tiers.values()]],
  );
}

/** Replaces the questions of an event by those of another date of its series. Answers that were given stay. */
export async function copyQuestionsAnew(tx: Tx, { from, to }: Pair): Promise<void> {
  await tx.query(
    'UPDATE checkout_questions SET archived_at = $2 WHERE event_id = $1 AND archived_at IS NULL',
    [to, tx.scope.clock.now()],
  );
  await copyQuestions(tx, { from, to, tiers: await tiersByName(tx, { from, to }) });
  // Orders that were checked against the old questions are checked again.
  await tx.query(
    `UPDATE tiers SET rules_version = rules_version + 1
     WHERE id IN (SELECT id FROM tiers WHERE event_id = $1 ORDER BY id FOR NO KEY UPDATE)`,
    [to],
  );
}

/** The ids of the tiers of one event by those of another that have the same name. */
async function tiersByName(tx: Tx, { from, to }: Pair): Promise<Map<string, string>> {
  const rows = await tx.query<{ from: string; to: string }>(
    `SELECT o.id AS "from", t.id AS "to" FROM tiers o JOIN tiers t ON t.name = o.name
     WHERE o.event_id = $1 AND t.event_id = $2`,
    [from, to],
  );
  return new Map(rows.map((row) => [row.from, row.to]));
}
