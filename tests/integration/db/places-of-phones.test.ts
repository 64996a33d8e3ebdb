import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { LeasePlacesToPhones1710000015200 } from '../../../migrations/1710000015200-lease-places-to-phones.ts';
import { migrate } from '../../../server/platform/db/migrate.ts';
import { createTestDatabase, type TestDatabase } from '../../support/database.ts';
import { undoSince } from '../../support/undo-migrations.ts';

const ID = '00000000-0000-4000-8000-000000000001';

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

const undo = () => undoSince(database.ownerUrl, LeasePlacesToPhones1710000015200);

it('gives leases the phone of their shift, and sales the amount of their tickets, and takes both back', async () => {
  await undo();
  // The rows that these refer to are left out.
  for (const table of ['shifts', 'place_leases', 'door_sales'])
    await client.query(`ALTER TABLE ${table} DISABLE TRIGGER ALL`);
  await client.query(
    `INSERT INTO shifts (id, issuer_id, event_id, cashier_id, device_id, currency, float_units, opened_at)
     VALUES ($1, $1, $1, $1, 'door-till', 'KES', 0, now())`,
    [ID],
  );
  await client.query(
    `INSERT INTO place_leases (shift_id, tier_id, issuer_id, event_id, quantity, unit_units, leased_at)
     VALUES ($1, $1, $1, $1, 3, 15, now())`,
    [ID],
  );
  await client.query(
    `INSERT INTO door_sales (id, issuer_id, event_id, shift_id, device_id, nonce, request_hash, method, units, currency, offline,
       sold_at, recorded_at)
     VALUES ($1, $1, $1, $1, 'door-till', 'sale', decode(repeat('00', 32), 'hex'), 'cash', 15, 'KES', true, now(), now())`,
    [ID],
  );
  await migrate(database.ownerUrl);
  const { rows } = await client.query(
    'SELECT p.device_id AS device, d.paid_units AS paid FROM place_leases p, door_sales d',
  );
  expect(rows).toEqual([{ device: 'door-till', paid: '15' }]);
  await undo();
  const { rows: left } = await client.query(
    `SELECT FROM information_schema.columns WHERE (table_name, column_name) IN (('place_leases', 'device_id'),
       ('door_sales', 'paid_units'))`,
  );
  expect(left).toHaveLength(0);
  await migrate(database.ownerUrl);
});
