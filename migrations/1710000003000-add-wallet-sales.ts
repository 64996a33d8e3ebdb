import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Sales that are paid on the ledger: places that are held while a payment is in progress, the payments themselves,
 * refunds, and a journal whose movements are pending first, then posted or voided, once.
 */
export class AddWalletSales1710000003000 implements MigrationInterface {
  name = 'AddWalletSales1710000003000';

  async up(q: QueryRunner): Promise<void> {
    for (const statement of [
      PLACES,
      PAYMENTS,
      REFUNDS,
      CANCELLATIONS,
      RATES,
      JOURNAL,
      MAILS,
      POLICIES,
      GRANTS,
    ]) {
      await q.query(statement);
    }
  }

  /** Only before the first sale on the ledger: its payments cannot be described without these tables. */
  async down(q: QueryRunner): Promise<void> {
    await q.query(`
      DROP TABLE event_cancellations, ledger_receipts, refund_requests, refunds, payments, exchange_rates CASCADE;
      DROP VIEW journal_lines;
      DROP INDEX orders_wallet_idempotency, journal_transfers_resolved_once;
      ALTER TABLE journal_transfers DROP COLUMN refund_id, DROP COLUMN pending_id, DROP COLUMN phase,
        ALTER COLUMN event_id SET NOT NULL,
        DROP CONSTRAINT journal_transfers_kind, DROP CONSTRAINT journal_transfers_debit, DROP CONSTRAINT journal_transfers_credit,
        ADD CONSTRAINT journal_transfers_kind CHECK (kind IN ('form_sale', 'due_collected', 'due_waived', 'due_cancelled')),
        ADD CONSTRAINT journal_transfers_debit CHECK (debit IN ('door_dues', 'door_cash', 'sales', 'waived')),
        ADD CONSTRAINT journal_transfers_credit CHECK (credit IN ('door_dues', 'door_cash', 'sales', 'waived'));
      CREATE VIEW journal_lines WITH (security_invoker = true) AS
        SELECT id AS transfer_id, issuer_id, event_id, kind, debit AS account, currency, units, occurred_at FROM journal_transfers
        UNION ALL
        SELECT id, issuer_id, event_id, kind, credit, currency, -units, occurred_at FROM journal_transfers;
      DROP VIEW tiers_listed;
      ALTER TABLE tiers DROP CONSTRAINT tiers_never_oversold, DROP COLUMN held, DROP COLUMN closed,
        ADD CONSTRAINT tiers_never_oversold CHECK (sold >= 0 AND sold <= capacity);
      CREATE VIEW tiers_listed AS
        SELECT t.id, t.issuer_id, t.event_id, t.name, t.position, t.price_units, t.currency, t.capacity, t.sold, t.effective_at,
               t.expires_at, t.grace_seconds, t.form_sales
        FROM tiers t JOIN events e ON e.id = t.event_id WHERE e.status = 'published';
      GRANT SELECT ON journal_lines, tiers_listed TO passa_app;
      ALTER TABLE mail_outbox DROP CONSTRAINT mail_outbox_kind,
        ADD CONSTRAINT mail_outbox_kind CHECK (kind IN ('tickets', 'reset_password', 'verify_email', 'password_changed'));
    `);
  }
}

/** A held place belongs to no ticket yet and is not on sale: it counts against the capacity like a sold one. */
const PLACES = `
  -- closed: the event was called off. A sale sees its tier as it is once it has waited for it, and only its tier.
  ALTER TABLE tiers ADD COLUMN held integer NOT NULL DEFAULT 0, ADD COLUMN closed boolean NOT NULL DEFAULT false;
  ALTER TABLE tiers DROP CONSTRAINT tiers_never_oversold,
    ADD CONSTRAINT tiers_never_oversold CHECK (sold >= 0 AND held >= 0 AND sold + held <= capacity);
  CREATE OR REPLACE VIEW tiers_listed AS
    SELECT t.id, t.issuer_id, t.event_id, t.name, t.position, t.price_units, t.currency, t.capacity, t.sold, t.effective_at, t.expires_at,
           t.grace_seconds, t.form_sales, t.held
    FROM tiers t JOIN events e ON e.id = t.event_id WHERE e.status = 'published';
  -- Buyers who sign in keep their keys apart from everybody else's, whatever event they buy for.
  CREATE UNIQUE INDEX orders_wallet_idempotency ON orders (user_id, idempotency_key)
    WHERE idempotency_key IS NOT NULL AND user_id IS NOT NULL AND method <> 'form';
`;

