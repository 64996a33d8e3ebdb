import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadVerifyingKey, verifyEdition } from '../../../server/lib/signing/index.ts';
import { bootTestApp, type TestActor, type TestApp } from '../../support/app.ts';
import { openMail, secretIn } from '../../support/mail.ts';
import { draft, published } from './organiser.ts';

let app: TestApp;
let organiser: TestActor;
let validator: TestActor;

beforeAll(async () => {
  app = await bootTestApp();
  organiser = await app.actor('issuer_admin');
  validator = await app.actor('issuer_validator', organiser.issuerId ?? '');
});
afterAll(() => app.close());

const HOUR = 3_600_000;
const inHours = (hours: number): string => new Date(app.clock.now().getTime() + hours * HOUR).toISOString();

const BRIEFING = `query ($eventId: ID!) { doorBriefing(eventId: $eventId) {
  keys { version publicKey }
  edition { number createdAt tiers { name effectiveAt expiresAt } keyVersion signature } } }`;
const OFFLINE = `mutation ($input: ValidateTicketOfflineInput!) {
  validateTicketOffline(input: $input) { outcome } }`;
const TIMES = `query ($ticketId: ID!) {
  ticketTimes(ticketId: $ticketId) { effectiveAt expiresAt startDate venue } }`;
const FOUND = 'query ($pass: String!) { foundTickets(pass: $pass) { nodes { id effectiveAt } } }';
const UPDATE = `mutation ($input: UpdateEventInput!) {
  updateEvent(input: $input) {
    event { id startDate endDate tiers { name effectiveAt expiresAt } } } }`;
const PREVIEW = `query ($id: ID!, $input: EventPatch!) {
  eventChangePreview(id: $id, input: $input) {
    tierShifts { tier { name effectiveAt expiresAt } effectiveAt expiresAt }
    salesPeriods { name salesStart salesEnd } } }`;
const BUY = `mutation Buy($input: PurchaseByFormInput!) {
  purchaseByForm(input: $input) { tickets { id file qrText } } }`;
const SCAN = `mutation Scan($input: ValidateTicketInput!) {
  validateTicket(input: $input) { result { outcome validFrom validUntil } } }`;
const TICKET = `query ($id: ID!) {
  ticket(id: $id) { effectiveAt expiresAt file issuedFile qrText event { startDate venue } } }`;

// biome-ignore lint/suspicious/noExplicitAny: answers of the API, as a client reads them
type Any = any;

async function change(id: string, input: Record<string, unknown>): Promise<Any> {
  const answer = await app.graphql(UPDATE, { input: { id, ...input } }, organiser);
  if (answer.errors) throw new Error(JSON.stringify(answer.errors));
  return answer.data.updateEvent.event;
}

async function refused(id: string, input: Record<string, unknown>): Promise<Any> {
  return (await app.graphql(UPDATE, { input: { id, ...input } }, organiser)).errors?.[0];
}

async function buy(slug: string, tier = 'regular', who?: TestActor): Promise<Any> {
  const buyer = {
    name: 'Wanjiru Kamau',
    email: who?.email ?? 'wanjiru@example.test',
    phone: '+254700000000',
  };
  const answer = await app.graphql(BUY, { input: { slug, lines: [{ tier, quantity: 1 }], ...buyer } }, who);
  if (answer.errors) throw new Error(JSON.stringify(answer.errors));
  return answer.data.purchaseByForm.tickets[0];
}

async function scan(ticket: unknown, commit = true): Promise<Any> {
  const answer = await app.graphql(SCAN, { input: { ticket, commit } }, validator);
  if (answer.errors) throw new Error(JSON.stringify(answer.errors));
  return answer.data.validateTicket.result;
}

