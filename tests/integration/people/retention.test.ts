import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { purgeExpired } from '../../../server/modules/privacy/purge-expired.ts';
import { dueBefore } from '../../../server/modules/privacy/retention.rules.ts';
import { bootTestApp, type TestActor, type TestApp } from '../../support/app.ts';
import { buy } from '../../support/buyers.ts';
import { dropChecks } from '../../support/planted-person.ts';
import { published } from '../events/organiser.ts';

let app: TestApp;
let owner: TestActor;
beforeAll(async () => {
  app = await bootTestApp();
  owner = await app.actor('issuer_owner');
  await app.actor('system_admin');
});
afterAll(() => app.close());

const purge = () => purgeExpired(app.app.scope());
const count = async (from: string, ...values: unknown[]): Promise<number> =>
  (await app.sql<{ n: number }>(`SELECT count(*)::int AS n FROM ${from}`, values))[0]?.n ?? 0;
const ago = (days: number): Date => new Date(app.clock.now().getTime() - days * 86_400_000);

/** An event that ended a number of days ago, with one order of a guest. */
async function pastEvent(days: number, email: string): Promise<{ eventId: string; orderId: string }> {
  const event = await published(app, owner);
  const sold = await buy(app, {
    slug: event.slug,
    buyer: { email },
    lines: [{ tier: 'regular', quantity: 2 }],
  });
  await app.sql('UPDATE events SET start_at = $2, end_at = $3 WHERE id = $1', [
    event.id,
    ago(days + 1),
    ago(days),
  ]);
  return { eventId: event.id, orderId: sold.data.purchaseByForm.order.id };
}

const named = (eventId: string) =>
  count("orders WHERE event_id = $1 AND buyer_email NOT LIKE 'deleted-%'", eventId);
const namedTickets = (eventId: string) =>
  count("tickets WHERE event_id = $1 AND holder_email NOT LIKE 'deleted-%'", eventId);

/** Sets the state past the rules of the table. */
const setRefund = (orderId: string, state: string) =>
  app.sql(
    `BEGIN; ALTER TABLE refunds DISABLE TRIGGER ALL; UPDATE refunds SET state = '${state}' WHERE order_id = '${orderId}';
     ALTER TABLE refunds ENABLE TRIGGER ALL; COMMIT`,
  );

describe('guests of an event', () => {
  it('are named for as long as the setting says, and money and tickets stay after it', async () => {
    const recent = await pastEvent(700, 'recent@guests.test');
    const old = await pastEvent(740, 'old@guests.test');
    await purge();
    expect([await named(recent.eventId), await named(old.eventId)]).toEqual([1, 0]);
    expect([await namedTickets(recent.eventId), await namedTickets(old.eventId)]).toEqual([2, 0]);
    const [order] = await app.sql(
      'SELECT status, quantity, buyer_name AS name, buyer_phone AS phone FROM orders WHERE id = $1',
      [old.orderId],
    );
    expect(order).toEqual({ status: 'due', quantity: 2, name: 'Deleted person', phone: '' });
    expect(await count('tickets WHERE order_id = $1 AND length(signature) > 0', old.orderId)).toBe(2);
    expect(await count('audit_entries WHERE entity_id = $1', old.orderId)).toBeGreaterThan(0);

    await app.sql(
      `INSERT INTO settings (name, value, updated_at, updated_by) VALUES ('keep_guests_months', '3', now(), $1)`,
      [owner.userId],
    );
    await app.app.services.settings.reread();
    await purge();
    expect(await named(recent.eventId)).toBe(0);
    await app.sql("DELETE FROM settings WHERE name = 'keep_guests_months'");
    await app.app.services.settings.reread();
  });

  it('are kept while money of the event is under way', async () => {
    const event = await pastEvent(900, 'waits@guests.test');
    // A refund of an order that was paid; the event is long over.
    await dropChecks(app.sql);
    await app.sql(
      `BEGIN; SET LOCAL session_replication_role = replica;
       INSERT INTO refunds (id, issuer_id, event_id, order_id, kind, state, units, reason, attempts, next_attempt_at, created_at, currency, by_dispute)
       SELECT gen_random_uuid(), issuer_id, event_id, id, 'order', 'waiting', 1, 'test', 0, now(), now(), 'KES', false
       FROM orders WHERE id = '${event.orderId}'; COMMIT`,
    );
    for (const state of ['waiting', 'paying', 'failed']) {
      await setRefund(event.orderId, state);
      await purge();
      expect([state, await named(event.eventId)]).toEqual([state, 1]);
    }
    await setRefund(event.orderId, 'paid');
    await purge();
    expect(await named(event.eventId)).toBe(0);
  });

  it('with an account keep their tickets until they delete it', async () => {
    const person = await app.actor('attendee');
    const event = await published(app, owner);
    await buy(
      app,
      { slug: event.slug, buyer: { email: person.email }, lines: [{ tier: 'regular' }] },
      person,
    );
    await app.sql('UPDATE events SET start_at = $2, end_at = $3 WHERE id = $1', [
      event.id,
      ago(901),
      ago(900),
    ]);
    // Bought without signing in: theirs by the address, once it is confirmed.
    const [guest, unconfirmed] = [
      await app.actor('attendee'),
      await app.actor('attendee', undefined, { confirmed: false }),
    ];
    const bySignedOut = await pastEvent(900, guest.email.toUpperCase());
    const byUnconfirmed = await pastEvent(900, unconfirmed.email);
    await purge();
    for (const id of [event.id, bySignedOut.eventId])
      expect([await named(id), (await namedTickets(id)) > 0]).toEqual([1, true]);
    expect([await named(byUnconfirmed.eventId), await namedTickets(byUnconfirmed.eventId)]).toEqual([0, 0]);
    const MINE = '{ myTickets(first: 5) { nodes { holderEmail } } }';
    const { nodes } = (await app.graphql(MINE, {}, guest)).data.myTickets;
    expect(nodes).toEqual([{ holderEmail: guest.email }, { holderEmail: guest.email }]);
  });
});

