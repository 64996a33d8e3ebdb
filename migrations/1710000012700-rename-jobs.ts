import type { MigrationInterface, QueryRunner } from 'typeorm';

const NAMES = `(VALUES
  ('books.check', 'reconciliation.run'),
  ('expenses.forget-receipts', 'expenses.purge-receipts'),
  ('followers.forget-requests', 'followers.purge-requests'),
  ('identity.tidy', 'identity.purge'),
  ('notifications.tell', 'notifications.send'),
  ('payments.follow', 'payments.process'),
  ('payments.forget-callbacks', 'payments.purge-callbacks'),
  ('purchases.forget-buyers', 'purchases.purge-buyers'),
  ('purchases.forget-keys', 'idempotency.purge'),
  ('purchases.tend-waiting-list', 'waitlist.process'),
  ('questions.forget-answers', 'questions.purge-answers'),
  ('rounds.tend', 'rounds.expire'),
  ('tickets.tidy-links', 'tickets.purge-links'),
  ('webhooks.tell', 'webhooks.deliver')
) names (former, current)`;

/** Keeps the last run of each job that has another name now, so that none is due at once or shown twice. */
export class RenameJobs1710000012700 implements MigrationInterface {
  name = 'RenameJobs1710000012700';

  async up(q: QueryRunner): Promise<void> {
    await q.query(`UPDATE timed_jobs SET name = current FROM ${NAMES} WHERE name = former`);
  }

  async down(q: QueryRunner): Promise<void> {
    await q.query(`UPDATE timed_jobs SET name = former FROM ${NAMES} WHERE name = current`);
  }
}
