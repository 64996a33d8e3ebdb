import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Ledger accounts: their encrypted keys, the wallets of people and issuers, and their state on the ledger. All data of
 * a network carries that network's identity, so that another network, or the same one after a reset, sees none of the
 * old data.
 */
export class AddWallets1710000002000 implements MigrationInterface {
  name = 'AddWallets1710000002000';

  async up(q: QueryRunner): Promise<void> {
    for (const statement of [KEYS, WALLETS, HISTORY, POLICIES, GRANTS]) await q.query(statement);
  }

  async down(q: QueryRunner): Promise<void> {
    await q.query(
      'DROP TABLE IF EXISTS ledger_cursors, wallet_movements, wallet_fundings, wallet_balances, wallets, ledger_keys',
    );
  }
}

const PUBLIC_KEY_FORM = "~ '^G[A-Z2-7]{55}$'";

// The seed is encrypted with its own data key, and that with a master key that the database never sees. Both layers
// are bound to the row's id, public key and version.
const KEYS = `
  CREATE TABLE ledger_keys (
    id uuid CONSTRAINT ledger_keys_pk PRIMARY KEY,
    owner_kind text NOT NULL CONSTRAINT ledger_keys_owner_kind CHECK (owner_kind IN ('user', 'issuer', 'platform')),
    owner_id text NOT NULL CONSTRAINT ledger_keys_owner_length CHECK (length(owner_id) BETWEEN 1 AND 100),
    public_key text NOT NULL CONSTRAINT ledger_keys_public_unique UNIQUE
      CONSTRAINT ledger_keys_public_form CHECK (public_key ${PUBLIC_KEY_FORM}),
    version integer NOT NULL CONSTRAINT ledger_keys_version CHECK (version >= 1),
    master_key_id text NOT NULL,
    wrapped_key text NOT NULL,
    sealed_seed text NOT NULL,
    created_at timestamptz NOT NULL,
    CONSTRAINT ledger_keys_one_an_owner UNIQUE (owner_kind, owner_id)
  );
  CREATE INDEX ledger_keys_by_master ON ledger_keys (master_key_id, id);
`;

const WALLETS = `
  CREATE TABLE wallets (
    id uuid CONSTRAINT wallets_pk PRIMARY KEY,
    user_id uuid CONSTRAINT wallets_user_unique UNIQUE CONSTRAINT wallets_user_fk REFERENCES users (id),
    issuer_id uuid CONSTRAINT wallets_issuer_unique UNIQUE CONSTRAINT wallets_issuer_fk REFERENCES issuers (id),
    public_key text NOT NULL CONSTRAINT wallets_public_unique UNIQUE
      CONSTRAINT wallets_key_fk REFERENCES ledger_keys (public_key),
    created_at timestamptz NOT NULL,
    CONSTRAINT wallets_one_owner CHECK ((user_id IS NULL) <> (issuer_id IS NULL))
  );

  -- The ledger's last word, for when it cannot be asked. Units are stroops.
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

  -- At most one a wallet and day, and one an idempotency key.
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
`;

// One row for each account of ours that a payment touches, never changed: the primary key books a payment once,
// however often the ledger's stream delivers it, and it is the order of the pages too.
const HISTORY = `
  CREATE TABLE wallet_movements (
    network_id text NOT NULL,
    public_key text NOT NULL CONSTRAINT wallet_movements_key_fk REFERENCES ledger_keys (public_key),
    operation_id bigint NOT NULL CONSTRAINT wallet_movements_operation CHECK (operation_id > 0),
    user_id uuid,
    issuer_id uuid,
    kind text NOT NULL CONSTRAINT wallet_movements_kind
      CHECK (kind IN ('funding', 'payment_in', 'payment_out')),
    units bigint NOT NULL,
    fee_units bigint CONSTRAINT wallet_movements_fee CHECK (fee_units >= 0),
    counterparty text,
    memo text,
    transaction_hash text NOT NULL CONSTRAINT wallet_movements_hash CHECK (transaction_hash ~ '^[0-9a-f]{64}$'),
    occurred_at timestamptz NOT NULL,
    CONSTRAINT wallet_movements_pk PRIMARY KEY (network_id, public_key, operation_id)
  );
  CREATE INDEX wallet_movements_by_transaction ON wallet_movements (network_id, transaction_hash);

  -- Up to where the ledger's history was read; moved in the transaction that books what was read.
  CREATE TABLE ledger_cursors (
    network_id text NOT NULL,
    name text NOT NULL,
    cursor text NOT NULL,
    updated_at timestamptz NOT NULL,
    CONSTRAINT ledger_cursors_pk PRIMARY KEY (network_id, name)
  );
`;

const ALL = '(SELECT passa_all())';
const OWNERS = 'user_id = (SELECT passa_user()) OR issuer_id = (SELECT passa_tenant())';

/** // Owners read, only the product writes: the system creates wallets and books the ledger. */
const POLICIES = [
  ...['wallets', 'wallet_balances', 'wallet_movements'].map(
    (table) => `
    ALTER TABLE ${table} ENABLE ROW LEVEL SECURITY;
    CREATE POLICY ${table}_wall ON ${table} TO passa_app USING (${ALL} OR ${OWNERS}) WITH CHECK (${ALL});`,
  ),
  ...['ledger_keys', 'wallet_fundings', 'ledger_cursors'].map(
    (table) => `
    ALTER TABLE ${table} ENABLE ROW LEVEL SECURITY;
    CREATE POLICY ${table}_wall ON ${table} TO passa_app USING (${ALL}) WITH CHECK (${ALL});`,
  ),
].join('\n');

// A key is never changed nor deleted: only its encryption may be renewed.
const GRANTS = `
  GRANT SELECT, INSERT ON ledger_keys TO passa_app;
  GRANT UPDATE (master_key_id, wrapped_key) ON ledger_keys TO passa_app;
  GRANT SELECT, INSERT, DELETE ON wallets TO passa_app;
  GRANT SELECT, INSERT, UPDATE, DELETE ON wallet_balances, wallet_fundings, ledger_cursors TO passa_app;
  GRANT SELECT, INSERT ON wallet_movements TO passa_app;
`;
