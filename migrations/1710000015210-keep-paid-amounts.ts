import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The amount of a sale without a network may differ from the price at which its places were leased. */
export class KeepPaidAmounts1710000015210 implements MigrationInterface {
  name = 'KeepPaidAmounts1710000015210';

  async up(q: QueryRunner): Promise<void> {
    await q.query(`
      ALTER TABLE door_sales ADD COLUMN paid_units bigint CONSTRAINT door_sales_paid CHECK (paid_units >= 0);
      UPDATE door_sales SET paid_units = units;
      ALTER TABLE door_sales ALTER COLUMN paid_units SET NOT NULL,
        ADD CONSTRAINT door_sales_paid_price CHECK (offline OR paid_units = units);
    `);
  }

  async down(q: QueryRunner): Promise<void> {
    await q.query('ALTER TABLE door_sales DROP COLUMN paid_units');
  }
}
