import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Cancellations of single tickets by their holders, the organiser's terms for them, and refunds of single tickets. */
export class LetHoldersCancel1710000011140 implements MigrationInterface {
  name = 'LetHoldersCancel1710000011140';

  async up(q: QueryRunner): Promise<void> {
    for (const statement of [RULES, CANCELLATIONS, REFUNDS, WALLS, MAILS]) await q.query(statement);
  }

  /** Only while no ticket was refunded by itself: an earlier version knows refunds of whole orders alone. */
  async down(q: QueryRunner): Promise<void> {
    await q.query(`
      DELETE FROM mail_outbox WHERE kind = 'ticket_cancelled';
      DROP INDEX refunds_ticket_once;
      ALTER TABLE refunds DROP CONSTRAINT refunds_kind, DROP CONSTRAINT refunds_of_order, DROP CONSTRAINT refunds_of_ticket,
        DROP COLUMN ticket_id,
        ADD CONSTRAINT refunds_kind CHECK (kind IN ('order', 'late', 'wrong_amount', 'second', 'unknown_order')),
        ADD CONSTRAINT refunds_of_order CHECK (kind <> 'order' OR order_id IS NOT NULL);
      DROP TABLE ticket_cancellations, event_cancellation_rules;
    `);
  }
}

const RULES = `
  -- An event without a row allows holders to cancel what they have not paid, until it starts.
  CREATE TABLE event_cancellation_rules (
    event_id uuid CONSTRAINT event_cancellation_rules_pk PRIMARY KEY
      CONSTRAINT event_cancellation_rules_event_fk REFERENCES events (id) ON DELETE CASCADE,
    issuer_id uuid NOT NULL,
    -- So many minutes before the start; null allows none at all.
    cutoff_minutes integer CONSTRAINT event_cancellation_rules_cutoff CHECK (cutoff_minutes BETWEEN 0 AND 86400),
    -- Paid tickets may be cancelled, too, and their price is refunded.
    refunds_paid boolean NOT NULL,
    updated_at timestamptz NOT NULL
  );
`;

const CANCELLATIONS = `
  CREATE TABLE ticket_cancellations (
    ticket_id uuid CONSTRAINT ticket_cancellations_pk PRIMARY KEY
      CONSTRAINT ticket_cancellations_ticket_fk REFERENCES tickets (id),
    order_id uuid NOT NULL CONSTRAINT ticket_cancellations_order_fk REFERENCES orders (id),
    issuer_id uuid NOT NULL,
    -- Null for a holder without an account.
    requested_by uuid,
    requested_at timestamptz NOT NULL
  );
`;

const REFUNDS = `
  ALTER TABLE refunds DROP CONSTRAINT refunds_kind, DROP CONSTRAINT refunds_of_order,
    ADD COLUMN ticket_id uuid CONSTRAINT refunds_ticket_fk REFERENCES tickets (id),
    ADD CONSTRAINT refunds_kind CHECK (kind IN ('order', 'ticket', 'late', 'wrong_amount', 'second', 'unknown_order')),
    ADD CONSTRAINT refunds_of_order CHECK (kind NOT IN ('order', 'ticket') OR order_id IS NOT NULL),
    ADD CONSTRAINT refunds_of_ticket CHECK ((kind = 'ticket') = (ticket_id IS NOT NULL));
  CREATE UNIQUE INDEX refunds_ticket_once ON refunds (ticket_id) WHERE kind = 'ticket';
  CREATE INDEX refunds_tickets_of_order ON refunds (order_id) WHERE kind = 'ticket';
`;

const wall = (table: string): string => `
  ALTER TABLE ${table} ENABLE ROW LEVEL SECURITY;
  CREATE POLICY ${table}_wall ON ${table} TO passa_app
    USING ((SELECT passa_all()) OR issuer_id = (SELECT passa_tenant()))
    WITH CHECK ((SELECT passa_all()) OR issuer_id = (SELECT passa_tenant()));
`;

const WALLS = `
  ${wall('event_cancellation_rules')}
  ${wall('ticket_cancellations')}
  GRANT SELECT, INSERT, UPDATE ON event_cancellation_rules TO passa_app;
  GRANT SELECT, INSERT ON ticket_cancellations TO passa_app;
`;

const MAILS = `
  DO $$
  DECLARE allowed text;
  BEGIN
    SELECT pg_get_constraintdef(oid) INTO allowed FROM pg_constraint
      WHERE conname = 'mail_outbox_kind' AND conrelid = 'mail_outbox'::regclass;
    IF allowed IS NOT NULL AND position('''ticket_cancelled''' IN allowed) = 0 THEN
      ALTER TABLE mail_outbox DROP CONSTRAINT mail_outbox_kind;
      EXECUTE format('ALTER TABLE mail_outbox ADD CONSTRAINT mail_outbox_kind %s',
        regexp_replace(allowed, 'ARRAY\\[', 'ARRAY[''ticket_cancelled''::text, '));
    END IF;
  END $$;
`;
