import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A hand-out whose scan was undone no longer counts: its row is deleted, and the scan stays. */
export class LetHandoutsBeUndone1710000015362 implements MigrationInterface {
  name = 'LetHandoutsBeUndone1710000015362';

  async up(q: QueryRunner): Promise<void> {
    await q.query(`
      CREATE FUNCTION forbid_change_of_handouts() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF TG_OP = 'DELETE' AND EXISTS (SELECT FROM entry_undos WHERE scan_id = OLD.scan_id) THEN
          RETURN OLD;
        END IF;
        RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = '42501';
      END $$;
      GRANT EXECUTE ON FUNCTION forbid_change_of_handouts() TO passa_app;
      DROP TRIGGER handouts_append_only ON handouts;
      CREATE TRIGGER handouts_append_only BEFORE UPDATE OR DELETE ON handouts
        FOR EACH ROW EXECUTE FUNCTION forbid_change_of_handouts();
      GRANT DELETE ON handouts TO passa_app;
    `);
  }

  async down(q: QueryRunner): Promise<void> {
    await q.query(`
      REVOKE DELETE ON handouts FROM passa_app;
      DROP TRIGGER handouts_append_only ON handouts;
      CREATE TRIGGER handouts_append_only BEFORE UPDATE OR DELETE ON handouts
        FOR EACH ROW EXECUTE FUNCTION forbid_change();
      DROP FUNCTION forbid_change_of_handouts();
    `);
  }
}
