import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ticketSeen } from '../../../server/modules/tickets/index.ts';
import { bootTestApp, type TestActor, type TestApp } from '../../support/app.ts';
import { type ContractStage, contractInput, contractStage, granted } from '../../support/contract-people.ts';
import { type Doors, openDoors, type SoldTicket } from '../../support/door.ts';
import { statementsWith } from '../../support/statements.ts';
import { sent } from '../messages/sending.ts';
import { sellingOf, tierIds } from '../selling/organiser.ts';

let app: TestApp;
let owner: TestActor;
let doors: Doors;
let stage: ContractStage;
let sold: SoldTicket[];

const UPLOAD = `mutation ($deviceId: String!, $scans: [QueuedScanInput!]!) {
  uploadScans(input: { deviceId: $deviceId, scans: $scans }) { scans { outcome } } }`;

beforeAll(async () => {
  app = await bootTestApp();
  owner = await app.actor('issuer_owner');
  doors = await openDoors(app, { organiser: owner });
  sold = await doors.sell(4);
  stage = await contractStage(app);
  await fill();
});
afterAll(() => app.close());

async function fill(): Promise<void> {
  await app.graphql(
    'mutation ($id: ID!) { revokeTicket(input: { id: $id, reason: "Chargeback" }) { ticket { id } } }',
    { id: sold[3]?.id },
    owner,
  );
  app.clock.advance('2m');
  for (const deviceId of ['east', 'west']) {
    const scans = sold.map((ticket, index) => ({
      ...{ nonce: `${deviceId}-${index}`, ticket: ticket.qrText, admitted: true, outcome: 'GOOD' },
      deviceTime: new Date(app.clock.now().getTime() - 30_000).toISOString(),
    }));
    granted(await app.graphql(UPLOAD, { deviceId, scans }, doors.validator));
  }
  const selling = sellingOf(app, owner);
  const { VIP = '' } = await tierIds(app, doors.eventId);
  for (const code of ['SPRING', 'SUMMER'])
    granted(await selling.newCode(doors.eventId, { code, percentOff: '10', tierIds: [VIP] }));
  granted(await selling.newCode(doors.eventId, { code: 'ALL', percentOff: '5' }));
  for (const name of ['one', 'two'])
    await app.rest(
      'POST',
      `/api/events/${doors.eventId}/guests`,
      new Blob([`name,email\n${name},${name}@x.test`]),
      {
        token: owner.token,
        headers: { 'content-type': 'text/csv', 'idempotency-key': name },
      },
    );
  const CREATE =
    'mutation ($input: CreateContractInput!) { createContract(input: $input) { contract { id } } }';
  for (const name of ['Koroga', 'Encore'])
    granted(await app.graphql(CREATE, { input: contractInput(stage, { name }) }, stage.owner));
}

/** A list, its objects, and a part of the text of the statement that looks them up. */
interface Listed {
  what: string;
  /** The root field, up to its own fields. */
  list: string;
  /** Only columns of the row itself: costs nothing. */
  held: string;
  /** With further fields. */
  more: string;
  mark: string;
  who?: () => TestActor;
}

const LISTS: Listed[] = [
  {
    what: 'the tiers of tickets',
    list: 'tickets(eventId: $id) { nodes',
    held: 'tier { id name }',
    more: 'tier { id name price { amount } available }',
    mark: 'FROM tiers t WHERE t.id = ANY',
  },
  {
    what: 'the tickets of scans',
    list: 'scans(eventId: $id) { nodes',
    held: 'ticket { id number }',
    more: 'ticket { id number status }',
    mark: 'WHERE t.id = ANY($3',
  },
  {
    what: 'the tickets of conflicts',
    list: 'scanConflicts(eventId: $id) { nodes',
    held: 'ticket { id number }',
    more: 'ticket { id status }',
    mark: 'WHERE t.id = ANY($3',
  },
  {
    what: 'the tickets of void entries',
    list: 'voidEntries(eventId: $id) { nodes',
    held: 'ticket { id number }',
    more: 'ticket { id revokeReason }',
    mark: 'WHERE t.id = ANY($3',
  },
  {
    what: 'the tiers of codes',
    list: 'sellingCodes(eventId: $id) { nodes',
    held: 'tiers { id }',
    more: 'tiers { id name }',
    mark: 'FROM tiers t WHERE t.id = ANY',
  },
  {
    what: 'the events of guest lists',
    list: 'guestLists(eventId: $id) { nodes',
    held: 'event { id }',
    more: 'event { id name }',
    mark: 'WHERE e.id = ANY',
  },
  {
    what: 'the organisers of events at doors',
    list: 'doorEvents { nodes',
    held: 'issuer { id name }',
    more: 'issuer { id active }',
    mark: 'FROM issuers_listed i WHERE id = ANY',
  },
  {
    what: 'the contracts of what waits for approval',
    list: 'dashboardCharts { approvalsWaiting',
    held: 'contract { id name }',
    more: 'contract { id status }',
    mark: 'WHERE c.id = ANY',
    who: () => stage.owner,
  },
  {
    what: 'the people who sign contracts',
    list: 'contracts { nodes { signatories',
    held: 'person { id name email }',
    more: 'person { id role maySign }',
    mark: 'AND u.id = ANY',
    who: () => stage.owner,
  },
];

