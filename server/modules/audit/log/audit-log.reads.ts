import { type SignedInActor, SYSTEM_TENANCY, tenancyOf } from '../../../platform/access/actor.ts';
import { likePattern, type Slice } from '../../../platform/db/statement.ts';
import type { Scope } from '../../../platform/scope.ts';

/** An entry as its readers see it. */
export interface AuditLogRecord {
  id: bigint;
  action: string;
  entityType: string;
  entityId: string | null;
  issuerId: string | null;
  actorKind: 'anonymous' | 'user' | 'api_key' | 'device' | 'system';
  userId: string | null;
  userEmail: string | null;
  address: string | null;
  requestId: string | null;
  success: boolean;
  details: unknown;
  error: string | null;
  createdAt: Date;
}

/** Filter of the list. A field that is left out does not narrow it. */
export interface AuditFilter {
  /** Part of an email address, an account's id, or a kind of actor: 'system'. */
  who?: string | null | undefined;
  /** Part of an action: 'create', 'ticket.revoke'. */
  what?: string | null | undefined;
  entityType?: string | null | undefined;
  entityId?: string | null | undefined;
  from?: Date | null | undefined;
  /** Exclusive end of the time range. */
  until?: Date | null | undefined;
  success?: boolean | null | undefined;
  /** Excludes successful sign-ins and the ends of sessions. */
  hideSignIns?: boolean | null | undefined;
}

const ENTRY = `e.id, e.action, e.entity_type AS "entityType", e.entity_id AS "entityId", e.issuer_id AS "issuerId",
  e.actor_kind AS "actorKind", e.user_id AS "userId", e.user_email AS "userEmail", e.address,
  e.request_id AS "requestId", e.success, e.details, e.error, e.at AS "createdAt"`;

/** Maximum entries that one page scans: a filter that matches almost nothing must not read the whole log at once. */
const MAX_SCANNED = 100_000;

/** A part of the log: ids from `from` to before `before`, of one issuer or of all. */
export interface DateRange {
  from: bigint;
  before: bigint;
  issuerId: string | null;
}

const SIGN_INS = ['auth.login', 'auth.logout', 'session.end'];

/** Returns the conditions of a filter, and their values from `$start` on. */
function conditionsOf(filter: AuditFilter, start: number): { text: string; values: unknown[] } {
  const values: unknown[] = [];
  const put = (value: unknown): string => `$${start + values.push(value) - 1}`;
  const parts: string[] = [];
  const who = likePattern(filter.who);
  if (who !== null) {
    const exact = put(filter.who?.trim().toLowerCase());
    parts.push(
      `(lower(e.user_email) LIKE ${put(who)} OR e.user_id::text = ${exact} OR e.actor_kind = ${exact})`,
    );
  }
  const what = likePattern(filter.what);
  if (what !== null) parts.push(`lower(e.action) LIKE ${put(what)}`);
  if (filter.entityType) parts.push(`e.entity_type = ${put(plain(filter.entityType))}`);
  if (filter.entityId) parts.push(`e.entity_id = ${put(plain(filter.entityId))}`);
  if (filter.from) parts.push(`e.at >= ${put(filter.from)}`);
  if (filter.until) parts.push(`e.at < ${put(filter.until)}`);
  if (typeof filter.success === 'boolean') parts.push(`e.success = ${put(filter.success)}`);
  if (filter.hideSignIns) parts.push(`NOT (e.action = ANY (${put(SIGN_INS)}) AND e.success)`);
  return { text: parts.length === 0 ? 'true' : parts.join(' AND '), values };
}

// PostgreSQL refuses U+0000 in text; nothing that it stores can contain it.
const plain = (text: string): string => text.replaceAll('\u0000', '').trim();

function rangeCondition({ from, before, issuerId }: DateRange): { text: string; values: unknown[] } {
  const own = issuerId === null ? '' : ' AND issuer_id = $3';
  return {
    text: `id >= $1 AND id < $2${own}`,
    values: issuerId === null ? [from, before] : [from, before, issuerId],
  };
}

/** Reads the first matching entries of a range, at most `limit`, among those that one page scans. */
export async function readEntries(
  { db, actor }: Scope,
  range: DateRange,
  filter: AuditFilter,
  { limit, direction }: Pick<Slice, 'limit' | 'direction'>,
): Promise<AuditLogRecord[]> {
  const within = rangeCondition(range);
  const fits = conditionsOf(filter, within.values.length + 1);
  return db.replica.read<AuditLogRecord>(tenancyOf(actor), {
    text: `SELECT ${ENTRY} FROM
        (SELECT * FROM audit_entries WHERE ${within.text} ORDER BY id ${direction} LIMIT ${MAX_SCANNED}) e
      WHERE ${fits.text} ORDER BY e.id ${direction} LIMIT ${limit}`,
    values: [...within.values, ...fits.values],
  });
}

