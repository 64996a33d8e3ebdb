import pg from 'pg';
import { snakeCase } from '../snake-case.ts';
import type { Tx } from './in-transaction.ts';

/**
 * Inserts a row.
 * @param row values by the names of their columns in camelCase; its properties are named in code, never by input
 */
export async function insertRow(
  tx: Tx,
  table: string,
  row: Readonly<Record<string, unknown>>,
): Promise<void> {
  const columns = Object.keys(row).map((name) => pg.escapeIdentifier(snakeCase(name)));
  const places = columns.map((_, index) => `$${index + 1}`);
  await tx.query(
    `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${places.join(', ')})`,
    Object.values(row),
  );
}
