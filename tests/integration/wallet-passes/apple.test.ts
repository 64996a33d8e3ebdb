import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { purgePasses, updatePasses } from '../../../server/modules/wallet-passes/update-passes.ts';
import { bootTestApp, PASSWORD, type TestActor, type TestApp } from '../../support/app.ts';
import { buy } from '../../support/buyers.ts';
import { codeOf } from '../../support/client.ts';
import { freshPass } from '../../support/mail.ts';
import { PASS_TYPE, type PassCertificates, passCertificates, TEAM } from '../../support/pass-certificates.ts';
import { PushService } from '../../support/push-service.ts';
import { type OpenedPass, openPass } from '../../support/read-pass.ts';
import { published } from '../events/organiser.ts';

const PUBLIC_URL = 'https://passa.test';
const CREATE = 'mutation ($input: CreateWalletPassInput!) { createWalletPass(input: $input) { url } }';
const UPDATE = 'mutation ($input: UpdateEventInput!) { updateEvent(input: $input) { event { id } } }';
const REVOKE =
  'mutation ($id: ID!) { revokeTicket(input: { id: $id, reason: "Sold twice" }) { ticket { id } } }';
const TRANSFER = `mutation T($pass: String!, $id: ID!, $to: NewHolderInput!) {
  transferFoundTicket(input: { pass: $pass, id: $id, to: $to }) { transfer { newTicketId } } }`;

let certificates: PassCertificates;
let push: PushService;
let app: TestApp;
let owner: TestActor;
let event: { id: string; slug: string };

beforeAll(async () => {
  certificates = passCertificates();
  push = await PushService.open();
  app = await bootTestApp({ PUBLIC_URL, APPLE_PUSH_URL: push.url, ...certificates.settings });
  owner = await app.actor('issuer_owner');
});
afterAll(async () => {
  await app.close();
  await push.close();
});
beforeEach(async () => {
  push.treat = () => 'fine';
  push.taken.length = 0;
  event = await published(app, owner, { name: 'Fête "Koroga"' }, [{ tier: 'VIP', count: 20 }]);
});

interface Bought {
  id: string;
  qrText: string;
  orderKey: string;
  email: string;
}

let guests = 0;
async function bought(): Promise<Bought> {
  guests += 1;
  const email = `guest-${guests}@wallets.test`;
  const answer = await buy(app, { slug: event.slug, buyer: { email }, lines: [{ tier: 'VIP' }] });
  const { tickets, orderKey } = answer.data.purchaseByForm;
  return { ...tickets[0], orderKey, email };
}

const create = (id: string, proof: { orderKey?: string; pass?: string } = {}, who = {}) =>
  app.graphql(CREATE, { input: { id, platform: 'APPLE', ...proof } }, who);

const call = (path: string, init: RequestInit = {}) => fetch(app.url + path, init);

async function openLink(url: string): Promise<OpenedPass> {
  const response = await call(url.replace(PUBLIC_URL, ''));
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/vnd.apple.pkpass');
  return openPass(Buffer.from(await response.arrayBuffer()), certificates.root);
}

async function added(ticket: Bought): Promise<OpenedPass> {
  const { data, errors } = await create(ticket.id, { orderKey: ticket.orderKey });
  if (errors) throw new Error(JSON.stringify(errors));
  return openLink(data.createWalletPass.url);
}

/** A device that has a pass. */
class Device {
  readonly id: string;
  pushToken: string;
  // biome-ignore lint/suspicious/noExplicitAny: JSON of any shape
  readonly #pass: Record<string, any>;

  constructor(name: string, { pass }: OpenedPass) {
    this.id = `device-${name}-${guests}`;
    this.pushToken = `token-${name}-${guests}`;
    this.#pass = pass;
  }

