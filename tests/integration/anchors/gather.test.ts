import { EventEmitter, once } from 'node:events';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Intent, NewIntent } from '../../../server/ledger/settlement/index.ts';
import { issuedEntry, leafHash, provesTicket } from '../../../server/lib/signing/index.ts';
import type { TicketFile } from '../../../server/lib/ticket-format/index.ts';
import { readLeaves } from '../../../server/modules/anchors/anchor.reads.ts';
import { markAnchored, recordNetwork } from '../../../server/modules/anchors/anchor.writes.ts';
import { proveLeaf } from '../../../server/modules/anchors/anchors.ts';
import { collectLeaves } from '../../../server/modules/anchors/collect-leaves.ts';
import { anchorOutcome, sendBatch } from '../../../server/modules/anchors/send-batch.ts';
import {
  SIGNED_COLUMNS,
  SIGNED_JOINS,
  type SignedRecord,
  unsignedTicket,
} from '../../../server/modules/tickets/index.ts';
import { SYSTEM_TENANCY } from '../../../server/platform/access/actor.ts';
import { inTransaction } from '../../../server/platform/db/in-transaction.ts';
import type { Scope } from '../../../server/platform/scope.ts';
import { bootTestApp, type TestActor, type TestApp } from '../../support/app.ts';
import { buy } from '../../support/buyers.ts';
import { published } from '../events/organiser.ts';

const ACCOUNT = `G${'A'.repeat(55)}`;

let app: TestApp;
let owner: TestActor;
let scope: Scope;
let network: number;
let networks = 0;

beforeAll(async () => {
  app = await bootTestApp();
  owner = await app.actor('issuer_owner');
  scope = app.app.scope();
});
afterAll(() => app.close());

/** A network without any of the tickets. */
beforeEach(async () => {
  networks += 1;
  const known = { networkId: String(networks).padStart(64, '0'), name: 'sandbox', passphrase: 'For tests' };
  network = await inTransaction(scope, (tx) => recordNetwork(tx, known), SYSTEM_TENANCY);
});

const sale = (count: number) =>
  published(app, owner, {}, [
    { tier: 'regular', count },
    { tier: 'vip', count, price: '80.5', currency: 'KES' },
  ]);

async function sell(slug: string, tier: string, quantity: number): Promise<TicketFile[]> {
  const answer = await buy(app, { slug, lines: [{ tier, quantity }] });
  return answer.data.purchaseByForm.tickets.map(({ file }: { file: TicketFile }) => file);
}

/** Copies a tier's first ticket after its last one, as a sale would write them. */
const COPY = `WITH counted AS (
    UPDATE tiers SET sold = sold + $2, next_serial = next_serial + $2 WHERE id = $1 RETURNING next_serial - $2 AS first)
  INSERT INTO tickets SELECT (jsonb_populate_record(t, jsonb_build_object('id', gen_random_uuid(), 'serial', counted.first + n))).*
  FROM counted, generate_series(0, $2 - 1) n, tickets t WHERE t.tier_id = $1 AND t.serial = 1`;

/** The first ticket of a new sale. */
async function firstSold(
  tier = 'regular',
  count = 50,
): Promise<{ slug: string; file: TicketFile; tierId: string }> {
  const { slug } = await sale(count);
  const [file] = (await sell(slug, tier, 1)) as [TicketFile];
  const [row] = await app.sql<{ tier_id: string }>('SELECT tier_id FROM tickets WHERE id = $1', [file.id]);
  return { slug, file, tierId: row?.tier_id ?? '' };
}

/** Edge values of a ticket's columns; PostgreSQL stores all text but U+0000. */
const anyText = fc.string({ unit: 'binary', maxLength: 40 }).map((text) => text.replaceAll('\u0000', ''));
const moment = fc.date({ min: new Date('1970-01-01'), max: new Date('2106-01-01'), noInvalidDate: true });
const strangeTicket = fc.record({
  holder_name: anyText,
  holder_email: anyText,
  holder_phone: anyText,
  price_units: fc.bigInt({ min: 0n, max: 10n ** 18n }).map(String),
  grace_seconds: fc.nat({ max: 604_800 }),
  key_version: fc.integer({ min: 1, max: 65_535 }),
  issued_at: moment,
  effective_at: moment,
});

const DISGUISE = `UPDATE tickets t SET holder_name = r.holder_name, holder_email = r.holder_email, holder_phone = r.holder_phone,
    price_units = r.price_units, grace_seconds = r.grace_seconds, key_version = r.key_version,
    issued_at = r.issued_at + interval '0.9 milliseconds', effective_at = r.effective_at
  FROM (SELECT * FROM jsonb_to_recordset($2) AS x(nth bigint, holder_name text, holder_email text, holder_phone text,
    price_units bigint, grace_seconds int, key_version int, issued_at timestamptz, effective_at timestamptz)) r
  WHERE t.tier_id = $1 AND t.serial = r.nth + 1`;

