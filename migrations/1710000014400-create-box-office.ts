import type { MigrationInterface, QueryRunner } from 'typeorm';
import { TENANT, wall } from './row-security.ts';

const KINDS = `'form_sale', 'due_collected', 'due_waived', 'due_cancelled', 'due_refunded', 'ticket_payment', 'wallet_sale',
  'refund_payment', 'sale_refunded', 'stray_payment', 'stray_refund', 'refund_fee', 'financing', 'expense_approved',
  'expense_payout', 'share_payout', 'issuer_payout', 'advance_payout', 'provider_sale', 'provider_late', 'provider_refund',
  'provider_late_refund', 'provider_fee', 'chargeback', 'chargeback_won', 'platform_fee', 'payout_sent', 'payout_paid',
  'payout_failed'`;

const ACCOUNTS = `'door_dues', 'door_cash', 'sales', 'waived', 'buyer_wallets', 'outside_wallets', 'issuer_wallet', 'escrow',
  'ledger_fees', 'financing', 'expenses', 'expenses_owed', 'partner_wallets', 'provider_owed', 'provider_fees', 'chargebacks',
  'platform', 'platform_fees', 'payouts', 'issuer_bank', 'merchant'`;

/** Replaces the lists of kinds and accounts of the journal. */
const lists = (kinds: string, accounts: string): string => `
  ALTER TABLE journal_transfers DROP CONSTRAINT journal_transfers_kind, DROP CONSTRAINT journal_transfers_debit,
    DROP CONSTRAINT journal_transfers_credit;
  ALTER TABLE journal_transfers ADD CONSTRAINT journal_transfers_kind CHECK (kind IN (${kinds})),
    ADD CONSTRAINT journal_transfers_debit CHECK (debit IN (${accounts})),
    ADD CONSTRAINT journal_transfers_credit CHECK (credit IN (${accounts}));`;

/** Sales at the door: shifts of cashiers, places leased to their devices, and what they took. */
export class CreateBoxOffice1710000014400 implements MigrationInterface {
  name = 'CreateBoxOffice1710000014400';

