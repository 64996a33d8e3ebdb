import { type Client, createClient } from 'graphql-ws';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { bootTestApp, type TestActor, type TestApp } from '../../support/app.ts';
import { codeOf } from '../../support/client.ts';
import { followed } from '../../support/followed.ts';
import { openMail, secretIn } from '../../support/mail.ts';
import { acceptedPartner } from '../../support/partners.ts';
import { draft } from '../events/organiser.ts';

let app: TestApp;
let admin: TestActor;
let other: TestActor;
let systemAdmin: TestActor;
beforeAll(async () => {
  app = await bootTestApp();
  admin = await app.actor('issuer_admin');
  other = await app.actor('issuer_admin');
  systemAdmin = await app.actor('system_admin');
});
afterAll(() => app.close());

const INVITE = `mutation ($email: String!, $role: PartnerRole! = PARTNER, $name: String) {
  invitePartner(input: { email: $email, role: $role, name: $name }) { partner { id } } }`;
const PARTNERS = `query ($search: String, $status: PartnerStatus, $first: Int = 50, $after: String) {
  partners(search: $search, status: $status, first: $first, after: $after) {
    nodes { id email name } pageInfo { endCursor hasNextPage } } }`;
const PEOPLE = `query ($search: String, $first: Int = 50, $after: String) {
  people(search: $search, first: $first, after: $after) {
    nodes { id name email role status issuer { id } lastLoginAt maySign } pageInfo { endCursor hasNextPage } } }`;
const CHANGED = 'subscription { partnersChanged { id email status } }';
const news = (client: Client) => client.iterate({ query: CHANGED }).next();

const emailsOf = (nodes: { email: string }[]) => nodes.map(({ email }) => email);
const partnersOf = async (who: TestActor, variables = {}) =>
  (await app.graphql(PARTNERS, variables, who)).data.partners;
const peopleOf = async (who: TestActor, variables = {}) =>
  (await app.graphql(PEOPLE, variables, who)).data.people;

describe('the list of partners', () => {
  let organiser: TestActor;
  beforeAll(async () => {
    organiser = await app.actor('issuer_admin');
    for (const name of ['Amani', 'Bahati', 'Chege']) {
      app.clock.advance('1s');
      await app.graphql(INVITE, { email: `${name}@list.test`, name }, organiser);
    }
  });

  it('has the last invited first, page by page', async () => {
    const first = await partnersOf(organiser, { first: 2 });
    expect(emailsOf(first.nodes)).toEqual(['chege@list.test', 'bahati@list.test']);
    expect(first.pageInfo.hasNextPage).toBe(true);
    const second = await partnersOf(organiser, { first: 2, after: first.pageInfo.endCursor });
    expect(emailsOf(second.nodes)).toEqual(['amani@list.test']);
    expect(second.pageInfo.hasNextPage).toBe(false);
  });

  it('is searched by name and address, in any case, and by status', async () => {
    expect(emailsOf((await partnersOf(organiser, { search: 'BAHA' })).nodes)).toEqual(['bahati@list.test']);
    expect((await partnersOf(organiser, { search: '%' })).nodes).toEqual([]);
    expect((await partnersOf(organiser, { status: 'ACCEPTED' })).nodes).toEqual([]);
    expect((await partnersOf(organiser, { status: 'PENDING' })).nodes).toHaveLength(3);
  });

  it('refuses pages and cursors that are none', async () => {
    for (const variables of [{ first: 0 }, { first: 101 }, { after: 'x' }, { after: 'WyJhIiwiYiJd' }]) {
      expect(codeOf(await app.graphql(PARTNERS, variables, organiser))).toBe('BAD_INPUT');
    }
  });

  it('is shown to all members of the organiser who may see contracts', async () => {
    const roles = ['issuer_owner', 'issuer_signatory', 'issuer_auditor', 'issuer_finance'] as const;
    for (const role of roles) {
      const colleague = await app.actor(role, organiser.issuerId as string);
      expect((await partnersOf(colleague)).nodes, role).toHaveLength(3);
    }
    const validator = await app.actor('issuer_validator', organiser.issuerId as string);
    expect(codeOf(await app.graphql(PARTNERS, {}, validator))).toBe('FORBIDDEN');
    expect(codeOf(await app.graphql(PARTNERS))).toBe('UNAUTHENTICATED');
  });

  it('is nothing to other organisers, nor to partners themselves', async () => {
    expect((await partnersOf(other, { search: 'list.test' })).nodes).toEqual([]);
    // A person who is a partner of others does not find those among their own partners.
    const guest = await app.actor('issuer_admin');
    await acceptedPartner(app, organiser, guest);
    expect((await partnersOf(guest)).nodes).toEqual([]);
    const attendee = await app.actor('attendee');
    await acceptedPartner(app, organiser, attendee);
    expect(codeOf(await app.graphql(PARTNERS, {}, attendee))).toBe('FORBIDDEN');
  });

  it('is whole for system roles that may see contracts', async () => {
    await app.graphql(INVITE, { email: 'elsewhere@list.test' }, other);
    for (const role of ['system_admin', 'system_auditor'] as const) {
      const { nodes } = await partnersOf(await app.actor(role), { search: 'list.test' });
      expect(emailsOf(nodes)).toEqual(expect.arrayContaining(['chege@list.test', 'elsewhere@list.test']));
    }
    expect(codeOf(await app.graphql(PARTNERS, {}, await app.actor('system_validator')))).toBe('FORBIDDEN');
  });
});

