import type { MigrationInterface, QueryRunner } from 'typeorm';
import { eventWall, ofEvents } from './row-security.ts';

/** A device that is limited to events hands in its own scans without an event too, as the wall of `scans` lets it. */
export class WallHandedInScans1710000015000 implements MigrationInterface {
  name = 'WallHandedInScans1710000015000';

  async up(q: QueryRunner): Promise<void> {
    const rows = `${ofEvents()} OR (event_id IS NULL AND device_id = (SELECT passa_user()))`;
    await q.query(
      `DROP POLICY handed_in_scans_events ON handed_in_scans; ${eventWall('handed_in_scans', rows)}`,
    );
  }

  async down(q: QueryRunner): Promise<void> {
    await q.query(`DROP POLICY handed_in_scans_events ON handed_in_scans; ${eventWall('handed_in_scans')}`);
  }
}
