import type { MigrationInterface, QueryRunner } from 'typeorm';
import { eventWall } from './row-security.ts';

/** Keeps people who are limited to events to the phones and messages of those. */
export class LimitPhoneMessagesToEvents1710000014980 implements MigrationInterface {
  name = 'LimitPhoneMessagesToEvents1710000014980';

  async up(q: QueryRunner): Promise<void> {
    await q.query(`${eventWall('order_phones')} ${eventWall('phone_batches')}`);
  }

  async down(q: QueryRunner): Promise<void> {
    await q.query(
      'DROP POLICY order_phones_events ON order_phones; DROP POLICY phone_batches_events ON phone_batches',
    );
  }
}