describe('people to choose', () => {
  let organiser: TestActor;
  let owner: TestActor;
  beforeAll(async () => {
    organiser = await app.actor('issuer_admin');
    owner = await app.actor('issuer_owner', organiser.issuerId as string);
  });

  it('are only the own people and accepted partners', async () => {
    const outsider = await app.actor('issuer_owner');
    const partner = await acceptedPartner(app, organiser, outsider);
    const pending = await app.actor('attendee');
    await app.graphql(INVITE, { email: pending.email }, organiser);
    const { nodes } = await peopleOf(organiser);
    expect(emailsOf(nodes).sort()).toEqual([organiser.email, owner.email, partner.email].sort());
    expect(await peopleOf(owner)).toMatchObject({ nodes: expect.arrayContaining(nodes) });
  });

  it('show of an external partner what choosing needs, not their employer', async () => {
    const { nodes } = await peopleOf(organiser);
    const own = nodes.find(({ id }: { id: string }) => id === owner.userId);
    expect(own).toMatchObject({ issuer: { id: organiser.issuerId }, role: 'ISSUER_OWNER', maySign: true });
    expect(own.lastLoginAt).not.toBeNull();
    const outsider = nodes.find(({ issuer }: { issuer: { id: string } | null }) => issuer === null);
    expect(outsider).toMatchObject({ lastLoginAt: null, status: 'ACTIVE', maySign: true });
  });

  it('say who could sign', async () => {
    const validator = await app.actor('issuer_validator', organiser.issuerId as string);
    const finance = await app.actor('issuer_finance', organiser.issuerId as string);
    const suspended = await app.actor('issuer_signatory', organiser.issuerId as string);
    await app.sql("UPDATE users SET status = 'suspended' WHERE id = $1", [suspended.userId]);
    const { nodes } = await peopleOf(organiser);
    const signs = (who: TestActor) =>
      nodes.find(({ id }: { id: string }) => id === who.userId)?.maySign as boolean;
    expect([signs(validator), signs(finance), signs(suspended)]).toEqual([false, true, false]);
  });

  it('are found by name and address, page by page', async () => {
    expect(emailsOf((await peopleOf(organiser, { search: owner.email.toUpperCase() })).nodes)).toEqual([
      owner.email,
    ]);
    const all = emailsOf((await peopleOf(organiser)).nodes);
    const paged: string[] = [];
    for (let after: string | null = null, more = true; more; ) {
      const page = await peopleOf(organiser, { first: 2, after });
      paged.push(...emailsOf(page.nodes));
      [after, more] = [page.pageInfo.endCursor, page.pageInfo.hasNextPage];
    }
    expect(paged).toEqual(all);
  });

  it('are all for a system admin, and none for those who make no contracts', async () => {
    const emails = emailsOf((await peopleOf(systemAdmin, { first: 100 })).nodes);
    expect(emails).toEqual(expect.arrayContaining([organiser.email, other.email, systemAdmin.email]));
    for (const role of ['issuer_signatory', 'issuer_finance', 'issuer_auditor'] as const) {
      const colleague = await app.actor(role, organiser.issuerId as string);
      expect(codeOf(await app.graphql(PEOPLE, {}, colleague)), role).toBe('FORBIDDEN');
    }
    for (const role of ['attendee', 'system_auditor'] as const) {
      expect(codeOf(await app.graphql(PEOPLE, {}, await app.actor(role))), role).toBe('FORBIDDEN');
    }
  });
});

