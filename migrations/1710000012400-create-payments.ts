import type { MigrationInterface, QueryRunner } from 'typeorm';
import { OWN, TENANT, wall } from './row-security.ts';

/**
 * Payments on the ledger and by providers, refunds, payouts, the journal, and receipts.
 */
export class CreatePayments1710000012400 implements MigrationInterface {
  name = 'CreatePayments1710000012400';

  async up(q: QueryRunner): Promise<void> {
    for (const statement of [PAYMENTS, PROVIDERS, REFUNDS, PAYOUTS, CALLBACKS, JOURNAL, RECEIPTS])
      await q.query(statement);
  }

  async down(q: QueryRunner): Promise<void> {
    await q.query(`
      DROP TABLE receipt_sweeps, receipt_transfers, receipt_buyers, sales_receipts, receipt_counters, receipt_settings,
        journal_transfers, payment_questions, payment_callbacks, account_changes, payouts, payout_destinations,
        platform_selling, ledger_receipts, refunds, payment_events, payment_attempts, merchant_accounts,
        payment_providers, payment_lines, payments, exchange_rates CASCADE;
      DROP FUNCTION forbid_forgetting_payments, refunds_within_payment, forbid_changing_payouts, platform_due,
        forbid_payout_above_due;
    `);
  }
}

const PAYMENTS = `
  -- Exact fractions; the two directions of a pair are two rates. A missing pair counts as 1. The rates are public; the
  -- product reads them for all users.
  CREATE TABLE exchange_rates (
    from_currency text NOT NULL
      CONSTRAINT exchange_rates_from CHECK (from_currency IN ('USD', 'XLM', 'KES', 'UGX', 'TZS', 'RWF', 'EUR', 'MOCK')),
    to_currency text NOT NULL
      CONSTRAINT exchange_rates_to CHECK (to_currency IN ('USD', 'XLM', 'KES', 'UGX', 'TZS', 'RWF', 'EUR', 'MOCK')),
    numerator numeric(30, 0) NOT NULL CONSTRAINT exchange_rates_numerator CHECK (numerator > 0),
    denominator numeric(30, 0) NOT NULL CONSTRAINT exchange_rates_denominator CHECK (denominator > 0),
    updated_at timestamptz NOT NULL,
    updated_by uuid,
    CONSTRAINT exchange_rates_pk PRIMARY KEY (from_currency, to_currency),
    CONSTRAINT exchange_rates_two CHECK (from_currency <> to_currency)
  );
  ${wall('exchange_rates', 'false')}
  GRANT SELECT, INSERT, UPDATE ON exchange_rates TO passa_app;
  INSERT INTO exchange_rates (from_currency, to_currency, numerator, denominator, updated_at) VALUES
    ('USD', 'XLM', 17, 2, now()), ('USD', 'KES', 130, 1, now()), ('USD', 'MOCK', 1, 1, now()),
    ('XLM', 'USD', 3, 25, now()), ('XLM', 'KES', 153, 10, now()),
    ('KES', 'USD', 77, 10000, now()), ('KES', 'XLM', 13, 200, now()),
    ('MOCK', 'USD', 1, 1, now()), ('MOCK', 'XLM', 17, 2, now()), ('MOCK', 'KES', 130, 1, now());

  -- One payment per order. Amounts are in 10^-7 of their currency; charges on the ledger are always in XLM, so
  -- charge_units are stroops. hold_until is in the time of the ledger. The charge of a payment by a provider is in its
  -- own currency, and nothing of it is on the ledger.
  CREATE TABLE payments (
    id uuid CONSTRAINT payments_pk PRIMARY KEY,
    order_id uuid NOT NULL CONSTRAINT payments_order_unique UNIQUE CONSTRAINT payments_order_fk REFERENCES orders (id),
    issuer_id uuid NOT NULL,
    event_id uuid NOT NULL,
    user_id uuid,
    -- Null for an order of several tiers; then payment_lines has them. Most orders have one tier, and no lines.
    tier_id uuid CONSTRAINT payments_tier_fk REFERENCES tiers (id),
    quantity integer NOT NULL CONSTRAINT payments_quantity CHECK (quantity BETWEEN 1 AND 20),
    origin text NOT NULL CONSTRAINT payments_origin CHECK (origin IN ('wallet', 'outside', 'mock', 'provider')),
    state text NOT NULL
      CONSTRAINT payments_state
        CHECK (state IN ('held', 'paying', 'paid', 'failed', 'expired', 'refunding', 'refunded')),
    price_units bigint NOT NULL CONSTRAINT payments_price CHECK (price_units >= 0),
    price_currency text NOT NULL
      CONSTRAINT payments_price_currency CHECK (price_currency IN ('USD', 'XLM', 'KES', 'UGX', 'TZS', 'RWF', 'EUR')),
    payment_units bigint NOT NULL CONSTRAINT payments_amount CHECK (payment_units >= 0),
    payment_currency text NOT NULL
      CONSTRAINT payments_currency CHECK (payment_currency IN ('USD', 'XLM', 'KES', 'UGX', 'TZS', 'RWF', 'EUR', 'MOCK')),
    rate_numerator numeric(30, 0) NOT NULL CONSTRAINT payments_rate_numerator CHECK (rate_numerator > 0),
    rate_denominator numeric(30, 0) NOT NULL CONSTRAINT payments_rate_denominator CHECK (rate_denominator > 0),
    charge_units bigint CONSTRAINT payments_charge CHECK (charge_units >= 0),
    network_id text,
    source text,
    destination text,
    -- The account of the journal that the destination is.
    payee text NOT NULL DEFAULT 'issuer_wallet' CONSTRAINT payments_payee CHECK (payee IN ('issuer_wallet', 'escrow')),
    memo_hash bytea CONSTRAINT payments_memo_unique UNIQUE
      CONSTRAINT payments_memo_length CHECK (octet_length(memo_hash) = 32),
    hold_until timestamptz NOT NULL,
    intent_id uuid,
    transaction_hash text,
    fee_units bigint CONSTRAINT payments_fee CHECK (fee_units >= 0),
    failure_code text,
    failure text,
    created_at timestamptz NOT NULL,
    finished_at timestamptz,
    contract_id uuid CONSTRAINT payments_contract_fk REFERENCES contracts (id),
    charge_currency text NOT NULL DEFAULT 'XLM',
    CONSTRAINT payments_mock
      CHECK ((origin = 'mock') = (payment_currency = 'MOCK') AND (origin = 'mock') = (charge_units IS NULL)),
    CONSTRAINT payments_on_ledger CHECK (origin IN ('mock', 'provider') OR charge_units = 0
      OR (network_id IS NOT NULL AND destination IS NOT NULL AND memo_hash IS NOT NULL)),
    CONSTRAINT payments_from_wallet CHECK (origin <> 'wallet' OR charge_units = 0 OR source IS NOT NULL),
    -- Payments from an external wallet or by a provider are held first; those from a wallet of the platform are paying
    -- from the start.
    CONSTRAINT payments_held CHECK (state <> 'held' OR origin IN ('outside', 'provider')),
    CONSTRAINT payments_paying CHECK (state <> 'paying' OR origin = 'wallet'),
    CONSTRAINT payments_paid CHECK (state NOT IN ('paid', 'refunding', 'refunded') OR origin IN ('mock', 'provider')
      OR charge_units = 0 OR transaction_hash IS NOT NULL),
    CONSTRAINT payments_failed CHECK (state <> 'failed' OR failure IS NOT NULL),
    CONSTRAINT payments_finished CHECK ((state IN ('held', 'paying')) = (finished_at IS NULL)),
    -- A payment into an escrow names its contract. Refunds of such payments come from the issuer's wallet, since
    -- nothing leaves an escrow without its signatories: then the contract owes the issuer that amount.
    CONSTRAINT payments_escrowed CHECK ((payee = 'escrow') = (contract_id IS NOT NULL)),
    CONSTRAINT payments_by_provider CHECK (CASE origin WHEN 'provider' THEN charge_units > 0
      AND charge_currency = payment_currency AND network_id IS NULL AND memo_hash IS NULL AND transaction_hash IS NULL
      ELSE charge_currency = 'XLM' END)
  );
  CREATE UNIQUE INDEX payments_transaction_unique ON payments (network_id, transaction_hash, order_id)
    WHERE transaction_hash IS NOT NULL;
  CREATE INDEX payments_open ON payments (tier_id) WHERE state IN ('held', 'paying');
  CREATE INDEX payments_by_source ON payments (source) WHERE state = 'paying';
  CREATE INDEX payments_holds ON payments (hold_until) WHERE state = 'held';
  CREATE INDEX payments_by_intent ON payments (intent_id) WHERE intent_id IS NOT NULL;
  -- Play money has no transfers.
  CREATE INDEX payments_play_money ON payments (order_id) WHERE origin = 'mock';
  ${wall('payments', `${TENANT} OR ${OWN}`, TENANT)}
  GRANT SELECT, INSERT, UPDATE ON payments TO passa_app;

  CREATE TABLE payment_lines (
    order_id uuid NOT NULL CONSTRAINT payment_lines_payment_fk REFERENCES payments (order_id),
    issuer_id uuid NOT NULL,
    tier_id uuid NOT NULL CONSTRAINT payment_lines_tier_fk REFERENCES tiers (id),
    quantity integer NOT NULL CONSTRAINT payment_lines_quantity CHECK (quantity BETWEEN 1 AND 20),
    -- Of one ticket, in 10^-7 of the currency.
    unit_units bigint NOT NULL CONSTRAINT payment_lines_unit CHECK (unit_units >= 0),
    currency text NOT NULL
      CONSTRAINT payment_lines_currency CHECK (currency IN ('USD', 'XLM', 'KES', 'UGX', 'TZS', 'RWF', 'EUR')),
    -- Its part of the amount on the ledger, in stroops; null for play money.
    charge_units bigint CONSTRAINT payment_lines_charge CHECK (charge_units >= 0),
    CONSTRAINT payment_lines_pk PRIMARY KEY (order_id, tier_id)
  );
  CREATE INDEX payment_lines_by_tier ON payment_lines (tier_id);
  ${wall('payment_lines', TENANT)}
  GRANT SELECT, INSERT ON payment_lines TO passa_app;
`;

