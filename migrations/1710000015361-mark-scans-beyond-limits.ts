import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A scan that a device made beyond its events, gates or time is stored without effect; lists say so. */
export class MarkScansBeyondLimits1710000015361 implements MigrationInterface {
  name = 'MarkScansBeyondLimits1710000015361';

  async up(q: QueryRunner): Promise<void> {
    await q.query('ALTER TABLE scans ADD COLUMN beyond_limits boolean NOT NULL DEFAULT false');
  }

  async down(q: QueryRunner): Promise<void> {
    await q.query('ALTER TABLE scans DROP COLUMN beyond_limits');
  }
}
