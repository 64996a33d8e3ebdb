import type { Stage } from './stage.ts';

/** Statements that the product has sent so far. Those of the superuser do not count. */
export async function statementsSent(stage: Stage): Promise<number> {
  const [row] = await stage.sql<{ calls: number }>(
    `SELECT coalesce(sum(s.calls), 0)::int AS calls
     FROM monitoring.pg_stat_statements s JOIN pg_roles r ON r.oid = s.userid
     WHERE r.rolname <> current_user AND s.dbid = (SELECT oid FROM pg_database WHERE datname = current_database())`,
  );
  return row?.calls ?? 0;
}
