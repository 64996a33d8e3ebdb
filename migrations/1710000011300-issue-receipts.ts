import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Receipts and credit notes, numbered without gaps per issuer, and the details that issuers print on them. */
export class IssueReceipts1710000011300 implements MigrationInterface {
  name = 'IssueReceipts1710000011300';

  async up(q: QueryRunner): Promise<void> {
    for (const statement of [SETTINGS, COUNTERS, RECEIPTS, BUYERS, TRANSFERS, SWEEPS, WALLS])
      await q.query(statement);
  }

  /** Only while no receipt was issued: numbers that were handed out must not be handed out again. */
  async down(q: QueryRunner): Promise<void> {
    await q.query(`
      DO $$ BEGIN
        IF EXISTS (SELECT FROM sales_receipts) THEN RAISE EXCEPTION 'receipts were issued, and their numbers are final'; END IF;
      END $$;
      DROP INDEX journal_transfers_receiptable, payments_play_money;
      DROP TABLE receipt_sweeps, receipt_transfers, receipt_buyers, sales_receipts, receipt_counters, receipt_settings;
    `);
  }
}

const SETTINGS = `
  CREATE TABLE receipt_settings (
    issuer_id uuid CONSTRAINT receipt_settings_pk PRIMARY KEY CONSTRAINT receipt_settings_issuer_fk REFERENCES issuers (id),
    -- Empty: the name of the issuer is printed.
    legal_name text NOT NULL CONSTRAINT receipt_settings_legal_name CHECK (length(legal_name) <= 200),
    address text NOT NULL CONSTRAINT receipt_settings_address CHECK (length(address) <= 500),
    tax_number text NOT NULL CONSTRAINT receipt_settings_tax_number CHECK (length(tax_number) <= 50),
    -- A tax that prices include, in hundredths of a percent; both null for none.
    tax_name text CONSTRAINT receipt_settings_tax_name CHECK (length(tax_name) BETWEEN 1 AND 40),
    tax_basis_points integer CONSTRAINT receipt_settings_tax_rate CHECK (tax_basis_points BETWEEN 1 AND 10000),
    updated_at timestamptz NOT NULL,
    CONSTRAINT receipt_settings_tax CHECK ((tax_name IS NULL) = (tax_basis_points IS NULL))
  );
`;

/** The last number of each sequence. It is locked by the transaction that writes the receipt: both or neither happen. */
const COUNTERS = `
  CREATE TABLE receipt_counters (
    issuer_id uuid NOT NULL CONSTRAINT receipt_counters_issuer_fk REFERENCES issuers (id),
    kind text NOT NULL CONSTRAINT receipt_counters_kind CHECK (kind IN ('receipt', 'credit_note')),
    last_number integer NOT NULL CONSTRAINT receipt_counters_number CHECK (last_number >= 0),
    CONSTRAINT receipt_counters_pk PRIMARY KEY (issuer_id, kind)
  );
`;

const RECEIPTS = `
  CREATE TABLE sales_receipts (
    id uuid CONSTRAINT sales_receipts_pk PRIMARY KEY,
    issuer_id uuid NOT NULL CONSTRAINT sales_receipts_issuer_fk REFERENCES issuers (id),
    kind text NOT NULL CONSTRAINT sales_receipts_kind CHECK (kind IN ('receipt', 'credit_note')),
    number integer NOT NULL CONSTRAINT sales_receipts_number CHECK (number > 0),
    order_id uuid NOT NULL CONSTRAINT sales_receipts_order_fk REFERENCES orders (id),
    event_id uuid NOT NULL,
    -- The receipt that a credit note is of.
    credits uuid CONSTRAINT sales_receipts_credits_fk REFERENCES sales_receipts (id),
    method text NOT NULL CONSTRAINT sales_receipts_method CHECK (method IN ('form', 'stellar', 'mock', 'mpesa', 'card')),
    currency text NOT NULL CONSTRAINT sales_receipts_currency CHECK (currency ~ '^[A-Z]{3,4}$'),
    units bigint NOT NULL CONSTRAINT sales_receipts_units CHECK (units > 0),
    tax_units bigint NOT NULL CONSTRAINT sales_receipts_tax CHECK (tax_units BETWEEN 0 AND units),
    -- Seller, event, lines, tax and references as of the issue; no data of persons.
    content jsonb NOT NULL,
    issued_at timestamptz NOT NULL,
    CONSTRAINT sales_receipts_numbered UNIQUE (issuer_id, kind, number),
    CONSTRAINT sales_receipts_credited CHECK ((kind = 'credit_note') = (credits IS NOT NULL))
  );
  CREATE INDEX sales_receipts_by_order ON sales_receipts (order_id, id);
  CREATE UNIQUE INDEX sales_receipts_play_money ON sales_receipts (order_id, kind) WHERE method = 'mock';
  CREATE TRIGGER sales_receipts_append_only BEFORE UPDATE OR DELETE ON sales_receipts FOR EACH ROW EXECUTE FUNCTION forbid_change();
`;

