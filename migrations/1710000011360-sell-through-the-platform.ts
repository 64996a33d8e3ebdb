import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The platform may have payment accounts of its own, and pays out what it collected for organisers. */
export class SellThroughThePlatform1710000011360 implements MigrationInterface {
  name = 'SellThroughThePlatform1710000011360';

  async up(q: QueryRunner): Promise<void> {
    for (const statement of [
      ACCOUNTS,
      SELLING,
      DESTINATIONS,
      PAYOUTS,
      CALLBACKS,
      JOURNAL,
      DUE,
      WALLS,
      allow('notifications', 'notifications_kind'),
      allow('notification_preferences', 'notification_preferences_kind'),
    ])
      await q.query(statement);
  }

  /** Fails once the platform has an account: an earlier version does not know whose money it is. */
  async down(q: QueryRunner): Promise<void> {
    await q.query(`
      DROP TRIGGER payouts_within_due ON payouts;
      DROP TRIGGER payouts_terms ON payouts;
      DROP FUNCTION forbid_payout_above_due, forbid_changing_payouts, platform_due;
      DELETE FROM notifications WHERE kind = 'payout';
      DELETE FROM notification_preferences WHERE kind = 'payout';
      DROP INDEX journal_transfers_platform, journal_transfers_by_payout;
      ALTER TABLE journal_transfers DROP COLUMN payout_id,
        DROP CONSTRAINT journal_transfers_kind, DROP CONSTRAINT journal_transfers_debit, DROP CONSTRAINT journal_transfers_credit,
        ADD CONSTRAINT journal_transfers_kind CHECK (kind IN (${KINDS_BEFORE})),
        ADD CONSTRAINT journal_transfers_debit CHECK (debit IN (${JOURNAL_ACCOUNTS_BEFORE})),
        ADD CONSTRAINT journal_transfers_credit CHECK (credit IN (${JOURNAL_ACCOUNTS_BEFORE}));
      ALTER TABLE payment_callbacks DROP CONSTRAINT payment_callbacks_one, DROP COLUMN payout_id,
        ADD CONSTRAINT payment_callbacks_one CHECK (attempt_id IS NULL OR refund_id IS NULL);
      ALTER TABLE payment_callbacks ALTER COLUMN issuer_id SET NOT NULL;
      DROP TABLE payouts, payout_destinations, platform_selling;
      ALTER TABLE payment_attempts DROP COLUMN by_platform;
      DROP INDEX merchant_accounts_platform_active;
      ALTER TABLE merchant_accounts ALTER COLUMN issuer_id SET NOT NULL;
    `);
  }
}

/** An account without an issuer is the platform's. */
const ACCOUNTS = `
  ALTER TABLE merchant_accounts ALTER COLUMN issuer_id DROP NOT NULL;
  CREATE UNIQUE INDEX merchant_accounts_platform_active ON merchant_accounts (method) WHERE state = 'active' AND issuer_id IS NULL;
  -- Whether an account of the platform collects it: the organiser does not see that account.
  ALTER TABLE payment_attempts ADD COLUMN by_platform boolean NOT NULL DEFAULT false;
  CREATE INDEX payment_attempts_by_platform ON payment_attempts (issuer_id, currency) WHERE by_platform;
`;

/** An organiser sells through the platform's account when the platform has opened it and the organiser has chosen it. */
const SELLING = `
  CREATE TABLE platform_selling (
    issuer_id uuid CONSTRAINT platform_selling_pk PRIMARY KEY CONSTRAINT platform_selling_issuer_fk REFERENCES issuers (id),
    is_open boolean NOT NULL DEFAULT false,
    -- What the platform keeps of each payment, in ten-thousandths.
    fee_basis_points integer NOT NULL DEFAULT 0
      CONSTRAINT platform_selling_fee CHECK (fee_basis_points BETWEEN 0 AND 2000),
    is_chosen boolean NOT NULL DEFAULT false,
    changed_at timestamptz NOT NULL,
    CONSTRAINT platform_selling_closed CHECK (is_open OR NOT is_chosen)
  );
`;

