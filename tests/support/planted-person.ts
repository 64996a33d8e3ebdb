import { createHash, randomBytes, randomUUID } from 'node:crypto';
import {
  PERSONAL_TABLES,
  PLAIN_COLUMNS,
  PLAIN_TYPES,
} from '../../server/modules/privacy/personal-columns.ts';
import type { TestApp } from './app.ts';

type Sql = TestApp['sql'];

export interface Column {
  table: string;
  column: string;
  type: string;
  isNullable: boolean;
  hasDefault: boolean;
}

export const nameOf = ({ table, column }: Pick<Column, 'table' | 'column'>): string => `${table}.${column}`;

/** Every column of every table as the migrations left them; generated ones are left out where `settable`. */
export async function columnsOf(sql: Sql, settable = false): Promise<Column[]> {
  return sql<Column & Record<string, unknown>>(
    `SELECT c.table_name AS "table", c.column_name AS "column", c.udt_name AS type, c.is_nullable = 'YES' AS "isNullable",
       c.column_default IS NOT NULL OR c.is_identity = 'YES' AS "hasDefault"
     FROM information_schema.columns c JOIN information_schema.tables t USING (table_schema, table_name)
     WHERE c.table_schema = 'public' AND t.table_type = 'BASE TABLE' AND NOT ($1 AND c.is_generated = 'ALWAYS')
     ORDER BY 1, c.ordinal_position`,
    [settable],
  );
}

/** What the declaration of personal columns leaves out of the tables, and what it has that no table has. */
export function differencesOf(columns: readonly Column[]): { unclassified: string[]; unknown: string[] } {
  const declared = [
    ...Object.entries(PERSONAL_TABLES).flatMap(([table, { columns: own }]) =>
      Object.keys(own).map((column) => nameOf({ table, column })),
    ),
    ...Object.entries(PLAIN_COLUMNS).flatMap(([table, kinds]) =>
      Object.values(kinds).flatMap((names) => names.split(' ').map((column) => nameOf({ table, column }))),
    ),
  ];
  const known = new Set(declared);
  const existing = new Set(columns.map(nameOf));
  return {
    unclassified: columns.filter((one) => !(one.type in PLAIN_TYPES) && !known.has(nameOf(one))).map(nameOf),
    unknown: [
      ...declared.filter((name) => !existing.has(name)),
      ...declared.filter((name, at) => declared.indexOf(name) !== at),
    ],
  };
}

export interface Planted {
  /** Null: a guest without an account. */
  id: string | null;
  email: string;
  /** The planted value of each personal column, by `table.column`. */
  values: Map<string, string>;
  /** IDs of planted rows, by table. */
  rows: ReadonlyMap<string, string>;
}

/** Allows any value in any column: only the keys stay. For a database that is dropped afterwards. */
export async function dropChecks(sql: Sql): Promise<void> {
  const checks = await sql<{ statement: string }>(
    `SELECT format('ALTER TABLE %s DROP CONSTRAINT %I', conrelid::regclass, conname) AS statement FROM pg_constraint
     WHERE contype = 'c' AND connamespace = 'public'::regnamespace AND conrelid <> 0`,
  );
  for (const { statement } of checks) await sql(statement);
}

/** Rows that others refer to, by the column that refers. */
const REFERRED: Readonly<Record<string, string>> = {
  order_id: 'orders',
  ticket_id: 'tickets',
  receipt_id: 'sales_receipts',
  attempt_id: 'payment_attempts',
  partner_id: 'partners',
  in_reply_to: 'messages',
  subject_id: 'orders',
};

/** A row of a person that is being written. */
interface NewRow {
  table: string;
  person: { id: string | null; email: string };
  /** Stands in every planted value. */
  mark: string;
  /** IDs of the planted rows, by table. */
  rows: ReadonlyMap<string, string>;
  /** IDs of shared rows, by the column that refers to them. */
  ids: Readonly<Record<string, string>>;
}

/**
 * Plants a row of the person in every table with personal columns, with a value of its own in each of them. Rows are
 * written past foreign keys and triggers; the checks of the tables must be gone.
 * @param ids IDs of rows that exports join, by column
 */
