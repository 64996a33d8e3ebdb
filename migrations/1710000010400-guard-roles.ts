import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Anyone can register an address; only its owner can confirm it. Staff roles go to confirmed addresses only. */
export class GuardRoles1710000010400 implements MigrationInterface {
  name = 'GuardRoles1710000010400';

  async up(q: QueryRunner): Promise<void> {
    await q.query(`
      CREATE FUNCTION require_confirmed_address() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        RAISE EXCEPTION 'an account without a confirmed address takes no role'
          USING ERRCODE = 'check_violation', CONSTRAINT = 'users_role_confirmed', TABLE = 'users';
      END $$;
      CREATE TRIGGER users_role_confirmed BEFORE UPDATE OF role ON users FOR EACH ROW
        WHEN (OLD.role = 'attendee' AND NEW.role <> 'attendee' AND NEW.email_verified_at IS NULL)
        EXECUTE FUNCTION require_confirmed_address();
    `);
  }

  async down(q: QueryRunner): Promise<void> {
    await q.query('DROP TRIGGER users_role_confirmed ON users; DROP FUNCTION require_confirmed_address();');
  }
}
