import type pg from 'pg';
import type { SequenceForm, TableForm } from './archive-form.ts';
import { quoted } from './owner-session.ts';

/** Reads the product's tables with their bytes on disk, except the list of migrations and unlogged tables. */
export async function readTables(client: pg.Client): Promise<(TableForm & { bytes: number })[]> {
  const { rows } = await client.query<{
    name: string;
    bytes: string;
    columns: string[];
    key: KeyColumn[] | null;
  }>(
    `SELECT c.relname AS name, pg_table_size(c.oid)::text AS bytes,
       (SELECT array_agg(a.attname::text ORDER BY a.attnum) FROM pg_attribute a
        WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = '') AS columns,
       (SELECT json_agg(json_build_object('name', a.attname, 'isText', a.attcollation <> 0) ORDER BY k.place)
        FROM pg_index i, unnest(i.indkey::smallint[]) WITH ORDINALITY AS k (number, place), pg_attribute a
        WHERE i.indrelid = c.oid AND i.indisprimary AND a.attrelid = c.oid AND a.attnum = k.number) AS key
     FROM pg_class c
     WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND c.relpersistence = 'p'
       AND c.relname <> 'migrations'
     ORDER BY c.relname`,
  );
  return rows.map(({ name, bytes, columns, key }) => ({
    name,
    bytes: Number(bytes),
    columns,
    order: key === null ? `${quoted(name)}::text COLLATE "C"` : key.map(orderBy).join(', '),
  }));
}

interface KeyColumn {
  name: string;
  isText: boolean;
}

/** Texts are ordered by their bytes, because collations differ between servers. */
function orderBy({ name, isText }: KeyColumn): string {
  return isText ? `${quoted(name)}::text COLLATE "C"` : quoted(name);
}

/** Reads the sequences, which are outside of every snapshot: read after one was taken they are never behind it. */
export async function readSequences(client: pg.Client): Promise<SequenceForm[]> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'S' ORDER BY relname`,
  );
  const sequences: SequenceForm[] = [];
  for (const { name } of rows) {
    const { rows: values } = await client.query<{ lastValue: string; isCalled: boolean }>(
      `SELECT last_value::text AS "lastValue", is_called AS "isCalled" FROM ${quoted(name)}`,
    );
    for (const value of values) sequences.push({ name, ...value });
  }
  return sequences;
}

export async function readMigrations(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>('SELECT name FROM migrations ORDER BY timestamp');
  return rows.map(({ name }) => name);
}
