import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bootTestApp, type GraphQLAnswer, type TestApp } from '../../support/app.ts';
import { codeOf } from '../../support/client.ts';
import { pairPhone } from '../../support/devices.ts';
import { type Doors, openDoors, type SoldTicket } from '../../support/door.ts';
import { freshPass } from '../../support/mail.ts';
import { liveCode, newPhone, type Phone } from '../../support/phones.ts';

let app: TestApp;

beforeAll(async () => {
  app = await bootTestApp();
});
afterAll(() => app.close());

const BUY = `mutation B($input: PurchaseByFormInput!) {
  purchaseByForm(input: $input) { orderKey order { id } tickets { id file qrText } } }`;
const SET = `mutation L($input: SetLiveCodesInput!) { setLiveCodes(input: $input) { event { tiers { liveCodes { from allowsPaper } } } } }`;
const REGISTER = `mutation R($input: RegisterTicketPhoneInput!) {
  registerTicketPhone(input: $input) { serverTime ticket { id phone { publicKey registeredAt } liveCodes { from } } } }`;
const SCAN = `mutation S($input: ValidateTicketInput!) {
  validateTicket(input: $input) { result { valid outcome message note phoneClockSkew } } }`;
const ADMIT = `mutation A($input: AdmitGuestInput!) { admitGuest(input: $input) { result { outcome note } } }`;
const UPLOAD = `mutation Up($deviceId: String!, $scans: [QueuedScanInput!]!) {
  uploadScans(input: { deviceId: $deviceId, scans: $scans }) { scans { outcome } } }`;
const PHONES = `query P($eventId: ID!, $since: DateTime) { doorPhones(eventId: $eventId, since: $since) {
  asOf tiers { tier from allowsPaper admitsUnknown } phones { ticketId publicKey } } }`;
const TRANSFER = `mutation T($pass: String!, $id: ID!, $to: NewHolderInput!) {
  transferFoundTicket(input: { pass: $pass, id: $id, to: $to }) { transfer { newTicketId } } }`;

interface Rule {
  allowsPaper?: boolean;
  admitsUnknown?: boolean;
}

const now = () => app.clock.now();
const hence = (seconds: number) => new Date(now().getTime() + seconds * 1000);

/** An event whose doors ask for the phone from now on. */
async function openLive(rule: Rule = {}): Promise<Doors> {
  const doors = await openDoors(app);
  await setLive(doors, { from: now(), ...rule });
  return doors;
}

async function setLive(doors: Doors, rule: Rule & { from: Date | null }): Promise<GraphQLAnswer> {
  const input = { eventId: doors.eventId, ...rule, from: rule.from?.toISOString() ?? null };
  return app.graphql(SET, { input }, doors.organiser);
}

const RULE = `mutation R($input: SetEntryRuleInput!) { setEntryRule(input: $input) { settings { entryRules { rule } } } }`;

/** Lets the tickets of the event admit several times. */
async function admitTimes({ eventId, organiser }: Doors, limit: number): Promise<void> {
  const [tier] = await app.sql<{ id: string }>('SELECT id FROM tiers WHERE event_id = $1', [eventId]);
  const input = { tierId: tier?.id, rule: 'TIMES', limit };
  const { errors } = await app.graphql(RULE, { input }, organiser);
  if (errors) throw new Error(JSON.stringify(errors));
}

let guests = 0;
interface Bought {
  email: string;
  ticket: SoldTicket;
  orderKey: string;
}

async function buy({ slug }: Doors): Promise<Bought> {
  guests += 1;
  const email = `guest-${guests}@live.test`;
  const person = { name: 'Wanjiku Kamau', email, phone: '+254700000001' };
  const input = { slug, lines: [{ tier: 'VIP', quantity: 1 }], ...person };
  const { data } = await app.graphql(BUY, { input: { ...input, idempotencyKey: `live-${guests}` } });
  const { tickets, orderKey } = data.purchaseByForm;
  return { email, ticket: tickets[0], orderKey };
}

const register = (id: string, phone: Phone, proof: { orderKey?: string; pass?: string }) =>
  app.graphql(REGISTER, {
    input: { id, publicKey: phone.publicKey, phoneTime: now().toISOString(), ...proof },
  });

async function bound(doors: Doors): Promise<Bought & { phone: Phone }> {
  const bought = await buy(doors);
  const phone = newPhone();
  const { errors } = await register(bought.ticket.id, phone, { orderKey: bought.orderKey });
  if (errors) throw new Error(JSON.stringify(errors));
  return { ...bought, phone };
}

