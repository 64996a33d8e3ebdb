import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Payments by providers such as M-Pesa and Stripe: merchant accounts, attempts, their events, callbacks and refunds. */
export class TakePayments1710000011200 implements MigrationInterface {
  name = 'TakePayments1710000011200';

  async up(q: QueryRunner): Promise<void> {
    for (const statement of [ACCOUNTS, ATTEMPTS, EVENTS, CALLBACKS, PAYMENTS, REFUNDS, JOURNAL, WALLS]) {
      await q.query(statement);
    }
  }

  /** Only while nothing was paid by a provider: an earlier version knows none of it. */
  async down(q: QueryRunner): Promise<void> {
    await q.query(`
      ALTER TABLE journal_transfers
        DROP CONSTRAINT journal_transfers_kind, DROP CONSTRAINT journal_transfers_debit, DROP CONSTRAINT journal_transfers_credit,
        DROP COLUMN attempt_id,
        ADD CONSTRAINT journal_transfers_kind CHECK (kind IN (${KINDS_BEFORE})),
        ADD CONSTRAINT journal_transfers_debit CHECK (debit IN (${JOURNAL_ACCOUNTS_BEFORE})),
        ADD CONSTRAINT journal_transfers_credit CHECK (credit IN (${JOURNAL_ACCOUNTS_BEFORE}));
      DROP INDEX refunds_at_provider;
      ALTER TABLE refunds DROP CONSTRAINT refunds_way, DROP CONSTRAINT refunds_paying, DROP CONSTRAINT refunds_paid,
        DROP COLUMN attempt_id, DROP COLUMN currency, DROP COLUMN provider_request, DROP COLUMN provider_reference, DROP COLUMN provider_receipt,
        DROP COLUMN callback_hash,
        ALTER COLUMN network_id SET NOT NULL, ALTER COLUMN source SET NOT NULL, ALTER COLUMN destination SET NOT NULL,
        ADD CONSTRAINT refunds_paying CHECK (state <> 'paying' OR intent_id IS NOT NULL),
        ADD CONSTRAINT refunds_paid CHECK ((state = 'paid') = (transaction_hash IS NOT NULL));
      ALTER TABLE payments DROP CONSTRAINT payments_origin, DROP CONSTRAINT payments_on_ledger, DROP CONSTRAINT payments_held,
        DROP CONSTRAINT payments_paid, DROP CONSTRAINT payments_by_provider, DROP COLUMN charge_currency,
        ADD CONSTRAINT payments_origin CHECK (origin IN ('wallet', 'outside', 'mock')),
        ADD CONSTRAINT payments_on_ledger CHECK (origin = 'mock' OR charge_units = 0
          OR (network_id IS NOT NULL AND destination IS NOT NULL AND memo_hash IS NOT NULL)),
        ADD CONSTRAINT payments_held CHECK (state <> 'held' OR origin = 'outside'),
        ADD CONSTRAINT payments_paid CHECK (state NOT IN ('paid', 'refunding', 'refunded') OR origin = 'mock' OR charge_units = 0
          OR transaction_hash IS NOT NULL);
      ALTER TABLE orders DROP CONSTRAINT orders_method, ADD CONSTRAINT orders_method CHECK (method IN ('form', 'stellar', 'mock'));
      DROP TABLE payment_callbacks, payment_events, payment_attempts, merchant_accounts;
      DROP FUNCTION forbid_forgetting_payments();
    `);
  }
}