/** Counts the tickets, their revocations and leaves of this network, and the tickets without one. */
async function counted() {
  const [row] = await app.sql<{ tickets: number; revocations: number; leaves: number; missing: number }>(
    `SELECT (SELECT count(*)::int FROM tickets) AS tickets, (SELECT count(*)::int FROM revocations) AS revocations,
      (SELECT count(*)::int FROM anchor_leaves WHERE network = $1 AND event = 'issued') AS leaves,
      (SELECT count(*)::int FROM tickets t WHERE NOT EXISTS
        (SELECT FROM anchor_leaves l WHERE l.ticket_id = t.id AND l.network = $1 AND l.event = 'issued')) AS missing`,
    [network],
  );
  return row ?? expect.unreachable();
}

/** Asserts that each ticket has one leaf, and returns the number of tickets. */
async function eachHasALeaf(): Promise<number> {
  const { tickets, leaves, missing } = await counted();
  expect({ leaves, missing }).toEqual({ leaves: tickets, missing: 0 });
  return tickets;
}

const batches = () =>
  app.sql<{ number: number; state: string; leaf_count: number }>(
    'SELECT number, state, leaf_count FROM anchor_batches WHERE network = $1 ORDER BY number',
    [network],
  );

/** Takes all closed batches as if the ledger had accepted them. */
async function anchorAll(): Promise<void> {
  for (const { number } of (await batches()).filter(({ state }) => state === 'closed')) {
    const intent = {
      source: ACCOUNT,
      transactionHash: 'ab'.repeat(32),
      ledger: 7,
      closedAt: app.clock.now(),
    };
    await inTransaction(scope, (tx) => markAnchored(tx, number, intent), SYSTEM_TENANCY);
  }
}

async function proofsOf(ticketIds: string[], event: 'issued' | 'revoked' = 'issued') {
  const leaves = await readLeaves(scope, { passphrase: 'For tests', event, ticketIds });
  return new Map(leaves.map((leaf) => [leaf.ticketId, proveLeaf(leaf)]));
}

