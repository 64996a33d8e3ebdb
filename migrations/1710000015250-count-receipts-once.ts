import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * One receipt pays for one sale, however the cashier names its method, and for none when it has paid for an order online.
 * Of the sales that already share a receipt, the first counts for it, and the others are marked.
 */
export class CountReceiptsOnce1710000015250 implements MigrationInterface {
  name = 'CountReceiptsOnce1710000015250';

  async up(q: QueryRunner): Promise<void> {
    await q.query(`
      DROP INDEX door_sales_reference_once;
      -- True for a sale whose receipt had paid for another one before that was refused.
      ALTER TABLE door_sales ADD COLUMN repeats_receipt boolean NOT NULL DEFAULT false;
      UPDATE door_sales SET repeats_receipt = true FROM (
        SELECT id, row_number() OVER (PARTITION BY issuer_id, reference ORDER BY recorded_at, id) AS number
        FROM door_sales WHERE reference IS NOT NULL) n
      WHERE door_sales.id = n.id AND n.number > 1;
      CREATE UNIQUE INDEX door_sales_reference_once ON door_sales (issuer_id, reference)
        WHERE reference IS NOT NULL AND NOT repeats_receipt;
      CREATE INDEX payment_attempts_by_receipt ON payment_attempts (issuer_id, upper(receipt)) WHERE receipt IS NOT NULL;
      -- A cashier who is limited to some events does not see the payments of others. It bypasses row-level security for
      -- their own organisation.
      CREATE FUNCTION is_receipt_of_payment(issuer uuid, receipt text) RETURNS boolean
        LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
        SELECT (passa_all() OR issuer = passa_tenant()) AND EXISTS (
          SELECT FROM payment_attempts a WHERE a.issuer_id = $1 AND upper(a.receipt) = upper($2))
      $$;
      GRANT EXECUTE ON FUNCTION is_receipt_of_payment(uuid, text) TO passa_app;
    `);
  }

  async down(q: QueryRunner): Promise<void> {
    await q.query(`
      DROP FUNCTION is_receipt_of_payment(uuid, text);
      DROP INDEX payment_attempts_by_receipt, door_sales_reference_once;
      ALTER TABLE door_sales DROP COLUMN repeats_receipt;
      CREATE UNIQUE INDEX door_sales_reference_once ON door_sales (issuer_id, method, reference) WHERE reference IS NOT NULL;
    `);
  }
}