/** Streams all matching entries of a range, newest first. */
export function streamEntries(
  { db, actor }: Scope,
  range: DateRange,
  filter: AuditFilter,
  batch: number,
): AsyncGenerator<AuditLogRecord[], void, undefined> {
  const within = rangeCondition(range);
  const fits = conditionsOf(filter, within.values.length + 1);
  const statement = {
    text: `SELECT ${ENTRY} FROM audit_entries e WHERE ${within.text} AND ${fits.text} ORDER BY e.id DESC`,
    values: [...within.values, ...fits.values],
  };
  return db.replica.stream<AuditLogRecord>(tenancyOf(actor), statement, batch);
}

/** Reads the last entry that a page over the range scans; undefined when the page reaches the end of the range. */
export async function readLastScanned(
  { db, actor }: Scope,
  range: DateRange,
  { direction }: Pick<Slice, 'direction'>,
): Promise<bigint | undefined> {
  const within = rangeCondition(range);
  const [last] = await db.replica.read<{ id: bigint }>(tenancyOf(actor), {
    text: `SELECT id FROM audit_entries WHERE ${within.text} ORDER BY id ${direction} OFFSET ${MAX_SCANNED - 1} LIMIT 1`,
    values: within.values,
  });
  return last?.id;
}

/** Reads entries by their ids, in that order, as far as the actor may see them. */
export async function readEntriesById(
  { db, actor }: Scope,
  ids: readonly bigint[],
  filter: AuditFilter = {},
): Promise<AuditLogRecord[]> {
  const fits = conditionsOf(filter, 2);
  return db.read<AuditLogRecord>(tenancyOf(actor), {
    text: `SELECT ${ENTRY} FROM unnest($1::bigint[]) WITH ORDINALITY AS wanted (id, place)
      JOIN audit_entries e ON e.id = wanted.id WHERE ${fits.text} ORDER BY wanted.place`,
    values: [ids.map(String), ...fits.values],
  });
}

/**
 * Finds the first id whose entry was made at that timestamp or later. Ids grow with time except for small deviations,
 * so a binary search takes some twenty reads and needs no index that every change would have to maintain.
 */
export async function readFirstSince({ db }: Scope, moment: Date): Promise<bigint | null> {
  const [found] = await db.replica.read<{ id: bigint | null }>(SYSTEM_TENANCY, {
    name: 'audit-first-since',
    text: `WITH RECURSIVE halves (low, high) AS (
        SELECT (SELECT min(id) FROM audit_entries), (SELECT max(id) + 1 FROM audit_entries)
        UNION ALL
        SELECT CASE WHEN early THEN middle + 1 ELSE low END, CASE WHEN early THEN high ELSE middle END
        FROM halves, LATERAL (SELECT (low + high) / 2 AS middle) m, LATERAL (SELECT coalesce(
          (SELECT e.at < $1::timestamptz FROM audit_entries e WHERE e.id >= m.middle ORDER BY e.id LIMIT 1), false) AS early) p
        WHERE low < high)
      SELECT max(low) AS id FROM halves`,
    values: [moment],
  });
  return found?.id ?? null;
}

/** Growth of the chain since the last read. */
interface ChainGrowth {
  /** Position of the last link. */
  head: bigint;
  /** The newest entries after the given position, oldest first. */
  entries: bigint[];
  /** The viewer is active and has the same role and organisation as when the subscription began. */
  stillAllowed: boolean;
}

/**
 * Reads by the chain and not by ids: it grows in the order in which entries became final, so that none is skipped.
 * @param after the position in the chain that was read last
 */
export async function readGrowth(
  { db }: Scope,
  { userId, role, issuerId }: SignedInActor,
  { after, ofIssuer, limit }: { after: bigint; ofIssuer: string | null; limit: number },
): Promise<ChainGrowth> {
  const [growth] = await db.read<{ head: bigint; entries: string[]; stillAllowed: boolean }>(SYSTEM_TENANCY, {
    name: `audit-growth-${ofIssuer === null ? 'all' : 'of-issuer'}-${limit}`,
    text: `SELECT coalesce((SELECT max(seq) FROM audit_chain), 0) AS head,
        EXISTS (SELECT FROM users WHERE id = $2 AND status = 'active' AND role = $3
          AND issuer_id IS NOT DISTINCT FROM $4::uuid) AS "stillAllowed",
        coalesce((SELECT array_agg(entry_id::text ORDER BY seq) FROM (
          SELECT c.seq, c.entry_id FROM audit_chain c ${ofIssuer === null ? '' : 'JOIN audit_entries e ON e.id = c.entry_id AND e.issuer_id = $5'}
          WHERE c.seq > $1 ORDER BY c.seq DESC LIMIT ${limit}) newest), '{}') AS entries`,
    values: [after, userId, role, issuerId, ...(ofIssuer === null ? [] : [ofIssuer])],
  });
  return {
    head: growth?.head ?? 0n,
    entries: (growth?.entries ?? []).map(BigInt),
    stillAllowed: growth?.stillAllowed ?? false,
  };
}
