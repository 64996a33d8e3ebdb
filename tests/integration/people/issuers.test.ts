import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bootTestApp, type TestActor, type TestApp } from '../../support/app.ts';
import { BUYER, buy } from '../../support/buyers.ts';
import { codeOf } from '../../support/client.ts';
import { openMail } from '../../support/mail.ts';
import { draft, published } from '../events/organiser.ts';

let app: TestApp;
let root: TestActor;
let owner: TestActor;
let event: { id: string; slug: string };
beforeAll(async () => {
  app = await bootTestApp();
  root = await app.actor('system_admin');
  owner = await app.actor('issuer_owner');
  await app.sql('UPDATE users SET email_verified_at = now() WHERE id = $1', [owner.userId]);
  event = await published(app, owner);
});
afterAll(() => app.close());

const SET = `mutation ($input: SetIssuerActiveInput!) { setIssuerActive(input: $input) {
  issuer { id active inactiveReason inactiveSince } } }`;
const UPDATE = `mutation ($input: UpdateIssuerInput!) { updateIssuer(input: $input) { issuer { name description } } }`;
const PUBLISH = 'mutation ($id: ID!) { publishEvent(input: { id: $id }) { event { status } } }';
const set = (active: boolean, reason = 'Complaints of guests', who = root) =>
  app.graphql(SET, { input: { id: owner.issuerId, active, reason } }, who);
const sell = () => buy(app, { slug: event.slug, lines: [{ tier: 'regular' }] });

describe('an inactive organiser', () => {
  let ticket: { id: string; file: object };
  beforeAll(async () => {
    ticket = (await sell()).data.purchaseByForm.tickets[0];
    const answer = await set(false);
    expect(answer.data.setIssuerActive.issuer).toEqual({
      ...{ id: owner.issuerId, active: false, inactiveReason: 'Complaints of guests' },
      inactiveSince: app.clock.now().toISOString(),
    });
  });
  afterAll(async () => {
    expect((await set(true, 'Sorted out')).data.setIssuerActive.issuer.active).toBe(true);
    expect((await sell()).errors).toBeUndefined();
    const { id } = await draft(app, owner);
    expect((await app.graphql(PUBLISH, { id }, owner)).data.publishEvent.event.status).toBe('PUBLISHED');
  });

  it('sells nothing, by form or by wallet', async () => {
    expect(codeOf(await sell())).toBe('SALES_CLOSED');
    const request = { event_id: event.id, tier: 'regular', price: 50, payment_method: 'mock' };
    const body = { ...request, payment_currency: 'MOCK', purchaser_meta: BUYER };
    const wallet = await app.rest('POST', '/api/tickets/purchase', body, await app.actor('attendee'));
    expect(wallet.body.error.code).toBe('SALES_CLOSED');
  });

  it('publishes nothing', async () => {
    const { id } = await draft(app, owner);
    for (const who of [owner, root]) {
      const { errors } = await app.graphql(PUBLISH, { id }, who);
      expect(errors?.[0]).toMatchObject({
        message: 'This organisation is not active, so it cannot publish events: Complaints of guests',
        extensions: { code: 'ISSUER_INACTIVE' },
      });
    }
  });

  it('can publish and sell nothing in the database either, while places can be given back', async () => {
    const { id } = await draft(app, owner);
    const publish = app.sql("UPDATE events SET status = 'published' WHERE id = $1", [id]);
    await expect(publish).rejects.toThrow('is not active');
    const places = (change: string) => app.sql(`UPDATE tiers SET ${change} WHERE event_id = $1`, [event.id]);
    await expect(places('sold = sold + 1')).rejects.toThrow('is not active');
    await expect(places('held = held + 1')).rejects.toThrow('is not active');
    await places('sold = sold - 1');
    await set(true);
    await places('sold = sold + 1');
    await set(false);
  });

  it('keeps its tickets valid at the door', async () => {
    const validator = await app.actor('issuer_validator', owner.issuerId ?? '');
    const scan = await app.rest('POST', '/validate', { ticket: ticket.file, commit: false }, validator);
    expect(scan.body.outcome).not.toBe('revoked');
    const offline = await app.rest(
      'POST',
      '/validate/offline',
      {
        ticket: ticket.file,
        public_key: (await app.rest('GET', `/public-keys?issuer_id=${owner.issuerId}`)).body.data.public_key,
        revocation_snapshot: (await app.rest('GET', '/revocation-list')).body.data.snapshot,
      },
      validator,
    );
    expect(offline.body.outcome).toBe(scan.body.outcome);
    expect(['good', 'not_yet_valid']).toContain(scan.body.outcome);
  });

  it('keeps its data readable, and is shown as inactive', async () => {
    expect((await app.rest('GET', `/events/${event.slug}`)).body.event.slug).toBe(event.slug);
    const listed = (await app.rest('GET', '/issuers')).body.issuers;
    expect(listed.find(({ id }: { id: string }) => id === owner.issuerId)).toMatchObject({ active: false });
    const VIEWER = '{ viewer { user { issuer { active inactiveReason } } } }';
    const own = (await app.graphql(VIEWER, {}, owner)).data.viewer.user.issuer;
    expect(own).toEqual({ active: false, inactiveReason: 'Complaints of guests' });
    const EVENT =
      'query ($slug: String!) { publishedEvent(slug: $slug) { issuer { active inactiveReason } } }';
    const open = (await app.graphql(EVENT, { slug: event.slug })).data.publishedEvent.issuer;
    expect(open).toEqual({ active: false, inactiveReason: null });
  });

  it('alerts its owners and admins with the reason, and is recorded', async () => {
    const { messages } = (await app.rest('GET', '/api/messages', undefined, owner)).body.data;
    const notice = messages.find(({ subject }: { subject: string }) => subject.includes('is inactive'));
    expect(notice).toMatchObject({ type: 'alert', sender_email: root.email });
    expect(notice.body).toContain('Reason: Complaints of guests');
    expect((await openMail(app, owner.email, 'message')).text).toContain('Complaints of guests');
    const [entry] = await app.sql<{ details: object; issuer_id: string }>(
      "SELECT details, issuer_id FROM audit_entries WHERE action = 'issuer.deactivate' AND success ORDER BY id LIMIT 1",
    );
    expect(entry).toMatchObject({ details: { reason: 'Complaints of guests' }, issuer_id: owner.issuerId });
  });
});

