import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { purgePasses, updatePasses } from '../../../server/modules/wallet-passes/update-passes.ts';
import { bootTestApp, PASSWORD, type TestActor, type TestApp } from '../../support/app.ts';
import { buy } from '../../support/buyers.ts';
import { codeOf } from '../../support/client.ts';
import { GOOGLE_ISSUER, GoogleWalletService } from '../../support/google-wallet.ts';
import { published } from '../events/organiser.ts';

const PUBLIC_URL = 'https://passa.test';
const CREATE = 'mutation ($input: CreateWalletPassInput!) { createWalletPass(input: $input) { url } }';
const UPDATE = 'mutation ($input: UpdateEventInput!) { updateEvent(input: $input) { event { id } } }';
const REVOKE =
  'mutation ($id: ID!) { revokeTicket(input: { id: $id, reason: "Sold twice" }) { ticket { id } } }';

let google: GoogleWalletService;
let app: TestApp;
let owner: TestActor;
let event: { id: string; slug: string };

beforeAll(async () => {
  google = await GoogleWalletService.open();
  app = await bootTestApp({ PUBLIC_URL, ...google.settings });
  google.now = () => app.clock.now();
  owner = await app.actor('issuer_owner');
});
afterAll(async () => {
  await app.close();
  await google.close();
});
beforeEach(async () => {
  google.treat = () => 'fine';
  google.requests.length = 0;
  event = await published(app, owner, {}, [{ tier: 'VIP', count: 20 }]);
});

interface Bought {
  id: string;
  qrText: string;
  orderKey: string;
}

async function bought(): Promise<Bought> {
  const { data } = await buy(app, { slug: event.slug, lines: [{ tier: 'VIP' }] });
  const { tickets, orderKey } = data.purchaseByForm;
  return { ...tickets[0], orderKey };
}

const create = ({ id, orderKey }: Bought, headers: Record<string, string> = {}) =>
  app.graphql(CREATE, { input: { id, platform: 'GOOGLE', orderKey } }, { headers });

async function added(ticket: Bought): Promise<string> {
  const { data, errors } = await create(ticket);
  if (errors) throw new Error(JSON.stringify(errors));
  return data.createWalletPass.url;
}

const objectOf = ({ id }: Bought) => google.objects.get(`${GOOGLE_ISSUER}.ticket-${id}`);
const classOf = () => google.classes.get(`${GOOGLE_ISSUER}.event-${event.id}`);
const update = () => updatePasses(app.app.scope());
async function move(venue: string): Promise<void> {
  const { errors } = await app.graphql(UPDATE, { input: { id: event.id, venue } }, owner);
  if (errors) throw new Error(JSON.stringify(errors));
}

/** Moves the event into the past. */
const endedBefore = (days: number) =>
  app.sql(
    `UPDATE events SET start_at = $2::timestamptz - interval '1 day' * ($3 + 1),
       end_at = $2::timestamptz - interval '1 day' * $3 WHERE id = $1`,
    [event.id, app.clock.now(), days],
  );

describe('a ticket in Google Wallet', () => {
  it('is stored, and its link is signed, short and without personal data', async () => {
    const ticket = await bought();
    const url = await added(ticket);
    expect(url.length).toBeLessThan(1_800);
    const content = await google.readLink(url);
    expect(content).toMatchObject({ typ: 'savetowallet', origins: [PUBLIC_URL] });
    expect(content.payload).toEqual({
      eventTicketObjects: [
        { id: `${GOOGLE_ISSUER}.ticket-${ticket.id}`, classId: `${GOOGLE_ISSUER}.event-${event.id}` },
      ],
    });
    expect(objectOf(ticket)).toMatchObject({
      state: 'ACTIVE',
      ticketHolderName: 'Wanjiru Kamau',
      ticketType: { defaultValue: { value: 'VIP' } },
      barcode: { type: 'QR_CODE', value: ticket.qrText },
    });
    expect(classOf()).toMatchObject({
      eventName: { defaultValue: { value: 'Koroga Festival' } },
      venue: { name: { defaultValue: { value: 'Hells Gate, Naivasha, Kenya' } } },
    });
  });

  it('is stored once for each ticket, in the class of its event, however often it is added', async () => {
    const [one, two] = [await bought(), await bought()];
    const before = google.objects.size;
    for (const ticket of [one, two, one]) await added(ticket);
    expect(google.objects.size).toBe(before + 2);
    expect(objectOf(one)?.classId).toBe(objectOf(two)?.classId);
  });

  it('shows the texts of the language in which it was added', async () => {
    const ticket = await bought();
    await create(ticket, { 'accept-language': 'fr' });
    expect(objectOf(ticket)?.textModulesData[0].header).toBe('À payer à l’entrée');
  });

  it.each(['unavailable', 'limited', 'lost_before', 'lost_after', 'refused'] as const)(
    'is refused in words after %s, and added by the next attempt',
    async (treatment) => {
      const ticket = await bought();
      let asked = 0;
      google.treat = () => {
        asked += 1;
        return asked === 2 ? treatment : 'fine';
      };
      const code = treatment === 'refused' ? 'WALLET_REFUSED' : 'WALLET_UNAVAILABLE';
      expect(codeOf(await create(ticket))).toBe(code);
      await added(ticket);
      expect(objectOf(ticket)?.state).toBe('ACTIVE');
    },
  );

  it('gets a new access token when the old one is not taken, or has ended', async () => {
    const ticket = await bought();
    await added(ticket);
    const before = google.tokens;
    await added(ticket);
    expect(google.tokens).toBe(before);
    let asked = 0;
    google.treat = () => {
      asked += 1;
      return asked === 1 ? 'token_ended' : 'fine';
    };
    await added(ticket);
    expect(google.tokens).toBe(before + 1);
    google.treat = () => 'fine';
    app.clock.advance('1h');
    await added(ticket);
    expect(google.tokens).toBe(before + 2);
  });
});