  get #service(): string {
    return this.#pass.webServiceURL.replace(PUBLIC_URL, '');
  }

  #call(
    path: string,
    method: string,
    { token = this.#pass.authenticationToken, body = {}, headers = {} } = {},
  ) {
    return call(`${this.#service}/v1${path}`, {
      method,
      headers: {
        authorization: `ApplePass ${token}`,
        ...headers,
        ...(method === 'POST' && { 'content-type': 'application/json' }),
      },
      ...(method === 'POST' && { body: JSON.stringify(body) }),
    });
  }

  get #registration(): string {
    return `/devices/${this.id}/registrations/${this.#pass.passTypeIdentifier}`;
  }

  register(token?: string): Promise<Response> {
    return this.#call(`${this.#registration}/${this.#pass.serialNumber}`, 'POST', {
      ...(token !== undefined && { token }),
      body: { pushToken: this.pushToken },
    });
  }

  unregister(token?: string): Promise<Response> {
    return this.#call(`${this.#registration}/${this.#pass.serialNumber}`, 'DELETE', {
      ...(token !== undefined && { token }),
    });
  }

  changed(since?: string): Promise<Response> {
    return this.#call(`${this.#registration}${since ? `?passesUpdatedSince=${since}` : ''}`, 'GET');
  }

  latest(headers: Record<string, string> = {}, token?: string): Promise<Response> {
    return this.#call(`/passes/${this.#pass.passTypeIdentifier}/${this.#pass.serialNumber}`, 'GET', {
      headers,
      ...(token !== undefined && { token }),
    });
  }
}

async function withDevice(ticket: Bought, name = 'one'): Promise<Device> {
  const device = new Device(name, await added(ticket));
  expect((await device.register()).status).toBe(201);
  return device;
}

const fieldsOf = ({ pass }: OpenedPass): Record<string, string> =>
  Object.fromEntries(
    Object.values(pass.eventTicket as Record<string, { key: string; value: string }[]>)
      .flat()
      .map(({ key, value }) => [key, value]),
  );

async function refetched(device: Device): Promise<OpenedPass> {
  return openPass(Buffer.from(await (await device.latest()).arrayBuffer()), certificates.root);
}

async function move(venue: string): Promise<void> {
  const { errors } = await app.graphql(UPDATE, { input: { id: event.id, venue } }, owner);
  if (errors) throw new Error(JSON.stringify(errors));
}

const update = () => updatePasses(app.app.scope());
const devices = async (ticketId: string) =>
  (await app.sql('SELECT FROM wallet_pass_devices WHERE ticket_id = $1', [ticketId])).length;