describe('looking after organisers', () => {
  it('is for system admins alone, and asks for a reason', async () => {
    for (const who of [owner, await app.actor('system_auditor')]) {
      expect(codeOf(await set(false, 'No', who))).toBe('FORBIDDEN');
      expect((await app.rest('GET', '/api/issuers', undefined, who)).status).toBe(403);
    }
    expect(codeOf(await set(false, ' '))).toBe('BAD_INPUT');
    expect(codeOf(await set(true))).toBe('ALREADY_SO');
    const nobody = { id: '0190b8a0-0000-7000-8000-000000000001', active: false, reason: 'x' };
    expect(codeOf(await app.graphql(SET, { input: nobody }, root))).toBe('NOT_FOUND');
  });

  it('changes name and description', async () => {
    const other = await app.actor('issuer_admin');
    const input = { id: other.issuerId, name: 'Lake Nights', description: 'Concerts by the lake' };
    const changed = await app.graphql(UPDATE, { input }, root);
    expect(changed.data.updateIssuer.issuer).toEqual({ name: input.name, description: input.description });
    const found = (await app.rest('GET', '/issuers?search=lake+nights')).body.issuers;
    expect(found).toMatchObject([{ id: other.issuerId, description: 'Concerts by the lake' }]);
    const empty = { id: other.issuerId, name: ' ' };
    expect(codeOf(await app.graphql(UPDATE, { input: empty }, root))).toBe('BAD_INPUT');
  });

  it('is done over REST as well', async () => {
    const other = await app.actor('issuer_admin');
    const at = `/api/issuers/${other.issuerId}`;
    const named = await app.rest('PUT', at, { name: 'Coast Nights' }, root);
    expect([named.status, named.body.issuer.name]).toEqual([200, 'Coast Nights']);
    const missing = await app.rest('POST', `${at}/deactivate`, {}, root);
    expect(missing.body.error.fields).toEqual([{ field: 'reason', message: 'The reason is required.' }]);
    const off = await app.rest('POST', `${at}/deactivate`, { reason: 'No licence' }, root);
    expect(off.body.issuer).toMatchObject({ active: false, inactive_reason: 'No licence', people: 1 });
    const inactive = (await app.rest('GET', '/api/issuers?active=false', undefined, root)).body;
    expect([inactive.count, inactive.issuers[0].id]).toEqual([1, other.issuerId]);
    const on = await app.rest('POST', `${at}/activate`, { reason: 'Licence shown' }, root);
    expect(on.body.issuer).toMatchObject({ active: true, inactive_reason: null, inactive_since: null });
  });

  it('lets no sale through that was judged before, of hundreds that come while it is done', async () => {
    const other = await app.actor('issuer_admin');
    const { slug } = await published(app, other, {}, [{ tier: 'regular', count: 1000 }]);
    const sales = Array.from({ length: 150 }, (_none, nth) =>
      buy(app, { slug, lines: [{ tier: 'regular' }], buyer: { ...BUYER, email: `b${nth}@crowd.test` } }),
    );
    const input = { id: other.issuerId, active: false, reason: 'Now' };
    const answered = await app.graphql(SET, { input }, root);
    expect(answered.errors).toBeUndefined();
    const [before] = await app.sql(
      'SELECT sold FROM tiers t JOIN events e ON e.id = t.event_id WHERE e.slug = $1',
      [slug],
    );
    const answers = await Promise.all(sales);
    const won = answers.filter(({ errors }) => errors === undefined).length;
    expect(before).toEqual({ sold: won });
  });

  it('meets a change of owners without either being refused', async () => {
    const ROLE = `mutation ($id: ID!) { setUserRole(input: { id: $id, role: ISSUER_OWNER }) { user { role } } }`;
    const other = await app.actor('system_admin');
    const admin = await app.actor('issuer_admin');
    for (const index of Array.from({ length: 40 }).keys()) {
      const input = { id: admin.issuerId, active: index % 2 === 1, reason: 'Complaints of guests' };
      const answers = await Promise.all([
        app.graphql(SET, { input }, root),
        app.graphql(ROLE, { id: admin.userId }, other),
      ]);
      expect(answers.map(codeOf)).toEqual([undefined, undefined]);
      await app.sql("UPDATE users SET role = 'issuer_admin' WHERE id = $1", [admin.userId]);
    }
  });
});
