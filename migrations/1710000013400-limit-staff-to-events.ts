import type { MigrationInterface, QueryRunner } from 'typeorm';
import { eventWall, ofEvents, TENANT, wall } from './row-security.ts';

const MINE = 'user_id = (SELECT passa_user())';
const SIGNED = 'contract_id IN (SELECT contract_id FROM contract_readers)';
/** The row is seen when the row that it belongs to is. */
const withParent = (parent: string, column: string): string =>
  `EXISTS (SELECT FROM ${parent} parent WHERE parent.id = ${column})`;

/** Rows that a person who is limited to events reads and writes, by the table. What the other walls hide stays hidden. */
const ROWS: Readonly<Record<string, string>> = {
  events: ofEvents('id'),
  ...Object.fromEntries(
    [
      ...['buyer_refusals', 'checkout_answers', 'checkout_questions', 'door_collections', 'entries'],
      ...['entry_undos', 'event_acts', 'event_announcements', 'event_buyers', 'event_cancellation_rules'],
      ...['event_cancellations', 'event_editions', 'event_embeds', 'event_faqs', 'event_moves'],
      ...['event_transfer_rules', 'gates', 'guest_lists', 'journal_transfers', 'payment_attempts'],
      ...['queue_entries', 'refunds', 'sales_receipts', 'scan_conflicts', 'selling_codes', 'tiers'],
      ...['unpaid_entries', 'waiting_entries', 'waiting_room_tiers', 'waiting_rooms', 'staff_events'],
    ].map((table) => [table, ofEvents()]),
  ),
  // Their own purchases, contracts that they sign or share in, and what they scanned that is no ticket.
  ...Object.fromEntries(
    ['orders', 'tickets', 'payments'].map((table) => [table, `${ofEvents()} OR ${MINE}`]),
  ),
  contracts: `${ofEvents()} OR id IN (SELECT contract_id FROM contract_readers)`,
  expenses: `${ofEvents()} OR ${SIGNED}`,
  rounds: `${ofEvents()} OR ${SIGNED}`,
  scans: `${ofEvents()} OR (event_id IS NULL AND scanned_by = (SELECT passa_user()))`,
  ...Object.fromEntries(
    [
      ...['contract_approvals', 'contract_members', 'contract_shares', 'contract_signatories'],
      ...['round_authorizations', 'round_payments'],
    ].map((table) => [table, `contract_id IN (SELECT id FROM contracts WHERE ${ofEvents()}) OR ${SIGNED}`]),
  ),
  ...Object.fromEntries(
    ['revocations', 'ticket_cancellations', 'event_move_answers'].map((table) => [
      table,
      withParent('tickets', `${table}.ticket_id`),
    ]),
  ),
  ...Object.fromEntries(
    ['refund_requests', 'payment_lines', 'ledger_receipts'].map((table) => [
      table,
      withParent('orders', `${table}.order_id`),
    ]),
  ),
  ...Object.fromEntries(
    ['payment_events', 'payment_callbacks', 'payment_questions'].map((table) => [
      table,
      withParent('payment_attempts', `${table}.attempt_id`),
    ]),
  ),
  guest_list_lines: withParent('guest_lists', 'guest_list_lines.list_id'),
  partners: `${MINE} OR EXISTS (SELECT FROM contract_shares s WHERE s.partner_id = partners.id)`,
  // Of the organisation as a whole.
  ...Object.fromEntries(
    ['payouts', 'payout_destinations', 'account_changes', 'merchant_accounts'].map((table) => [
      table,
      'false',
    ]),
  ),
  ...Object.fromEntries(['wallets', 'wallet_movements', 'wallet_balances'].map((table) => [table, MINE])),
};

/**
 * Staff can be limited to events. A transaction declares them beside its tenant, as `passa.events`: an array of ids;
 * empty text for people who work for the whole organisation. Validators and finance can be limited.
 */
export class LimitStaffToEvents1710000013400 implements MigrationInterface {
  name = 'LimitStaffToEvents1710000013400';

