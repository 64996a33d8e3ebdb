import type pg from 'pg';
import { ArchiveFault, type SequenceForm, type TableForm } from './archive-form.ts';
import { quoted } from './owner-session.ts';

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

const NOT_EMPTY =
  'The database is not empty. Restore into a new one: set DATABASE_URL, or DATA_DIR for the embedded one.';

/** Checks that the database is empty; one that was migrated and never used counts as empty. @throws ArchiveFault */
export async function requireEmpty(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ ours: boolean; others: boolean }>(
    `SELECT to_regclass('public.users') IS NOT NULL AND to_regclass('public.migrations') IS NOT NULL AS ours,
       EXISTS (SELECT FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p')) AS others`,
  );
  const found = rows[0];
  if (!found?.others) return;
  if (!found.ours) throw new ArchiveFault(NOT_EMPTY);
  const { rows: used } = await client.query(
    'SELECT 1 WHERE EXISTS (SELECT FROM users) OR EXISTS (SELECT FROM audit_entries)',
  );
  if (used.length > 0) throw new ArchiveFault(NOT_EMPTY);
}

export interface ShutTables {
  tables: readonly TableForm[];
  /** Statements that recreate the foreign keys. */
  references: string[];
}

/**
 * Empties the tables and drops per-row checks: foreign keys, which are checked all at once later, and triggers, which
 * ran when these rows were new.
 */
export async function shutTables(client: pg.Client, tables: readonly TableForm[]): Promise<ShutTables> {
  const { rows } = await client.query<{ table: string; name: string; definition: string }>(
    `SELECT c.relname AS table, k.conname AS name, pg_get_constraintdef(k.oid) AS definition
     FROM pg_constraint k JOIN pg_class c ON c.oid = k.conrelid
     WHERE k.contype = 'f' AND c.relnamespace = 'public'::regnamespace ORDER BY k.oid`,
  );
  for (const { table, name } of rows)
    await client.query(`ALTER TABLE ${quoted(table)} DROP CONSTRAINT ${quoted(name)}`);
  for (const { name } of tables) {
    await client.query(`ALTER TABLE ${quoted(name)} DISABLE TRIGGER USER`);
    await client.query(`DELETE FROM ${quoted(name)}`);
  }
  const references = rows.map(
    ({ table, name, definition }) =>
      `ALTER TABLE ${quoted(table)} ADD CONSTRAINT ${quoted(name)} ${definition}`,
  );
  return { tables, references };
}

/** Restores keys and triggers; every foreign key is checked over all rows here. */
export async function openTables(client: pg.Client, { tables, references }: ShutTables): Promise<void> {
  for (const { name } of tables) await client.query(`ALTER TABLE ${quoted(name)} ENABLE TRIGGER USER`);
  for (const statement of references) await client.query(statement);
}

export async function setSequences(client: pg.Client, sequences: readonly SequenceForm[]): Promise<void> {
  for (const { name, lastValue, isCalled } of sequences)
    await client.query('SELECT setval($1::regclass, $2::bigint, $3)', [quoted(name), lastValue, isCalled]);
}
