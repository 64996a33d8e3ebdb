import { createClient } from 'graphql-ws';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { productSchema } from '../../../server/app.ts';
import {
  DEVICE_OPERATIONS,
  DEVICE_PROFILES,
  isPermitted,
} from '../../../server/platform/access/device-profiles.ts';
import { bootTestApp, type TestActor, type TestApp } from '../../support/app.ts';
import { codeOf } from '../../support/client.ts';
import { CONFIRM, pairPhone, showCode } from '../../support/devices.ts';
import { type Doors, openDoors, type SoldTicket } from '../../support/door.ts';
import { operationForField, type RootKind, variablesForField } from '../../support/operation-for-field.ts';

const NOBODYS = '01900000-0000-7000-8000-000000000000';
const SCAN = `mutation S($input: ValidateTicketInput!) {
  validateTicket(input: $input) { result { outcome ticket { id } } } }`;
const UPLOAD = `mutation Up($deviceId: String!, $scans: [QueuedScanInput!]!) {
  uploadScans(input: { deviceId: $deviceId, scans: $scans }) { scans { nonce outcome repeated } } }`;
const CUT = `mutation X($id: ID!, $takesScans: Boolean!) {
  revokeDoorDevice(input: { id: $id, takesScans: $takesScans }) { device { id cutOffAt takesScansUntil handedIn } } }`;
const STATE = 'query P($id: ID!) { devicePairingState(pairingId: $id) }';
const FIND = 'query F($code: String!) { devicePairing(code: $code) { number userAgent } }';
const LIST = `{ doorDevices(first: 50) { nodes { id name profile battery charging waiting version listAt seenAt
  event { name } gate { name } cutOffAt handedIn } } }`;
const REPORT = `mutation R($input: SubmitDeviceStateInput!) {
  submitDeviceState(input: $input) { terms { name profile eventIds gateIds pin { salt hash rounds } } } }`;
const CHANGE = `mutation Ch($input: ChangeDoorDeviceInput!) {
  changeDoorDevice(input: $input) { device { name profile events { name } gates { name } hasPin } } }`;
const EVENTS = '{ doorEvents { nodes { id } } }';
const GUESTS =
  'query G($id: ID!) { doorGuests(eventId: $id, search: "Wanjiku Kamau") { id entryRule entriesLeft isInside } }';

let app: TestApp;
let doors: Doors;
let owner: TestActor;

beforeAll(async () => {
  app = await bootTestApp();
  doors = await openDoors(app);
  owner = await app.actor('issuer_owner', doors.issuerId);
});
afterAll(() => app.close());

let nonces = 0;
const nonce = (): string => `device-${++nonces}`;