/** The edition that a door of the event gets, in its signed form, once its signature is verified. */
async function edition(eventId: string): Promise<Any> {
  const { doorBriefing: door } = (await app.graphql(BRIEFING, { eventId }, validator)).data;
  const { number, createdAt, tiers, keyVersion, signature } = door.edition;
  const issuerId = organiser.issuerId ?? '';
  const { publicKey } = door.keys.find(({ version }: Any) => version === keyVersion);
  const signed = {
    ...{ event_id: eventId, issuer_id: issuerId, edition: number, created_at: createdAt },
    tiers: tiers.map((tier: Any) => ({
      ...{ tier: tier.name, effective_at: tier.effectiveAt, expires_at: tier.expiresAt },
    })),
    ...{ key_version: keyVersion, signature },
  };
  const key = loadVerifyingKey({ issuerId, version: keyVersion, publicKey });
  const verdict = verifyEdition(signed, () => key);
  if (!verdict.ok) throw new Error(JSON.stringify(verdict));
  return verdict.edition;
}

async function offline(ticket: unknown): Promise<Any> {
  const { issuerId } = organiser;
  const key = await app.graphql('query ($id: ID!) { publicKey(issuerId: $id) { publicKey } }', {
    id: issuerId,
  });
  const { body } = await app.rest('GET', `/revocation-list?issuer_id=${issuerId}`);
  const input = { ticket, publicKey: key.data.publicKey.publicKey, revocationSnapshot: body.data.snapshot };
  const answer = await app.graphql(OFFLINE, { input }, validator);
  if (answer.errors) throw new Error(JSON.stringify(answer.errors));
  return answer.data.validateTicketOffline;
}

const TIERS = [
  { tier: 'regular', count: 20 },
  { tier: 'vip', count: 20 },
];
/** An event from in three days, whose VIPs come an hour earlier: a time that was set by hand. */
const inThreeDays = () =>
  published(app, organiser, { startDate: inHours(72), endDate: inHours(78) }, [
    TIERS[0] as (typeof TIERS)[0],
    { tier: 'vip', count: 20, effectiveAt: inHours(71) } as never,
  ]);

describe('an event that moves from in three days to now', () => {
  it('admits who bought before, by the code printed then, and who bought after, once each', async () => {
    const event = await inThreeDays();
    const before = [await buy(event.slug), await buy(event.slug, 'vip')];
    for (const { qrText } of before) expect((await scan(qrText)).outcome).toBe('NOT_YET_VALID');
    await change(event.id, { startDate: inHours(0), endDate: inHours(6), customTierTimes: 'SHIFT' });
    const after = [await buy(event.slug), await buy(event.slug, 'vip')];
    for (const { qrText } of [...before, ...after]) {
      expect((await scan(qrText)).outcome).toBe('ADMITTED');
      expect((await scan(qrText)).outcome).toBe('ALREADY_USED');
    }
  });
});