/** Where an organiser is paid, one destination a currency. Another one is another row. */
const DESTINATIONS = `
  CREATE TABLE payout_destinations (
    id uuid CONSTRAINT payout_destinations_pk PRIMARY KEY,
    issuer_id uuid NOT NULL CONSTRAINT payout_destinations_issuer_fk REFERENCES issuers (id),
    currency text NOT NULL CONSTRAINT payout_destinations_currency CHECK (currency IN ('KES', 'USD', 'EUR', 'UGX', 'TZS', 'RWF')),
    kind text NOT NULL CONSTRAINT payout_destinations_kind CHECK (kind IN ('mpesa', 'bank')),
    holder text NOT NULL CONSTRAINT payout_destinations_holder CHECK (length(holder) BETWEEN 1 AND 100),
    -- The number of the phone, digits with the country code, or of the bank account.
    number text NOT NULL CONSTRAINT payout_destinations_number CHECK (length(number) BETWEEN 4 AND 40),
    bank text CONSTRAINT payout_destinations_bank CHECK (length(bank) BETWEEN 1 AND 200),
    set_by uuid NOT NULL,
    set_at timestamptz NOT NULL,
    replaced_at timestamptz,
    CONSTRAINT payout_destinations_form CHECK (CASE kind
      WHEN 'mpesa' THEN currency = 'KES' AND bank IS NULL AND number ~ '^254[17][0-9]{8}$' ELSE bank IS NOT NULL END),
    CONSTRAINT payout_destinations_of_issuer UNIQUE (id, issuer_id, currency)
  );
  CREATE UNIQUE INDEX payout_destinations_current ON payout_destinations (issuer_id, currency) WHERE replaced_at IS NULL;
`;

/**
 * A payout needs two approvals by two people, neither of whom requested it. Its request is stored before the provider is
 * called, so that nothing is paid twice.
 */
const PAYOUTS = `
  CREATE TABLE payouts (
    id uuid CONSTRAINT payouts_pk PRIMARY KEY,
    issuer_id uuid NOT NULL CONSTRAINT payouts_issuer_fk REFERENCES issuers (id),
    currency text NOT NULL,
    units bigint NOT NULL CONSTRAINT payouts_units CHECK (units > 0),
    destination_id uuid NOT NULL,
    state text NOT NULL CONSTRAINT payouts_state CHECK (state IN ('requested', 'approved', 'sent', 'paid', 'failed', 'rejected')),
    note text CONSTRAINT payouts_note CHECK (length(note) <= 500),
    requested_by uuid NOT NULL,
    requested_at timestamptz NOT NULL,
    first_approved_by uuid,
    first_approved_at timestamptz,
    second_approved_by uuid,
    second_approved_at timestamptz,
    -- Of the platform, for a payout by a provider; null for one by hand.
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
    CONSTRAINT payouts_coin CHECK (units % (CASE WHEN currency IN ('UGX', 'TZS', 'RWF') THEN 10000000 ELSE 100000 END) = 0),
    CONSTRAINT payouts_two_people CHECK (first_approved_by <> second_approved_by),
    CONSTRAINT payouts_not_the_requester CHECK (requested_by <> first_approved_by AND requested_by <> second_approved_by),
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
    IF (NEW.issuer_id, NEW.currency, NEW.units, NEW.requested_by) IS DISTINCT FROM (OLD.issuer_id, OLD.currency, OLD.units, OLD.requested_by) THEN
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
`;

/** A callback for an account of the platform has no issuer. */
const CALLBACKS = `
  ALTER TABLE payment_callbacks ALTER COLUMN issuer_id DROP NOT NULL, DROP CONSTRAINT payment_callbacks_one,
    ADD COLUMN payout_id uuid CONSTRAINT payment_callbacks_payout_fk REFERENCES payouts (id),
    ADD CONSTRAINT payment_callbacks_one CHECK (num_nonnulls(attempt_id, refund_id, payout_id) <= 1);
`;

const KINDS_BEFORE = `'form_sale', 'due_collected', 'due_waived', 'due_cancelled', 'due_refunded', 'ticket_payment', 'wallet_sale',
  'refund_payment', 'sale_refunded', 'stray_payment', 'stray_refund', 'refund_fee', 'financing', 'expense_approved', 'expense_payout',
  'share_payout', 'issuer_payout', 'advance_payout', 'provider_sale', 'provider_late', 'provider_refund', 'provider_late_refund',
  'provider_fee', 'chargeback', 'chargeback_won'`;
const JOURNAL_ACCOUNTS_BEFORE = `'door_dues', 'door_cash', 'sales', 'waived', 'buyer_wallets', 'outside_wallets', 'issuer_wallet', 'escrow',
  'ledger_fees', 'financing', 'expenses', 'expenses_owed', 'partner_wallets', 'mpesa', 'stripe', 'paystack', 'provider_owed',
  'provider_fees', 'chargebacks'`;
