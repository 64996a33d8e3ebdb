import type { MigrationInterface, QueryRunner } from 'typeorm';
import { OWN, TENANT, wall } from './row-security.ts';

/**
 * The ledger: submissions, wallets and anchors. Revenue sharing: partners, contracts, expenses, and rounds that release
 * revenue by several signatures. Amounts are in 10^-7 of their currency, so amounts of XLM are stroops.
 *
 * All data of a network has the identity of that network, so that another network, or the same one after a reset, sees
 * none of the old data.
 */
export class CreateRevenue1710000012300 implements MigrationInterface {
  name = 'CreateRevenue1710000012300';

  async up(q: QueryRunner): Promise<void> {
    for (const statement of [LEDGER, WALLETS, ANCHORS, PARTNERS, CONTRACTS, EXPENSES, ROUNDS])
      await q.query(statement);
  }

  async down(q: QueryRunner): Promise<void> {
    await q.query(`
      DROP TABLE round_authorizations, round_payments, rounds, expenses, receipts, contract_approvals,
        contract_signatories, contract_members, contract_shares, contracts, signing_key_proofs, own_signing_keys,
        partners, anchor_chunks, anchor_leaves, anchor_cursors, anchor_batches, anchor_networks, wallet_movements,
        wallet_fundings, wallet_balances, wallets, ledger_cursors, ledger_keys, ledger_dead_envelopes, ledger_intents,
        ledger_accounts, ledger_networks CASCADE;
      DROP FUNCTION forbid_too_much_promised;
    `);
  }
}

