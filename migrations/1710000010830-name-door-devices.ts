import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The name of a session's device at doors, which distinguishes one phone from another. */
export class NameDoorDevices1710000010830 implements MigrationInterface {
  name = 'NameDoorDevices1710000010830';

  async up(q: QueryRunner): Promise<void> {
    await q.query(`
      ALTER TABLE sessions ADD COLUMN door_device text
        CONSTRAINT sessions_door_device_length CHECK (length(door_device) BETWEEN 1 AND 100);
    `);
  }

  async down(q: QueryRunner): Promise<void> {
    await q.query('ALTER TABLE sessions DROP COLUMN door_device;');
  }
}
