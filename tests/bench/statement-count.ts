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

/** Number of statements that the product has sent so far. */
export async function statementsSent(stage: Stage): Promise<number> {
  return [...(await statementCalls(stage)).values()].reduce((sum, calls) => sum + calls, 0);
}
