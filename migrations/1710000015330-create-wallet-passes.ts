import type { MigrationInterface, QueryRunner } from 'typeorm';
import { wall } from './row-security.ts';

/** Tickets in the wallets of phones: what their passes show, and the devices that get their changes. */
export class CreateWalletPasses1710000015330 implements MigrationInterface {
  name = 'CreateWalletPasses1710000015330';

  async up(q: QueryRunner): Promise<void> {
    await q.query(`
      CREATE TABLE wallet_passes (
        ticket_id uuid NOT NULL CONSTRAINT wallet_passes_ticket_fk REFERENCES tickets (id) ON DELETE CASCADE,
        wallet text NOT NULL CONSTRAINT wallet_passes_wallet CHECK (wallet ~ '^[a-z]{1,20}$'),
        language text NOT NULL CONSTRAINT wallet_passes_language CHECK (language IN ('en', 'sw', 'fr')),
        -- Digest of what the pass shows, as far as its wallet was told to show it.
        shown text NOT NULL,
        -- In whole seconds, which differ for each change.
        changed_at timestamptz NOT NULL
          CONSTRAINT wallet_passes_whole_seconds CHECK (changed_at = date_trunc('second', changed_at)),
        -- When the wallet is told next; null: it shows what is true.
        update_due_at timestamptz,
        attempts integer NOT NULL DEFAULT 0 CONSTRAINT wallet_passes_attempts CHECK (attempts >= 0),
        created_at timestamptz NOT NULL,
        CONSTRAINT wallet_passes_pk PRIMARY KEY (ticket_id, wallet)
      );
      CREATE INDEX wallet_passes_due ON wallet_passes (update_due_at) WHERE update_due_at IS NOT NULL;
      ${wall('wallet_passes')}
      GRANT SELECT, INSERT, UPDATE, DELETE ON wallet_passes TO passa_app;

      -- Devices that asked to be told of the changes of a pass.
      CREATE TABLE wallet_pass_devices (
        ticket_id uuid NOT NULL,
        wallet text NOT NULL,
        device_id text NOT NULL CONSTRAINT wallet_pass_devices_id_length CHECK (length(device_id) BETWEEN 1 AND 200),
        push_token text NOT NULL CONSTRAINT wallet_pass_devices_token_length CHECK (length(push_token) BETWEEN 1 AND 200),
        registered_at timestamptz NOT NULL,
        CONSTRAINT wallet_pass_devices_pk PRIMARY KEY (device_id, ticket_id, wallet),
        CONSTRAINT wallet_pass_devices_pass_fk FOREIGN KEY (ticket_id, wallet)
          REFERENCES wallet_passes (ticket_id, wallet) ON DELETE CASCADE
      );
      CREATE INDEX wallet_pass_devices_by_pass ON wallet_pass_devices (ticket_id, wallet);
      CREATE INDEX wallet_pass_devices_by_token ON wallet_pass_devices (push_token);
      ${wall('wallet_pass_devices')}
      GRANT SELECT, INSERT, UPDATE, DELETE ON wallet_pass_devices TO passa_app`);
  }

  async down(q: QueryRunner): Promise<void> {
    await q.query('DROP TABLE wallet_pass_devices, wallet_passes');
  }
}
