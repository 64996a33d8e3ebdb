import type { MigrationInterface, QueryRunner } from 'typeorm';
import { TENANT, wall } from './row-security.ts';

/**
 * Entry control, messages and notifications, and webhooks.
 */
export class CreateDoorAndMessages1710000012500 implements MigrationInterface {
  name = 'CreateDoorAndMessages1710000012500';

  async up(q: QueryRunner): Promise<void> {
    for (const statement of [SCANS, ENTRIES, MESSAGES, NOTIFICATIONS, WEBHOOKS]) await q.query(statement);
  }

  async down(q: QueryRunner): Promise<void> {
    await q.query(`
      DROP TABLE webhook_cursor, webhook_attempts, webhook_deliveries, webhook_happenings, webhook_endpoints,
        notification_preferences, notifications, message_batch_recipients, messages, message_batches, unpaid_entries,
        door_collections, entry_undos, entries, scan_conflicts, scans, gates CASCADE;
      DROP FUNCTION flag_doubtful_time, keep_recipient;
    `);
  }
}

const SCANS = `
  CREATE TABLE gates (
    id uuid CONSTRAINT gates_pk PRIMARY KEY,
    issuer_id uuid NOT NULL CONSTRAINT gates_issuer_fk REFERENCES issuers (id),
    event_id uuid NOT NULL CONSTRAINT gates_event_fk REFERENCES events (id) ON DELETE CASCADE,
    name text NOT NULL CONSTRAINT gates_name_length CHECK (length(name) BETWEEN 1 AND 100),
    active boolean NOT NULL DEFAULT true,
    created_at timestamptz NOT NULL,
    CONSTRAINT gates_name_unique UNIQUE (event_id, name)
  );
  ${wall('gates', TENANT)}
  GRANT SELECT, INSERT, UPDATE, DELETE ON gates TO passa_app;

  -- Every scan is kept. corrected_at is the time of the device plus the offset that it measured at its last sync. No
  -- foreign keys to issuer and validator: scans of one door all reference the same two rows, and concurrent inserts
  -- shared their locks through multixacts, which cost four times as much as the scan itself. Neither is deleted while
  -- scans reference them: the statement that writes a scan takes both from the signed-in user.
  CREATE TABLE scans (
    id uuid CONSTRAINT scans_pk PRIMARY KEY,
    issuer_id uuid,
    event_id uuid,
    ticket_id uuid,
    gate_id uuid,
    scanned_by uuid NOT NULL,
    device_id text NOT NULL CONSTRAINT scans_device_length CHECK (length(device_id) BETWEEN 1 AND 100),
    nonce text NOT NULL CONSTRAINT scans_nonce_length CHECK (length(nonce) BETWEEN 1 AND 100),
    mode text NOT NULL CONSTRAINT scans_mode CHECK (mode IN ('online', 'offline')),
    outcome text NOT NULL
      CONSTRAINT scans_outcome CHECK (outcome IN ('admitted', 'good', 'malformed', 'bad_signature', 'unknown_key',
        'unknown_ticket', 'wrong_issuer', 'wrong_event', 'revoked', 'cancelled', 'not_yet_valid', 'expired',
        'already_used')),
    device_time timestamptz NOT NULL,
    corrected_at timestamptz NOT NULL,
    received_at timestamptz NOT NULL,
    -- A device without a network reports the time itself. A time more than two days outside its event is not trusted:
    -- it takes precedence over no other admission, and the time of its upload replaces it.
    time_doubtful boolean NOT NULL DEFAULT false,
    -- Within an issuer: no other issuer can occupy the nonces of its devices. The issuer stands last, so that this
    -- index alone serves a lookup by device and nonce.
    CONSTRAINT scans_nonce_unique UNIQUE NULLS NOT DISTINCT (device_id, nonce, issuer_id)
  );
  CREATE INDEX scans_by_ticket ON scans (ticket_id, corrected_at) WHERE ticket_id IS NOT NULL;
  CREATE INDEX scans_by_event ON scans (event_id, received_at) WHERE event_id IS NOT NULL;
  CREATE INDEX scans_by_issuer ON scans (issuer_id, received_at);
  -- The last scan of a person, and the scans of today.
  CREATE INDEX scans_by_person ON scans (scanned_by, received_at);
  -- The time of a scan as far as it is trusted.
  CREATE FUNCTION scan_time(s scans) RETURNS timestamptz LANGUAGE sql IMMUTABLE AS $$
    SELECT CASE WHEN s.time_doubtful THEN s.received_at ELSE s.corrected_at END
  $$;
  CREATE TRIGGER scans_append_only BEFORE UPDATE OR DELETE ON scans FOR EACH ROW EXECUTE FUNCTION forbid_change();
  CREATE FUNCTION flag_doubtful_time() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
  BEGIN
    NEW.time_doubtful := EXISTS (SELECT FROM events WHERE id = NEW.event_id
      AND NEW.corrected_at NOT BETWEEN start_at - interval '2 days' AND end_at + interval '2 days');
    RETURN NEW;
  END $$;
  CREATE TRIGGER scans_time_doubtful BEFORE INSERT ON scans FOR EACH ROW
    WHEN (NEW.mode = 'offline' AND NEW.event_id IS NOT NULL) EXECUTE FUNCTION flag_doubtful_time();
  ${wall('scans', `${TENANT} OR (issuer_id IS NULL AND scanned_by = (SELECT passa_user()))`)}
  GRANT SELECT, INSERT ON scans TO passa_app;

  CREATE TABLE scan_conflicts (
    id uuid CONSTRAINT scan_conflicts_pk PRIMARY KEY,
    issuer_id uuid NOT NULL,
    event_id uuid NOT NULL,
    ticket_id uuid NOT NULL CONSTRAINT scan_conflicts_ticket_fk REFERENCES tickets (id),
    winner_scan_id uuid NOT NULL CONSTRAINT scan_conflicts_winner_fk REFERENCES scans (id),
    loser_scan_id uuid NOT NULL CONSTRAINT scan_conflicts_loser_unique UNIQUE
      CONSTRAINT scan_conflicts_loser_fk REFERENCES scans (id),
    detected_at timestamptz NOT NULL,
    CONSTRAINT scan_conflicts_two CHECK (winner_scan_id <> loser_scan_id)
  );
  CREATE INDEX scan_conflicts_by_event ON scan_conflicts (event_id, detected_at);
  ${wall('scan_conflicts', TENANT)}
  GRANT SELECT, INSERT, UPDATE, DELETE ON scan_conflicts TO passa_app;
`;

