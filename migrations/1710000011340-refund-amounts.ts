import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Refunds of any amount of an order, amounts that stay with the organiser when something is cancelled, and steps in the
 * terms of cancellations.
 */
export class RefundAmounts1710000011340 implements MigrationInterface {
  name = 'RefundAmounts1710000011340';

  async up(q: QueryRunner): Promise<void> {
    for (const statement of [REFUNDS, LIMIT, KEPT, TERMS, MAILS]) await q.query(statement);
  }

  /** Fails once an amount was refunded: an earlier version knows refunds of orders and tickets alone. */
  async down(q: QueryRunner): Promise<void> {
    await q.query(`
      DELETE FROM mail_outbox WHERE kind = 'amount_refunded';
      ALTER TABLE event_cancellation_rules DROP COLUMN step_minutes, DROP COLUMN step_percents, DROP COLUMN keeps_fees;
      ALTER TABLE event_cancellations DROP COLUMN refund_percent;
      REVOKE UPDATE (kept_units) ON ticket_cancellations FROM passa_app;
      ALTER TABLE ticket_cancellations DROP COLUMN kept_units;
      ALTER TABLE refund_requests DROP COLUMN kept_units;
      DROP TRIGGER refunds_within_payment ON refunds;
      DROP FUNCTION refunds_within_payment();
      DROP INDEX journal_transfers_provider_fees, ticket_cancellations_by_order;
      DROP INDEX refunds_of_sales, refunds_idempotency;
      CREATE INDEX refunds_tickets_of_order ON refunds (order_id) WHERE kind = 'ticket';
      ALTER TABLE refunds DROP CONSTRAINT refunds_kind, DROP CONSTRAINT refunds_of_order,
        DROP COLUMN requested_by, DROP COLUMN idempotency_key,
        ADD CONSTRAINT refunds_kind CHECK (kind IN ('order', 'ticket', 'late', 'wrong_amount', 'second', 'unknown_order')),
        ADD CONSTRAINT refunds_of_order CHECK (kind NOT IN ('order', 'ticket') OR order_id IS NOT NULL);
    `);
  }
}

const REFUNDS = `
  ALTER TABLE refunds DROP CONSTRAINT refunds_kind, DROP CONSTRAINT refunds_of_order,
    -- Of an amount alone: who asked for it, and with which key.
    ADD COLUMN requested_by uuid,
    ADD COLUMN idempotency_key text CONSTRAINT refunds_idempotency_key CHECK (length(idempotency_key) BETWEEN 1 AND 255),
    ADD CONSTRAINT refunds_kind CHECK (kind IN ('order', 'ticket', 'amount', 'late', 'wrong_amount', 'second', 'unknown_order')),
    ADD CONSTRAINT refunds_of_order CHECK (kind NOT IN ('order', 'ticket', 'amount') OR order_id IS NOT NULL);
  CREATE UNIQUE INDEX refunds_idempotency ON refunds (requested_by, idempotency_key) WHERE idempotency_key IS NOT NULL;
  DROP INDEX refunds_tickets_of_order;
  CREATE INDEX refunds_of_sales ON refunds (order_id) WHERE kind IN ('order', 'ticket', 'amount');
`;

/** The row of the payment is locked, so that two refunds at a time cannot both fit. */
const LIMIT = `
  CREATE FUNCTION refunds_within_payment() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE paid bigint; refunded bigint;
  BEGIN
    SELECT charge_units INTO paid FROM payments WHERE order_id = NEW.order_id FOR NO KEY UPDATE;
    SELECT coalesce(sum(units), 0) INTO refunded FROM refunds
      WHERE order_id = NEW.order_id AND kind IN ('order', 'ticket', 'amount') AND id <> NEW.id;
    IF refunded + NEW.units > coalesce(paid, 0) THEN
      RAISE EXCEPTION 'refunds of an order exceed its payment'
        USING ERRCODE = 'check_violation', CONSTRAINT = 'refunds_within_payment', TABLE = 'refunds';
    END IF;
    RETURN NEW;
  END $$;
  CREATE TRIGGER refunds_within_payment BEFORE INSERT OR UPDATE OF units, kind, order_id ON refunds
    FOR EACH ROW WHEN (NEW.kind IN ('order', 'ticket', 'amount')) EXECUTE FUNCTION refunds_within_payment();
`;

const KEPT = `
  -- In 10^-7 of the payment's currency: of the payment, what is not refunded now.
  ALTER TABLE refund_requests ADD COLUMN kept_units bigint NOT NULL DEFAULT 0
    CONSTRAINT refund_requests_kept CHECK (kept_units >= 0);
  -- Of the ticket's share of the payment, what is kept. Later refunds of amounts make it less.
  ALTER TABLE ticket_cancellations ADD COLUMN kept_units bigint NOT NULL DEFAULT 0
    CONSTRAINT ticket_cancellations_kept CHECK (kept_units >= 0);
  CREATE INDEX ticket_cancellations_by_order ON ticket_cancellations (order_id);
  -- Fees of the payment of an order, which its terms may leave out of refunds.
  CREATE INDEX journal_transfers_provider_fees ON journal_transfers (order_id) WHERE kind = 'provider_fee';
  GRANT UPDATE (kept_units) ON ticket_cancellations TO passa_app;
  ALTER TABLE event_cancellations ADD COLUMN refund_percent smallint NOT NULL DEFAULT 100
    CONSTRAINT event_cancellations_refund_percent CHECK (refund_percent BETWEEN 0 AND 100);
`;

const TERMS = `
  ALTER TABLE event_cancellation_rules
    -- So many minutes before the start, and what share of the price is refunded until then; the earliest step first.
    ADD COLUMN step_minutes integer[] NOT NULL DEFAULT '{}'
      CONSTRAINT event_cancellation_rules_step_minutes CHECK (0 <= ALL (step_minutes) AND 86400 >= ALL (step_minutes)),
    ADD COLUMN step_percents smallint[] NOT NULL DEFAULT '{}'
      CONSTRAINT event_cancellation_rules_step_percents CHECK (0 <= ALL (step_percents) AND 100 >= ALL (step_percents)),
    -- The fees that a provider charged for the payment are not refunded.
    ADD COLUMN keeps_fees boolean NOT NULL DEFAULT false,
    ADD CONSTRAINT event_cancellation_rules_steps
      CHECK (cardinality(step_minutes) = cardinality(step_percents) AND cardinality(step_minutes) <= 3);
`;

const MAILS = `
  DO $$
  DECLARE allowed text;
  BEGIN
    SELECT pg_get_constraintdef(oid) INTO allowed FROM pg_constraint
      WHERE conname = 'mail_outbox_kind' AND conrelid = 'mail_outbox'::regclass;
    IF allowed IS NOT NULL AND position('''amount_refunded''' IN allowed) = 0 THEN
      ALTER TABLE mail_outbox DROP CONSTRAINT mail_outbox_kind;
      EXECUTE format('ALTER TABLE mail_outbox ADD CONSTRAINT mail_outbox_kind %s',
        regexp_replace(allowed, 'ARRAY\\[', 'ARRAY[''amount_refunded''::text, '));
    END IF;
  END $$;
`;