/** Credentials are sealed like the keys of wallets. A replaced account stays, because refunds of its payments need it. */
const ACCOUNTS = `
  CREATE TABLE merchant_accounts (
    id uuid CONSTRAINT merchant_accounts_pk PRIMARY KEY,
    issuer_id uuid NOT NULL CONSTRAINT merchant_accounts_issuer_fk REFERENCES issuers (id),
    provider text NOT NULL CONSTRAINT merchant_accounts_provider CHECK (provider IN ('mpesa', 'stripe', 'paystack')),
    method text NOT NULL CONSTRAINT merchant_accounts_method CHECK (method IN ('mpesa', 'card')),
    -- What people know it by, such as "Paybill 174379".
    label text NOT NULL CONSTRAINT merchant_accounts_label CHECK (length(label) BETWEEN 1 AND 100),
    sealed_credentials text NOT NULL,
    -- SHA-256 of the token in the address that the provider sends its events to.
    callback_hash bytea NOT NULL CONSTRAINT merchant_accounts_callback UNIQUE CHECK (octet_length(callback_hash) = 32),
    -- The same token, sealed: the organiser copies the address into the provider's settings.
    sealed_callback text NOT NULL,
    -- What the provider keeps of a payment: so many ten-thousandths, and an amount.
    fee_basis_points integer NOT NULL DEFAULT 0 CONSTRAINT merchant_accounts_fee_share CHECK (fee_basis_points BETWEEN 0 AND 2000),
    fee_units bigint NOT NULL DEFAULT 0 CONSTRAINT merchant_accounts_fee_amount CHECK (fee_units >= 0),
    state text NOT NULL CONSTRAINT merchant_accounts_state CHECK (state IN ('untested', 'active', 'closed')),
    tested_at timestamptz,
    -- Why the last test failed.
    problem text CONSTRAINT merchant_accounts_problem CHECK (length(problem) <= 500),
    created_by uuid,
    created_at timestamptz NOT NULL,
    closed_at timestamptz,
    CONSTRAINT merchant_accounts_tested CHECK (state <> 'active' OR tested_at IS NOT NULL),
    CONSTRAINT merchant_accounts_closed CHECK ((state = 'closed') = (closed_at IS NOT NULL)),
    CONSTRAINT merchant_accounts_way CHECK ((provider = 'mpesa') = (method = 'mpesa'))
  );
  CREATE UNIQUE INDEX merchant_accounts_active ON merchant_accounts (issuer_id, method) WHERE state = 'active';
  CREATE INDEX merchant_accounts_by_issuer ON merchant_accounts (issuer_id, created_at);
`;

/** An attempt is stored before its provider is called. What it says of its outcome follows from its events. */
const ATTEMPTS = `
  CREATE TABLE payment_attempts (
    id uuid CONSTRAINT payment_attempts_pk PRIMARY KEY,
    order_id uuid NOT NULL CONSTRAINT payment_attempts_order_fk REFERENCES orders (id),
    issuer_id uuid NOT NULL,
    event_id uuid NOT NULL,
    account_id uuid NOT NULL CONSTRAINT payment_attempts_account_fk REFERENCES merchant_accounts (id),
    provider text NOT NULL CONSTRAINT payment_attempts_provider CHECK (provider IN ('mpesa', 'stripe', 'paystack')),
    number integer NOT NULL CONSTRAINT payment_attempts_number CHECK (number BETWEEN 1 AND 20),
    units bigint NOT NULL CONSTRAINT payment_attempts_units CHECK (units > 0),
    currency text NOT NULL CONSTRAINT payment_attempts_currency CHECK (currency ~ '^[A-Z]{3}$'),
    -- Digits with the country code; null where the provider asks for it.
    phone text CONSTRAINT payment_attempts_phone CHECK (phone ~ '^[0-9]{6,15}$'),
    account_reference text NOT NULL CONSTRAINT payment_attempts_account_reference CHECK (account_reference ~ '^[A-Z0-9]{1,12}$'),
    callback_hash bytea NOT NULL CONSTRAINT payment_attempts_callback UNIQUE CHECK (octet_length(callback_hash) = 32),
    state text NOT NULL CONSTRAINT payment_attempts_state CHECK (state IN ('created', 'pending', 'paid', 'failed', 'expired')),
    reference text CONSTRAINT payment_attempts_reference_length CHECK (length(reference) BETWEEN 1 AND 300),
    -- The provider's page, where it has one.
    page text CONSTRAINT payment_attempts_page CHECK (length(page) <= 2000),
    receipt text CONSTRAINT payment_attempts_receipt_length CHECK (length(receipt) BETWEEN 1 AND 300),
    -- Of the payer, as the provider reported it: refunds go there.
    payer text CONSTRAINT payment_attempts_payer CHECK (length(payer) <= 100),
    reason text,
    finding text CONSTRAINT payment_attempts_finding CHECK (finding IN ('wrong_amount', 'unresolved')),
    is_late boolean NOT NULL DEFAULT false,
    is_disputed boolean NOT NULL DEFAULT false,
    queries integer NOT NULL DEFAULT 0,
    -- Null: no question is left to ask.
    next_query_at timestamptz,
    -- The buyer's time is over then.
    expires_at timestamptz NOT NULL,
    created_at timestamptz NOT NULL,
    paid_at timestamptz,
    CONSTRAINT payment_attempts_once UNIQUE (order_id, number),
    -- A question may prove a payment before its receipt is known.
    CONSTRAINT payment_attempts_paid CHECK ((state = 'paid') = (paid_at IS NOT NULL))
  );
  CREATE UNIQUE INDEX payment_attempts_reference ON payment_attempts (account_id, reference) WHERE reference IS NOT NULL;
  -- One payment at the provider can pay one attempt.
  CREATE UNIQUE INDEX payment_attempts_receipt ON payment_attempts (provider, receipt) WHERE receipt IS NOT NULL;
  CREATE UNIQUE INDEX payment_attempts_account_reference ON payment_attempts (account_id, account_reference);
  CREATE INDEX payment_attempts_due ON payment_attempts (next_query_at) WHERE next_query_at IS NOT NULL;
  CREATE INDEX payment_attempts_by_event ON payment_attempts (event_id, created_at);
  CREATE INDEX payment_attempts_findings ON payment_attempts (issuer_id) WHERE finding IS NOT NULL OR is_disputed;
`;