const ENTRIES = `
  -- One entry per ticket: the primary key admits only once. No foreign key to the scan: one statement writes both.
  CREATE TABLE entries (
    ticket_id uuid CONSTRAINT entries_pk PRIMARY KEY CONSTRAINT entries_ticket_fk REFERENCES tickets (id),
    issuer_id uuid NOT NULL,
    event_id uuid NOT NULL,
    tier_id uuid NOT NULL,
    scan_id uuid NOT NULL CONSTRAINT entries_scan_unique UNIQUE,
    gate_id uuid,
    device_id text NOT NULL,
    entered_at timestamptz NOT NULL
  );
  CREATE INDEX entries_by_event ON entries (event_id, entered_at);
  ${wall('entries', TENANT)}
  GRANT SELECT, INSERT, UPDATE, DELETE ON entries TO passa_app;
  CREATE VIEW counted_entries WITH (security_invoker = true) AS
    SELECT * FROM entries n WHERE NOT EXISTS (
      SELECT FROM tickets t WHERE t.is_test AND t.event_id = n.event_id AND t.id = n.ticket_id);
  GRANT SELECT ON counted_entries TO passa_app;

  -- A scan is undone once; the primary key enforces it. A later entry is another scan.
  CREATE TABLE entry_undos (
    scan_id uuid CONSTRAINT entry_undos_pk PRIMARY KEY CONSTRAINT entry_undos_scan_fk REFERENCES scans (id),
    issuer_id uuid NOT NULL,
    event_id uuid NOT NULL,
    ticket_id uuid NOT NULL CONSTRAINT entry_undos_ticket_fk REFERENCES tickets (id),
    undone_by uuid NOT NULL CONSTRAINT entry_undos_user_fk REFERENCES users (id),
    undone_at timestamptz NOT NULL,
    reason text NOT NULL CONSTRAINT entry_undos_reason_length CHECK (length(reason) BETWEEN 1 AND 500)
  );
  CREATE INDEX entry_undos_by_ticket ON entry_undos (ticket_id);
  CREATE TRIGGER entry_undos_append_only BEFORE UPDATE OR DELETE ON entry_undos FOR EACH ROW
    EXECUTE FUNCTION forbid_change();
  ${wall('entry_undos', TENANT)}
  GRANT SELECT, INSERT ON entry_undos TO passa_app;
  -- Entries that should not have been: a door without a network admitted a ticket that was revoked, cancelled or
  -- transferred before.
  CREATE VIEW void_entries WITH (security_invoker = true) AS
    SELECT s.id AS scan_id, s.issuer_id, s.event_id, s.ticket_id, s.corrected_at, s.received_at, v.revoked_at, v.reason
    FROM revocations v JOIN scans s ON s.ticket_id = v.ticket_id
    WHERE s.outcome = 'admitted' AND scan_time(s) >= v.revoked_at
      AND NOT EXISTS (SELECT FROM entry_undos u WHERE u.scan_id = s.id);
  GRANT SELECT ON void_entries TO passa_app;

  -- A scan collects once; the primary key enforces it. Of two doors that collected for one ticket one counts.
  CREATE TABLE door_collections (
    scan_id uuid CONSTRAINT door_collections_pk PRIMARY KEY CONSTRAINT door_collections_scan_fk REFERENCES scans (id),
    issuer_id uuid NOT NULL,
    event_id uuid NOT NULL,
    ticket_id uuid NOT NULL CONSTRAINT door_collections_ticket_fk REFERENCES tickets (id),
    method text NOT NULL
      CONSTRAINT door_collections_method CHECK (method IN ('cash', 'mobile_money', 'card_terminal', 'waived')),
    counted boolean NOT NULL,
    noted_by uuid NOT NULL CONSTRAINT door_collections_user_fk REFERENCES users (id),
    noted_at timestamptz NOT NULL
  );
  CREATE UNIQUE INDEX door_collections_counted_once ON door_collections (ticket_id) WHERE counted;
  CREATE TRIGGER door_collections_append_only BEFORE UPDATE OR DELETE ON door_collections FOR EACH ROW
    EXECUTE FUNCTION forbid_change();
  ${wall('door_collections', TENANT)}
  GRANT SELECT, INSERT ON door_collections TO passa_app;

  -- Guests who were admitted although a payment was due, each by the scan of the entry and with the person who decided
  -- it.
  CREATE TABLE unpaid_entries (
    scan_id uuid CONSTRAINT unpaid_entries_pk PRIMARY KEY CONSTRAINT unpaid_entries_scan_fk REFERENCES scans (id),
    issuer_id uuid NOT NULL,
    event_id uuid NOT NULL,
    ticket_id uuid NOT NULL CONSTRAINT unpaid_entries_ticket_fk REFERENCES tickets (id),
    units bigint NOT NULL CONSTRAINT unpaid_entries_units CHECK (units > 0),
    currency text NOT NULL,
    decided_by uuid NOT NULL CONSTRAINT unpaid_entries_user_fk REFERENCES users (id),
    noted_at timestamptz NOT NULL
  );
  CREATE INDEX unpaid_entries_by_event ON unpaid_entries (event_id, noted_at);
  CREATE TRIGGER unpaid_entries_append_only BEFORE UPDATE OR DELETE ON unpaid_entries FOR EACH ROW
    EXECUTE FUNCTION forbid_change();
  ${wall('unpaid_entries', TENANT)}
  GRANT SELECT, INSERT ON unpaid_entries TO passa_app;
`;