/**
 * One payment per order. Amounts are in 10^-7 of their currency; charges on the ledger are always in XLM, so
 * charge_units are stroops. hold_until is in the ledger's time.
 */
const PAYMENTS = `
  CREATE TABLE payments (
    id uuid CONSTRAINT payments_pk PRIMARY KEY,
    order_id uuid NOT NULL CONSTRAINT payments_order_unique UNIQUE CONSTRAINT payments_order_fk REFERENCES orders (id),
    issuer_id uuid NOT NULL,
    event_id uuid NOT NULL,
    user_id uuid,
    tier_id uuid NOT NULL CONSTRAINT payments_tier_fk REFERENCES tiers (id),
    quantity integer NOT NULL CONSTRAINT payments_quantity CHECK (quantity BETWEEN 1 AND 20),
    origin text NOT NULL CONSTRAINT payments_origin CHECK (origin IN ('wallet', 'outside', 'mock')),
    state text NOT NULL CONSTRAINT payments_state CHECK (state IN ('held', 'paying', 'paid', 'failed', 'expired', 'refunding', 'refunded')),
    price_units bigint NOT NULL CONSTRAINT payments_price CHECK (price_units >= 0),
    price_currency text NOT NULL CONSTRAINT payments_price_currency CHECK (price_currency IN ('USD', 'XLM', 'KES')),
    payment_units bigint NOT NULL CONSTRAINT payments_amount CHECK (payment_units >= 0),
    payment_currency text NOT NULL CONSTRAINT payments_currency CHECK (payment_currency IN ('USD', 'XLM', 'KES', 'MOCK')),
    rate_numerator numeric(30, 0) NOT NULL CONSTRAINT payments_rate_numerator CHECK (rate_numerator > 0),
    rate_denominator numeric(30, 0) NOT NULL CONSTRAINT payments_rate_denominator CHECK (rate_denominator > 0),
    charge_units bigint CONSTRAINT payments_charge CHECK (charge_units >= 0),
    network_id text,
    source text,
    destination text,
    -- Whose account the destination is, in the journal's words.
    payee text NOT NULL DEFAULT 'issuer_wallet' CONSTRAINT payments_payee CHECK (payee IN ('issuer_wallet', 'escrow')),
    memo_hash bytea CONSTRAINT payments_memo_unique UNIQUE CONSTRAINT payments_memo_length CHECK (octet_length(memo_hash) = 32),
    hold_until timestamptz NOT NULL,
    intent_id uuid,
    transaction_hash text,
    fee_units bigint CONSTRAINT payments_fee CHECK (fee_units >= 0),
    failure_code text,
    failure text,
    created_at timestamptz NOT NULL,
    finished_at timestamptz,
    CONSTRAINT payments_mock CHECK ((origin = 'mock') = (payment_currency = 'MOCK') AND (origin = 'mock') = (charge_units IS NULL)),
    CONSTRAINT payments_on_ledger CHECK (origin = 'mock' OR charge_units = 0
      OR (network_id IS NOT NULL AND destination IS NOT NULL AND memo_hash IS NOT NULL)),
    CONSTRAINT payments_from_wallet CHECK (origin <> 'wallet' OR charge_units = 0 OR source IS NOT NULL),
    -- Whoever paid with his own wallet held a place before; whoever pays with ours is paying from the first moment.
    CONSTRAINT payments_held CHECK (state <> 'held' OR origin = 'outside'),
    CONSTRAINT payments_paying CHECK (state <> 'paying' OR origin = 'wallet'),
    CONSTRAINT payments_paid CHECK (state NOT IN ('paid', 'refunding', 'refunded') OR origin = 'mock' OR charge_units = 0
      OR transaction_hash IS NOT NULL),
    CONSTRAINT payments_failed CHECK (state <> 'failed' OR failure IS NOT NULL),
    CONSTRAINT payments_finished CHECK ((state IN ('held', 'paying')) = (finished_at IS NULL))
  );
  CREATE UNIQUE INDEX payments_transaction_unique ON payments (network_id, transaction_hash, order_id) WHERE transaction_hash IS NOT NULL;
  CREATE INDEX payments_open ON payments (tier_id) WHERE state IN ('held', 'paying');
  CREATE INDEX payments_by_source ON payments (source) WHERE state = 'paying';
  CREATE INDEX payments_holds ON payments (hold_until) WHERE state = 'held';
  CREATE INDEX payments_by_intent ON payments (intent_id) WHERE intent_id IS NOT NULL;
`;

