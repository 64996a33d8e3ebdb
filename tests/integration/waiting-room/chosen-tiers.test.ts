import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bootTestApp, type TestActor, type TestApp } from '../../support/app.ts';
import { BUYER, buy as buyByForm, buyByRest } from '../../support/buyers.ts';
import { codeOf, type GraphQLAnswer } from '../../support/client.ts';
import { type Guest, waitingRoomsOf } from '../../support/waiting-rooms.ts';
import { buyWithWallet } from '../../support/wallet-buyers.ts';
import { draft as draftOf, published } from '../events/organiser.ts';
import { sellingOf, tierIds } from '../selling/organiser.ts';

let app: TestApp;
let admin: TestActor;
let rival: TestActor;
let rooms: ReturnType<typeof waitingRoomsOf>;

beforeAll(async () => {
  app = await bootTestApp({ ledger: true });
  admin = await app.actor('issuer_admin');
  rival = await app.actor('issuer_admin');
  rooms = waitingRoomsOf(app);
});
afterAll(() => app.close());

interface Sale {
  id: string;
  slug: string;
  tiers: Record<string, string>;
}

/** An event with three tiers, two of which are not sold through its room. */
async function sale(vip = 10, who = admin): Promise<Sale> {
  const event = await published(app, who, {}, [
    { tier: 'regular', count: 500, price: '10', currency: 'USD' },
    { tier: 'vip', count: vip, price: '50', currency: 'USD' },
    { tier: 'free', count: 20, price: '0', currency: 'USD' },
  ]);
  return { ...event, tiers: await tierIds(app, event.id) };
}

const choose = (event: Sale, ...names: string[]) => names.map((name) => event.tiers[name] ?? '');

/** An event whose room is open, and sells the tier "vip". */
async function vipSale(vip = 10): Promise<Sale> {
  const event = await sale(vip);
  expect(codeOf(await rooms.open(admin, event.id, { tierIds: choose(event, 'vip') }))).toBeUndefined();
  return event;
}

let buyers = 0;
function buy(event: Sale, tiers: string[], guest?: Guest, code?: string): Promise<GraphQLAnswer> {
  buyers += 1;
  const buyer = { email: `buyer.${buyers}@queue.test`, phone: `+2547000${10_000 + buyers}` };
  const lines = tiers.map((tier) => ({ tier, quantity: 1 }));
  const purchase = { slug: event.slug, lines, buyer, ...(code !== undefined && { code }) };
  return buyByForm(app, purchase, undefined, guest ? { cookie: guest.cookie } : {});
}

function faultsOf(answer: GraphQLAnswer): string[][] | undefined {
  const details = answer.errors?.[0]?.extensions.details as { fields?: { field: string; code: string }[] };
  return details?.fields?.map(({ field, code }) => [field, code]);
}