const LEDGER = `
  -- The network behind a passphrase can be reset: the last ledger that was seen reveals it.
  CREATE TABLE ledger_networks (
    id text CONSTRAINT ledger_networks_pk PRIMARY KEY CONSTRAINT ledger_networks_id CHECK (id ~ '^[0-9a-f]{64}$'),
    passphrase text NOT NULL,
    first_ledger bigint NOT NULL,
    first_hash text NOT NULL,
    last_ledger bigint NOT NULL,
    last_hash text NOT NULL,
    seen_at timestamptz NOT NULL DEFAULT now(),
    created_at timestamptz NOT NULL DEFAULT now(),
    -- When an operator accepted that the network was reset.
    retired_at timestamptz,
    CONSTRAINT ledger_networks_order CHECK (last_ledger >= first_ledger)
  );
  CREATE UNIQUE INDEX ledger_networks_current ON ledger_networks (passphrase) WHERE retired_at IS NULL;
  ${wall('ledger_networks', 'true', 'false')}
  GRANT SELECT, INSERT, UPDATE ON ledger_networks TO passa_app;

  -- Accounts whose sequence numbers the settlement assigns. A row is locked while one of its numbers is assigned.
  CREATE TABLE ledger_accounts (
    network_id text NOT NULL CONSTRAINT ledger_accounts_network_fk REFERENCES ledger_networks (id),
    public_key text NOT NULL,
    -- The last used one that is known. Empty: the ledger must be queried.
    sequence bigint CONSTRAINT ledger_accounts_sequence CHECK (sequence >= 0),
    CONSTRAINT ledger_accounts_pk PRIMARY KEY (network_id, public_key)
  ) WITH (fillfactor = 70);
  ${wall('ledger_accounts', 'false')}
  GRANT SELECT, INSERT, UPDATE ON ledger_accounts TO passa_app;

  -- The outbox of ledger submissions. A command that moves money writes a row in its own transaction; the settlement
  -- maintains the rest of the row. Rows have the identity of their network: after a reset, intents for the old one stay
  -- untouched. Any transaction may add an intent, since its command has checked the permission; only the system reads
  -- them.
  CREATE TABLE ledger_intents (
    id uuid CONSTRAINT ledger_intents_pk PRIMARY KEY,
    network_id text NOT NULL CONSTRAINT ledger_intents_network_fk REFERENCES ledger_networks (id),
    kind text NOT NULL,
    business_key text NOT NULL
      CONSTRAINT ledger_intents_business_key_length CHECK (length(business_key) BETWEEN 1 AND 200),
    operations jsonb NOT NULL,
    memo_hash bytea CONSTRAINT ledger_intents_memo_length CHECK (octet_length(memo_hash) = 32),
    signers text[] NOT NULL,
    reference jsonb NOT NULL,
    not_after timestamptz,
    by_channel boolean NOT NULL,
    state text NOT NULL DEFAULT 'intended'
      CONSTRAINT ledger_intents_state CHECK (state IN ('intended', 'prepared', 'sent', 'succeeded', 'failed', 'dead')),
    created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
    -- What was built, stored before a byte of it leaves. Bounds are seconds of ledger time.
    source text,
    seq bigint,
    min_time bigint,
    max_time bigint,
    fee_bid bigint,
    tx_hash text,
    envelope_xdr text,
    bump_hash text,
    bump_xdr text,
    bump_bid bigint,
    prepared_at timestamptz,
    rebuilds integer NOT NULL DEFAULT 0,
    attempts integer NOT NULL DEFAULT 0,
    -- An answer left open whether a copy of the bytes is queued somewhere.
    doubtful boolean NOT NULL DEFAULT false,
    last_answer text,
    -- The outcome.
    failure text,
    result_codes jsonb,
    ledger bigint,
    closed_at timestamptz,
    fee_charged bigint,
    fee_account text,
    finished_at timestamptz,
    -- The process that works on it. A process that dies stops renewing this and another one takes over. It saves double
    -- work; that nothing happens twice rests on the states and constraints alone.
    claimed_by uuid,
    claimed_until timestamptz,
    -- Bytes that several people signed: they are submitted unchanged and never rebuilt.
    presigned boolean NOT NULL DEFAULT false,
    CONSTRAINT ledger_intents_source CHECK (by_channel OR source IS NOT NULL),
    CONSTRAINT ledger_intents_built CHECK (state NOT IN ('prepared', 'sent', 'succeeded')
      OR (source IS NOT NULL AND seq IS NOT NULL AND max_time IS NOT NULL AND fee_bid IS NOT NULL
      AND tx_hash IS NOT NULL AND envelope_xdr IS NOT NULL)),
    CONSTRAINT ledger_intents_bump
      CHECK ((bump_hash IS NULL) = (bump_xdr IS NULL) AND (bump_hash IS NULL) = (bump_bid IS NULL)),
    CONSTRAINT ledger_intents_finished CHECK ((state IN ('succeeded', 'failed', 'dead')) = (finished_at IS NOT NULL)),
    CONSTRAINT ledger_intents_succeeded CHECK (state <> 'succeeded' OR (ledger IS NOT NULL AND fee_charged IS NOT NULL)),
    CONSTRAINT ledger_intents_failure CHECK ((state IN ('failed', 'dead')) = (failure IS NOT NULL))
  ) WITH (fillfactor = 60);
  CREATE UNIQUE INDEX ledger_intents_business_key ON ledger_intents (business_key)
    WHERE state NOT IN ('failed', 'dead');
  CREATE UNIQUE INDEX ledger_intents_hash ON ledger_intents (network_id, tx_hash) WHERE tx_hash IS NOT NULL;
  CREATE UNIQUE INDEX ledger_intents_sequence ON ledger_intents (network_id, source, seq)
    WHERE state IN ('prepared', 'sent', 'succeeded');
  -- One in flight for each source: the next number is known only when the last one is used or dead.
  CREATE UNIQUE INDEX ledger_intents_one_in_flight ON ledger_intents (network_id, source)
    WHERE state IN ('prepared', 'sent');
  CREATE INDEX ledger_intents_unfinished ON ledger_intents (network_id, created_at)
    WHERE state IN ('intended', 'prepared', 'sent');
  CREATE INDEX ledger_intents_by_bump ON ledger_intents (bump_hash) WHERE bump_hash IS NOT NULL;
  ${wall('ledger_intents', 'false', 'true')}
  GRANT SELECT, INSERT, UPDATE ON ledger_intents TO passa_app;

  -- Signed bytes that can never be applied any more, and the proof of it.
  CREATE TABLE ledger_dead_envelopes (
    network_id text NOT NULL CONSTRAINT ledger_dead_envelopes_network_fk REFERENCES ledger_networks (id),
    tx_hash text NOT NULL,
    intent_id uuid NOT NULL CONSTRAINT ledger_dead_envelopes_intent_fk REFERENCES ledger_intents (id),
    source text NOT NULL,
    seq bigint NOT NULL,
    max_time bigint NOT NULL,
    envelope_xdr text NOT NULL,
    reason text NOT NULL,
    buried_at timestamptz NOT NULL DEFAULT clock_timestamp(),
    CONSTRAINT ledger_dead_envelopes_pk PRIMARY KEY (network_id, tx_hash)
  );
  CREATE INDEX ledger_dead_envelopes_by_intent ON ledger_dead_envelopes (intent_id);
  ${wall('ledger_dead_envelopes', 'false')}
  GRANT SELECT, INSERT ON ledger_dead_envelopes TO passa_app;

  -- The seed is encrypted with its own data key, and that with a master key that the database never sees. Both layers
  -- are bound to the id, public key and version of the row. A key is never changed nor deleted: only its encryption may
  -- be renewed.
  CREATE TABLE ledger_keys (
    id uuid CONSTRAINT ledger_keys_pk PRIMARY KEY,
    owner_kind text NOT NULL CONSTRAINT ledger_keys_owner_kind CHECK (owner_kind IN ('user', 'issuer', 'platform')),
    owner_id text NOT NULL CONSTRAINT ledger_keys_owner_length CHECK (length(owner_id) BETWEEN 1 AND 100),
    public_key text NOT NULL CONSTRAINT ledger_keys_public_unique UNIQUE
      CONSTRAINT ledger_keys_public_form CHECK (public_key ~ '^G[A-Z2-7]{55}$'),
    version integer NOT NULL CONSTRAINT ledger_keys_version CHECK (version >= 1),
    master_key_id text NOT NULL,
    wrapped_key text NOT NULL,
    sealed_seed text NOT NULL,
    created_at timestamptz NOT NULL,
    CONSTRAINT ledger_keys_one_an_owner UNIQUE (owner_kind, owner_id)
  );
  CREATE INDEX ledger_keys_by_master ON ledger_keys (master_key_id, id);
  ${wall('ledger_keys')}
  GRANT SELECT, INSERT, UPDATE (master_key_id, wrapped_key) ON ledger_keys TO passa_app;

  -- How far the ledger's history was read; moved in the transaction that records what was read.
  CREATE TABLE ledger_cursors (
    network_id text NOT NULL,
    name text NOT NULL,
    cursor text NOT NULL,
    updated_at timestamptz NOT NULL,
    CONSTRAINT ledger_cursors_pk PRIMARY KEY (network_id, name)
  );
  ${wall('ledger_cursors')}
  GRANT SELECT, INSERT, UPDATE, DELETE ON ledger_cursors TO passa_app;
`;