describe('a change', () => {
  it('of the event reaches its class once and each ticket', async () => {
    const tickets = [await bought(), await bought()];
    for (const ticket of tickets) await added(ticket);
    google.requests.length = 0;
    await update();
    expect(google.requests).toEqual([]);
    await move('Uhuru Gardens, Nairobi');
    await update();
    expect(google.requests.map(({ method, kind }) => `${method} ${kind}`).sort()).toEqual([
      'PATCH eventTicketClass',
      'PATCH eventTicketObject',
      'PATCH eventTicketObject',
    ]);
    expect(classOf()?.venue.name.defaultValue.value).toBe('Uhuru Gardens, Nairobi');
  });

  it('of the ticket ends its object, and takes its code away', async () => {
    const [ended, other] = [await bought(), await bought()];
    for (const ticket of [ended, other]) await added(ticket);
    await app.graphql(REVOKE, { id: ended.id }, owner);
    await update();
    expect(objectOf(ended)).toMatchObject({ state: 'INACTIVE' });
    expect(objectOf(ended)?.barcode).toBeUndefined();
    expect(objectOf(other)).toMatchObject({ state: 'ACTIVE', barcode: { value: other.qrText } });
  });

  it.each(['unavailable', 'limited', 'lost_before', 'lost_after'] as const)(
    'is tried again after %s',
    async (treatment) => {
      const ticket = await bought();
      await added(ticket);
      google.requests.length = 0;
      google.treat = ({ kind }) => (kind === 'eventTicketObject' ? treatment : 'fine');
      await app.graphql(REVOKE, { id: ticket.id }, owner);
      await update();
      await update();
      expect(google.requests).toHaveLength(2);
      google.treat = () => 'fine';
      app.clock.advance('121s');
      await update();
      expect(objectOf(ticket)).toMatchObject({ state: 'INACTIVE' });
      google.requests.length = 0;
      app.clock.advance('2h');
      await update();
      expect(google.requests).toEqual([]);
    },
  );

  it('of what Google has lost stores it anew', async () => {
    const ticket = await bought();
    await added(ticket);
    google.objects.delete(`${GOOGLE_ISSUER}.ticket-${ticket.id}`);
    google.classes.delete(`${GOOGLE_ISSUER}.event-${event.id}`);
    await move('KICC, Nairobi');
    await update();
    expect(objectOf(ticket)?.state).toBe('ACTIVE');
    expect(classOf()?.venue.name.defaultValue.value).toBe('KICC, Nairobi');
  });

  it.each([-1, 10])(
    'of the name, at the erasure of the person %i days after the event, reaches Google',
    async (days) => {
      const person = await app.actor('attendee');
      const answer = await buy(
        app,
        { slug: event.slug, buyer: { email: person.email }, lines: [{ tier: 'VIP' }] },
        person,
      );
      const { tickets, orderKey } = answer.data.purchaseByForm;
      const ticket: Bought = { ...tickets[0], orderKey };
      await app.graphql(CREATE, { input: { id: ticket.id, platform: 'GOOGLE' } }, person);
      expect(objectOf(ticket)?.ticketHolderName).toBe('Wanjiru Kamau');
      if (days > 0) await endedBefore(days);
      const DELETE =
        'mutation ($password: String!) { deleteMyAccount(input: { password: $password }) { done } }';
      expect((await app.graphql(DELETE, { password: PASSWORD }, person)).errors).toBeUndefined();
      await update();
      expect(objectOf(ticket)?.ticketHolderName).toBe('Deleted person');
    },
  );

  it('of the ticket reaches Google although it refuses the event', async () => {
    const [ended, other] = [await bought(), await bought()];
    for (const ticket of [ended, other]) await added(ticket);
    google.treat = ({ kind }) => (kind === 'eventTicketClass' ? 'refused' : 'fine');
    await app.graphql(REVOKE, { id: ended.id }, owner);
    await update();
    expect(objectOf(ended)).toMatchObject({ state: 'INACTIVE' });
    expect(objectOf(other)).toMatchObject({ state: 'ACTIVE' });
  });

  it('that ends a ticket does not wait until Google takes the event', async () => {
    const [ended, other] = [await bought(), await bought()];
    for (const ticket of [ended, other]) await added(ticket);
    google.treat = ({ kind }) => (kind === 'eventTicketClass' ? 'unavailable' : 'fine');
    await app.graphql(REVOKE, { id: ended.id }, owner);
    await move('KICC, Nairobi');
    await update();
    expect(objectOf(ended)).toMatchObject({ state: 'INACTIVE' });
    google.treat = () => 'fine';
    google.requests.length = 0;
    app.clock.advance('31s');
    await update();
    expect(google.requests.map(({ kind, id }) => [kind, id.includes(other.id)])).toEqual([
      ['eventTicketClass', false],
      ['eventTicketObject', true],
    ]);
  });

  it('of many tickets ends at the first that gets no answer', async () => {
    const tickets: Bought[] = [];
    for (let count = 0; count < 12; count += 1) tickets.push(await bought());
    for (const ticket of tickets) await added(ticket);
    await move('KICC, Nairobi');
    google.requests.length = 0;
    google.treat = ({ kind }) => (kind === 'eventTicketObject' ? 'lost_before' : 'fine');
    await update();
    expect(google.requests.length).toBeLessThan(10);
    google.treat = () => 'fine';
    google.requests.length = 0;
    app.clock.advance('31s');
    await update();
    expect(google.requests).toHaveLength(13);
  });

  it('that Google refuses is not tried again', async () => {
    const ticket = await bought();
    await added(ticket);
    google.treat = ({ kind }) => (kind === 'eventTicketObject' ? 'refused' : 'fine');
    await app.graphql(REVOKE, { id: ticket.id }, owner);
    await update();
    google.requests.length = 0;
    app.clock.advance('2h');
    await update();
    expect(google.requests).toEqual([]);
  });
});

