import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Messages between people and to groups of them, notifications, and each person's choice of those to get by mail. */
export class AddMessages1710000006000 implements MigrationInterface {
  name = 'AddMessages1710000006000';

  async up(q: QueryRunner): Promise<void> {
    for (const statement of [BATCHES, MESSAGES, NOTIFICATIONS, MAILS, POLICIES, VIEWS, GRANTS]) {
      await q.query(statement);
    }
  }

  /** Only while none of these mails is in the outbox. */
  async down(q: QueryRunner): Promise<void> {
    await q.query(`
      DROP VIEW letters;
      DROP TABLE notification_preferences, notifications, message_batch_recipients, messages, message_batches CASCADE;
      ALTER TABLE mail_outbox DROP CONSTRAINT mail_outbox_kind,
        ADD CONSTRAINT mail_outbox_kind CHECK (kind IN (${MAILS_BEFORE}));
    `);
  }
}

const TEXTS = `
    subject text NOT NULL CONSTRAINT %_subject_length CHECK (length(subject) BETWEEN 1 AND 200),
    body text NOT NULL CONSTRAINT %_body_length CHECK (length(body) BETWEEN 1 AND 10000),
    type text NOT NULL CONSTRAINT %_type CHECK (type IN ('notice', 'alert')),
    idempotency_key text,
    request_hash bytea,
    CONSTRAINT %_idempotent CHECK ((idempotency_key IS NULL) = (request_hash IS NULL))`;

const BATCHES = `
  -- One message to many. Its people are counted when it is begun, and each of them is reached once.
  CREATE TABLE message_batches (
    id uuid CONSTRAINT message_batches_pk PRIMARY KEY,
    sender_id uuid NOT NULL CONSTRAINT message_batches_sender_fk REFERENCES users (id),
    issuer_id uuid NOT NULL CONSTRAINT message_batches_issuer_fk REFERENCES issuers (id),
    audience text NOT NULL CONSTRAINT message_batches_audience CHECK (audience IN ('event_holders', 'contract_signatories')),
    event_id uuid,
    -- Names of tiers; null: of every tier.
    tiers text[],
    contract_id uuid,
    -- What the group was called when it was written to; the event or contract may be gone later.
    about text NOT NULL,
    status text NOT NULL DEFAULT 'queued' CONSTRAINT message_batches_status CHECK (status IN ('queued', 'sending', 'sent')),
    created_at timestamptz NOT NULL,
    finished_at timestamptz,${TEXTS.replaceAll('%', 'message_batches')},
    CONSTRAINT message_batches_group CHECK ((audience = 'event_holders') = (event_id IS NOT NULL)
      AND (audience = 'contract_signatories') = (contract_id IS NOT NULL) AND (tiers IS NULL OR event_id IS NOT NULL)),
    CONSTRAINT message_batches_finished CHECK ((status = 'sent') = (finished_at IS NOT NULL))
  );
  CREATE INDEX message_batches_by_sender ON message_batches (sender_id, created_at DESC, id DESC);
  CREATE INDEX message_batches_open ON message_batches (created_at) WHERE status <> 'sent';
  CREATE UNIQUE INDEX message_batches_idempotency ON message_batches (sender_id, idempotency_key)
    WHERE idempotency_key IS NOT NULL;
`;

const MESSAGES = `
  CREATE TABLE messages (
    id uuid CONSTRAINT messages_pk PRIMARY KEY,
    -- The id of the message that began it.
    thread_id uuid NOT NULL CONSTRAINT messages_thread_fk REFERENCES messages (id),
    in_reply_to uuid CONSTRAINT messages_reply_fk REFERENCES messages (id),
    sender_id uuid NOT NULL CONSTRAINT messages_sender_fk REFERENCES users (id),
    recipient_id uuid NOT NULL CONSTRAINT messages_recipient_fk REFERENCES users (id),
    batch_id uuid CONSTRAINT messages_batch_fk REFERENCES message_batches (id),
    created_at timestamptz NOT NULL,
    -- When its recipient opened it.
    read_at timestamptz,${TEXTS.replaceAll('%', 'messages')},
    CONSTRAINT messages_two CHECK (sender_id <> recipient_id),
    CONSTRAINT messages_beginning CHECK ((thread_id = id) = (in_reply_to IS NULL))
  );
  CREATE INDEX messages_by_recipient ON messages (recipient_id, created_at DESC, id DESC);
  -- The single copies of a message to a group are not listed among what its sender wrote.
  CREATE INDEX messages_by_sender ON messages (sender_id, created_at DESC, id DESC) WHERE batch_id IS NULL;
  CREATE INDEX messages_unread ON messages (recipient_id) WHERE read_at IS NULL;
  CREATE INDEX messages_by_thread ON messages (thread_id, created_at);
  CREATE UNIQUE INDEX messages_idempotency ON messages (sender_id, idempotency_key) WHERE idempotency_key IS NOT NULL;

  -- People with an account find it among their messages; the others, who bought by the form, get it by mail.
  CREATE TABLE message_batch_recipients (
    batch_id uuid NOT NULL CONSTRAINT message_batch_recipients_batch_fk REFERENCES message_batches (id),
    email citext NOT NULL,
    user_id uuid CONSTRAINT message_batch_recipients_user_fk REFERENCES users (id),
    message_id uuid CONSTRAINT message_batch_recipients_message_fk REFERENCES messages (id),
    mail_id uuid CONSTRAINT message_batch_recipients_mail_fk REFERENCES mail_outbox (id),
    CONSTRAINT message_batch_recipients_pk PRIMARY KEY (batch_id, email),
    CONSTRAINT message_batch_recipients_way CHECK (message_id IS NULL OR mail_id IS NULL)
  );
  CREATE INDEX message_batch_recipients_waiting ON message_batch_recipients (batch_id)
    WHERE message_id IS NULL AND mail_id IS NULL;
`;