/**
 * Refunds on the ledger: the price of an order, or money that came for no order of ours. Several refunds of one account
 * share a transaction, hence an intent. ledger_receipts records the outcome of each external payment that named an
 * order, once.
 */
const REFUNDS = `
  CREATE TABLE refunds (
    id uuid CONSTRAINT refunds_pk PRIMARY KEY,
    issuer_id uuid NOT NULL,
    event_id uuid,
    order_id uuid CONSTRAINT refunds_order_fk REFERENCES orders (id),
    kind text NOT NULL CONSTRAINT refunds_kind CHECK (kind IN ('order', 'late', 'wrong_amount', 'second', 'unknown_order')),
    state text NOT NULL CONSTRAINT refunds_state CHECK (state IN ('waiting', 'paying', 'paid', 'failed')),
    units bigint NOT NULL CONSTRAINT refunds_units CHECK (units > 0),
    network_id text NOT NULL,
    source text NOT NULL,
    destination text NOT NULL CONSTRAINT refunds_two_sides CHECK (destination <> source),
    reason text NOT NULL CONSTRAINT refunds_reason_length CHECK (length(reason) BETWEEN 1 AND 1000),
    intent_id uuid,
    transaction_hash text,
    problem text,
    attempts integer NOT NULL DEFAULT 0,
    next_attempt_at timestamptz NOT NULL,
    created_at timestamptz NOT NULL,
    finished_at timestamptz,
    CONSTRAINT refunds_of_order CHECK (kind <> 'order' OR order_id IS NOT NULL),
    CONSTRAINT refunds_paying CHECK (state <> 'paying' OR intent_id IS NOT NULL),
    CONSTRAINT refunds_paid CHECK ((state = 'paid') = (transaction_hash IS NOT NULL)),
    CONSTRAINT refunds_finished CHECK ((state IN ('paid', 'failed')) = (finished_at IS NOT NULL))
  );
  CREATE UNIQUE INDEX refunds_order_once ON refunds (order_id) WHERE kind = 'order';
  CREATE INDEX refunds_by_transaction ON refunds (network_id, transaction_hash) WHERE transaction_hash IS NOT NULL;
  CREATE INDEX refunds_waiting ON refunds (source, created_at) WHERE state = 'waiting';
  CREATE INDEX refunds_by_intent ON refunds (intent_id) WHERE intent_id IS NOT NULL;
  CREATE INDEX refunds_by_event ON refunds (event_id) WHERE event_id IS NOT NULL;

  -- Who gave an order up, and why; once, also where nothing was paid yet.
  CREATE TABLE refund_requests (
    order_id uuid CONSTRAINT refund_requests_pk PRIMARY KEY CONSTRAINT refund_requests_order_fk REFERENCES orders (id),
    issuer_id uuid NOT NULL,
    reason text NOT NULL CONSTRAINT refund_requests_reason_length CHECK (length(reason) BETWEEN 1 AND 1000),
    requested_by uuid,
    requested_at timestamptz NOT NULL,
    idempotency_key text
  );
  CREATE UNIQUE INDEX refund_requests_idempotency ON refund_requests (requested_by, idempotency_key)
    WHERE idempotency_key IS NOT NULL;

  CREATE TABLE ledger_receipts (
    network_id text NOT NULL,
    operation_id text NOT NULL,
    issuer_id uuid NOT NULL,
    order_id uuid CONSTRAINT ledger_receipts_order_fk REFERENCES orders (id),
    refund_id uuid CONSTRAINT ledger_receipts_refund_fk REFERENCES refunds (id),
    verdict text NOT NULL CONSTRAINT ledger_receipts_verdict CHECK (verdict IN ('accepted', 'late', 'wrong_amount', 'second', 'unknown_order')),
    source text NOT NULL,
    destination text NOT NULL,
    units bigint NOT NULL CONSTRAINT ledger_receipts_units CHECK (units > 0),
    memo_hash bytea NOT NULL,
    transaction_hash text NOT NULL,
    closed_at timestamptz NOT NULL,
    seen_at timestamptz NOT NULL,
    CONSTRAINT ledger_receipts_pk PRIMARY KEY (network_id, operation_id),
    CONSTRAINT ledger_receipts_refunded CHECK ((verdict <> 'accepted') = (refund_id IS NOT NULL))
  );
  -- One payment is accepted for an order, whoever pays how often.
  CREATE UNIQUE INDEX ledger_receipts_accepted_once ON ledger_receipts (order_id) WHERE verdict = 'accepted';
`;