describe('a pass is forgotten', () => {
  const isKnown = async ({ id }: Bought) =>
    (await app.sql('SELECT FROM wallet_passes WHERE ticket_id = $1', [id])).length === 1;
  const NO_NAME = { ticketHolderName: '–', state: 'INACTIVE' };

  async function longAgo(): Promise<Bought> {
    const ticket = await bought();
    await added(ticket);
    await endedBefore(31);
    return ticket;
  }

  it('a month after its event, when Google has lost the name of the holder', async () => {
    const ticket = await longAgo();
    await purgePasses(app.app.scope());
    expect(objectOf(ticket)).toMatchObject(NO_NAME);
    expect(objectOf(ticket)?.barcode).toBeUndefined();
    expect(await isKnown(ticket)).toBe(false);
  });

  it.each(['unavailable', 'limited', 'lost_before', 'lost_after'] as const)(
    'by a later run after %s',
    async (treatment) => {
      const ticket = await longAgo();
      google.treat = () => treatment;
      await purgePasses(app.app.scope());
      expect(await isKnown(ticket)).toBe(true);
      google.treat = () => 'fine';
      await purgePasses(app.app.scope());
      expect(objectOf(ticket)).toMatchObject(NO_NAME);
      expect(await isKnown(ticket)).toBe(false);
    },
  );

  it('when Google refuses, or does not have it', async () => {
    const [refused, lost] = [await longAgo(), await longAgo()];
    google.objects.delete(`${GOOGLE_ISSUER}.ticket-${lost.id}`);
    google.treat = ({ id }) => (id.includes(refused.id) ? 'refused' : 'fine');
    await purgePasses(app.app.scope());
    expect(await isKnown(refused)).toBe(false);
    expect(await isKnown(lost)).toBe(false);
    expect(objectOf(lost)).toBeUndefined();
  });
});
