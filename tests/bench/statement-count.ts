import type { Stage } from './stage.ts';

/**
 * Counts how often the product has sent each statement so far, by its number. Those of the superuser do not count.
 */
export async function statementCalls(stage: Stage): Promise<Map<string, number>> {
  const rows = await stage.sql<{ statement: string; calls: number }>(
    `SELECT s.queryid::text AS statement, sum(s.calls)::int AS calls
     FROM monitoring.pg_stat_statements s JOIN pg_roles r ON r.oid = s.userid
     WHERE r.rolname <> current_user AND s.dbid = (SELECT oid FROM pg_database WHERE datname = current_database())
     GROUP BY 1`,
  );
  return new Map(rows.map(({ statement, calls }) => [statement, calls]));
}

interface StatementUse {
  /** Its text with parameters, the first 60 characters. */
  text: string;
  calls: number;
  /** Time of execution, waits for locks included. */
  milliseconds: number;
}

/** How often the product has sent each statement so far, and for how long the database has worked on it. */
export async function statementUse(stage: Stage): Promise<Map<string, StatementUse>> {
  const rows = await stage.sql<StatementUse & { statement: string }>(
    `SELECT s.queryid::text AS statement, left(regexp_replace(min(s.query), '\\s+', ' ', 'g'), 60) AS text,
       sum(s.calls)::int AS calls, sum(s.total_exec_time) AS milliseconds
     FROM monitoring.pg_stat_statements s JOIN pg_roles r ON r.oid = s.userid
     WHERE r.rolname <> current_user AND s.dbid = (SELECT oid FROM pg_database WHERE datname = current_database())
     GROUP BY 1`,
  );
  return new Map(rows.map(({ statement, ...use }) => [statement, use]));
}

/** What was used between two readings, the longest first. */
export function statementsBetween(
  before: ReadonlyMap<string, StatementUse>,
  after: ReadonlyMap<string, StatementUse>,
): StatementUse[] {
  return [...after]
    .map(([statement, { text, calls, milliseconds }]) => ({
      text,
      calls: calls - (before.get(statement)?.calls ?? 0),
      milliseconds: milliseconds - (before.get(statement)?.milliseconds ?? 0),
    }))
    .filter(({ calls }) => calls > 0)
    .sort((one, other) => other.milliseconds - one.milliseconds);
}

/** Number of statements that the product has sent so far. */
export async function statementsSent(stage: Stage): Promise<number> {
  return [...(await statementCalls(stage)).values()].reduce((sum, calls) => sum + calls, 0);
}