describe('pairing', () => {
  it('gives the phone its own credential once an organiser has confirmed its code', async () => {
    const phone = await showCode(app);
    expect(phone.number).toMatch(/^\d{4}$/);
    expect(codeOf(await app.graphql(EVENTS, {}, phone))).toBe('INVALID_CREDENTIALS');
    expect((await app.graphql(STATE, { id: phone.pairingId })).data.devicePairingState).toBe('WAITING');
    const typed = `${phone.code.slice(0, 4).toLowerCase()} - ${phone.code.slice(4)}`;
    const found = await app.graphql(FIND, { code: typed }, owner);
    expect(found.data.devicePairing.number).toBe(phone.number);
    const gate = await doors.gate('Gate B');
    const input = { code: typed, name: ' Gate B, phone 1 ', profile: 'SCAN_ONLY', pin: '4711' };
    const answer = await app.graphql(
      CONFIRM,
      { input: { ...input, eventIds: [doors.eventId], gateIds: [gate] } },
      owner,
    );
    expect(answer.data.confirmDevicePairing.device).toMatchObject({
      name: 'Gate B, phone 1',
      profile: 'SCAN_ONLY',
      events: [{ name: 'Night of the Doors' }],
      gates: [{ name: 'Gate B' }],
      hasPin: true,
    });
    expect((await app.graphql(STATE, { id: phone.pairingId })).data.devicePairingState).toBe('PAIRED');
    expect((await app.graphql(EVENTS, {}, phone)).data.doorEvents.nodes).toEqual([{ id: doors.eventId }]);
    const stored = await app.sql('SELECT FROM door_devices WHERE hash = $1', [Buffer.from(phone.token)]);
    expect(stored).toEqual([]);
    const audited = await app.sql(
      "SELECT details->>'name' AS name FROM audit_entries WHERE action = 'door_device.pair' AND user_id = $1",
      [owner.userId],
    );
    expect(audited).toEqual([{ name: 'Gate B, phone 1' }]);
    const mails = await app.sql(
      "SELECT recipient FROM mail_outbox WHERE kind = 'device_paired' AND payload->>'device' = $1",
      ['Gate B, phone 1'],
    );
    expect(mails).toContainEqual({ recipient: owner.email });
  });

  it('confirms a code once, within five minutes, and for its organiser alone', async () => {
    const phone = await pairPhone(app, owner);
    const again = { code: phone.code, name: 'Again', profile: 'BOX_OFFICE' };
    expect(codeOf(await app.graphql(CONFIRM, { input: again }, owner))).toBe('PAIRING_EXPIRED');
    // The request of the same phone, sent once more, pairs nothing.
    const replayed = await showCode(app, phone);
    const second = { ...again, code: replayed.code };
    expect(codeOf(await app.graphql(CONFIRM, { input: second }, owner))).toBe('DEVICE_ALREADY_PAIRED');
    // Nor does its credential under another name.
    const renamed = await showCode(app, { token: phone.token });
    const third = { ...again, code: renamed.code };
    expect(codeOf(await app.graphql(CONFIRM, { input: third }, owner))).toBe('DEVICE_ALREADY_PAIRED');

    const late = await showCode(app);
    app.clock.advance('301s');
    expect((await app.graphql(FIND, { code: late.code }, owner)).data.devicePairing).toBeNull();
    expect((await app.graphql(STATE, { id: late.pairingId })).data.devicePairingState).toBe('EXPIRED');
    expect(codeOf(await app.graphql(CONFIRM, { input: { ...again, code: late.code } }, owner))).toBe(
      'PAIRING_EXPIRED',
    );

    const other = await openDoors(app);
    const open = await showCode(app);
    const foreign = { ...again, code: open.code, eventIds: [other.eventId] };
    expect(codeOf(await app.graphql(CONFIRM, { input: foreign }, owner))).toBe('NOT_FOUND');
    expect(
      codeOf(await app.graphql(CONFIRM, { input: { ...again, code: open.code } }, doors.validator)),
    ).toBe('FORBIDDEN');
  });

  it('asks an organiser who confirmed long ago to confirm again, and takes no API key', async () => {
    app.clock.advance('11m');
    const phone = await showCode(app);
    const input = { code: phone.code, name: 'Phone', profile: 'SCAN_ONLY' };
    expect(codeOf(await app.graphql(CONFIRM, { input }, { ...owner, confirms: false }))).toBe(
      'CONFIRMATION_REQUIRED',
    );
    const key = (await app.graphql('mutation { createApiKey(input: {}) { key } }', {}, owner)).data
      .createApiKey.key;
    expect(codeOf(await app.graphql(CONFIRM, { input }, { token: key }))).toBe('KEY_SCOPE_REQUIRED');
  });

  it('refuses terms that make no sense', async () => {
    const { code } = await showCode(app);
    const input = { code, name: 'someone@example.test', profile: 'SCAN_ONLY', eventIds: [], pin: '12' };
    const { errors } = await app.graphql(CONFIRM, { input }, owner);
    const fields = [{ field: 'name' }, { field: 'eventIds' }, { field: 'pin' }];
    expect(errors).toMatchObject([{ extensions: { details: { fields } } }]);
  });
});

