import type pg from 'pg';

/** Reads the product's tables with their total size on disk, the largest last. */
export async function readProductTables(client: pg.Client): Promise<{ name: string; bytes: number }[]> {
  const { rows } = await client.query<{ name: string; bytes: string }>(
    `SELECT relname AS name, pg_total_relation_size(oid)::text AS bytes FROM pg_class
     WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' ORDER BY pg_total_relation_size(oid), relname`,
  );
  return rows.map(({ name, bytes }) => ({ name, bytes: Number(bytes) }));
}
