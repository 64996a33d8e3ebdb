import type { MigrationInterface, QueryRunner } from 'typeorm';
import { TENANT, wall } from './row-security.ts';

/**
 * Phones at the door that an organiser paired: each has its own credential, which can be cut off. Their requests to be
 * paired live for minutes.
 */
export class CreateDoorDevices1710000014300 implements MigrationInterface {
  name = 'CreateDoorDevices1710000014300';

  async up(q: QueryRunner): Promise<void> {
    await q.query(`
      CREATE TABLE door_devices (
        id uuid CONSTRAINT door_devices_pk PRIMARY KEY,
        issuer_id uuid NOT NULL CONSTRAINT door_devices_issuer_fk REFERENCES issuers (id),
        name text NOT NULL CONSTRAINT door_devices_name_length CHECK (length(name) BETWEEN 1 AND 60),
        -- The device_id of its scans.
        scan_name text NOT NULL CONSTRAINT door_devices_scan_name_length CHECK (length(scan_name) BETWEEN 1 AND 100),
        profile text NOT NULL
          CONSTRAINT door_devices_profile CHECK (profile IN ('scan_only', 'scan_and_search', 'box_office')),
        -- Null: all events of the issuer, and all gates of its events. past_event_ids: all that it ever had.
        event_ids uuid[] CONSTRAINT door_devices_events_count CHECK (cardinality(event_ids) BETWEEN 1 AND 50),
        past_event_ids uuid[],
        gate_ids uuid[] CONSTRAINT door_devices_gates_count CHECK (cardinality(gate_ids) BETWEEN 1 AND 200),
        -- SHA-256 of a credential with 256 random bits, which the device made and alone holds.
        hash bytea NOT NULL CONSTRAINT door_devices_hash_length CHECK (octet_length(hash) = 32)
          CONSTRAINT door_devices_hash_unique UNIQUE,
        -- PBKDF2 of the staff PIN, which the device checks without a network.
        pin_salt bytea,
        pin_hash bytea,
        pin_rounds int CONSTRAINT door_devices_pin_rounds CHECK (pin_rounds > 0),
        paired_by uuid NOT NULL CONSTRAINT door_devices_paired_by_fk REFERENCES users (id),
        paired_at timestamptz NOT NULL,
        expires_at timestamptz NOT NULL,
        user_agent text NOT NULL,
        -- As last reported by the device.
        seen_at timestamptz,
        version text CONSTRAINT door_devices_version_length CHECK (length(version) <= 60),
        battery int CONSTRAINT door_devices_battery CHECK (battery BETWEEN 0 AND 100),
        charging boolean,
        waiting int CONSTRAINT door_devices_waiting CHECK (waiting >= 0),
        list_at timestamptz,
        event_id uuid,
        gate_id uuid,
        cut_off_at timestamptz,
        cut_off_by uuid CONSTRAINT door_devices_cut_off_by_fk REFERENCES users (id),
        -- Until when scans that it made before it was cut off are taken; null: none are.
        takes_scans_until timestamptz,
        CONSTRAINT door_devices_pin CHECK (num_nulls(pin_salt, pin_hash, pin_rounds) IN (0, 3)),
        CONSTRAINT door_devices_cut_off CHECK ((cut_off_at IS NULL) = (cut_off_by IS NULL)
          AND (takes_scans_until IS NULL OR cut_off_at IS NOT NULL))
      );
      CREATE UNIQUE INDEX door_devices_scan_name_unique ON door_devices (issuer_id, scan_name) WHERE cut_off_at IS NULL;
      CREATE INDEX door_devices_by_issuer ON door_devices (issuer_id, name, id);
      CREATE INDEX door_devices_by_name ON door_devices (name, id);
      ${wall('door_devices', TENANT)}
      GRANT SELECT, INSERT, UPDATE ON door_devices TO passa_app;

      -- Requests of phones to be paired. The code is read out or scanned, and stored as its SHA-256.
      CREATE TABLE device_pairings (
        id uuid CONSTRAINT device_pairings_pk PRIMARY KEY,
        code_hash bytea NOT NULL CONSTRAINT device_pairings_code_length CHECK (octet_length(code_hash) = 32),
        number text NOT NULL CONSTRAINT device_pairings_number CHECK (number ~ '^[0-9]{4}$'),
        credential_hash bytea NOT NULL
          CONSTRAINT device_pairings_credential_length CHECK (octet_length(credential_hash) = 32),
        scan_name text NOT NULL
          CONSTRAINT device_pairings_scan_name_length CHECK (length(scan_name) BETWEEN 1 AND 100),
        user_agent text NOT NULL,
        address text NOT NULL,
        created_at timestamptz NOT NULL,
        expires_at timestamptz NOT NULL,
        device_id uuid CONSTRAINT device_pairings_device_fk REFERENCES door_devices (id)
      );
      CREATE UNIQUE INDEX device_pairings_code_unique ON device_pairings (code_hash);
      CREATE INDEX device_pairings_expired ON device_pairings (expires_at);
      ${wall('device_pairings')}
      GRANT SELECT, INSERT, UPDATE, DELETE ON device_pairings TO passa_app;

      -- Scans that devices handed in after they were cut off.
      CREATE TABLE handed_in_scans (
        scan_id uuid CONSTRAINT handed_in_scans_pk PRIMARY KEY CONSTRAINT handed_in_scans_scan_fk REFERENCES scans (id),
        issuer_id uuid NOT NULL,
        event_id uuid,
        device_id uuid NOT NULL CONSTRAINT handed_in_scans_device_fk REFERENCES door_devices (id),
        -- Made after the device was cut off, by its clock: stored, and no entry.
        is_late boolean NOT NULL,
        handed_in_at timestamptz NOT NULL
      );
      CREATE INDEX handed_in_scans_by_device ON handed_in_scans (device_id);
      CREATE TRIGGER handed_in_scans_append_only BEFORE UPDATE OR DELETE ON handed_in_scans FOR EACH ROW
        EXECUTE FUNCTION forbid_change();
      ${wall('handed_in_scans', TENANT)}
      GRANT SELECT, INSERT ON handed_in_scans TO passa_app;

      ALTER TABLE audit_entries DROP CONSTRAINT audit_entries_actor,
        ADD CONSTRAINT audit_entries_actor
          CHECK (actor_kind IN ('anonymous', 'user', 'api_key', 'device', 'system')) NOT VALID;

      -- Adds a kind to those that the database has, whichever migrations ran before.
      DO $$
      DECLARE
        present text := (SELECT pg_get_constraintdef(oid) FROM pg_constraint WHERE conname = 'mail_outbox_kind');
      BEGIN
        ALTER TABLE mail_outbox DROP CONSTRAINT mail_outbox_kind;
        EXECUTE 'ALTER TABLE mail_outbox ADD CONSTRAINT mail_outbox_kind '
          || replace(present, 'ARRAY[', 'ARRAY[''device_paired''::text, ');
      END $$;
    `);
  }

  async down(q: QueryRunner): Promise<void> {
    // Entries of devices stay in the log, which the narrower constraint does not look at. The kinds of mails are
    // restored by the migrations before.
    await q.query(`DROP TABLE handed_in_scans, device_pairings, door_devices;
      ALTER TABLE audit_entries DROP CONSTRAINT audit_entries_actor,
        ADD CONSTRAINT audit_entries_actor CHECK (actor_kind IN ('anonymous', 'user', 'api_key', 'system')) NOT VALID`);
  }
}
