import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Constraints that list the providers of payments: table, name, column. */
const PROVIDERS = [
  ['merchant_accounts', 'merchant_accounts_provider', 'provider'],
  ['payment_attempts', 'payment_attempts_provider', 'provider'],
] as const;
/** Constraints that list the accounts of the journal, one of which is what a merchant has at a provider. */
const ACCOUNTS = ['debit', 'credit'] as const;

const LISTED = `'mpesa', 'stripe', 'paystack'`;
const JOURNAL = `'door_dues', 'door_cash', 'sales', 'waived', 'buyer_wallets', 'outside_wallets', 'issuer_wallet', 'escrow',
  'ledger_fees', 'financing', 'expenses', 'expenses_owed', 'partner_wallets', 'mpesa', 'stripe', 'paystack', 'provider_owed',
  'provider_fees', 'chargebacks', 'platform', 'platform_fees', 'payouts', 'issuer_bank'`;

/** Organisers can connect an account at Pesapal, whose page takes cards and mobile money. */
export class PayThroughPesapal1710000011420 implements MigrationInterface {
  name = 'PayThroughPesapal1710000011420';

  async up(q: QueryRunner): Promise<void> {
    await list(q, `${LISTED}, 'pesapal'`, `${JOURNAL}, 'pesapal'`);
  }

  /** Fails once an account at Pesapal was connected: an earlier version could not return its payments. */
  async down(q: QueryRunner): Promise<void> {
    await list(q, LISTED, JOURNAL);
  }
}

async function list(q: QueryRunner, providers: string, accounts: string): Promise<void> {
  for (const [table, name, column] of PROVIDERS) {
    await q.query(
      `ALTER TABLE ${table} DROP CONSTRAINT ${name}, ADD CONSTRAINT ${name} CHECK (${column} IN (${providers}))`,
    );
  }
  for (const column of ACCOUNTS) {
    const name = `journal_transfers_${column}`;
    await q.query(
      `ALTER TABLE journal_transfers DROP CONSTRAINT ${name}, ADD CONSTRAINT ${name} CHECK (${column} IN (${accounts}))`,
    );
  }
}
