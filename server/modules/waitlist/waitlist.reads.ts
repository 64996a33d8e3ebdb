import { type SignedInActor, SYSTEM_TENANCY, tenancyOf } from '../../platform/access/actor.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Slice } from '../../platform/db/statement.ts';
import type { Scope } from '../../platform/scope.ts';
import type { WaitingState } from '../../platform/vocabulary.ts';
import { freePlaces } from '../events/index.ts';

/** An entry on the waitlist of a tier. */
export interface WaitlistRecord {
  id: string;
  issuerId: string;
  eventId: string;
  tierId: string;
  tier: string;
  name: string;
  email: string;
  quantity: number;
  state: WaitingState;
  joinedAt: Date;
  /** null before an offer was made. */
  offerUntil: Date | null;
}

/** SELECT list; `w` is the entry, `t` its tier. */
const ENTRY_COLUMNS = `w.id, w.issuer_id AS "issuerId", w.event_id AS "eventId", w.tier_id AS "tierId", t.name AS tier,
  w.name, w.email, w.quantity, w.state, w.joined_at AS "joinedAt", w.offer_until AS "offerUntil"`;

const AT_MOST = 500;
const FROM = 'FROM waiting_entries w JOIN tiers t ON t.id = w.tier_id';

/** Reads an entry by the secret of a mailed link, or by its id for the mail itself. */
export async function readWaiting(
  db: Database,
  by: { secretHash: Buffer } | { id: string },
): Promise<WaitlistRecord | undefined> {
  const [name, column, value] =
    'id' in by ? ['by-id', 'id', by.id] : ['by-secret', 'secret_hash', by.secretHash];
  const [record] = await db.read<WaitlistRecord>(SYSTEM_TENANCY, {
    name: `waiting-${name}`,
    text: `SELECT ${ENTRY_COLUMNS} ${FROM} WHERE w.${column} = $1`,
    values: [value],
  });
  return record;
}

/** Counts the earlier entries of the same tier. */
export async function countBefore(db: Database, { id, tierId, joinedAt }: WaitlistRecord): Promise<number> {
  const [row] = await db.read<{ before: number }>(SYSTEM_TENANCY, {
    name: 'waiting-before',
    text: `SELECT count(*)::int AS before FROM waiting_entries
      WHERE tier_id = $1 AND state = 'waiting' AND (joined_at, id) < ($2, $3)`,
    values: [tierId, joinedAt, id],
  });
  return row?.before ?? 0;
}

/** Tiers with offers past their end. */
export async function readLapsedTiers(db: Database, now: Date): Promise<string[]> {
  const rows = await db.read<{ tierId: string }>(SYSTEM_TENANCY, {
    name: 'waiting-lapsed',
    text: `SELECT DISTINCT tier_id AS "tierId" FROM (SELECT tier_id FROM waiting_entries WHERE state = 'offered' AND offer_until <= $1
      ORDER BY offer_until LIMIT ${AT_MOST}) w`,
    values: [now],
  });
  return rows.map(({ tierId }) => tierId);
}

/** Tiers with a waitlist entry that fits the free places. */
export async function readTiersToOffer(db: Database): Promise<string[]> {
  const rows = await db.read<{ id: string }>(SYSTEM_TENANCY, {
    name: 'waiting-to-offer',
    text: `SELECT t.id FROM tiers t
      WHERE t.id IN (SELECT tier_id FROM waiting_entries WHERE state = 'waiting') AND NOT t.closed
        AND EXISTS (SELECT FROM waiting_entries w WHERE w.tier_id = t.id AND w.state = 'waiting'
          AND w.quantity <= ${freePlaces('t')})
      LIMIT ${AT_MOST}`,
  });
  return rows.map(({ id }) => id);
}

/** Reads a page of an event's waitlist for its organiser, by time. */
export async function readLine(
  scope: Scope,
  actor: SignedInActor,
  page: { eventId: string; slice: Slice },
): Promise<WaitlistRecord[]> {
  const values: unknown[] = [page.eventId];
  let after = '';
  const { from, limit, direction, beyond } = page.slice;
  if (from) {
    values.push(new Date(from[0]), from[1]);
    after = `AND (w.joined_at, w.id) ${beyond} ($2, $3::uuid)`;
  }
  return scope.db.read(tenancyOf(actor), {
    text: `SELECT ${ENTRY_COLUMNS} ${FROM} WHERE w.event_id = $1 ${after}
      ORDER BY w.joined_at ${direction}, w.id ${direction} LIMIT ${limit}`,
    values,
  });
}