let nonces = 0;
async function scan(doors: Doors, ticket: unknown, more: object = {}) {
  nonces += 1;
  const input = { ticket, deviceId: 'gate', nonce: `l${nonces}`, ...more };
  const { data, errors } = await app.graphql(SCAN, { input }, doors.validator);
  if (errors) throw new Error(JSON.stringify(errors));
  return data.validateTicket.result;
}

describe('a ticket that is bound to a phone', () => {
  it('admits by the live code of its phone, once', async () => {
    const doors = await openLive();
    const { ticket, phone } = await bound(doors);
    const code = liveCode(ticket.qrText, phone, now());
    expect(await scan(doors, code)).toMatchObject({ valid: true, outcome: 'ADMITTED', note: null });
    expect(await scan(doors, code)).toMatchObject({ outcome: 'ALREADY_USED' });
  });

  it('is refused by a picture of its code, and still admits by the phone', async () => {
    const doors = await openLive();
    const { ticket, phone } = await bound(doors);
    const picture = liveCode(ticket.qrText, phone, now());
    app.clock.advance('61s');
    expect(await scan(doors, picture)).toMatchObject({
      valid: false,
      outcome: 'PICTURE',
      message: 'This is a picture of a code. Ask for the live ticket.',
    });
    for (const printed of [ticket.qrText, ticket.file])
      expect(await scan(doors, printed)).toMatchObject({ outcome: 'PICTURE' });
    expect(await scan(doors, liveCode(ticket.qrText, phone, now()))).toMatchObject({ outcome: 'ADMITTED' });
  });

  it('is refused by the live code of another phone', async () => {
    const doors = await openLive();
    const { ticket } = await bound(doors);
    expect(await scan(doors, liveCode(ticket.qrText, newPhone(), now()))).toMatchObject({
      outcome: 'OTHER_PHONE',
      phoneClockSkew: null,
    });
  });

  it('admits by a phone whose clock is 100 seconds slow once its code changes, and says so', async () => {
    const doors = await openLive();
    const { ticket, phone } = await bound(doors);
    const slow = () => liveCode(ticket.qrText, phone, hence(-100));
    expect(await scan(doors, slow())).toMatchObject({ outcome: 'PICTURE' });
    expect(await scan(doors, slow())).toMatchObject({ outcome: 'PICTURE' });
    app.clock.advance('20s');
    const { outcome, phoneClockSkew } = await scan(doors, slow());
    expect(outcome).toBe('ADMITTED');
    expect(phoneClockSkew).toBeGreaterThanOrEqual(-110);
    expect(phoneClockSkew).toBeLessThanOrEqual(-90);
  });

  it('admits by the code of a check while staff look at the guest, at that device alone', async () => {
    const doors = await openLive();
    const { ticket, phone } = await bound(doors);
    const code = liveCode(ticket.qrText, phone, now());
    expect(await scan(doors, code, { commit: false })).toMatchObject({ outcome: 'GOOD' });
    app.clock.advance('90s');
    expect(await scan(doors, code, { deviceId: 'other' })).toMatchObject({ outcome: 'PICTURE' });
    // A check looks at the phone anew.
    expect(await scan(doors, code, { commit: false })).toMatchObject({ outcome: 'PICTURE' });
    const confirmed = await scan(doors, code);
    expect(confirmed).toMatchObject({ outcome: 'ADMITTED' });
    expect(Math.abs(confirmed.phoneClockSkew)).toBeLessThanOrEqual(10);
  });

  it('admits by the code of a check for five minutes', async () => {
    const doors = await openLive();
    const { ticket, phone } = await bound(doors);
    const code = liveCode(ticket.qrText, phone, now());
    await scan(doors, code, { commit: false });
    app.clock.advance('5m');
    expect(await scan(doors, code)).toMatchObject({ outcome: 'PICTURE' });
  });

  it('admits once by the code of a check, also by a tier that admits again', async () => {
    const doors = await openLive();
    await admitTimes(doors, 4);
    const { ticket, phone } = await bound(doors);
    const code = liveCode(ticket.qrText, phone, now());
    await scan(doors, code, { commit: false });
    app.clock.advance('2m');
    expect(await scan(doors, code)).toMatchObject({ outcome: 'ADMITTED' });
    expect(await scan(doors, code)).toMatchObject({ outcome: 'PICTURE' });
  });

  it('admits after a check of a phone whose clock is 100 seconds slow', async () => {
    const doors = await openLive();
    const { ticket, phone } = await bound(doors);
    const slow = () => liveCode(ticket.qrText, phone, hence(-100));
    expect(await scan(doors, slow(), { commit: false })).toMatchObject({ outcome: 'PICTURE' });
    app.clock.advance('20s');
    const code = slow();
    expect(await scan(doors, code, { commit: false })).toMatchObject({ outcome: 'GOOD' });
    app.clock.advance('30s');
    const { outcome, phoneClockSkew } = await scan(doors, code);
    expect(outcome).toBe('ADMITTED');
    expect(phoneClockSkew).toBeGreaterThanOrEqual(-110);
    expect(phoneClockSkew).toBeLessThanOrEqual(-90);
  });

  it('admits a validator without a device name by their own check', async () => {
    const doors = await openLive();
    const { ticket, phone } = await bound(doors);
    const code = liveCode(ticket.qrText, phone, now());
    const nameless = { deviceId: undefined, nonce: undefined };
    expect(await scan(doors, code, { ...nameless, commit: false })).toMatchObject({ outcome: 'GOOD' });
    app.clock.advance('2m');
    expect(await scan(doors, code, nameless)).toMatchObject({ outcome: 'ADMITTED' });
  });

  it('does not admit by two pictures that were taken long before', async () => {
    const doors = await openLive();
    const { ticket, phone } = await bound(doors);
    const pictures = [0, 20].map((seconds) => liveCode(ticket.qrText, phone, hence(seconds)));
    app.clock.advance('200s');
    expect(await scan(doors, pictures[0])).toMatchObject({ outcome: 'PICTURE' });
    app.clock.advance('20s');
    expect(await scan(doors, pictures[1])).toMatchObject({ outcome: 'PICTURE' });
  });

  it('without a phone is refused, or admitted once with a note, as the organiser chose', async () => {
    const strict = await openLive();
    const { ticket: refused } = await buy(strict);
    expect(await scan(strict, refused.qrText)).toMatchObject({ outcome: 'NO_PHONE' });
    expect(await scan(strict, liveCode(refused.qrText, newPhone(), now()))).toMatchObject({
      outcome: 'NO_PHONE',
    });
    const lenient = await openLive({ admitsUnknown: true });
    const { ticket } = await buy(lenient);
    expect(await scan(lenient, ticket.qrText)).toMatchObject({ outcome: 'ADMITTED', note: 'PHONE_UNKNOWN' });
    expect(await scan(lenient, ticket.qrText)).toMatchObject({ outcome: 'ALREADY_USED', note: null });
    const stored = await app.sql('SELECT note FROM scans WHERE ticket_id = $1 ORDER BY received_at, note', [
      ticket.id,
    ]);
    expect(stored).toContainEqual({ note: 'phone_unknown' });
  });

  it('without a phone is admitted once by a tier that admits again, until a phone is registered', async () => {
    const doors = await openLive({ admitsUnknown: true });
    await admitTimes(doors, 4);
    const { ticket, orderKey } = await buy(doors);
    const racing = await Promise.all(Array.from({ length: 20 }, () => scan(doors, ticket.qrText)));
    expect(racing.filter(({ outcome }) => outcome === 'ADMITTED')).toHaveLength(1);
    expect(racing.filter(({ outcome }) => outcome === 'NO_PHONE')).toHaveLength(19);
    for (const shown of [ticket.qrText, liveCode(ticket.qrText, newPhone(), now())])
      expect(await scan(doors, shown)).toMatchObject({ outcome: 'NO_PHONE', note: null });
    const phone = newPhone();
    await register(ticket.id, phone, { orderKey });
    expect(await scan(doors, liveCode(ticket.qrText, phone, now()))).toMatchObject({ outcome: 'ADMITTED' });
  });

  it('admits on paper after a look at an ID, where the organiser allows it', async () => {
    const doors = await openLive({ allowsPaper: true });
    const { ticket, phone } = await bound(doors);
    expect(await scan(doors, ticket.qrText)).toMatchObject({ outcome: 'CHECK_ID' });
    const picture = liveCode(ticket.qrText, phone, hence(-90));
    expect(await scan(doors, picture, { idChecked: true })).toMatchObject({ outcome: 'PICTURE' });
    expect(await scan(doors, ticket.qrText, { idChecked: true })).toMatchObject({
      outcome: 'ADMITTED',
      note: 'ID_CHECKED',
    });
  });

  it('admits a guest found by name after a look at an ID', async () => {
    const doors = await openLive();
    const { ticket } = await bound(doors);
    const admit = async (more: object) =>
      (await app.graphql(ADMIT, { input: { ticketId: ticket.id, ...more } }, doors.validator)).data.admitGuest
        .result;
    expect(await admit({})).toMatchObject({ outcome: 'CHECK_ID' });
    expect(await admit({ idChecked: true })).toEqual({ outcome: 'ADMITTED', note: 'ID_CHECKED' });
  });

  it('gives a repeated nonce its first answer', async () => {
    const doors = await openLive();
    const { ticket, phone } = await bound(doors);
    const again = { nonce: 'same', deviceId: 'gate-9' };
    const code = liveCode(ticket.qrText, phone, now());
    expect(await scan(doors, code, again)).toMatchObject({ outcome: 'ADMITTED' });
    app.clock.advance('2m');
    expect(await scan(doors, code, again)).toMatchObject({ outcome: 'ADMITTED' });
    const stored = await app.sql('SELECT outcome FROM scans WHERE ticket_id = $1', [ticket.id]);
    expect(stored).toEqual([{ outcome: 'admitted' }]);
  });

  it('scanned by twenty doors at once lets in one', async () => {
    const doors = await openLive();
    const { ticket, phone } = await bound(doors);
    const code = liveCode(ticket.qrText, phone, now());
    const results = await Promise.all(Array.from({ length: 20 }, () => scan(doors, code)));
    expect(results.filter(({ outcome }) => outcome === 'ADMITTED')).toHaveLength(1);
    expect(results.filter(({ outcome }) => outcome === 'ALREADY_USED')).toHaveLength(19);
  });
});