/** Every object of the response, at any depth, in a field of that name. */
function objectsOf(value: unknown, name: string): unknown[] {
  if (Array.isArray(value)) return value.flatMap((one) => objectsOf(one, name));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) => (key === name ? [one].flat() : objectsOf(one, name)));
}

/** The minimum of three turns, since the product's own jobs may send the same statement meanwhile. */
async function fewestStatements(mark: string, ask: () => Promise<unknown>): Promise<number> {
  const counts: number[] = [];
  for (let turn = 0; turn < 3; turn++) counts.push(await statementsWith(mark, ask));
  return Math.min(...counts);
}

describe('an object that a list names', () => {
  it.each(LISTS)('$what: nothing for what the rows hold, one statement for more', async (listed) => {
    const { list, held, more, mark, who = () => owner } = listed;
    const closing = '}'.repeat(list.split('{').length - 1);
    const ask = async (fields: string) => {
      const variable = list.includes('$id') ? 'query ($id: ID!)' : 'query';
      const document = `${variable} { ${list} { ${fields} } ${closing} }`;
      return granted(await app.graphql(document, { id: doors.eventId }, who()));
    };
    expect(await fewestStatements(mark, () => ask(held))).toBe(0);
    expect(await fewestStatements(mark, () => ask(more))).toBe(1);
    const name = held.split(' ')[0] ?? '';
    const [cheap, whole] = [objectsOf(await ask(held), name), objectsOf(await ask(more), name)];
    expect(whole).toHaveLength(cheap.length);
    expect(whole.length).toBeGreaterThan(0);
    const idOf = (one: unknown) => (one as { id: string } | null)?.id;
    expect(whole.map(idOf)).toEqual(cheap.map(idOf));
    for (const one of whole) if (one !== null) expect(Object.values(one as object)).not.toContain(undefined);
  });

  it('of messages, the one that each answers, for its two people', async () => {
    const [amina, brian] = [await app.actor('attendee'), await app.actor('attendee')];
    const question = await sent(app, amina, { recipientEmail: brian.email, subject: 'Parking' });
    await sent(app, brian, { inReplyTo: question.id, subject: 'Re: Parking' });
    await sent(app, brian, { inReplyTo: question.id, subject: 'Re: Parking, again' });
    const ask = async (fields: string) =>
      granted(await app.graphql(`{ messages { nodes { inReplyTo { ${fields} } } } }`, {}, amina)).messages
        .nodes;
    const mark = 'WHERE l.id = ANY';
    expect(await fewestStatements(mark, () => ask('id'))).toBe(0);
    expect(await fewestStatements(mark, () => ask('subject'))).toBe(1);
    const answered = { inReplyTo: { id: question.id, subject: 'Parking' } };
    expect(await ask('id subject')).toEqual([answered, answered, { inReplyTo: null }]);
  });

  it('of the figures of an event, its tiers, whole and without a statement of their own', async () => {
    const STATS = `query ($id: ID!) { event(id: $id) { stats { tiers { sold
      tier { id name price { amount currency } available generated } } } } }`;
    const ask = async () => granted(await app.graphql(STATS, { id: doors.eventId }, owner)).event.stats.tiers;
    expect(await fewestStatements('FROM tiers t WHERE t.id = ANY', ask)).toBe(0);
    expect(await ask()).toEqual([
      {
        sold: expect.any(Number),
        tier: expect.objectContaining({ name: 'VIP', price: { amount: '12.5', currency: 'USD' } }),
      },
    ]);
  });

  it('of keys, the organiser', async () => {
    const KEYS = 'query ($id: ID!) { publicKeysOfEvent(eventId: $id) { version issuer { id active } } }';
    const { publicKeysOfEvent } = granted(await app.graphql(KEYS, { id: doors.eventId }));
    expect(publicKeysOfEvent).toEqual([{ version: 1, issuer: { id: doors.issuerId, active: true } }]);
  });
});

describe('a person who signs', () => {
  const people = async (who: TestActor, fields: string) =>
    granted(await app.graphql(`{ contracts { nodes { signatories { person { ${fields} } } } } }`, {}, who))
      .contracts.nodes[0].signatories;

  it('is named to every reader of the contract, with details for those who may list people', async () => {
    const [member] = stage.partners;
    const named = await people(member, 'id name email');
    expect(named).toContainEqual({
      person: { id: stage.owner.userId, name: expect.any(String), email: stage.owner.email },
    });
    expect(await people(member, 'id role')).toEqual(named.map(() => ({ person: null })));
    expect(await people(stage.owner, 'id role')).toContainEqual({
      person: { id: stage.owner.userId, role: 'ISSUER_OWNER' },
    });
  });
});

describe('a ticket that something names', () => {
  it('is null for readers who may not see it', async () => {
    const seenBy = ({ token: _token, ...who }: TestActor) => {
      const rest = { name: '', emailVerified: true, sessionId: null, apiKeyId: null };
      return ticketSeen(app.app.scope({ kind: 'user', ...who, ...rest }), sold[0]?.id ?? '');
    };
    expect(await seenBy(doors.validator)).toMatchObject({ id: sold[0]?.id });
    expect(await seenBy(await app.actor('issuer_owner'))).toBeNull();
    expect(await seenBy(await app.actor('attendee'))).toBeNull();
  });
});
