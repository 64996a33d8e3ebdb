import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Keeps the profile that a device had until it was changed: guests found by name before that stay admitted. */
export class KeepPastDeviceProfiles1710000015363 implements MigrationInterface {
  name = 'KeepPastDeviceProfiles1710000015363';

  async up(q: QueryRunner): Promise<void> {
    await q.query(`
      ALTER TABLE past_device_limits ADD COLUMN profile text
        CONSTRAINT past_device_limits_profile CHECK (profile IN ('scan_only', 'scan_and_search', 'box_office'));
      -- Which one it was is not known: it counts as the present one, as before.
      UPDATE past_device_limits l SET profile = d.profile FROM door_devices d WHERE d.id = l.device_id;
      ALTER TABLE past_device_limits ALTER COLUMN profile SET NOT NULL;
    `);
  }

  async down(q: QueryRunner): Promise<void> {
    await q.query('ALTER TABLE past_device_limits DROP COLUMN profile');
  }
}
