import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { CountReceiptsOnce1710000015250 } from '../../../migrations/1710000015250-count-receipts-once.ts';
import { migrate } from '../../../server/platform/db/migrate.ts';
import { createTestDatabase, type TestDatabase } from '../../support/database.ts';
import { undoSince } from '../../support/undo-migrations.ts';

const ISSUER = '00000000-0000-4000-8000-000000000001';

let database: TestDatabase;
let client: pg.Client;
beforeAll(async () => {
  database = await createTestDatabase();
  client = new pg.Client(database.adminUrl);
  await client.connect();
});
afterAll(async () => {
  await client?.end();
  await database?.drop();
});

const undo = () => undoSince(database.ownerUrl, CountReceiptsOnce1710000015250);

const sale = (nonce: string, method: string, minutes: number) =>
  client.query(
    `INSERT INTO door_sales (id, issuer_id, event_id, shift_id, device_id, nonce, request_hash, method, reference, units,
       paid_units, currency, offline, sold_at, recorded_at)
     VALUES (gen_random_uuid(), $1, $1, $1, 'till', $2, decode(repeat('00', 32), 'hex'), $3, 'QWE123', 1, 1, 'KES', true, now(),
       now() + make_interval(mins => $4))`,
    [ISSUER, nonce, method, minutes],
  );

it('keeps sales that share a receipt, and refuses the next one', async () => {
  await undo();
  // The rows that these refer to are left out.
  await client.query('ALTER TABLE door_sales DISABLE TRIGGER ALL');
  await sale('second', 'card_terminal', 2);
  await sale('first', 'mobile_money', 1);
  await migrate(database.ownerUrl);
  const { rows } = await client.query(
    'SELECT nonce, repeats_receipt AS again FROM door_sales ORDER BY nonce',
  );
  expect(rows).toEqual([
    { nonce: 'first', again: false },
    { nonce: 'second', again: true },
  ]);
  await expect(sale('third', 'cash', 3)).rejects.toMatchObject({ constraint: 'door_sales_reference_once' });
});

it('is undone with them, to one sale for a method', async () => {
  await undo();
  await expect(sale('third', 'mobile_money', 3)).rejects.toMatchObject({
    constraint: 'door_sales_reference_once',
  });
  await sale('third', 'cash', 3);
  await migrate(database.ownerUrl);
});
