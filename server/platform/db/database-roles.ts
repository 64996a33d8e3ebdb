import pg from 'pg';
import { APP_ROLE } from './data-source.ts';

/** The roles of the database do not allow what is wanted. The message is one sentence for the operator. */
export class DatabaseRoleFault extends Error {}

/** Returns the name and the password of the role that a connection string names. */
export function loginOf(url: string): { name: string; password: string } {
  const { username, password } = new URL(url);
  return { name: decodeURIComponent(username), password: decodeURIComponent(password) };
}

/** Runs the work on one connection of that role. */
export async function connected<T>(
  url: string,
  name: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ connectionString: url, application_name: name });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/**
 * Whether the role of the connection owns the tables of the product, or may assume the role that does. It could switch
 * off the guards of the database: triggers that refuse changes, and row-level security. Without tables: whether it may
 * create them.
 */
export async function ownsTables(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ owns: boolean }>(
    `SELECT coalesce(
       (SELECT pg_has_role(session_user, relowner, 'MEMBER') FROM pg_class
        WHERE relnamespace = 'public'::regnamespace AND relname = 'migrations'),
       has_schema_privilege('public', 'CREATE')) AS owns`,
  );
  return rows[0]?.owns === true;
}

/**
 * Grants what a backup reads, and what table maintenance needs: PostgreSQL 17 has a privilege for VACUUM and ANALYZE,
 * before it only an owner may run them. Grants only what is missing, since each writes to the catalogue.
 */
const GRANT_UPKEEP = `
  DO $$
  DECLARE
    found record;
  BEGIN
    FOR found IN SELECT oid::regclass AS name FROM pg_class
      WHERE relnamespace = 'public'::regnamespace AND relkind = 'S' AND NOT has_table_privilege('${APP_ROLE}', oid, 'SELECT')
    LOOP
      EXECUTE format('GRANT SELECT ON SEQUENCE %s TO ${APP_ROLE}', found.name);
    END LOOP;
    IF current_setting('server_version_num')::int >= 170000 THEN
      FOR found IN EXECUTE $q$
        SELECT oid::regclass AS name FROM pg_class
        WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND relname <> 'migrations'
          AND NOT has_table_privilege('${APP_ROLE}', oid, 'MAINTAIN') $q$
      LOOP
        EXECUTE format('GRANT MAINTAIN ON %s TO ${APP_ROLE}', found.name);
      END LOOP;
    END IF;
  END $$`;

/**
 * Gives a login role the rights of the product, and creates it when it does not exist. It gets no table, and no right to
 * change one.
 * @param owner a connection of the owner
 * @throws DatabaseRoleFault when the owner may not create or admit roles
 */
export async function admitProduct(
  owner: pg.Client,
  { name, password }: { name: string; password: string },
): Promise<void> {
  await owner.query(GRANT_UPKEEP);
  const { rows } = await owner.query<{ owner: boolean; exists: boolean; admitted: boolean }>(
    `SELECT session_user = $1 AS owner, r.oid IS NOT NULL AS exists,
       coalesce(pg_has_role(r.oid, '${APP_ROLE}', 'MEMBER'), false) AS admitted
     FROM (SELECT 1) one LEFT JOIN pg_roles r ON r.rolname = $1`,
    [name],
  );
  const [found] = rows;
  if (name === '' || found === undefined || found.owner || found.admitted) return;
  const role = owner.escapeIdentifier(name);
  try {
    if (!found.exists)
      await owner.query(`CREATE ROLE ${role} LOGIN PASSWORD ${owner.escapeLiteral(password)}`);
    await owner.query(`GRANT ${APP_ROLE} TO ${role}`);
  } catch (error) {
    if ((error as { code?: string }).code !== '42501') throw error;
    throw new DatabaseRoleFault(
      `the role of DATABASE_OWNER_URL may not ${found.exists ? 'admit' : 'create'} the role ${name} of DATABASE_URL; as a superuser, run ${found.exists ? '' : `CREATE ROLE ${name} LOGIN PASSWORD '…'; `}GRANT ${APP_ROLE} TO ${name};`,
    );
  }
}