const WALLETS = `
  -- Owners read, only the system writes: it creates wallets and records the ledger.
  CREATE TABLE wallets (
    id uuid CONSTRAINT wallets_pk PRIMARY KEY,
    user_id uuid CONSTRAINT wallets_user_unique UNIQUE CONSTRAINT wallets_user_fk REFERENCES users (id),
    issuer_id uuid CONSTRAINT wallets_issuer_unique UNIQUE CONSTRAINT wallets_issuer_fk REFERENCES issuers (id),
    public_key text NOT NULL CONSTRAINT wallets_public_unique UNIQUE
      CONSTRAINT wallets_key_fk REFERENCES ledger_keys (public_key),
    created_at timestamptz NOT NULL,
    CONSTRAINT wallets_one_owner CHECK ((user_id IS NULL) <> (issuer_id IS NULL))
  );
  ALTER TABLE wallets ENABLE ROW LEVEL SECURITY;
  CREATE POLICY wallets_wall ON wallets TO passa_app
    USING ((SELECT passa_all()) OR user_id = (SELECT passa_user()) OR issuer_id = (SELECT passa_tenant())) WITH
    CHECK ((SELECT passa_all()));
  GRANT SELECT, INSERT, DELETE ON wallets TO passa_app;

  -- The last known state on the ledger, for when it cannot be queried. Units are stroops.
  CREATE TABLE wallet_balances (
    network_id text NOT NULL,
    wallet_id uuid NOT NULL CONSTRAINT wallet_balances_wallet_fk REFERENCES wallets (id) ON DELETE CASCADE,
    user_id uuid,
    issuer_id uuid,
    funded boolean NOT NULL,
    balance_units bigint NOT NULL CONSTRAINT wallet_balances_balance CHECK (balance_units >= 0),
    spendable_units bigint NOT NULL CONSTRAINT wallet_balances_spendable CHECK (spendable_units >= 0),
    reserve_units bigint NOT NULL CONSTRAINT wallet_balances_reserve CHECK (reserve_units >= 0),
    read_at timestamptz NOT NULL,
    CONSTRAINT wallet_balances_pk PRIMARY KEY (network_id, wallet_id)
  );
  ALTER TABLE wallet_balances ENABLE ROW LEVEL SECURITY;
  CREATE POLICY wallet_balances_wall ON wallet_balances TO passa_app
    USING ((SELECT passa_all()) OR user_id = (SELECT passa_user()) OR issuer_id = (SELECT passa_tenant())) WITH
    CHECK ((SELECT passa_all()));
  GRANT SELECT, INSERT, UPDATE, DELETE ON wallet_balances TO passa_app;

  -- At most one per wallet and day, and one per idempotency key.
  CREATE TABLE wallet_fundings (
    network_id text NOT NULL,
    wallet_id uuid NOT NULL CONSTRAINT wallet_fundings_wallet_fk REFERENCES wallets (id) ON DELETE CASCADE,
    day date NOT NULL,
    state text NOT NULL CONSTRAINT wallet_fundings_state CHECK (state IN ('asked', 'done')),
    idempotency_key text,
    asked_at timestamptz NOT NULL,
    CONSTRAINT wallet_fundings_pk PRIMARY KEY (network_id, wallet_id, day)
  );
  CREATE UNIQUE INDEX wallet_fundings_idempotency ON wallet_fundings (wallet_id, idempotency_key)
    WHERE idempotency_key IS NOT NULL;
  ${wall('wallet_fundings')}
  GRANT SELECT, INSERT, UPDATE, DELETE ON wallet_fundings TO passa_app;

  -- One row for each of our accounts that a payment touches, never changed: the primary key records a payment once,
  -- however often the ledger's stream delivers it, and it is the order of the pages too.
  CREATE TABLE wallet_movements (
    network_id text NOT NULL,
    public_key text NOT NULL CONSTRAINT wallet_movements_key_fk REFERENCES ledger_keys (public_key),
    operation_id bigint NOT NULL CONSTRAINT wallet_movements_operation CHECK (operation_id > 0),
    user_id uuid,
    issuer_id uuid,
    kind text NOT NULL CONSTRAINT wallet_movements_kind CHECK (kind IN ('funding', 'payment_in', 'payment_out')),
    units bigint NOT NULL,
    fee_units bigint CONSTRAINT wallet_movements_fee CHECK (fee_units >= 0),
    counterparty text,
    memo text,
    transaction_hash text NOT NULL CONSTRAINT wallet_movements_hash CHECK (transaction_hash ~ '^[0-9a-f]{64}$'),
    occurred_at timestamptz NOT NULL,
    CONSTRAINT wallet_movements_pk PRIMARY KEY (network_id, public_key, operation_id)
  );
  CREATE INDEX wallet_movements_by_transaction ON wallet_movements (network_id, transaction_hash);
  ALTER TABLE wallet_movements ENABLE ROW LEVEL SECURITY;
  CREATE POLICY wallet_movements_wall ON wallet_movements TO passa_app
    USING ((SELECT passa_all()) OR user_id = (SELECT passa_user()) OR issuer_id = (SELECT passa_tenant())) WITH
    CHECK ((SELECT passa_all()));
  GRANT SELECT, INSERT ON wallet_movements TO passa_app;
`;

