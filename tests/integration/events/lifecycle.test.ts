import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bootTestApp, type TestActor, type TestApp } from '../../support/app.ts';
import { draft, eventInput, PRICE, published } from './organiser.ts';

let app: TestApp;
let admin: TestActor;
let owner: TestActor;
let rival: TestActor;

beforeAll(async () => {
  app = await bootTestApp();
  admin = await app.actor('issuer_admin');
  owner = await app.actor('issuer_owner', admin.issuerId ?? '');
  rival = await app.actor('issuer_owner');
});

afterAll(() => app.close());

const CREATE = 'mutation ($input: CreateEventInput!) { createEvent(input: $input) { event { id } } }';
const UPDATE =
  'mutation ($input: UpdateEventInput!) { updateEvent(input: $input) { event { id name slug description } } }';
const PUBLISH =
  'mutation ($id: ID!) { publishEvent(input: { id: $id }) { event { id status publishedAt } } }';
const DELETE = 'mutation ($id: ID!) { deleteEvent(input: { id: $id }) { deletedId } }';
const EVENT = `query ($id: ID!) { event(id: $id) {
  id name status slug viewerCanEdit viewerCanPublish viewerCanDelete viewerCanCreateTickets issuer { id name } } }`;

const codes = (answer: { errors?: { extensions: { code: string } }[] }): string[] =>
  (answer.errors ?? []).map((error) => error.extensions.code);

describe('an event', () => {
  it('begins as a draft that only its organiser knows of', async () => {
    const event = await draft(app, admin);
    const own = await app.graphql(EVENT, { id: event.id }, admin);
    expect(own.data.event).toMatchObject({
      status: 'DRAFT',
      issuer: { id: admin.issuerId },
      viewerCanEdit: true,
      viewerCanPublish: true,
      viewerCanDelete: false,
      viewerCanCreateTickets: true,
    });
    const bySlug = await app.graphql('query ($slug: String!) { publishedEvent(slug: $slug) { id } }', {
      slug: event.slug,
    });
    expect([bySlug.data.publishedEvent, codes(bySlug)]).toEqual([null, []]);
    expect(await app.sql('SELECT edition, name FROM event_editions WHERE event_id = $1', [event.id])).toEqual(
      [{ edition: 1, name: 'Koroga Festival' }],
    );
  });

  it('is refused with every fault named', async () => {
    const input = eventInput(app, { name: ' ', venue: 'KICC', endDate: '2020-01-01T00:00:00Z' });
    const answer = await app.graphql(CREATE, { input }, admin);
    expect(codes(answer)).toEqual(['BAD_INPUT']);
    expect(answer.errors?.[0]?.message).toContain(
      'Please use format: Venue Name, City, Country (e.g., KICC, Nairobi, Kenya)',
    );
    expect(JSON.stringify(answer.errors)).toContain('endDate');
  });

  it('is published once, also when two press at the same time', async () => {
    const event = await draft(app, admin);
    const answers = await Promise.all(
      [admin, owner].map((who) => app.graphql(PUBLISH, { id: event.id }, who)),
    );
    expect(answers.flatMap(codes)).toEqual(['EVENT_NOT_DRAFT']);
    const [row] = await app.sql('SELECT status, published_at FROM events WHERE id = $1', [event.id]);
    expect(row).toEqual({ status: 'published', published_at: app.clock.now() });
  });

  it('keeps its slug when it is renamed, and tickets get a new edition of it', async () => {
    const event = await draft(app, admin, { name: 'Old Name' });
    await app.graphql(UPDATE, { input: { id: event.id, description: 'Longer.' } }, admin);
    const renamed = await app.graphql(UPDATE, { input: { id: event.id, name: 'New Name' } }, admin);
    expect(renamed.data.updateEvent.event).toEqual({
      id: event.id,
      name: 'New Name',
      slug: event.slug,
      description: 'Longer.',
    });
    expect(
      await app.sql('SELECT edition, name FROM event_editions WHERE event_id = $1 ORDER BY edition', [
        event.id,
      ]),
    ).toEqual([
      { edition: 1, name: 'Old Name' },
      { edition: 2, name: 'New Name' },
    ]);
  });

  it('takes its tiers along when it moves, but for times that were set by hand and are to stay', async () => {
    const event = await draft(app, admin);
    const { startDate, endDate } = eventInput(app) as { startDate: string; endDate: string };
    const stays = new Date(Date.parse(endDate) + 3_600_000).toISOString();
    const tiers = [
      { ...PRICE, tier: 'follows' },
      { ...PRICE, tier: 'stays', expiresAt: stays },
    ];
    await app.graphql(
      'mutation ($id: ID!, $tiers: [TierInput!]!) { createTickets(input: { eventId: $id, tiers: $tiers }) { event { id } } }',
      { id: event.id, tiers },
      admin,
    );
    const later = (text: string): string => new Date(Date.parse(text) + 7_200_000).toISOString();
    const input = { startDate: later(startDate), endDate: later(endDate) };
    await app.graphql(UPDATE, { input: { id: event.id, ...input, customTierTimes: 'KEEP' } }, admin);
    const rows = await app.sql<{ effective_at: Date; expires_at: Date }>(
      'SELECT effective_at, expires_at FROM tiers WHERE event_id = $1 ORDER BY position',
      [event.id],
    );
    expect(rows.map((row) => [row.effective_at.toISOString(), row.expires_at.toISOString()])).toEqual([
      [later(startDate), later(endDate)],
      [later(startDate), stays],
    ]);
  });

  it('has a slug of its own, whatever others are called', async () => {
    const first = await draft(app, admin, { name: 'Same Name' });
    const second = await draft(app, rival, { name: 'Same Name' });
    const reserved = await draft(app, admin, { name: 'Published' });
    expect(first.slug).toBe('same-name');
    expect(second.slug).toMatch(/^same-name-[a-z0-9]{5}$/);
    expect(reserved.slug).toMatch(/^published-[a-z0-9]{5}$/);
  });
});

