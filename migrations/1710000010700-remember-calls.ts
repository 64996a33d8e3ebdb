import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Calls with an idempotency key, and their responses. The row is written in the transaction of the call's own command.
 * Keys of orders by the form become the buyer's own: two strangers may choose the same one.
 */
export class RememberCalls1710000010700 implements MigrationInterface {
  name = 'RememberCalls1710000010700';

  async up(q: QueryRunner): Promise<void> {
    await q.query(`
      CREATE TABLE idempotent_calls (
        caller text NOT NULL CONSTRAINT idempotent_calls_caller CHECK (caller ~ '^(user|guest):[0-9a-f-]+$'),
        key text NOT NULL CONSTRAINT idempotent_calls_key CHECK (char_length(key) BETWEEN 1 AND 255),
        operation text NOT NULL,
        request_hash bytea NOT NULL CONSTRAINT idempotent_calls_request_hash CHECK (octet_length(request_hash) = 32),
        answer text,
        made_at timestamptz NOT NULL,
        CONSTRAINT idempotent_calls_pkey PRIMARY KEY (caller, key)
      );
      CREATE INDEX idempotent_calls_made ON idempotent_calls (made_at);
      GRANT SELECT, INSERT, UPDATE (answer), DELETE ON idempotent_calls TO passa_app;
    `);
    await q.query(uniqueOf('idempotency_key, event_id, (coalesce(user_id::text, buyer_email))'));
  }

  async down(q: QueryRunner): Promise<void> {
    await q.query(uniqueOf('idempotency_key, event_id'));
    await q.query('DROP TABLE idempotent_calls');
  }
}

const uniqueOf = (columns: string): string => `
  DROP INDEX orders_idempotency;
  CREATE UNIQUE INDEX orders_idempotency ON orders (${columns}) WHERE idempotency_key IS NOT NULL;
`;