const ANCHORS = `
  -- A short number for the identity of a network, for the leaves, of which there are many.
  CREATE TABLE anchor_networks (
    number smallint GENERATED ALWAYS AS IDENTITY CONSTRAINT anchor_networks_pk PRIMARY KEY,
    network_id text NOT NULL CONSTRAINT anchor_networks_id_unique UNIQUE,
    name text NOT NULL,
    passphrase text NOT NULL,
    first_used_at timestamptz NOT NULL
  );
  ${wall('anchor_networks')}
  GRANT SELECT, INSERT ON anchor_networks TO passa_app;

  -- A batch is one tree of tickets, or one head of the audit log, and one transaction. gathering: leaves are still
  -- added. closed: the root is fixed and on its way. anchored: the ledger has it.
  CREATE TABLE anchor_batches (
    number integer GENERATED ALWAYS AS IDENTITY CONSTRAINT anchor_batches_pk PRIMARY KEY,
    network smallint NOT NULL CONSTRAINT anchor_batches_network_fk REFERENCES anchor_networks (number),
    kind text NOT NULL CONSTRAINT anchor_batches_kind CHECK (kind IN ('tickets', 'audit')),
    state text NOT NULL CONSTRAINT anchor_batches_state CHECK (state IN ('gathering', 'closed', 'anchored')),
    leaf_count integer NOT NULL DEFAULT 0 CONSTRAINT anchor_batches_leaf_count CHECK (leaf_count >= 0),
    -- The tree hash of each chunk of leaves, 32 bytes each: the levels above are quickly computed again.
    chunk_roots bytea NOT NULL DEFAULT '',
    audit_seq bigint,
    audit_hash bytea CONSTRAINT anchor_batches_audit_hash CHECK (octet_length(audit_hash) = 32),
    root bytea CONSTRAINT anchor_batches_root_length CHECK (octet_length(root) = 32),
    opened_at timestamptz NOT NULL,
    closed_at timestamptz,
    -- When it was last submitted to the settlement, and as which intent. Without an intent it waits for its next turn.
    sent_at timestamptz,
    intent_id uuid,
    account text,
    transaction_hash text,
    ledger integer,
    ledger_closed_at timestamptz,
    CONSTRAINT anchor_batches_audit CHECK ((kind = 'audit') = (audit_seq IS NOT NULL AND audit_hash IS NOT NULL)),
    CONSTRAINT anchor_batches_closed
      CHECK ((state = 'gathering') = (root IS NULL) AND (root IS NULL) = (closed_at IS NULL)),
    CONSTRAINT anchor_batches_not_empty CHECK (state = 'gathering' OR kind = 'audit' OR leaf_count > 0),
    CONSTRAINT anchor_batches_anchored CHECK ((state = 'anchored') = (transaction_hash IS NOT NULL
      AND ledger IS NOT NULL AND ledger_closed_at IS NOT NULL AND account IS NOT NULL)),
    CONSTRAINT anchor_batches_root_unique UNIQUE (root, network)
  );
  CREATE UNIQUE INDEX anchor_batches_one_open ON anchor_batches (network) WHERE state = 'gathering';
  CREATE INDEX anchor_batches_unsent ON anchor_batches (network, number) WHERE state = 'closed';
  CREATE INDEX anchor_batches_recent ON anchor_batches (network, kind, number);
  ${wall('anchor_batches')}
  GRANT SELECT, INSERT, UPDATE ON anchor_batches TO passa_app;

  -- The serial of a tier, and the number of an issuer's revocations, up to which everything has a leaf. Both grow
  -- without gaps under the lock of one row, so their order is that of the commits and nothing is skipped.
  CREATE TABLE anchor_cursors (
    network smallint NOT NULL CONSTRAINT anchor_cursors_network_fk REFERENCES anchor_networks (number),
    event text NOT NULL CONSTRAINT anchor_cursors_event CHECK (event IN ('issued', 'revoked')),
    -- The tier, or the issuer.
    source_id uuid NOT NULL,
    through bigint NOT NULL CONSTRAINT anchor_cursors_through CHECK (through >= 1),
    CONSTRAINT anchor_cursors_pk PRIMARY KEY (network, event, source_id)
  );
  ${wall('anchor_cursors')}
  GRANT SELECT, INSERT, UPDATE ON anchor_cursors TO passa_app;

  -- No foreign keys to tickets and batches: one writer inserts leaves from rows that are never deleted, and the keys
  -- would be checked for each.
  CREATE TABLE anchor_leaves (
    ticket_id uuid NOT NULL,
    batch integer NOT NULL,
    place integer NOT NULL CONSTRAINT anchor_leaves_place CHECK (place >= 0),
    network smallint NOT NULL,
    event text NOT NULL CONSTRAINT anchor_leaves_event CHECK (event IN ('issued', 'revoked')),
    salt bytea NOT NULL CONSTRAINT anchor_leaves_salt_length CHECK (octet_length(salt) = 16),
    CONSTRAINT anchor_leaves_once PRIMARY KEY (ticket_id, event, network)
  );
  CREATE TRIGGER anchor_leaves_append_only BEFORE UPDATE OR DELETE ON anchor_leaves FOR EACH ROW
    EXECUTE FUNCTION forbid_change();
  ${wall('anchor_leaves')}
  GRANT SELECT, INSERT ON anchor_leaves TO passa_app;

  -- The leaf hashes of a batch, 256 to a row: a proof reads one row of them.
  CREATE TABLE anchor_chunks (
    batch integer NOT NULL CONSTRAINT anchor_chunks_batch_fk REFERENCES anchor_batches (number),
    chunk integer NOT NULL CONSTRAINT anchor_chunks_chunk CHECK (chunk >= 0),
    -- Hashes cannot be compressed; trying would cost more than writing them.
    hashes bytea NOT NULL
      CONSTRAINT anchor_chunks_hashes CHECK (octet_length(hashes) BETWEEN 32 AND 8192 AND octet_length(hashes) % 32 = 0),
    CONSTRAINT anchor_chunks_pk PRIMARY KEY (batch, chunk)
  );
  ALTER TABLE anchor_chunks ALTER COLUMN hashes SET STORAGE EXTERNAL;
  CREATE TRIGGER anchor_chunks_append_only BEFORE UPDATE OR DELETE ON anchor_chunks FOR EACH ROW
    EXECUTE FUNCTION forbid_change();
  ${wall('anchor_chunks')}
  GRANT SELECT, INSERT ON anchor_chunks TO passa_app;
  CREATE VIEW anchors_listed AS
    SELECT b.number, b.kind, b.leaf_count, b.audit_seq, b.root, b.closed_at, b.account, b.transaction_hash, b.ledger,
           b.ledger_closed_at, b.network, n.network_id, n.name AS network_name, n.passphrase
    FROM anchor_batches b JOIN anchor_networks n ON n.number = b.network WHERE b.state = 'anchored';
  GRANT SELECT ON anchors_listed TO passa_app;
`;

