import { createClient } from 'graphql-ws';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { bootTestApp, PASSWORD, type TestActor, type TestApp } from '../../support/app.ts';
import { codeOf } from '../../support/client.ts';
import { granted } from '../../support/contract-people.ts';
import { type Doors, openDoors } from '../../support/door.ts';
import { limitTo } from '../../support/limited-staff.ts';
import { openMail } from '../../support/mail.ts';
import { probeSubscription } from '../../support/probe-subscription.ts';
import { uploadSteps } from '../door/upload-steps.ts';
import { draft } from '../events/organiser.ts';
import { ACCEPT, invitationToken, ROLE } from './staff-steps.ts';

let app: TestApp;
/** Two events of one organisation. */
let here: Doors;
let there: Doors;
let owner: TestActor;
beforeAll(async () => {
  app = await bootTestApp();
  here = await openDoors(app, { name: 'Night of the Doors' });
  there = await openDoors(app, { name: 'Day of the Gates', organiser: here.organiser });
  owner = await app.actor('issuer_owner', here.issuerId);
});
afterAll(() => app.close());

const member = (role: 'issuer_validator' | 'issuer_finance' | 'issuer_auditor') =>
  app.actor(role, here.issuerId);
const EVENTS = '{ events(first: 50) { nodes { id } } }';
const eventsOf = async (who: { token: string }): Promise<string[]> =>
  granted(await app.graphql(EVENTS, {}, who)).events.nodes.map(({ id }: { id: string }) => id);
const BRIEFING = 'query ($id: ID!) { doorBriefing(eventId: $id) { event { id } } }';
const briefing = async (who: { token: string }, eventId: string) =>
  codeOf(await app.graphql(BRIEFING, { id: eventId }, who));
const SCAN = `mutation ($input: ValidateTicketInput!) { validateTicket(input: $input) { result { outcome scanId ticketNumber } } }`;
const scan = async (who: { token: string }, ticket: unknown, door: object = {}) => {
  const answer = await app.graphql(SCAN, { input: { ticket, ...door } }, who);
  return answer.data?.validateTicket.result.outcome ?? codeOf(answer);
};