  async up(q: QueryRunner): Promise<void> {
    await q.query(`
      ${lists(`${KINDS}, 'cash_difference'`, `${ACCOUNTS}, 'cash_differences'`)}

      -- Events that are sold at the door. Without a row, nothing is.
      CREATE TABLE box_offices (
        event_id uuid CONSTRAINT box_offices_pk PRIMARY KEY
          CONSTRAINT box_offices_event_fk REFERENCES events (id) ON DELETE CASCADE,
        issuer_id uuid NOT NULL CONSTRAINT box_offices_issuer_fk REFERENCES issuers (id),
        opened_at timestamptz NOT NULL,
        opened_by uuid NOT NULL CONSTRAINT box_offices_user_fk REFERENCES users (id)
      );
      ${wall('box_offices', TENANT)}
      -- UPDATE is what a lock of its row needs.
      GRANT SELECT, INSERT, UPDATE, DELETE ON box_offices TO passa_app;

      CREATE TABLE shifts (
        id uuid CONSTRAINT shifts_pk PRIMARY KEY,
        issuer_id uuid NOT NULL CONSTRAINT shifts_issuer_fk REFERENCES issuers (id),
        event_id uuid NOT NULL CONSTRAINT shifts_event_fk REFERENCES events (id) ON DELETE CASCADE,
        gate_id uuid CONSTRAINT shifts_gate_fk REFERENCES gates (id) ON DELETE SET NULL,
        -- Of a paired device: the person who paired it.
        cashier_id uuid NOT NULL CONSTRAINT shifts_cashier_fk REFERENCES users (id),
        device_id text NOT NULL CONSTRAINT shifts_device_length CHECK (length(device_id) BETWEEN 1 AND 100),
        currency text NOT NULL
          CONSTRAINT shifts_currency CHECK (currency IN ('USD', 'XLM', 'KES', 'UGX', 'TZS', 'RWF', 'EUR')),
        float_units bigint NOT NULL CONSTRAINT shifts_float CHECK (float_units >= 0),
        opened_at timestamptz NOT NULL,
        closed_at timestamptz,
        closed_by uuid CONSTRAINT shifts_closer_fk REFERENCES users (id),
        counted_units bigint CONSTRAINT shifts_counted CHECK (counted_units >= 0),
        note text NOT NULL DEFAULT '' CONSTRAINT shifts_note_length CHECK (length(note) <= 500),
        -- Counted less expected, as the journal has it: above 0 when there was more than expected.
        difference_units bigint NOT NULL DEFAULT 0,
        CONSTRAINT shifts_closed CHECK ((closed_at IS NULL) = (counted_units IS NULL)
          AND (closed_at IS NULL) = (closed_by IS NULL) AND (closed_at IS NOT NULL OR difference_units = 0))
      );
      -- A cashier has one till at a time on a device.
      CREATE UNIQUE INDEX shifts_open ON shifts (event_id, cashier_id, device_id) WHERE closed_at IS NULL;
      CREATE INDEX shifts_by_event ON shifts (event_id, opened_at, id);
      CREATE INDEX shifts_by_issuer ON shifts (issuer_id, opened_at, id);
      ${wall('shifts', TENANT)}
      GRANT SELECT, INSERT, UPDATE, DELETE ON shifts TO passa_app;

      -- Places that a device may sell without a network. They count as held in their tier until they are sold or returned.
      CREATE TABLE place_leases (
        shift_id uuid NOT NULL CONSTRAINT place_leases_shift_fk REFERENCES shifts (id) ON DELETE CASCADE,
        tier_id uuid NOT NULL CONSTRAINT place_leases_tier_fk REFERENCES tiers (id) ON DELETE CASCADE,
        issuer_id uuid NOT NULL,
        event_id uuid NOT NULL,
        quantity integer NOT NULL,
        used integer NOT NULL DEFAULT 0,
        -- Price at which the device sells them, whatever the tier costs meanwhile.
        unit_units bigint NOT NULL CONSTRAINT place_leases_unit CHECK (unit_units >= 0),
        leased_at timestamptz NOT NULL,
        returned_at timestamptz,
        CONSTRAINT place_leases_pk PRIMARY KEY (shift_id, tier_id),
        CONSTRAINT place_leases_used CHECK (used BETWEEN 0 AND quantity)
      );
      CREATE INDEX place_leases_by_tier ON place_leases (tier_id) WHERE returned_at IS NULL;
      ${wall('place_leases', TENANT)}
      GRANT SELECT, INSERT, UPDATE, DELETE ON place_leases TO passa_app;

      CREATE TABLE door_sales (
        id uuid CONSTRAINT door_sales_pk PRIMARY KEY,
        issuer_id uuid NOT NULL,
        event_id uuid NOT NULL,
        shift_id uuid NOT NULL CONSTRAINT door_sales_shift_fk REFERENCES shifts (id) ON DELETE CASCADE,
        device_id text NOT NULL,
        nonce text NOT NULL CONSTRAINT door_sales_nonce_length CHECK (length(nonce) BETWEEN 1 AND 100),
        request_hash bytea NOT NULL CONSTRAINT door_sales_hash_length CHECK (octet_length(request_hash) = 32),
        -- Null: money was taken without a network, and no place was left. It goes back to the guest.
        order_id uuid CONSTRAINT door_sales_order_fk REFERENCES orders (id),
        -- 'provider': the guest was asked on their phone. It is a sale once its order is paid.
        method text NOT NULL
          CONSTRAINT door_sales_method CHECK (method IN ('cash', 'mobile_money', 'card_terminal', 'provider')),
        -- Receipt of the till or terminal, in upper case.
        reference text CONSTRAINT door_sales_reference_length CHECK (length(reference) BETWEEN 1 AND 40),
        units bigint NOT NULL CONSTRAINT door_sales_units CHECK (units >= 0),
        currency text NOT NULL,
        offline boolean NOT NULL,
        sold_at timestamptz NOT NULL,
        recorded_at timestamptz NOT NULL,
        CONSTRAINT door_sales_nonce_unique UNIQUE (issuer_id, device_id, nonce),
        CONSTRAINT door_sales_order_unique UNIQUE (order_id),
        CONSTRAINT door_sales_online CHECK (offline OR order_id IS NOT NULL)
      );
      CREATE INDEX door_sales_by_shift ON door_sales (shift_id, recorded_at);
      -- One payment pays for one sale.
      CREATE UNIQUE INDEX door_sales_reference_once ON door_sales (issuer_id, method, reference) WHERE reference IS NOT NULL;
      ${wall('door_sales', TENANT)}
      GRANT SELECT, INSERT, DELETE ON door_sales TO passa_app;

      -- Amounts that a cashier collected in a shift: of sales at the door, and of tickets that were due.
      CREATE TABLE shift_takings (
        ticket_id uuid CONSTRAINT shift_takings_pk PRIMARY KEY CONSTRAINT shift_takings_ticket_fk REFERENCES tickets (id),
        shift_id uuid NOT NULL CONSTRAINT shift_takings_shift_fk REFERENCES shifts (id) ON DELETE CASCADE,
        issuer_id uuid NOT NULL,
        event_id uuid NOT NULL,
        method text NOT NULL
          CONSTRAINT shift_takings_method CHECK (method IN ('cash', 'mobile_money', 'card_terminal')),
        units bigint NOT NULL CONSTRAINT shift_takings_units CHECK (units > 0),
        currency text NOT NULL,
        taken_at timestamptz NOT NULL
      );
      CREATE INDEX shift_takings_by_shift ON shift_takings (shift_id, method);
      ${wall('shift_takings', TENANT)}
      GRANT SELECT, INSERT, DELETE ON shift_takings TO passa_app;
    `);
  }

  async down(q: QueryRunner): Promise<void> {
    await q.query(`
      DROP TABLE shift_takings, door_sales, place_leases, shifts, box_offices;
      DELETE FROM journal_transfers WHERE kind = 'cash_difference';
      ${lists(KINDS, ACCOUNTS)}
    `);
  }
}