describe('a security profile', () => {
  const roots: [RootKind, ReturnType<typeof fieldsOf>][] = (
    ['query', 'mutation', 'subscription'] as const
  ).map((kind) => [kind, fieldsOf(kind)]);

  function fieldsOf(kind: RootKind) {
    const schema = productSchema();
    const types = {
      query: schema.getQueryType(),
      mutation: schema.getMutationType(),
      subscription: schema.getSubscriptionType(),
    };
    return Object.values(types[kind]?.getFields() ?? {});
  }

  const calls = roots
    .filter(([kind]) => kind !== 'subscription')
    .flatMap(([kind, fields]) =>
      fields.map((field) => ({
        name: field.name,
        query: operationForField(kind, field),
        variables: variablesForField(field, NOBODYS),
      })),
    );

  it('permits its own fields of the API and no other', { timeout: 240_000 }, async () => {
    expect(calls.length).toBeGreaterThan(200);
    for (const profile of DEVICE_PROFILES) {
      const phone = await pairPhone(app, owner, { profile: profile.toUpperCase() as 'SCAN_ONLY' });
      for (const { name, query, variables } of calls) {
        const code = codeOf(await app.graphql(query, variables, phone));
        const isRefused = code === 'DEVICE_NOT_PERMITTED';
        expect(isRefused, `${name} with ${profile}`).toBe(!isPermitted(profile, name));
      }
    }
    const names = new Set(roots.flatMap(([, fields]) => fields.map(({ name }) => name)));
    expect(Object.keys(DEVICE_OPERATIONS).filter((name) => !names.has(name))).toEqual([]);
  });

  it('limits subscriptions, lists of other objects, and paths beside GraphQL', async () => {
    const phone = await pairPhone(app, owner, { profile: 'BOX_OFFICE' });
    const client = createClient({
      url: `${app.url.replace('http', 'ws')}/graphql`,
      webSocketImpl: WebSocket,
      retryAttempts: 0,
      connectionParams: { authorization: `Bearer ${phone.token}` },
    });
    const codes: unknown[] = [];
    for (const field of fieldsOf('subscription').filter(({ name }) => !isPermitted('box_office', name))) {
      const stream = client.iterate({
        query: operationForField('subscription', field),
        variables: variablesForField(field, NOBODYS),
      });
      const first = await stream.next().catch((errors: { extensions?: { code?: string } }[]) => ({ errors }));
      const errors = 'errors' in first ? first.errors : first.value?.errors;
      codes.push(errors?.[0]?.extensions?.code);
    }
    await client.dispose();
    expect(new Set(codes)).toEqual(new Set(['DEVICE_NOT_PERMITTED']));
    const nested = '{ doorEvents { nodes { issuer { upcomingEvents { nodes { id } } } } } }';
    const answer = await app.graphql(nested, {}, phone);
    expect(codeOf(answer) ?? 'no such field').toBe('DEVICE_NOT_PERMITTED');
    const rest = await app.rest('GET', '/api/events', undefined, phone);
    expect([rest.status, rest.body.error?.code]).toEqual([403, 'DEVICE_NOT_PERMITTED']);
    const file = await app.rest('GET', `/api/reports/tables/scans.csv`, undefined, phone);
    expect(file.status).toBe(403);
  });

  it('finds guests from scan and search on', async () => {
    const plain = await pairPhone(app, owner);
    const search = await pairPhone(app, owner, { profile: 'SCAN_AND_SEARCH' });
    await doors.sell();
    expect(codeOf(await app.graphql(GUESTS, { id: doors.eventId }, plain))).toBe('DEVICE_NOT_PERMITTED');
    expect((await app.graphql(GUESTS, { id: doors.eventId }, search)).data.doorGuests.length).toBeGreaterThan(
      0,
    );
    const personal = GUESTS.replace('{ id ', '{ id holderEmail ');
    expect(codeOf(await app.graphql(personal, { id: doors.eventId }, search))).toBe('FORBIDDEN');
  });
});

