import type pg from 'pg';

export interface AuditOrder {
  /** Added to every transaction number of this server; 0 when its own are already ahead. */
  shift: bigint;
}

/**
 * Moves the numbers of a new server's transactions past all that the archive contains. The audit log is ordered by
 * them, and a new server starts counting anew, so its entries would precede entries sealed elsewhere.
 */
export async function continueAuditOrder(client: pg.Client): Promise<AuditOrder> {
  const { rows } = await client.query<{ last: string; own: string }>(
    `SELECT greatest(
       (SELECT tx FROM audit_entries ORDER BY tx DESC LIMIT 1), (SELECT tx FROM audit_chain ORDER BY seq DESC LIMIT 1),
       '0'::xid8)::text AS last, pg_current_xact_id()::text AS own`,
  );
  const shift = BigInt(rows[0]?.last ?? 0) - BigInt(rows[0]?.own ?? 0) + 1n;
  if (shift <= 0n) return { shift: 0n };
  const shifted = (number: string): string => `(${number}::text::bigint + ${shift})::text::xid8`;
  await client.query(
    `CREATE OR REPLACE FUNCTION audit_tx() RETURNS xid8 LANGUAGE sql VOLATILE AS
       $$ SELECT ${shifted('pg_current_xact_id()')} $$;
     CREATE OR REPLACE FUNCTION audit_horizon() RETURNS xid8 LANGUAGE sql STABLE AS
       $$ SELECT ${shifted('pg_snapshot_xmin(pg_current_snapshot())')} $$`,
  );
  return { shift };
}