const PROVIDERS = `
  -- A table and no list in constraints, so that another provider needs no migration. The product adds those that it
  -- declares when it starts.
  CREATE TABLE payment_providers (
    name text CONSTRAINT payment_providers_pk PRIMARY KEY
      CONSTRAINT payment_providers_name CHECK (name ~ '^[a-z][a-z0-9_]{0,39}$'),
    -- The payment method that buyers choose.
    method text NOT NULL CONSTRAINT payment_providers_method CHECK (method IN ('mpesa', 'card')),
    CONSTRAINT payment_providers_of_method UNIQUE (name, method)
  );
  GRANT SELECT, INSERT ON payment_providers TO passa_app;
  INSERT INTO payment_providers (name, method)
    VALUES ('mpesa', 'mpesa'), ('stripe', 'card'), ('paystack', 'card'), ('pesapal', 'card');

  -- Credentials are sealed like the keys of wallets. A replaced account stays, because refunds of its payments need it.
  -- An account without an issuer is the platform's. A waiting account has passed its test, and collects nothing yet.
  CREATE TABLE merchant_accounts (
    id uuid CONSTRAINT merchant_accounts_pk PRIMARY KEY,
    issuer_id uuid CONSTRAINT merchant_accounts_issuer_fk REFERENCES issuers (id),
    provider text NOT NULL,
    method text NOT NULL CONSTRAINT merchant_accounts_method CHECK (method IN ('mpesa', 'card')),
    -- Its name for people, such as "Paybill 174379".
    label text NOT NULL CONSTRAINT merchant_accounts_label CHECK (length(label) BETWEEN 1 AND 100),
    sealed_credentials text NOT NULL,
    -- SHA-256 of the token in the address that the provider sends its events to.
    callback_hash bytea NOT NULL CONSTRAINT merchant_accounts_callback UNIQUE CHECK (octet_length(callback_hash) = 32),
    -- The same token, sealed: the organiser copies the address into the provider's settings.
    sealed_callback text NOT NULL,
    -- The fee of the provider for a payment: ten-thousandths, and an amount.
    fee_basis_points integer NOT NULL DEFAULT 0
      CONSTRAINT merchant_accounts_fee_share CHECK (fee_basis_points BETWEEN 0 AND 2000),
    fee_units bigint NOT NULL DEFAULT 0 CONSTRAINT merchant_accounts_fee_amount CHECK (fee_units >= 0),
    state text NOT NULL CONSTRAINT merchant_accounts_state CHECK (state IN ('untested', 'waiting', 'active', 'closed')),
    tested_at timestamptz,
    -- Why the last test failed.
    problem text CONSTRAINT merchant_accounts_problem CHECK (length(problem) <= 500),
    created_by uuid,
    created_at timestamptz NOT NULL,
    closed_at timestamptz,
    activated_at timestamptz,
    CONSTRAINT merchant_accounts_tested CHECK (state NOT IN ('waiting', 'active') OR tested_at IS NOT NULL),
    CONSTRAINT merchant_accounts_closed CHECK ((state = 'closed') = (closed_at IS NOT NULL)),
    CONSTRAINT merchant_accounts_provider_fk FOREIGN KEY (provider, method) REFERENCES payment_providers (name, method)
  );
  CREATE UNIQUE INDEX merchant_accounts_active ON merchant_accounts (issuer_id, method) WHERE state = 'active';
  CREATE INDEX merchant_accounts_by_issuer ON merchant_accounts (issuer_id, created_at);
  CREATE UNIQUE INDEX merchant_accounts_platform_active ON merchant_accounts (method) WHERE state = 'active'
    AND issuer_id IS NULL;
  ${wall('merchant_accounts', TENANT)}
  GRANT SELECT, INSERT, UPDATE ON merchant_accounts TO passa_app;

  -- An attempt is stored before its provider is called. Its outcome follows from its events.
  CREATE TABLE payment_attempts (
    id uuid CONSTRAINT payment_attempts_pk PRIMARY KEY,
    order_id uuid NOT NULL CONSTRAINT payment_attempts_order_fk REFERENCES orders (id),
    issuer_id uuid NOT NULL,
    event_id uuid NOT NULL,
    account_id uuid NOT NULL CONSTRAINT payment_attempts_account_fk REFERENCES merchant_accounts (id),
    provider text NOT NULL,
    number integer NOT NULL CONSTRAINT payment_attempts_number CHECK (number BETWEEN 1 AND 20),
    units bigint NOT NULL CONSTRAINT payment_attempts_units CHECK (units > 0),
    currency text NOT NULL CONSTRAINT payment_attempts_currency CHECK (currency ~ '^[A-Z]{3}$'),
    -- Digits with the country code; null where the provider asks for it.
    phone text CONSTRAINT payment_attempts_phone CHECK (phone ~ '^[0-9]{6,15}$'),
    account_reference text NOT NULL
      CONSTRAINT payment_attempts_account_reference CHECK (account_reference ~ '^[A-Z0-9]{1,12}$'),
    callback_hash bytea NOT NULL CONSTRAINT payment_attempts_callback UNIQUE CHECK (octet_length(callback_hash) = 32),
    state text NOT NULL
      CONSTRAINT payment_attempts_state CHECK (state IN ('created', 'pending', 'paid', 'failed', 'expired')),
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
    -- Null: no query is left to make.
    next_query_at timestamptz,
    -- When the time of the buyer is over.
    expires_at timestamptz NOT NULL,
    created_at timestamptz NOT NULL,
    paid_at timestamptz,
    -- Whether an account of the platform collects it: the organiser does not see that account.
    by_platform boolean NOT NULL DEFAULT false,
    CONSTRAINT payment_attempts_once UNIQUE (order_id, number),
    -- A query may prove a payment before its receipt is known.
    CONSTRAINT payment_attempts_paid CHECK ((state = 'paid') = (paid_at IS NOT NULL)),
    CONSTRAINT payment_attempts_provider_fk FOREIGN KEY (provider) REFERENCES payment_providers (name)
  );
  CREATE UNIQUE INDEX payment_attempts_reference ON payment_attempts (account_id, reference)
    WHERE reference IS NOT NULL;
  -- One payment at the provider pays one attempt.
  CREATE UNIQUE INDEX payment_attempts_receipt ON payment_attempts (provider, receipt) WHERE receipt IS NOT NULL;
  CREATE UNIQUE INDEX payment_attempts_account_reference ON payment_attempts (account_id, account_reference);
  CREATE INDEX payment_attempts_due ON payment_attempts (next_query_at) WHERE next_query_at IS NOT NULL;
  CREATE INDEX payment_attempts_by_event ON payment_attempts (event_id, created_at);
  CREATE INDEX payment_attempts_findings ON payment_attempts (issuer_id) WHERE finding IS NOT NULL OR is_disputed;
  CREATE INDEX payment_attempts_by_platform ON payment_attempts (issuer_id, currency) WHERE by_platform;
  -- Payments of one phone that a receipt may be of.
  CREATE INDEX payment_attempts_unnamed ON payment_attempts (account_id, phone) WHERE receipt IS NULL
    AND phone IS NOT NULL;
  CREATE FUNCTION forbid_forgetting_payments() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF OLD.state = 'paid'
      AND (NEW.state <> 'paid' OR (OLD.receipt IS NOT NULL AND NEW.receipt IS DISTINCT FROM OLD.receipt)) THEN
      RAISE EXCEPTION 'a paid attempt stays paid' USING ERRCODE = '42501';
    END IF;
    IF (NEW.order_id, NEW.account_id, NEW.units, NEW.currency)
      IS DISTINCT FROM (OLD.order_id, OLD.account_id, OLD.units, OLD.currency) THEN
      RAISE EXCEPTION 'the terms of an attempt do not change' USING ERRCODE = '42501';
    END IF;
    RETURN NEW;
  END $$;
  CREATE TRIGGER payment_attempts_kept BEFORE UPDATE ON payment_attempts FOR EACH ROW
    EXECUTE FUNCTION forbid_forgetting_payments();
  ${wall('payment_attempts', TENANT)}
  GRANT SELECT, INSERT, UPDATE ON payment_attempts TO passa_app;
  GRANT EXECUTE ON FUNCTION forbid_forgetting_payments() TO passa_app;

  CREATE TABLE payment_events (
    id uuid CONSTRAINT payment_events_pk PRIMARY KEY,
    attempt_id uuid NOT NULL CONSTRAINT payment_events_attempt_fk REFERENCES payment_attempts (id),
    issuer_id uuid NOT NULL,
    at timestamptz NOT NULL,
    type text NOT NULL
      CONSTRAINT payment_events_type
        CHECK (type IN ('requested', 'observed', 'expired', 'given_up', 'decided', 'disputed', 'dispute_closed')),
    -- Identifies the same event: a repeat is stored once.
    key bytea NOT NULL CONSTRAINT payment_events_key CHECK (octet_length(key) = 32),
    -- The outcome or the observation as the adapter reported it, without the payer's number.
    content jsonb NOT NULL,
    CONSTRAINT payment_events_once UNIQUE (attempt_id, key)
  );
  CREATE TRIGGER payment_events_append_only BEFORE UPDATE OR DELETE ON payment_events FOR EACH ROW
    EXECUTE FUNCTION forbid_change();
  ${wall('payment_events', TENANT)}
  GRANT SELECT, INSERT ON payment_events TO passa_app;
`;

