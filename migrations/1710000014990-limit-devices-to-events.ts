import type { MigrationInterface, QueryRunner } from 'typeorm';
import { eventWall } from './row-security.ts';

/** Keeps people who are limited to events to the devices that work at those, and to what these handed in. */
export class LimitDevicesToEvents1710000014990 implements MigrationInterface {
  name = 'LimitDevicesToEvents1710000014990';

  async up(q: QueryRunner): Promise<void> {
    const devices = 'event_ids IS NULL OR event_ids && (SELECT passa_events())::uuid[]';
    await q.query(`${eventWall('door_devices', devices)} ${eventWall('handed_in_scans')}`);
  }

  async down(q: QueryRunner): Promise<void> {
    await q.query(
      'DROP POLICY door_devices_events ON door_devices; DROP POLICY handed_in_scans_events ON handed_in_scans',
    );
  }
}