describe('a waiting room of chosen tiers', () => {
  it('sells them in turn alone, and the others at any time', async () => {
    const event = await vipSale();
    const guest = await rooms.join(event.id);
    expect(codeOf(await buy(event, ['vip']))).toBe('QUEUE_FIRST');
    expect(codeOf(await buy(event, ['vip'], guest))).toBe('NOT_YOUR_TURN');
    expect(codeOf(await buy(event, ['regular']))).toBeUndefined();
    expect(codeOf(await buy(event, ['free']))).toBeUndefined();
    expect(codeOf(await buy(event, ['regular', 'free']))).toBeUndefined();
    expect(codeOf(await buy(event, ['regular', 'vip']))).toBe('QUEUE_FIRST');
    await rooms.begin(event.id);
    await rooms.pass(1);
    expect(codeOf(await buy(event, ['vip']))).toBe('QUEUE_FIRST');
    // An order without tickets of the room leaves the place as it is.
    expect(codeOf(await buy(event, ['regular'], guest))).toBeUndefined();
    expect((await rooms.place(event.id, guest)).state).toBe('admitted');
    expect(codeOf(await buy(event, ['regular', 'vip', 'free'], guest))).toBeUndefined();
    expect((await rooms.place(event.id, guest)).state).toBe('bought');
    expect(codeOf(await buy(event, ['vip'], guest))).toBe('TURN_OVER');
    expect(codeOf(await buy(event, ['regular'], guest))).toBeUndefined();
  });

  it('is asked about by every way to buy', async () => {
    const event = await vipSale();
    const member = await app.actor('attendee');
    const byRest = async (tier: string) => {
      const body = { tier, name: 'Baraka Juma', email: 'baraka@queue.test', phone: '+254700000009' };
      return (await buyByRest(app, event.slug, body)).body.error?.code;
    };
    expect(await byRest('vip')).toBe('QUEUE_FIRST');
    expect(await byRest('regular')).toBeUndefined();
    const byWallet = async (tier: string) =>
      codeOf(
        await buyWithWallet(app, member, {
          eventId: event.id,
          lines: [{ tier, quantity: 1 }],
          paymentCurrency: 'XLM',
          paymentAmount: '1',
        }),
      );
    expect(await byWallet('vip')).toBe('QUEUE_FIRST');
    expect(await byWallet('regular')).not.toBe('QUEUE_FIRST');
    const START = `mutation ($input: StartOutsidePaymentInput!) { startOutsidePayment(input: $input) { order { id } } }`;
    const outside = async (tier: string) =>
      codeOf(
        await app.graphql(START, { input: { ...BUYER, slug: event.slug, lines: [{ tier, quantity: 1 }] } }),
      );
    expect(await outside('vip')).toBe('QUEUE_FIRST');
    expect(await outside('regular')).not.toBe('QUEUE_FIRST');
  });

  it('admits people for its own places, and closes when these are sold', async () => {
    const event = await vipSale(1);
    const guests = await Promise.all(Array.from({ length: 8 }, () => rooms.join(event.id)));
    await rooms.begin(event.id);
    await rooms.pass(3);
    // One place: about half of those admitted are expected to buy. The 500 others do not count.
    expect(await rooms.board(event.id)).toMatchObject({ now_serving: 3, sold_out: false, tiers: ['vip'] });
    const places = await Promise.all(guests.map((guest) => rooms.place(event.id, guest)));
    const admitted = guests.filter((_guest, index) => places[index]?.state === 'admitted');
    expect(codeOf(await buy(event, ['vip', 'regular', 'free'], admitted[0]))).toBeUndefined();
    await rooms.pass(1);
    expect(await rooms.board(event.id)).toMatchObject({
      state: 'closed',
      close_reason: 'sold_out',
      sold_out: true,
    });
    // Of the three places of the order one counts.
    expect(await app.sql('SELECT bought, places FROM waiting_rooms WHERE event_id = $1', [event.id])).toEqual(
      [{ bought: 1, places: 1 }],
    );
    expect(codeOf(await buy(event, ['regular']))).toBeUndefined();
    app.app.services.listings.evictEvent(event.id);
    expect(codeOf(await buy(event, ['vip']))).toBe('SOLD_OUT');
  });

  it('counts its own places of an order that is not paid yet', async () => {
    const event = await vipSale();
    const guest = await rooms.join(event.id);
    await rooms.begin(event.id);
    await rooms.pass(1);
    const START = `mutation ($input: StartOutsidePaymentInput!) { startOutsidePayment(input: $input) { order { status } } }`;
    const lines = [
      { tier: 'regular', quantity: 3 },
      { tier: 'vip', quantity: 2 },
    ];
    const started = await app.graphql(
      START,
      { input: { ...BUYER, slug: event.slug, lines } },
      { headers: { cookie: guest.cookie } },
    );
    expect(started.data?.startOutsidePayment.order.status).toBe('HELD');
    await rooms.pass(1);
    expect(await app.sql('SELECT bought, places FROM waiting_rooms WHERE event_id = $1', [event.id])).toEqual(
      [{ bought: 1, places: 2 }],
    );
  });

  it('does not reveal a hidden tier, and asks for a turn with its code', async () => {
    const event = await sale();
    const selling = sellingOf(app, admin);
    await selling.tier(event.tiers.vip ?? '', { hidden: true });
    await selling.newCode(event.id, { code: 'PRESALE', opens: true, tierIds: choose(event, 'vip') });
    await rooms.open(admin, event.id, { tierIds: choose(event, 'vip') });
    const guest = await rooms.join(event.id);
    expect(codeOf(await buy(event, ['vip']))).toBe('UNKNOWN_TIER');
    expect(codeOf(await buy(event, ['vip'], undefined, 'PRESALE'))).toBe('QUEUE_FIRST');
    expect((await rooms.board(event.id)).tiers).toEqual([]);
    expect(await roomSeenBy()).toEqual([]);
    expect(await roomSeenBy(admin)).toEqual([{ name: 'vip' }]);
    await rooms.begin(event.id);
    await rooms.pass(1);
    expect(codeOf(await buy(event, ['vip'], guest, 'PRESALE'))).toBeUndefined();

    async function roomSeenBy(who?: TestActor) {
      const QUERY =
        'query ($slug: String!) { publishedEvent(slug: $slug) { waitingRoom { tiers { name } } } }';
      return (await app.graphql(QUERY, { slug: event.slug }, who)).data.publishedEvent.waitingRoom.tiers;
    }
  });
});

