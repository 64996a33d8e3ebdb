import type { Tx } from '../../db/in-transaction.ts';
import { SIGNED_COLUMNS, SIGNED_JOINS, type SignedRecord } from '../tickets/index.ts';
import type { Stretch } from './gather.rules.ts';

/**
 * Tiers, or issuers, of which something has no leaf on this network yet. The counters are read together with the
 * cursors, and what they count was committed with them.
 */
const BEHIND: Record<Stretch['event'], string> = {
  issued: `SELECT t.id AS source_id, coalesce(c.through, 0) AS through, (t.next_serial - 1)::bigint AS upto
    FROM tiers t LEFT JOIN anchor_cursors c ON c.network = $1 AND c.event = 'issued' AND c.source_id = t.id
    WHERE t.next_serial - 1 > coalesce(c.through, 0) ORDER BY t.id`,
  revoked: `SELECT i.id AS source_id, coalesce(c.through, 0) AS through, i.revocation_number AS upto
    FROM issuers i LEFT JOIN anchor_cursors c ON c.network = $1 AND c.event = 'revoked' AND c.source_id = i.id
    WHERE i.revocation_number > coalesce(c.through, 0) ORDER BY i.id`,
};

/** All that is not gathered yet, tickets before revocations: what is revoked was issued. */
export async function readBehind(tx: Tx, network: number): Promise<Stretch[]> {
  const stretches: Stretch[] = [];
  for (const event of ['issued', 'revoked'] as const) {
    const rows = await tx.query<Omit<Stretch, 'event'>>(BEHIND[event], [network]);
    stretches.push(...rows.map((row) => ({ event, ...row })));
  }
  return stretches;
}

export interface IssuedRow extends SignedRecord {
  source_id: string;
  number: bigint;
}

export interface RevokedRow {
  source_id: string;
  number: bigint;
  id: string;
  revoked_at: Date;
}

/**
 * Numbers are compared in their column's own type: row-level security lets an index answer nothing that could fail, as
 * a cast can. The LIMIT within keeps the planner from joining tiers first and reading each of them whole.
 */
const wished = (type: 'int' | 'bigint'): string =>
  `FROM unnest($1::uuid[], $2::${type}[], $3::${type}[]) WITH ORDINALITY AS wish(source_id, through, upto, nth)`;

function valuesOf(stretches: readonly Stretch[]): unknown[] {
  return [
    stretches.map(({ source_id }) => source_id),
    stretches.map(({ through }) => through),
    stretches.map(({ upto }) => upto),
  ];
}

/**
 * The tickets of those stretches of serials, in their order.
 * @param most that one stretch holds
 */
export function readIssued(tx: Tx, stretches: readonly Stretch[], most: number): Promise<IssuedRow[]> {
  return tx.query(
    `SELECT t.tier_id AS source_id, t.serial::bigint AS number, ${SIGNED_COLUMNS}
     ${wished('int')} CROSS JOIN LATERAL (SELECT * FROM tickets
       WHERE tier_id = wish.source_id AND serial > wish.through AND serial <= wish.upto ORDER BY serial LIMIT $4) t
     ${SIGNED_JOINS} ORDER BY wish.nth, t.serial`,
    [...valuesOf(stretches), most],
  );
}

/** The revocations of those stretches of numbers, in their order. */
export function readRevoked(tx: Tx, stretches: readonly Stretch[]): Promise<RevokedRow[]> {
  return tx.query(
    `SELECT wish.source_id, r.number, r.ticket_id AS id, r.revoked_at
     ${wished('bigint')} JOIN revocations r ON r.issuer_id = wish.source_id AND r.number > wish.through AND r.number <= wish.upto
     ORDER BY wish.nth, r.number`,
    valuesOf(stretches),
  );
}
