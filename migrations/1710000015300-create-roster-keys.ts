import type { MigrationInterface, QueryRunner } from 'typeorm';
import { eventWall, TENANT, wall } from './row-security.ts';

/**
 * Keys by which phones at the door encrypt the guests of an event that they store. A key belongs to one device or session,
 * and is deleted when that ends.
 */
export class CreateRosterKeys1710000015300 implements MigrationInterface {
  name = 'CreateRosterKeys1710000015300';

  async up(q: QueryRunner): Promise<void> {
    await q.query(`
      -- The key is stored as it is: it protects what a phone stores, and the same guests stand in this database.
      CREATE TABLE roster_keys (
        id uuid CONSTRAINT roster_keys_pk PRIMARY KEY,
        issuer_id uuid NOT NULL CONSTRAINT roster_keys_issuer_fk REFERENCES issuers (id),
        event_id uuid NOT NULL CONSTRAINT roster_keys_event_fk REFERENCES events (id) ON DELETE CASCADE,
        device_id uuid CONSTRAINT roster_keys_device_fk REFERENCES door_devices (id) ON DELETE CASCADE,
        session_id uuid CONSTRAINT roster_keys_session_fk REFERENCES sessions (id) ON DELETE CASCADE,
        key bytea NOT NULL CONSTRAINT roster_keys_key_length CHECK (octet_length(key) = 32),
        created_at timestamptz NOT NULL,
        ends_at timestamptz NOT NULL,
        CONSTRAINT roster_keys_holder CHECK (num_nonnulls(device_id, session_id) = 1),
        CONSTRAINT roster_keys_unique UNIQUE NULLS NOT DISTINCT (event_id, device_id, session_id)
      );
      CREATE INDEX roster_keys_by_device ON roster_keys (device_id) WHERE device_id IS NOT NULL;
      CREATE INDEX roster_keys_by_session ON roster_keys (session_id) WHERE session_id IS NOT NULL;
      CREATE INDEX roster_keys_by_issuer ON roster_keys (issuer_id);
      CREATE INDEX roster_keys_ended ON roster_keys (ends_at);
      ${wall('roster_keys', TENANT)}
      ${eventWall('roster_keys')}
      GRANT SELECT, INSERT, UPDATE (ends_at), DELETE ON roster_keys TO passa_app;

      -- In the database, so that no way of ending a session or changing a device forgets it.
      CREATE FUNCTION end_session_roster_keys() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
      BEGIN
        DELETE FROM roster_keys WHERE session_id = NEW.id;
        RETURN NULL;
      END $$;
      CREATE FUNCTION end_device_roster_keys() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
      BEGIN
        DELETE FROM roster_keys WHERE device_id = NEW.id
          AND (NEW.cut_off_at IS NOT NULL OR NEW.profile = 'scan_only' OR event_id <> ALL (NEW.event_ids));
        RETURN NULL;
      END $$;
      CREATE TRIGGER sessions_end_roster_keys AFTER UPDATE OF ended_at ON sessions FOR EACH ROW
        WHEN (NEW.ended_at IS NOT NULL) EXECUTE FUNCTION end_session_roster_keys();
      CREATE TRIGGER door_devices_end_roster_keys AFTER UPDATE OF cut_off_at, profile, event_ids ON door_devices
        FOR EACH ROW EXECUTE FUNCTION end_device_roster_keys();
    `);
  }

  async down(q: QueryRunner): Promise<void> {
    await q.query(`
      DROP TRIGGER sessions_end_roster_keys ON sessions;
      DROP TRIGGER door_devices_end_roster_keys ON door_devices;
      DROP FUNCTION end_session_roster_keys(), end_device_roster_keys();
      DROP TABLE roster_keys;
    `);
  }
}
