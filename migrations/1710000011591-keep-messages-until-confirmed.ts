import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Messages wait for accounts whose address is not confirmed, and sessions remember the device that opened them. */
export class KeepMessagesUntilConfirmed1710000011591 implements MigrationInterface {
  name = 'KeepMessagesUntilConfirmed1710000011591';

  async up(q: QueryRunner): Promise<void> {
    await q.query(`
      CREATE INDEX messages_waiting ON messages (guest_email) WHERE recipient_id IS NULL AND addressed_to IS NOT NULL;
      GRANT UPDATE (recipient_id, guest_language) ON messages TO passa_app;
      CREATE FUNCTION keep_recipient() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF OLD.recipient_id IS NOT NULL OR OLD.addressed_to IS NULL OR NEW.recipient_id IS NULL THEN
          RAISE EXCEPTION 'only a message that waits for its recipient gets one' USING ERRCODE = '42501';
        END IF;
        RETURN NEW;
      END $$;
      CREATE TRIGGER messages_recipient_stays BEFORE UPDATE OF recipient_id ON messages
        FOR EACH ROW EXECUTE FUNCTION keep_recipient();
      GRANT EXECUTE ON FUNCTION keep_recipient() TO passa_app;
      -- SHA-256 of what the device says about itself: its sign-ins are counted apart from those of its network.
      ALTER TABLE sessions ADD COLUMN device_hash bytea
        CONSTRAINT sessions_device_hash CHECK (octet_length(device_hash) = 32);
    `);
  }

  async down(q: QueryRunner): Promise<void> {
    await q.query(`
      DROP TRIGGER messages_recipient_stays ON messages;
      DROP FUNCTION keep_recipient();
      REVOKE UPDATE (recipient_id, guest_language) ON messages FROM passa_app;
      DROP INDEX messages_waiting;
      ALTER TABLE sessions DROP COLUMN device_hash;
    `);
  }
}
