import type { MigrationInterface, QueryRunner } from 'typeorm';
import { OWN, wall } from './row-security.ts';

/**
 * Sessions end after a time without use, and devices that a person has signed in on are known for a year. Devices of the
 * sessions that exist are known from the start.
 */
export class LimitSessions1710000013500 implements MigrationInterface {
  name = 'LimitSessions1710000013500';

  async up(q: QueryRunner): Promise<void> {
    await q.query(`
      ALTER TABLE sessions
        -- Seven days: the lifetime of sessions that processes of the previous version open.
        ADD COLUMN idle_seconds integer NOT NULL DEFAULT 604800
          CONSTRAINT sessions_idle_positive CHECK (idle_seconds > 0),
        -- ISO 3166-1, by a trusted proxy.
        ADD COLUMN country text CONSTRAINT sessions_country CHECK (country ~ '^[A-Z]{2}$');
      CREATE TABLE known_devices (
        user_id uuid NOT NULL CONSTRAINT known_devices_user_fk REFERENCES users (id) ON DELETE CASCADE,
        -- SHA-256 of the random text of a device, or of a browser and its network.
        mark bytea NOT NULL CONSTRAINT known_devices_mark CHECK (octet_length(mark) = 32),
        first_seen_at timestamptz NOT NULL,
        last_seen_at timestamptz NOT NULL,
        CONSTRAINT known_devices_pk PRIMARY KEY (user_id, mark)
      );
      CREATE INDEX known_devices_last_seen ON known_devices (last_seen_at);
      ${wall('known_devices', OWN)}
      GRANT SELECT, INSERT, UPDATE, DELETE ON known_devices TO passa_app;
      INSERT INTO known_devices (user_id, mark, first_seen_at, last_seen_at)
        SELECT user_id, device_hash, min(created_at), max(created_at) FROM sessions
        WHERE device_hash IS NOT NULL GROUP BY user_id, device_hash;
    `);
  }

  async down(q: QueryRunner): Promise<void> {
    await q.query(
      'DROP TABLE known_devices; ALTER TABLE sessions DROP COLUMN idle_seconds, DROP COLUMN country',
    );
  }
}
