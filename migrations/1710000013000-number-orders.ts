import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Gives each order a short number for people, made from its id, and allows mails to holders who passed a ticket on. The
 * number is a column, since row-level security lets an index find columns alone.
 */
export class NumberOrders1710000013000 implements MigrationInterface {
  name = 'NumberOrders1710000013000';

  async up(q: QueryRunner): Promise<void> {
    await q.query(`
      CREATE FUNCTION order_number(order_id uuid) RETURNS text
        LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
      DECLARE
        alphabet constant text := '0123456789ABCDEFGHJKMNPQRTVWXYZ';
        rest bigint := ('x' || right(order_id::text, 12))::bit(48)::bigint % 27512614111;
        digits text := '';
        total integer := 0;
      BEGIN
        FOR place IN 1..7 LOOP
          digits := digits || substr(alphabet, (rest % 31)::int + 1, 1);
          total := total + place * (rest % 31)::int;
          rest := rest / 31;
        END LOOP;
        RETURN digits || substr(alphabet, total % 31 + 1, 1);
      END $$;
      GRANT EXECUTE ON FUNCTION order_number(uuid) TO passa_app;
      ALTER TABLE orders ADD COLUMN number text NOT NULL GENERATED ALWAYS AS (order_number(id)) STORED;
      CREATE INDEX orders_number ON orders (issuer_id, number);
      ALTER TABLE mail_outbox DROP CONSTRAINT mail_outbox_kind;
      ALTER TABLE mail_outbox ADD CONSTRAINT mail_outbox_kind CHECK (kind IN (${[...KINDS, 'ticket_passed_on'].map((kind) => `'${kind}'`).join(', ')}))`);
  }

  async down(q: QueryRunner): Promise<void> {
    await q.query(`
      ALTER TABLE orders DROP COLUMN number;
      DROP FUNCTION order_number(uuid);
      DELETE FROM mail_outbox WHERE kind = 'ticket_passed_on';
      ALTER TABLE mail_outbox DROP CONSTRAINT mail_outbox_kind;
      ALTER TABLE mail_outbox ADD CONSTRAINT mail_outbox_kind CHECK (kind IN (${KINDS.map((kind) => `'${kind}'`).join(', ')}))`);
  }
}

const KINDS = [
  'amount_refunded',
  'ticket_cancelled',
  'confirm_follow',
  'event_announced',
  'waiting_cancelled',
  'order_unconfirmed',
  'owners_changed',
  'find_tickets',
  'event_changed',
  'tickets',
  'reset_password',
  'verify_email',
  'password_changed',
  'event_cancelled',
  'order_refunded',
  'partner_invitation',
  'waiting_joined',
  'waiting_offer',
  'staff_invitation',
  'validator_invitation',
  'message',
  'group_message',
  'notification',
];
