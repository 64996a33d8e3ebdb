import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An order stores the buyer's language: mails about it are written in it, whatever causes them. */
export class AddLanguages1710000009600 implements MigrationInterface {
  name = 'AddLanguages1710000009600';

  async up(q: QueryRunner): Promise<void> {
    await q.query(`ALTER TABLE orders ADD COLUMN language text NOT NULL DEFAULT 'en'
      CONSTRAINT orders_language CHECK (language IN ('en', 'sw', 'fr'))`);
  }

  async down(q: QueryRunner): Promise<void> {
    await q.query('ALTER TABLE orders DROP COLUMN language');
  }
}
