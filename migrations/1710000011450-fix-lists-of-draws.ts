import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The list of those who are drawn has a hash, which is published as soon as the list is closed: a place that were added
 * or removed after that would be found.
 */
export class FixListsOfDraws1710000011450 implements MigrationInterface {
  name = 'FixListsOfDraws1710000011450';

  async up(q: QueryRunner): Promise<void> {
    await q.query(`
      ALTER TABLE waiting_rooms
        ADD COLUMN list_hash bytea CONSTRAINT waiting_rooms_list_hash CHECK (octet_length(list_hash) = 32);
      UPDATE waiting_rooms w SET list_hash = (
        SELECT sha256(coalesce(string_agg(q.hash, '' ORDER BY q.number), '')) FROM queue_entries q
        WHERE q.event_id = w.event_id AND q.number <= w.early)
      WHERE early IS NOT NULL;
      ALTER TABLE waiting_rooms
        ADD CONSTRAINT waiting_rooms_listed CHECK (drawn_at IS NULL OR list_hash IS NOT NULL),
        ADD CONSTRAINT waiting_rooms_list_closed CHECK (list_hash IS NULL OR early IS NOT NULL);
    `);
  }

  async down(q: QueryRunner): Promise<void> {
    await q.query('ALTER TABLE waiting_rooms DROP COLUMN list_hash');
  }
}