const HANDOUT = `mutation H($eventId: ID!) { createHandoutItem(input: { eventId: $eventId, name: "Badge", perTicket: 1 }) {
  settings { handoutItems { id } } } }`;

describe('exits, hand-outs and sales at the door of a tier with live codes', () => {
  const inside = async (rule: Rule = {}) => {
    const doors = await openLive(rule);
    const guest = await bound(doors);
    const live = () => liveCode(guest.ticket.qrText, guest.phone, now());
    expect(await scan(doors, live())).toMatchObject({ outcome: 'ADMITTED' });
    return { doors, live, ...guest };
  };

  it('let a guest out by the phone alone, not by a picture, a copy or another phone', async () => {
    const { doors, ticket, live } = await inside();
    const out = (code: unknown) => scan(doors, code, { purpose: 'EXIT' });
    const picture = live();
    app.clock.advance('61s');
    for (const code of [picture, ticket.qrText, ticket.file])
      expect(await out(code)).toMatchObject({ valid: false, outcome: 'PICTURE' });
    const other = liveCode(ticket.qrText, newPhone(), now());
    expect(await out(other)).toMatchObject({ outcome: 'OTHER_PHONE' });
    expect(await out(live())).toMatchObject({ valid: true, outcome: 'EXITED' });
  });

  it('let a guest out whom staff see off, with a note, and let no one in so', async () => {
    const { doors, ticket, live } = await inside();
    const picture = live();
    app.clock.advance('61s');
    const seenOff = { purpose: 'EXIT', exitConfirmed: true };
    for (const more of [{}, { purpose: 'HANDOUT', itemId: ticket.id }]) {
      const { errors } = await app.graphql(
        SCAN,
        { input: { ticket: picture, deviceId: 'gate', exitConfirmed: true, ...more } },
        doors.validator,
      );
      expect(errors).toMatchObject([{ extensions: { details: { fields: [{ field: 'exitConfirmed' }] } } }]);
    }
    expect(await scan(doors, picture, { purpose: 'EXIT' })).toMatchObject({ outcome: 'PICTURE', note: null });
    expect(await scan(doors, picture, seenOff)).toMatchObject({
      ...{ valid: true, outcome: 'EXITED', note: 'EXIT_CONFIRMED' },
    });
    const again = liveCode(ticket.qrText, newPhone(), now());
    expect(await scan(doors, again, seenOff)).toMatchObject({
      outcome: 'NOT_INSIDE',
      note: 'EXIT_CONFIRMED',
    });
    const stored = await app.sql(
      'SELECT outcome, note FROM scans WHERE ticket_id = $1 AND note IS NOT NULL ORDER BY outcome',
      [ticket.id],
    );
    expect(stored).toEqual([
      { outcome: 'exited', note: 'exit_confirmed' },
      { outcome: 'not_inside', note: 'exit_confirmed' },
    ]);
  });

  it('let a guest out by a phone that may only scan, and by nothing else', async () => {
    const { doors, ticket, live } = await inside();
    const owner = await app.actor('issuer_owner', doors.issuerId);
    const door = await pairPhone(app, owner, { profile: 'SCAN_ONLY' });
    const picture = live();
    app.clock.advance('61s');
    const seenOff = { eventId: doors.eventId, purpose: 'EXIT', exitConfirmed: true };
    const asked = await app.graphql(SCAN, { input: { ticket: picture, ...seenOff } }, door);
    expect(asked.data.validateTicket.result).toMatchObject({ outcome: 'EXITED', note: 'EXIT_CONFIRMED' });
    const named = await app.graphql(ADMIT, { input: { ticketId: ticket.id, ...seenOff } }, door);
    expect(codeOf(named)).toBe('DEVICE_NOT_PERMITTED');
    const entry = { eventId: doors.eventId, exitConfirmed: true };
    expect(codeOf(await app.graphql(SCAN, { input: { ticket: picture, ...entry } }, door))).toBe('BAD_INPUT');
  });

  it('keep the note of an exit without a network, and none on an entry', async () => {
    const { doors, ticket } = await inside();
    const offline = { ticket: ticket.qrText, deviceTime: now().toISOString(), note: 'EXIT_CONFIRMED' };
    const scans = [
      { ...offline, nonce: 'seen-off', purpose: 'EXIT', admitted: false, outcome: 'EXITED' },
      { ...offline, nonce: 'in', admitted: true, outcome: 'ADMITTED' },
      { ...offline, nonce: 'refused', purpose: 'EXIT', admitted: false, outcome: 'PICTURE' },
    ];
    await app.graphql(UPLOAD, { deviceId: 'gate', scans }, doors.validator);
    const stored = await app.sql(
      "SELECT nonce, note FROM scans WHERE ticket_id = $1 AND mode = 'offline' ORDER BY nonce",
      [ticket.id],
    );
    expect(stored).toEqual([
      { nonce: 'in', note: null },
      { nonce: 'refused', note: null },
      { nonce: 'seen-off', note: 'exit_confirmed' },
    ]);
  });

  it('let a guest out on paper after a look at an ID, where it is allowed', async () => {
    const { doors, ticket } = await inside({ allowsPaper: true });
    const out = (more: object) => scan(doors, ticket.qrText, { purpose: 'EXIT', ...more });
    expect(await out({})).toMatchObject({ outcome: 'CHECK_ID' });
    expect(await out({ idChecked: true })).toMatchObject({ outcome: 'EXITED' });
  });

  it('let a guest out as they are when no phone is registered', async () => {
    const doors = await openLive({ admitsUnknown: true });
    const { ticket } = await buy(doors);
    expect(await scan(doors, ticket.qrText)).toMatchObject({ outcome: 'ADMITTED' });
    expect(await scan(doors, ticket.qrText, { purpose: 'EXIT' })).toMatchObject({ outcome: 'EXITED' });
  });

  it('hand nothing out for a picture', async () => {
    const { doors, ticket, live } = await inside();
    const made = await app.graphql(HANDOUT, { eventId: doors.eventId }, doors.organiser);
    const itemId = made.data.createHandoutItem.settings.handoutItems[0].id;
    const take = (code: unknown) => scan(doors, code, { purpose: 'HANDOUT', itemId });
    const picture = live();
    app.clock.advance('61s');
    for (const code of [picture, ticket.qrText])
      expect(await take(code)).toMatchObject({ valid: false, outcome: 'PICTURE' });
    expect(await take(live())).toMatchObject({ outcome: 'HANDED_OUT' });
  });

  it('admit a ticket as it is sold there, which no phone can have yet', async () => {
    const doors = await openLive();
    const run = async (text: string, input: object, by = doors.validator) => {
      const { data, errors } = await app.graphql(text, { input }, by);
      if (errors) throw new Error(JSON.stringify(errors));
      return data;
    };
    const { eventId } = doors;
    const office =
      'mutation O($input: SetBoxOfficeInput!) { setBoxOffice(input: $input) { boxOffice { isOpen } } }';
    await run(office, { eventId, isOpen: true }, doors.organiser);
    const open = 'mutation S($input: OpenShiftInput!) { openShift(input: $input) { shift { id } } }';
    const till = { eventId, deviceId: 'till', currency: 'USD', float: '0' };
    const { id: shiftId } = (await run(open, till)).openShift.shift;
    const sell = `mutation T($input: SellAtDoorInput!) { sellAtDoor(input: $input) { sale { tickets { code admitted } } } }`;
    const sale = { shiftId, lines: [{ tier: 'VIP' }], method: 'CASH', total: '12.5' };
    const sold = await run(sell, { ...sale, nonce: 'at-once', admits: true });
    expect(sold.sellAtDoor.sale.tickets).toMatchObject([{ admitted: true }]);
    // Sold to go in later: its code alone does not admit, as that of every ticket of the tier.
    const later = await run(sell, { ...sale, nonce: 'later', admits: false });
    const [ticket] = later.sellAtDoor.sale.tickets;
    expect(await scan(doors, ticket.code)).toMatchObject({ outcome: 'NO_PHONE' });
  });
});