const CANCELLATIONS = `
  CREATE TABLE event_cancellations (
    event_id uuid CONSTRAINT event_cancellations_pk PRIMARY KEY CONSTRAINT event_cancellations_event_fk REFERENCES events (id),
    issuer_id uuid NOT NULL,
    reason text NOT NULL CONSTRAINT event_cancellations_reason_length CHECK (length(reason) BETWEEN 1 AND 1000),
    requested_by uuid,
    idempotency_key text,
    orders integer NOT NULL CONSTRAINT event_cancellations_orders CHECK (orders >= 0),
    started_at timestamptz NOT NULL,
    finished_at timestamptz
  );
  CREATE INDEX event_cancellations_open ON event_cancellations (started_at) WHERE finished_at IS NULL;
`;

/** The specification's table as exact fractions: its two directions are two rates. A pair that is missing counts as 1. */
const RATES = `
  CREATE TABLE exchange_rates (
    from_currency text NOT NULL CONSTRAINT exchange_rates_from CHECK (from_currency IN ('USD', 'XLM', 'KES', 'MOCK')),
    to_currency text NOT NULL CONSTRAINT exchange_rates_to CHECK (to_currency IN ('USD', 'XLM', 'KES', 'MOCK')),
    numerator numeric(30, 0) NOT NULL CONSTRAINT exchange_rates_numerator CHECK (numerator > 0),
    denominator numeric(30, 0) NOT NULL CONSTRAINT exchange_rates_denominator CHECK (denominator > 0),
    updated_at timestamptz NOT NULL,
    updated_by uuid,
    CONSTRAINT exchange_rates_pk PRIMARY KEY (from_currency, to_currency),
    CONSTRAINT exchange_rates_two CHECK (from_currency <> to_currency)
  );
  INSERT INTO exchange_rates (from_currency, to_currency, numerator, denominator, updated_at) VALUES
    ('USD', 'XLM', 17, 2, now()), ('USD', 'KES', 130, 1, now()), ('USD', 'MOCK', 1, 1, now()),
    ('XLM', 'USD', 3, 25, now()), ('XLM', 'KES', 153, 10, now()),
    ('KES', 'USD', 77, 10000, now()), ('KES', 'XLM', 13, 200, now()),
    ('MOCK', 'USD', 1, 1, now()), ('MOCK', 'XLM', 17, 2, now()), ('MOCK', 'KES', 130, 1, now());
`;

