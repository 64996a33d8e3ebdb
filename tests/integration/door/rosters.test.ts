import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rosters } from '../../../server/modules/rosters/module.ts';
import { bootTestApp, type TestActor, type TestApp } from '../../support/app.ts';
import { codeOf } from '../../support/client.ts';
import { pairPhone } from '../../support/devices.ts';
import { type Doors, openDoors, type SoldTicket } from '../../support/door.ts';
import { askingOf } from '../questions/asking.ts';

const ROSTER = `query R($id: ID!, $digests: [String!], $since: DateTime) {
  doorRoster(eventId: $id, digests: $digests, since: $since) {
    asOf hasMore isOutdated uses { ticketId entries enteredAt leftAt gateId }
    pages { number digest guests { ticketId number orderNumber tier status graceSeconds holder
      answers { label kind value } use { entries leftAt } } } } }`;
const KEY = 'mutation K($id: ID!) { requestRosterKey(input: { eventId: $id }) { key { id key endsAt } } }';
const CUT = `mutation X($id: ID!, $takesScans: Boolean!) {
  revokeDoorDevice(input: { id: $id, takesScans: $takesScans }) { device { id } } }`;
const CHANGE = `mutation Ch($input: ChangeDoorDeviceInput!) { changeDoorDevice(input: $input) { device { id } } }`;
const UPLOAD = `mutation Up($deviceId: String!, $scans: [QueuedScanInput!]!) {
  uploadScans(input: { deviceId: $deviceId, scans: $scans }) { scans { outcome ticketNumber } } }`;
const SCAN =
  'mutation S($input: ValidateTicketInput!) { validateTicket(input: $input) { result { outcome } } }';
const PAGES = 128;

type Caller = Pick<TestActor, 'token'>;

interface Guest {
  ticketId: string;
  number: string;
  holder: string | null;
  status: string;
  answers: unknown[];
  use: { entries: number } | null;
}

interface Page {
  number: number;
  digest: string;
  guests: Guest[];
}

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
const nonce = (): string => `roster-${++nonces}`;
const search = () => pairPhone(app, owner, { profile: 'SCAN_AND_SEARCH' });

const rosterOf = async (who: Caller, variables: Record<string, unknown> = {}) => {
  const answer = await app.graphql(ROSTER, { id: doors.eventId, ...variables }, who);
  if (answer.errors) throw new Error(JSON.stringify(answer.errors));
  return answer.data.doorRoster;
};
const guestsOf = ({ pages }: { pages: Page[] }): Guest[] => pages.flatMap(({ guests }) => guests);
const guestOf = async (who: Caller, ticketId: string | undefined) =>
  guestsOf(await rosterOf(who)).find((guest) => guest.ticketId === ticketId);
const digestsOf = ({ pages }: { pages: Page[] }): string[] => {
  const digests = Array.from({ length: PAGES }, () => '');
  for (const { number, digest } of pages) digests[number] = digest;
  return digests;
};
const keyOf = async (who: Caller, id = doors.eventId) => {
  const answer = await app.graphql(KEY, { id }, who);
  return answer.errors ? codeOf(answer) : answer.data.requestRosterKey.key;
};
const keysOf = (deviceId: string) =>
  app.sql('SELECT FROM roster_keys WHERE device_id = $1 OR session_id = $1', [deviceId]);
const scan = (ticket: SoldTicket | undefined, who: Caller = doors.validator) =>
  app.graphql(SCAN, { input: { ticket: ticket?.file, nonce: nonce(), eventId: doors.eventId } }, who);