describe('the events and gates of a device', () => {
  const scan = (
    phone: { token: string },
    ticket: SoldTicket | undefined,
    place: Record<string, unknown> = {},
  ) => app.graphql(SCAN, { input: { ticket: ticket?.file, nonce: nonce(), ...place } }, phone);

  it('are the only ones that it scans at, under its own name', async () => {
    const [gate, elsewhere] = [await doors.gate('Gate C'), await doors.gate('Gate D')];
    const eventIds = [doors.eventId];
    const phone = await pairPhone(app, owner, { eventIds, gateIds: [gate] });
    const [ticket] = await doors.sell();
    const at = { eventId: doors.eventId, gateId: gate };
    expect(codeOf(await scan(phone, ticket, { ...at, gateId: elsewhere }))).toBe('NOT_FOUND');
    expect(codeOf(await scan(phone, ticket, { eventId: doors.eventId }))).toBe('NOT_FOUND');
    expect(codeOf(await scan(phone, ticket, { gateId: gate }))).toBe('NOT_FOUND');
    expect(codeOf(await scan(phone, ticket, { ...at, deviceId: 'door-other' }))).toBe('DEVICE_MISMATCH');
    const done = await scan(phone, ticket, at);
    expect(done.data.validateTicket.result).toMatchObject({
      outcome: 'ADMITTED',
      ticket: { id: ticket?.id },
    });
    const [stored] = await app.sql('SELECT device_id, scanned_by FROM scans WHERE ticket_id = $1', [
      ticket?.id,
    ]);
    expect(stored).toEqual({ device_id: phone.deviceId, scanned_by: phone.id });
    const log = await app.graphql(
      'query L($id: ID!) { scans(ticketId: $id) { nodes { scannedBy deviceId } } }',
      { id: ticket?.id },
      owner,
    );
    expect(log.data.scans.nodes).toEqual([
      { scannedBy: `Phone ${phone.deviceId}`, deviceId: phone.deviceId },
    ]);
  });

  it('keep another event of the organiser out of reach', async () => {
    const other = await openDoors(app, { organiser: doors.organiser, name: 'Second night' });
    const phone = await pairPhone(app, owner, { eventIds: [doors.eventId] });
    const [ticket] = await other.sell();
    const here = await scan(phone, ticket, { eventId: doors.eventId });
    expect(here.data.validateTicket.result.outcome).toMatch(/^WRONG_/);
    expect(codeOf(await scan(phone, ticket, { eventId: other.eventId }))).toBe('NOT_FOUND');
    const upload = {
      nonce: nonce(),
      ticket: ticket?.qrText,
      deviceTime: app.clock.now(),
      admitted: true,
      outcome: 'GOOD',
    };
    const unreadable = {
      ...upload,
      nonce: nonce(),
      ticket: 'no ticket',
      admitted: false,
      outcome: 'MALFORMED',
    };
    const scans = [upload, unreadable];
    const sent = await app.graphql(UPLOAD, { deviceId: phone.deviceId, scans }, phone);
    const outcomes = sent.data.uploadScans.scans.map(({ outcome }: { outcome: string }) => outcome);
    expect(outcomes).toEqual([expect.stringMatching(/^WRONG_/), 'MALFORMED']);
    const listed = await app.graphql(EVENTS, {}, phone);
    expect(listed.data.doorEvents.nodes).toEqual([{ id: doors.eventId }]);
    const briefing = 'query B($id: ID!) { doorBriefing(eventId: $id) { entered } }';
    expect(codeOf(await app.graphql(briefing, { id: other.eventId }, phone))).toBe('NOT_FOUND');
    const dues = 'query D($id: ID!) { doorDues(eventId: $id) { asOf } }';
    expect(codeOf(await app.graphql(dues, { id: other.eventId }, phone))).toBe('NOT_FOUND');
  });

  it('count for scans that were made before the device got others', async () => {
    const other = await openDoors(app, { organiser: doors.organiser, name: 'Third night' });
    const phone = await pairPhone(app, owner, { eventIds: [doors.eventId] });
    const [ticket] = await doors.sell();
    const input = { id: phone.id, name: 'Moved', profile: 'SCAN_ONLY', eventIds: [other.eventId] };
    const changed = await app.graphql(CHANGE, { input }, owner);
    expect(changed.data.changeDoorDevice.device).toMatchObject({
      name: 'Moved',
      events: [{ name: 'Third night' }],
    });
    expect(codeOf(await scan(phone, ticket, { eventId: doors.eventId }))).toBe('NOT_FOUND');
    const upload = {
      nonce: nonce(),
      ticket: ticket?.qrText,
      deviceTime: app.clock.now(),
      admitted: true,
      outcome: 'GOOD',
    };
    const sent = await app.graphql(UPLOAD, { deviceId: phone.deviceId, scans: [upload] }, phone);
    expect(sent.data.uploadScans.scans[0].outcome).toBe('ADMITTED');
  });

  const UPLOAD_AT = UPLOAD.replace('outcome repeated', 'outcome');
  const queued = (ticket: SoldTicket | undefined, at: Date, gateId?: string) => ({
    ...{ nonce: nonce(), ticket: ticket?.qrText, deviceTime: at, admitted: true, outcome: 'GOOD', gateId },
  });
  const outcomes = async (phone: { deviceId: string; token: string }, scans: unknown[]) => {
    const { data, errors } = await app.graphql(UPLOAD_AT, { deviceId: phone.deviceId, scans }, phone);
    if (errors) throw new Error(JSON.stringify(errors));
    return data.uploadScans.scans.map(({ outcome }: { outcome: string }) => outcome);
  };
  const change = (phone: { id: string }, terms: { eventIds?: string[]; gateIds?: string[] }) =>
    app.graphql(CHANGE, { input: { id: phone.id, name: 'Moved', profile: 'SCAN_ONLY', ...terms } }, owner);

  it.each([
    ['moved to another event', true],
    ['first limited', false],
  ])('store without effect what it records elsewhere after it was %s', async (_how, wasLimited) => {
    const other = await openDoors(app, { organiser: doors.organiser, name: `Night ${nonce()}` });
    const phone = await pairPhone(app, owner, wasLimited ? { eventIds: [doors.eventId] } : {});
    const [before, after] = await doors.sell(2);
    const [own] = await other.sell();
    const earlier = app.clock.now();
    app.clock.advance('60s');
    await change(phone, { eventIds: [other.eventId] });
    app.clock.advance('60s');
    const scans = [queued(before, earlier), queued(after, app.clock.now()), queued(own, app.clock.now())];
    expect(await outcomes(phone, scans)).toEqual(['ADMITTED', 'GOOD', 'ADMITTED']);
    const stored = await app.sql('SELECT outcome, event_id FROM scans WHERE ticket_id = $1', [after?.id]);
    expect(stored).toEqual([{ outcome: 'good', event_id: doors.eventId }]);
    // Its guest is not inside, and enters elsewhere.
    const entered = await app.graphql(SCAN, { input: { ticket: after?.file } }, doors.validator);
    expect(entered.data.validateTicket.result.outcome).toBe('ADMITTED');
  });

  it('store without effect exits and hand-outs of a time at which it worked elsewhere', async () => {
    const other = await openDoors(app, { organiser: doors.organiser, name: `Night ${nonce()}` });
    const phone = await pairPhone(app, owner, { eventIds: [doors.eventId] });
    const [ticket] = await doors.sell();
    await scan(phone, ticket, { eventId: doors.eventId });
    await change(phone, { eventIds: [other.eventId] });
    app.clock.advance('60s');
    const exit = { ...queued(ticket, app.clock.now()), admitted: false, outcome: 'EXITED', purpose: 'EXIT' };
    expect(await outcomes(phone, [exit])).toEqual(['GOOD']);
  });

  it('store without effect what it records at other gates than it had', async () => {
    const [one, two] = [await doors.gate(nonce()), await doors.gate(nonce())];
    const phone = await pairPhone(app, owner, { gateIds: [one] });
    const tickets = await doors.sell(5);
    const earlier = app.clock.now();
    app.clock.advance('60s');
    await change(phone, { gateIds: [two] });
    app.clock.advance('60s');
    const later = app.clock.now();
    const scans = [
      ...[queued(tickets[0], earlier, one), queued(tickets[1], later, one), queued(tickets[2], later, two)],
      ...[queued(tickets[3], later), queued(tickets[4], later, two.toUpperCase())],
    ];
    expect(await outcomes(phone, scans)).toEqual(['ADMITTED', 'GOOD', 'ADMITTED', 'GOOD', 'ADMITTED']);
    const marks = async (ticket: SoldTicket | undefined) =>
      (
        await app.graphql(
          'query L($id: ID!) { scans(ticketId: $id) { nodes { outcome beyondLimits } } }',
          { id: ticket?.id },
          owner,
        )
      ).data.scans.nodes;
    expect(await marks(tickets[0])).toEqual([{ outcome: 'ADMITTED', beyondLimits: false }]);
    expect(await marks(tickets[1])).toEqual([{ outcome: 'GOOD', beyondLimits: true }]);
    expect(await marks(tickets[3])).toEqual([{ outcome: 'GOOD', beyondLimits: true }]);
  });

  it('take what it recorded before for seven days', async () => {
    const other = await openDoors(app, { organiser: doors.organiser, name: `Night ${nonce()}` });
    const phone = await pairPhone(app, owner, { eventIds: [doors.eventId] });
    const tickets = await doors.sell(2);
    const earlier = app.clock.now();
    await change(phone, { eventIds: [other.eventId] });
    app.clock.advance('6d');
    expect(await outcomes(phone, [queued(tickets[0], earlier)])).toEqual(['ADMITTED']);
    app.clock.advance('2d');
    expect(await outcomes(phone, [queued(tickets[1], earlier)])).toEqual(['GOOD']);
    app.clock.advance('-8d');
  });

  it('and the search by name that it had, for the guests whom it admitted before', async () => {
    const phone = await pairPhone(app, owner, { profile: 'SCAN_AND_SEARCH' });
    const tickets = await doors.sell(2);
    const named = (index: number, at: Date) => ({
      ...{ nonce: nonce(), ticketId: tickets[index]?.id, ticket: '', deviceTime: at.toISOString() },
      ...{ admitted: true, outcome: 'ADMITTED' },
    });
    const before = app.clock.now();
    app.clock.advance('60s');
    await change(phone, {});
    app.clock.advance('60s');
    const scans = [named(0, before), named(1, app.clock.now())];
    expect(await outcomes(phone, scans)).toEqual(['ADMITTED', 'GOOD']);
  });

  it('stay as they were when only its name is changed', async () => {
    const phone = await pairPhone(app, owner, { eventIds: [doors.eventId] });
    await change(phone, { eventIds: [doors.eventId] });
    const kept = await app.sql('SELECT FROM past_device_limits WHERE device_id = $1', [phone.id]);
    expect(kept).toEqual([]);
  });

  it('lets it undo its own scans alone', async () => {
    const [one, other] = [await pairPhone(app, owner), await pairPhone(app, owner)];
    const [ticket] = await doors.sell();
    const name = nonce();
    await app.graphql(SCAN, { input: { ticket: ticket?.file, nonce: name } }, one);
    const undo = `mutation U($nonce: String!) {
      undoEntry(input: { deviceId: "${one.deviceId}", nonce: $nonce, reason: "Wrong" }) { scanId } }`;
    expect(codeOf(await app.graphql(undo, { nonce: name }, other))).toBe('FORBIDDEN');
    expect(codeOf(await app.graphql(undo, { nonce: name }, one))).toBeUndefined();
  });
});