/** As `messages.addressed_to` says. */
const unlessHidden = (shown: string, instead: string): string => `CASE
  WHEN m.addressed_to IS NOT NULL AND m.sender_id = (SELECT passa_user()) AND NOT EXISTS (
    SELECT FROM messages a WHERE a.thread_id = m.thread_id AND a.sender_id = m.recipient_id)
  THEN ${instead} ELSE ${shown} END`;

const MESSAGES = `
  -- One message to many. Its recipients are counted at the start, and each of them gets it once.
  CREATE TABLE message_batches (
    id uuid CONSTRAINT message_batches_pk PRIMARY KEY,
    sender_id uuid NOT NULL CONSTRAINT message_batches_sender_fk REFERENCES users (id),
    issuer_id uuid NOT NULL CONSTRAINT message_batches_issuer_fk REFERENCES issuers (id),
    audience text NOT NULL
      CONSTRAINT message_batches_audience CHECK (audience IN ('event_holders', 'contract_signatories')),
    event_id uuid,
    -- Names of tiers; null: all tiers.
    tiers text[],
    contract_id uuid,
    -- The name of the group at that time; the event or contract may be gone later.
    about text NOT NULL,
    status text NOT NULL DEFAULT 'queued'
      CONSTRAINT message_batches_status CHECK (status IN ('queued', 'sending', 'sent')),
    created_at timestamptz NOT NULL,
    finished_at timestamptz,
    subject text NOT NULL CONSTRAINT message_batches_subject_length CHECK (length(subject) BETWEEN 1 AND 200),
    body text NOT NULL CONSTRAINT message_batches_body_length CHECK (length(body) BETWEEN 1 AND 10000),
    type text NOT NULL CONSTRAINT message_batches_type CHECK (type IN ('notice', 'alert')),
    idempotency_key text,
    request_hash bytea,
    ticket_ids uuid[],
    CONSTRAINT message_batches_idempotent CHECK ((idempotency_key IS NULL) = (request_hash IS NULL)),
    CONSTRAINT message_batches_group CHECK ((audience = 'event_holders') = (event_id IS NOT NULL)
      AND (audience = 'contract_signatories') = (contract_id IS NOT NULL) AND (tiers IS NULL OR event_id IS NOT NULL)),
    CONSTRAINT message_batches_finished CHECK ((status = 'sent') = (finished_at IS NOT NULL)),
    CONSTRAINT message_batches_tickets CHECK (ticket_ids IS NULL
      OR (event_id IS NOT NULL AND tiers IS NULL AND cardinality(ticket_ids) BETWEEN 1 AND 500))
  );
  CREATE INDEX message_batches_by_sender ON message_batches (sender_id, created_at DESC, id DESC);
  CREATE INDEX message_batches_open ON message_batches (created_at) WHERE status <> 'sent';
  CREATE UNIQUE INDEX message_batches_idempotency ON message_batches (sender_id, idempotency_key)
    WHERE idempotency_key IS NOT NULL;
  ALTER TABLE message_batches ENABLE ROW LEVEL SECURITY;
  CREATE POLICY message_batches_wall ON message_batches TO passa_app
    USING (((SELECT passa_all()) AND (SELECT passa_user()) IS NULL) OR sender_id = (SELECT passa_user())) WITH
    CHECK (((SELECT passa_all()) AND (SELECT passa_user()) IS NULL) OR sender_id = (SELECT passa_user()));
  GRANT SELECT, INSERT, UPDATE (finished_at, status) ON message_batches TO passa_app;

  CREATE TABLE messages (
    id uuid CONSTRAINT messages_pk PRIMARY KEY,
    -- The id of the first message.
    thread_id uuid NOT NULL CONSTRAINT messages_thread_fk REFERENCES messages (id),
    in_reply_to uuid CONSTRAINT messages_reply_fk REFERENCES messages (id),
    sender_id uuid CONSTRAINT messages_sender_fk REFERENCES users (id),
    recipient_id uuid CONSTRAINT messages_recipient_fk REFERENCES users (id),
    batch_id uuid CONSTRAINT messages_batch_fk REFERENCES message_batches (id),
    created_at timestamptz NOT NULL,
    -- When its recipient opened it.
    read_at timestamptz,
    subject text NOT NULL CONSTRAINT messages_subject_length CHECK (length(subject) BETWEEN 1 AND 200),
    body text NOT NULL CONSTRAINT messages_body_length CHECK (length(body) BETWEEN 1 AND 10000),
    type text NOT NULL CONSTRAINT messages_type CHECK (type IN ('notice', 'alert')),
    idempotency_key text,
    request_hash bytea,
    -- People without an account may write to the platform, and are answered by mail.
    guest_name text CONSTRAINT messages_guest_name_length CHECK (length(guest_name) BETWEEN 1 AND 200),
    guest_email citext CONSTRAINT messages_guest_email_length CHECK (length(guest_email) BETWEEN 3 AND 254),
    guest_language text CONSTRAINT messages_guest_language CHECK (guest_language IN ('en', 'sw', 'fr')),
    -- The address that the sender typed. Until its owner has answered, the sender sees nothing else of the recipient,
    -- whether or not there is an account: neither a name nor that it was opened.
    addressed_to text CONSTRAINT messages_addressed_to_length CHECK (length(addressed_to) BETWEEN 3 AND 254),
    CONSTRAINT messages_idempotent CHECK ((idempotency_key IS NULL) = (request_hash IS NULL)),
    CONSTRAINT messages_two CHECK (sender_id <> recipient_id),
    CONSTRAINT messages_beginning CHECK ((thread_id = id) = (in_reply_to IS NULL)),
    -- At most one of the two people has no account, and is named here.
    CONSTRAINT messages_guest CHECK (num_nulls(sender_id, recipient_id) = num_nonnulls(guest_email)
      AND (guest_name IS NULL) = (guest_email IS NULL))
  );
  CREATE INDEX messages_by_recipient ON messages (recipient_id, created_at DESC, id DESC);
  -- The copies of a message to a group are not listed among the messages of its sender.
  CREATE INDEX messages_by_sender ON messages (sender_id, created_at DESC, id DESC) WHERE batch_id IS NULL;
  CREATE INDEX messages_unread ON messages (recipient_id) WHERE read_at IS NULL;
  CREATE INDEX messages_by_thread ON messages (thread_id, created_at);
  CREATE UNIQUE INDEX messages_idempotency ON messages (sender_id, idempotency_key) WHERE idempotency_key IS NOT NULL;
  -- Messages wait for accounts whose address is not confirmed.
  CREATE INDEX messages_waiting ON messages (guest_email) WHERE recipient_id IS NULL AND addressed_to IS NOT NULL;
  CREATE FUNCTION keep_recipient() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF OLD.recipient_id IS NOT NULL OR OLD.addressed_to IS NULL OR NEW.recipient_id IS NULL THEN
      RAISE EXCEPTION 'only a message that waits for its recipient gets one' USING ERRCODE = '42501';
    END IF;
    RETURN NEW;
  END $$;
  CREATE TRIGGER messages_recipient_stays BEFORE UPDATE OF recipient_id ON messages FOR EACH ROW
    EXECUTE FUNCTION keep_recipient();
  ALTER TABLE messages ENABLE ROW LEVEL SECURITY;
  -- The product itself, never a person: system roles cannot read people's messages either.
  CREATE POLICY messages_seen ON messages FOR SELECT TO passa_app
    USING (((SELECT passa_all()) AND (SELECT passa_user()) IS NULL) OR sender_id = (SELECT passa_user())
    OR recipient_id = (SELECT passa_user()));
  CREATE POLICY messages_sent ON messages FOR INSERT TO passa_app WITH
    CHECK (((SELECT passa_all()) AND (SELECT passa_user()) IS NULL) OR sender_id = (SELECT passa_user()));
  CREATE POLICY messages_opened ON messages FOR UPDATE TO passa_app
    USING (((SELECT passa_all()) AND (SELECT passa_user()) IS NULL) OR recipient_id = (SELECT passa_user()));
  GRANT SELECT, INSERT,
    UPDATE (guest_email, guest_language, guest_name, read_at, recipient_id) ON messages TO passa_app;
  -- Messages with the names and addresses of both people, who need not be of one organisation.
  CREATE VIEW letters WITH (security_barrier) AS
    SELECT m.id, m.thread_id, m.in_reply_to, m.sender_id, ${unlessHidden('m.recipient_id', 'NULL')} AS recipient_id,
      m.batch_id, m.subject, m.body, m.type, m.created_at, ${unlessHidden('m.read_at', 'NULL')} AS read_at,
      coalesce(s.name, m.guest_name) AS sender_name, coalesce(s.email, m.guest_email)::text AS sender_email,
      ${unlessHidden('coalesce(r.name, m.guest_name)', 'm.addressed_to')} AS recipient_name,
      ${unlessHidden('coalesce(r.email, m.guest_email)::text', 'm.addressed_to')} AS recipient_email, m.addressed_to
    FROM messages m LEFT JOIN users s ON s.id = m.sender_id LEFT JOIN users r ON r.id = m.recipient_id
    WHERE ((SELECT passa_all()) AND (SELECT passa_user()) IS NULL)
      OR m.sender_id = (SELECT passa_user()) OR m.recipient_id = (SELECT passa_user());
  GRANT SELECT ON letters TO passa_app;
  GRANT EXECUTE ON FUNCTION keep_recipient() TO passa_app;

  -- People with an account get a message; the others, who bought by the form, a mail.
  CREATE TABLE message_batch_recipients (
    batch_id uuid NOT NULL CONSTRAINT message_batch_recipients_batch_fk REFERENCES message_batches (id),
    email citext NOT NULL,
    user_id uuid CONSTRAINT message_batch_recipients_user_fk REFERENCES users (id),
    message_id uuid CONSTRAINT message_batch_recipients_message_fk REFERENCES messages (id),
    mail_id uuid CONSTRAINT message_batch_recipients_mail_fk REFERENCES mail_outbox (id),
    CONSTRAINT message_batch_recipients_pk PRIMARY KEY (batch_id, email),
    CONSTRAINT message_batch_recipients_way CHECK (message_id IS NULL OR mail_id IS NULL)
  );
  CREATE INDEX message_batch_recipients_waiting ON message_batch_recipients (batch_id) WHERE message_id IS NULL
    AND mail_id IS NULL;
  ALTER TABLE message_batch_recipients ENABLE ROW LEVEL SECURITY;
  CREATE POLICY message_batch_recipients_wall ON message_batch_recipients TO passa_app
    USING (((SELECT passa_all()) AND (SELECT passa_user()) IS NULL)
    OR batch_id IN (SELECT id FROM message_batches WHERE sender_id = (SELECT passa_user())))
    WITH CHECK (((SELECT passa_all()) AND (SELECT passa_user()) IS NULL)
    OR batch_id IN (SELECT id FROM message_batches WHERE sender_id = (SELECT passa_user())));
  GRANT SELECT, INSERT, UPDATE (mail_id, message_id) ON message_batch_recipients TO passa_app;
`;

