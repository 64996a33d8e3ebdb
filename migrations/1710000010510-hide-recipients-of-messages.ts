import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The address that a sender typed. As long as its owner has not answered, the sender sees of the recipient what they
 * typed and nothing else, whether or not there is an account behind it: neither a name nor that it was opened.
 */
export class HideRecipientsOfMessages1710000010510 implements MigrationInterface {
  name = 'HideRecipientsOfMessages1710000010510';

  async up(q: QueryRunner): Promise<void> {
    await q.query(`
      ALTER TABLE messages ADD COLUMN addressed_to text
        CONSTRAINT messages_addressed_to_length CHECK (length(addressed_to) BETWEEN 3 AND 254);
      ${letters(MASKED, ', m.addressed_to')}
    `);
  }

  async down(q: QueryRunner): Promise<void> {
    await q.query(`
      DROP VIEW letters;
      ${letters(PLAIN, '')}
      GRANT SELECT ON letters TO passa_app;
      ALTER TABLE messages DROP COLUMN addressed_to;
    `);
  }
}

interface Recipient {
  id: string;
  name: string;
  email: string;
  readAt: string;
}

const ME = '(SELECT passa_user())';

const PLAIN: Recipient = {
  id: 'm.recipient_id',
  name: 'coalesce(r.name, m.guest_name)',
  email: 'coalesce(r.email, m.guest_email)::text',
  readAt: 'm.read_at',
};

const HIDDEN = `m.addressed_to IS NOT NULL AND m.sender_id = ${ME} AND NOT EXISTS (
  SELECT FROM messages a WHERE a.thread_id = m.thread_id AND a.sender_id = m.recipient_id)`;
const unlessHidden = (shown: string, instead: string): string =>
  `CASE WHEN ${HIDDEN} THEN ${instead} ELSE ${shown} END`;

const MASKED: Recipient = {
  id: unlessHidden(PLAIN.id, 'NULL'),
  name: unlessHidden(PLAIN.name, 'm.addressed_to'),
  email: unlessHidden(PLAIN.email, 'm.addressed_to'),
  readAt: unlessHidden(PLAIN.readAt, 'NULL'),
};

function letters({ id, name, email, readAt }: Recipient, more: string): string {
  return `
    CREATE OR REPLACE VIEW letters WITH (security_barrier) AS
      SELECT m.id, m.thread_id, m.in_reply_to, m.sender_id, ${id} AS recipient_id, m.batch_id, m.subject, m.body, m.type,
        m.created_at, ${readAt} AS read_at, coalesce(s.name, m.guest_name) AS sender_name,
        coalesce(s.email, m.guest_email)::text AS sender_email, ${name} AS recipient_name, ${email} AS recipient_email${more}
      FROM messages m LEFT JOIN users s ON s.id = m.sender_id LEFT JOIN users r ON r.id = m.recipient_id
      WHERE ((SELECT passa_all()) AND ${ME} IS NULL) OR m.sender_id = ${ME} OR m.recipient_id = ${ME};`;
}
