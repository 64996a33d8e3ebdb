import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Partners, contracts with their shares and signatories, expenses, and rounds that release revenue by several
 * signatures. Amounts are 10^-7 of their currency, so amounts of XLM are stroops.
 */
export class AddPartnerships1710000005000 implements MigrationInterface {
  name = 'AddPartnerships1710000005000';

  async up(q: QueryRunner): Promise<void> {
    for (const statement of [
      PARTNERS,
      CONTRACTS,
      PEOPLE,
      KEYS,
      EXPENSES,
      ROUNDS,
      ESCROWED,
      INTENTS,
      JOURNAL,
      MAILS,
      POLICIES,
      VIEWS,
      GRANTS,
    ]) {
      await q.query(statement);
    }
  }

  /** Only before a contract became final: the content of its escrow cannot be described without these tables. */
  async down(q: QueryRunner): Promise<void> {
    await q.query(`
      DROP INDEX journal_transfers_by_contract, journal_transfers_by_round;
      ALTER TABLE journal_transfers DROP COLUMN contract_id, DROP COLUMN round_id, DROP COLUMN expense_id,
        DROP CONSTRAINT journal_transfers_kind, DROP CONSTRAINT journal_transfers_debit, DROP CONSTRAINT journal_transfers_credit,
        ADD CONSTRAINT journal_transfers_kind CHECK (kind IN (${KINDS_BEFORE})),
        ADD CONSTRAINT journal_transfers_debit CHECK (debit IN (${ACCOUNTS_BEFORE})),
        ADD CONSTRAINT journal_transfers_credit CHECK (credit IN (${ACCOUNTS_BEFORE}));
      ALTER TABLE payments DROP CONSTRAINT payments_escrowed, DROP COLUMN contract_id;
      ALTER TABLE refunds DROP COLUMN contract_id;
      ALTER TABLE mail_outbox DROP CONSTRAINT mail_outbox_kind, ADD CONSTRAINT mail_outbox_kind CHECK (kind IN (${MAILS_BEFORE}));
      DROP VIEW signatory_standings;
      DROP TABLE round_authorizations, round_payments, rounds, expenses, receipts, contract_approvals, contract_signatories,
        contract_shares, contract_members, contracts, signing_key_proofs, own_signing_keys, partners CASCADE;
      ALTER TABLE ledger_intents DROP COLUMN presigned;
      DROP FUNCTION forbid_too_much_promised();
    `);
  }
}

const PUBLIC_KEY_FORM = "~ '^G[A-Z2-7]{55}$'";

const PARTNERS = `
  -- Somebody an issuer shares revenue with. The invitation's secret is in the mail alone.
  CREATE TABLE partners (
    id uuid CONSTRAINT partners_pk PRIMARY KEY,
    issuer_id uuid NOT NULL CONSTRAINT partners_issuer_fk REFERENCES issuers (id),
    email text NOT NULL CONSTRAINT partners_email_form CHECK (email = lower(email) AND length(email) BETWEEN 3 AND 320),
    name text NOT NULL CONSTRAINT partners_name_length CHECK (length(name) BETWEEN 1 AND 200),
    role text NOT NULL CONSTRAINT partners_role CHECK (role IN ('partner', 'musician', 'sponsor', 'venue')),
    status text NOT NULL CONSTRAINT partners_status CHECK (status IN ('pending', 'accepted', 'declined')),
    user_id uuid CONSTRAINT partners_user_fk REFERENCES users (id),
    -- Of his wallet since he accepted, so that the issuer's people may know it without seeing into wallets.
    public_key text CONSTRAINT partners_public_key_form CHECK (public_key ${PUBLIC_KEY_FORM}),
    token_hash bytea CONSTRAINT partners_token_unique UNIQUE,
    token_expires_at timestamptz,
    invited_by uuid NOT NULL CONSTRAINT partners_invited_by_fk REFERENCES users (id),
    invited_at timestamptz NOT NULL,
    answered_at timestamptz,
    CONSTRAINT partners_once UNIQUE (issuer_id, email),
    CONSTRAINT partners_accepted CHECK ((status = 'accepted') = (user_id IS NOT NULL)),
    CONSTRAINT partners_wallet CHECK (status = 'accepted' OR public_key IS NULL),
    CONSTRAINT partners_answered CHECK ((status = 'pending') = (answered_at IS NULL)),
    CONSTRAINT partners_token CHECK ((token_hash IS NULL) = (token_expires_at IS NULL) AND (status = 'pending' OR token_hash IS NULL))
  );
  CREATE INDEX partners_by_issuer ON partners (issuer_id, invited_at DESC, id DESC);
  CREATE INDEX partners_by_user ON partners (user_id) WHERE user_id IS NOT NULL;
  CREATE INDEX partners_by_email ON partners (email);
`;