/** Apart from the receipts, because a person can be forgotten and a receipt cannot change. */
const BUYERS = `
  CREATE TABLE receipt_buyers (
    receipt_id uuid CONSTRAINT receipt_buyers_pk PRIMARY KEY CONSTRAINT receipt_buyers_receipt_fk REFERENCES sales_receipts (id),
    issuer_id uuid NOT NULL,
    name text NOT NULL,
    email text NOT NULL
  );
`;

/** A transfer of the journal is on one receipt or credit note. */
const TRANSFERS = `
  CREATE TABLE receipt_transfers (
    transfer_id uuid CONSTRAINT receipt_transfers_pk PRIMARY KEY
      CONSTRAINT receipt_transfers_transfer_fk REFERENCES journal_transfers (id),
    receipt_id uuid NOT NULL CONSTRAINT receipt_transfers_receipt_fk REFERENCES sales_receipts (id),
    issuer_id uuid NOT NULL
  );
  CREATE INDEX receipt_transfers_by_receipt ON receipt_transfers (receipt_id);
  CREATE TRIGGER receipt_transfers_append_only BEFORE UPDATE OR DELETE ON receipt_transfers
    FOR EACH ROW EXECUTE FUNCTION forbid_change();
  CREATE INDEX journal_transfers_receiptable ON journal_transfers (order_id) WHERE kind IN ('wallet_sale', 'provider_sale',
    'due_collected', 'sale_refunded', 'provider_refund', 'due_refunded', 'chargeback', 'chargeback_won');
  -- Play money has no transfers.
  CREATE INDEX payments_play_money ON payments (order_id) WHERE origin = 'mock';
`;

/** Until when all sales have their receipts; no row before the first sweep. */
const SWEEPS = `
  CREATE TABLE receipt_sweeps (
    single boolean CONSTRAINT receipt_sweeps_pk PRIMARY KEY CONSTRAINT receipt_sweeps_one CHECK (single),
    swept_until timestamptz NOT NULL
  );
`;

const wall = (table: string): string => `
  ALTER TABLE ${table} ENABLE ROW LEVEL SECURITY;
  CREATE POLICY ${table}_wall ON ${table} TO passa_app
    USING ((SELECT passa_all()) OR issuer_id = (SELECT passa_tenant()))
    WITH CHECK ((SELECT passa_all()) OR issuer_id = (SELECT passa_tenant()));
`;

const WALLS = `
  ${['receipt_settings', 'receipt_counters', 'sales_receipts', 'receipt_buyers', 'receipt_transfers'].map(wall).join('\n')}
  ALTER TABLE receipt_sweeps ENABLE ROW LEVEL SECURITY;
  CREATE POLICY receipt_sweeps_wall ON receipt_sweeps TO passa_app
    USING ((SELECT passa_all())) WITH CHECK ((SELECT passa_all()));
  GRANT SELECT, INSERT, UPDATE ON receipt_settings, receipt_counters, receipt_buyers, receipt_sweeps TO passa_app;
  GRANT SELECT, INSERT ON sales_receipts, receipt_transfers TO passa_app;
`;