const PARTNERS = `
  -- People whom an issuer shares revenue with. Only the mail contains the secret of the invitation.
  CREATE TABLE partners (
    id uuid CONSTRAINT partners_pk PRIMARY KEY,
    issuer_id uuid NOT NULL CONSTRAINT partners_issuer_fk REFERENCES issuers (id),
    email text NOT NULL CONSTRAINT partners_email_form CHECK (email = lower(email) AND length(email) BETWEEN 3 AND 320),
    name text NOT NULL CONSTRAINT partners_name_length CHECK (length(name) BETWEEN 1 AND 200),
    role text NOT NULL CONSTRAINT partners_role CHECK (role IN ('partner', 'musician', 'sponsor', 'venue')),
    status text NOT NULL CONSTRAINT partners_status CHECK (status IN ('pending', 'accepted', 'declined')),
    user_id uuid CONSTRAINT partners_user_fk REFERENCES users (id),
    -- Of the partner's wallet since the acceptance, so that the issuer's staff see it without access to wallets.
    public_key text CONSTRAINT partners_public_key_form CHECK (public_key ~ '^G[A-Z2-7]{55}$'),
    token_hash bytea CONSTRAINT partners_token_unique UNIQUE,
    token_expires_at timestamptz,
    invited_by uuid NOT NULL CONSTRAINT partners_invited_by_fk REFERENCES users (id),
    invited_at timestamptz NOT NULL,
    answered_at timestamptz,
    CONSTRAINT partners_once UNIQUE (issuer_id, email),
    CONSTRAINT partners_accepted CHECK ((status = 'accepted') = (user_id IS NOT NULL)),
    CONSTRAINT partners_wallet CHECK (status = 'accepted' OR public_key IS NULL),
    CONSTRAINT partners_answered CHECK ((status = 'pending') = (answered_at IS NULL)),
    CONSTRAINT partners_token
      CHECK ((token_hash IS NULL) = (token_expires_at IS NULL) AND (status = 'pending' OR token_hash IS NULL))
  );
  CREATE INDEX partners_by_issuer ON partners (issuer_id, invited_at DESC, id DESC);
  CREATE INDEX partners_by_user ON partners (user_id) WHERE user_id IS NOT NULL;
  CREATE INDEX partners_by_email ON partners (email);
  ${wall('partners', TENANT)}
  CREATE POLICY partners_seen ON partners FOR SELECT TO passa_app USING (user_id = (SELECT passa_user()));
  GRANT SELECT, INSERT, UPDATE ON partners TO passa_app;

  -- A key of the person, outside of the platform, that was proved by a signature.
  CREATE TABLE own_signing_keys (
    user_id uuid CONSTRAINT own_signing_keys_pk PRIMARY KEY CONSTRAINT own_signing_keys_user_fk REFERENCES users (id),
    public_key text NOT NULL CONSTRAINT own_signing_keys_key_unique UNIQUE
      CONSTRAINT own_signing_keys_form CHECK (public_key ~ '^G[A-Z2-7]{55}$'),
    proved_at timestamptz NOT NULL
  );
  ${wall('own_signing_keys', OWN)}
  GRANT SELECT, INSERT, UPDATE, DELETE ON own_signing_keys TO passa_app;

  CREATE TABLE signing_key_proofs (
    id uuid CONSTRAINT signing_key_proofs_pk PRIMARY KEY,
    user_id uuid NOT NULL CONSTRAINT signing_key_proofs_user_fk REFERENCES users (id),
    public_key text NOT NULL CONSTRAINT signing_key_proofs_form CHECK (public_key ~ '^G[A-Z2-7]{55}$'),
    hash text NOT NULL CONSTRAINT signing_key_proofs_hash_unique UNIQUE,
    envelope_xdr text NOT NULL,
    created_at timestamptz NOT NULL,
    expires_at timestamptz NOT NULL,
    used_at timestamptz
  );
  CREATE INDEX signing_key_proofs_by_user ON signing_key_proofs (user_id, created_at);
  ${wall('signing_key_proofs', OWN)}
  GRANT SELECT, INSERT, UPDATE, DELETE ON signing_key_proofs TO passa_app;
`;