describe('staff of an organisation', () => {
  it('who are limited to events see those, from their next request on', async () => {
    const validator = await member('issuer_validator');
    expect(await eventsOf(validator)).toEqual(expect.arrayContaining([here.eventId, there.eventId]));
    expect(await limitTo(app, owner, validator, [here.eventId])).toEqual([
      { id: here.eventId, name: 'Night of the Doors' },
    ]);
    expect(await eventsOf(validator)).toEqual([here.eventId]);
    expect(await briefing(validator, here.eventId)).toBeUndefined();
    expect(await briefing(validator, there.eventId)).toBe('NOT_FOUND');
    await limitTo(app, owner, validator, []);
    expect(await eventsOf(validator)).toEqual([]);
    expect(await limitTo(app, owner, validator, null)).toBeNull();
    expect(await eventsOf(validator)).toHaveLength(2);
  });

  it('are told by mail, and the change is in the audit log', async () => {
    const finance = await member('issuer_finance');
    await limitTo(app, owner, finance, [there.eventId]);
    const { text } = await openMail(app, finance.email, 'staff_events');
    expect(text).toContain('Day of the Gates');
    const entries = await app.sql<{ details: object }>(
      `SELECT details FROM audit_entries WHERE action = 'user.events' AND entity_id = $1`,
      [finance.userId],
    );
    expect(entries).toEqual([{ details: { email: finance.email, from: 'all', to: [there.eventId] } }]);
    // The same again changes nothing and is not mailed.
    await limitTo(app, owner, finance, [there.eventId]);
    expect(
      await app.sql(`SELECT FROM mail_outbox WHERE kind = 'staff_events' AND recipient = $1`, [
        finance.email,
      ]),
    ).toHaveLength(1);
  });

  it('are limited by those who manage them, to events of theirs, in roles that can be', async () => {
    const [validator, auditor] = [await member('issuer_validator'), await member('issuer_auditor')];
    const other = await openDoors(app);
    const SET =
      'mutation ($id: ID!, $eventIds: [ID!]) { setStaffEvents(input: { id: $id, eventIds: $eventIds }) { user { id } } }';
    const set = async (who: TestActor, id: string, eventIds: string[] | null) =>
      codeOf(await app.graphql(SET, { id, eventIds }, who));
    expect(await set(validator, auditor.userId, [])).toBe('FORBIDDEN');
    expect(await set(other.organiser, validator.userId, [])).toBe('NOT_FOUND');
    expect(await set(owner, owner.userId, [])).toBe('OWN_ACCOUNT');
    expect(await set(owner, auditor.userId, [here.eventId])).toBe('ROLE_NOT_LIMITED');
    expect(await set(owner, here.organiser.userId, [here.eventId])).toBe('ROLE_NOT_LIMITED');
    expect(await set(owner, validator.userId, [other.eventId])).toBe('BAD_INPUT');
    expect(await set(owner, validator.userId, ['nonsense'])).toBe('BAD_INPUT');
    expect(
      await set(
        owner,
        validator.userId,
        Array.from({ length: 101 }, (_, n) => `e${n}`),
      ),
    ).toBe('BAD_INPUT');
    expect(await set(here.organiser, validator.userId, [here.eventId])).toBeUndefined();
  });

  it('are free of the limit in a role for the whole organisation, and not free of it by another such role', async () => {
    const person = await member('issuer_validator');
    await limitTo(app, owner, person, [here.eventId]);
    const limitedTo = async () => {
      const USERS =
        'query ($search: String) { users(search: $search, first: 5) { nodes { limitedTo { id } } } }';
      return granted(await app.graphql(USERS, { search: person.email }, owner)).users.nodes[0].limitedTo;
    };
    granted(await app.graphql(ROLE, { id: person.userId, role: 'ISSUER_FINANCE' }, owner));
    expect(await limitedTo()).toEqual([{ id: here.eventId }]);
    granted(await app.graphql(ROLE, { id: person.userId, role: 'ISSUER_ADMIN' }, owner));
    expect(await limitedTo()).toBeNull();
    expect(await app.sql('SELECT FROM staff_events WHERE user_id = $1', [person.userId])).toEqual([]);
  });

  it('lose an event with it', async () => {
    const validator = await member('issuer_validator');
    const { id: copy } = await draft(app, owner);
    await limitTo(app, owner, validator, [here.eventId, copy]);
    expect(await eventsOf(validator)).toHaveLength(2);
    granted(
      await app.graphql(
        'mutation ($id: ID!) { deleteEvent(input: { id: $id }) { deletedId } }',
        { id: copy },
        owner,
      ),
    );
    expect(await eventsOf(validator)).toEqual([here.eventId]);
  });

  it('join with the events of their invitation', async () => {
    const INVITE = `mutation ($input: InviteUserInput!) { inviteUser(input: $input) { invitation { limitedTo { name } } } }`;
    const email = 'usher@join.test';
    const input = { email, name: 'Usher', role: 'ISSUER_VALIDATOR', eventIds: [there.eventId] };
    const invited = await app.graphql(INVITE, { input }, owner);
    expect(granted(invited).inviteUser.invitation.limitedTo).toEqual([{ name: 'Day of the Gates' }]);
    const refused = await app.graphql(INVITE, { input: { ...input, role: 'ISSUER_ADMIN' } }, owner);
    expect(codeOf(refused)).toBe('ROLE_NOT_LIMITED');
    const token = await invitationToken(app, email);
    granted(await app.graphql(ACCEPT, { token, newAccount: { name: 'Usher', password: PASSWORD } }));
    const { body } = await app.rest('POST', '/auth/login', { email, password: PASSWORD });
    const who = { token: String(body.token) };
    expect(await eventsOf(who)).toEqual([there.eventId]);
    const VIEWER = '{ viewer { limitedTo { id name } } }';
    expect(granted(await app.graphql(VIEWER, {}, who)).viewer.limitedTo).toEqual([
      { id: there.eventId, name: 'Day of the Gates' },
    ]);
  });
});

