import { SYSTEM_TENANCY } from '../../../platform/access/actor.ts';
import type { Database } from '../../../platform/db/database.ts';
import { type Finding, findingsOf } from './finding.ts';

const { good, warning, fault } = findingsOf('people');

/** Checks that the administrators of the platform, who may do everything, have second factors. */
export async function checkPeople(db: Database): Promise<Finding[]> {
  const [admins] = await db.read<{ all: number; without: number }>(SYSTEM_TENANCY, {
    text: `SELECT count(*)::int AS "all", (count(*) FILTER (WHERE NOT EXISTS (SELECT FROM authenticators a
             WHERE a.user_id = u.id AND a.confirmed_at IS NOT NULL)))::int AS without
           FROM users u WHERE u.role = 'system_admin' AND u.status = 'active' AND u.deleted_at IS NULL`,
    values: [],
  });
  const { all = 0, without = 0 } = admins ?? {};
  if (all === 0)
    return [warning('There is no system administrator.', 'Run npm run admin -- create, and sign in.')];
  if (without === 0) return [good('Every system administrator has a second factor.')];
  return [
    fault(
      `System administrators without a second factor: ${without} of ${all}.`,
      'Each sets up a passkey or an authenticator app under Settings, Security. Suspend accounts without use.',
    ),
  ];
}
