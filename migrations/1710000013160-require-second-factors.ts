import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Stores since when an organisation requires a second factor of its staff, and when a system role must have one: a week
 * after the first sign-in since then.
 */
export class RequireSecondFactors1710000013160 implements MigrationInterface {
  name = 'RequireSecondFactors1710000013160';

  async up(q: QueryRunner): Promise<void> {
    await q.query(`
      ALTER TABLE issuers ADD COLUMN second_factor_since timestamptz;
      ALTER TABLE users ADD COLUMN second_factor_due timestamptz`);
  }

  async down(q: QueryRunner): Promise<void> {
    await q.query(`
      ALTER TABLE users DROP COLUMN second_factor_due;
      ALTER TABLE issuers DROP COLUMN second_factor_since`);
  }
}