const REFUNDS = `
  -- Refunds of an order, a ticket or an amount, and of money that came for no order. Several refunds of one account
  -- share a transaction, hence an intent.
  CREATE TABLE refunds (
    id uuid CONSTRAINT refunds_pk PRIMARY KEY,
    issuer_id uuid NOT NULL,
    event_id uuid,
    order_id uuid CONSTRAINT refunds_order_fk REFERENCES orders (id),
    kind text NOT NULL
      CONSTRAINT refunds_kind
        CHECK (kind IN ('order', 'ticket', 'amount', 'late', 'wrong_amount', 'second', 'unknown_order')),
    state text NOT NULL CONSTRAINT refunds_state CHECK (state IN ('waiting', 'paying', 'paid', 'failed')),
    units bigint NOT NULL CONSTRAINT refunds_units CHECK (units > 0),
    network_id text,
    source text,
    destination text CONSTRAINT refunds_two_sides CHECK (destination <> source),
    reason text NOT NULL CONSTRAINT refunds_reason_length CHECK (length(reason) BETWEEN 1 AND 1000),
    intent_id uuid,
    transaction_hash text,
    problem text,
    attempts integer NOT NULL DEFAULT 0,
    next_attempt_at timestamptz NOT NULL,
    created_at timestamptz NOT NULL,
    finished_at timestamptz,
    contract_id uuid CONSTRAINT refunds_contract_fk REFERENCES contracts (id),
    ticket_id uuid CONSTRAINT refunds_ticket_fk REFERENCES tickets (id),
    -- The payment that is refunded at its provider; null for refunds on the ledger.
    attempt_id uuid CONSTRAINT refunds_attempt_fk REFERENCES payment_attempts (id),
    currency text NOT NULL DEFAULT 'XLM',
    -- Of the request that is under way: a failed one is never repeated with the same ID.
    provider_request uuid,
    provider_reference text CONSTRAINT refunds_provider_reference CHECK (length(provider_reference) BETWEEN 1 AND 300),
    provider_receipt text CONSTRAINT refunds_provider_receipt CHECK (length(provider_receipt) BETWEEN 1 AND 300),
    callback_hash bytea CONSTRAINT refunds_callback UNIQUE CHECK (octet_length(callback_hash) = 32),
    -- Of an amount alone: the person who requested it, and the key.
    requested_by uuid,
    idempotency_key text CONSTRAINT refunds_idempotency_key CHECK (length(idempotency_key) BETWEEN 1 AND 255),
    -- The payer's bank has returned the money by a dispute: the refund is closed without a second payment.
    by_dispute boolean NOT NULL DEFAULT false,
    CONSTRAINT refunds_of_order CHECK (kind NOT IN ('order', 'ticket', 'amount') OR order_id IS NOT NULL),
    CONSTRAINT refunds_paying CHECK (state <> 'paying' OR intent_id IS NOT NULL OR attempt_id IS NOT NULL),
    CONSTRAINT refunds_paid CHECK (attempt_id IS NOT NULL OR (state = 'paid') = (transaction_hash IS NOT NULL)),
    CONSTRAINT refunds_finished CHECK ((state IN ('paid', 'failed')) = (finished_at IS NOT NULL)),
    CONSTRAINT refunds_of_ticket CHECK ((kind = 'ticket') = (ticket_id IS NOT NULL)),
    CONSTRAINT refunds_way CHECK (CASE WHEN attempt_id IS NULL THEN currency = 'XLM' AND network_id IS NOT NULL
      AND source IS NOT NULL AND destination IS NOT NULL ELSE network_id IS NULL AND source IS NULL
      AND destination IS NULL AND transaction_hash IS NULL END),
    CONSTRAINT refunds_by_dispute CHECK (NOT by_dispute
      OR (state = 'paid' AND attempt_id IS NOT NULL AND kind NOT IN ('late', 'second') AND provider_receipt IS NULL))
  );
  CREATE UNIQUE INDEX refunds_order_once ON refunds (order_id) WHERE kind = 'order';
  CREATE INDEX refunds_by_transaction ON refunds (network_id, transaction_hash) WHERE transaction_hash IS NOT NULL;
  CREATE INDEX refunds_waiting ON refunds (source, created_at) WHERE state = 'waiting';
  CREATE INDEX refunds_by_intent ON refunds (intent_id) WHERE intent_id IS NOT NULL;
  CREATE INDEX refunds_by_event ON refunds (event_id) WHERE event_id IS NOT NULL;
  CREATE INDEX refunds_by_contract ON refunds (contract_id) WHERE contract_id IS NOT NULL;
  CREATE UNIQUE INDEX refunds_ticket_once ON refunds (ticket_id) WHERE kind = 'ticket';
  CREATE INDEX refunds_at_provider ON refunds (next_attempt_at) WHERE attempt_id IS NOT NULL
    AND state IN ('waiting', 'paying');
  CREATE INDEX refunds_by_attempt ON refunds (attempt_id) WHERE attempt_id IS NOT NULL;
  CREATE INDEX refunds_with_problem ON refunds (issuer_id, created_at) WHERE problem IS NOT NULL
    AND state IN ('waiting', 'paying');
  CREATE UNIQUE INDEX refunds_idempotency ON refunds (requested_by, idempotency_key) WHERE idempotency_key IS NOT NULL;
  CREATE INDEX refunds_of_sales ON refunds (order_id) WHERE kind IN ('order', 'ticket', 'amount');
  -- The row of the payment is locked, so that two refunds at a time cannot both fit.
  CREATE FUNCTION refunds_within_payment() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE paid bigint; refunded bigint;
  BEGIN
    SELECT charge_units INTO paid FROM payments WHERE order_id = NEW.order_id FOR NO KEY UPDATE;
    SELECT coalesce(sum(units), 0) INTO refunded FROM refunds
      WHERE order_id = NEW.order_id AND kind IN ('order', 'ticket', 'amount') AND id <> NEW.id;
    IF refunded + NEW.units > coalesce(paid, 0) THEN
      RAISE EXCEPTION 'refunds of an order exceed its payment'
        USING ERRCODE = 'check_violation', CONSTRAINT = 'refunds_within_payment', TABLE = 'refunds';
    END IF;
    RETURN NEW;
  END $$;
  CREATE TRIGGER refunds_within_payment BEFORE INSERT OR UPDATE OF units, kind, order_id ON refunds FOR EACH ROW
    WHEN (NEW.kind IN ('order', 'ticket', 'amount')) EXECUTE FUNCTION refunds_within_payment();
  ${wall('refunds', TENANT)}
  GRANT SELECT, INSERT, UPDATE ON refunds TO passa_app;

  -- The outcome of each external payment that named an order, once.
  CREATE TABLE ledger_receipts (
    network_id text NOT NULL,
    operation_id text NOT NULL,
    issuer_id uuid NOT NULL,
    order_id uuid CONSTRAINT ledger_receipts_order_fk REFERENCES orders (id),
    refund_id uuid CONSTRAINT ledger_receipts_refund_fk REFERENCES refunds (id),
    verdict text NOT NULL
      CONSTRAINT ledger_receipts_verdict
        CHECK (verdict IN ('accepted', 'late', 'wrong_amount', 'second', 'unknown_order')),
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
  -- One payment is accepted for an order, however many arrive.
  CREATE UNIQUE INDEX ledger_receipts_accepted_once ON ledger_receipts (order_id) WHERE verdict = 'accepted';
  ${wall('ledger_receipts', TENANT)}
  GRANT SELECT, INSERT, UPDATE ON ledger_receipts TO passa_app;
`;