const CONTRACTS = `
  -- finalizing: the escrow is on its way to the ledger; people see a draft.
  CREATE TABLE contracts (
    id uuid CONSTRAINT contracts_pk PRIMARY KEY,
    issuer_id uuid NOT NULL CONSTRAINT contracts_issuer_fk REFERENCES issuers (id),
    event_id uuid NOT NULL CONSTRAINT contracts_event_fk REFERENCES events (id),
    name text NOT NULL CONSTRAINT contracts_name_length CHECK (length(name) BETWEEN 1 AND 200),
    description text NOT NULL DEFAULT '' CONSTRAINT contracts_description_length CHECK (length(description) <= 5000),
    status text NOT NULL DEFAULT 'draft'
      CONSTRAINT contracts_status CHECK (status IN ('draft', 'finalizing', 'final', 'withdrawn')),
    required_sigs integer NOT NULL CONSTRAINT contracts_required_sigs CHECK (required_sigs BETWEEN 1 AND 20),
    created_by uuid NOT NULL CONSTRAINT contracts_created_by_fk REFERENCES users (id),
    created_at timestamptz NOT NULL,
    idempotency_key text,
    request_hash bytea,
    -- Of the escrow. The key exists from the first try on; once the contract is final, it alone cannot move anything.
    network_id text,
    escrow_key text CONSTRAINT contracts_escrow_unique UNIQUE
      CONSTRAINT contracts_escrow_form CHECK (escrow_key ~ '^G[A-Z2-7]{55}$'),
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
  CREATE UNIQUE INDEX contracts_idempotency ON contracts (created_by, idempotency_key)
    WHERE idempotency_key IS NOT NULL;
  -- The sales of an event go to one escrow.
  CREATE UNIQUE INDEX contracts_one_final ON contracts (event_id) WHERE status IN ('finalizing', 'final');
  CREATE INDEX contracts_by_event ON contracts (event_id);
  ${wall('contracts', TENANT)}
  GRANT SELECT, INSERT, UPDATE ON contracts TO passa_app;

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
  ${wall('contract_shares', TENANT)}
  GRANT SELECT, INSERT ON contract_shares TO passa_app;
  GRANT EXECUTE ON FUNCTION forbid_too_much_promised() TO passa_app;

  -- People of a contract besides its issuer's own staff: the policies below read it.
  CREATE TABLE contract_members (
    contract_id uuid NOT NULL,
    user_id uuid NOT NULL CONSTRAINT contract_members_user_fk REFERENCES users (id),
    kind text NOT NULL CONSTRAINT contract_members_kind CHECK (kind IN ('signatory', 'partner')),
    issuer_id uuid NOT NULL,
    CONSTRAINT contract_members_pk PRIMARY KEY (user_id, contract_id, kind),
    -- No issuer adds people to a contract of another issuer.
    CONSTRAINT contract_members_contract_fk FOREIGN KEY (contract_id, issuer_id)
      REFERENCES contracts (id, issuer_id) ON DELETE CASCADE
  );
  CREATE INDEX contract_members_by_contract ON contract_members (contract_id);
  ${wall('contract_members', TENANT)}
  CREATE POLICY contract_members_seen ON contract_members FOR SELECT TO passa_app
    USING (user_id = (SELECT passa_user()));
  GRANT SELECT, INSERT, UPDATE ON contract_members TO passa_app;

  CREATE TABLE contract_signatories (
    id uuid CONSTRAINT contract_signatories_pk PRIMARY KEY,
    contract_id uuid NOT NULL CONSTRAINT contract_signatories_contract_fk REFERENCES contracts (id) ON DELETE CASCADE,
    issuer_id uuid NOT NULL,
    position integer NOT NULL CONSTRAINT contract_signatories_position CHECK (position BETWEEN 1 AND 20),
    user_id uuid NOT NULL CONSTRAINT contract_signatories_user_fk REFERENCES users (id),
    -- Fixed when the escrow is made: the key that signs on the ledger, and who holds it.
    public_key text CONSTRAINT contract_signatories_key_form CHECK (public_key ~ '^G[A-Z2-7]{55}$'),
    key_holder text CONSTRAINT contract_signatories_key_holder CHECK (key_holder IN ('platform', 'own')),
    CONSTRAINT contract_signatories_once UNIQUE (contract_id, user_id),
    CONSTRAINT contract_signatories_position_unique UNIQUE (contract_id, position),
    CONSTRAINT contract_signatories_key_once UNIQUE (contract_id, public_key),
    CONSTRAINT contract_signatories_key CHECK ((public_key IS NULL) = (key_holder IS NULL))
  );
  CREATE INDEX contract_signatories_by_user ON contract_signatories (user_id);
  ${wall('contract_signatories', TENANT)}
  GRANT SELECT, INSERT, UPDATE ON contract_signatories TO passa_app;

  CREATE TABLE contract_approvals (
    contract_id uuid NOT NULL,
    user_id uuid NOT NULL,
    issuer_id uuid NOT NULL,
    approved_at timestamptz NOT NULL,
    CONSTRAINT contract_approvals_pk PRIMARY KEY (contract_id, user_id),
    CONSTRAINT contract_approvals_signatory_fk FOREIGN KEY (contract_id, user_id)
      REFERENCES contract_signatories (contract_id, user_id) ON DELETE CASCADE
  );
  ${wall('contract_approvals', TENANT)}
  GRANT SELECT, INSERT ON contract_approvals TO passa_app;
  -- Contracts of the reader alone. A partner sees a contract as soon as their confirmed address is among its shares,
  -- before they accept the invitation; the view bypasses the policies that would hide the partners from them.
  CREATE VIEW contract_readers WITH (security_barrier) AS
    SELECT contract_id FROM contract_members WHERE user_id = (SELECT passa_user())
    UNION
    SELECT s.contract_id FROM users u
      JOIN partners p ON p.email = lower(u.email::text) AND p.status <> 'declined'
      JOIN contract_shares s ON s.partner_id = p.id
    WHERE u.id = (SELECT passa_user()) AND u.email_verified_at IS NOT NULL;
  GRANT SELECT ON contract_readers TO passa_app;
  CREATE POLICY contracts_seen ON contracts FOR SELECT TO passa_app
    USING (id IN (SELECT contract_id FROM contract_readers));
  CREATE POLICY contract_shares_seen ON contract_shares FOR SELECT TO passa_app
    USING (contract_id IN (SELECT contract_id FROM contract_readers));
  CREATE POLICY contract_signatories_seen ON contract_signatories FOR SELECT TO passa_app
    USING (contract_id IN (SELECT contract_id FROM contract_readers));
  CREATE POLICY contract_approvals_seen ON contract_approvals FOR SELECT TO passa_app
    USING (contract_id IN (SELECT contract_id FROM contract_readers));
  -- The signatories with the one property of their accounts that decides whether they count, for transactions that act
  -- for an issuer: row-level security would hide it for people of other organisations. It shows no more contracts than
  -- their own policies.
  CREATE VIEW signatory_standings WITH (security_barrier) AS
    SELECT contract_id, s.position, s.user_id, s.public_key, s.key_holder, u.name, u.status = 'active' AS active
    FROM contract_signatories s JOIN users u ON u.id = s.user_id
    WHERE (SELECT passa_all()) OR s.issuer_id = (SELECT passa_tenant())
      OR s.contract_id IN (SELECT contract_id FROM contract_members WHERE user_id = (SELECT passa_user()));
  GRANT SELECT ON signatory_standings TO passa_app;
`;

