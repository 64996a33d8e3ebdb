import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Stores the ledger that decides the order of a draw before its positions, which are written in pieces: a process that
 * continues the draw computes the same order, also where the ledger did not answer the first.
 */
export class FixDrawKeys1710000012900 implements MigrationInterface {
  name = 'FixDrawKeys1710000012900';

  async up(q: QueryRunner): Promise<void> {
    await q.query(`
      ALTER TABLE waiting_rooms ADD COLUMN key_fixed_at timestamptz,
        ADD CONSTRAINT waiting_rooms_key CHECK (key_fixed_at IS NULL OR list_hash IS NOT NULL)`);
  }

  async down(q: QueryRunner): Promise<void> {
    await q.query('ALTER TABLE waiting_rooms DROP COLUMN key_fixed_at');
  }
}
