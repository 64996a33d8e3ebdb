import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bootTestApp, type TestApp } from '../../support/app.ts';
import { type Doors, openDoors } from '../../support/door.ts';

let app: TestApp;
let doors: Doors;

beforeAll(async () => {
  app = await bootTestApp();
  doors = await openDoors(app);
});
afterAll(() => app.close());

const SCAN =
  'mutation Scan($input: ValidateTicketInput!) { validateTicket(input: $input) { result { outcome } } }';

async function scan(input: Record<string, unknown>, token: string) {
  const answer = await app.graphql(SCAN, { input }, { token });
  if (answer.errors) throw new Error(JSON.stringify(answer.errors));
}

describe('gates and the log', () => {
  it('count distinct tickets, a gate and together, and show every scan with its reason', async () => {
    const night = await openDoors(app, { organiser: doors.organiser, name: 'Counting night' });
    const [north, south] = [await night.gate('North'), await night.gate('South')];
    const [a, b, c] = await night.sell(3);
    const token = night.validator.token;
    const scans = [
      { ticket: a?.file, gateId: north },
      { ticket: b?.file, gateId: south },
      { ticket: a?.file, gateId: south },
      { ticket: c?.file, gateId: south },
      { ticket: c?.file, gateId: south, commit: false },
    ];
    for (const one of scans) {
      app.clock.advance('1s');
      await scan(one, token);
    }
    const document = `query Door($eventId: ID!) {
      gates(eventId: $eventId) { nodes { name active entries } }
      scans(eventId: $eventId, first: 2) { totalCount pageInfo { hasNextPage endCursor } nodes { outcome mode deviceId scannedBy gate { name entries } } }
    }`;
    const { data } = await app.graphql(document, { eventId: night.eventId }, { token });
    expect(data.gates.nodes).toEqual([
      { name: 'North', active: true, entries: 1 },
      { name: 'South', active: true, entries: 2 },
    ]);
    expect(data.scans.totalCount).toBe(5);
    expect(data.scans.nodes[0]).toMatchObject({
      outcome: 'ALREADY_USED',
      mode: 'ONLINE',
      gate: { name: 'South', entries: 2 },
    });
    const rest = `query Rest($eventId: ID!, $after: String) { scans(eventId: $eventId, after: $after) { totalCount pageInfo { hasNextPage } nodes { outcome } } }`;
    const after = data.scans.pageInfo.endCursor;
    const next = await app.graphql(rest, { eventId: night.eventId, after }, { token });
    expect(next.data.scans).toMatchObject({ totalCount: 5, pageInfo: { hasNextPage: false } });
    expect(next.data.scans.nodes).toHaveLength(3);
    const refused = await app.graphql(
      `query Refused($eventId: ID!) { scans(eventId: $eventId, outcome: ALREADY_USED) { totalCount } }`,
      { eventId: night.eventId },
      { token },
    );
    expect(refused.data.scans.totalCount).toBe(2);
  });

  it('belong to the issuer alone', async () => {
    const other = await openDoors(app, { name: 'Not yours' });
    const as = { token: doors.validator.token };
    const gates = await app.graphql(
      'query G($id: ID!) { gates(eventId: $id) { nodes { id } } }',
      { id: other.eventId },
      as,
    );
    expect(gates.errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    const conflicts = await app.graphql(
      'query C($id: ID!) { scanConflicts(eventId: $id) { nodes { id } } }',
      { id: other.eventId },
      as,
    );
    expect(conflicts.errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    const [ticket] = await other.sell();
    await scan({ ticket: ticket?.file }, other.validator.token);
    const scans = await app.graphql(
      'query S($id: ID!) { scans(eventId: $id) { totalCount } }',
      { id: other.eventId },
      as,
    );
    expect(scans.data.scans.totalCount).toBe(0);
    const create =
      'mutation G($id: ID!) { createGate(input: { eventId: $id, name: "Mine" }) { gate { id } } }';
    const made = await app.graphql(create, { id: other.eventId }, { token: doors.organiser.token });
    expect(made.errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    const byValidator = await app.graphql(create, { id: doors.eventId }, as);
    expect(byValidator.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  });

  it('need names of their own', async () => {
    await doors.gate('Twice');
    await expect(doors.gate('Twice')).rejects.toThrow('GATE_NAME_TAKEN');
    await expect(doors.gate('  ')).rejects.toThrow('BAD_INPUT');
  });
});