const CONTRACTS = `
  -- finalizing: the escrow is on its way to the ledger; to people that is still a draft.
  CREATE TABLE contracts (
    id uuid CONSTRAINT contracts_pk PRIMARY KEY,
    issuer_id uuid NOT NULL CONSTRAINT contracts_issuer_fk REFERENCES issuers (id),
    event_id uuid NOT NULL CONSTRAINT contracts_event_fk REFERENCES events (id),
    name text NOT NULL CONSTRAINT contracts_name_length CHECK (length(name) BETWEEN 1 AND 200),
    description text NOT NULL DEFAULT '' CONSTRAINT contracts_description_length CHECK (length(description) <= 5000),
    status text NOT NULL DEFAULT 'draft' CONSTRAINT contracts_status CHECK (status IN ('draft', 'finalizing', 'final', 'withdrawn')),
    required_sigs integer NOT NULL CONSTRAINT contracts_required_sigs CHECK (required_sigs BETWEEN 1 AND 20),
    created_by uuid NOT NULL CONSTRAINT contracts_created_by_fk REFERENCES users (id),
    created_at timestamptz NOT NULL,
    idempotency_key text,
    request_hash bytea,
    -- Of the escrow. The key exists from the first try on; whoever has it cannot move anything once the contract is final.
    network_id text,
    escrow_key text CONSTRAINT contracts_escrow_unique UNIQUE CONSTRAINT contracts_escrow_form CHECK (escrow_key ${PUBLIC_KEY_FORM}),
    intent_id uuid,
    finalize_failure text,
    transaction_hash text,
    finalize_key text,
    finalized_by uuid,
    finalized_at timestamptz,
    next_round integer NOT NULL DEFAULT 1,
    CONSTRAINT contracts_of_issuer UNIQUE (id, issuer_id),
    CONSTRAINT contracts_idempotent CHECK ((idempotency_key IS NULL) = (request_hash IS NULL)),
    CONSTRAINT contracts_finalizing CHECK (status NOT IN ('finalizing', 'final')
      OR (network_id IS NOT NULL AND escrow_key IS NOT NULL AND intent_id IS NOT NULL)),
    CONSTRAINT contracts_final CHECK ((status = 'final') = (transaction_hash IS NOT NULL AND finalized_at IS NOT NULL))
  );
  CREATE INDEX contracts_by_issuer ON contracts (issuer_id, created_at DESC, id DESC);
  CREATE UNIQUE INDEX contracts_idempotency ON contracts (created_by, idempotency_key) WHERE idempotency_key IS NOT NULL;
  -- The sales of an event flow into one escrow.
  CREATE UNIQUE INDEX contracts_one_final ON contracts (event_id) WHERE status IN ('finalizing', 'final');
  CREATE INDEX contracts_by_event ON contracts (event_id);

  CREATE TABLE contract_shares (
    id uuid CONSTRAINT contract_shares_pk PRIMARY KEY,
    contract_id uuid NOT NULL CONSTRAINT contract_shares_contract_fk REFERENCES contracts (id) ON DELETE CASCADE,
    issuer_id uuid NOT NULL,
    position integer NOT NULL CONSTRAINT contract_shares_position CHECK (position >= 1),
    partner_id uuid NOT NULL CONSTRAINT contract_shares_partner_fk REFERENCES partners (id),
    share_type text NOT NULL CONSTRAINT contract_shares_type CHECK (share_type IN ('percentage', 'fixed')),
    -- Hundredths of a percent.
    share_bps integer CONSTRAINT contract_shares_percent CHECK (share_bps BETWEEN 0 AND 10000),
    fixed_units bigint CONSTRAINT contract_shares_fixed CHECK (fixed_units >= 0),
    CONSTRAINT contract_shares_position_unique UNIQUE (contract_id, position),
    CONSTRAINT contract_shares_once UNIQUE (contract_id, partner_id, share_type),
    CONSTRAINT contract_shares_form CHECK ((share_type = 'percentage') = (share_bps IS NOT NULL)
      AND (share_type = 'fixed') = (fixed_units IS NOT NULL))
  );
  CREATE INDEX contract_shares_by_partner ON contract_shares (partner_id);

  CREATE FUNCTION forbid_too_much_promised() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF (SELECT sum(share_bps) FROM contract_shares WHERE contract_id = NEW.contract_id) > 10000 THEN
        RAISE EXCEPTION 'more than 100 percent of a contract are promised'
          USING ERRCODE = '23514', CONSTRAINT = 'contract_shares_total';
      END IF;
      RETURN NULL;
    END $$;
  CREATE CONSTRAINT TRIGGER contract_shares_total AFTER INSERT OR UPDATE ON contract_shares
    DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION forbid_too_much_promised();
`;

