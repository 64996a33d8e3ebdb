import { SYSTEM_TENANCY, type Tenancy, tenancyOf } from '../access/actor.ts';
import type { Scope } from '../scope.ts';
import type { Statement } from './statement.ts';

interface Round<K, V> {
  keys: Set<K>;
  values: Promise<Map<K, V>>;
}

/**
 * Creates a reader by key that batches all keys requested in the same turn of the event loop: the fields of a list of
 * twenty cost one statement, not twenty.
 * @param load values by their keys; a key without a value is left out
 * @param turns of the event loop to wait for more keys
 */
export function gather<K, V>(
  load: (scope: Scope, keys: K[]) => Promise<Map<K, V>>,
  turns = 1,
): (scope: Scope, key: K) => Promise<V | undefined> {
  const rounds = new WeakMap<Scope, Round<K, V>>();
  return async (scope, key) => {
    let round = rounds.get(scope);
    if (round === undefined) {
      const keys = new Set<K>();
      const values = pass(turns).then(() => {
        rounds.delete(scope);
        return load(scope, [...keys]);
      });
      round = { keys, values };
      rounds.set(scope, round);
    }
    round.keys.add(key);
    return (await round.values).get(key);
  };
}

async function pass(turns: number): Promise<void> {
  for (let turn = 0; turn < turns; turn++) await new Promise<void>((resolve) => setImmediate(resolve));
}

/**
 * A statement whose rows travel as JSON, with the columns that JSON cannot represent: they get their usual types. A
 * timestamp or an amount within a column that is JSON already stays a string.
 */
export interface JoinedStatement extends Statement {
  /** int8. */
  amounts?: readonly string[];
  /** timestamptz. */
  moments?: readonly string[];
  /** bytea. */
  bytes?: readonly string[];
}

type Row = Record<string, unknown>;

/**
 * Reads as the actor, in one statement together with other reads of the request that start at about the same time: in
 * one turn of the event loop and in the next, when keys batched by `gather` arrive too.
 */
export function readTogether<R>(scope: Scope, statement: JoinedStatement): Promise<R[]> {
  return rowsOf<R>(asActor(scope, statement), statement);
}

/** Like `readTogether`, but bypasses row-level security; the caller must authorize. */
export function readTogetherAsSystem<R>(scope: Scope, statement: JoinedStatement): Promise<R[]> {
  return rowsOf<R>(asSystem(scope, statement), statement);
}

const TURNS = 2;
const asActor = joinedAs(({ actor }) => tenancyOf(actor));
const asSystem = joinedAs(() => SYSTEM_TENANCY);

function joinedAs(tenancy: (scope: Scope) => Tenancy) {
  return gather(async (scope: Scope, statements: JoinedStatement[]) => {
    const values: unknown[] = [];
    const columns = statements.map((statement, index) => {
      const before = values.length;
      values.push(...(statement.values ?? []));
      const text = statement.text.replaceAll(/\$(\d+)/g, (_place, number) => `$${Number(number) + before}`);
      return `(SELECT coalesce(json_agg(${rowText(statement)}), '[]') FROM (${text}) p) AS "${index}"`;
    });
    const [row] = await scope.db.read<Record<number, Row[]>>(tenancy(scope), {
      ...nameOf(statements),
      text: `SELECT ${columns.join(', ')}`,
      values,
    });
    return new Map(statements.map((statement, index) => [statement, row?.[index] ?? []]));
  }, TURNS);
}

const MOST_NAMES = 500;
const names = new Map<string, { name: string }>();

/** Batches of named statements are also planned once per connection. Without names the combinations are unlimited. */
function nameOf(statements: JoinedStatement[]): { name: string } | undefined {
  if (statements.some(({ name }) => name === undefined)) return undefined;
  const parts = statements.map(({ name }) => name).join(' ');
  if (!names.has(parts) && names.size < MOST_NAMES) names.set(parts, { name: `together-${names.size}` });
  return names.get(parts);
}

/** JSON would round amounts, so they are strings in it. */
function rowText({ amounts = [] }: JoinedStatement): string {
  if (amounts.length === 0) return 'p';
  return `to_jsonb(p) || jsonb_build_object(${amounts.map((name) => `'${name}', p."${name}"::text`).join(', ')})`;
}

async function rowsOf<R>(read: Promise<Row[] | undefined>, statement: JoinedStatement): Promise<R[]> {
  const { amounts = [], moments = [], bytes = [] } = statement;
  const rows = (await read) ?? [];
  for (const row of rows) {
    convert(row, amounts, BigInt);
    convert(row, moments, (text) => new Date(text));
    convert(row, bytes, (text) => Buffer.from(text.slice('\\x'.length), 'hex'));
  }
  return rows as R[];
}

function convert(row: Row, names: readonly string[], from: (text: string) => unknown): void {
  for (const name of names) {
    const value = row[name];
    if (typeof value === 'string') row[name] = from(value);
  }
}
