import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bootTestApp, type TestActor, type TestApp } from '../../support/app.ts';
import { openMail } from '../../support/mail.ts';
import { until } from '../../support/until.ts';
import { draft, published } from './organiser.ts';

let app: TestApp;
let admin: TestActor;
let rival: TestActor;
let validator: TestActor;

beforeAll(async () => {
  app = await bootTestApp();
  admin = await app.actor('issuer_admin');
  validator = await app.actor('issuer_validator', admin.issuerId ?? '');
  rival = await app.actor('issuer_admin');
});

afterAll(() => app.close());

const HOUR = 3_600_000;
const DUPLICATE = `mutation ($id: ID!, $startDate: DateTime!, $name: String) {
  duplicateEvent(input: { id: $id, startDate: $startDate, name: $name }) {
    event {
      id name slug status startDate endDate venue category description
      tiers { name price { amount currency } generated sold effectiveAt expiresAt gracePeriod formSales }
    }
  } }`;
const PREVIEW = `query ($id: ID!, $input: EventPatch!) {
  eventChangePreview(id: $id, input: $input) { changes { field before after } holders tickets } }`;
const UPDATE = `mutation ($input: UpdateEventInput!) {
  updateEvent(input: $input) { event { id name venue startDate } } }`;

const codes = (answer: { errors?: { extensions: { code: string } }[] }): string[] =>
  (answer.errors ?? []).map((error) => error.extensions.code);

const BUY = 'mutation ($input: PurchaseByFormInput!) { purchaseByForm(input: $input) { order { id } } }';

async function buy(slug: string, email: string, quantity = 1, who?: TestActor): Promise<void> {
  const buyer = { name: 'Wanjiru Kamau', email, phone: '+254 700 000 000' };
  const input = { slug, lines: [{ tier: 'regular', quantity }], ...buyer };
  const answer = await app.graphql(BUY, { input }, who);
  if (answer.errors) throw new Error(JSON.stringify(answer.errors));
}

describe('a copy of an event', () => {
  it('is a draft with the same tiers, each of its times moved, and none of them sold', async () => {
    const start = app.clock.now().getTime() + 7 * 24 * HOUR;
    const first = await published(app, admin, { name: 'Koroga' }, [
      { tier: 'regular', count: 20, price: '1500', currency: 'KES' },
      {
        tier: 'vip',
        count: 5,
        price: '80.5',
        effectiveAt: new Date(start - HOUR).toISOString(),
        gracePeriod: '1h',
      },
    ]);
    await buy(first.slug, 'first@buyers.test', 3);
    const tiers = await app.graphql(
      'query ($id: ID!) { event(id: $id) { tiers { id name } } }',
      { id: first.id },
      admin,
    );
    const vip = tiers.data.event.tiers.find((tier: { name: string }) => tier.name === 'vip');
    await app.graphql(
      'mutation ($id: ID!) { setTierFormSales(input: { tierId: $id, enabled: false }) { tier { id } } }',
      { id: vip.id },
      admin,
    );
    const startDate = new Date(start + 28 * 24 * HOUR).toISOString();
    const { data } = await app.graphql(DUPLICATE, { id: first.id, startDate }, admin);
    const copy = data.duplicateEvent.event;
    expect(copy).toMatchObject({
      name: 'Koroga',
      status: 'DRAFT',
      startDate,
      endDate: new Date(Date.parse(startDate) + 6 * HOUR).toISOString(),
      category: 'MUSIC',
    });
    expect(copy.slug).not.toBe(first.slug);
    expect(copy.tiers).toEqual([
      {
        ...{
          name: 'regular',
          price: { amount: '1500', currency: 'KES' },
          generated: 20,
          sold: 0,
          formSales: true,
        },
        ...{ effectiveAt: startDate, expiresAt: copy.endDate, gracePeriod: '15m' },
      },
      {
        ...{
          name: 'vip',
          price: { amount: '80.5', currency: 'USD' },
          generated: 5,
          sold: 0,
          formSales: false,
        },
        effectiveAt: new Date(Date.parse(startDate) - HOUR).toISOString(),
        ...{ expiresAt: copy.endDate, gracePeriod: '1h' },
      },
    ]);
    const [entry] = await app.sql('SELECT action, details FROM audit_entries WHERE entity_id = $1', [
      copy.id,
    ]);
    expect(entry).toMatchObject({ action: 'event.duplicate', details: { of: first.id, tiers: 2 } });
  });

  it('is refused out of this century, for another organiser, and for people without the right', async () => {
    const first = await draft(app, admin);
    const startDate = '2100-06-01T00:00:00.000Z';
    expect(codes(await app.graphql(DUPLICATE, { id: first.id, startDate }, admin))).toEqual(['BAD_INPUT']);
    const soon = new Date(app.clock.now().getTime() + HOUR).toISOString();
    expect(codes(await app.graphql(DUPLICATE, { id: first.id, startDate: soon }, rival))).toEqual([
      'NOT_FOUND',
    ]);
    expect(codes(await app.graphql(DUPLICATE, { id: first.id, startDate: soon }, validator))).toEqual([
      'FORBIDDEN',
    ]);
  });
});

