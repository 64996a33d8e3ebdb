import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A ticket and an expense cost at most 10^9 of their currency. Triggers hold it and not constraints, so that a row which
 * was written before can still be closed, refused or cancelled.
 */
export class LimitAmounts1710000010420 implements MigrationInterface {
  name = 'LimitAmounts1710000010420';

  async up(q: QueryRunner): Promise<void> {
    await q.query(`
      CREATE FUNCTION refuse_amount() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        RAISE EXCEPTION 'an amount of % is at most 1,000,000,000', TG_TABLE_NAME
          USING ERRCODE = 'check_violation', CONSTRAINT = TG_NAME, TABLE = TG_TABLE_NAME;
      END $$;
      CREATE TRIGGER tiers_price_limit BEFORE INSERT OR UPDATE OF price_units ON tiers FOR EACH ROW
        WHEN (NEW.price_units > 10000000000000000) EXECUTE FUNCTION refuse_amount();
      CREATE TRIGGER expenses_units_limit BEFORE INSERT OR UPDATE OF units ON expenses FOR EACH ROW
        WHEN (NEW.units > 10000000000000000) EXECUTE FUNCTION refuse_amount();
    `);
  }

  async down(q: QueryRunner): Promise<void> {
    await q.query(`
      DROP TRIGGER tiers_price_limit ON tiers;
      DROP TRIGGER expenses_units_limit ON expenses;
      DROP FUNCTION refuse_amount();
    `);
  }
}