describe('registering a phone', () => {
  it('works once by the key of the order, and again without a change', async () => {
    const doors = await openLive();
    const { ticket, orderKey, phone } = await bound(doors);
    const again = await register(ticket.id, phone, { orderKey });
    expect(again.data.registerTicketPhone.ticket.phone.publicKey).toBe(phone.publicKey);
    expect(codeOf(await register(ticket.id, newPhone(), { orderKey }))).toBe('PHONE_REGISTERED');
    expect(codeOf(await register(ticket.id, newPhone(), { orderKey: 'guessed' }))).toBe('NOT_FOUND');
    expect(codeOf(await register(ticket.id, newPhone(), {}))).toBe('NOT_FOUND');
  });

  it('works over REST by the same proofs, once', async () => {
    const doors = await openLive();
    const { ticket, orderKey, email } = await buy(doors);
    const phone = newPhone();
    const send = (key: string, headers: Record<string, string>, as = {}) => {
      const body = { public_key: key, phone_time: now().toISOString() };
      return app.rest('POST', `/tickets/${ticket.id}/phone`, body, { ...as, headers });
    };
    const proof = { 'x-order-key': orderKey };
    for (const [headers, as] of [
      [{}, {}],
      [{ 'x-order-key': 'guessed' }, {}],
      [{}, { token: doors.validator.token }],
    ] as const)
      expect((await send(phone.publicKey, headers, as)).status).toBe(404);
    expect((await send('short', proof)).body.error.code).toBe('BAD_INPUT');
    for (let times = 0; times < 2; times += 1) {
      const { status, body } = await send(phone.publicKey, proof);
      expect([status, body]).toMatchObject([
        200,
        {
          success: true,
          ticket_id: ticket.id,
          phone: { public_key: phone.publicKey },
          server_time: now().toISOString(),
        },
      ]);
    }
    const newer = newPhone();
    expect((await send(newer.publicKey, proof)).body.error.code).toBe('PHONE_REGISTERED');
    const pass = await freshPass(app, email);
    expect((await send(newer.publicKey, { 'x-ticket-pass': pass })).status).toBe(200);
    expect(await scan(doors, liveCode(ticket.qrText, newer, now()))).toMatchObject({ outcome: 'ADMITTED' });
  });

  it('again takes a link that was just mailed, which ends the older phone', async () => {
    const doors = await openLive();
    const { ticket, email, phone } = await bound(doors);
    const newer = newPhone();
    const pass = await freshPass(app, email);
    expect((await register(ticket.id, newer, { pass })).errors).toBeUndefined();
    expect(await scan(doors, liveCode(ticket.qrText, phone, now()))).toMatchObject({
      outcome: 'OTHER_PHONE',
    });
    // The key of the older phone never returns.
    expect(codeOf(await register(ticket.id, phone, { pass }))).toBe('BAD_INPUT');
    expect(await scan(doors, liveCode(ticket.qrText, newer, now()))).toMatchObject({ outcome: 'ADMITTED' });
    const audited = await app.sql(
      "SELECT details->>'replaced' AS replaced FROM audit_entries WHERE action = 'ticket.phone' AND entity_id = $1 ORDER BY replaced",
      [ticket.id],
    );
    expect(audited).toEqual([{ replaced: 'false' }, { replaced: 'true' }]);
  });

  it('is not needed for an ordinary ticket, which admits as it always has', async () => {
    const doors = await openDoors(app);
    const { ticket, orderKey } = await buy(doors);
    const phone = newPhone();
    expect(codeOf(await register(ticket.id, phone, { orderKey }))).toBe('NO_LIVE_CODES');
    expect(await scan(doors, ticket.qrText)).toMatchObject({ outcome: 'ADMITTED', note: null });
  });

  it('refuses weak keys and keys of another ticket', async () => {
    const doors = await openLive();
    const { phone } = await bound(doors);
    const { ticket, orderKey } = await buy(doors);
    const weak = { ...phone, publicKey: Buffer.alloc(32).toString('base64') };
    for (const bad of [weak, phone])
      expect(codeOf(await register(ticket.id, bad, { orderKey }))).toBe('BAD_INPUT');
  });

  it('by two phones at once binds one', async () => {
    const doors = await openLive();
    const { ticket, orderKey } = await buy(doors);
    const answers = await Promise.all([1, 2, 3].map(() => register(ticket.id, newPhone(), { orderKey })));
    expect(answers.filter(({ errors }) => errors === undefined)).toHaveLength(1);
    expect(answers.map(codeOf).filter((code) => code === 'PHONE_REGISTERED')).toHaveLength(2);
  });
});