describe('an order that was never paid', () => {
  it('names its guest for 30 days', async () => {
    const event = await published(app, owner);
    const order = async (email: string): Promise<string> =>
      (await buy(app, { slug: event.slug, buyer: { email }, lines: [{ tier: 'regular' }] })).data
        .purchaseByForm.order.id;
    const [gone, kept, paid] = [
      await order('gone@guests.test'),
      await order('kept@guests.test'),
      await order('paid@guests.test'),
    ];
    await app.sql("UPDATE orders SET status = 'cancelled' WHERE id = ANY($1::uuid[])", [[gone, kept, paid]]);
    await app.sql('DELETE FROM tickets WHERE order_id = ANY($1::uuid[])', [[gone, kept]]);
    await app.sql('UPDATE orders SET created_at = $2 WHERE id = ANY($1::uuid[])', [[gone, paid], ago(31)]);
    await app.sql('UPDATE orders SET created_at = $2 WHERE id = $1', [kept, ago(29)]);
    await app.sql(
      `INSERT INTO phone_numbers (number, stop_hash, created_at) VALUES ($1, decode(repeat('ab', 32), 'hex'), now())`,
      ['+254711222333'],
    );
    await app.sql(
      `INSERT INTO order_phones (order_id, issuer_id, event_id, number, channel, asked_at)
       SELECT id, issuer_id, event_id, '+254711222333', 'sms', created_at FROM orders WHERE id = ANY($1::uuid[])`,
      [[gone, kept, paid]],
    );
    await purge();
    const numbered = await app.sql<{ id: string }>(
      'SELECT order_id AS id FROM order_phones WHERE order_id = ANY($1::uuid[])',
      [[gone, kept, paid]],
    );
    expect(numbered.map(({ id }) => id).sort()).toEqual([kept, paid].sort());
    const emails = await app.sql<{ email: string }>(
      'SELECT buyer_email AS email FROM orders WHERE id = ANY($1::uuid[]) ORDER BY array_position($1::uuid[], id)',
      [[gone, kept, paid]],
    );
    // One that had tickets is a sale that was cancelled: it is kept with its event.
    expect(emails.map(({ email }) => email)).toEqual([
      `deleted-${gone}@deleted.invalid`,
      'kept@guests.test',
      'paid@guests.test',
    ]);
  });
});