const KINDS = `${KINDS_BEFORE}, 'platform_fee', 'payout_sent', 'payout_paid', 'payout_failed'`;
const JOURNAL_ACCOUNTS = `${JOURNAL_ACCOUNTS_BEFORE}, 'platform', 'platform_fees', 'payouts', 'issuer_bank'`;

/**
 * The account \`platform\` of an organiser is what the platform owes them. A payout that was sent is in \`payouts\` until it
 * has arrived, or is owed again.
 */
const JOURNAL = `
  ALTER TABLE journal_transfers
    DROP CONSTRAINT journal_transfers_kind, DROP CONSTRAINT journal_transfers_debit, DROP CONSTRAINT journal_transfers_credit,
    ADD COLUMN payout_id uuid CONSTRAINT journal_transfers_payout_fk REFERENCES payouts (id),
    ADD CONSTRAINT journal_transfers_kind CHECK (kind IN (${KINDS})),
    ADD CONSTRAINT journal_transfers_debit CHECK (debit IN (${JOURNAL_ACCOUNTS})),
    ADD CONSTRAINT journal_transfers_credit CHECK (credit IN (${JOURNAL_ACCOUNTS}));
  CREATE INDEX journal_transfers_platform ON journal_transfers (issuer_id, currency) WHERE debit = 'platform' OR credit = 'platform';
  CREATE INDEX journal_transfers_by_payout ON journal_transfers (payout_id) WHERE payout_id IS NOT NULL;
`;

/**
 * What the platform owes an organiser and no payout has claimed: taken, less fees, disputes, refunds paid and under way,
 * and payouts. Less than zero after refunds of money that was paid out.
 */
const DUE = `
  CREATE FUNCTION platform_due(of_issuer uuid, of_currency text) RETURNS numeric LANGUAGE sql STABLE AS $$
    SELECT (SELECT coalesce(sum(CASE debit WHEN 'platform' THEN units ELSE -units END), 0) FROM journal_transfers
        WHERE issuer_id = of_issuer AND currency = of_currency AND phase = 'posted' AND (debit = 'platform' OR credit = 'platform'))
      - (SELECT coalesce(sum(r.units), 0) FROM payment_attempts a JOIN refunds r ON r.attempt_id = a.id
        WHERE a.issuer_id = of_issuer AND a.by_platform AND r.currency = of_currency AND r.state <> 'paid')
      - (SELECT coalesce(sum(units), 0) FROM payouts
        WHERE issuer_id = of_issuer AND currency = of_currency AND state IN ('requested', 'approved'))
  $$;
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
  CREATE TRIGGER payouts_within_due BEFORE INSERT OR UPDATE ON payouts FOR EACH ROW EXECUTE FUNCTION forbid_payout_above_due();
`;

const wall = (table: string): string => `
  ALTER TABLE ${table} ENABLE ROW LEVEL SECURITY;
  CREATE POLICY ${table}_wall ON ${table} TO passa_app
    USING ((SELECT passa_all()) OR issuer_id = (SELECT passa_tenant()))
    WITH CHECK ((SELECT passa_all()) OR issuer_id = (SELECT passa_tenant()));
`;

const WALLS = `
  ${['platform_selling', 'payout_destinations', 'payouts'].map(wall).join('\n')}
  GRANT SELECT, INSERT, UPDATE ON platform_selling, payout_destinations, payouts TO passa_app;
  GRANT EXECUTE ON FUNCTION platform_due(uuid, text), forbid_payout_above_due(), forbid_changing_payouts() TO passa_app;
`;

/** Adds a kind of notification to the currently allowed ones. */
const allow = (table: string, constraint: string): string => `
  DO $$
  DECLARE allowed text;
  BEGIN
    SELECT pg_get_constraintdef(oid) INTO allowed FROM pg_constraint
      WHERE conname = '${constraint}' AND conrelid = '${table}'::regclass;
    IF allowed IS NOT NULL AND position('''payout''' IN allowed) = 0 THEN
      ALTER TABLE ${table} DROP CONSTRAINT ${constraint};
      EXECUTE format('ALTER TABLE ${table} ADD CONSTRAINT ${constraint} %s',
        regexp_replace(allowed, 'ARRAY\\[', 'ARRAY[''payout''::text, '));
    END IF;
  END $$;
`;