const NOTIFICATIONS = `
  CREATE TABLE notifications (
    id uuid CONSTRAINT notifications_pk PRIMARY KEY,
    user_id uuid NOT NULL CONSTRAINT notifications_user_fk REFERENCES users (id) ON DELETE CASCADE,
    kind text NOT NULL
      CONSTRAINT notifications_kind CHECK (kind IN ('account_change', 'payout', 'dispute', 'void_entry',
        'event_changed', 'message', 'alert', 'approval', 'low_stock', 'conflict', 'invitation')),
    -- Prevents a second notification of the same: 'round:<id>'.
    subject_key text NOT NULL,
    -- The contract, event, message or partner that it belongs to.
    context_id uuid NOT NULL,
    -- The values in its sentence.
    data jsonb NOT NULL,
    link text NOT NULL CONSTRAINT notifications_link CHECK (link LIKE '/%' AND link NOT LIKE '//%'),
    -- False: by mail alone.
    in_bell boolean NOT NULL,
    -- Until it is done or lapsed; then the same may be raised again.
    open boolean NOT NULL DEFAULT true,
    created_at timestamptz NOT NULL,
    read_at timestamptz
  );
  CREATE UNIQUE INDEX notifications_once ON notifications (user_id, kind, subject_key) WHERE open;
  CREATE INDEX notifications_by_user ON notifications (user_id, created_at DESC, id DESC) WHERE in_bell;
  CREATE INDEX notifications_unread ON notifications (user_id) WHERE in_bell AND read_at IS NULL;
  CREATE INDEX notifications_open ON notifications (kind, context_id) WHERE open;
  ALTER TABLE notifications ENABLE ROW LEVEL SECURITY;
  CREATE POLICY notifications_wall ON notifications TO passa_app
    USING (((SELECT passa_all()) AND (SELECT passa_user()) IS NULL) OR user_id = (SELECT passa_user())) WITH
    CHECK (((SELECT passa_all()) AND (SELECT passa_user()) IS NULL) OR user_id = (SELECT passa_user()));
  GRANT SELECT, INSERT, UPDATE (open, read_at) ON notifications TO passa_app;

  -- A kind without a row has the default of the product.
  CREATE TABLE notification_preferences (
    user_id uuid NOT NULL CONSTRAINT notification_preferences_user_fk REFERENCES users (id) ON DELETE CASCADE,
    kind text NOT NULL
      CONSTRAINT notification_preferences_kind CHECK (kind IN ('payout', 'dispute', 'void_entry', 'event_changed',
        'message', 'alert', 'approval', 'low_stock', 'conflict', 'invitation')),
    bell boolean NOT NULL,
    mail boolean NOT NULL,
    CONSTRAINT notification_preferences_pk PRIMARY KEY (user_id, kind)
  );
  ALTER TABLE notification_preferences ENABLE ROW LEVEL SECURITY;
  CREATE POLICY notification_preferences_wall ON notification_preferences TO passa_app
    USING (((SELECT passa_all()) AND (SELECT passa_user()) IS NULL) OR user_id = (SELECT passa_user())) WITH
    CHECK (((SELECT passa_all()) AND (SELECT passa_user()) IS NULL) OR user_id = (SELECT passa_user()));
  GRANT SELECT, INSERT, UPDATE ON notification_preferences TO passa_app;
`;