describe('the panel of the devices', () => {
  it('shows what each reported, and signals changes', async () => {
    const gate = await doors.gate('Gate E');
    const phone = await pairPhone(app, owner, { name: 'Reporting phone', pin: '246810' });
    const client = createClient({
      url: `${app.url.replace('http', 'ws')}/graphql`,
      webSocketImpl: WebSocket,
      retryAttempts: 0,
      connectionParams: { authorization: `Bearer ${owner.token}` },
    });
    const signals = client.iterate({ query: 'subscription { doorDevicesChanged }' });
    const signal = signals.next();
    const input = {
      ...{ version: '1.2.3', battery: 41, charging: false, waiting: 7, listAt: app.clock.now() },
      ...{ eventId: doors.eventId, gateId: gate },
    };
    const report = () => app.graphql(REPORT, { input }, phone);
    const [{ data }] = await Promise.all([report(), repeatUntil(signal, report)]);
    await client.dispose();
    expect(data.submitDeviceState.terms).toMatchObject({
      name: 'Reporting phone',
      profile: 'SCAN_ONLY',
      eventIds: null,
    });
    expect(data.submitDeviceState.terms.pin.rounds).toBeGreaterThanOrEqual(600_000);
    expect(JSON.stringify(data)).not.toContain('246810');
    const { nodes } = (await app.graphql(LIST, {}, owner)).data.doorDevices;
    expect(nodes.find(({ id }: { id: string }) => id === phone.id)).toMatchObject({
      ...{
        battery: 41,
        charging: false,
        waiting: 7,
        version: '1.2.3',
        seenAt: app.clock.now().toISOString(),
      },
      ...{ event: { name: 'Night of the Doors' }, gate: { name: 'Gate E' }, cutOffAt: null },
    });
    const stranger = await app.actor('issuer_owner');
    expect((await app.graphql(LIST, {}, stranger)).data.doorDevices.nodes).toEqual([]);
    expect(codeOf(await app.graphql(CUT, { id: phone.id, takesScans: true }, stranger))).toBe('NOT_FOUND');
    expect(codeOf(await app.graphql(REPORT, { input }, doors.validator))).toBe('FORBIDDEN');
  });
});

