import { SYSTEM_TENANCY } from '../../platform/access/actor.ts';
import type { Database } from '../../platform/db/database.ts';
import { validUntil } from '../identity/index.ts';

export interface Counts {
  totalUsers: number;
  totalTickets: number;
  activeSessions: number;
}

/** Counts users who still have an account, all issued tickets, and valid sessions. */
export async function readCounts(db: Database, now: Date): Promise<Counts> {
  const [row] = await db.read<Counts>(SYSTEM_TENANCY, {
    name: 'system-counts',
    text: `SELECT (SELECT count(*)::int FROM users WHERE deleted_at IS NULL) AS "totalUsers",
      (SELECT count(*)::int FROM tickets WHERE NOT is_test) AS "totalTickets",
      (SELECT count(*)::int FROM sessions s WHERE ended_at IS NULL AND ${validUntil('s')} > $1) AS "activeSessions"`,
    values: [now],
  });
  return row ?? { totalUsers: 0, totalTickets: 0, activeSessions: 0 };
}

interface HealthFigures {
  bytes: bigint;
  connections: number;
  most: number;
  mailsWaiting: number;
  mailWaitsSince: Date | null;
  mailsFailed: number;
  failingJobs: string[];
  jobsHeardAt: Date | null;
}

/** Reads the state of the database, the mails and the timed jobs in one statement. */
export async function readHealthFigures(db: Database, dayAgo: Date): Promise<HealthFigures | undefined> {
  const [row] = await db.read<HealthFigures>(SYSTEM_TENANCY, {
    name: 'health-figures',
    text: `SELECT pg_database_size(current_database()) AS bytes,
      (SELECT count(*)::int FROM pg_stat_activity WHERE backend_type = 'client backend') AS connections,
      current_setting('max_connections')::int AS most,
      m.waiting AS "mailsWaiting", m.since AS "mailWaitsSince", m.failed AS "mailsFailed",
      coalesce(j.failing, '{}') AS "failingJobs", j.heard AS "jobsHeardAt"
    FROM (SELECT count(*) FILTER (WHERE state = 'queued')::int AS waiting,
            min(created_at) FILTER (WHERE state = 'queued') AS since,
            count(*) FILTER (WHERE state = 'failed')::int AS failed
          FROM mail_outbox WHERE state = 'queued' OR created_at > $1) m,
      (SELECT array_agg(name ORDER BY name) FILTER (WHERE NOT succeeded) AS failing, max(finished_at) AS heard
       FROM timed_jobs) j`,
    values: [dayAgo],
  });
  return row;
}

export interface MaintenanceState {
  enabled: boolean;
  /** Start of maintenance; null while it is off. */
  since: Date | null;
}

export async function readMaintenance(db: Database): Promise<MaintenanceState> {
  const [row] = await db.read<MaintenanceState>(SYSTEM_TENANCY, {
    name: 'maintenance',
    text: 'SELECT enabled, CASE WHEN enabled THEN changed_at END AS since FROM maintenance',
  });
  return row ?? { enabled: false, since: null };
}

interface SystemState {
  maintenance: MaintenanceState;
  /** Those that have been set, by name. */
  settings: Record<string, string>;
}

/** Reads the maintenance mode and the settings in one statement. */
export async function readSystemState(db: Database): Promise<SystemState> {
  const [row] = await db.read<{ enabled: boolean; since: Date | null; settings: Record<string, string> }>(
    SYSTEM_TENANCY,
    {
      name: 'system-state',
      text: `SELECT coalesce(m.enabled, false) AS enabled, CASE WHEN m.enabled THEN m.changed_at END AS since,
          (SELECT coalesce(json_object_agg(name, value), '{}') FROM settings) AS settings
        FROM (SELECT 1) one LEFT JOIN maintenance m ON true`,
    },
  );
  const { enabled = false, since = null, settings = {} } = row ?? {};
  return { maintenance: { enabled, since }, settings };
}