describe('the choice of tiers', () => {
  it('accepts tiers of the event alone, each once', async () => {
    const [event, other, foreign] = [await sale(), await sale(), await sale(10, rival)];
    const open = async (tierIds: (string | undefined)[]) =>
      faultsOf(await rooms.open(admin, event.id, { tierIds }));
    expect(await open([])).toEqual([['tierIds', 'TICKET']]);
    expect(await open([event.tiers.vip, other.tiers.vip])).toEqual([['tierIds', 'UNKNOWN']]);
    expect(await open([foreign.tiers.vip])).toEqual([['tierIds', 'UNKNOWN']]);
    expect(await open(['no id'])).toEqual([['tierIds', 'UNKNOWN']]);
    expect(await open([event.tiers.vip, event.tiers.vip?.toUpperCase()])).toEqual([
      ['tierIds', 'TIER_TWICE'],
    ]);
    expect(await open(Array.from({ length: 51 }, () => randomUUID()))).toEqual([['tierIds', 'TOO_MANY']]);
    expect(codeOf(await rooms.open(rival, event.id, { tierIds: choose(event, 'vip') }))).toBe('NOT_FOUND');
    expect(await open([event.tiers.vip?.toUpperCase()])).toBeUndefined();
  });

  it('can change until the sale begins, and is kept when it is not given', async () => {
    const event = await vipSale();
    const names = async () => (await rooms.board(event.id)).tiers;
    const change = async (settings: object) => {
      const code = codeOf(await rooms.open(admin, event.id, settings));
      app.clock.advance('2s');
      return code;
    };
    expect(await change({ minutes: 5 })).toBeUndefined();
    expect(await names()).toEqual(['vip']);
    expect(await change({ tierIds: choose(event, 'free', 'regular') })).toBeUndefined();
    expect(await names()).toEqual(['regular', 'free']);
    expect(codeOf(await buy(event, ['vip']))).toBeUndefined();
    expect(codeOf(await buy(event, ['free']))).toBe('QUEUE_FIRST');
    expect(await change({ tierIds: null })).toBeUndefined();
    expect(await names()).toBeNull();
    expect(codeOf(await buy(event, ['vip']))).toBe('QUEUE_FIRST');
    expect(await change({ tierIds: choose(event, 'vip') })).toBeUndefined();
    await rooms.begin(event.id);
    const [room] = await app.sql<{ on_sale_at: Date; joins_from: Date }>(
      'SELECT on_sale_at, joins_from FROM waiting_rooms WHERE event_id = $1',
      [event.id],
    );
    const same = { onSaleAt: room?.on_sale_at, joinsFrom: room?.joins_from };
    expect(await change({ ...same, tierIds: null })).toBe('DRAW_STARTED');
    expect(await change({ ...same, tierIds: choose(event, 'vip', 'free') })).toBe('DRAW_STARTED');
    expect(await change({ ...same, minutes: 6, tierIds: choose(event, 'vip') })).toBeUndefined();
    expect(await change({ ...same, minutes: 7 })).toBeUndefined();
  });

  it('does not hold for tiers that are added later, unless all are sold through the room', async () => {
    const [event, whole] = [await vipSale(), await sale()];
    await rooms.open(admin, whole.id);
    const ADD =
      'mutation ($id: ID!) { createTickets(input: { eventId: $id, tiers: [{ tier: "late", count: 5, price: "50", currency: USD }] }) { event { id } } }';
    for (const { id } of [event, whole]) await app.graphql(ADD, { id }, admin);
    expect(codeOf(await buy(event, ['late']))).toBeUndefined();
    expect(codeOf(await buy(whole, ['late']))).toBe('QUEUE_FIRST');
  });

  it('loses a tier that is deleted, unless it is the only one', async () => {
    const event = await sale();
    await rooms.open(admin, event.id, { tierIds: choose(event, 'vip', 'free') });
    const REMOVE = 'mutation ($tierId: ID!) { deleteTier(input: { tierId: $tierId }) { event { id } } }';
    const remove = async (name: string) =>
      codeOf(await app.graphql(REMOVE, { tierId: event.tiers[name] }, admin));
    expect(await remove('free')).toBeUndefined();
    expect(await remove('vip')).toBe('TIER_HAS_ROOM');
    app.clock.advance('2s');
    expect((await rooms.board(event.id)).tiers).toEqual(['vip']);
    const [entry] = await app.sql(
      "SELECT details FROM audit_entries WHERE action = 'tier.remove' AND entity_id = $1",
      [event.tiers.free],
    );
    expect(entry?.details).toMatchObject({ tier: 'free', ofWaitingRoom: true });
    const CLOSE = 'mutation ($id: ID!) { closeWaitingRoom(input: { eventId: $id }) { event { id } } }';
    await app.graphql(CLOSE, { id: event.id }, admin);
    expect(await remove('vip')).toBeUndefined();
  });

  it('is not copied with the event, and goes with it', async () => {
    const draft = await draftOf(app, admin);
    const ADD =
      'mutation ($id: ID!) { createTickets(input: { eventId: $id, tiers: [{ tier: "vip", count: 5, price: "50", currency: USD }] }) { event { id } } }';
    await app.graphql(ADD, { id: draft.id }, admin);
    const { vip } = await tierIds(app, draft.id);
    expect(codeOf(await rooms.open(admin, draft.id, { tierIds: [vip] }))).toBeUndefined();
    const COPY = `mutation ($input: DuplicateEventInput!) {
      duplicateEvent(input: $input) { event { waitingRoom { state } tiers { name inWaitingRoom } } } }`;
    const startDate = new Date(app.clock.now().getTime() + 30 * 86_400_000);
    const copied = await app.graphql(COPY, { input: { id: draft.id, startDate } }, admin);
    expect(copied.data.duplicateEvent.event).toEqual({
      waitingRoom: null,
      tiers: [{ name: 'vip', inWaitingRoom: false }],
    });
    const DELETE = 'mutation ($id: ID!) { deleteEvent(input: { id: $id }) { deletedId } }';
    const owner = await app.actor('issuer_owner', admin.issuerId ?? '');
    expect(codeOf(await app.graphql(DELETE, { id: draft.id }, owner))).toBeUndefined();
    expect(await app.sql('SELECT FROM waiting_room_tiers WHERE event_id = $1', [draft.id])).toEqual([]);
  });

  it('is kept by the database: tiers of the same event, at least one', async () => {
    const [event, other] = [await vipSale(), await sale()];
    const add = (tierId: string | undefined) =>
      app.sql(
        'INSERT INTO waiting_room_tiers (tier_id, event_id, issuer_id) SELECT $1, event_id, issuer_id FROM waiting_rooms WHERE event_id = $2',
        [tierId, event.id],
      );
    await expect(add(other.tiers.vip)).rejects.toThrow('waiting_room_tiers_tier_fk');
    await expect(app.sql('DELETE FROM waiting_room_tiers WHERE event_id = $1', [event.id])).rejects.toThrow(
      'sells all tiers',
    );
    await expect(
      app.sql('UPDATE waiting_rooms SET all_tiers = true WHERE event_id = $1', [event.id]),
    ).rejects.toThrow('sells all tiers');
  });
});