const PEOPLE = `
  -- Who is in a contract besides its issuer's own people: what the walls below look at.
  CREATE TABLE contract_members (
    contract_id uuid NOT NULL,
    user_id uuid NOT NULL CONSTRAINT contract_members_user_fk REFERENCES users (id),
    kind text NOT NULL CONSTRAINT contract_members_kind CHECK (kind IN ('signatory', 'partner')),
    issuer_id uuid NOT NULL,
    CONSTRAINT contract_members_pk PRIMARY KEY (user_id, contract_id, kind),
    -- Nobody lets people into a contract of another issuer.
    CONSTRAINT contract_members_contract_fk FOREIGN KEY (contract_id, issuer_id) REFERENCES contracts (id, issuer_id) ON DELETE CASCADE
  );
  CREATE INDEX contract_members_by_contract ON contract_members (contract_id);

  CREATE TABLE contract_signatories (
    id uuid CONSTRAINT contract_signatories_pk PRIMARY KEY,
    contract_id uuid NOT NULL CONSTRAINT contract_signatories_contract_fk REFERENCES contracts (id) ON DELETE CASCADE,
    issuer_id uuid NOT NULL,
    position integer NOT NULL CONSTRAINT contract_signatories_position CHECK (position BETWEEN 1 AND 20),
    user_id uuid NOT NULL CONSTRAINT contract_signatories_user_fk REFERENCES users (id),
    -- Fixed when the escrow is made: the key that signs on the ledger, and who holds it.
    public_key text CONSTRAINT contract_signatories_key_form CHECK (public_key ${PUBLIC_KEY_FORM}),
    key_holder text CONSTRAINT contract_signatories_key_holder CHECK (key_holder IN ('platform', 'own')),
    CONSTRAINT contract_signatories_once UNIQUE (contract_id, user_id),
    CONSTRAINT contract_signatories_position_unique UNIQUE (contract_id, position),
    CONSTRAINT contract_signatories_key_once UNIQUE (contract_id, public_key),
    CONSTRAINT contract_signatories_key CHECK ((public_key IS NULL) = (key_holder IS NULL))
  );
  CREATE INDEX contract_signatories_by_user ON contract_signatories (user_id);

  CREATE TABLE contract_approvals (
    contract_id uuid NOT NULL,
    user_id uuid NOT NULL,
    issuer_id uuid NOT NULL,
    approved_at timestamptz NOT NULL,
    CONSTRAINT contract_approvals_pk PRIMARY KEY (contract_id, user_id),
    CONSTRAINT contract_approvals_signatory_fk FOREIGN KEY (contract_id, user_id)
      REFERENCES contract_signatories (contract_id, user_id) ON DELETE CASCADE
  );
`;

