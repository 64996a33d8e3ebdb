import type pg from 'pg';
import PgBoss from 'pg-boss';

export const QUEUE_SCHEMA = 'jobs';

/**
 * Creates or updates the tables of the job queue, as the owner of the database. A process of the product may then use
 * them, and create a queue for a job that is new by a function that runs with the owner's rights.
 * @param role the database role of the product
 */
export async function installQueue(ownerUrl: string, role: string): Promise<void> {
  const boss = new PgBoss({
    connectionString: ownerUrl,
    schema: QUEUE_SCHEMA,
    application_name: 'passa-migrate',
    max: 1,
    supervise: false,
    schedule: false,
  });
  let failure: unknown;
  boss.on('error', (error) => {
    failure = error;
  });
  try {
    await boss.start();
    await boss.getDb().executeSql(openTo(role), []);
    if (failure !== undefined) throw failure;
  } finally {
    await boss.stop({ graceful: false });
  }
}

/** Whether the queue exists and is open to the role of this connection. */
export async function isQueueInstalled(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ open: boolean }>(
    `SELECT coalesce((SELECT has_schema_privilege(n.oid, 'USAGE') AND to_regclass('${QUEUE_SCHEMA}.version') IS NOT NULL
       FROM pg_namespace n WHERE nspname = '${QUEUE_SCHEMA}'), false) AS open`,
  );
  return rows[0]?.open === true;
}

/** Grants only what is missing: a grant writes to the catalogue, also when it changes nothing. */
const openTo = (role: string): string => `
  DO $$
  DECLARE
    found record;
  BEGIN
    IF NOT has_schema_privilege('${role}', '${QUEUE_SCHEMA}', 'USAGE') THEN
      GRANT USAGE ON SCHEMA ${QUEUE_SCHEMA} TO ${role};
    END IF;
    FOR found IN SELECT oid::regclass AS name FROM pg_class
      WHERE relnamespace = '${QUEUE_SCHEMA}'::regnamespace AND relkind IN ('r', 'p') AND NOT relispartition
        AND NOT (has_table_privilege('${role}', oid, 'SELECT') AND has_table_privilege('${role}', oid, 'INSERT')
          AND has_table_privilege('${role}', oid, 'UPDATE') AND has_table_privilege('${role}', oid, 'DELETE'))
    LOOP
      EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %s TO ${role}', found.name);
    END LOOP;
    -- A queue is a partition of its own. The function quotes the name it is given, and creates nothing else.
    FOR found IN SELECT oid::regprocedure AS name FROM pg_proc
      WHERE pronamespace = '${QUEUE_SCHEMA}'::regnamespace AND proname = 'create_queue' AND NOT prosecdef
    LOOP
      EXECUTE format('ALTER FUNCTION %s SECURITY DEFINER SET search_path = ${QUEUE_SCHEMA}, pg_temp', found.name);
      EXECUTE format('REVOKE EXECUTE ON FUNCTION %s FROM PUBLIC', found.name);
      EXECUTE format('GRANT EXECUTE ON FUNCTION %s TO ${role}', found.name);
    END LOOP;
  END $$`;