describe('a validator who is registered with a temporary password', () => {
  it('is limited from the start, and stays so with another password', async () => {
    const REGISTER = `mutation ($email: String!, $eventIds: [ID!]) {
      registerValidator(input: { email: $email, eventIds: $eventIds }) { id } }`;
    const email = 'gate@join.test';
    const made = await app.graphql(REGISTER, { email, eventIds: [here.eventId] }, owner);
    const { id } = granted(made).registerValidator;
    const limit = () => app.sql('SELECT event_id AS id FROM staff_events WHERE user_id = $1', [id]);
    expect(await limit()).toEqual([{ id: here.eventId }]);
    granted(await app.graphql(REGISTER, { email }, owner));
    expect(await limit()).toEqual([{ id: here.eventId }]);
    const root = await app.actor('system_admin');
    const outside = await app.graphql(REGISTER, { email: 'x@join.test', eventIds: [here.eventId] }, root);
    expect(codeOf(outside)).toBe('ROLE_NOT_LIMITED');
  });
});

describe('finance of one event', () => {
  it('reads totals of that event, and nothing of the organisation as a whole', async () => {
    const finance = await member('issuer_finance');
    await here.sell(2);
    await there.sell(3);
    const SOLD = '{ dashboard { ticketsSold totalEvents } }';
    const before = granted(await app.graphql(SOLD, {}, finance)).dashboard;
    await limitTo(app, owner, finance, [here.eventId]);
    const after = granted(await app.graphql(SOLD, {}, finance)).dashboard;
    expect(after.totalEvents).toBe(1);
    const [sold] = await app.sql<{ sold: number }>(
      'SELECT sum(sold)::int AS sold FROM tiers WHERE event_id = $1',
      [here.eventId],
    );
    expect(after.ticketsSold).toBe(sold?.sold);
    expect(before.ticketsSold).toBeGreaterThan(after.ticketsSold);
    for (const call of [
      '{ payouts(first: 5) { nodes { id } } }',
      '{ merchantAccounts { id } }',
      '{ wallet(of: ISSUER) { publicKey } }',
    ]) {
      const answer = await app.graphql(call, {}, finance);
      expect(`${call} ${codeOf(answer)}`).toBe(`${call} LIMITED_TO_EVENTS`);
    }
  });

  it('is bound by it with an API key as well', async () => {
    const finance = await member('issuer_finance');
    const made = await app.rest('POST', '/api/issuer/api-key', {}, finance);
    const key = { token: String(made.body.api_key) };
    const ORDERS = 'query ($id: ID!) { ordersOfEvent(eventId: $id, first: 5) { nodes { id } } }';
    const orders = async () => codeOf(await app.graphql(ORDERS, { id: there.eventId }, key));
    expect(await orders()).toBeUndefined();
    await limitTo(app, owner, finance, [here.eventId]);
    expect(await orders()).toBe('NOT_FOUND');
    expect((await app.rest('GET', `/api/events/${there.eventId}/report.pdf`, undefined, key)).status).toBe(
      404,
    );
    expect((await app.rest('GET', `/api/events/${here.eventId}/report.pdf`, undefined, key)).status).toBe(
      200,
    );
  });
});