describe('a ticket in Apple Wallet', () => {
  it('is a pass that is signed up to the root, with the code of the ticket and texts in three languages', async () => {
    const ticket = await bought();
    const opened = await added(ticket);
    const { pass } = opened;
    expect(pass).toMatchObject({
      formatVersion: 1,
      passTypeIdentifier: PASS_TYPE,
      teamIdentifier: TEAM,
      serialNumber: ticket.id,
      webServiceURL: `${PUBLIC_URL}/wallet/apple`,
      barcodes: [{ format: 'PKBarcodeFormatQR', message: ticket.qrText, messageEncoding: 'iso-8859-1' }],
      sharingProhibited: true,
    });
    expect(pass.voided).toBeUndefined();
    expect(pass.authenticationToken.length).toBeGreaterThanOrEqual(16);
    expect(Date.parse(pass.expirationDate)).toBeGreaterThan(Date.parse(pass.relevantDate));
    expect(fieldsOf(opened)).toMatchObject({
      event: 'Fête "Koroga"',
      tier: 'VIP',
      holder: 'Wanjiru Kamau',
      venue: 'Hells Gate, Naivasha, Kenya',
      due: 'USD 50.00',
    });
    for (const picture of [
      'icon.png',
      'icon@2x.png',
      'icon@3x.png',
      'logo.png',
      'logo@2x.png',
      'logo@3x.png',
    ])
      expect(opened.names).toContain(picture);
    expect(opened.strings['sw.lproj/pass.strings']).toContain('"Venue" = "Mahali";');
    expect(opened.strings['fr.lproj/pass.strings']).toContain('"Venue" = "Lieu";');
    expect(opened.signedAt.getTime()).toBe(Math.floor(app.clock.now().getTime() / 1_000) * 1_000);
  });

  it('is the same pass, with the same token, each time it is added', async () => {
    const ticket = await bought();
    const first = await added(ticket);
    expect((await added(ticket)).pass).toEqual(first.pass);
  });

  it('is given to its holder alone: by account, order key or mailed link', async () => {
    const ticket = await bought();
    const stranger = await app.actor('attendee');
    for (const who of [{}, stranger, owner])
      expect(codeOf(await create(ticket.id, {}, who))).toBe('NOT_FOUND');
    expect(codeOf(await create(ticket.id, { orderKey: 'x'.repeat(43) }))).toBe('NOT_FOUND');
    expect(codeOf(await create((await bought()).id, { orderKey: ticket.orderKey }))).toBe('NOT_FOUND');
    const pass = await freshPass(app, ticket.email);
    expect((await create(ticket.id, { pass })).data.createWalletPass.url).toContain(PUBLIC_URL);
  });

  it('is downloaded as a file with the same proofs', async () => {
    const ticket = await bought();
    const download = (headers: Record<string, string>) =>
      call(`/api/tickets/${ticket.id}/pkpass`, { headers });
    const strangers: Record<string, string>[] = [{}, { 'x-order-key': 'x'.repeat(43) }];
    for (const headers of strangers) expect((await download(headers)).status).toBe(404);
    const response = await download({ 'x-order-key': ticket.orderKey });
    expect(response.headers.get('content-type')).toBe('application/vnd.apple.pkpass');
    const opened = await openPass(Buffer.from(await response.arrayBuffer()), certificates.root);
    expect(opened.pass).toEqual((await added(ticket)).pass);
    const headers = { 'x-order-key': ticket.orderKey };
    expect(await app.rest('GET', `/api/tickets/${ticket.id}/pkpass`, undefined, { headers })).toMatchObject({
      status: 200,
    });
  });

  it('has a link for ten minutes, which nobody can make', async () => {
    const ticket = await bought();
    const { url } = (await create(ticket.id, { orderKey: ticket.orderKey })).data.createWalletPass;
    const path = url.replace(PUBLIC_URL, '');
    expect((await call(path.replace(ticket.id, (await bought()).id))).status).toBe(404);
    expect((await call(path.replace(/until=\d+/, 'until=9999999999'))).status).toBe(404);
    app.clock.advance('11m');
    expect((await call(path)).status).toBe(404);
  });

  it('offers no pass for a ticket with a live code, and empties one that was made before', async () => {
    const ticket = await bought();
    const device = await withDevice(ticket);
    const LIVE = `mutation ($input: SetLiveCodesInput!) { setLiveCodes(input: $input) { event { id } } }`;
    const from = new Date(app.clock.now().getTime() + 25 * 3_600_000).toISOString();
    const { errors } = await app.graphql(LIVE, { input: { eventId: event.id, from } }, owner);
    expect(errors).toBeUndefined();
    expect(codeOf(await create(ticket.id, { orderKey: ticket.orderKey }))).toBe('PASS_NEEDS_PHONE');
    await update();
    expect(push.taken.map(({ token }) => token)).toEqual([device.pushToken]);
    const { pass } = await refetched(device);
    expect(pass.barcodes).toBeUndefined();
    expect(pass.voided).toBeUndefined();
    expect(JSON.stringify(pass)).toContain('This ticket needs its live code.');
  });
});