describe('transferring a ticket that is bound to a phone', () => {
  it('ends its phone and code at once; the new holder registers another phone', async () => {
    const doors = await openLive();
    const { ticket, email, phone } = await bound(doors);
    const to = { name: 'Amina Hassan', email: 'amina-live@friends.test', phone: '+254711000222' };
    const pass = await freshPass(app, email);
    const { data } = await app.graphql(TRANSFER, { pass, id: ticket.id, to });
    const { newTicketId } = data.transferFoundTicket.transfer;
    expect(await scan(doors, liveCode(ticket.qrText, phone, now()))).toMatchObject({ outcome: 'CANCELLED' });
    expect(codeOf(await register(ticket.id, newPhone(), { pass }))).toBe('TICKET_VOID');
    const own = newPhone();
    const newPass = await freshPass(app, to.email);
    expect((await register(newTicketId, own, { pass: newPass })).errors).toBeUndefined();
    const [old] = await app.sql('SELECT end_reason FROM ticket_phones WHERE ticket_id = $1', [ticket.id]);
    expect(old).toEqual({ end_reason: 'transferred' });
    const FOUND = 'query F($pass: String!) { foundTickets(pass: $pass) { nodes { id qrText } } }';
    const { nodes } = (await app.graphql(FOUND, { pass: newPass })).data.foundTickets;
    expect(await scan(doors, liveCode(nodes[0].qrText, own, now()))).toMatchObject({ outcome: 'ADMITTED' });
  });
});