describe('gathering tickets', () => {
  it('gives each ticket one leaf, which proves it', async () => {
    const { slug } = await sale(50);
    const files = [
      ...(await sell(slug, 'regular', 3)),
      ...(await sell(slug, 'vip', 2)),
      ...(await sell(slug, 'regular', 20)),
    ];
    expect(await collectLeaves(scope, network)).toBe(true);
    await eachHasALeaf();
    expect(await collectLeaves(scope, network)).toBe(false);

    expect((await proofsOf(files.map(({ id }) => id))).size).toBe(0);
    await anchorAll();
    const proofs = await proofsOf(files.map(({ id }) => id));
    for (const file of files) {
      const proved = proofs.get(file.id);
      expect(proved && provesTicket(file, proved.proof)).toBe(true);
    }
    const [first, second] = files;
    const strange = proofs.get(first?.id ?? '')?.proof;
    expect(strange && second && provesTicket(second, strange)).toBe(false);
  });

  it('gives a revocation a leaf of its own', async () => {
    const { file } = await firstSold('vip');
    await collectLeaves(scope, network);
    const REVOKE =
      'mutation ($id: ID!) { revokeTicket(input: { id: $id, reason: "Lost" }) { ticket { id } } }';
    await app.graphql(REVOKE, { id: file.id }, owner);
    expect(await collectLeaves(scope, network)).toBe(true);
    const [, last] = await batches();
    expect(last).toMatchObject({ leaf_count: 1, state: 'closed' });
    await anchorAll();
    const proved = (await proofsOf([file.id], 'revoked')).get(file.id);
    expect(proved?.proof).toMatchObject({ index: 0, size: 1, path: [] });
  });

  it('overtakes no ticket whose sale commits late', async () => {
    const { slug, tierId } = await firstSold();
    const signals = new EventEmitter();
    const isWritten = once(signals, 'written');
    const late = inTransaction(
      scope,
      async (tx) => {
        await tx.query(COPY, [tierId, 3]);
        signals.emit('written');
        await once(signals, 'commit');
      },
      SYSTEM_TENANCY,
    );
    await isWritten;
    await sell(slug, 'vip', 2);
    await collectLeaves(scope, network);
    expect((await counted()).missing).toBe(0);
    signals.emit('commit');
    await late;
    expect((await counted()).missing).toBe(3);
    await collectLeaves(scope, network);
    await eachHasALeaf();
  });

  it('goes on where a process died, in the same tree', async () => {
    const { slug, file, tierId } = await firstSold('regular', 10_000);
    await app.sql(COPY, [tierId, 2_900]);
    let pages = 0;
    const dying: Scope = {
      ...scope,
      ids: {
        uuid: scope.ids.uuid,
        secret: (bytes) => {
          pages += 1;
          if (pages === 4) throw new Error('killed');
          return scope.ids.secret(bytes);
        },
      },
    };
    await expect(collectLeaves(dying, network)).rejects.toThrow('killed');
    expect(await batches()).toMatchObject([{ state: 'gathering', leaf_count: 2_048 }]);
    await sell(slug, 'vip', 4);
    expect(await collectLeaves(scope, network)).toBe(true);
    const tickets = await eachHasALeaf();
    expect(await batches()).toMatchObject([
      { state: 'closed', leaf_count: tickets + (await counted()).revocations },
    ]);
    await anchorAll();
    const proof = (await proofsOf([file.id])).get(file.id)?.proof;
    expect(proof && provesTicket(file, proof)).toBe(true);
  });

  it('gives no ticket two leaves when two processes gather', async () => {
    const { slug } = await sale(50);
    await sell(slug, 'regular', 5);
    await Promise.allSettled([1, 2, 3].map(() => collectLeaves(scope, network)));
    await collectLeaves(scope, network);
    await eachHasALeaf();
  });

  it('stops rather than leave a missing serial behind', async () => {
    const { tierId } = await firstSold();
    await app.sql('UPDATE tiers SET next_serial = next_serial + 1 WHERE id = $1', [tierId]);
    await expect(collectLeaves(scope, network)).rejects.toThrow(
      'a number was given out without what it counts',
    );
    await app.sql('UPDATE tiers SET next_serial = next_serial - 1 WHERE id = $1', [tierId]);
    expect(await collectLeaves(scope, network)).toBe(true);
  });

  it('hashes in the database as any other implementation does', async () => {
    const { tierId } = await firstSold('vip', 1_000);
    const rows = fc.sample(strangeTicket, { numRuns: 300, seed: 7 });
    await app.sql(COPY, [tierId, rows.length]);
    await app.sql(DISGUISE, [tierId, JSON.stringify(rows.map((row, at) => ({ ...row, nth: at + 1 })))]);
    await collectLeaves(scope, network);
    await anchorAll();
    const records = await app.sql<SignedRecord>(
      `SELECT ${SIGNED_COLUMNS}, t.price_units::text AS price FROM tickets t ${SIGNED_JOINS} WHERE t.tier_id = $1`,
      [tierId],
    );
    const proofs = await proofsOf(records.map(({ id }) => id));
    for (const record of records) {
      const proved = proofs.get(record.id);
      const salt = Buffer.from(proved?.proof.salt ?? '', 'hex');
      const ticket = unsignedTicket({ ...record, priceUnits: BigInt(record.priceUnits) });
      expect(proved?.hash, JSON.stringify(ticket)).toBe(
        leafHash(issuedEntry(salt, ticket, record.signature)).toString('hex'),
      );
    }
    expect(records).toHaveLength(301);
  });

  it('sends again what the ledger refused, and what was closed by a process that died', async () => {
    await firstSold();
    await collectLeaves(scope, network);
    const intended: NewIntent[] = [];
    const intend = async (_tx: unknown, request: NewIntent): Promise<string> => {
      intended.push(request);
      return scope.ids.uuid();
    };
    const send = () =>
      sendBatch(scope, { network, kind: 'tickets', settlement: { intend }, account: ACCOUNT });
    await send();
    await send();
    expect(intended).toHaveLength(1);
    const [batch] = await app.sql<{ number: number; intent_id: string; root: Buffer }>(
      'SELECT number, intent_id, root FROM anchor_batches WHERE network = $1',
      [network],
    );
    const intent = { id: batch?.intent_id, reference: { batch: batch?.number } } as unknown as Intent;
    const failure = { reason: 'refused', codes: null, onLedger: null } as const;
    await inTransaction(scope, (tx) => anchorOutcome.failed(tx, intent, failure), SYSTEM_TENANCY);
    await send();
    expect(intended.map(({ memoHash }) => memoHash)).toEqual([batch?.root, batch?.root]);
    expect(new Set(intended.map(({ businessKey }) => businessKey)).size).toBe(1);
  });

  it('forgets and changes nothing that it has written', async () => {
    await firstSold();
    await collectLeaves(scope, network);
    await expect(app.sql('DELETE FROM anchor_leaves')).rejects.toThrow('append-only');
    await expect(app.sql("UPDATE anchor_chunks SET hashes = ''")).rejects.toThrow('append-only');
  });
});
