import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bootTestApp, type TestActor, type TestApp } from '../../support/app.ts';
import { buy } from '../../support/buyers.ts';
import { codeOf } from '../../support/client.ts';
import { openMail } from '../../support/mail.ts';

let app: TestApp;
let owner: TestActor;
beforeAll(async () => {
  app = await bootTestApp();
  owner = await app.actor('issuer_owner');
});
afterAll(() => app.close());

const CREATE = `mutation ($input: CreateEventInput!) { createEvent(input: $input) { event { id timeZone } } }`;
const UPDATE = `mutation ($id: ID!, $timeZone: String) {
  updateEvent(input: { id: $id, timeZone: $timeZone }) { event { id timeZone startDate } } }`;
const COPY = `mutation ($id: ID!) {
  duplicateEvent(input: { id: $id, startDate: "2027-05-01T17:00:00Z" }) { event { timeZone } } }`;

const night = (venue: string, changed: object = {}) => ({
  name: 'Kwita Izina Night',
  description: 'Drums.',
  venue,
  startDate: '2027-03-06T17:00:00Z',
  endDate: '2027-03-06T21:00:00Z',
  ...changed,
});
const create = async (venue: string, changed: object = {}) =>
  (await app.graphql(CREATE, { input: night(venue, changed) }, owner)).data.createEvent.event;

describe('the time zone of an event', () => {
  it('is that of its country, unless it is chosen', async () => {
    expect(await create('Kigali Arena, Kigali, Rwanda')).toMatchObject({ timeZone: 'Africa/Kigali' });
    expect(await create('The Ship, High Sea')).toMatchObject({ timeZone: 'Africa/Nairobi' });
    const zone = { timeZone: 'Africa/Lagos' };
    expect(await create('Kigali Arena, Kigali, Rwanda', zone)).toMatchObject(zone);
    const wrong = await app.graphql(CREATE, { input: night('A, Kenya', { timeZone: '+03:00' }) }, owner);
    expect(wrong.errors?.[0]?.extensions?.details).toMatchObject({ fields: [{ field: 'timeZone' }] });
    const body = { name: 'By the old way', description: 'Drums.', venue: 'BK Arena, Kigali, Rwanda' };
    const times = { start_date: '2027-03-06T17:00:00Z', end_date: '2027-03-06T21:00:00Z' };
    const made = await app.rest('POST', '/api/events', { ...body, ...times }, owner);
    const named = await app.rest(
      'POST',
      '/api/events',
      { ...body, ...times, time_zone: 'Africa/Cairo' },
      owner,
    );
    const rows = await app.sql('SELECT time_zone FROM events WHERE id = ANY($1) ORDER BY time_zone DESC', [
      [made.body.id, named.body.id],
    ]);
    expect(rows).toEqual([{ time_zone: 'Africa/Kigali' }, { time_zone: 'Africa/Cairo' }]);
    // The documented answers stay in UTC.
    expect(made.body.event.start_date).toMatch(/^2027-03-06T17:00:00/);
  });

  it('changes without moving the event, and goes with a copy', async () => {
    const { id } = await create('Kigali Arena, Kigali, Rwanda');
    const { event } = (await app.graphql(UPDATE, { id, timeZone: 'Africa/Lagos' }, owner)).data.updateEvent;
    expect(event.timeZone).toBe('Africa/Lagos');
    expect(Date.parse(event.startDate)).toBe(Date.parse('2027-03-06T17:00:00Z'));
    expect(codeOf(await app.graphql(UPDATE, { id, timeZone: 'Mars/Base' }, owner))).toBe('BAD_INPUT');
    expect((await app.graphql(COPY, { id }, owner)).data.duplicateEvent.event.timeZone).toBe('Africa/Lagos');
  });

  it('is that of the mail, the page, the embed and the calendar alike', async () => {
    const { id } = await create('Kigali Arena, Kigali, Rwanda');
    const run = (document: string, variables: Record<string, unknown>) =>
      app.graphql(document, variables, owner);
    await run(
      'mutation ($id: ID!) { createTickets(input: { eventId: $id, tiers: [{ tier: "regular", count: 5, price: "50", currency: USD }] }) { event { id } } }',
      { id },
    );
    const published = await run(
      'mutation ($id: ID!) { publishEvent(input: { id: $id }) { event { slug } } }',
      { id },
    );
    const { slug } = published.data.publishEvent.event;
    await buy(app, { slug, lines: [{ tier: 'regular' }], buyer: { email: 'guest@kigali.test' } });
    expect((await openMail(app, 'guest@kigali.test', 'tickets')).text).toContain('19:00 to 23:00 CAT');
    const page = await fetch(`${app.url}/event-details?slug=${slug}`);
    expect(await page.text()).toContain('19:00 to 23:00 CAT');
    const calendar = await fetch(`${app.url}/events/${slug}/calendar.ics`);
    expect(await calendar.text()).toContain('DTSTART:20270306T170000Z');
    await run(
      'mutation ($id: ID!) { setEventEmbed(input: { eventId: $id, sites: ["https://band.test"] }) { embed { sites } } }',
      { id },
    );
    const frame = await fetch(`${app.url}/embed/${slug}`);
    expect(await frame.text()).toContain('19:00 to 23:00 CAT');
  });
});
