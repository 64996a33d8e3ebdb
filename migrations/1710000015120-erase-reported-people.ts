import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The erasure of a person replaces them in what is reported to webhooks. */
export class EraseReportedPeople1710000015120 implements MigrationInterface {
  name = 'EraseReportedPeople1710000015120';

  async up(q: QueryRunner): Promise<void> {
    await q.query(`
      GRANT UPDATE (data) ON webhook_happenings TO passa_app;
      CREATE INDEX webhook_happenings_by_subject ON webhook_happenings (subject_id) WHERE subject_id IS NOT NULL;
    `);
  }

  async down(q: QueryRunner): Promise<void> {
    await q.query(`
      DROP INDEX webhook_happenings_by_subject;
      REVOKE UPDATE (data) ON webhook_happenings FROM passa_app;
    `);
  }
}
