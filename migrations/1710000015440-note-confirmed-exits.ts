import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Staff may let a guest leave whose phone is not shown; the scan says so. Such a remark never stands on an entry. */
export class NoteConfirmedExits1710000015440 implements MigrationInterface {
  name = 'NoteConfirmedExits1710000015440';

  async up(q: QueryRunner): Promise<void> {
    await q.query(`
      ALTER TABLE scans DROP CONSTRAINT scans_note,
        ADD CONSTRAINT scans_note CHECK (note IN ('phone_unknown', 'id_checked', 'exit_confirmed')),
        ADD CONSTRAINT scans_note_of_exit CHECK (note <> 'exit_confirmed' OR outcome IN ('exited', 'not_inside'));
    `);
  }

  async down(q: QueryRunner): Promise<void> {
    await q.query(`
      ALTER TABLE scans DISABLE TRIGGER scans_append_only;
      UPDATE scans SET note = NULL WHERE note = 'exit_confirmed';
      ALTER TABLE scans ENABLE TRIGGER scans_append_only;
      ALTER TABLE scans DROP CONSTRAINT scans_note_of_exit, DROP CONSTRAINT scans_note,
        ADD CONSTRAINT scans_note CHECK (note IN ('phone_unknown', 'id_checked'));
    `);
  }
}
