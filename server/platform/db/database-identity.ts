import type { Statement } from './statement.ts';

/** Identifies this database, also against a copy of it on another server. */
export const READ_DATABASE_IDENTITY: Statement = {
  text: `SELECT (SELECT system_identifier FROM pg_control_system())::text || '/' || oid::text AS identity
    FROM pg_database WHERE datname = current_database()`,
};