const KEYS = `
  -- A key of one's own, outside of the platform, that was proved by a signature.
  CREATE TABLE own_signing_keys (
    user_id uuid CONSTRAINT own_signing_keys_pk PRIMARY KEY CONSTRAINT own_signing_keys_user_fk REFERENCES users (id),
    public_key text NOT NULL CONSTRAINT own_signing_keys_key_unique UNIQUE
      CONSTRAINT own_signing_keys_form CHECK (public_key ${PUBLIC_KEY_FORM}),
    proved_at timestamptz NOT NULL
  );
  CREATE TABLE signing_key_proofs (
    id uuid CONSTRAINT signing_key_proofs_pk PRIMARY KEY,
    user_id uuid NOT NULL CONSTRAINT signing_key_proofs_user_fk REFERENCES users (id),
    public_key text NOT NULL CONSTRAINT signing_key_proofs_form CHECK (public_key ${PUBLIC_KEY_FORM}),
    hash text NOT NULL CONSTRAINT signing_key_proofs_hash_unique UNIQUE,
    envelope_xdr text NOT NULL,
    created_at timestamptz NOT NULL,
    expires_at timestamptz NOT NULL,
    used_at timestamptz
  );
  CREATE INDEX signing_key_proofs_by_user ON signing_key_proofs (user_id, created_at);
`;

const EXPENSES = `
  CREATE TABLE receipts (
    id uuid CONSTRAINT receipts_pk PRIMARY KEY,
    issuer_id uuid,
    user_id uuid NOT NULL CONSTRAINT receipts_user_fk REFERENCES users (id),
    file_name text NOT NULL CONSTRAINT receipts_name_length CHECK (length(file_name) BETWEEN 1 AND 200),
    media_type text NOT NULL CONSTRAINT receipts_media_type CHECK (media_type IN ('image/png', 'image/jpeg', 'image/webp', 'application/pdf')),
    sha256 bytea NOT NULL CONSTRAINT receipts_sha256 CHECK (octet_length(sha256) = 32),
    content bytea NOT NULL CONSTRAINT receipts_size CHECK (octet_length(content) BETWEEN 1 AND 5242880),
    created_at timestamptz NOT NULL
  );
  CREATE INDEX receipts_by_user ON receipts (user_id, created_at);

  CREATE TABLE expenses (
    id uuid CONSTRAINT expenses_pk PRIMARY KEY,
    contract_id uuid NOT NULL CONSTRAINT expenses_contract_fk REFERENCES contracts (id),
    issuer_id uuid NOT NULL,
    event_id uuid NOT NULL,
    category text NOT NULL CONSTRAINT expenses_category
      CHECK (category IN ('venue', 'marketing', 'equipment', 'catering', 'security', 'transport', 'other')),
    description text NOT NULL CONSTRAINT expenses_description_length CHECK (length(description) BETWEEN 1 AND 1000),
    units bigint NOT NULL CONSTRAINT expenses_units CHECK (units > 0),
    currency text NOT NULL CONSTRAINT expenses_currency CHECK (currency IN ('USD', 'XLM', 'KES')),
    receipt_link text CONSTRAINT expenses_receipt_length CHECK (length(receipt_link) BETWEEN 1 AND 2000),
    receipt_id uuid CONSTRAINT expenses_receipt_unique UNIQUE CONSTRAINT expenses_receipt_fk REFERENCES receipts (id),
    status text NOT NULL DEFAULT 'pending' CONSTRAINT expenses_status CHECK (status IN ('pending', 'approved', 'rejected')),
    submitted_by uuid NOT NULL CONSTRAINT expenses_submitted_by_fk REFERENCES users (id),
    submitted_at timestamptz NOT NULL,
    idempotency_key text,
    request_hash bytea,
    decided_by uuid CONSTRAINT expenses_decided_by_fk REFERENCES users (id),
    decided_at timestamptz,
    comment text CONSTRAINT expenses_comment_length CHECK (length(comment) <= 1000),
    -- What is owed since the approval, at the rate of that moment.
    owed_units bigint CONSTRAINT expenses_owed CHECK (owed_units > 0),
    rate_numerator numeric(30, 0) CONSTRAINT expenses_rate_numerator CHECK (rate_numerator > 0),
    rate_denominator numeric(30, 0) CONSTRAINT expenses_rate_denominator CHECK (rate_denominator > 0),
    paid_round_id uuid,
    CONSTRAINT expenses_idempotent CHECK ((idempotency_key IS NULL) = (request_hash IS NULL)),
    CONSTRAINT expenses_not_own CHECK (decided_by IS NULL OR decided_by <> submitted_by),
    CONSTRAINT expenses_decided CHECK ((status = 'pending') = (decided_by IS NULL) AND (decided_by IS NULL) = (decided_at IS NULL)),
    CONSTRAINT expenses_approved CHECK ((status = 'approved') = (owed_units IS NOT NULL AND rate_numerator IS NOT NULL
      AND rate_denominator IS NOT NULL)),
    CONSTRAINT expenses_paid CHECK (paid_round_id IS NULL OR status = 'approved')
  );
  CREATE INDEX expenses_by_contract ON expenses (contract_id, submitted_at DESC, id DESC);
  CREATE INDEX expenses_pending ON expenses (issuer_id, submitted_at) WHERE status = 'pending';
  CREATE INDEX expenses_owed ON expenses (contract_id, decided_at) WHERE status = 'approved' AND paid_round_id IS NULL;
  CREATE UNIQUE INDEX expenses_idempotency ON expenses (submitted_by, idempotency_key) WHERE idempotency_key IS NOT NULL;
`;