export async function plantPerson(
  sql: Sql,
  person: { id: string | null; email: string },
  ids: Readonly<Record<string, string>>,
): Promise<Planted> {
  const mark = randomBytes(4).toString('hex');
  const all = await columnsOf(sql, true);
  const rows = new Map(Object.values(REFERRED).map((table) => [table, randomUUID()]));
  const values = new Map<string, string>();
  const statements = [...Object.keys(PERSONAL_TABLES), 'sales_receipts']
    .filter((table) => table !== 'users' && belongs(table, person))
    .map((table) => {
      const row = { table, person, mark, rows, ids };
      const columns = all.filter((one) => one.table === table);
      for (const column of columns) {
        const planted = plantedText(column, row);
        if (planted !== undefined) values.set(nameOf(column), sought(column.type, planted));
      }
      const set = columns.flatMap((column) => {
        const value = expressionOf(column, row);
        return value === undefined ? [] : [[`"${column.column}"`, value] as const];
      });
      return `INSERT INTO ${table} (${set.map(([name]) => name).join(', ')}) VALUES (${set.map(([, value]) => value).join(', ')})`;
    });
  await sql(`BEGIN; SET LOCAL session_replication_role = replica; ${statements.join(';\n')}; COMMIT`);
  if (person.id !== null) await plantAccount(sql, { id: person.id, email: person.email, mark }, values);
  return { ...person, values, rows };
}

/** The account exists, and signs in with its password. */
async function plantAccount(
  sql: Sql,
  { id, email, mark }: { id: string; email: string; mark: string },
  values: Map<string, string>,
): Promise<void> {
  const planted = ['name', 'phone', 'theme', 'language'].map(
    (column) => [column, `${mark} users ${column}`] as const,
  );
  const [user] = await sql<{ hash: string }>(
    `UPDATE users SET ${planted.map(([column, value]) => `${column} = '${value}'`).join(', ')}, email_verified_at = now()
     WHERE id = $1 RETURNING password_hash AS hash`,
    [id],
  );
  for (const [column, value] of planted) values.set(`users.${column}`, value);
  values.set('users.email', email);
  values.set('users.password_hash', user?.hash ?? '');
}

/** Columns with the one number of the person, by which their rows belong together. */
const PHONES = new Set([
  'phone_numbers.number',
  'ticket_codes.number',
  'phone_outbox.recipient',
  'order_phones.number',
]);

/** Text that is planted in a personal column: the address where rows are found by it. */
function plantedText({ column }: Column, { table, person, mark }: NewRow): string | undefined {
  const own = PERSONAL_TABLES[table];
  if (own?.columns[column] === undefined) return undefined;
  if (PHONES.has(nameOf({ table, column }))) return `${mark} phone number`;
  return linkOf(own.rows, column, person) ?? `${mark} ${table} ${column}`;
}

/** The SQL of a column's value in the row; undefined where the default of the table does. */
function expressionOf(column: Column, row: NewRow): string | undefined {
  const { type, column: name } = column;
  const linked = linkOf(PERSONAL_TABLES[row.table]?.rows ?? '', name, row.person);
  if (linked !== undefined) return quoted(linked);
  const planted = plantedText(column, row);
  if (planted !== undefined) return reportedIn(column, planted, row) ?? plantedIn(type, planted);
  const id = type === 'uuid' ? idOf(column, row) : undefined;
  if (id !== undefined) return quoted(id);
  // Reports of a provider that were handled.
  if (name === 'handled_at') return 'now()';
  return column.isNullable || column.hasDefault ? undefined : filler(type);
}

/** The data of a webhook event about an order, which names people in its own places. */
function reportedIn({ column }: Column, planted: string, { table, rows }: NewRow): string | undefined {
  if (nameOf({ table, column }) !== 'webhook_happenings.data') return undefined;
  const person = { name: planted, email: planted, phone: planted };
  const tickets = [{ id: rows.get('tickets'), holder: person }];
  return quoted(JSON.stringify({ order: { id: rows.get('orders'), buyer: person, tickets } }));
}

function idOf({ column, isNullable }: Column, { table, rows, ids }: NewRow): string | undefined {
  if (column === 'id') return rows.get(table) ?? randomUUID();
  const shared = isNullable ? undefined : ids[column];
  return shared ?? rows.get(REFERRED[column] ?? '');
}

