import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The name by which a session's device works at doors, so that one phone can be told from another. */
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