describe('the devices of a pass', () => {
  it('are registered once, list what changed, and are unregistered', async () => {
    const ticket = await bought();
    const device = await withDevice(ticket);
    expect((await device.register()).status).toBe(200);
    const listed = await (await device.changed()).json();
    expect(listed.serialNumbers).toEqual([ticket.id]);
    expect((await device.changed(listed.lastUpdated)).status).toBe(204);
    expect((await device.unregister()).status).toBe(200);
    expect(await devices(ticket.id)).toBe(0);
    expect((await device.changed()).status).toBe(204);
  });

  it('are refused without the token of the pass, or for another type of pass', async () => {
    const ticket = await bought();
    const opened = await added(ticket);
    const device = new Device('thief', opened);
    const other = (await added(await bought())).pass.authenticationToken;
    for (const token of ['', 'wrong', other]) {
      expect((await device.register(token)).status).toBe(401);
      expect((await device.unregister(token)).status).toBe(401);
      expect((await device.latest({}, token)).status).toBe(401);
    }
    const elsewhere = new Device('other', {
      ...opened,
      pass: { ...opened.pass, passTypeIdentifier: 'pass.x' },
    });
    expect((await elsewhere.register()).status).toBe(404);
    expect(await devices(ticket.id)).toBe(0);
  });

  it('are twenty at most, the newest, and one that has another push token replaces its old one', async () => {
    const ticket = await bought();
    const opened = await added(ticket);
    const all = Array.from({ length: 21 }, (_, at) => new Device(`many-${at}`, opened));
    for (const device of all) {
      expect((await device.register()).status).toBe(201);
      app.clock.advance('1s');
    }
    expect((await (all[0] as Device).changed()).status).toBe(204);
    expect(await devices(ticket.id)).toBe(20);
    expect((await (await (all[20] as Device).changed()).json()).serialNumbers).toEqual([ticket.id]);
    const renewed = Object.assign(all[20] as Device, { pushToken: `renewed-${guests}` });
    expect((await renewed.register()).status).toBe(200);
    await move('KICC, Nairobi');
    await update();
    const tokens = push.taken.map(({ token }) => token);
    expect(tokens).toHaveLength(20);
    expect(tokens).toContain(renewed.pushToken);
  });

  it('hear of a new time and place, and fetch the pass once', async () => {
    const ticket = await bought();
    const device = await withDevice(ticket);
    await update();
    expect(push.taken).toEqual([]);
    const before = await device.latest();
    const modified = before.headers.get('last-modified') ?? '';
    expect((await device.latest({ 'if-modified-since': modified })).status).toBe(304);
    const { lastUpdated } = await (await device.changed()).json();

    await move('Uhuru Gardens, Nairobi');
    await update();
    await update();
    expect(push.taken).toEqual([
      { token: device.pushToken, topic: PASS_TYPE, type: 'background', body: '{}', client: null },
    ]);
    expect((await (await device.changed(lastUpdated)).json()).serialNumbers).toEqual([ticket.id]);
    const after = await device.latest({ 'if-modified-since': modified });
    expect(after.status).toBe(200);
    const opened = await openPass(Buffer.from(await after.arrayBuffer()), certificates.root);
    expect(fieldsOf(opened).venue).toBe('Uhuru Gardens, Nairobi');
    const again = after.headers.get('last-modified') ?? '';
    expect((await device.latest({ 'if-modified-since': again })).status).toBe(304);
  });

  it('hear of a new name of the organiser', async () => {
    const ticket = await bought();
    const device = await withDevice(ticket);
    await app.sql('UPDATE issuers SET name = $2 WHERE id = $1', [owner.issuerId, `Koroga Nights ${guests}`]);
    await update();
    expect(push.taken.map(({ token }) => token)).toContain(device.pushToken);
    expect((await refetched(device)).pass.organizationName).toBe(`Koroga Nights ${guests}`);
  });

  it('hear of a change although another pass cannot be rendered, which is tried again', async () => {
    const [broken, sound] = [await bought(), await bought()];
    await withDevice(broken, 'broken');
    const device = await withDevice(sound, 'sound');
    await app.sql('UPDATE tickets SET key_version = 99 WHERE id = $1', [broken.id]);
    await move('KICC, Nairobi');
    await update();
    expect(push.taken.map(({ token }) => token)).toEqual([device.pushToken]);
    const [pass] = await app.sql(
      'SELECT attempts, update_due_at AS "dueAt" FROM wallet_passes WHERE ticket_id = $1',
      [broken.id],
    );
    expect(pass).toEqual({ attempts: 1, dueAt: app.clock.in(30) });
  });

  it('see that a revoked ticket is void, and its code does not admit', async () => {
    const ticket = await bought();
    const device = await withDevice(ticket);
    await app.graphql(REVOKE, { id: ticket.id }, owner);
    await update();
    expect(push.taken).toHaveLength(1);
    const { pass } = await refetched(device);
    expect(pass.voided).toBe(true);
    expect(pass.barcodes).toBeUndefined();
    expect(codeOf(await create(ticket.id, { orderKey: ticket.orderKey }))).toBe('TICKET_VOID');
  });

  it('see that a transferred ticket is void, and the new holder gets a pass of their own', async () => {
    const ticket = await bought();
    const device = await withDevice(ticket);
    const pass = await freshPass(app, ticket.email);
    const to = { name: 'Otieno Ouma', email: `otieno-${guests}@wallets.test`, phone: '' };
    const { data } = await app.graphql(TRANSFER, { pass, id: ticket.id, to });
    await update();
    expect((await refetched(device)).pass.voided).toBe(true);
    const { newTicketId } = data.transferFoundTicket.transfer;
    const theirs = await freshPass(app, to.email);
    const { url } = (await create(newTicketId, { pass: theirs })).data.createWalletPass;
    const opened = await openLink(url);
    expect(fieldsOf(opened).holder).toBe('Otieno Ouma');
    expect(opened.pass.barcodes[0].message).not.toBe(ticket.qrText);

    const validator = await app.actor('issuer_validator', owner.issuerId ?? '');
    const scan = (code: string, nonce: string) =>
      app.graphql(
        'mutation ($input: ValidateTicketInput!) { validateTicket(input: $input) { result { outcome } } }',
        { input: { ticket: code, deviceId: 'gate', nonce } },
        validator,
      );
    expect((await scan(ticket.qrText, `old-${guests}`)).data.validateTicket.result.outcome).toBe('CANCELLED');
  });

  it.each(['unregistered', 'bad_token'] as const)(
    'are forgotten when the push says %s',
    async (treatment) => {
      const ticket = await bought();
      const gone = await withDevice(ticket, 'gone');
      const kept = await withDevice(ticket, 'kept');
      push.treat = ({ token }) => (token === gone.pushToken ? treatment : 'fine');
      await move('KICC, Nairobi');
      await update();
      expect(push.taken.map(({ token }) => token)).toEqual([kept.pushToken]);
      expect(await devices(ticket.id)).toBe(1);
      await update();
      expect(push.taken).toHaveLength(1);
    },
  );

  it.each(['limited', 'fails', 'lost'] as const)('are pushed to again after %s', async (treatment) => {
    const ticket = await bought();
    const device = await withDevice(ticket);
    push.treat = ({ nth }) => (nth === 1 ? treatment : 'fine');
    await move('KICC, Nairobi');
    await update();
    await update();
    expect(push.taken).toEqual([]);
    if (treatment === 'limited') {
      app.clock.advance('60s');
      await update();
      expect(push.taken).toEqual([]);
    }
    app.clock.advance('121s');
    await update();
    expect(push.taken.map(({ token }) => token)).toEqual([device.pushToken]);
  });

  it('may log what went wrong, in short', async () => {
    const response = await call('/wallet/apple/v1/log', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ logs: ['Get pass task: \n error', 1, 'x'.repeat(5_000)] }),
    });
    expect(response.status).toBe(200);
  });

  it('are deleted with the account of the holder', async () => {
    const person = await app.actor('attendee');
    const buyer = { email: person.email };
    const { data } = await buy(app, { slug: event.slug, buyer, lines: [{ tier: 'VIP' }] }, person);
    const [ticket] = data.purchaseByForm.tickets;
    const { url } = (await create(ticket.id, {}, person)).data.createWalletPass;
    expect((await new Device('account', await openLink(url)).register()).status).toBe(201);
    const DELETE =
      'mutation ($password: String!) { deleteMyAccount(input: { password: $password }) { done } }';
    expect((await app.graphql(DELETE, { password: PASSWORD }, person)).errors).toBeUndefined();
    expect(await devices(ticket.id)).toBe(0);
  });

  it('are deleted with the passes a month after their event', async () => {
    const ticket = await bought();
    await withDevice(ticket);
    app.clock.advance('60d');
    await purgePasses(app.app.scope());
    expect(await app.sql('SELECT FROM wallet_passes WHERE ticket_id = $1', [ticket.id])).toEqual([]);
    expect(await devices(ticket.id)).toBe(0);
    app.clock.advance('-60d');
  });
});

describe('without settings', () => {
  it('no wallet is offered, and calls are refused in words', async () => {
    const plain = await bootTestApp();
    try {
      const organiser = await plain.actor('issuer_owner');
      const show = await published(plain, organiser, {}, [{ tier: 'VIP', count: 5 }]);
      const { data } = await buy(plain, { slug: show.slug, lines: [{ tier: 'VIP' }] });
      const { orderKey, order, tickets } = data.purchaseByForm;
      const ORDER =
        'query ($id: ID!, $orderKey: String) { order(id: $id, orderKey: $orderKey) { tickets { walletPlatforms } } }';
      const seen = await plain.graphql(ORDER, { id: order.id, orderKey });
      expect(seen.data.order.tickets).toEqual([{ walletPlatforms: [] }]);
      for (const platform of ['APPLE', 'GOOGLE']) {
        const answer = await plain.graphql(CREATE, { input: { id: tickets[0].id, platform, orderKey } });
        expect(codeOf(answer)).toBe('WALLET_NOT_SET_UP');
      }
      expect((await fetch(`${plain.url}/wallet/apple/v1/log`, { method: 'POST' })).status).toBe(404);
    } finally {
      await plain.close();
    }
  });
});