describe('a contract that waits for a partner', () => {
  /** A draft with one share of that partner, as stored in the database. */
  async function contractWith(partnerId: string, status = 'draft'): Promise<string> {
    const event = await draft(app, admin);
    const id = app.app.scope().ids.uuid();
    await app.sql(
      `INSERT INTO contracts (id, issuer_id, event_id, name, status, required_sigs, created_by, created_at)
       VALUES ($1, $2, $3, 'Sunset', $4, 1, $5, now())`,
      [id, admin.issuerId, event.id, status, admin.userId],
    );
    await app.sql(
      `INSERT INTO contract_shares (id, contract_id, issuer_id, position, partner_id, share_type, share_bps)
       VALUES (gen_random_uuid(), $1, $2, 1, $3, 'percentage', 2500)`,
      [id, admin.issuerId, partnerId],
    );
    return id;
  }

  it('has the partner as a member once they accept, unless it was withdrawn', async () => {
    const email = 'waiting@people.test';
    const { data } = await app.graphql(INVITE, { email }, admin);
    const partnerId = data.invitePartner.partner.id;
    const contracts = [await contractWith(partnerId), await contractWith(partnerId)];
    await contractWith(partnerId, 'withdrawn');
    const reported: string[] = [];
    const stop = app.app.services.topics.listen('contract.changed', '*', ({ contractId }) =>
      reported.push(contractId),
    );
    const token = secretIn((await openMail(app, email, 'partner_invitation')).text);
    const answered = await app.graphql(
      `mutation ($token: String!) { answerInvitation(input: { token: $token, accept: true,
        newAccount: { name: "Wanjiru", password: "correct horse battery staple" } }) { hasWallet } }`,
      { token },
    );
    stop();
    expect(answered.data.answerInvitation.hasWallet).toBe(true);
    const members = await app.sql(
      `SELECT m.contract_id, m.kind, m.issuer_id FROM contract_members m JOIN users u ON u.id = m.user_id
       WHERE u.email = $1`,
      [email],
    );
    expect(members.map(({ contract_id }) => contract_id).sort()).toEqual([...contracts].sort());
    expect(members[0]).toMatchObject({ kind: 'partner', issuer_id: admin.issuerId });
    expect(reported.sort()).toEqual([...contracts].sort());
  });
});

describe('a subscription to partners', () => {
  it('receives those of the own organiser, and all for a system role', async () => {
    const clients = [admin, other, systemAdmin].map(({ token }) =>
      createClient({
        url: `${app.url.replace('http', 'ws')}/graphql`,
        webSocketImpl: WebSocket,
        retryAttempts: 0,
        connectionParams: { authorization: `Bearer ${token}` },
      }),
    );
    const next: ReturnType<typeof news>[] = [];
    for (const client of clients) next.push((await followed(app, () => news(client))).first);
    await app.graphql(INVITE, { email: 'heard@people.test' }, admin);
    const heard = { email: 'heard@people.test', status: 'PENDING' };
    expect((await next[0])?.value.data.partnersChanged).toMatchObject(heard);
    expect((await next[2])?.value.data.partnersChanged).toMatchObject(heard);
    // The other organiser's first event is their own.
    await app.graphql(INVITE, { email: 'own@people.test' }, other);
    expect((await next[1])?.value.data.partnersChanged.email).toBe('own@people.test');
    for (const client of clients) await client.dispose();
  });
});
