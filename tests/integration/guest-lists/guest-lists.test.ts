import 'reflect-metadata';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reconcile } from '../../../server/modules/reconciliation/reconcile.ts';
import { bootTestApp, type RestAnswer, type TestActor, type TestApp } from '../../support/app.ts';
import { openMail } from '../../support/mail.ts';
import { draft, published } from '../events/organiser.ts';

let app: TestApp;
let admin: TestActor;
let validator: TestActor;
let rival: TestActor;

beforeAll(async () => {
  app = await bootTestApp();
  admin = await app.actor('issuer_admin');
  validator = await app.actor('issuer_validator', admin.issuerId ?? '');
  rival = await app.actor('issuer_admin');
});

afterAll(() => app.close());

interface Sending {
  key?: string;
  payment?: string;
  who?: TestActor;
}

async function send(
  eventId: string,
  file: string | ReadableStream<Uint8Array>,
  { key, payment = 'due', who = admin }: Sending = {},
): Promise<Pick<RestAnswer, 'status' | 'body'>> {
  const body = typeof file === 'string' ? new Blob([file]) : file;
  const { status, body: read } = await app.rest(
    'POST',
    `/api/events/${eventId}/guests?payment=${payment}`,
    body,
    {
      token: who.token,
      headers: {
        'content-type': 'text/csv',
        'x-file-name': encodeURIComponent('gäste.csv'),
        ...(key && { 'idempotency-key': key }),
      },
    },
  );
  return { status, body: read };
}

const issued = (eventId: string) =>
  app.sql<{
    tier: string;
    name: string;
    email: string;
    phone: string;
    units: string;
    due: string;
    status: string;
  }>(
    `SELECT r.name AS tier, t.holder_name AS name, t.holder_email AS email, t.holder_phone AS phone,
       t.price_units::text AS units, t.due_status AS due, o.status
     FROM tickets t JOIN tiers r ON r.id = t.tier_id JOIN orders o ON o.id = t.order_id
     WHERE t.event_id = $1 ORDER BY t.holder_email`,
    [eventId],
  );

const LIST = `Name,Email,Phone,Tier
"Achieng, Grace",Grace@Guests.test,+254 711 000 001,vip
Peter,peter@guests.test,,regular
Nobody,not-an-address,,regular
Peter,PETER@guests.test,,regular
Mary,mary@guests.test,,backstage
,blank@guests.test,,regular
`;
const TIERS = [
  { tier: 'regular', count: 3, price: '10' },
  { tier: 'vip', count: 2, price: '50' },
];

