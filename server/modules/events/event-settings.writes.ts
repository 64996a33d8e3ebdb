import type { Tx } from '../../platform/db/in-transaction.ts';

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
  await tx.query(
    `INSERT INTO selling_codes (id, issuer_id, event_id, created_at, tier_ids, ${OF_CODE.join(', ')})
     SELECT gen_random_uuid(), issuer_id, $2, $3,
       (SELECT array_agg(c.id) FROM unnest($4::uuid[], $5::uuid[]) AS c("of", id) WHERE c."of" = ANY (tier_ids)),
       ${OF_CODE.join(', ')} FROM selling_codes WHERE event_id = $1`,
    [from, to, now, [...tiers.keys()], [...tiers.values()]],
  );
}