describe('mails, messages, notifications and deliveries', () => {
  it('end with their time; a mail that is still to be sent never does', async () => {
    const mail = (id: string, state: string, days: number) =>
      app.sql(
        `INSERT INTO mail_outbox (id, kind, recipient, payload, state, next_attempt_at, created_at)
         VALUES ($1, 'message', 'reader@guests.test', '{"text": "Hello"}', $2, now(), $3)`,
        [id, state, ago(days)],
      );
    const ids = [1, 2, 3, 4].map((n) => `01900000-0000-7000-8000-0000000000a${n}`);
    await mail(ids[0] as string, 'sent', 181);
    await mail(ids[1] as string, 'sent', 179);
    await mail(ids[2] as string, 'queued', 900);
    await mail(ids[3] as string, 'failed', 900);
    await purge();
    const left = await app.sql<{ id: string }>(
      'SELECT id FROM mail_outbox WHERE id = ANY($1::uuid[]) ORDER BY id',
      [ids],
    );
    expect(left.map(({ id }) => id)).toEqual([ids[1], ids[2]]);
  });

  it('of people without an account end two years after the last message of their thread', async () => {
    const letter = { name: 'Amina', email: 'amina@guests.test', subject: 'Ramp', message: 'Is there one?' };
    for (const email of ['amina@guests.test', 'writes.still@guests.test'])
      expect((await app.rest('POST', '/api/contact', { ...letter, email })).status).toBe(201);
    const of = (email: string) => count('messages WHERE guest_email = $1', email);
    expect([await of('amina@guests.test'), await of('writes.still@guests.test')]).toEqual([1, 1]);
    await app.sql("UPDATE messages SET created_at = $1 WHERE guest_email = 'amina@guests.test'", [ago(740)]);
    await app.sql("UPDATE messages SET created_at = $1 WHERE guest_email = 'writes.still@guests.test'", [
      ago(700),
    ]);
    await purge();
    expect([await of('amina@guests.test'), await of('writes.still@guests.test')]).toEqual([0, 1]);
  });

  it('are purged in steps, however many there are', async () => {
    await app.sql(
      `INSERT INTO mail_outbox (id, kind, recipient, state, next_attempt_at, created_at)
       SELECT gen_random_uuid(), 'message', 'many@guests.test', 'sent', now(), $1 FROM generate_series(1, 2500)`,
      [ago(400)],
    );
    await purge();
    expect(await count("mail_outbox WHERE recipient = 'many@guests.test'")).toBe(0);
  });

  it('of webhooks end after 30 days, with their attempts', async () => {
    const [endpoint] = await app.sql<{ id: string }>(
      `INSERT INTO webhook_endpoints (id, issuer_id, url, description, types, active, secret, created_by, created_at, address_set_by)
       VALUES (gen_random_uuid(), $1, 'https://hooks.test/', 'x', '{ping}', true, 'sealed', $2, $3, $2) RETURNING id`,
      [owner.issuerId, owner.userId, ago(100)],
    );
    const deliver = (state: string, days: number) =>
      app.sql(
        `WITH h AS (INSERT INTO webhook_happenings (id, issuer_id, type, happened_at, data)
           VALUES (gen_random_uuid(), $1, 'ping', $3, '{}') RETURNING id),
         d AS (INSERT INTO webhook_deliveries (id, endpoint_id, happening_id, issuer_id, state, attempts, tries, next_attempt_at, created_at, delivered_at)
           SELECT gen_random_uuid(), $2, h.id, $1, $4, 1, 1, $3, $3, CASE WHEN $4 = 'delivered' THEN $3 END FROM h RETURNING id)
         INSERT INTO webhook_attempts (delivery_id, number, issuer_id, at, milliseconds) SELECT id, 1, $1, $3, 5 FROM d`,
        [owner.issuerId, endpoint?.id, ago(days), state],
      );
    for (const [state, days] of [
      ['delivered', 31],
      ['failed', 31],
      ['waiting', 31],
      ['delivered', 29],
    ] as const)
      await deliver(state, days);
    await purge();
    const left = await app.sql<{ state: string }>('SELECT state FROM webhook_deliveries ORDER BY state');
    expect(left.map(({ state }) => state)).toEqual(['delivered', 'waiting']);
    // The antedated endpoint may also get events of this file's earlier tests, when the queue reads on only now.
    const pings = await count("webhook_happenings WHERE type = 'ping'");
    expect([await count('webhook_attempts WHERE number = 1'), pings]).toEqual([2, 2]);
    await expect(app.sql("UPDATE webhook_attempts SET answer = 'x'")).rejects.toThrow(/append-only/);
  });
});

describe('the times', () => {
  it('are public, and those of the settings', async () => {
    const { data } = await app.graphql('{ retentionPeriods { kind count unit } }');
    expect(data.retentionPeriods).toEqual([
      { kind: 'SESSIONS', count: 30, unit: 'DAYS' },
      { kind: 'MAILS', count: 180, unit: 'DAYS' },
      { kind: 'GUESTS', count: 24, unit: 'MONTHS' },
      { kind: 'UNPAID', count: 30, unit: 'DAYS' },
      { kind: 'MESSAGES', count: 24, unit: 'MONTHS' },
      { kind: 'NOTIFICATIONS', count: 180, unit: 'DAYS' },
      { kind: 'DELIVERIES', count: 30, unit: 'DAYS' },
      { kind: 'BOOKS', count: 7, unit: 'YEARS' },
    ]);
  });

  it.each([
    ['2026-03-31T10:00:00Z', { count: 1, unit: 'months' }, '2026-02-28T10:00:00.000Z'],
    ['2028-02-29T00:00:00Z', { count: 7, unit: 'years' }, '2021-02-28T00:00:00.000Z'],
    ['2026-01-15T00:00:00Z', { count: 24, unit: 'months' }, '2024-01-15T00:00:00.000Z'],
    ['2026-01-15T00:00:00Z', { count: 30, unit: 'days' }, '2025-12-16T00:00:00.000Z'],
  ] as const)('before %s', (now, period, due) => {
    expect(dueBefore(new Date(now), period).toISOString()).toBe(due);
  });
});