describe('switching live codes on', () => {
  it('after tickets were sold needs a day of notice and mails the holders; until then their codes admit', async () => {
    const doors = await openDoors(app, { expiresIn: 60 * 3_600 });
    const [early, late] = [await buy(doors), await buy(doors)];
    const tooSoon = await setLive(doors, { from: hence(3_600) });
    expect(tooSoon.errors?.[0]?.extensions).toMatchObject({ code: 'BAD_INPUT' });
    const mails = () =>
      app.sql("SELECT recipient FROM mail_outbox WHERE recipient = ANY($1) AND kind = 'tickets'", [
        [early.email, late.email],
      ]);
    expect(await mails()).toHaveLength(2);
    const from = hence(24 * 3_600);
    expect((await setLive(doors, { from })).errors).toBeUndefined();
    expect(await mails()).toHaveLength(4);
    // The same again tells nobody anything new.
    await setLive(doors, { from, allowsPaper: true });
    expect(await mails()).toHaveLength(4);
    await setLive(doors, { from });
    expect(await scan(doors, early.ticket.qrText)).toMatchObject({ outcome: 'ADMITTED' });
    app.clock.advance('24h');
    expect(await scan(doors, late.ticket.qrText)).toMatchObject({ outcome: 'NO_PHONE' });
    const phone = newPhone();
    await register(late.ticket.id, phone, { orderKey: late.orderKey });
    expect(await scan(doors, liveCode(late.ticket.qrText, phone, now()))).toMatchObject({
      outcome: 'ADMITTED',
    });
    app.clock.advance('-24h');
  });

  it('can be undone at once: codes admit as they are', async () => {
    const doors = await openLive();
    const { ticket } = await bound(doors);
    await setLive(doors, { from: null });
    expect(await scan(doors, ticket.qrText)).toMatchObject({ outcome: 'ADMITTED' });
  });

  it('is for the editors of the event alone, and for its own tiers', async () => {
    const doors = await openDoors(app);
    const other = await openDoors(app);
    const input = { eventId: doors.eventId, from: now().toISOString() };
    expect(codeOf(await app.graphql(SET, { input }, other.organiser))).toBe('NOT_FOUND');
    expect(codeOf(await app.graphql(SET, { input }, doors.validator))).toBe('FORBIDDEN');
    const [tier] = await app.sql<{ id: string }>('SELECT id FROM tiers WHERE event_id = $1', [other.eventId]);
    const foreign = { input: { ...input, tierIds: [tier?.id] } };
    expect(codeOf(await app.graphql(SET, foreign, doors.organiser))).toBe('BAD_INPUT');
  });
});