const EVENTS = `
  CREATE TABLE payment_events (
    id uuid CONSTRAINT payment_events_pk PRIMARY KEY,
    attempt_id uuid NOT NULL CONSTRAINT payment_events_attempt_fk REFERENCES payment_attempts (id),
    issuer_id uuid NOT NULL,
    at timestamptz NOT NULL,
    type text NOT NULL CONSTRAINT payment_events_type
      CHECK (type IN ('requested', 'observed', 'expired', 'given_up', 'disputed', 'dispute_closed')),
    -- Of the same event: a repeat is stored once.
    key bytea NOT NULL CONSTRAINT payment_events_key CHECK (octet_length(key) = 32),
    -- The outcome or the observation as the adapter reported it, without the payer's number.
    content jsonb NOT NULL,
    CONSTRAINT payment_events_once UNIQUE (attempt_id, key)
  );
  CREATE TRIGGER payment_events_append_only BEFORE UPDATE OR DELETE ON payment_events
    FOR EACH ROW EXECUTE FUNCTION forbid_change();
  CREATE FUNCTION forbid_forgetting_payments() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF OLD.state = 'paid' AND (NEW.state <> 'paid' OR (OLD.receipt IS NOT NULL AND NEW.receipt IS DISTINCT FROM OLD.receipt)) THEN
      RAISE EXCEPTION 'a paid attempt stays paid' USING ERRCODE = '42501';
    END IF;
    IF (NEW.order_id, NEW.account_id, NEW.units, NEW.currency) IS DISTINCT FROM (OLD.order_id, OLD.account_id, OLD.units, OLD.currency) THEN
      RAISE EXCEPTION 'the terms of an attempt do not change' USING ERRCODE = '42501';
    END IF;
    RETURN NEW;
  END $$;
  CREATE TRIGGER payment_attempts_kept BEFORE UPDATE ON payment_attempts
    FOR EACH ROW EXECUTE FUNCTION forbid_forgetting_payments();
`;