const ROUNDS = `
  -- Each round has a channel account of its own, whose next sequence number its transaction uses: several rounds stay
  -- open side by side, and a round is cancelled by taking its channel away.
  CREATE TABLE rounds (
    id uuid CONSTRAINT rounds_pk PRIMARY KEY,
    contract_id uuid NOT NULL CONSTRAINT rounds_contract_fk REFERENCES contracts (id),
    issuer_id uuid NOT NULL,
    event_id uuid NOT NULL,
    number integer NOT NULL CONSTRAINT rounds_number CHECK (number >= 1),
    state text NOT NULL CONSTRAINT rounds_state CHECK (state IN ('preparing', 'pending', 'authorized', 'releasing', 'released',
      'failed', 'cancelling', 'cancelled', 'expired')),
    -- What is distributed; owed expenses and advances are paid on top of it.
    units bigint NOT NULL CONSTRAINT rounds_units CHECK (units > 0),
    total_units bigint NOT NULL CONSTRAINT rounds_total CHECK (total_units >= units),
    reason text NOT NULL CONSTRAINT rounds_reason_length CHECK (length(reason) BETWEEN 1 AND 1000),
    required_sigs integer NOT NULL CONSTRAINT rounds_required_sigs CHECK (required_sigs BETWEEN 1 AND 20),
    triggered_by uuid NOT NULL CONSTRAINT rounds_triggered_by_fk REFERENCES users (id),
    created_at timestamptz NOT NULL,
    expires_at timestamptz NOT NULL,
    again_of uuid CONSTRAINT rounds_again_fk REFERENCES rounds (id),
    idempotency_key text,
    request_hash bytea,
    network_id text NOT NULL,
    escrow_key text NOT NULL,
    channel_key text NOT NULL CONSTRAINT rounds_channel_unique UNIQUE,
    channel_intent_id uuid,
    -- What is signed: fixed from the moment that the channel exists.
    channel_seq bigint,
    max_time bigint,
    fee_bid bigint,
    memo_hash bytea CONSTRAINT rounds_memo_length CHECK (octet_length(memo_hash) = 32),
    tx_hash text,
    envelope_xdr text,
    -- How it went.
    intent_id uuid,
    executed_by uuid,
    executed_at timestamptz,
    closing_intent_id uuid,
    channel_closed_at timestamptz,
    ledger bigint,
    fee_units bigint CONSTRAINT rounds_fee CHECK (fee_units >= 0),
    failure_code text,
    failure text,
    ended_by uuid,
    ended_at timestamptz,
    CONSTRAINT rounds_number_unique UNIQUE (contract_id, number),
    CONSTRAINT rounds_idempotent CHECK ((idempotency_key IS NULL) = (request_hash IS NULL)),
    CONSTRAINT rounds_hash_unique UNIQUE (network_id, tx_hash),
    CONSTRAINT rounds_built CHECK (state NOT IN ('pending', 'authorized', 'releasing', 'released')
      OR (channel_seq IS NOT NULL AND max_time IS NOT NULL AND fee_bid IS NOT NULL AND tx_hash IS NOT NULL AND envelope_xdr IS NOT NULL)),
    CONSTRAINT rounds_releasing CHECK (state <> 'releasing' OR intent_id IS NOT NULL),
    CONSTRAINT rounds_failed CHECK (state <> 'failed' OR failure IS NOT NULL),
    CONSTRAINT rounds_ended CHECK ((state IN ('released', 'failed', 'cancelled', 'expired')) = (ended_at IS NOT NULL))
  );
  CREATE INDEX rounds_by_contract ON rounds (contract_id, number DESC);
  CREATE INDEX rounds_open ON rounds (issuer_id, created_at DESC)
    WHERE state IN ('preparing', 'pending', 'authorized', 'releasing', 'cancelling');
  CREATE INDEX rounds_by_expiry ON rounds (expires_at) WHERE state IN ('preparing', 'pending', 'authorized');
  CREATE INDEX rounds_channels ON rounds (ended_at) WHERE channel_closed_at IS NULL AND ended_at IS NOT NULL;
  CREATE UNIQUE INDEX rounds_idempotency ON rounds (triggered_by, idempotency_key) WHERE idempotency_key IS NOT NULL;

  CREATE TABLE round_payments (
    round_id uuid NOT NULL CONSTRAINT round_payments_round_fk REFERENCES rounds (id),
    position integer NOT NULL,
    contract_id uuid NOT NULL,
    issuer_id uuid NOT NULL,
    kind text NOT NULL CONSTRAINT round_payments_kind CHECK (kind IN ('share', 'issuer', 'expense', 'advance')),
    share_id uuid CONSTRAINT round_payments_share_fk REFERENCES contract_shares (id),
    partner_id uuid CONSTRAINT round_payments_partner_fk REFERENCES partners (id),
    expense_id uuid CONSTRAINT round_payments_expense_fk REFERENCES expenses (id),
    user_id uuid,
    name text NOT NULL,
    destination text NOT NULL,
    units bigint NOT NULL CONSTRAINT round_payments_units CHECK (units > 0),
    -- An open round's payments count as promised; those of a round that ended otherwise than released do not.
    live boolean NOT NULL DEFAULT true,
    CONSTRAINT round_payments_pk PRIMARY KEY (round_id, position),
    CONSTRAINT round_payments_form CHECK ((kind = 'share') = (share_id IS NOT NULL) AND (kind = 'expense') = (expense_id IS NOT NULL))
  );
  CREATE INDEX round_payments_by_contract ON round_payments (contract_id) WHERE live;
  -- An expense is paid by one round.
  CREATE UNIQUE INDEX round_payments_expense_once ON round_payments (expense_id) WHERE expense_id IS NOT NULL AND live;
  ALTER TABLE expenses ADD CONSTRAINT expenses_paid_round_fk FOREIGN KEY (paid_round_id) REFERENCES rounds (id);

  CREATE TABLE round_authorizations (
    round_id uuid NOT NULL CONSTRAINT round_authorizations_round_fk REFERENCES rounds (id),
    public_key text NOT NULL CONSTRAINT round_authorizations_key_form CHECK (public_key ${PUBLIC_KEY_FORM}),
    contract_id uuid NOT NULL,
    issuer_id uuid NOT NULL,
    user_id uuid NOT NULL CONSTRAINT round_authorizations_user_fk REFERENCES users (id),
    method text NOT NULL CONSTRAINT round_authorizations_method CHECK (method IN ('platform', 'own')),
    -- Over the transaction's hash; by it, it can never serve another round.
    signature bytea NOT NULL CONSTRAINT round_authorizations_signature CHECK (octet_length(signature) = 64),
    authorized_at timestamptz NOT NULL,
    sent boolean NOT NULL DEFAULT false,
    CONSTRAINT round_authorizations_pk PRIMARY KEY (round_id, public_key),
    CONSTRAINT round_authorizations_once UNIQUE (round_id, user_id)
  );
`;

