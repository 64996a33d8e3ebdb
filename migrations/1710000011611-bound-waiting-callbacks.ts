import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The callbacks of an account that wait to be handled are counted before another one is stored. */
export class BoundWaitingCallbacks1710000011611 implements MigrationInterface {
  name = 'BoundWaitingCallbacks1710000011611';

  async up(q: QueryRunner): Promise<void> {
    await q.query(
      'CREATE INDEX payment_callbacks_waiting ON payment_callbacks (account_id) WHERE next_try_at IS NOT NULL',
    );
  }

  async down(q: QueryRunner): Promise<void> {
    await q.query('DROP INDEX payment_callbacks_waiting');
  }
}