  async up(q: QueryRunner): Promise<void> {
    await q.query(`
      ALTER TABLE events ADD CONSTRAINT events_of_issuer UNIQUE (id, issuer_id);
      ALTER TABLE users ADD CONSTRAINT users_of_issuer UNIQUE (id, issuer_id),
        -- Since when the person works for the events of staff_events alone. Null: for the whole organisation.
        ADD COLUMN limited_since timestamptz,
        ADD CONSTRAINT users_limited_role
          CHECK (limited_since IS NULL OR role IN ('issuer_validator', 'issuer_finance'));
      -- Null: for all events of the organisation.
      ALTER TABLE staff_invitations ADD COLUMN event_ids uuid[],
        ADD CONSTRAINT staff_invitations_limited_role
          CHECK (event_ids IS NULL OR role IN ('issuer_validator', 'issuer_finance'));

      -- Of people with limited_since: without a row they see no event.
      CREATE TABLE staff_events (
        user_id uuid NOT NULL,
        event_id uuid NOT NULL,
        issuer_id uuid NOT NULL CONSTRAINT staff_events_issuer_fk REFERENCES issuers (id),
        -- When the person lost the event: what their phone recorded before is still taken for some days.
        ended_at timestamptz,
        CONSTRAINT staff_events_pk PRIMARY KEY (user_id, event_id),
        CONSTRAINT staff_events_user_fk FOREIGN KEY (user_id, issuer_id) REFERENCES users (id, issuer_id)
          ON DELETE CASCADE,
        CONSTRAINT staff_events_event_fk FOREIGN KEY (event_id, issuer_id) REFERENCES events (id, issuer_id)
          ON DELETE CASCADE
      );
      CREATE INDEX staff_events_event ON staff_events (event_id);
      ${wall('staff_events', TENANT)}
      GRANT SELECT, INSERT, UPDATE, DELETE ON staff_events TO passa_app;

      CREATE FUNCTION end_event_limit() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        DELETE FROM staff_events WHERE user_id = OLD.id;
        NEW.limited_since := NULL;
        RETURN NEW;
      END $$;
      -- The limit ends with the role or the organisation that it was made for.
      CREATE TRIGGER users_event_limit BEFORE UPDATE OF role, issuer_id ON users FOR EACH ROW
        WHEN (OLD.limited_since IS NOT NULL AND (NEW.issuer_id IS DISTINCT FROM OLD.issuer_id
          OR NEW.role NOT IN ('issuer_validator', 'issuer_finance')))
        EXECUTE FUNCTION end_event_limit();

      CREATE FUNCTION passa_events() RETURNS uuid[] LANGUAGE sql STABLE PARALLEL SAFE AS
        $$ SELECT CASE WHEN current_setting('passa.events', true) <> ''
                       THEN current_setting('passa.events', true)::uuid[] END $$;
      GRANT EXECUTE ON FUNCTION passa_events(), end_event_limit() TO passa_app;
    `);
    for (const [table, rows] of Object.entries(ROWS)) await q.query(eventWall(table, rows));
    // No person lifts their own limit.
    await q.query(`
      CREATE POLICY audit_entries_events ON audit_entries AS RESTRICTIVE FOR SELECT TO passa_app
        USING ((SELECT passa_events()) IS NULL OR ${MINE});
      CREATE POLICY users_events ON users AS RESTRICTIVE FOR UPDATE TO passa_app USING (true)
        WITH CHECK ((SELECT passa_events()) IS NULL OR limited_since IS NOT NULL OR id <> (SELECT passa_user()))`);
  }

  async down(q: QueryRunner): Promise<void> {
    for (const table of [...Object.keys(ROWS), 'audit_entries', 'users'])
      await q.query(`DROP POLICY ${table}_events ON ${table}`);
    await q.query(`
      DROP FUNCTION passa_events;
      DROP TRIGGER users_event_limit ON users;
      DROP FUNCTION end_event_limit;
      DROP TABLE staff_events;
      ALTER TABLE staff_invitations DROP COLUMN event_ids;
      ALTER TABLE users DROP COLUMN limited_since, DROP CONSTRAINT users_of_issuer;
      ALTER TABLE events DROP CONSTRAINT events_of_issuer;
    `);
  }
}
