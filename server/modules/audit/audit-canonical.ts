import { createHash } from 'node:crypto';

/** A row of audit_entries as text: each column as the database prints it for hashing. */
export interface PrintedEntry {
  id: string;
  tx: string;
  /** Microseconds since 1970, UTC. */
  at: string;
  action: string;
  entityType: string;
  entityId: string | null;
  issuerId: string | null;
  actorKind: string;
  userId: string | null;
  userEmail: string | null;
  address: string | null;
  requestId: string | null;
  success: boolean;
  /** The text of the jsonb value. */
  details: string;
  error: string | null;
}

const MICROSECONDS = '(extract(epoch FROM e.at) * 1000000)::bigint::text';

/** The columns of `audit_entries e` as a PrintedEntry. */
export const PRINTED_COLUMNS = `e.id::text AS id, e.tx::text AS tx, ${MICROSECONDS} AS at, e.action, e.entity_type AS "entityType",
  e.entity_id AS "entityId", e.issuer_id::text AS "issuerId", e.actor_kind AS "actorKind", e.user_id::text AS "userId",
  e.user_email AS "userEmail", e.address, e.request_id AS "requestId", e.success, e.details::text AS details, e.error`;

/**
 * The canonical text of `audit_entries e`, made by the database. Frozen, as canonicalText is: sealed entries keep their
 * hashes permanently, so a later column is hashed only by a new form beside this one.
 */
export const CANONICAL_SQL = `json_build_array(e.id::text, e.tx::text, ${MICROSECONDS}, e.action, e.entity_type, e.entity_id,
  e.issuer_id, e.actor_kind, e.user_id, e.user_email, e.address, e.request_id, e.success, e.details, e.error)::text`;

const quoted = (text: string | null): string => (text === null ? 'null' : JSON.stringify(text));

/**
 * The same text, made outside the database: a JSON array of the columns in this order, separated by comma and space.
 */
export function canonicalText(entry: PrintedEntry): string {
  const parts = [
    quoted(entry.id),
    quoted(entry.tx),
    quoted(entry.at),
    quoted(entry.action),
    quoted(entry.entityType),
    quoted(entry.entityId),
    quoted(entry.issuerId),
    quoted(entry.actorKind),
    quoted(entry.userId),
    quoted(entry.userEmail),
    quoted(entry.address),
    quoted(entry.requestId),
    String(entry.success),
    entry.details,
    quoted(entry.error),
  ];
  return `[${parts.join(', ')}]`;
}

/** Previous hash of the first entry. */
export const SEED = Buffer.alloc(32);

/** SHA-256 over the 32 bytes of the previous hash and the canonical text in UTF-8. */
export function linkHash(previous: Uint8Array, canonical: string): Buffer {
  return createHash('sha256').update(previous).update(canonical).digest();
}