const EXPENSES = `
  CREATE TABLE receipts (
    id uuid CONSTRAINT receipts_pk PRIMARY KEY,
    issuer_id uuid,
    user_id uuid NOT NULL CONSTRAINT receipts_user_fk REFERENCES users (id),
    file_name text NOT NULL CONSTRAINT receipts_name_length CHECK (length(file_name) BETWEEN 1 AND 200),
    media_type text NOT NULL
      CONSTRAINT receipts_media_type CHECK (media_type IN ('image/png', 'image/jpeg', 'image/webp', 'application/pdf')),
    sha256 bytea NOT NULL CONSTRAINT receipts_sha256 CHECK (octet_length(sha256) = 32),
    content bytea NOT NULL CONSTRAINT receipts_size CHECK (octet_length(content) BETWEEN 1 AND 5242880),
    created_at timestamptz NOT NULL
  );
  CREATE INDEX receipts_by_user ON receipts (user_id, created_at);
  ${wall('receipts', `${TENANT} OR ${OWN}`)}
  GRANT SELECT, INSERT, UPDATE, DELETE ON receipts TO passa_app;

  CREATE TABLE expenses (
    id uuid CONSTRAINT expenses_pk PRIMARY KEY,
    contract_id uuid NOT NULL CONSTRAINT expenses_contract_fk REFERENCES contracts (id),
    issuer_id uuid NOT NULL,
    event_id uuid NOT NULL,
    category text NOT NULL
      CONSTRAINT expenses_category
        CHECK (category IN ('venue', 'marketing', 'equipment', 'catering', 'security', 'transport', 'other')),
    description text NOT NULL CONSTRAINT expenses_description_length CHECK (length(description) BETWEEN 1 AND 1000),
    units bigint NOT NULL CONSTRAINT expenses_units CHECK (units > 0),
    currency text NOT NULL CONSTRAINT expenses_currency CHECK (currency IN ('USD', 'XLM', 'KES')),
    receipt_link text CONSTRAINT expenses_receipt_length CHECK (length(receipt_link) BETWEEN 1 AND 2000),
    receipt_id uuid CONSTRAINT expenses_receipt_unique UNIQUE CONSTRAINT expenses_receipt_fk REFERENCES receipts (id),
    status text NOT NULL DEFAULT 'pending'
      CONSTRAINT expenses_status CHECK (status IN ('pending', 'approved', 'rejected')),
    submitted_by uuid NOT NULL CONSTRAINT expenses_submitted_by_fk REFERENCES users (id),
    submitted_at timestamptz NOT NULL,
    idempotency_key text,
    request_hash bytea,
    decided_by uuid CONSTRAINT expenses_decided_by_fk REFERENCES users (id),
    decided_at timestamptz,
    comment text CONSTRAINT expenses_comment_length CHECK (length(comment) <= 1000),
    -- Owed since the approval, at the rate of that time.
    owed_units bigint CONSTRAINT expenses_owed CHECK (owed_units > 0),
    rate_numerator numeric(30, 0) CONSTRAINT expenses_rate_numerator CHECK (rate_numerator > 0),
    rate_denominator numeric(30, 0) CONSTRAINT expenses_rate_denominator CHECK (rate_denominator > 0),
    paid_round_id uuid,
    CONSTRAINT expenses_idempotent CHECK ((idempotency_key IS NULL) = (request_hash IS NULL)),
    CONSTRAINT expenses_not_own CHECK (decided_by IS NULL OR decided_by <> submitted_by),
    CONSTRAINT expenses_decided
      CHECK ((status = 'pending') = (decided_by IS NULL) AND (decided_by IS NULL) = (decided_at IS NULL)),
    CONSTRAINT expenses_approved CHECK ((status = 'approved') = (owed_units IS NOT NULL AND rate_numerator IS NOT NULL
      AND rate_denominator IS NOT NULL)),
    CONSTRAINT expenses_paid CHECK (paid_round_id IS NULL OR status = 'approved')
  );
  CREATE INDEX expenses_by_contract ON expenses (contract_id, submitted_at DESC, id DESC);
  CREATE INDEX expenses_pending ON expenses (issuer_id, submitted_at) WHERE status = 'pending';
  CREATE INDEX expenses_owed ON expenses (contract_id, decided_at) WHERE status = 'approved' AND paid_round_id IS NULL;
  CREATE UNIQUE INDEX expenses_idempotency ON expenses (submitted_by, idempotency_key)
    WHERE idempotency_key IS NOT NULL;
  CREATE TRIGGER expenses_units_limit BEFORE INSERT OR UPDATE OF units ON expenses FOR EACH ROW
    WHEN (NEW.units > 10000000000000000) EXECUTE FUNCTION refuse_amount();
  ${wall('expenses', TENANT)}
  CREATE POLICY expenses_seen ON expenses FOR SELECT TO passa_app
    USING (contract_id IN (SELECT contract_id FROM contract_members WHERE user_id = (SELECT passa_user())
    AND kind = 'signatory'));
  GRANT SELECT, INSERT, UPDATE ON expenses TO passa_app;
`;

