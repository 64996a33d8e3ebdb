import { createHash } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { MoveIdempotencyKeys1710000012600 } from '../../../migrations/1710000012600-move-idempotency-keys.ts';
import { migrate } from '../../../server/platform/db/migrate.ts';
import { createTestDatabase, type TestDatabase } from '../../support/database.ts';
import { undoSince } from '../../support/undo-migrations.ts';

const PERSON = '00000000-0000-4000-8000-000000000001';
const RECORD = '00000000-0000-4000-8000-000000000002';
const OLD = '00000000-0000-4000-8000-000000000003';
const REASON = 'Rain, "wind"\nand a \\ flood';
const HASH = createHash('sha256').update('a contract').digest('hex');

let database: TestDatabase;
let client: pg.Client;
beforeAll(async () => {
  database = await createTestDatabase();
  await undo();
  client = new pg.Client(database.adminUrl);
  await client.connect();
  // The rows that these refer to are left out.
  for (const table of ['contracts', 'refund_requests', 'event_cancellations', 'wallet_fundings'])
    await client.query(`ALTER TABLE ${table} DISABLE TRIGGER ALL`);
  const contract = (id: string, days: number) =>
    client.query(
      `INSERT INTO contracts (id, issuer_id, event_id, name, required_sigs, created_by, created_at, idempotency_key,
         request_hash, finalized_by, finalize_key)
       VALUES ('${id}', $1, $1, 'Show', 1, $1, now() - make_interval(days => $2), '${id}', decode('${HASH}', 'hex'), $1,
         'f-${id}')`,
      [PERSON, days],
    );
  await contract(RECORD, 6);
  await contract(OLD, 8);
  await client.query(
    `INSERT INTO refund_requests (order_id, issuer_id, reason, requested_by, requested_at, idempotency_key)
     VALUES ($1, $2, $3, $2, now(), 'refund')`,
    [RECORD, PERSON, REASON],
  );
  await client.query(
    `INSERT INTO event_cancellations (event_id, issuer_id, reason, requested_by, started_at, orders, idempotency_key)
     VALUES ($1, $2, $3, $2, now(), 0, 'cancel')`,
    [RECORD, PERSON, REASON],
  );
  await client.query(
    `INSERT INTO wallet_fundings (network_id, wallet_id, day, state, asked_at, idempotency_key)
     VALUES ('n', $1, '2031-05-01', 'done', now(), 'fund'), ('n', $1, '2031-05-02', 'asked', now(), 'open')`,
    [RECORD],
  );
});
afterAll(async () => {
  await client?.end();
  await database?.drop();
});

const undo = () => undoSince(database.ownerUrl, MoveIdempotencyKeys1710000012600);

const hashOf = (request: unknown[]): string =>
  createHash('sha256').update(JSON.stringify(request)).digest('hex');

it('moves the keys of seven days into one table, with requests that equal those of repeats', async () => {
  await migrate(database.ownerUrl);
  const { rows } = await client.query(
    `SELECT caller, key, encode(request_hash, 'hex') AS hash, entity_id AS entity FROM idempotent_calls ORDER BY key`,
  );
  const user = `user:${PERSON}`;
  const finalized = (id: string) => ({
    ...{ caller: `${user}/finalizeContract/${id}`, key: `f-${id}`, hash: hashOf([]), entity: id },
  });
  expect(rows).toEqual([
    { caller: `${user}/createContract`, key: RECORD, hash: HASH, entity: RECORD },
    {
      ...{ caller: `${user}/cancelEvent/${RECORD}`, key: 'cancel', entity: RECORD },
      hash: hashOf([REASON, 100]),
    },
    finalized(RECORD),
    finalized(OLD),
    { caller: `wallet:${RECORD}/fundWallet`, key: 'fund', hash: hashOf([]), entity: '2031-05-01' },
    { caller: `${user}/refundOrder`, key: 'refund', hash: hashOf([RECORD, REASON]), entity: RECORD },
  ]);
});

it('moves them back', async () => {
  await undo();
  const { rows } = await client.query(
    `SELECT idempotency_key AS key, encode(request_hash, 'hex') AS hash, finalize_key AS "finalizeKey" FROM contracts ORDER BY id`,
  );
  expect(rows).toEqual([
    { key: RECORD, hash: HASH, finalizeKey: `f-${RECORD}` },
    { key: null, hash: null, finalizeKey: `f-${OLD}` },
  ]);
  const others = await client.query(
    `SELECT (SELECT idempotency_key FROM refund_requests) AS refund,
       (SELECT idempotency_key FROM event_cancellations) AS cancel,
       (SELECT idempotency_key FROM wallet_fundings WHERE state = 'done') AS fund,
       (SELECT count(*)::int FROM idempotent_calls) AS stored`,
  );
  expect(others.rows).toEqual([{ refund: 'refund', cancel: 'cancel', fund: 'fund', stored: 0 }]);
});
