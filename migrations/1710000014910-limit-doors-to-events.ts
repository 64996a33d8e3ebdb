import type { MigrationInterface, QueryRunner } from 'typeorm';
import { eventWall } from './row-security.ts';

const TABLES = ['ticket_phones', 'box_offices', 'shifts', 'place_leases', 'door_sales', 'shift_takings'];

/** Tables of the door that came after the limit to events have it too, and its mail can be queued. */
export class LimitDoorsToEvents1710000014910 implements MigrationInterface {
  name = 'LimitDoorsToEvents1710000014910';

  async up(q: QueryRunner): Promise<void> {
    for (const table of TABLES) await q.query(eventWall(table));
    await replaceMailKinds(q, (kinds) => [...kinds, 'staff_events']);
  }

  async down(q: QueryRunner): Promise<void> {
    for (const table of TABLES) await q.query(`DROP POLICY ${table}_events ON ${table}`);
    await q.query("DELETE FROM mail_outbox WHERE kind = 'staff_events'");
    await replaceMailKinds(q, (kinds) => kinds.filter((kind) => kind !== 'staff_events'));
  }
}

/** Goes by the kinds that the database has, because migrations of one release each add some. */
async function replaceMailKinds(
  q: QueryRunner,
  change: (kinds: string[]) => readonly string[],
): Promise<void> {
  const [row]: { definition: string }[] = await q.query(
    `SELECT pg_get_constraintdef(oid) AS definition FROM pg_constraint
     WHERE conname = 'mail_outbox_kind' AND conrelid = 'mail_outbox'::regclass`,
  );
  const kinds = [...(row?.definition ?? '').matchAll(/'(\w+)'/g)].map(([, kind = '']) => kind);
  const listed = change(kinds).map((kind) => `'${kind}'`);
  await q.query(`ALTER TABLE mail_outbox DROP CONSTRAINT mail_outbox_kind;
    ALTER TABLE mail_outbox ADD CONSTRAINT mail_outbox_kind CHECK (kind IN (${listed.join(', ')}))`);
}