const CALLBACKS = `
  CREATE TABLE payment_callbacks (
    id uuid CONSTRAINT payment_callbacks_pk PRIMARY KEY,
    issuer_id uuid NOT NULL,
    account_id uuid NOT NULL CONSTRAINT payment_callbacks_account_fk REFERENCES merchant_accounts (id),
    -- What its address belongs to: an attempt, a refund, or neither for that of the account.
    attempt_id uuid CONSTRAINT payment_callbacks_attempt_fk REFERENCES payment_attempts (id),
    refund_id uuid CONSTRAINT payment_callbacks_refund_fk REFERENCES refunds (id),
    headers jsonb NOT NULL,
    body bytea NOT NULL CONSTRAINT payment_callbacks_body CHECK (octet_length(body) <= 65536),
    received_at timestamptz NOT NULL,
    handled_at timestamptz,
    tries integer NOT NULL DEFAULT 0,
    next_try_at timestamptz,
    CONSTRAINT payment_callbacks_one CHECK (attempt_id IS NULL OR refund_id IS NULL),
    CONSTRAINT payment_callbacks_open CHECK ((handled_at IS NULL) = (next_try_at IS NOT NULL))
  );
  CREATE INDEX payment_callbacks_due ON payment_callbacks (next_try_at) WHERE next_try_at IS NOT NULL;
  CREATE INDEX payment_callbacks_by_time ON payment_callbacks (received_at);
`;

/** The charge of a payment by a provider is in its own currency, and nothing of it is on the ledger. */
const PAYMENTS = `
  ALTER TABLE orders DROP CONSTRAINT orders_method,
    ADD CONSTRAINT orders_method CHECK (method IN ('form', 'stellar', 'mock', 'mpesa', 'card'));
  ALTER TABLE payments DROP CONSTRAINT payments_origin, DROP CONSTRAINT payments_on_ledger, DROP CONSTRAINT payments_held,
    DROP CONSTRAINT payments_paid,
    ADD COLUMN charge_currency text NOT NULL DEFAULT 'XLM',
    ADD CONSTRAINT payments_origin CHECK (origin IN ('wallet', 'outside', 'mock', 'provider')),
    ADD CONSTRAINT payments_on_ledger CHECK (origin IN ('mock', 'provider') OR charge_units = 0
      OR (network_id IS NOT NULL AND destination IS NOT NULL AND memo_hash IS NOT NULL)),
    ADD CONSTRAINT payments_held CHECK (state <> 'held' OR origin IN ('outside', 'provider')),
    ADD CONSTRAINT payments_paid CHECK (state NOT IN ('paid', 'refunding', 'refunded') OR origin IN ('mock', 'provider') OR charge_units = 0
      OR transaction_hash IS NOT NULL),
    ADD CONSTRAINT payments_by_provider CHECK (CASE origin WHEN 'provider'
      THEN charge_units > 0 AND charge_currency = payment_currency AND network_id IS NULL AND memo_hash IS NULL AND transaction_hash IS NULL
      ELSE charge_currency = 'XLM' END);
`;

const REFUNDS = `
  ALTER TABLE refunds DROP CONSTRAINT refunds_paying, DROP CONSTRAINT refunds_paid,
    ALTER COLUMN network_id DROP NOT NULL, ALTER COLUMN source DROP NOT NULL, ALTER COLUMN destination DROP NOT NULL,
    -- The payment that is refunded at its provider; null for refunds on the ledger.
    ADD COLUMN attempt_id uuid CONSTRAINT refunds_attempt_fk REFERENCES payment_attempts (id),
    ADD COLUMN currency text NOT NULL DEFAULT 'XLM',
    -- Of the request that is under way: a failed one is never repeated with the same.
    ADD COLUMN provider_request uuid,
    ADD COLUMN provider_reference text CONSTRAINT refunds_provider_reference CHECK (length(provider_reference) BETWEEN 1 AND 300),
    ADD COLUMN provider_receipt text CONSTRAINT refunds_provider_receipt CHECK (length(provider_receipt) BETWEEN 1 AND 300),
    ADD COLUMN callback_hash bytea CONSTRAINT refunds_callback UNIQUE CHECK (octet_length(callback_hash) = 32),
    ADD CONSTRAINT refunds_way CHECK (CASE WHEN attempt_id IS NULL
      THEN currency = 'XLM' AND network_id IS NOT NULL AND source IS NOT NULL AND destination IS NOT NULL
      ELSE network_id IS NULL AND source IS NULL AND destination IS NULL AND transaction_hash IS NULL END),
    ADD CONSTRAINT refunds_paying CHECK (state <> 'paying' OR intent_id IS NOT NULL OR attempt_id IS NOT NULL),
    ADD CONSTRAINT refunds_paid CHECK (attempt_id IS NOT NULL OR (state = 'paid') = (transaction_hash IS NOT NULL));
  CREATE INDEX refunds_at_provider ON refunds (next_attempt_at) WHERE attempt_id IS NOT NULL AND state IN ('waiting', 'paying');
  CREATE INDEX refunds_by_attempt ON refunds (attempt_id) WHERE attempt_id IS NOT NULL;
`;

