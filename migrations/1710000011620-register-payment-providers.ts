import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The providers of payments are rows of a table, so that another one needs no migration. In the journal, what a merchant
 * has at a provider is on the account `merchant`, with the provider beside it.
 */
export class RegisterPaymentProviders1710000011620 implements MigrationInterface {
  name = 'RegisterPaymentProviders1710000011620';

  async up(q: QueryRunner): Promise<void> {
    await q.query(PROVIDERS);
    await q.query(REFERENCES);
    await q.query(JOURNAL);
  }

  /** Fails once another provider than these four has an account or an attempt. */
  async down(q: QueryRunner): Promise<void> {
    await q.query(`
      ALTER TABLE merchant_accounts DROP CONSTRAINT merchant_accounts_provider_fk,
        ADD CONSTRAINT merchant_accounts_provider CHECK (provider IN (${NAMES})),
        ADD CONSTRAINT merchant_accounts_way CHECK ((provider = 'mpesa') = (method = 'mpesa'));
      ALTER TABLE payment_attempts DROP CONSTRAINT payment_attempts_provider_fk,
        ADD CONSTRAINT payment_attempts_provider CHECK (provider IN (${NAMES}));
      ALTER TABLE journal_transfers DISABLE TRIGGER journal_transfers_append_only,
        DROP CONSTRAINT journal_transfers_debit, DROP CONSTRAINT journal_transfers_credit,
        DROP CONSTRAINT journal_transfers_provider, DROP CONSTRAINT journal_transfers_provider_fk;
      UPDATE journal_transfers SET debit = CASE debit WHEN 'merchant' THEN provider ELSE debit END,
        credit = CASE credit WHEN 'merchant' THEN provider ELSE credit END WHERE provider IS NOT NULL;
      ALTER TABLE journal_transfers ENABLE TRIGGER journal_transfers_append_only, DROP COLUMN provider,
        ADD CONSTRAINT journal_transfers_debit CHECK (debit IN (${ACCOUNTS}, ${NAMES})),
        ADD CONSTRAINT journal_transfers_credit CHECK (credit IN (${ACCOUNTS}, ${NAMES}));
      DROP TABLE payment_providers;
    `);
  }
}

const NAMES = `'mpesa', 'stripe', 'paystack', 'pesapal'`;
const ACCOUNTS = `'door_dues', 'door_cash', 'sales', 'waived', 'buyer_wallets', 'outside_wallets', 'issuer_wallet', 'escrow',
  'ledger_fees', 'financing', 'expenses', 'expenses_owed', 'partner_wallets', 'provider_owed', 'provider_fees', 'chargebacks',
  'platform', 'platform_fees', 'payouts', 'issuer_bank'`;

/** The product adds those that it declares when it starts. */
const PROVIDERS = `
  CREATE TABLE payment_providers (
    name text CONSTRAINT payment_providers_pk PRIMARY KEY CONSTRAINT payment_providers_name CHECK (name ~ '^[a-z][a-z0-9_]{0,39}$'),
    -- The way to pay that buyers choose.
    method text NOT NULL CONSTRAINT payment_providers_method CHECK (method IN ('mpesa', 'card')),
    CONSTRAINT payment_providers_of_method UNIQUE (name, method)
  );
  INSERT INTO payment_providers (name, method)
    VALUES ('mpesa', 'mpesa'), ('stripe', 'card'), ('paystack', 'card'), ('pesapal', 'card');
  GRANT SELECT, INSERT ON payment_providers TO passa_app;
`;

const REFERENCES = `
  ALTER TABLE merchant_accounts DROP CONSTRAINT merchant_accounts_provider, DROP CONSTRAINT merchant_accounts_way,
    ADD CONSTRAINT merchant_accounts_provider_fk FOREIGN KEY (provider, method) REFERENCES payment_providers (name, method);
  ALTER TABLE payment_attempts DROP CONSTRAINT payment_attempts_provider,
    ADD CONSTRAINT payment_attempts_provider_fk FOREIGN KEY (provider) REFERENCES payment_providers (name);
`;

const JOURNAL = `
  ALTER TABLE journal_transfers DISABLE TRIGGER journal_transfers_append_only,
    DROP CONSTRAINT journal_transfers_debit, DROP CONSTRAINT journal_transfers_credit, ADD COLUMN provider text;
  UPDATE journal_transfers SET provider = CASE WHEN debit IN (${NAMES}) THEN debit ELSE credit END,
    debit = CASE WHEN debit IN (${NAMES}) THEN 'merchant' ELSE debit END,
    credit = CASE WHEN credit IN (${NAMES}) THEN 'merchant' ELSE credit END
  WHERE debit IN (${NAMES}) OR credit IN (${NAMES});
  ALTER TABLE journal_transfers ENABLE TRIGGER journal_transfers_append_only,
    ADD CONSTRAINT journal_transfers_debit CHECK (debit IN (${ACCOUNTS}, 'merchant')),
    ADD CONSTRAINT journal_transfers_credit CHECK (credit IN (${ACCOUNTS}, 'merchant')),
    ADD CONSTRAINT journal_transfers_provider CHECK (('merchant' IN (debit, credit)) = (provider IS NOT NULL)),
    ADD CONSTRAINT journal_transfers_provider_fk FOREIGN KEY (provider) REFERENCES payment_providers (name);
`;