const PAYOUTS = `
  -- An organiser sells through the platform's account when the platform has opened it and the organiser has chosen it.
  CREATE TABLE platform_selling (
    issuer_id uuid CONSTRAINT platform_selling_pk PRIMARY KEY
      CONSTRAINT platform_selling_issuer_fk REFERENCES issuers (id),
    is_open boolean NOT NULL DEFAULT false,
    -- The fee of the platform for each payment, in ten-thousandths.
    fee_basis_points integer NOT NULL DEFAULT 0
      CONSTRAINT platform_selling_fee CHECK (fee_basis_points BETWEEN 0 AND 2000),
    is_chosen boolean NOT NULL DEFAULT false,
    changed_at timestamptz NOT NULL,
    CONSTRAINT platform_selling_closed CHECK (is_open OR NOT is_chosen)
  );
  ${wall('platform_selling', TENANT)}
  GRANT SELECT, INSERT, UPDATE ON platform_selling TO passa_app;

  -- Where an organiser is paid, one destination per currency. Another one is another row.
  CREATE TABLE payout_destinations (
    id uuid CONSTRAINT payout_destinations_pk PRIMARY KEY,
    issuer_id uuid NOT NULL CONSTRAINT payout_destinations_issuer_fk REFERENCES issuers (id),
    currency text NOT NULL
      CONSTRAINT payout_destinations_currency CHECK (currency IN ('KES', 'USD', 'EUR', 'UGX', 'TZS', 'RWF')),
    kind text NOT NULL CONSTRAINT payout_destinations_kind CHECK (kind IN ('mpesa', 'bank')),
    holder text NOT NULL CONSTRAINT payout_destinations_holder CHECK (length(holder) BETWEEN 1 AND 100),
    -- The number of the phone, digits with the country code, or of the bank account.
    number text NOT NULL CONSTRAINT payout_destinations_number CHECK (length(number) BETWEEN 4 AND 40),
    bank text CONSTRAINT payout_destinations_bank CHECK (length(bank) BETWEEN 1 AND 200),
    set_by uuid NOT NULL,
    set_at timestamptz NOT NULL,
    replaced_at timestamptz,
    waits boolean NOT NULL DEFAULT false,
    CONSTRAINT payout_destinations_form CHECK (CASE kind WHEN 'mpesa' THEN currency = 'KES' AND bank IS NULL
      AND number ~ '^254[17][0-9]{8}$' ELSE bank IS NOT NULL END),
    CONSTRAINT payout_destinations_of_issuer UNIQUE (id, issuer_id, currency)
  );
  CREATE UNIQUE INDEX payout_destinations_current ON payout_destinations (issuer_id, currency) WHERE replaced_at IS NULL
    AND NOT waits;
  CREATE UNIQUE INDEX payout_destinations_waiting ON payout_destinations (issuer_id, currency) WHERE replaced_at IS NULL
    AND waits;
  ${wall('payout_destinations', TENANT)}
  GRANT SELECT, INSERT, UPDATE ON payout_destinations TO passa_app;

  -- A payout needs two approvals by two people, neither of whom requested it. Its request is stored before the provider
  -- is called, so that nothing is paid twice.
  CREATE TABLE payouts (
    id uuid CONSTRAINT payouts_pk PRIMARY KEY,
    issuer_id uuid NOT NULL CONSTRAINT payouts_issuer_fk REFERENCES issuers (id),
    currency text NOT NULL,
    units bigint NOT NULL CONSTRAINT payouts_units CHECK (units > 0),
    destination_id uuid NOT NULL,
    state text NOT NULL
      CONSTRAINT payouts_state CHECK (state IN ('requested', 'approved', 'sent', 'paid', 'failed', 'rejected')),
    note text CONSTRAINT payouts_note CHECK (length(note) <= 500),
    requested_by uuid NOT NULL,
    requested_at timestamptz NOT NULL,
    first_approved_by uuid,
    first_approved_at timestamptz,
    second_approved_by uuid,
    second_approved_at timestamptz,
    -- Of the platform, for a payout by a provider; null for a manual one.
    account_id uuid CONSTRAINT payouts_account_fk REFERENCES merchant_accounts (id),
    -- Of the request that is under way: it is never repeated.
    provider_request uuid CONSTRAINT payouts_provider_request UNIQUE,
    provider_reference text CONSTRAINT payouts_provider_reference CHECK (length(provider_reference) BETWEEN 1 AND 300),
    callback_hash bytea CONSTRAINT payouts_callback UNIQUE CHECK (octet_length(callback_hash) = 32),
    next_query_at timestamptz,
    is_unconfirmed boolean NOT NULL DEFAULT false,
    -- The provider's receipt, or the reference of the bank transfer.
    receipt text CONSTRAINT payouts_receipt CHECK (length(receipt) BETWEEN 1 AND 300),
    sent_by uuid,
    sent_at timestamptz,
    -- Why it was rejected or failed, or could not be sent yet.
    reason text CONSTRAINT payouts_reason CHECK (length(reason) BETWEEN 1 AND 1000),
    finished_at timestamptz,
    CONSTRAINT payouts_destination_fk FOREIGN KEY (destination_id, issuer_id, currency)
      REFERENCES payout_destinations (id, issuer_id, currency),
    CONSTRAINT payouts_coin
      CHECK (units % (CASE WHEN currency IN ('UGX', 'TZS', 'RWF') THEN 10000000 ELSE 100000 END) = 0),
    CONSTRAINT payouts_two_people CHECK (first_approved_by <> second_approved_by),
    CONSTRAINT payouts_not_the_requester
      CHECK (requested_by <> first_approved_by AND requested_by <> second_approved_by),
    CONSTRAINT payouts_first_approval CHECK ((first_approved_by IS NULL) = (first_approved_at IS NULL)),
    CONSTRAINT payouts_second_approval CHECK ((second_approved_by IS NULL) = (second_approved_at IS NULL)
      AND (second_approved_by IS NULL OR first_approved_by IS NOT NULL)),
    CONSTRAINT payouts_approved CHECK (state = 'rejected' OR (state = 'requested') = (second_approved_by IS NULL)),
    CONSTRAINT payouts_sent CHECK (state NOT IN ('sent', 'paid', 'failed') OR sent_at IS NOT NULL),
    CONSTRAINT payouts_finished CHECK ((state IN ('paid', 'failed', 'rejected')) = (finished_at IS NOT NULL)),
    CONSTRAINT payouts_by_provider CHECK ((account_id IS NULL) = (provider_request IS NULL)
      AND (next_query_at IS NULL OR (state = 'sent' AND account_id IS NOT NULL)))
  );
  CREATE INDEX payouts_by_issuer ON payouts (issuer_id, requested_at, id);
  CREATE INDEX payouts_by_time ON payouts (requested_at, id);
  CREATE INDEX payouts_open ON payouts (issuer_id, currency) WHERE state IN ('requested', 'approved');
  CREATE INDEX payouts_due ON payouts (next_query_at) WHERE next_query_at IS NOT NULL;
  CREATE FUNCTION forbid_changing_payouts() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF OLD.state IN ('paid', 'failed', 'rejected') THEN
      RAISE EXCEPTION 'a finished payout does not change' USING ERRCODE = '42501';
    END IF;
    IF (NEW.issuer_id, NEW.currency, NEW.units, NEW.requested_by)
      IS DISTINCT FROM (OLD.issuer_id, OLD.currency, OLD.units, OLD.requested_by) THEN
      RAISE EXCEPTION 'the terms of a payout do not change' USING ERRCODE = '42501';
    END IF;
    IF OLD.state IN ('approved', 'sent') AND NEW.state IN ('approved', 'sent', 'paid', 'failed') AND
      (NEW.destination_id, NEW.first_approved_by, NEW.second_approved_by) IS DISTINCT FROM
      (OLD.destination_id, OLD.first_approved_by, OLD.second_approved_by) THEN
      RAISE EXCEPTION 'approvals are for one destination' USING ERRCODE = '42501';
    END IF;
    IF OLD.state = 'sent' AND NEW.state IN ('requested', 'rejected') THEN
      RAISE EXCEPTION 'a sent payout ends paid or failed' USING ERRCODE = '42501';
    END IF;
    IF OLD.state = 'requested' AND NEW.state NOT IN ('requested', 'approved', 'rejected') THEN
      RAISE EXCEPTION 'a payout is sent after two approvals' USING ERRCODE = '42501';
    END IF;
    RETURN NEW;
  END $$;
  CREATE TRIGGER payouts_terms BEFORE UPDATE ON payouts FOR EACH ROW EXECUTE FUNCTION forbid_changing_payouts();
  ${wall('payouts', TENANT)}
  GRANT SELECT, INSERT, UPDATE ON payouts TO passa_app;
  GRANT EXECUTE ON FUNCTION forbid_changing_payouts() TO passa_app;

  -- Changes of the accounts that income goes to wait for an owner unless an owner makes them. A change without an
  -- issuer is one of the platform's accounts.
  CREATE TABLE account_changes (
    id uuid CONSTRAINT account_changes_pk PRIMARY KEY,
    issuer_id uuid CONSTRAINT account_changes_issuer_fk REFERENCES issuers (id),
    kind text NOT NULL CONSTRAINT account_changes_kind CHECK (kind IN ('connect', 'replace', 'close', 'destination')),
    account_id uuid CONSTRAINT account_changes_account_fk REFERENCES merchant_accounts (id),
    destination_id uuid CONSTRAINT account_changes_destination_fk REFERENCES payout_destinations (id),
    -- The account as people know it, and the one that it replaces.
    label text NOT NULL CONSTRAINT account_changes_label CHECK (length(label) BETWEEN 1 AND 300),
    replaces text CONSTRAINT account_changes_replaces CHECK (length(replaces) BETWEEN 1 AND 300),
    state text NOT NULL CONSTRAINT account_changes_state CHECK (state IN ('waiting', 'done', 'refused', 'withdrawn')),
    requested_by uuid NOT NULL,
    requested_at timestamptz NOT NULL,
    -- When it takes effect without an owner's answer.
    effective_at timestamptz NOT NULL,
    -- Null for a change that took effect by time.
    decided_by uuid,
    decided_at timestamptz,
    CONSTRAINT account_changes_subject
      CHECK (num_nonnulls(account_id, destination_id) = 1 AND (kind = 'destination') = (destination_id IS NOT NULL)),
    CONSTRAINT account_changes_decided
      CHECK ((state = 'waiting') = (decided_at IS NULL) AND (state <> 'waiting' OR decided_by IS NULL)),
    CONSTRAINT account_changes_order CHECK (effective_at >= requested_at)
  );
  CREATE UNIQUE INDEX account_changes_waiting_account ON account_changes (account_id) WHERE state = 'waiting';
  CREATE UNIQUE INDEX account_changes_waiting_destination ON account_changes (destination_id) WHERE state = 'waiting';
  CREATE INDEX account_changes_due ON account_changes (effective_at) WHERE state = 'waiting';
  CREATE INDEX account_changes_decided_at ON account_changes (decided_at);
  CREATE INDEX account_changes_by_issuer ON account_changes (issuer_id, requested_at);
  ${wall('account_changes', TENANT)}
  GRANT SELECT, INSERT, UPDATE ON account_changes TO passa_app;
`;