describe('an event that is postponed', () => {
  it('admits by the file and the code of before at the new time, and by those of today, once', async () => {
    const fan = await app.actor('attendee');
    const event = await published(app, organiser, { startDate: inHours(-1), endDate: inHours(5) });
    const [one, other] = [await buy(event.slug, 'regular', fan), await buy(event.slug, 'regular', fan)];
    await change(event.id, { startDate: inHours(2 * 24), endDate: inHours(2 * 24 + 6) });
    expect(await scan(one.file)).toMatchObject({ outcome: 'NOT_YET_VALID', validFrom: inHours(48) });
    const { ticket } = (await app.graphql(TICKET, { id: one.id }, fan)).data;
    app.clock.advance('50h');
    validator = await app.actor('issuer_validator', organiser.issuerId ?? '');
    organiser = await app.actor('issuer_admin', organiser.issuerId ?? '');
    expect((await scan(one.qrText)).outcome).toBe('ADMITTED');
    expect((await scan(ticket.qrText)).outcome).toBe('ALREADY_USED');
    expect((await scan(other.file, false)).outcome).toBe('GOOD');
    expect((await scan(other.qrText)).outcome).toBe('ADMITTED');
  });

  it('gives its tickets the new time in every form, and their first file stays genuine', async () => {
    const fan = await app.actor('attendee');
    const event = await published(app, organiser, { startDate: inHours(24), endDate: inHours(30) });
    const sold = await buy(event.slug, 'regular', fan);
    const [from, until] = [inHours(24 + 168), inHours(30 + 168)];
    await change(event.id, { startDate: from, endDate: until, venue: 'Uhuru Gardens, Nairobi, Kenya' });
    const { ticket } = (await app.graphql(TICKET, { id: sold.id }, fan)).data;
    expect(ticket).toMatchObject({ effectiveAt: from, expiresAt: until, event: { startDate: from } });
    expect(ticket.file).toMatchObject({ id: sold.id, effective_at: from, expires_at: until });
    expect(ticket.file.metadata).toMatchObject({ start_date: from, venue: 'Uhuru Gardens, Nairobi, Kenya' });
    expect(ticket.qrText).not.toBe(sold.qrText);
    expect(ticket.issuedFile).toEqual(sold.file);
    const times = await app.graphql(TIMES, { ticketId: sold.id });
    const venue = 'Uhuru Gardens, Nairobi, Kenya';
    expect(times.data.ticketTimes).toEqual({ effectiveAt: from, expiresAt: until, startDate: from, venue });
    for (const form of [sold.file, sold.qrText, ticket.file, ticket.qrText])
      expect(await scan(form, false)).toMatchObject({ outcome: 'NOT_YET_VALID', validFrom: from });
    const rest = (await app.rest('GET', `/tickets/${sold.id}`, undefined, { token: fan.token })).body;
    expect(rest.ticket ?? rest).toMatchObject({ effective_at: from, expires_at: until });
  });

  it('keeps the link of its mails open until its new end', async () => {
    const event = await published(app, organiser, { startDate: inHours(24), endDate: inHours(30) });
    const sold = await buy(event.slug);
    const pass = secretIn((await openMail(app, 'wanjiru@example.test', 'tickets')).text, 'tickets');
    await change(event.id, { startDate: inHours(100) });
    app.clock.advance('50h');
    const found = await app.graphql(FOUND, { pass });
    expect(found.data.foundTickets.nodes).toEqual([{ id: sold.id, effectiveAt: inHours(50) }]);
    app.clock.advance('57h');
    expect((await app.graphql(FOUND, { pass })).errors?.[0]?.extensions.code).toBe('LINK_INVALID');
    organiser = await app.actor('issuer_admin', organiser.issuerId ?? '');
  });
});

describe('the doors of an event that was postponed', () => {
  it('get its times of today, signed, with a higher number; the check of a device goes by them', async () => {
    const event = await published(app, organiser, { startDate: inHours(-1), endDate: inHours(5) });
    const sold = await buy(event.slug);
    const before = await edition(event.id);
    expect(before.edition).toBe(1);
    await change(event.id, { startDate: inHours(100) });
    const after = await edition(event.id);
    expect(after).toMatchObject({
      edition: 2,
      tiers: [{ tier: 'regular', effective_at: inHours(100), expires_at: inHours(106) }],
    });
    expect(await offline(sold.qrText)).toMatchObject({ outcome: 'NOT_YET_VALID' });
    await change(event.id, { startDate: inHours(-2), endDate: inHours(9) });
    expect((await edition(event.id)).edition).toBe(3);
    for (const form of [sold.qrText, sold.file])
      expect(await offline(form)).toMatchObject({ outcome: 'GOOD' });
  });
});