const KINDS = `'message', 'alert', 'approval', 'low_stock', 'conflict', 'invitation'`;

const NOTIFICATIONS = `
  CREATE TABLE notifications (
    id uuid CONSTRAINT notifications_pk PRIMARY KEY,
    user_id uuid NOT NULL CONSTRAINT notifications_user_fk REFERENCES users (id) ON DELETE CASCADE,
    kind text NOT NULL CONSTRAINT notifications_kind CHECK (kind IN (${KINDS})),
    -- What it is about, so that nobody is told twice of the same: 'round:<id>'.
    subject_key text NOT NULL,
    -- The contract, event, message or partner that it belongs to.
    context_id uuid NOT NULL,
    -- What its sentence names.
    data jsonb NOT NULL,
    link text NOT NULL CONSTRAINT notifications_link CHECK (link LIKE '/%' AND link NOT LIKE '//%'),
    -- false: wanted by mail alone.
    in_bell boolean NOT NULL,
    -- What waits does so until it is done or lapsed; then the same may be told anew.
    open boolean NOT NULL DEFAULT true,
    created_at timestamptz NOT NULL,
    read_at timestamptz
  );
  CREATE UNIQUE INDEX notifications_once ON notifications (user_id, kind, subject_key) WHERE open;
  CREATE INDEX notifications_by_user ON notifications (user_id, created_at DESC, id DESC) WHERE in_bell;
  CREATE INDEX notifications_unread ON notifications (user_id) WHERE in_bell AND read_at IS NULL;
  CREATE INDEX notifications_open ON notifications (kind, context_id) WHERE open;

  -- A kind without a row is as the product has it by default.
  CREATE TABLE notification_preferences (
    user_id uuid NOT NULL CONSTRAINT notification_preferences_user_fk REFERENCES users (id) ON DELETE CASCADE,
    kind text NOT NULL CONSTRAINT notification_preferences_kind CHECK (kind IN (${KINDS})),
    bell boolean NOT NULL,
    mail boolean NOT NULL,
    CONSTRAINT notification_preferences_pk PRIMARY KEY (user_id, kind)
  );
`;

const MAILS_BEFORE = `'tickets', 'reset_password', 'verify_email', 'password_changed', 'event_cancelled', 'order_refunded',
  'partner_invitation'`;
const MAILS = `
  ALTER TABLE mail_outbox DROP CONSTRAINT mail_outbox_kind,
    ADD CONSTRAINT mail_outbox_kind CHECK (kind IN (${MAILS_BEFORE}, 'message', 'group_message', 'notification'));
`;

const ME = '(SELECT passa_user())';
/** The product itself, never a person: system roles cannot read people's messages either. */
const PRODUCT = '((SELECT passa_all()) AND (SELECT passa_user()) IS NULL)';
const MINE = `sender_id = ${ME} OR recipient_id = ${ME}`;

function wall(table: string, mine: string): string {
  return `
    ALTER TABLE ${table} ENABLE ROW LEVEL SECURITY;
    CREATE POLICY ${table}_wall ON ${table} TO passa_app USING (${PRODUCT} OR ${mine}) WITH CHECK (${PRODUCT} OR ${mine});`;
}

const POLICIES = `
  ALTER TABLE messages ENABLE ROW LEVEL SECURITY;
  CREATE POLICY messages_seen ON messages FOR SELECT TO passa_app USING (${PRODUCT} OR ${MINE});
  CREATE POLICY messages_sent ON messages FOR INSERT TO passa_app WITH CHECK (${PRODUCT} OR sender_id = ${ME});
  CREATE POLICY messages_opened ON messages FOR UPDATE TO passa_app USING (${PRODUCT} OR recipient_id = ${ME});
  ${wall('message_batches', `sender_id = ${ME}`)}
  ${wall('message_batch_recipients', `batch_id IN (SELECT id FROM message_batches WHERE sender_id = ${ME})`)}
  ${wall('notifications', `user_id = ${ME}`)}
  ${wall('notification_preferences', `user_id = ${ME}`)}
`;

/** Messages with the names and addresses of both people, who need not be of one organisation. */
const VIEWS = `
  CREATE VIEW letters WITH (security_barrier) AS
    SELECT m.id, m.thread_id, m.in_reply_to, m.sender_id, m.recipient_id, m.batch_id, m.subject, m.body, m.type,
      m.created_at, m.read_at, s.name AS sender_name, s.email::text AS sender_email, r.name AS recipient_name,
      r.email::text AS recipient_email
    FROM messages m JOIN users s ON s.id = m.sender_id JOIN users r ON r.id = m.recipient_id
    WHERE ${PRODUCT} OR m.sender_id = ${ME} OR m.recipient_id = ${ME};
`;

const GRANTS = `
  GRANT SELECT ON letters TO passa_app;
  GRANT SELECT, INSERT ON messages, message_batches, message_batch_recipients, notifications TO passa_app;
  GRANT SELECT, INSERT, UPDATE ON notification_preferences TO passa_app;
  GRANT UPDATE (read_at) ON messages TO passa_app;
  GRANT UPDATE (status, finished_at) ON message_batches TO passa_app;
  GRANT UPDATE (message_id, mail_id) ON message_batch_recipients TO passa_app;
  GRANT UPDATE (read_at, open) ON notifications TO passa_app;
`;