const WEBHOOKS = `
  CREATE TABLE webhook_endpoints (
    id uuid CONSTRAINT webhook_endpoints_pk PRIMARY KEY,
    issuer_id uuid NOT NULL CONSTRAINT webhook_endpoints_issuer_fk REFERENCES issuers (id),
    url text NOT NULL CONSTRAINT webhook_endpoints_url CHECK (length(url) <= 2000 AND url ~ '^https?://'),
    description text NOT NULL CONSTRAINT webhook_endpoints_description_length CHECK (length(description) <= 200),
    types text[] NOT NULL CONSTRAINT webhook_endpoints_types CHECK (cardinality(types) >= 1),
    active boolean NOT NULL DEFAULT true,
    -- Sealed under the master key and bound to this row.
    secret text NOT NULL,
    -- The previous one, which signs beside the new one until then.
    former_secret text,
    former_until timestamptz,
    created_by uuid NOT NULL CONSTRAINT webhook_endpoints_created_by_fk REFERENCES users (id),
    created_at timestamptz NOT NULL,
    deleted_at timestamptz,
    -- The member of staff who last set the address. Their right to personal data decides, at each delivery, whether
    -- payloads name people.
    address_set_by uuid NOT NULL CONSTRAINT webhook_endpoints_address_set_by_fk REFERENCES users (id),
    CONSTRAINT webhook_endpoints_former CHECK ((former_secret IS NULL) = (former_until IS NULL))
  );
  CREATE INDEX webhook_endpoints_by_issuer ON webhook_endpoints (issuer_id, created_at) WHERE deleted_at IS NULL;
  ${wall('webhook_endpoints', TENANT)}
  GRANT SELECT, INSERT, UPDATE ON webhook_endpoints TO passa_app;

  CREATE TABLE webhook_happenings (
    id uuid CONSTRAINT webhook_happenings_pk PRIMARY KEY,
    issuer_id uuid NOT NULL CONSTRAINT webhook_happenings_issuer_fk REFERENCES issuers (id),
    type text NOT NULL
      CONSTRAINT webhook_happenings_type CHECK (type IN ('ping', 'order.created', 'order.paid', 'order.refunded',
        'due.collected', 'ticket.issued', 'ticket.revoked', 'ticket.scanned', 'ticket.entry_undone', 'ticket.conflict',
        'event.published', 'event.cancelled', 'contract.final', 'round.triggered', 'round.executed', 'order.lapsed',
        'order.amount_refunded', 'payment.failed', 'payment.late', 'refund.paid', 'dispute.opened', 'dispute.won',
        'dispute.lost', 'payout.sent', 'payout.paid', 'payout.failed', 'ticket.refunded')),
    -- The entry of the audit log that it was read from, and the object; a ping has none.
    entry_id bigint,
    subject_id uuid,
    happened_at timestamptz NOT NULL,
    data jsonb NOT NULL,
    CONSTRAINT webhook_happenings_once UNIQUE (entry_id, type, subject_id)
  );
  ${wall('webhook_happenings', TENANT)}
  GRANT SELECT, INSERT ON webhook_happenings TO passa_app;

  CREATE TABLE webhook_deliveries (
    id uuid CONSTRAINT webhook_deliveries_pk PRIMARY KEY,
    endpoint_id uuid NOT NULL CONSTRAINT webhook_deliveries_endpoint_fk REFERENCES webhook_endpoints (id),
    happening_id uuid NOT NULL CONSTRAINT webhook_deliveries_happening_fk REFERENCES webhook_happenings (id),
    issuer_id uuid NOT NULL,
    state text NOT NULL CONSTRAINT webhook_deliveries_state CHECK (state IN ('waiting', 'delivered', 'failed')),
    attempts integer NOT NULL DEFAULT 0 CONSTRAINT webhook_deliveries_attempts CHECK (attempts >= 0),
    -- Tries since the last request: a replay starts again.
    tries integer NOT NULL DEFAULT 0,
    next_attempt_at timestamptz NOT NULL,
    created_at timestamptz NOT NULL,
    delivered_at timestamptz,
    CONSTRAINT webhook_deliveries_once UNIQUE (endpoint_id, happening_id),
    CONSTRAINT webhook_deliveries_delivered CHECK ((state = 'delivered') = (delivered_at IS NOT NULL))
  );
  CREATE INDEX webhook_deliveries_due ON webhook_deliveries (next_attempt_at) WHERE state = 'waiting';
  CREATE INDEX webhook_deliveries_by_endpoint ON webhook_deliveries (endpoint_id, created_at DESC, id DESC);
  ${wall('webhook_deliveries', TENANT)}
  GRANT SELECT, INSERT, UPDATE ON webhook_deliveries TO passa_app;

  CREATE TABLE webhook_attempts (
    delivery_id uuid NOT NULL CONSTRAINT webhook_attempts_delivery_fk REFERENCES webhook_deliveries (id),
    number integer NOT NULL CONSTRAINT webhook_attempts_number CHECK (number >= 1),
    issuer_id uuid NOT NULL,
    at timestamptz NOT NULL,
    milliseconds integer NOT NULL,
    -- Null: no answer came.
    status integer,
    error text,
    answer text,
    CONSTRAINT webhook_attempts_pk PRIMARY KEY (delivery_id, number)
  );
  CREATE TRIGGER webhook_attempts_append_only BEFORE UPDATE OR DELETE ON webhook_attempts FOR EACH ROW
    EXECUTE FUNCTION forbid_change();
  ${wall('webhook_attempts', TENANT)}
  GRANT SELECT, INSERT ON webhook_attempts TO passa_app;

  -- The last link of the audit chain that was read. One row, whose lock makes readers wait.
  CREATE TABLE webhook_cursor (
    id boolean NOT NULL DEFAULT true CONSTRAINT webhook_cursor_pk PRIMARY KEY CONSTRAINT webhook_cursor_one CHECK (id),
    seq bigint NOT NULL
  );
  ${wall('webhook_cursor', 'false')}
  GRANT SELECT, UPDATE ON webhook_cursor TO passa_app;
  INSERT INTO webhook_cursor (seq) VALUES (0);
`;