const CALLBACKS = `
  CREATE TABLE payment_callbacks (
    id uuid CONSTRAINT payment_callbacks_pk PRIMARY KEY,
    issuer_id uuid,
    account_id uuid NOT NULL CONSTRAINT payment_callbacks_account_fk REFERENCES merchant_accounts (id),
    -- The owner of its address: an attempt, a refund, a payout, or none of them for that of the account. A callback for
    -- an account of the platform has no issuer.
    attempt_id uuid CONSTRAINT payment_callbacks_attempt_fk REFERENCES payment_attempts (id),
    refund_id uuid CONSTRAINT payment_callbacks_refund_fk REFERENCES refunds (id),
    headers jsonb NOT NULL,
    body bytea NOT NULL CONSTRAINT payment_callbacks_body CHECK (octet_length(body) <= 65536),
    received_at timestamptz NOT NULL,
    handled_at timestamptz,
    tries integer NOT NULL DEFAULT 0,
    next_try_at timestamptz,
    payout_id uuid CONSTRAINT payment_callbacks_payout_fk REFERENCES payouts (id),
    CONSTRAINT payment_callbacks_one CHECK (num_nonnulls(attempt_id, refund_id, payout_id) <= 1),
    CONSTRAINT payment_callbacks_open CHECK ((handled_at IS NULL) = (next_try_at IS NOT NULL))
  );
  CREATE INDEX payment_callbacks_due ON payment_callbacks (next_try_at) WHERE next_try_at IS NOT NULL;
  CREATE INDEX payment_callbacks_by_time ON payment_callbacks (received_at);
  -- The callbacks of an account that wait are counted before another one is stored.
  CREATE INDEX payment_callbacks_waiting ON payment_callbacks (account_id) WHERE next_try_at IS NOT NULL;
  ${wall('payment_callbacks', TENANT)}
  GRANT SELECT, INSERT, UPDATE, DELETE ON payment_callbacks TO passa_app;

  -- Questions whose answers come to a callback address are stored with the names that the provider gave them: an
  -- unsigned result counts for an open question, once.
  CREATE TABLE payment_questions (
    id uuid CONSTRAINT payment_questions_pk PRIMARY KEY,
    issuer_id uuid NOT NULL,
    account_id uuid NOT NULL CONSTRAINT payment_questions_account_fk REFERENCES merchant_accounts (id),
    attempt_id uuid CONSTRAINT payment_questions_attempt_fk REFERENCES payment_attempts (id),
    refund_id uuid CONSTRAINT payment_questions_refund_fk REFERENCES refunds (id),
    payout_id uuid CONSTRAINT payment_questions_payout_fk REFERENCES payouts (id),
    -- Of the payment that is asked about.
    receipt text CONSTRAINT payment_questions_receipt_length CHECK (length(receipt) BETWEEN 1 AND 300),
    -- The names that the provider gave the question; null until it has accepted it.
    conversation text CONSTRAINT payment_questions_conversation_length CHECK (length(conversation) BETWEEN 1 AND 300),
    originator text CONSTRAINT payment_questions_originator_length CHECK (length(originator) BETWEEN 1 AND 300),
    asked_at timestamptz NOT NULL,
    answered_at timestamptz,
    -- ID of the callback that answered it, which may be handled again after a crash.
    answered_by uuid,
    outcome text CONSTRAINT payment_questions_outcome CHECK (outcome IN ('confirmed', 'other')),
    CONSTRAINT payment_questions_subject CHECK (num_nonnulls(attempt_id, refund_id, payout_id) = 1),
    CONSTRAINT payment_questions_about_receipt CHECK ((receipt IS NULL) = (attempt_id IS NULL)),
    CONSTRAINT payment_questions_answered CHECK (num_nonnulls(answered_at, answered_by, outcome) IN (0, 3)
      AND (answered_at IS NULL OR conversation IS NOT NULL))
  );
  CREATE UNIQUE INDEX payment_questions_conversation ON payment_questions (account_id, conversation)
    WHERE conversation IS NOT NULL;
  CREATE INDEX payment_questions_by_attempt ON payment_questions (attempt_id, asked_at) WHERE attempt_id IS NOT NULL;
  CREATE INDEX payment_questions_by_refund ON payment_questions (refund_id, asked_at) WHERE refund_id IS NOT NULL;
  CREATE INDEX payment_questions_by_payout ON payment_questions (payout_id, asked_at) WHERE payout_id IS NOT NULL;
  CREATE INDEX payment_questions_by_time ON payment_questions (asked_at);
  ${wall('payment_questions', TENANT)}
  GRANT SELECT, INSERT, UPDATE, DELETE ON payment_questions TO passa_app;
`;