describe('a validator of one event', () => {
  it('is refused the tickets of the others, whatever door they name', async () => {
    const validator = await member('issuer_validator');
    await limitTo(app, owner, validator, [here.eventId]);
    const [own] = await here.sell();
    const [other] = await there.sell();
    const gateId = await there.gate('Side gate');
    expect(await scan(validator, other?.qrText)).toBe('WRONG_ISSUER');
    expect(await scan(validator, other?.file, { eventId: there.eventId })).toBe('WRONG_ISSUER');
    expect(await scan(validator, other?.file, { gateId })).toBe('NOT_FOUND');
    expect(await scan(validator, own?.file, { eventId: there.eventId })).toBe('WRONG_EVENT');
    expect(await scan(validator, own?.file, { eventId: here.eventId })).toBe('ADMITTED');
    expect(await app.sql('SELECT FROM entries WHERE ticket_id = $1', [other?.id])).toEqual([]);
    expect(
      await app.sql('SELECT FROM scans WHERE scanned_by = $1 AND event_id = $2', [
        validator.userId,
        there.eventId,
      ]),
    ).toEqual([]);
    expect(await scan(there.validator, other?.file)).toBe('ADMITTED');
  });

  it('has open subscriptions to the others ended', async () => {
    const validator = await member('issuer_validator');
    const WATCH = 'subscription ($id: ID!) { eventEntries(eventId: $id) { entered } }';
    const follows = (eventId: string) => probeSubscription(app.url, WATCH, { id: eventId }, validator.token);
    expect(await follows(there.eventId)).toEqual([]);
    const closed = new Promise<number>((resolve) => {
      const client = createClient({
        url: `${app.url.replace('http', 'ws')}/graphql`,
        webSocketImpl: WebSocket,
        retryAttempts: 0,
        connectionParams: { authorization: `Bearer ${validator.token}` },
        on: { closed: (event) => resolve((event as { code: number }).code) },
      });
      client.on('connected', () => void limitTo(app, owner, validator, [here.eventId]));
      client.subscribe(
        { query: WATCH, variables: { id: there.eventId } },
        { next: () => undefined, error: () => undefined, complete: () => undefined },
      );
    });
    // Asks the client to connect again, unlike the end of a session.
    expect(await closed).toBe(1012);
    expect(await follows(there.eventId)).toEqual(['NOT_FOUND']);
    expect(await follows(here.eventId)).toEqual([]);
  });

  it('delivers what the phone recorded before, and nothing of later', async () => {
    const validator = await member('issuer_validator');
    const { upload, ago, entryOf } = uploadSteps(app, there);
    const [early, late, own] = [...(await there.sell(2)), ...(await here.sell(1))];
    app.clock.advance('1h');
    const before = ago(1_800);
    await limitTo(app, owner, validator, [here.eventId]);
    app.clock.advance('1h');
    const scans = [
      { nonce: 'early', ticket: early?.file, deviceTime: before },
      { nonce: 'late', ticket: late?.file, deviceTime: ago(60) },
      { nonce: 'own', ticket: own?.file, deviceTime: ago(60) },
    ];
    const answers = await upload('phone-7', scans, 0, validator.token);
    expect(answers.map(({ nonce, outcome }) => [nonce, outcome])).toEqual([
      ['early', 'ADMITTED'],
      ['late', 'WRONG_ISSUER'],
      ['own', 'ADMITTED'],
    ]);
    expect(await entryOf(early?.id)).toMatchObject({ nonce: 'early' });
    expect(await entryOf(late?.id)).toBeUndefined();
    // The money that was collected with the earlier scan is recorded too.
    const NOTE = `mutation { noteCollected(input: { deviceId: "phone-7", nonce: "early", method: CASH }) { counted } }`;
    expect(granted(await app.graphql(NOTE, {}, validator)).noteCollected.counted).toBe(true);
  });

  it('delivers it for a week', async () => {
    const validator = await member('issuer_validator');
    await limitTo(app, owner, validator, [here.eventId, there.eventId]);
    // Limited long ago: only the loss of the event counts.
    await app.sql(`UPDATE users SET limited_since = limited_since - interval '30 days' WHERE id = $1`, [
      validator.userId,
    ]);
    const { upload, ago } = uploadSteps(app, there);
    const tickets = await there.sell(2);
    const deviceTime = ago(60);
    const outcomes = async (nonce: string, ticket: unknown, { token } = validator) =>
      (await upload('phone-8', [{ nonce, ticket, deviceTime }], 0, token)).map(({ outcome }) => outcome);
    await limitTo(app, owner, validator, [here.eventId]);
    expect(await outcomes('first', tickets[0]?.file)).toEqual(['ADMITTED']);
    app.clock.advance('8d');
    const { body } = await app.rest('POST', '/auth/login', { email: validator.email, password: PASSWORD });
    expect(await outcomes('second', tickets[1]?.file, { ...validator, token: body.token })).toEqual([
      'WRONG_ISSUER',
    ]);
  });
});