describe('which tickets are sold through a waiting room', () => {
  it('is said by the API, the page of the room in the language of the reader, and the frame', async () => {
    const event = await sale();
    await rooms.open(admin, event.id, { tierIds: choose(event, 'vip', 'free') });
    const QUERY = `query ($slug: String!) { publishedEvent(slug: $slug) {
      waitingRoom { tiers { id name price { amount } } } tiers { name inWaitingRoom } } }`;
    const { data } = await app.graphql(QUERY, { slug: event.slug });
    expect(data.publishedEvent).toEqual({
      waitingRoom: {
        tiers: [
          { id: event.tiers.vip, name: 'vip', price: { amount: '50' } },
          { id: event.tiers.free, name: 'free', price: { amount: '0' } },
        ],
      },
      tiers: [
        { name: 'regular', inWaitingRoom: false },
        { name: 'vip', inWaitingRoom: true },
        { name: 'free', inWaitingRoom: true },
      ],
    });
    const { body } = await app.rest('GET', `/events/${event.slug}`);
    expect(
      body.available_tiers.map((one: Record<string, unknown>) => [one.tier, one.in_waiting_room]),
    ).toEqual([
      ['regular', false],
      ['vip', true],
      ['free', true],
    ]);
    const html = async (path: string) =>
      String((await app.rest('GET', path, undefined, { headers: { accept: 'text/html' } })).body);
    const page = `/waiting-room/${event.slug}`;
    expect(await html(page)).toContain('For these tickets: vip and free.');
    expect(await html(`${page}?lang=fr`)).toContain('Pour ces billets\u00a0: vip et free.');
    expect(await html(`${page}?lang=sw`)).toContain('Kwa tiketi hizi: vip na free.');

    const EMBED =
      'mutation ($id: ID!) { setEventEmbed(input: { eventId: $id, sites: ["https://band.example"] }) { embed { sites } } }';
    await app.graphql(EMBED, { id: event.id }, admin);
    const frame = await html(`/embed/${event.slug}?lang=en`);
    expect(frame).toContain('Sold through a waiting room: vip, free.');
    expect(frame).toContain('Join the waiting room');
    expect(frame).toContain(`name="q-${event.tiers.regular}"`);
    expect(frame).not.toContain(`name="q-${event.tiers.vip}"`);
    const form = new URLSearchParams({
      name: 'Asha Omari',
      email: 'asha@queue.test',
      phone: '+254700000077',
      key: randomUUID(),
    });
    const send = async (tier: string) => {
      form.set(`q-${event.tiers[tier]}`, '1');
      const sent = await app.rest('POST', `/embed/${event.slug}?lang=en`, form, {
        headers: { accept: 'text/html', origin: 'null' },
      });
      return sent.status;
    };
    expect(await send('regular')).toBe(200);
    form.set('key', randomUUID());
    expect(await send('vip')).toBe(409);
  });

  it('leaves a frame without a form when nothing else is sold there', async () => {
    const event = await sale();
    await rooms.open(admin, event.id, { tierIds: choose(event, 'vip', 'free', 'regular') });
    const EMBED =
      'mutation ($id: ID!) { setEventEmbed(input: { eventId: $id, sites: ["https://band.example"] }) { embed { sites } } }';
    await app.graphql(EMBED, { id: event.id }, admin);
    const { body } = await app.rest('GET', `/embed/${event.slug}?lang=en`, undefined, {
      headers: { accept: 'text/html' },
    });
    expect(String(body)).toContain('Sold through a waiting room: regular, vip, free.');
    expect(String(body)).not.toContain('<form');
  });
});