const JOURNAL = `
  -- One row is one movement from an account to another: it sums to zero by its form. A movement on the ledger is
  -- written as pending together with its intent. Its outcome is a row of its own that references it: posted or voided,
  -- and the index lets that happen once. Only posted movements count in any figure. financing: money that came into an
  -- escrow and is no sale. An approved expense is owed until a round pays it. merchant: what a merchant has at the
  -- provider beside it. Money that came too late is owed to its payer until it is refunded; it is no sale. platform:
  -- what the platform owes the organiser. A payout that was sent is in payouts until it has arrived, or is owed again.
  CREATE TABLE journal_transfers (
    id uuid CONSTRAINT journal_transfers_pk PRIMARY KEY,
    issuer_id uuid NOT NULL,
    event_id uuid,
    order_id uuid,
    ticket_id uuid,
    kind text NOT NULL
      CONSTRAINT journal_transfers_kind CHECK (kind IN ('form_sale', 'due_collected', 'due_waived', 'due_cancelled',
        'due_refunded', 'ticket_payment', 'wallet_sale', 'refund_payment', 'sale_refunded', 'stray_payment',
        'stray_refund', 'refund_fee', 'financing', 'expense_approved', 'expense_payout', 'share_payout',
        'issuer_payout', 'advance_payout', 'provider_sale', 'provider_late', 'provider_refund', 'provider_late_refund',
        'provider_fee', 'chargeback', 'chargeback_won', 'platform_fee', 'payout_sent', 'payout_paid', 'payout_failed')),
    debit text NOT NULL
      CONSTRAINT journal_transfers_debit CHECK (debit IN ('door_dues', 'door_cash', 'sales', 'waived', 'buyer_wallets',
        'outside_wallets', 'issuer_wallet', 'escrow', 'ledger_fees', 'financing', 'expenses', 'expenses_owed',
        'partner_wallets', 'provider_owed', 'provider_fees', 'chargebacks', 'platform', 'platform_fees', 'payouts',
        'issuer_bank', 'merchant')),
    credit text NOT NULL
      CONSTRAINT journal_transfers_credit CHECK (credit IN ('door_dues', 'door_cash', 'sales', 'waived',
        'buyer_wallets', 'outside_wallets', 'issuer_wallet', 'escrow', 'ledger_fees', 'financing', 'expenses',
        'expenses_owed', 'partner_wallets', 'provider_owed', 'provider_fees', 'chargebacks', 'platform',
        'platform_fees', 'payouts', 'issuer_bank', 'merchant')),
    currency text NOT NULL,
    units bigint NOT NULL CONSTRAINT journal_transfers_units CHECK (units > 0),
    occurred_at timestamptz NOT NULL,
    phase text NOT NULL DEFAULT 'posted'
      CONSTRAINT journal_transfers_phase CHECK (phase IN ('pending', 'posted', 'voided')),
    pending_id uuid CONSTRAINT journal_transfers_pending_fk REFERENCES journal_transfers (id),
    refund_id uuid CONSTRAINT journal_transfers_refund_fk REFERENCES refunds (id),
    contract_id uuid CONSTRAINT journal_transfers_contract_fk REFERENCES contracts (id),
    round_id uuid CONSTRAINT journal_transfers_round_fk REFERENCES rounds (id),
    expense_id uuid CONSTRAINT journal_transfers_expense_fk REFERENCES expenses (id),
    attempt_id uuid CONSTRAINT journal_transfers_attempt_fk REFERENCES payment_attempts (id),
    payout_id uuid CONSTRAINT journal_transfers_payout_fk REFERENCES payouts (id),
    provider text,
    CONSTRAINT journal_transfers_two_sides CHECK (debit <> credit),
    CONSTRAINT journal_transfers_resolution
      CHECK ((phase <> 'pending' OR pending_id IS NULL) AND (phase <> 'voided' OR pending_id IS NOT NULL)),
    CONSTRAINT journal_transfers_provider CHECK (('merchant' IN (debit, credit)) = (provider IS NOT NULL)),
    CONSTRAINT journal_transfers_provider_fk FOREIGN KEY (provider) REFERENCES payment_providers (name)
  );
  CREATE INDEX journal_transfers_by_event ON journal_transfers (event_id, occurred_at);
  CREATE UNIQUE INDEX journal_transfers_resolved_once ON journal_transfers (pending_id) WHERE pending_id IS NOT NULL;
  CREATE INDEX journal_transfers_pending ON journal_transfers (order_id) WHERE phase = 'pending';
  CREATE INDEX journal_transfers_by_contract ON journal_transfers (contract_id, occurred_at)
    WHERE contract_id IS NOT NULL;
  CREATE INDEX journal_transfers_by_round ON journal_transfers (round_id) WHERE round_id IS NOT NULL;
  -- A payment is recorded once, whatever reports it.
  CREATE UNIQUE INDEX journal_transfers_attempt_once ON journal_transfers (attempt_id)
    WHERE kind IN ('provider_sale', 'provider_late');
  CREATE UNIQUE INDEX journal_transfers_provider_refund_once ON journal_transfers (refund_id)
    WHERE kind IN ('provider_refund', 'provider_late_refund');
  CREATE INDEX journal_transfers_receiptable ON journal_transfers (order_id)
    WHERE kind IN ('wallet_sale', 'provider_sale', 'due_collected', 'sale_refunded', 'provider_refund', 'due_refunded',
    'chargeback', 'chargeback_won');
  CREATE INDEX journal_transfers_chargebacks ON journal_transfers (attempt_id)
    WHERE kind IN ('chargeback', 'chargeback_won');
  -- Fees of the payment of an order, which its terms may leave out of refunds.
  CREATE INDEX journal_transfers_provider_fees ON journal_transfers (order_id) WHERE kind = 'provider_fee';
  CREATE INDEX journal_transfers_platform ON journal_transfers (issuer_id, currency) WHERE debit = 'platform'
    OR credit = 'platform';
  CREATE INDEX journal_transfers_by_payout ON journal_transfers (payout_id) WHERE payout_id IS NOT NULL;
  -- What the platform owes an organiser and no payout has claimed: collected, less fees, disputes, refunds paid and
  -- under way, and payouts. Below zero after refunds of money that was paid out.
  CREATE FUNCTION platform_due(of_issuer uuid, of_currency text) RETURNS numeric LANGUAGE sql STABLE AS $$
    SELECT (SELECT coalesce(sum(CASE debit WHEN 'platform' THEN units ELSE -units END), 0) FROM journal_transfers
        WHERE issuer_id = of_issuer AND currency = of_currency AND phase = 'posted'
          AND (debit = 'platform' OR credit = 'platform'))
      - (SELECT coalesce(sum(r.units), 0) FROM payment_attempts a JOIN refunds r ON r.attempt_id = a.id
        WHERE a.issuer_id = of_issuer AND a.by_platform AND r.currency = of_currency AND r.state <> 'paid')
      - (SELECT coalesce(sum(units), 0) FROM payouts
        WHERE issuer_id = of_issuer AND currency = of_currency AND state IN ('requested', 'approved'))
  $$;
  CREATE TRIGGER journal_transfers_append_only BEFORE UPDATE OR DELETE ON journal_transfers FOR EACH ROW
    EXECUTE FUNCTION forbid_change();
  CREATE FUNCTION forbid_payout_above_due() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF TG_OP = 'UPDATE' THEN
      IF NOT (OLD.state = 'approved' AND NEW.state = 'sent') THEN RETURN NEW; END IF;
    END IF;
    -- Payouts of an organiser are checked one after the other: the sum is read after the lock.
    PERFORM FROM issuers WHERE id = NEW.issuer_id FOR NO KEY UPDATE;
    -- Before the row is written: a new one is not counted yet, an approved one is.
    IF platform_due(NEW.issuer_id, NEW.currency) < (CASE TG_OP WHEN 'INSERT' THEN NEW.units ELSE 0 END) THEN
      RAISE EXCEPTION 'the payout is above what is due' USING ERRCODE = '23514', CONSTRAINT = 'payouts_within_due';
    END IF;
    RETURN NEW;
  END $$;
  CREATE TRIGGER payouts_within_due BEFORE INSERT OR UPDATE ON payouts FOR EACH ROW
    EXECUTE FUNCTION forbid_payout_above_due();
  ${wall('journal_transfers', TENANT)}
  GRANT SELECT, INSERT ON journal_transfers TO passa_app;
  CREATE VIEW journal_lines WITH (security_invoker = true) AS
    SELECT id AS transfer_id, issuer_id, event_id, kind, debit AS account, currency, units, occurred_at
    FROM journal_transfers WHERE phase = 'posted'
    UNION ALL
    SELECT id, issuer_id, event_id, kind, credit, currency, -units, occurred_at
    FROM journal_transfers WHERE phase = 'posted';
  GRANT SELECT ON journal_lines TO passa_app;
  GRANT EXECUTE ON FUNCTION platform_due(uuid, text), forbid_payout_above_due() TO passa_app;
`;