const KINDS_BEFORE = `'form_sale', 'due_collected', 'due_waived', 'due_cancelled', 'due_refunded', 'ticket_payment', 'wallet_sale',
  'refund_payment', 'sale_refunded', 'stray_payment', 'stray_refund', 'refund_fee', 'financing', 'expense_approved', 'expense_payout',
  'share_payout', 'issuer_payout', 'advance_payout'`;
const JOURNAL_ACCOUNTS_BEFORE = `'door_dues', 'door_cash', 'sales', 'waived', 'buyer_wallets', 'outside_wallets', 'issuer_wallet', 'escrow',
  'ledger_fees', 'financing', 'expenses', 'expenses_owed', 'partner_wallets'`;
const KINDS = `${KINDS_BEFORE}, 'provider_sale', 'provider_late', 'provider_refund', 'provider_late_refund', 'provider_fee',
  'chargeback', 'chargeback_won'`;
const JOURNAL_ACCOUNTS = `${JOURNAL_ACCOUNTS_BEFORE}, 'mpesa', 'stripe', 'paystack', 'provider_owed', 'provider_fees', 'chargebacks'`;

/**
 * The accounts of providers hold what the merchant has there. Money that came too late is owed to its payer until it is
 * refunded; it is no sale.
 */
const JOURNAL = `
  ALTER TABLE journal_transfers
    DROP CONSTRAINT journal_transfers_kind, DROP CONSTRAINT journal_transfers_debit, DROP CONSTRAINT journal_transfers_credit,
    ADD COLUMN attempt_id uuid CONSTRAINT journal_transfers_attempt_fk REFERENCES payment_attempts (id),
    ADD CONSTRAINT journal_transfers_kind CHECK (kind IN (${KINDS})),
    ADD CONSTRAINT journal_transfers_debit CHECK (debit IN (${JOURNAL_ACCOUNTS})),
    ADD CONSTRAINT journal_transfers_credit CHECK (credit IN (${JOURNAL_ACCOUNTS}));
  -- A payment is booked once, whatever reports it.
  CREATE UNIQUE INDEX journal_transfers_attempt_once ON journal_transfers (attempt_id)
    WHERE kind IN ('provider_sale', 'provider_late');
  CREATE UNIQUE INDEX journal_transfers_provider_refund_once ON journal_transfers (refund_id)
    WHERE kind IN ('provider_refund', 'provider_late_refund');
`;

const wall = (table: string): string => `
  ALTER TABLE ${table} ENABLE ROW LEVEL SECURITY;
  CREATE POLICY ${table}_wall ON ${table} TO passa_app
    USING ((SELECT passa_all()) OR issuer_id = (SELECT passa_tenant()))
    WITH CHECK ((SELECT passa_all()) OR issuer_id = (SELECT passa_tenant()));
`;

const WALLS = `
  ${['merchant_accounts', 'payment_attempts', 'payment_events', 'payment_callbacks'].map(wall).join('\n')}
  GRANT SELECT, INSERT, UPDATE ON merchant_accounts, payment_attempts TO passa_app;
  GRANT SELECT, INSERT ON payment_events TO passa_app;
  GRANT SELECT, INSERT, UPDATE, DELETE ON payment_callbacks TO passa_app;
  GRANT EXECUTE ON FUNCTION forbid_forgetting_payments() TO passa_app;
`;