describe('a tier that is added to an event with live codes', () => {
  const TIERS = 'query E($id: ID!) { event(id: $id) { tiers { name liveCodes { from allowsPaper } } } }';
  const add = async ({ eventId, organiser }: Doors, ...names: string[]): Promise<void> => {
    const tier = { count: 10, price: '5', currency: 'USD', effective_at: now(), expires_at: hence(18_000) };
    const tiers = names.map((name) => ({ ...tier, tier: name }));
    const as = { token: organiser.token };
    const { status } = await app.rest('POST', `/api/events/${eventId}/tickets`, { tiers }, as);
    expect(status).toBe(201);
  };
  const tiers = async ({ eventId, organiser }: Doors) =>
    (await app.graphql(TIERS, { id: eventId }, organiser)).data.event.tiers;

  it('has live codes as the others have', async () => {
    const doors = await openLive({ allowsPaper: true });
    await add(doors, 'Balcony', 'Stalls');
    const rule = { from: now().toISOString(), allowsPaper: true };
    expect(await tiers(doors)).toEqual(
      ['VIP', 'Balcony', 'Stalls'].map((name) => ({ name, liveCodes: rule })),
    );
  });

  it('has none when one of the others has none', async () => {
    const doors = await openDoors(app);
    await add(doors, 'Balcony');
    const [tier] = await app.sql<{ id: string }>(
      "SELECT id FROM tiers WHERE event_id = $1 AND name = 'VIP'",
      [doors.eventId],
    );
    const input = { eventId: doors.eventId, tierIds: [tier?.id], from: now().toISOString() };
    expect((await app.graphql(SET, { input }, doors.organiser)).errors).toBeUndefined();
    await add(doors, 'Stalls');
    expect((await tiers(doors)).at(-1)).toEqual({ name: 'Stalls', liveCodes: null });
  });
});

