import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Changes of the accounts that income goes to are recorded, and wait for an owner unless an owner makes them. */
export class ApproveAccountChanges1710000011590 implements MigrationInterface {
  name = 'ApproveAccountChanges1710000011590';

  async up(q: QueryRunner): Promise<void> {
    for (const statement of [MERCHANTS, DESTINATIONS, CHANGES, KEYS, WALL, NOTIFICATIONS])
      await q.query(statement);
  }

  /** Changes that wait are dropped: an earlier version does not know them. The wider constraint on kinds stays. */
  async down(q: QueryRunner): Promise<void> {
    await q.query(`
      DELETE FROM notifications WHERE kind = 'account_change';
      DROP TABLE account_changes;
      ALTER TABLE api_keys DROP COLUMN can_change_accounts;
      UPDATE payout_destinations SET replaced_at = coalesce(replaced_at, set_at) WHERE waits;
      DROP INDEX payout_destinations_waiting, payout_destinations_current;
      ALTER TABLE payout_destinations DROP COLUMN waits;
      CREATE UNIQUE INDEX payout_destinations_current ON payout_destinations (issuer_id, currency) WHERE replaced_at IS NULL;
      UPDATE merchant_accounts SET state = 'untested' WHERE state = 'waiting';
      ALTER TABLE merchant_accounts DROP COLUMN activated_at,
        DROP CONSTRAINT merchant_accounts_state, DROP CONSTRAINT merchant_accounts_tested,
        ADD CONSTRAINT merchant_accounts_state CHECK (state IN ('untested', 'active', 'closed')),
        ADD CONSTRAINT merchant_accounts_tested CHECK (state <> 'active' OR tested_at IS NOT NULL);
    `);
  }
}

/** A waiting account has passed its test, and collects nothing yet. */
const MERCHANTS = `
  ALTER TABLE merchant_accounts ADD COLUMN activated_at timestamptz,
    DROP CONSTRAINT merchant_accounts_state, DROP CONSTRAINT merchant_accounts_tested,
    ADD CONSTRAINT merchant_accounts_state CHECK (state IN ('untested', 'waiting', 'active', 'closed')),
    ADD CONSTRAINT merchant_accounts_tested CHECK (state NOT IN ('waiting', 'active') OR tested_at IS NOT NULL);
  UPDATE merchant_accounts m SET activated_at = coalesce(tested_at, created_at)
    WHERE state = 'active' OR (state = 'closed' AND ((tested_at IS NOT NULL AND problem IS NULL)
      OR EXISTS (SELECT FROM payment_attempts a WHERE a.account_id = m.id)));
`;

const DESTINATIONS = `
  ALTER TABLE payout_destinations ADD COLUMN waits boolean NOT NULL DEFAULT false;
  DROP INDEX payout_destinations_current;
  CREATE UNIQUE INDEX payout_destinations_current ON payout_destinations (issuer_id, currency)
    WHERE replaced_at IS NULL AND NOT waits;
  CREATE UNIQUE INDEX payout_destinations_waiting ON payout_destinations (issuer_id, currency)
    WHERE replaced_at IS NULL AND waits;
`;

/** A change without an issuer is one of the platform's accounts. */
const CHANGES = `
  CREATE TABLE account_changes (
    id uuid CONSTRAINT account_changes_pk PRIMARY KEY,
    issuer_id uuid CONSTRAINT account_changes_issuer_fk REFERENCES issuers (id),
    kind text NOT NULL CONSTRAINT account_changes_kind CHECK (kind IN ('connect', 'replace', 'close', 'destination')),
    account_id uuid CONSTRAINT account_changes_account_fk REFERENCES merchant_accounts (id),
    destination_id uuid CONSTRAINT account_changes_destination_fk REFERENCES payout_destinations (id),
    -- The account as people know it, and the one that it takes the place of.
    label text NOT NULL CONSTRAINT account_changes_label CHECK (length(label) BETWEEN 1 AND 300),
    replaces text CONSTRAINT account_changes_replaces CHECK (length(replaces) BETWEEN 1 AND 300),
    state text NOT NULL CONSTRAINT account_changes_state CHECK (state IN ('waiting', 'done', 'refused', 'withdrawn')),
    requested_by uuid NOT NULL,
    requested_at timestamptz NOT NULL,
    -- When it counts without an owner's answer.
    effective_at timestamptz NOT NULL,
    -- Null for a change that the clock decided.
    decided_by uuid,
    decided_at timestamptz,
    CONSTRAINT account_changes_subject CHECK (num_nonnulls(account_id, destination_id) = 1
      AND (kind = 'destination') = (destination_id IS NOT NULL)),
    CONSTRAINT account_changes_decided CHECK ((state = 'waiting') = (decided_at IS NULL)
      AND (state <> 'waiting' OR decided_by IS NULL)),
    CONSTRAINT account_changes_order CHECK (effective_at >= requested_at)
  );
  CREATE UNIQUE INDEX account_changes_waiting_account ON account_changes (account_id) WHERE state = 'waiting';
  CREATE UNIQUE INDEX account_changes_waiting_destination ON account_changes (destination_id) WHERE state = 'waiting';
  CREATE INDEX account_changes_due ON account_changes (effective_at) WHERE state = 'waiting';
  CREATE INDEX account_changes_decided_at ON account_changes (decided_at);
  CREATE INDEX account_changes_by_issuer ON account_changes (issuer_id, requested_at);
`;

const KEYS = `ALTER TABLE api_keys ADD COLUMN can_change_accounts boolean NOT NULL DEFAULT false`;

const WALL = `
  ALTER TABLE account_changes ENABLE ROW LEVEL SECURITY;
  CREATE POLICY account_changes_wall ON account_changes TO passa_app
    USING ((SELECT passa_all()) OR issuer_id = (SELECT passa_tenant()))
    WITH CHECK ((SELECT passa_all()) OR issuer_id = (SELECT passa_tenant()));
  GRANT SELECT, INSERT, UPDATE ON account_changes TO passa_app;
`;

/** Adds a kind of notification to the currently allowed ones. No one can turn it off, so preferences do not know it. */
const NOTIFICATIONS = `
  DO $$
  DECLARE allowed text;
  BEGIN
    SELECT pg_get_constraintdef(oid) INTO allowed FROM pg_constraint
      WHERE conname = 'notifications_kind' AND conrelid = 'notifications'::regclass;
    IF allowed IS NOT NULL AND position('''account_change''' IN allowed) = 0 THEN
      ALTER TABLE notifications DROP CONSTRAINT notifications_kind;
      EXECUTE format('ALTER TABLE notifications ADD CONSTRAINT notifications_kind %s',
        regexp_replace(allowed, 'ARRAY\\[', 'ARRAY[''account_change''::text, '));
    END IF;
  END $$;
`;
