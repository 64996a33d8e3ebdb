import type { MigrationInterface, QueryRunner } from 'typeorm';
import { eventWall, TENANT, wall } from './row-security.ts';

/**
 * Keeps the events and gates that a device had until they were changed, with the time: its scans of before are taken, those
 * of later have no effect.
 */
export class KeepPastDeviceLimits1710000015010 implements MigrationInterface {
  name = 'KeepPastDeviceLimits1710000015010';

  async up(q: QueryRunner): Promise<void> {
    const rows = 'event_ids IS NULL OR event_ids && (SELECT passa_events())::uuid[]';
    await q.query(`
      -- Null: all events of the issuer, and all gates of its events.
      CREATE TABLE past_device_limits (
        device_id uuid CONSTRAINT past_device_limits_device_fk REFERENCES door_devices (id),
        until timestamptz,
        issuer_id uuid NOT NULL CONSTRAINT past_device_limits_issuer_fk REFERENCES issuers (id),
        event_ids uuid[] CONSTRAINT past_device_limits_events_count CHECK (cardinality(event_ids) > 0),
        gate_ids uuid[] CONSTRAINT past_device_limits_gates_count CHECK (cardinality(gate_ids) > 0),
        CONSTRAINT past_device_limits_pk PRIMARY KEY (device_id, until)
      );
      ${wall('past_device_limits', TENANT)}
      ${eventWall('past_device_limits', rows)}
      GRANT SELECT, INSERT ON past_device_limits TO passa_app;

      -- When events and gates were changed before is not known: what devices recorded until now is taken.
      INSERT INTO past_device_limits (device_id, until, issuer_id, event_ids)
        SELECT id, now(), issuer_id, past_event_ids FROM door_devices WHERE event_ids IS NOT NULL OR gate_ids IS NOT NULL;
      ALTER TABLE door_devices DROP COLUMN past_event_ids;
    `);
  }

  async down(q: QueryRunner): Promise<void> {
    await q.query(`
      ALTER TABLE door_devices ADD COLUMN past_event_ids uuid[];
      UPDATE door_devices d SET past_event_ids = ARRAY(SELECT unnest(d.event_ids)
        UNION SELECT unnest(p.event_ids) FROM past_device_limits p WHERE p.device_id = d.id)
      WHERE event_ids IS NOT NULL
        AND NOT EXISTS (SELECT FROM past_device_limits p WHERE p.device_id = d.id AND p.event_ids IS NULL);
      DROP TABLE past_device_limits;
    `);
  }
}
