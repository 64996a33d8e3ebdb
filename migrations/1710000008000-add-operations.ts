import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Operations: maintenance, requested jobs and their progress, the latest runs of the schedule, and the archives that
 * were written. Also, the order of the audit log survives a move to another server.
 */
export class AddOperations1710000008000 implements MigrationInterface {
  name = 'AddOperations1710000008000';

  async up(q: QueryRunner): Promise<void> {
    for (const statement of [MAINTENANCE, JOBS, BACKUPS, AUDIT_ORDER, POLICIES, GRANTS])
      await q.query(statement);
  }

  /** Not after a restore: then entries are ordered by numbers that this server has not assigned yet. */
  async down(q: QueryRunner): Promise<void> {
    await q.query(`
      ALTER TABLE audit_entries ALTER COLUMN tx SET DEFAULT pg_current_xact_id();
      DROP FUNCTION audit_tx(), audit_horizon();
      DROP TABLE backups, timed_jobs, job_runs, maintenance;
    `);
  }
}

const MAINTENANCE = `
  CREATE TABLE maintenance (
    only_row boolean CONSTRAINT maintenance_pk PRIMARY KEY DEFAULT true CONSTRAINT maintenance_only_row CHECK (only_row),
    enabled boolean NOT NULL DEFAULT false,
    changed_at timestamptz,
    changed_by uuid CONSTRAINT maintenance_changed_by_fk REFERENCES users (id)
  );
  INSERT INTO maintenance DEFAULT VALUES;
`;

const JOBS = `
  -- Work that a person asked for. Whoever runs it says every few seconds that he still does.
  CREATE TABLE job_runs (
    id uuid CONSTRAINT job_runs_pk PRIMARY KEY,
    kind text NOT NULL CONSTRAINT job_runs_kind CHECK (kind IN ('backup', 'optimize')),
    status text NOT NULL DEFAULT 'queued' CONSTRAINT job_runs_status CHECK (status IN ('queued', 'running', 'done', 'failed')),
    -- In the hundred.
    progress smallint NOT NULL DEFAULT 0 CONSTRAINT job_runs_progress CHECK (progress BETWEEN 0 AND 100),
    -- What it is doing, or what it has done.
    step text NOT NULL DEFAULT '',
    asked_by uuid CONSTRAINT job_runs_asked_by_fk REFERENCES users (id),
    created_at timestamptz NOT NULL,
    started_at timestamptz,
    -- On the clock of the database, which all processes share.
    heard_at timestamptz,
    finished_at timestamptz,
    error text,
    CONSTRAINT job_runs_started CHECK (status = 'queued' OR started_at IS NOT NULL),
    CONSTRAINT job_runs_finished CHECK ((status IN ('done', 'failed')) = (finished_at IS NOT NULL)),
    CONSTRAINT job_runs_failed CHECK ((status = 'failed') = (error IS NOT NULL))
  );
  CREATE UNIQUE INDEX job_runs_one_open ON job_runs (kind) WHERE status IN ('queued', 'running');
  CREATE INDEX job_runs_recent ON job_runs (created_at DESC, id DESC);

  -- The last run of each job of the timetable.
  CREATE TABLE timed_jobs (
    name text CONSTRAINT timed_jobs_pk PRIMARY KEY,
    finished_at timestamptz NOT NULL,
    -- Milliseconds.
    duration integer NOT NULL CONSTRAINT timed_jobs_duration CHECK (duration >= 0),
    succeeded boolean NOT NULL,
    last_success_at timestamptz
  );
`;

const BACKUPS = `
  -- An archive lies in the folder of the host that wrote it, unless all hosts share that folder.
  CREATE TABLE backups (
    id uuid CONSTRAINT backups_pk PRIMARY KEY CONSTRAINT backups_run_fk REFERENCES job_runs (id),
    file_name text NOT NULL CONSTRAINT backups_file_name_unique UNIQUE CONSTRAINT backups_file_name_form CHECK (file_name ~ '^[A-Za-z0-9._-]+$'),
    host text NOT NULL,
    bytes bigint NOT NULL CONSTRAINT backups_bytes CHECK (bytes > 0),
    sha256 bytea NOT NULL CONSTRAINT backups_sha256_length CHECK (octet_length(sha256) = 32),
    tables integer NOT NULL,
    rows bigint NOT NULL,
    -- The moment that the archive shows.
    taken_at timestamptz NOT NULL,
    removed_at timestamptz
  );
  CREATE INDEX backups_recent ON backups (taken_at DESC);
`;

/**
 * The audit log is ordered by transaction numbers, which restart on another server. A restore sets these two ahead of
 * every number in the archive. Both are plain expressions, so that they cost nothing where they are used.
 */
const AUDIT_ORDER = `
  CREATE FUNCTION audit_tx() RETURNS xid8 LANGUAGE sql VOLATILE AS 'SELECT pg_current_xact_id()';
  CREATE FUNCTION audit_horizon() RETURNS xid8 LANGUAGE sql STABLE AS 'SELECT pg_snapshot_xmin(pg_current_snapshot())';
  ALTER TABLE audit_entries ALTER COLUMN tx SET DEFAULT audit_tx();
`;

const TABLES = ['maintenance', 'job_runs', 'timed_jobs', 'backups'];

/** Readable by the system only; the product shows others what they may see. */
const POLICIES = TABLES.map(
  (table) => `
    ALTER TABLE ${table} ENABLE ROW LEVEL SECURITY;
    CREATE POLICY ${table}_wall ON ${table} TO passa_app USING ((SELECT passa_all())) WITH CHECK ((SELECT passa_all()));`,
).join('\n');

const GRANTS = `
  GRANT SELECT ON ${TABLES.join(', ')} TO passa_app;
  GRANT UPDATE ON maintenance TO passa_app;
  GRANT INSERT, UPDATE, DELETE ON job_runs TO passa_app;
  GRANT INSERT, UPDATE ON timed_jobs TO passa_app;
  GRANT INSERT, UPDATE, DELETE ON backups TO passa_app;
  GRANT EXECUTE ON FUNCTION audit_tx(), audit_horizon() TO passa_app;
`;