describe('the roster of an event', () => {
  it('has every guest, with the name for a phone that may search', async () => {
    const phone = await search();
    const tickets = await doors.sell(3);
    const guest = await guestOf(phone, tickets[0]?.id);
    expect(guest).toMatchObject({
      ...{ holder: 'Wanjiku Kamau', tier: 'VIP', status: 'ACTIVE', graceSeconds: 900 },
      ...{
        number: tickets[0]?.file.number ?? expect.stringMatching(/^[0-9A-Z]{8}$/),
        use: null,
        answers: [],
      },
      orderNumber: expect.stringMatching(/^[0-9A-Z]{8}$/),
    });
  });

  it('is sent once, and then by the pages and entries that have changed', async () => {
    const phone = await search();
    const [ticket] = await doors.sell(2);
    const whole = await rosterOf(phone);
    const digests = digestsOf(whole);
    const same = await rosterOf(phone, { digests, since: whole.asOf });
    expect([same.pages, same.hasMore, same.isOutdated]).toEqual([[], false, false]);
    app.clock.advance('10m');
    await scan(ticket);
    const entered = await rosterOf(phone, { digests, since: app.clock.now() });
    expect(entered.pages).toEqual([]);
    expect(entered.uses).toEqual([
      { ticketId: ticket?.id, entries: 1, enteredAt: expect.any(String), leftAt: null, gateId: null },
    ]);
    expect((await guestOf(phone, ticket?.id))?.use).toEqual({ entries: 1, leftAt: null });
    const [sold] = await doors.sell(1);
    const more = await rosterOf(phone, { digests, since: whole.asOf });
    expect(more.pages).toHaveLength(1);
    expect(guestsOf(more).map(({ ticketId }) => ticketId)).toContain(sold?.id);
  });

  it('says that an undone entry is none', async () => {
    const phone = await search();
    const [ticket] = await doors.sell();
    const id = nonce();
    const input = { ticket: ticket?.file, nonce: id, eventId: doors.eventId, deviceId: 'desk' };
    await app.graphql(SCAN, { input }, doors.validator);
    app.clock.advance('10m');
    const since = app.clock.now();
    await app.graphql(
      'mutation U($nonce: String!) { undoEntry(input: { deviceId: "desk", nonce: $nonce, reason: "Twice" }) { scanId } }',
      { nonce: id },
      doors.validator,
    );
    expect((await rosterOf(phone, { since })).uses).toEqual([
      { ticketId: ticket?.id, entries: 0, enteredAt: null, leftAt: null, gateId: null },
    ]);
  });

  it('loses the name of a guest who was erased with the next request', async () => {
    const phone = await search();
    const [ticket] = await doors.sell();
    await app.sql(
      "UPDATE tickets SET holder_name = 'Achieng', holder_email = 'achieng@example.test' WHERE id = $1",
      [ticket?.id],
    );
    const whole = await rosterOf(phone);
    const system = await app.actor('system_admin');
    const erased = await app.graphql(
      'mutation { deleteGuest(input: { email: "achieng@example.test" }) { done } }',
      {},
      system,
    );
    expect(erased.errors).toBeUndefined();
    const next = await rosterOf(phone, { digests: digestsOf(whole) });
    expect(guestsOf(next).find(({ ticketId }) => ticketId === ticket?.id)?.holder).toBe('Deleted person');
    expect(next.pages).toHaveLength(1);
  });

  it('has answers that the organiser shows at the door, as long as that is so', async () => {
    const phone = await search();
    const asking = askingOf(app, owner);
    await asking.ask(doors.eventId, { label: 'Firm' });
    const meal = await asking.ask(doors.eventId, { label: 'Meal', atDoor: true, perTicket: true });
    const [ticket] = await doors.sell();
    const [order] = await app.sql<{ order_id: string; tier_id: string }>(
      'SELECT order_id, tier_id FROM tickets WHERE id = $1',
      [ticket?.id],
    );
    await app.sql(
      `INSERT INTO checkout_answers (issuer_id, event_id, order_id, question_id, label, tier_id, nth, ticket_id, value, answered_at)
       SELECT issuer_id, event_id, $1, id, label, CASE WHEN per_ticket THEN $2::uuid END, CASE WHEN per_ticket THEN 0 END,
         CASE WHEN per_ticket THEN $3::uuid END, 'Vegan', now() FROM checkout_questions WHERE event_id = $4`,
      [order?.order_id, order?.tier_id, ticket?.id, doors.eventId],
    );
    expect((await guestOf(phone, ticket?.id))?.answers).toEqual([
      { label: 'Meal', kind: 'TEXT', value: 'Vegan' },
    ]);
    await app.sql('UPDATE checkout_questions SET at_door = false WHERE id = $1', [meal]);
    expect((await guestOf(phone, ticket?.id))?.answers).toEqual([]);
  });

  it('names no holder to staff who may not see them', async () => {
    const [ticket] = await doors.sell();
    expect((await guestOf(doors.validator, ticket?.id))?.holder).toBeNull();
    expect((await guestOf(owner, ticket?.id))?.holder).toBe('Wanjiku Kamau');
  });

  it('comes in parts of a bounded size', async () => {
    const phone = await search();
    const many = await openDoors(app, { organiser: doors.organiser, name: 'Full house', capacity: 20_000 });
    await many.sell();
    await app.sql(
      `INSERT INTO tickets (id, issuer_id, event_id, edition, tier_id, order_id, serial, holder_name, holder_email,
         holder_phone, price_units, currency, due_status, issued_at, effective_at, expires_at, grace_seconds, key_version,
         signature)
       SELECT gen_random_uuid(), issuer_id, event_id, edition, tier_id, order_id, serial + n, 'Guest ' || n, holder_email,
         holder_phone, price_units, currency, due_status, issued_at, effective_at, expires_at, grace_seconds, key_version,
         signature FROM tickets, generate_series(1, 5999) AS n WHERE event_id = $1 AND serial = 1`,
      [many.eventId],
    );
    const got: Page[] = [];
    let hasMore = true;
    while (hasMore) {
      const part = await rosterOf(phone, { id: many.eventId, digests: digestsOf({ pages: got }) });
      expect(guestsOf(part).length).toBeLessThanOrEqual(2_500);
      got.push(...part.pages);
      hasMore = part.hasMore;
    }
    expect(new Set(guestsOf({ pages: got }).map(({ ticketId }) => ticketId)).size).toBe(6_000);
  });

  it('takes the digests of all pages or none', async () => {
    const answer = await app.graphql(ROSTER, { id: doors.eventId, digests: ['0'] }, await search());
    expect(codeOf(answer)).toBe('BAD_INPUT');
  });
});