/**
 * A payment into an escrow states whose it is. Refunds of such payments come from the issuer's wallet, since nothing
 * leaves an escrow without its signatories: then the contract owes the issuer that amount.
 */
const ESCROWED = `
  ALTER TABLE payments
    ADD COLUMN contract_id uuid CONSTRAINT payments_contract_fk REFERENCES contracts (id),
    ADD CONSTRAINT payments_escrowed CHECK ((payee = 'escrow') = (contract_id IS NOT NULL));
  ALTER TABLE refunds ADD COLUMN contract_id uuid CONSTRAINT refunds_contract_fk REFERENCES contracts (id);
  CREATE INDEX refunds_by_contract ON refunds (contract_id) WHERE contract_id IS NOT NULL;
`;

/** Bytes that several people signed before: they are submitted unchanged and never rebuilt. */
const INTENTS = `
  ALTER TABLE ledger_intents ADD COLUMN presigned boolean NOT NULL DEFAULT false;
`;

const KINDS_BEFORE = `'form_sale', 'due_collected', 'due_waived', 'due_cancelled', 'due_refunded', 'ticket_payment', 'wallet_sale',
  'refund_payment', 'sale_refunded', 'stray_payment', 'stray_refund', 'refund_fee'`;
const ACCOUNTS_BEFORE = `'door_dues', 'door_cash', 'sales', 'waived', 'buyer_wallets', 'outside_wallets', 'issuer_wallet', 'escrow',
  'ledger_fees'`;
