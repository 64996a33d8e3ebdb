import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Orders of several tiers that are paid together: the items of the payment, tier by tier. */
export class AddPaymentLines1710000009840 implements MigrationInterface {
  name = 'AddPaymentLines1710000009840';

  async up(q: QueryRunner): Promise<void> {
    for (const statement of [LINES, WALL]) await q.query(statement);
  }

  /** Only before such an order was paid: without its lines its items are unknown, and the column states them. */
  async down(q: QueryRunner): Promise<void> {
    await q.query('ALTER TABLE payments ALTER COLUMN tier_id SET NOT NULL; DROP TABLE payment_lines;');
  }
}

const LINES = `
  -- Null for an order of several tiers; then its lines say which. Most orders are of one, and have no lines.
  ALTER TABLE payments ALTER COLUMN tier_id DROP NOT NULL;
  CREATE TABLE payment_lines (
    order_id uuid NOT NULL CONSTRAINT payment_lines_payment_fk REFERENCES payments (order_id),
    issuer_id uuid NOT NULL,
    tier_id uuid NOT NULL CONSTRAINT payment_lines_tier_fk REFERENCES tiers (id),
    quantity integer NOT NULL CONSTRAINT payment_lines_quantity CHECK (quantity BETWEEN 1 AND 20),
    -- Of one ticket, in 10^-7 of the currency.
    unit_units bigint NOT NULL CONSTRAINT payment_lines_unit CHECK (unit_units >= 0),
    currency text NOT NULL CONSTRAINT payment_lines_currency CHECK (currency IN ('USD', 'XLM', 'KES')),
    -- Its part of what the ledger moves, in stroops; null for play money.
    charge_units bigint CONSTRAINT payment_lines_charge CHECK (charge_units >= 0),
    CONSTRAINT payment_lines_pk PRIMARY KEY (order_id, tier_id)
  );
  CREATE INDEX payment_lines_by_tier ON payment_lines (tier_id);
`;

const WALL = `
  ALTER TABLE payment_lines ENABLE ROW LEVEL SECURITY;
  CREATE POLICY payment_lines_wall ON payment_lines TO passa_app
    USING ((SELECT passa_all()) OR issuer_id = (SELECT passa_tenant()))
    WITH CHECK ((SELECT passa_all()) OR issuer_id = (SELECT passa_tenant()));
  GRANT SELECT, INSERT ON payment_lines TO passa_app;
`;