/** Acts until the promise is settled: a subscription does not say when it stands. */
async function repeatUntil(done: Promise<unknown>, act: () => Promise<unknown>): Promise<void> {
  let isDone = false;
  const end = (): void => {
    isDone = true;
  };
  void done.then(end, end);
  for (let tries = 0; !isDone && tries < 200; tries += 1) await act();
  await done;
}

describe('a device that is cut off', () => {
  const queued = (ticket: SoldTicket | undefined, at: Date) => ({
    ...{ nonce: nonce(), ticket: ticket?.qrText, deviceTime: at, admitted: true, outcome: 'GOOD' },
  });
  const upload = (phone: { deviceId: string; token: string }, scans: unknown[]) =>
    app.graphql(UPLOAD, { deviceId: phone.deviceId, scans }, phone);

  it('loses its websocket and its next call', async () => {
    const phone = await pairPhone(app, owner);
    const closed = new Promise<number>((resolve) => {
      const client = createClient({
        url: `${app.url.replace('http', 'ws')}/graphql`,
        webSocketImpl: WebSocket,
        retryAttempts: 0,
        lazy: false,
        onNonLazyError: () => undefined,
        connectionParams: { authorization: `Bearer ${phone.token}` },
        on: {
          connected: () => void app.graphql(CUT, { id: phone.id, takesScans: false }, owner),
          closed: (event) => resolve((event as { code: number }).code),
        },
      });
      void client;
    });
    expect(await closed).toBe(4403);
    expect(codeOf(await app.graphql(EVENTS, {}, phone))).toBe('DEVICE_CUT_OFF');
    expect(codeOf(await upload(phone, []))).toBe('DEVICE_CUT_OFF');
  });

  it('hands in what it did before, marked, when its organiser allows that', async () => {
    const phone = await pairPhone(app, owner);
    const [before, after] = await doors.sell(2);
    const earlier = app.clock.now();
    app.clock.advance('60s');
    const { data } = await app.graphql(CUT, { id: phone.id, takesScans: true }, owner);
    expect(data.revokeDoorDevice.device.takesScansUntil).not.toBeNull();
    app.clock.advance('60s');
    expect(codeOf(await app.graphql(EVENTS, {}, phone))).toBe('DEVICE_CUT_OFF');
    expect(codeOf(await app.graphql(SCAN, { input: { ticket: before?.file } }, phone))).toBe(
      'DEVICE_CUT_OFF',
    );
    const scans = [queued(before, earlier), queued(after, app.clock.now())];
    const sent = await upload(phone, scans);
    expect(sent.data.uploadScans.scans.map(({ outcome }: { outcome: string }) => outcome)).toEqual([
      'ADMITTED',
      'GOOD',
    ]);
    const repeated = await upload(phone, scans);
    expect(repeated.data.uploadScans.scans.every((one: { repeated: boolean }) => one.repeated)).toBe(true);
    const marks = await app.sql('SELECT is_late FROM handed_in_scans WHERE device_id = $1 ORDER BY is_late', [
      phone.id,
    ]);
    expect(marks).toEqual([{ is_late: false }, { is_late: true }]);
    const log = await app.graphql(
      'query L($id: ID!) { scans(ticketId: $id) { nodes { outcome handedIn } } }',
      { id: before?.id },
      owner,
    );
    expect(log.data.scans.nodes).toEqual([{ outcome: 'ADMITTED', handedIn: true }]);
    // The guest of the late scan is not inside, and enters elsewhere.
    const entered = await app.graphql(SCAN, { input: { ticket: after?.file } }, doors.validator);
    expect(entered.data.validateTicket.result.outcome).toBe('ADMITTED');
    expect((await app.graphql(CUT, { id: phone.id, takesScans: false }, owner)).errors).toBeUndefined();
    expect(codeOf(await upload(phone, scans))).toBe('DEVICE_CUT_OFF');
  });

  it('hands in scans of no event too when it is limited to events', async () => {
    const phone = await pairPhone(app, owner, { eventIds: [doors.eventId] });
    const [ticket] = await doors.sell();
    const real = queued(ticket, app.clock.now());
    const foreign = { ...queued(undefined, app.clock.now()), admitted: false, outcome: 'MALFORMED' };
    const scans = [real, { ...foreign, ticket: 'https://example.test/menu' }];
    app.clock.advance('60s');
    await app.graphql(CUT, { id: phone.id, takesScans: true }, owner);
    const sent = await upload(phone, scans);
    expect(sent.data?.uploadScans.scans).toMatchObject([{ outcome: 'ADMITTED' }, { outcome: 'MALFORMED' }]);
    const marked = await app.sql(
      `SELECT h.event_id AS event FROM handed_in_scans h WHERE device_id = $1 ORDER BY event_id NULLS LAST`,
      [phone.id],
    );
    expect(marked).toEqual([{ event: doors.eventId }, { event: null }]);
  });

  it('loses nothing when it is cut off during an upload', async () => {
    const phone = await pairPhone(app, owner);
    const tickets = await doors.sell(20);
    const scans = tickets.map((ticket) => queued(ticket, app.clock.now()));
    const [first, second] = [scans.slice(0, 10), scans.slice(10)];
    const answers = await Promise.all([
      upload(phone, first),
      app.graphql(CUT, { id: phone.id, takesScans: true }, owner),
    ]);
    expect(answers.every(({ errors }) => errors === undefined)).toBe(true);
    expect((await upload(phone, second)).errors).toBeUndefined();
    const entered = await app.sql<{ count: string }>(
      'SELECT count(*)::text AS count FROM entries WHERE device_id = $1',
      [phone.deviceId],
    );
    expect(entered).toEqual([{ count: '20' }]);
  });

  it('may be paired again, as another device', async () => {
    const phone = await pairPhone(app, owner);
    await app.graphql(CUT, { id: phone.id, takesScans: false }, owner);
    const again = await showCode(app, { deviceId: phone.deviceId });
    const input = { code: again.code, name: 'Found again', profile: 'SCAN_ONLY' };
    expect((await app.graphql(CONFIRM, { input }, owner)).errors).toBeUndefined();
    expect((await app.graphql(EVENTS, {}, again)).errors).toBeUndefined();
    expect(codeOf(await app.graphql(EVENTS, {}, phone))).toBe('DEVICE_CUT_OFF');
  });
});