describe('checking a ticket before it is bought', () => {
  const CHECK =
    'query C($ticket: JSON!) { checkTicket(ticket: $ticket) { standing needsPhoneFrom hasPhone } }';
  const check = async (ticket: unknown) => (await app.graphql(CHECK, { ticket })).data.checkTicket;

  it('says whether it is genuine and bound to a phone, to anyone who has it, by code, live code or file', async () => {
    const plain = await openDoors(app);
    const { ticket: ordinary } = await buy(plain);
    const good = { standing: 'GENUINE', needsPhoneFrom: null, hasPhone: false };
    for (const shown of [ordinary.qrText, ordinary.file, JSON.stringify(ordinary.file)])
      expect(await check(shown)).toEqual(good);
    const doors = await openLive();
    const { ticket, phone } = await bound(doors);
    for (const shown of [ticket.qrText, liveCode(ticket.qrText, phone, now())])
      expect(await check(shown)).toEqual({ ...good, needsPhoneFrom: expect.any(String), hasPhone: true });
  });

  it('says that it was transferred or revoked, or is none', async () => {
    const doors = await openLive();
    const { ticket, email } = await bound(doors);
    const pass = await freshPass(app, email);
    const to = { name: 'Amina Hassan', email: 'amina-check@friends.test', phone: '+254711000222' };
    await app.graphql(TRANSFER, { pass, id: ticket.id, to });
    expect(await check(ticket.qrText)).toMatchObject({ standing: 'TRANSFERRED', hasPhone: false });
    const { ticket: stolen } = await buy(doors);
    const REVOKE =
      'mutation R($id: ID!) { revokeTicket(input: { id: $id, reason: "Stolen" }) { ticket { id } } }';
    await app.graphql(REVOKE, { id: stolen.id }, doors.organiser);
    expect(await check(stolen.file)).toMatchObject({ standing: 'REVOKED' });
    const forged = { ...stolen.file, tier: 'Other' };
    for (const bad of [forged, 'PASSA1:0', '', 'a', { id: stolen.id }, stolen.id])
      expect(await check(bad)).toMatchObject({ standing: 'NOT_GENUINE', hasPhone: false });
  });
});

describe('the phones for doors without a network', () => {
  it('are all of the event, then those registered since', async () => {
    const doors = await openLive({ admitsUnknown: true });
    const first = await bound(doors);
    const phones = async (since: string | null) =>
      (await app.graphql(PHONES, { eventId: doors.eventId, since }, doors.validator)).data.doorPhones;
    app.clock.advance('5m');
    const all = await phones(null);
    expect(all.tiers).toEqual([
      { tier: 'VIP', from: expect.any(String), allowsPaper: false, admitsUnknown: true },
    ]);
    expect(all.phones).toEqual([{ ticketId: first.ticket.id, publicKey: first.phone.publicKey }]);
    app.clock.advance('5m');
    const second = await bound(doors);
    const since = await phones(all.asOf);
    expect(since.phones).toEqual([{ ticketId: second.ticket.id, publicKey: second.phone.publicKey }]);
    const other = await openDoors(app);
    const foreign = await app.graphql(PHONES, { eventId: doors.eventId }, other.validator);
    expect(codeOf(foreign)).toBe('NOT_FOUND');
  });
});