describe('roster and key', () => {
  it('are for phones that may search, at their events', async () => {
    const plain = await pairPhone(app, owner);
    expect(codeOf(await app.graphql(ROSTER, { id: doors.eventId }, plain))).toBe('DEVICE_NOT_PERMITTED');
    expect(await keyOf(plain)).toBe('DEVICE_NOT_PERMITTED');
    const other = await openDoors(app, { organiser: doors.organiser, name: 'Second night' });
    const limited = await pairPhone(app, owner, { profile: 'SCAN_AND_SEARCH', eventIds: [other.eventId] });
    expect(codeOf(await app.graphql(ROSTER, { id: doors.eventId }, limited))).toBe('NOT_FOUND');
    expect(await keyOf(limited)).toBe('NOT_FOUND');
    expect(await keyOf(limited, other.eventId)).toMatchObject({ id: expect.any(String) });
  });

  it('are not for other organisers, guests and API keys', async () => {
    const stranger = await openDoors(app);
    for (const who of [stranger.validator, stranger.organiser]) {
      expect(codeOf(await app.graphql(ROSTER, { id: doors.eventId }, who))).toBe('NOT_FOUND');
      expect(await keyOf(who)).toBe('NOT_FOUND');
    }
    const guest = await app.actor('attendee');
    expect(codeOf(await app.graphql(ROSTER, { id: doors.eventId }, guest))).toBe('FORBIDDEN');
    expect(await keyOf(guest)).toBe('FORBIDDEN');
    const made = await app.graphql('mutation { createApiKey(input: {}) { key } }', {}, owner);
    expect(await keyOf({ token: made.data.createApiKey.key })).toMatch(/FORBIDDEN|KEY_SCOPE_REQUIRED/);
  });

  it('end when the phone is cut off, also for what it may still hand in', async () => {
    const phone = await search();
    const key = await keyOf(phone);
    expect(await keyOf(phone)).toEqual(key);
    expect(Buffer.from(key.key, 'base64')).toHaveLength(32);
    expect(await keysOf(phone.id)).toHaveLength(1);
    await app.graphql(CUT, { id: phone.id, takesScans: true }, owner);
    expect(await keysOf(phone.id)).toEqual([]);
    expect(codeOf(await app.graphql(ROSTER, { id: doors.eventId }, phone))).toBe('DEVICE_CUT_OFF');
    expect(await keyOf(phone)).toBe('DEVICE_CUT_OFF');
  });

  it('end when the phone may no longer search, or not at the event', async () => {
    const phone = await search();
    await keyOf(phone);
    const terms = { id: phone.id, name: 'Phone', profile: 'SCAN_ONLY' };
    await app.graphql(CHANGE, { input: terms }, owner);
    expect(await keysOf(phone.id)).toEqual([]);
    expect(await keyOf(phone)).toBe('DEVICE_NOT_PERMITTED');
    const other = await openDoors(app, { organiser: doors.organiser, name: 'Fourth night' });
    const moved = await search();
    await keyOf(moved);
    const elsewhere = { ...terms, id: moved.id, profile: 'BOX_OFFICE', eventIds: [other.eventId] };
    await app.graphql(CHANGE, { input: elsewhere }, owner);
    expect(await keysOf(moved.id)).toEqual([]);
  });

  it('end with the session of a person', async () => {
    const steward = await app.actor('issuer_admin', doors.issuerId);
    const key = await keyOf(steward);
    expect(key).toMatchObject({ id: expect.any(String) });
    await app.graphql('mutation { logout(input: {}) { success } }', {}, steward);
    await app.sql(
      "UPDATE sessions SET ended_at = now(), ended_reason = 'logout' WHERE user_id = $1 AND ended_at IS NULL",
      [steward.userId],
    );
    expect(await app.sql('SELECT FROM roster_keys WHERE id = $1', [key.id])).toEqual([]);
  });
});

