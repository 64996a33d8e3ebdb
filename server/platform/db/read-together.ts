import { SYSTEM_TENANCY, type Tenancy, tenancyOf } from '../access/actor.ts';
import type { Scope } from '../scope.ts';
import { gather } from './gather.ts';
import type { Statement } from './statement.ts';

/**
 * A statement whose rows travel as JSON, with the columns that JSON has no form of: they come as they do otherwise.
 * A moment or an amount within a column that is JSON already comes as a text.
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
 * Reads as the actor, by one statement, what the parts of one request ask for at about the same moment: in one turn of
 * the event loop and in the next, when what was gathered by key comes too.
 */
export function readTogether<R>(scope: Scope, statement: JoinedStatement): Promise<R[]> {
  return rowsOf<R>(asActor(scope, statement), statement);
}

/** The same of what no wall shows the actor: that he may know it, the caller decides. */
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

/** Statements that have names are planned once a connection together too. What callers may combine has no end. */
function nameOf(statements: JoinedStatement[]): { name: string } | undefined {
  if (statements.some(({ name }) => name === undefined)) return undefined;
  const parts = statements.map(({ name }) => name).join(' ');
  if (!names.has(parts) && names.size < MOST_NAMES) names.set(parts, { name: `together-${names.size}` });
  return names.get(parts);
}

/** JSON would round amounts, so they are texts in it. */
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