const ROUNDS = `
  -- Each round has a channel account of its own, whose next sequence number its transaction uses: several rounds stay
  -- open side by side, and a round is cancelled by removing its channel.
  CREATE TABLE rounds (
    id uuid CONSTRAINT rounds_pk PRIMARY KEY,
    contract_id uuid NOT NULL CONSTRAINT rounds_contract_fk REFERENCES contracts (id),
    issuer_id uuid NOT NULL,
    event_id uuid NOT NULL,
    number integer NOT NULL CONSTRAINT rounds_number CHECK (number >= 1),
    state text NOT NULL
      CONSTRAINT rounds_state CHECK (state IN ('preparing', 'pending', 'authorized', 'releasing', 'released', 'failed',
        'cancelling', 'cancelled', 'expired')),
    -- The distributed amount; owed expenses and advances are paid on top of it.
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
    -- The signed transaction: fixed as soon as the channel exists.
    channel_seq bigint,
    max_time bigint,
    fee_bid bigint,
    memo_hash bytea CONSTRAINT rounds_memo_length CHECK (octet_length(memo_hash) = 32),
    tx_hash text,
    envelope_xdr text,
    -- The outcome.
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
      OR (channel_seq IS NOT NULL AND max_time IS NOT NULL AND fee_bid IS NOT NULL AND tx_hash IS NOT NULL
      AND envelope_xdr IS NOT NULL)),
    CONSTRAINT rounds_releasing CHECK (state <> 'releasing' OR intent_id IS NOT NULL),
    CONSTRAINT rounds_failed CHECK (state <> 'failed' OR failure IS NOT NULL),
    CONSTRAINT rounds_ended CHECK ((state IN ('released', 'failed', 'cancelled', 'expired')) = (ended_at IS NOT NULL))
  );
  ALTER TABLE expenses ADD CONSTRAINT expenses_paid_round_fk FOREIGN KEY (paid_round_id) REFERENCES rounds (id);
  CREATE INDEX rounds_by_contract ON rounds (contract_id, number DESC);
  CREATE INDEX rounds_open ON rounds (issuer_id, created_at DESC)
    WHERE state IN ('preparing', 'pending', 'authorized', 'releasing', 'cancelling');
  CREATE INDEX rounds_by_expiry ON rounds (expires_at) WHERE state IN ('preparing', 'pending', 'authorized');
  CREATE INDEX rounds_channels ON rounds (ended_at) WHERE channel_closed_at IS NULL AND ended_at IS NOT NULL;
  CREATE UNIQUE INDEX rounds_idempotency ON rounds (triggered_by, idempotency_key) WHERE idempotency_key IS NOT NULL;
  ${wall('rounds', TENANT)}
  CREATE POLICY rounds_seen ON rounds FOR SELECT TO passa_app
    USING (contract_id IN (SELECT contract_id FROM contract_members WHERE user_id = (SELECT passa_user())
    AND kind = 'signatory'));
  GRANT SELECT, INSERT, UPDATE ON rounds TO passa_app;

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
    CONSTRAINT round_payments_form
      CHECK ((kind = 'share') = (share_id IS NOT NULL) AND (kind = 'expense') = (expense_id IS NOT NULL))
  );
  CREATE INDEX round_payments_by_contract ON round_payments (contract_id) WHERE live;
  -- An expense is paid by one round.
  CREATE UNIQUE INDEX round_payments_expense_once ON round_payments (expense_id) WHERE expense_id IS NOT NULL AND live;
  ${wall('round_payments', TENANT)}
  CREATE POLICY round_payments_seen ON round_payments FOR SELECT TO passa_app
    USING (contract_id IN (SELECT contract_id FROM contract_members WHERE user_id = (SELECT passa_user())
    AND kind = 'signatory'));
  GRANT SELECT, INSERT, UPDATE ON round_payments TO passa_app;

  CREATE TABLE round_authorizations (
    round_id uuid NOT NULL CONSTRAINT round_authorizations_round_fk REFERENCES rounds (id),
    public_key text NOT NULL CONSTRAINT round_authorizations_key_form CHECK (public_key ~ '^G[A-Z2-7]{55}$'),
    contract_id uuid NOT NULL,
    issuer_id uuid NOT NULL,
    user_id uuid NOT NULL CONSTRAINT round_authorizations_user_fk REFERENCES users (id),
    method text NOT NULL CONSTRAINT round_authorizations_method CHECK (method IN ('platform', 'own')),
    -- Over the transaction's hash, so it can never serve another round.
    signature bytea NOT NULL CONSTRAINT round_authorizations_signature CHECK (octet_length(signature) = 64),
    authorized_at timestamptz NOT NULL,
    sent boolean NOT NULL DEFAULT false,
    CONSTRAINT round_authorizations_pk PRIMARY KEY (round_id, public_key),
    CONSTRAINT round_authorizations_once UNIQUE (round_id, user_id)
  );
  ${wall('round_authorizations', TENANT)}
  CREATE POLICY round_authorizations_seen ON round_authorizations FOR SELECT TO passa_app
    USING (contract_id IN (SELECT contract_id FROM contract_members WHERE user_id = (SELECT passa_user())
    AND kind = 'signatory'));
  GRANT SELECT, INSERT, UPDATE ON round_authorizations TO passa_app;
`;
