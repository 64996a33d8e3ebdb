import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Records who founded an organisation: the account that was made together with it. The founder never changes. Of older
 * organisations the founder is known where the audit log holds the registration of an organiser, which makes exactly
 * one organisation; the others have none.
 */
export class RecordFounders1710000010970 implements MigrationInterface {
  name = 'RecordFounders1710000010970';

  async up(q: QueryRunner): Promise<void> {
    await q.query(`
      ALTER TABLE issuers ADD COLUMN founded_by uuid;
      UPDATE issuers i SET founded_by = u.id
        FROM audit_entries a JOIN users u ON u.id::text = a.entity_id
        WHERE a.issuer_id = i.id AND a.action = 'auth.register' AND a.entity_type = 'user' AND a.success
          AND a.user_id = u.id AND a.details ->> 'role' = 'issuer_admin' AND NOT a.details ? 'invited';
      ALTER TABLE issuers ADD CONSTRAINT issuers_founder_fk
        FOREIGN KEY (founded_by) REFERENCES users (id) DEFERRABLE INITIALLY DEFERRED;
    `);
    await q.query(`
      CREATE FUNCTION keep_founder() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        RAISE EXCEPTION 'the founder of an organisation does not change'
          USING ERRCODE = 'check_violation', CONSTRAINT = 'issuers_founder_stays', TABLE = 'issuers';
      END $$;
      CREATE TRIGGER issuers_founder_stays BEFORE UPDATE OF founded_by ON issuers FOR EACH ROW
        WHEN (OLD.founded_by IS DISTINCT FROM NEW.founded_by) EXECUTE FUNCTION keep_founder();
    `);
  }

  async down(q: QueryRunner): Promise<void> {
    await q.query(`
      DROP TRIGGER issuers_founder_stays ON issuers;
      DROP FUNCTION keep_founder();
      ALTER TABLE issuers DROP COLUMN founded_by;
    `);
  }
}