describe('the times of the tiers of an event', () => {
  it('move with it by the same shift, and the end with the start when only the start is given', async () => {
    const event = await published(app, organiser, { startDate: inHours(48), endDate: inHours(54) });
    const moved = await change(event.id, { startDate: inHours(100) });
    expect(moved).toMatchObject({ startDate: inHours(100), endDate: inHours(106) });
    expect(moved.tiers).toEqual([{ name: 'regular', effectiveAt: inHours(100), expiresAt: inHours(106) }]);
    const longer = await change(event.id, { endDate: inHours(110) });
    expect(longer).toMatchObject({ startDate: inHours(100), endDate: inHours(110) });
    expect(longer.tiers[0]).toMatchObject({ effectiveAt: inHours(100), expiresAt: inHours(110) });
  });

  it('ask when they were set by hand: the preview shows both, and the change is refused without an answer', async () => {
    const event = await inThreeDays();
    const input = { startDate: inHours(240) };
    const { data } = await app.graphql(PREVIEW, { id: event.id, input }, organiser);
    expect(data.eventChangePreview.tierShifts).toEqual([
      {
        tier: { name: 'vip', effectiveAt: inHours(71), expiresAt: inHours(78) },
        ...{ effectiveAt: inHours(239), expiresAt: inHours(246) },
      },
    ]);
    const error = await refused(event.id, input);
    expect(error.extensions).toMatchObject({
      code: 'BAD_INPUT',
      details: { fields: [{ field: 'customTierTimes', code: 'TIER_TIMES' }] },
    });
    expect(error.message).toContain('vip');
    const shifted = await change(event.id, { ...input, customTierTimes: 'SHIFT' });
    expect(shifted.tiers[1]).toEqual({ name: 'vip', effectiveAt: inHours(239), expiresAt: inHours(246) });
    const kept = await change(event.id, { startDate: inHours(241), customTierTimes: 'KEEP' });
    expect(kept.tiers[1]).toEqual({ name: 'vip', effectiveAt: inHours(239), expiresAt: inHours(247) });
  });

  it('cannot stay where nobody could use them', async () => {
    const event = await published(app, organiser, { startDate: inHours(72), endDate: inHours(78) }, [
      { tier: 'regular', count: 5, effectiveAt: inHours(71), expiresAt: inHours(77) },
    ]);
    const error = await refused(event.id, { startDate: inHours(240), customTierTimes: 'KEEP' });
    expect(error.extensions.details.fields).toMatchObject([
      { field: 'customTierTimes', code: 'TIER_OUTSIDE_EVENT' },
    ]);
    expect(error.message).toContain('regular');
  });

  it('are left alone by a change of name and place, which asks nothing', async () => {
    const event = await inThreeDays();
    const { tiers } = await change(event.id, { name: 'Another name', venue: 'KICC, Nairobi, Kenya' });
    expect(tiers[1]).toEqual({ name: 'vip', effectiveAt: inHours(71), expiresAt: inHours(78) });
  });

  it('of a draft move as well', async () => {
    const event = await draft(app, organiser, { startDate: inHours(72), endDate: inHours(78) });
    expect(await change(event.id, { startDate: inHours(20) })).toMatchObject({ endDate: inHours(26) });
  });

  it('leave periods of sale alone, and the preview names those that were set', async () => {
    const event = await published(app, organiser, { startDate: inHours(72), endDate: inHours(78) });
    const [row] = await app.sql<{ id: string }>('SELECT id FROM tiers WHERE event_id = $1', [event.id]);
    const tierId = row?.id;
    await app.sql('UPDATE tiers SET sales_end = $2 WHERE id = $1', [tierId, inHours(70)]);
    const input = { startDate: inHours(240) };
    const { data } = await app.graphql(PREVIEW, { id: event.id, input }, organiser);
    expect(data.eventChangePreview.salesPeriods).toEqual([
      { name: 'regular', salesStart: null, salesEnd: inHours(70) },
    ]);
    await change(event.id, input);
    expect(await app.sql('SELECT sales_end FROM tiers WHERE id = $1', [tierId])).toEqual([
      { sales_end: new Date(inHours(70)) },
    ]);
  });
});