/**
 * Inserts a row of the table, past its foreign keys and triggers, with any values where there is no default.
 * @returns its ID
 */
export async function plantRow(sql: Sql, table: string, uuid: string): Promise<string> {
  const id = randomUUID();
  const set = (await columnsOf(sql, true))
    .filter((one) => one.table === table && (one.column === 'id' || !(one.isNullable || one.hasDefault)))
    .map(({ column, type }) => {
      if (column === 'id') return [column, quoted(id)] as const;
      return [column, type === 'uuid' ? quoted(uuid) : filler(type)] as const;
    });
  const names = set.map(([column]) => `"${column}"`).join(', ');
  const values = set.map(([, value]) => value).join(', ');
  await sql(
    `BEGIN; SET LOCAL session_replication_role = replica; INSERT INTO ${table} (${names}) VALUES (${values}); COMMIT`,
  );
  return id;
}

/** Guests have rows only in tables that know an address. */
const belongs = (table: string, { id }: { id: string | null }): boolean =>
  id !== null || table === 'sales_receipts' || (PERSONAL_TABLES[table]?.rows.includes('$2') ?? false);

/** The id or the address of the person, in a column by which rows belong to them. */
function linkOf(
  rows: string,
  column: string,
  { id, email }: { id: string | null; email: string },
): string | undefined {
  if (new RegExp(`\\bt\\.${column} = \\$1`).test(rows)) return id ?? undefined;
  return new RegExp(`\\bt\\.${column}\\)? = \\$2`).test(rows) ? email : undefined;
}

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** An address of its own for a text, as PostgreSQL writes it, by which arrays of networks are found. */
function networkOf(text: string): string {
  const digits = createHash('sha256').update(text).digest('hex');
  const groups = Array.from({ length: 6 }, (_, index) => `a${digits.slice(index * 3, index * 3 + 3)}`);
  return `2001:db8:${groups.join(':')}`;
}

function plantedIn(type: string, text: string): string {
  if (type === 'bytea') return `'\\x${Buffer.from(text).toString('hex')}'`;
  if (type === 'jsonb') return quoted(JSON.stringify({ planted: text }));
  if (type === '_text') return `ARRAY[${quoted(text)}]`;
  return type === '_inet' ? `ARRAY[${quoted(networkOf(text))}]::inet[]` : quoted(text);
}

/** What a search finds of a planted value. */
const sought = (type: string, text: string): string => {
  if (type === 'bytea') return Buffer.from(text).toString('hex');
  return type === '_inet' ? networkOf(text) : text;
};

/** The last number that was filled in: each is used once, since some must be unique. */
let lastNumber = 0;

function filler(type: string): string {
  if (type === 'uuid') return quoted(randomUUID());
  if (type === 'timestamptz') return 'now()';
  if (type === 'date') return 'current_date';
  if (type === 'bool') return 'false';
  if (type === 'bytea') return `'\\x${randomBytes(32).toString('hex')}'`;
  if (type === 'jsonb') return "'{}'";
  if (type.startsWith('_')) return "'{}'";
  if (!/^(int|numeric|float)/.test(type)) return quoted(randomBytes(6).toString('hex'));
  lastNumber += 1;
  return String(lastNumber);
}

/** Names of columns in which a value of the person stands, anywhere in the database. */
export async function findPlanted(sql: Sql, { values, email }: Planted): Promise<string[]> {
  const found: string[] = [];
  const seen = [...new Set([...values.values(), email])].filter((value) => value !== '');
  for (const { table, column, type } of await columnsOf(sql)) {
    if (type in PLAIN_TYPES) continue;
    const text = type === 'bytea' ? `encode(t."${column}", 'hex')` : `t."${column}"::text`;
    const [row] = await sql<{ holds: boolean }>(
      `SELECT EXISTS (SELECT FROM "${table}" t, unnest($1::text[]) s WHERE position(lower(s) IN lower(${text})) > 0) AS holds`,
      [seen],
    );
    if (row?.holds) found.push(nameOf({ table, column }));
  }
  return found.toSorted();
}