describe('a change of an event that people hold tickets of', () => {
  it('is shown first to the organiser, and then sent to each holder once, with the new calendar entry', async () => {
    const event = await published(app, admin, { name: 'Moved Night' });
    const fan = await app.actor('attendee');
    await buy(event.slug, 'One@Buyers.test', 2);
    await buy(event.slug, 'one@buyers.test');
    await buy(event.slug, fan.email, 1, fan);
    const input = { venue: 'Carnivore Grounds, Nairobi, Kenya', description: 'Now elsewhere.' };
    const preview = await app.graphql(PREVIEW, { id: event.id, input }, admin);
    expect(preview.data.eventChangePreview).toEqual({
      changes: [
        { field: 'VENUE', before: 'Hells Gate, Naivasha, Kenya', after: 'Carnivore Grounds, Nairobi, Kenya' },
      ],
      holders: 2,
      tickets: 4,
    });
    expect(await mailsAbout(event.id)).toEqual([]);

    const note = 'The river is <high>.';
    app.clock.advance('1m');
    await app.graphql(UPDATE, { input: { id: event.id, ...input, note } }, admin);
    expect(await mailsAbout(event.id)).toEqual([fan.email, 'one@buyers.test'].sort());
    const mail = await openMail(app, 'one@buyers.test', 'event_changed');
    expect(mail.text).toContain(
      'Place: Carnivore Grounds, Nairobi, Kenya (before: Hells Gate, Naivasha, Kenya)',
    );
    expect(mail.text).toContain('says: The river is &lt;high&gt;.');
    const entry = await app.rest('GET', `/dev/mail/${mail.id}/attachments/event.ics`);
    const calendar = String(entry.body);
    expect(calendar).toContain(`UID:${event.id}@passa`);
    expect(Number(/SEQUENCE:(\d+)/.exec(calendar)?.[1])).toBeGreaterThanOrEqual(60);
    expect(calendar.replaceAll('\\,', ',')).toContain('LOCATION:Carnivore Grounds, Nairobi, Kenya');

    const bell = 'query { notifications(first: 5) { nodes { kind title detail link } } }';
    const reported = await until(async () => {
      const { data } = await app.graphql(bell, {}, fan);
      return data.notifications.nodes.find((one: { kind: string }) => one.kind === 'EVENT_CHANGED');
    });
    expect(reported).toEqual({
      kind: 'EVENT_CHANGED',
      title: 'Moved Night has changed',
      detail: 'New: the place. Your ticket stays good.',
      link: `/event-details?slug=${event.slug}`,
    });
  });

  it('sends no mail when it concerns no holder', async () => {
    const event = await published(app, admin, { name: 'Quiet Night' });
    await buy(event.slug, 'quiet@buyers.test');
    await app.graphql(UPDATE, { input: { id: event.id, description: 'More words.' } }, admin);
    const unsold = await draft(app, admin);
    await app.graphql(UPDATE, { input: { id: unsold.id, name: 'Another Name' } }, admin);
    const preview = await app.graphql(PREVIEW, { id: unsold.id, input: { name: 'X' } }, admin);
    expect(preview.data.eventChangePreview).toMatchObject({ holders: 0, tickets: 0 });
    expect([await mailsAbout(event.id), await mailsAbout(unsold.id)]).toEqual([[], []]);
  });

  it('is shown and made by its organiser alone, with a note of a fair length', async () => {
    const event = await published(app, admin);
    const input = { venue: 'Elsewhere, Nairobi' };
    expect(codes(await app.graphql(PREVIEW, { id: event.id, input }, rival))).toEqual(['NOT_FOUND']);
    expect(codes(await app.graphql(PREVIEW, { id: event.id, input }, validator))).toEqual(['FORBIDDEN']);
    const note = 'x'.repeat(1_001);
    expect(codes(await app.graphql(UPDATE, { input: { id: event.id, ...input, note } }, admin))).toEqual([
      'BAD_INPUT',
    ]);
  });
});

async function mailsAbout(eventId: string): Promise<string[]> {
  const rows = await app.sql<{ recipient: string }>(
    `SELECT recipient FROM mail_outbox WHERE kind = 'event_changed' AND payload ->> 'eventId' = $1 ORDER BY recipient`,
    [eventId],
  );
  return rows.map(({ recipient }) => recipient);
}