const ACCOUNTS = `'door_dues', 'door_cash', 'sales', 'waived', 'buyer_wallets', 'outside_wallets', 'issuer_wallet', 'escrow', 'ledger_fees'`;

/**
 * A movement on the ledger is written as pending together with its intent. Its outcome is a row of its own that
 * references it: posted or voided, and the index lets that happen once. Only posted movements count in any figure.
 */
const JOURNAL = `
  ALTER TABLE journal_transfers
    ALTER COLUMN event_id DROP NOT NULL,
    ADD COLUMN phase text NOT NULL DEFAULT 'posted' CONSTRAINT journal_transfers_phase CHECK (phase IN ('pending', 'posted', 'voided')),
    ADD COLUMN pending_id uuid CONSTRAINT journal_transfers_pending_fk REFERENCES journal_transfers (id),
    ADD COLUMN refund_id uuid CONSTRAINT journal_transfers_refund_fk REFERENCES refunds (id),
    DROP CONSTRAINT journal_transfers_kind, DROP CONSTRAINT journal_transfers_debit, DROP CONSTRAINT journal_transfers_credit,
    ADD CONSTRAINT journal_transfers_kind CHECK (kind IN ('form_sale', 'due_collected', 'due_waived', 'due_cancelled', 'due_refunded',
      'ticket_payment', 'wallet_sale', 'refund_payment', 'sale_refunded', 'stray_payment', 'stray_refund', 'refund_fee')),
    ADD CONSTRAINT journal_transfers_debit CHECK (debit IN (${ACCOUNTS})),
    ADD CONSTRAINT journal_transfers_credit CHECK (credit IN (${ACCOUNTS})),
    ADD CONSTRAINT journal_transfers_resolution CHECK ((phase <> 'pending' OR pending_id IS NULL) AND (phase <> 'voided' OR pending_id IS NOT NULL));
  CREATE UNIQUE INDEX journal_transfers_resolved_once ON journal_transfers (pending_id) WHERE pending_id IS NOT NULL;
  CREATE INDEX journal_transfers_pending ON journal_transfers (order_id) WHERE phase = 'pending';
  CREATE OR REPLACE VIEW journal_lines WITH (security_invoker = true) AS
    SELECT id AS transfer_id, issuer_id, event_id, kind, debit AS account, currency, units, occurred_at FROM journal_transfers
    WHERE phase = 'posted'
    UNION ALL
    SELECT id, issuer_id, event_id, kind, credit, currency, -units, occurred_at FROM journal_transfers WHERE phase = 'posted';
`;

const MAILS = `
  ALTER TABLE mail_outbox DROP CONSTRAINT mail_outbox_kind,
    ADD CONSTRAINT mail_outbox_kind CHECK (kind IN ('tickets', 'reset_password', 'verify_email', 'password_changed',
      'event_cancelled', 'order_refunded'));
`;

const ALL = '(SELECT passa_all())';
const TENANT = 'issuer_id = (SELECT passa_tenant())';
const OWN = 'user_id = (SELECT passa_user())';

function wall(table: string, mine: string, written = mine): string {
  return `
    ALTER TABLE ${table} ENABLE ROW LEVEL SECURITY;
    CREATE POLICY ${table}_wall ON ${table} TO passa_app USING (${ALL} OR ${mine}) WITH CHECK (${ALL} OR ${written});`;
}

const POLICIES = [
  wall('payments', `${TENANT} OR ${OWN}`, TENANT),
  wall('refunds', TENANT),
  wall('refund_requests', TENANT),
  wall('ledger_receipts', TENANT),
  wall('event_cancellations', TENANT),
  // The rates are public; the product itself reads them for all users.
  wall('exchange_rates', 'false'),
].join('\n');

const GRANTS = `
  GRANT SELECT, INSERT, UPDATE ON payments, refunds, refund_requests, ledger_receipts, event_cancellations, exchange_rates TO passa_app;
`;