const KINDS = `${KINDS_BEFORE}, 'financing', 'expense_approved', 'expense_payout', 'share_payout', 'issuer_payout', 'advance_payout'`;
const ACCOUNTS = `${ACCOUNTS_BEFORE}, 'financing', 'expenses', 'expenses_owed', 'partner_wallets'`;

/**
 * financing: money that came into an escrow and is no sale. An approved expense is owed until a round pays it. Payouts
 * are pending while their round is being submitted, then posted or voided, like every movement on the ledger.
 */
const JOURNAL = `
  ALTER TABLE journal_transfers
    ADD COLUMN contract_id uuid CONSTRAINT journal_transfers_contract_fk REFERENCES contracts (id),
    ADD COLUMN round_id uuid CONSTRAINT journal_transfers_round_fk REFERENCES rounds (id),
    ADD COLUMN expense_id uuid CONSTRAINT journal_transfers_expense_fk REFERENCES expenses (id),
    DROP CONSTRAINT journal_transfers_kind, DROP CONSTRAINT journal_transfers_debit, DROP CONSTRAINT journal_transfers_credit,
    ADD CONSTRAINT journal_transfers_kind CHECK (kind IN (${KINDS})),
    ADD CONSTRAINT journal_transfers_debit CHECK (debit IN (${ACCOUNTS})),
    ADD CONSTRAINT journal_transfers_credit CHECK (credit IN (${ACCOUNTS}));
  CREATE INDEX journal_transfers_by_contract ON journal_transfers (contract_id, occurred_at) WHERE contract_id IS NOT NULL;
  CREATE INDEX journal_transfers_by_round ON journal_transfers (round_id) WHERE round_id IS NOT NULL;
`;

