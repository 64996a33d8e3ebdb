import type { Actor } from './access/actor.ts';

/**
 * Columns that a writer of an audit row sets, in this order; the database sets `id` and `tx`. Statements of hot paths
 * that write their rows themselves name the same columns. The hashed form is frozen in audit-canonical.ts.
 */
export const AUDIT_COLUMNS = [
  'at',
  'action',
  'entity_type',
  'entity_id',
  'issuer_id',
  'actor_kind',
  'user_id',
  'user_email',
  'address',
  'request_id',
  'success',
  'details',
  'error',
] as const;

/** A use case's record of its change; actor, address and time come from its scope. */
export interface AuditEntry {
  /** `<object>.<verb>`: 'event.create', 'ticket.revoke'. */
  readonly action: string;
  readonly entityType: string;
  readonly entityId?: string | null;
  /** The tenant whose auditors may read the row; by default that of the actor. null: the system's only. */
  readonly issuerId?: string | null;
  readonly details?: object;
  readonly success?: boolean;
  readonly error?: string | null;
}

/** The part of a scope that an audit row needs. */
export interface AuditSource {
  readonly actor: Actor;
  readonly requestId: string;
  readonly address: string;
  readonly clock: { now(): Date };
}

/** One statement in the transaction whose change is recorded. */
export type RunQuery = (text: string, values?: unknown[]) => Promise<unknown>;

/** The columns of AUDIT_COLUMNS that identify the actor, ready for a hot path's arrays. */
export function auditActor(actor: Actor): {
  kind: Exclude<Actor['kind'], 'restricted'>;
  userId: string | null;
  email: string | null;
  issuerId: string | null;
} {
  if (!('userId' in actor)) return { kind: actor.kind, userId: null, email: null, issuerId: null };
  const kind = actor.kind === 'device' ? 'device' : actor.apiKeyId === null ? 'user' : 'api_key';
  return { kind, userId: actor.userId, email: actor.email, issuerId: actor.issuerId };
}

// jsonb cannot hold U+0000, and an audit row must never be the reason that a change fails.
const storable = (details: object): string => JSON.stringify(details).replaceAll('\\u0000', '\\ufffd');

/** The values of one row in the order of AUDIT_COLUMNS. */
export function auditRow(source: AuditSource, entry: AuditEntry): unknown[] {
  const who = auditActor(source.actor);
  return [
    source.clock.now(),
    entry.action,
    entry.entityType,
    entry.entityId ?? null,
    entry.issuerId === undefined ? who.issuerId : entry.issuerId,
    who.kind,
    who.userId,
    who.email,
    source.address,
    source.requestId,
    entry.success ?? true,
    storable(entry.details ?? {}),
    entry.error ?? null,
  ];
}

const PLACES = AUDIT_COLUMNS.map((_column, index) => `$${index + 1}`).join(', ');
const INSERT = `INSERT INTO audit_entries (${AUDIT_COLUMNS.join(', ')}) VALUES (${PLACES})`;

/** Writes one row inside the caller's transaction: the change and its record are committed together or not at all. */
export async function insertAuditEntry(
  query: RunQuery,
  source: AuditSource,
  entry: AuditEntry,
): Promise<void> {
  await query(INSERT, auditRow(source, entry));
}

const RECORD = `at timestamptz, action text, entity_type text, entity_id text, issuer_id uuid, actor_kind text, user_id uuid,
  user_email text, address text, request_id text, success boolean, details jsonb, error text`;
const INSERT_MANY = `INSERT INTO audit_entries (${AUDIT_COLUMNS.join(', ')})
  SELECT ${AUDIT_COLUMNS.join(', ')} FROM jsonb_to_recordset($1) AS r(${RECORD})`;

/** Writes several rows, each as auditRow makes them, in one statement. */
export async function insertAuditRows(query: RunQuery, rows: unknown[][]): Promise<void> {
  const records = rows.map((row) =>
    Object.fromEntries(AUDIT_COLUMNS.map((column, index) => [column, row[index]])),
  );
  for (const record of records) record.details = JSON.parse(String(record.details));
  await query(INSERT_MANY, [JSON.stringify(records)]);
}
