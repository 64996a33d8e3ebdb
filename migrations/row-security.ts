/** Work of the system, for all tenants. */
export const ALL = '(SELECT passa_all())';
/** Rows of the issuer that the transaction works for. */
export const TENANT = 'issuer_id = (SELECT passa_tenant())';
/** Rows of the signed-in person. */
export const OWN = 'user_id = (SELECT passa_user())';

/**
 * Separates the tenants of a table. The system reads and writes every row. Migrations that have run anywhere use it:
 * its statements never change.
 * @param rows condition of the rows that others read; without it the table is the system's alone
 * @param written condition of the rows that others write, if it is another one
 */
export function wall(table: string, rows?: string, written = rows): string {
  const or = (condition?: string): string => (condition === undefined ? ALL : `${ALL} OR ${condition}`);
  return `ALTER TABLE ${table} ENABLE ROW LEVEL SECURITY;
  CREATE POLICY ${table}_wall ON ${table} TO passa_app USING (${or(rows)}) WITH CHECK (${or(written)});`;
}

const EVENTS = '(SELECT passa_events())';
/** Rows of the events that the session is limited to, of a column with the id of an event. */
export const ofEvents = (column = 'event_id'): string => `${column} = ANY (${EVENTS}::uuid[])`;

/**
 * Keeps people who are limited to events to rows of those, beside the wall of their tenant. Every table with an
 * `event_id` behind a wall has it.
 * @param rows condition of the rows that they read and write
 */
export function eventWall(table: string, rows = ofEvents()): string {
  return `CREATE POLICY ${table}_events ON ${table} AS RESTRICTIVE TO passa_app USING (${EVENTS} IS NULL OR ${rows});`;
}
