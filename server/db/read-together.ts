import { tenancyOf } from '../access/actor.ts';
import type { Scope } from '../scope.ts';
import { gather } from './gather.ts';
import type { Statement } from './statement.ts';

/**
 * Reads as the actor, by one statement, what the parts of one request ask for in the same turn of the event loop.
 * The rows travel as JSON: moments and bytes come as texts, and numbers must fit a double.
 */
export async function readTogether<R>(scope: Scope, statement: Statement): Promise<R[]> {
  return ((await together(scope, statement)) ?? []) as R[];
}

const together = gather(async (scope: Scope, statements: Statement[]) => {
  const values: unknown[] = [];
  const columns = statements.map(({ text, values: own = [] }, index) => {
    const before = values.length;
    values.push(...own);
    const placed = text.replaceAll(/\$(\d+)/g, (_place, number) => `$${Number(number) + before}`);
    return `(SELECT coalesce(json_agg(p), '[]') FROM (${placed}) p) AS "${index}"`;
  });
  const [row] = await scope.db.read<Record<number, unknown[]>>(tenancyOf(scope.actor), {
    text: `SELECT ${columns.join(', ')}`,
    values,
  });
  return new Map(statements.map((statement, index) => [statement, row?.[index] ?? []]));
});
