import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Doors store which tickets were bought with play money, so that they show the mark without a network. */
export class ListPlayMoneyTickets1710000010960 implements MigrationInterface {
  name = 'ListPlayMoneyTickets1710000010960';

  async up(q: QueryRunner): Promise<void> {
    await q.query('CREATE INDEX tickets_play_money ON tickets (event_id, issued_at) WHERE play_money');
  }

  async down(q: QueryRunner): Promise<void> {
    await q.query('DROP INDEX tickets_play_money');
  }
}
