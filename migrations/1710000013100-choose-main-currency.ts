import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Stores the currency that an organisation chose for the sums on its screens. NULL: no choice, so that of most sales is
 * shown first.
 */
export class ChooseMainCurrency1710000013100 implements MigrationInterface {
  name = 'ChooseMainCurrency1710000013100';

  async up(q: QueryRunner): Promise<void> {
    await q.query(`
      ALTER TABLE issuers ADD COLUMN main_currency text,
        ADD CONSTRAINT issuers_main_currency CHECK (main_currency IN ('USD', 'XLM', 'KES', 'UGX', 'TZS', 'RWF', 'EUR'))`);
  }

  async down(q: QueryRunner): Promise<void> {
    await q.query('ALTER TABLE issuers DROP COLUMN main_currency');
  }
}