const MAILS_BEFORE = `'tickets', 'reset_password', 'verify_email', 'password_changed', 'event_cancelled', 'order_refunded'`;
const MAILS = `
  ALTER TABLE mail_outbox DROP CONSTRAINT mail_outbox_kind,
    ADD CONSTRAINT mail_outbox_kind CHECK (kind IN (${MAILS_BEFORE}, 'partner_invitation'));
`;

const ALL = '(SELECT passa_all())';
const TENANT = 'issuer_id = (SELECT passa_tenant())';
const OWN = 'user_id = (SELECT passa_user())';
/** Signatories and partners of other organisations, or of none. */
const MEMBER =
  'contract_id IN (SELECT contract_id FROM contract_members WHERE user_id = (SELECT passa_user()))';
const SIGNATORY = `contract_id IN (SELECT contract_id FROM contract_members WHERE user_id = (SELECT passa_user()) AND kind = 'signatory')`;

/** @param seen rows that others may read as well, but not change */
function wall(table: string, mine: string, seen?: string): string {
  const look = `CREATE POLICY ${table}_seen ON ${table} FOR SELECT TO passa_app USING (${seen});`;
  return `
    ALTER TABLE ${table} ENABLE ROW LEVEL SECURITY;
    CREATE POLICY ${table}_wall ON ${table} TO passa_app USING (${ALL} OR ${mine}) WITH CHECK (${ALL} OR ${mine});
    ${seen === undefined ? '' : look}`;
}

/** Members read; a member's approval or signature is written for the contract's issuer. */
const POLICIES = [
  wall('partners', TENANT, OWN),
  wall('contract_members', TENANT, OWN),
  wall('contracts', TENANT, MEMBER.replace('contract_id IN', 'id IN')),
  ...['contract_shares', 'contract_signatories', 'contract_approvals'].map((table) =>
    wall(table, TENANT, MEMBER),
  ),
  ...['expenses', 'rounds', 'round_payments', 'round_authorizations'].map((table) =>
    wall(table, TENANT, SIGNATORY),
  ),
  wall('receipts', `${TENANT} OR ${OWN}`),
  wall('own_signing_keys', OWN),
  wall('signing_key_proofs', OWN),
].join('\n');

/**
 * The signatories with the one property of their accounts that decides whether they count, for transactions that act
 * for an issuer: row-level security would hide it for people of other organisations. It shows no more contracts than
 * their own policies.
 */
const VIEWS = `
  CREATE VIEW signatory_standings WITH (security_barrier) AS
    SELECT contract_id, s.position, s.user_id, s.public_key, s.key_holder, u.name, u.status = 'active' AS active
    FROM contract_signatories s JOIN users u ON u.id = s.user_id
    WHERE ${ALL} OR s.${TENANT} OR s.${MEMBER};
`;

const GRANTS = `
  GRANT SELECT ON signatory_standings TO passa_app;
  GRANT SELECT, INSERT, UPDATE ON partners, contracts, contract_members, contract_signatories, expenses, receipts, rounds, round_payments,
    round_authorizations, own_signing_keys, signing_key_proofs TO passa_app;
  GRANT SELECT, INSERT ON contract_shares, contract_approvals TO passa_app;
  GRANT DELETE ON own_signing_keys, signing_key_proofs, receipts TO passa_app;
  GRANT EXECUTE ON FUNCTION forbid_too_much_promised() TO passa_app;
`;