describe('a guest who was found by name without a network', () => {
  const queued = (ticketId: string | undefined) => ({
    ...{ nonce: nonce(), ticket: '', ticketId, deviceTime: app.clock.now() },
    ...{ admitted: true, outcome: 'GOOD' },
  });
  const upload = async (phone: { deviceId: string; token: string }, ticketId: string | undefined) => {
    const answer = await app.graphql(UPLOAD, { deviceId: phone.deviceId, scans: [queued(ticketId)] }, phone);
    if (answer.errors) throw new Error(JSON.stringify(answer.errors));
    return answer.data.uploadScans.scans[0];
  };

  it('is in with the upload', async () => {
    const phone = await search();
    const [ticket] = await doors.sell();
    expect(await upload(phone, ticket?.id)).toEqual({
      outcome: 'ADMITTED',
      ticketNumber: expect.any(String),
    });
    const entries = await app.sql('SELECT FROM entries WHERE ticket_id = $1', [ticket?.id]);
    expect(entries).toHaveLength(1);
  });

  it('is not in by a phone that may only scan', async () => {
    const plain = await pairPhone(app, owner);
    const [ticket] = await doors.sell();
    expect((await upload(plain, ticket?.id)).outcome).toBe('GOOD');
    expect(await app.sql('SELECT FROM entries WHERE ticket_id = $1', [ticket?.id])).toEqual([]);
  });

  it('of another organiser is not named', async () => {
    const stranger = await openDoors(app);
    const [ticket] = await stranger.sell();
    expect(await upload(await search(), ticket?.id)).toEqual({ outcome: 'WRONG_ISSUER', ticketNumber: null });
  });
});

describe('the time of a key', () => {
  it('ends twelve hours after the event, and the roster with it', async () => {
    const short = await openDoors(app, { organiser: doors.organiser, name: 'Last night' });
    const phone = await search();
    const key = await keyOf(phone, short.eventId);
    const [event] = await app.sql<{ end_at: Date }>('SELECT end_at FROM events WHERE id = $1', [
      short.eventId,
    ]);
    expect(Date.parse(key.endsAt) - Number(event?.end_at)).toBe(12 * 3_600_000);
    app.clock.advance('18h');
    expect(await keyOf(phone, short.eventId)).toBe('NOT_FOUND');
    expect(codeOf(await app.graphql(ROSTER, { id: short.eventId }, phone))).toBe('NOT_FOUND');
    await Promise.all((rosters.cleanups ?? []).map((clean) => clean(app.app.scope())));
    expect(await keysOf(phone.id)).toEqual([]);
  });
});