describe('a guest list', () => {
  it('gives a ticket to each good line and says of the others why not, by their numbers', async () => {
    const event = await published(app, admin, {}, TIERS);
    const sent = await send(event.id, LIST);
    expect(sent).toMatchObject({ status: 201, body: { success: true, issued: 2, refused: 4 } });
    expect(await issued(event.id)).toEqual([
      {
        ...{ tier: 'vip', name: 'Achieng, Grace', email: 'grace@guests.test', phone: '+254 711 000 001' },
        ...{ units: '500000000', due: 'due', status: 'due' },
      },
      {
        ...{ tier: 'regular', name: 'Peter', email: 'peter@guests.test', phone: '' },
        ...{ units: '100000000', due: 'due', status: 'due' },
      },
    ]);
    const mail = await openMail(app, 'grace@guests.test', 'tickets');
    expect(mail.text).toContain('Due at the door: USD 50.00');

    const lists = await app.graphql(
      `query ($id: ID!) { guestLists(eventId: $id) { nodes { fileName payment issued refused finishedAt refusals { line code reason } } } }`,
      { id: event.id },
      admin,
    );
    expect(lists.data.guestLists.nodes).toEqual([
      {
        ...{ fileName: 'gäste.csv', payment: 'DUE', issued: 2, refused: 4 },
        finishedAt: app.clock.now().toISOString(),
        refusals: [
          { line: 4, code: 'CONTACT', reason: 'Please give a valid email address.' },
          { line: 5, code: 'DUPLICATE', reason: 'The same guest stands in line 3.' },
          { line: 6, code: 'TIER_UNKNOWN', reason: 'This event has no tickets named "backstage".' },
          { line: 7, code: 'CONTACT', reason: 'Please give your full name.' },
        ],
      },
    ]);
    const listed = await app.rest('GET', `/api/events/${event.id}/guest-lists`, undefined, admin);
    expect(listed.body.guest_lists).toMatchObject([
      { id: sent.body.list_id, file_name: 'gäste.csv', payment: 'due', issued: 2, refused: 4 },
    ]);
    expect(listed.body.guest_lists[0].report_url).toBe(sent.body.report_url);
    const report = await app.rest('GET', sent.body.report_url, undefined, admin);
    expect(report.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    const [head, grace, , nobody] = String(report.body).trim().split('\r\n');
    expect(head).toContain('line,outcome,reason,tier,number,ticket_id');
    expect(grace).toMatch(/^2,issued,,vip,[0-9A-Z]{8},[0-9a-f-]{36}$/);
    expect(nobody).toBe('4,refused,Please give a valid email address.,,,');
    expect(String(report.body)).not.toContain('grace@guests.test');
  });

  it('costs complimentary guests nothing, and the books agree', async () => {
    const event = await published(app, admin, {}, [{ tier: 'regular', count: 5, price: '10' }]);
    const sent = await send(event.id, 'email;name\njoy@guests.test;Joy\n', { payment: 'complimentary' });
    expect(sent.body).toMatchObject({ issued: 1, refused: 0 });
    expect(await issued(event.id)).toMatchObject([
      { tier: 'regular', units: '0', due: 'none', status: 'paid' },
    ]);
    expect(await app.sql('SELECT FROM journal_transfers WHERE event_id = $1', [event.id])).toEqual([]);
    expect((await reconcile(app.app.scope())).differences).toEqual([]);
  });

  it('is settled once however often it is sent, also together with its like', async () => {
    const event = await published(app, admin, {}, TIERS);
    const answers = await Promise.all([1, 2, 3].map(() => send(event.id, LIST, { key: 'spring' })));
    for (const { body } of answers) expect(body).toMatchObject({ issued: 2, refused: 4 });
    expect(await issued(event.id)).toHaveLength(2);
    const other = await send(event.id, `${LIST}One,one@guests.test,,vip\n`, { key: 'spring' });
    expect(other).toMatchObject({ status: 422, body: { error: { code: 'IDEMPOTENCY_MISMATCH' } } });
    const free = await send(event.id, LIST, { key: 'spring', payment: 'complimentary' });
    expect(free).toMatchObject({ status: 422, body: { error: { code: 'IDEMPOTENCY_MISMATCH' } } });
  });

  it('goes on where it broke off', async () => {
    const event = await published(app, admin, {}, [{ tier: 'regular', count: 200, price: '0' }]);
    const lines = Array.from({ length: 130 }, (_, nth) => `Guest ${nth},guest${nth}@guests.test`);
    const file = `name,email\n${lines.join('\n')}\n`;
    const half = new TextEncoder().encode(file.slice(0, file.indexOf('Guest 110')));
    let part = 0;
    const broken = new ReadableStream<Uint8Array>({
      pull: async (controller) => {
        part += 1;
        if (part === 1) return controller.enqueue(half);
        const [row] = await app.sql<{ issued: number }>(
          'SELECT issued FROM guest_lists WHERE event_id = $1',
          [event.id],
        );
        // The connection breaks after the first hundred tickets.
        if (row && row.issued >= 100) controller.error(new Error('the line is dead'));
        else controller.enqueue(new Uint8Array());
      },
    });
    await send(event.id, broken, { key: 'long' }).catch(() => undefined);
    expect(await issued(event.id)).toHaveLength(100);
    const whole = await send(event.id, file, { key: 'long' });
    expect(whole.body).toMatchObject({ issued: 130, refused: 0 });
    expect(await issued(event.id)).toHaveLength(130);
    expect(await app.sql('SELECT sold FROM tiers WHERE event_id = $1', [event.id])).toEqual([{ sold: 130 }]);
  });

  it('gives away no place twice, beside buyers and other lists', async () => {
    const event = await published(app, admin, {}, [{ tier: 'regular', count: 10, price: '10' }]);
    const list = (mark: string) =>
      `name,email\n${Array.from({ length: 8 }, (_, nth) => `G,${mark}${nth}@guests.test`).join('\n')}\n`;
    const buyer = { name: 'Buyer', email: 'buyer@buyers.test', phone: '+254 700 000 000' };
    const [first, second] = await Promise.all([
      send(event.id, list('a')),
      send(event.id, list('b')),
      app.rest('POST', `/events/${event.slug}/purchase`, { ...buyer, tier: 'regular' }),
    ]);
    const [tier] = await app.sql<{ sold: number }>('SELECT sold FROM tiers WHERE event_id = $1', [event.id]);
    expect(tier?.sold).toBe(10);
    expect(first.body.refused + second.body.refused).toBeGreaterThanOrEqual(6);
    expect(await issued(event.id)).toHaveLength(10);
    expect((await reconcile(app.app.scope())).differences).toEqual([]);
  });

  it('is refused with its reason', async () => {
    const event = await published(app, admin, {}, TIERS);
    const code = async (file: string, sending: Sending = {}, id = event.id): Promise<[number, string]> => {
      const { status, body } = await send(id, file, sending);
      return [status, body.error.code];
    };
    expect(await code('name,phone\nA,1\n')).toEqual([400, 'BAD_INPUT']);
    expect(await code('')).toEqual([400, 'BAD_INPUT']);
    expect(await code(LIST, { payment: 'later' })).toEqual([400, 'BAD_INPUT']);
    expect(await code('name,email,tier\n"A,b\n')).toEqual([422, 'GUEST_LIST_BROKEN']);
    expect(await code(`name,email,tier\n${`${'a'.repeat(5_000)},b,c\n`.repeat(1_100)}`)).toEqual([
      413,
      'GUEST_LIST_TOO_LARGE',
    ]);
    expect(await code(LIST, { who: validator })).toEqual([403, 'FORBIDDEN']);
    expect(await code(LIST, { who: rival })).toEqual([404, 'NOT_FOUND']);
    const unpublished = await draft(app, admin);
    await app.graphql(
      'mutation ($id: ID!) { createTickets(input: { eventId: $id, tiers: [{ tier: "regular", price: "50", currency: USD }] }) { event { id } } }',
      { id: unpublished.id },
      admin,
    );
    expect(await code('name,email\nA,a@guests.test\n', {}, unpublished.id)).toEqual([
      409,
      'EVENT_NOT_PUBLISHED',
    ]);
    expect(await issued(event.id)).toEqual([]);
  });
});