const RECEIPTS = `
  CREATE TABLE receipt_settings (
    issuer_id uuid CONSTRAINT receipt_settings_pk PRIMARY KEY
      CONSTRAINT receipt_settings_issuer_fk REFERENCES issuers (id),
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
  ${wall('receipt_settings', TENANT)}
  GRANT SELECT, INSERT, UPDATE ON receipt_settings TO passa_app;

  -- The last number of each sequence. It is locked by the transaction that writes the receipt: both or neither happen.
  CREATE TABLE receipt_counters (
    issuer_id uuid NOT NULL CONSTRAINT receipt_counters_issuer_fk REFERENCES issuers (id),
    kind text NOT NULL CONSTRAINT receipt_counters_kind CHECK (kind IN ('receipt', 'credit_note')),
    last_number integer NOT NULL CONSTRAINT receipt_counters_number CHECK (last_number >= 0),
    CONSTRAINT receipt_counters_pk PRIMARY KEY (issuer_id, kind)
  );
  ${wall('receipt_counters', TENANT)}
  GRANT SELECT, INSERT, UPDATE ON receipt_counters TO passa_app;

  CREATE TABLE sales_receipts (
    id uuid CONSTRAINT sales_receipts_pk PRIMARY KEY,
    issuer_id uuid NOT NULL CONSTRAINT sales_receipts_issuer_fk REFERENCES issuers (id),
    kind text NOT NULL CONSTRAINT sales_receipts_kind CHECK (kind IN ('receipt', 'credit_note')),
    number integer NOT NULL CONSTRAINT sales_receipts_number CHECK (number > 0),
    order_id uuid NOT NULL CONSTRAINT sales_receipts_order_fk REFERENCES orders (id),
    event_id uuid NOT NULL,
    -- The receipt that a credit note is of.
    credits uuid CONSTRAINT sales_receipts_credits_fk REFERENCES sales_receipts (id),
    method text NOT NULL
      CONSTRAINT sales_receipts_method CHECK (method IN ('form', 'stellar', 'mock', 'mpesa', 'card')),
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
  CREATE TRIGGER sales_receipts_append_only BEFORE UPDATE OR DELETE ON sales_receipts FOR EACH ROW
    EXECUTE FUNCTION forbid_change();
  ${wall('sales_receipts', TENANT)}
  GRANT SELECT, INSERT ON sales_receipts TO passa_app;

  -- Apart from the receipts, because a person can be erased and a receipt cannot change.
  CREATE TABLE receipt_buyers (
    receipt_id uuid CONSTRAINT receipt_buyers_pk PRIMARY KEY
      CONSTRAINT receipt_buyers_receipt_fk REFERENCES sales_receipts (id),
    issuer_id uuid NOT NULL,
    name text NOT NULL,
    email text NOT NULL
  );
  ${wall('receipt_buyers', TENANT)}
  GRANT SELECT, INSERT, UPDATE ON receipt_buyers TO passa_app;

  -- A transfer of the journal is on one receipt or credit note.
  CREATE TABLE receipt_transfers (
    transfer_id uuid CONSTRAINT receipt_transfers_pk PRIMARY KEY
      CONSTRAINT receipt_transfers_transfer_fk REFERENCES journal_transfers (id),
    receipt_id uuid NOT NULL CONSTRAINT receipt_transfers_receipt_fk REFERENCES sales_receipts (id),
    issuer_id uuid NOT NULL
  );
  CREATE INDEX receipt_transfers_by_receipt ON receipt_transfers (receipt_id);
  CREATE TRIGGER receipt_transfers_append_only BEFORE UPDATE OR DELETE ON receipt_transfers FOR EACH ROW
    EXECUTE FUNCTION forbid_change();
  ${wall('receipt_transfers', TENANT)}
  GRANT SELECT, INSERT ON receipt_transfers TO passa_app;

  -- Until when all sales have their receipts; no row before the first sweep.
  CREATE TABLE receipt_sweeps (
    single boolean CONSTRAINT receipt_sweeps_pk PRIMARY KEY CONSTRAINT receipt_sweeps_one CHECK (single),
    swept_until timestamptz NOT NULL
  );
  ${wall('receipt_sweeps')}
  GRANT SELECT, INSERT, UPDATE ON receipt_sweeps TO passa_app;
`;