describe('deleting an event', () => {
  it('is the owner’s alone', async () => {
    const event = await draft(app, admin);
    expect(codes(await app.graphql(DELETE, { id: event.id }, admin))).toEqual(['FORBIDDEN']);
    expect((await app.graphql(DELETE, { id: event.id }, owner)).data.deleteEvent.deletedId).toBe(event.id);
    expect(await app.graphql(EVENT, { id: event.id }, owner)).toEqual({ status: 200, data: { event: null } });
  });

  it('is refused once a ticket was sold', async () => {
    const event = await published(app, owner);
    await app.sql(
      `INSERT INTO orders (id, issuer_id, event_id, method, status, buyer_name, buyer_email, buyer_phone, quantity, created_at)
       VALUES (gen_random_uuid(), $1, $2, 'form', 'due', 'A', 'a@b.test', '1', 1, now())`,
      [owner.issuerId, event.id],
    );
    expect(codes(await app.graphql(DELETE, { id: event.id }, owner))).toEqual(['EVENT_HAS_SALES']);
  });
});

describe('the walls', () => {
  it('answer for the events of others as for none', async () => {
    const event = await published(app, admin);
    const unknown = '018f0000-0000-7000-8000-000000000000';
    const calls = (id: string) => [
      app.graphql(EVENT, { id }, rival),
      app.graphql(UPDATE, { input: { id, name: 'Mine' } }, rival),
      app.graphql(PUBLISH, { id }, rival),
      app.graphql(DELETE, { id }, rival),
      app.graphql(
        'mutation ($id: ID!) { createTickets(input: { eventId: $id, tiers: [{ price: "50", currency: USD }] }) { event { id } } }',
        { id },
        rival,
      ),
    ];
    const seen = (answers: { errors?: { message: string; extensions: { code: string } }[] }[]) =>
      answers.map((answer) => answer.errors?.map((error) => [error.message, error.extensions.code]));
    const theirs = seen(await Promise.all(calls(event.id)));
    expect(theirs).toEqual(seen(await Promise.all(calls(unknown))));
    expect(theirs).toEqual(seen(await Promise.all(calls('no-id-at-all'))));
    expect(theirs[0], 'a lookup that finds nothing answers null').toBeUndefined();
    expect(theirs.slice(1).map((errors) => errors?.[0]?.[1])).toEqual(Array(4).fill('NOT_FOUND'));
  });

  it('keep the tiers of others closed', async () => {
    const event = await published(app, admin);
    const [tier] = await app.sql<{ id: string }>('SELECT id FROM tiers WHERE event_id = $1', [event.id]);
    const CLOSE =
      'mutation ($id: ID!) { setTierFormSales(input: { tierId: $id, enabled: false }) { tier { id formSales } } }';
    expect(codes(await app.graphql(CLOSE, { id: tier?.id }, rival))).toEqual(['NOT_FOUND']);
    expect((await app.graphql(CLOSE, { id: tier?.id }, admin)).data.setTierFormSales.tier).toEqual({
      id: tier?.id,
      formSales: false,
    });
  });

  it('let a role do what its row says', async () => {
    const finance = await app.actor('issuer_finance', admin.issuerId ?? '');
    const attendee = await app.actor('attendee');
    const system = await app.actor('system_admin');
    const input = eventInput(app);
    expect(codes(await app.graphql(CREATE, { input }))).toEqual(['UNAUTHENTICATED']);
    expect(codes(await app.graphql(CREATE, { input }, finance))).toEqual(['FORBIDDEN']);
    expect(codes(await app.graphql(CREATE, { input }, attendee))).toEqual(['FORBIDDEN']);
    expect(codes(await app.graphql(CREATE, { input }, system))).toEqual(['NO_ISSUER']);
    const event = await draft(app, admin);
    expect(await app.graphql(EVENT, { id: event.id }, attendee)).toEqual({
      status: 200,
      data: { event: null },
    });
    expect((await app.graphql(EVENT, { id: event.id }, system)).data.event).toMatchObject({
      viewerCanDelete: true,
    });
    expect((await app.graphql(EVENT, { id: event.id }, finance)).data.event).toMatchObject({
      viewerCanEdit: false,
    });
  });
});

describe('the record', () => {
  it('names every change and who made it', async () => {
    const event = await draft(app, owner, { name: 'Recorded' });
    await app.graphql(UPDATE, { input: { id: event.id, formSales: false } }, owner);
    await app.graphql(PUBLISH, { id: event.id }, owner);
    await app.graphql(DELETE, { id: event.id }, owner);
    const rows = await app.sql<{ action: string; user_email: string; issuer_id: string }>(
      'SELECT action, user_email, issuer_id FROM audit_entries WHERE entity_id = $1 ORDER BY id',
      [event.id],
    );
    expect(rows.map((row) => row.action)).toEqual([
      'event.create',
      'event.edit',
      'event.publish',
      'event.delete',
    ]);
    expect(new Set(rows.map((row) => `${row.user_email} ${row.issuer_id}`))).toEqual(
      new Set([`${owner.email} ${owner.issuerId}`]),
    );
  });
});
