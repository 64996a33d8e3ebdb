import type { MigrationInterface, QueryRunner } from 'typeorm';
import { TENANT, wall } from './row-security.ts';

/** Messages to phones: by SMS and WhatsApp, with their delivery, and the choices of the numbers that get them. */
export class CreatePhoneMessages1710000014200 implements MigrationInterface {
  name = 'CreatePhoneMessages1710000014200';

  async up(q: QueryRunner): Promise<void> {
    await q.query(`
      -- Numbers that messages went to. Opting out holds for all organisers.
      CREATE TABLE phone_numbers (
        number text CONSTRAINT phone_numbers_pk PRIMARY KEY
          CONSTRAINT phone_numbers_form CHECK (number ~ '^[+][1-9][0-9]{5,14}$'),
        -- SHA-256 of the secret in the link that stops messages.
        stop_hash bytea NOT NULL CONSTRAINT phone_numbers_stop_hash UNIQUE,
        created_at timestamptz NOT NULL,
        opted_out_at timestamptz,
        opted_out_by text CONSTRAINT phone_numbers_way CHECK (opted_out_by IN ('reply', 'link', 'order', 'provider')),
        CONSTRAINT phone_numbers_out CHECK ((opted_out_at IS NULL) = (opted_out_by IS NULL))
      );
      ${wall('phone_numbers')}
      GRANT SELECT, INSERT, UPDATE, DELETE ON phone_numbers TO passa_app;

      CREATE TABLE phone_outbox (
        id uuid CONSTRAINT phone_outbox_pk PRIMARY KEY,
        kind text NOT NULL CONSTRAINT phone_outbox_kind CHECK (kind IN ('tickets', 'reminder', 'event_changed',
          'event_cancelled', 'code', 'group_message')),
        channel text NOT NULL CONSTRAINT phone_outbox_channel CHECK (channel IN ('sms', 'whatsapp')),
        recipient text NOT NULL CONSTRAINT phone_outbox_recipient_fk REFERENCES phone_numbers (number),
        order_id uuid CONSTRAINT phone_outbox_order_fk REFERENCES orders (id),
        event_id uuid CONSTRAINT phone_outbox_event_fk REFERENCES events (id),
        payload jsonb NOT NULL DEFAULT '{}',
        language text NOT NULL CONSTRAINT phone_outbox_language CHECK (language IN ('en', 'sw', 'fr')),
        -- One message for one cause: a repeat of the cause sends none.
        cause text CONSTRAINT phone_outbox_cause UNIQUE,
        -- In this zone the message waits for the day; null: it is sent at any hour.
        time_zone text,
        expires_at timestamptz NOT NULL,
        state text NOT NULL CONSTRAINT phone_outbox_state CHECK (state IN ('kept', 'queued', 'sending', 'accepted', 'sent',
          'delivered', 'failed', 'unknown', 'stopped', 'expired')),
        attempts integer NOT NULL DEFAULT 0,
        -- Null: nothing more is to be done.
        next_attempt_at timestamptz,
        created_at timestamptz NOT NULL,
        provider text,
        reference text,
        attempted_at timestamptz,
        changed_at timestamptz NOT NULL,
        -- Parts that are paid, each at the price of the time.
        segments integer CONSTRAINT phone_outbox_segments CHECK (segments BETWEEN 1 AND 20),
        failure text,
        CONSTRAINT phone_outbox_reference UNIQUE (provider, reference),
        CONSTRAINT phone_outbox_sent CHECK (provider IS NOT NULL OR (reference IS NULL
          AND state IN ('kept', 'queued', 'failed', 'stopped', 'expired')))
      );
      CREATE INDEX phone_outbox_due ON phone_outbox (next_attempt_at) WHERE next_attempt_at IS NOT NULL;
      CREATE INDEX phone_outbox_recent ON phone_outbox (created_at);
      CREATE INDEX phone_outbox_by_recipient ON phone_outbox (recipient, created_at);
      CREATE INDEX phone_outbox_by_order ON phone_outbox (order_id) WHERE order_id IS NOT NULL;
      ${wall('phone_outbox', 'false', 'true')}
      GRANT SELECT, INSERT, UPDATE, DELETE ON phone_outbox TO passa_app;

      -- Reports about messages whose reference is not known yet: a report may overtake the answer that names it.
      CREATE TABLE phone_reports (
        provider text NOT NULL,
        reference text NOT NULL,
        state text NOT NULL CONSTRAINT phone_reports_state CHECK (state IN ('sent', 'delivered', 'failed')),
        failure text,
        received_at timestamptz NOT NULL,
        CONSTRAINT phone_reports_pk PRIMARY KEY (provider, reference, state)
      );
      CREATE INDEX phone_reports_by_time ON phone_reports (received_at);
      ${wall('phone_reports')}
      GRANT SELECT, INSERT, DELETE ON phone_reports TO passa_app;

      -- Orders whose buyers asked for messages about them on a phone.
      CREATE TABLE order_phones (
        order_id uuid CONSTRAINT order_phones_pk PRIMARY KEY CONSTRAINT order_phones_order_fk REFERENCES orders (id),
        issuer_id uuid NOT NULL CONSTRAINT order_phones_issuer_fk REFERENCES issuers (id),
        event_id uuid NOT NULL CONSTRAINT order_phones_event_fk REFERENCES events (id),
        number text NOT NULL CONSTRAINT order_phones_number_fk REFERENCES phone_numbers (number),
        channel text NOT NULL CONSTRAINT order_phones_channel CHECK (channel IN ('sms', 'whatsapp')),
        asked_at timestamptz NOT NULL,
        -- When the link to the tickets was queued; null until there are tickets.
        tickets_at timestamptz
      );
      CREATE INDEX order_phones_by_event ON order_phones (event_id);
      CREATE INDEX order_phones_by_number ON order_phones (number);
      CREATE INDEX order_phones_waiting ON order_phones (asked_at) WHERE tickets_at IS NULL;
      ${wall('order_phones', TENANT, 'false')}
      GRANT SELECT, INSERT, UPDATE, DELETE ON order_phones TO passa_app`);
  }

  async down(q: QueryRunner): Promise<void> {
    await q.query('DROP TABLE order_phones, phone_reports, phone_outbox, phone_numbers');
  }
}
