import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { resolveAdmissions } from '../../support/admissions.ts';
import { bootTestApp, type TestApp } from '../../support/app.ts';
import { type Doors, openDoors } from '../../support/door.ts';

let app: TestApp;
let doors: Doors;

beforeAll(async () => {
  app = await bootTestApp();
  doors = await openDoors(app);
});
afterAll(() => app.close());

const UPLOAD = `mutation Upload($deviceId: String!, $clockOffsetMs: Int!, $scans: [QueuedScanInput!]!) {
  uploadScans(input: { deviceId: $deviceId, clockOffsetMs: $clockOffsetMs, scans: $scans }) { scans { nonce outcome repeated conflict } } }`;
const SCAN =
  'mutation S($input: ValidateTicketInput!) { validateTicket(input: $input) { result { outcome usedAt usedGate } } }';
const CONFLICTS = `query C($id: ID!) { scanConflicts(eventId: $id) { nodes {
  ticket { id } ticketNumber tier winner { deviceId correctedAt gate { name } } loser { deviceId correctedAt gate { name } } } } }`;

interface Queued {
  nonce: string;
  ticket: unknown;
  deviceTime: string;
  gateId?: string;
  admitted?: boolean;
  outcome?: string;
}

async function upload(deviceId: string, scans: Queued[], clockOffsetMs = 0, token = doors.validator.token) {
  const whole = scans.map((scan) => ({ admitted: true, outcome: 'GOOD', ...scan }));
  const answer = await app.graphql(UPLOAD, { deviceId, clockOffsetMs, scans: whole }, { token });
  if (answer.errors) throw new Error(JSON.stringify(answer.errors));
  return answer.data.uploadScans.scans as {
    nonce: string;
    outcome: string;
    repeated: boolean;
    conflict: boolean;
  }[];
}

async function scan(ticket: unknown) {
  const answer = await app.graphql(SCAN, { input: { ticket } }, { token: doors.validator.token });
  return answer.data.validateTicket.result;
}

const ago = (seconds: number) => new Date(app.clock.now().getTime() - seconds * 1000).toISOString();

const entryOf = async (ticketId: string | undefined) =>
  (
    await app.sql<{ device_id: string; entered_at: Date; nonce: string }>(
      'SELECT e.device_id, e.entered_at, s.nonce FROM entries e JOIN scans s ON s.id = e.scan_id WHERE e.ticket_id = $1',
      [ticketId],
    )
  )[0];

const conflictsOf = (ticketId: string | undefined) =>
  app.sql<{ winner: string; loser: string }>(
    `SELECT w.device_id || '/' || w.nonce AS winner, l.device_id || '/' || l.nonce AS loser FROM scan_conflicts c
     JOIN scans w ON w.id = c.winner_scan_id JOIN scans l ON l.id = c.loser_scan_id
     WHERE c.ticket_id = $1 ORDER BY (l.device_id || '/' || l.nonce) COLLATE "C"`,
    [ticketId],
  );

describe('what a door did offline', () => {
  it('is taken over with its own time, and the ticket is used', async () => {
    const [ticket] = await doors.sell();
    const [answer] = await upload(
      'a',
      [{ nonce: 'u1', ticket: ticket?.qrText, deviceTime: ago(600) }],
      2_000,
    );
    expect(answer).toEqual({ nonce: 'u1', outcome: 'ADMITTED', repeated: false, conflict: false });
    const entry = await entryOf(ticket?.id);
    expect(entry?.entered_at.toISOString()).toBe(ago(598));
    expect(await scan(ticket?.file)).toMatchObject({ outcome: 'ALREADY_USED', usedAt: ago(598) });
    const [row] = await app.sql(`SELECT mode, device_time FROM scans WHERE nonce = 'u1'`);
    expect(row).toMatchObject({ mode: 'offline', device_time: new Date(ago(600)) });
  });

  it('at a time far outside the event is flagged and wins against no other admission, in either order', async () => {
    for (const isFirst of [true, false]) {
      const [ticket] = await doors.sell();
      const name = isFirst ? 'first' : 'last';
      const wrong = () =>
        upload(`wrong-${name}`, [
          { nonce: `wrong-${name}`, ticket: ticket?.file, deviceTime: '2001-01-01T00:00:00.000Z' },
        ]);
      if (isFirst) await wrong();
      if (isFirst) expect((await entryOf(ticket?.id))?.entered_at).toEqual(app.clock.now());
      await upload(`right-${name}`, [{ nonce: `right-${name}`, ticket: ticket?.file, deviceTime: ago(30) }]);
      if (!isFirst) await wrong();
      expect(await entryOf(ticket?.id)).toMatchObject({
        nonce: `right-${name}`,
        entered_at: new Date(ago(30)),
      });
      const { data } = await app.graphql(
        `query C($id: ID!) { scanConflicts(eventId: $id) { nodes {
          ticket { id } winner { timeDoubtful } loser { timeDoubtful correctedAt } } } }`,
        { id: doors.eventId },
        doors.validator,
      );
      expect(data.scanConflicts.nodes).toContainEqual({
        ticket: { id: ticket?.id },
        winner: { timeDoubtful: false },
        loser: { timeDoubtful: true, correctedAt: '2001-01-01T00:00:00.000Z' },
      });
    }
  });

  it('sent again adds nothing and answers the same', async () => {
    const [ticket] = await doors.sell();
    const scans = [
      { nonce: 'r1', ticket: ticket?.file, deviceTime: ago(60) },
      { nonce: 'r2', ticket: 'rubbish', deviceTime: ago(50), admitted: false, outcome: 'MALFORMED' },
    ];
    const first = await upload('b', scans);
    const again = await upload('b', scans);
    expect(first.map(({ repeated }) => repeated)).toEqual([false, false]);
    expect(again).toEqual(first.map((answer) => ({ ...answer, repeated: true })));
    const rows = await app.sql(`SELECT id FROM scans WHERE device_id = 'b'`);
    expect(rows).toHaveLength(2);
    const audited = await app.sql(
      `SELECT id FROM audit_entries WHERE action = 'ticket.admit' AND entity_id = $1`,
      [ticket?.id],
    );
    expect(audited).toHaveLength(1);
    const twice = [scans[0], scans[0]] as Queued[];
    await expect(upload('b', twice)).rejects.toThrow('BAD_INPUT');
  });

  it('sent by ten connections at once is kept once', async () => {
    const tickets = await doors.sell(5);
    const scans = tickets.map(({ file }, index) => ({
      nonce: `p${index}`,
      ticket: file,
      deviceTime: ago(30),
    }));
    const answers = await Promise.all(Array.from({ length: 10 }, () => upload('parallel', scans)));
    expect(answers.flat().filter(({ repeated }) => !repeated)).toHaveLength(5);
    expect(answers.flat().every(({ outcome, conflict }) => outcome === 'ADMITTED' && !conflict)).toBe(true);
    expect(await app.sql(`SELECT id FROM scans WHERE device_id = 'parallel'`)).toHaveLength(5);
  });

  it('counts though the ticket was expired or revoked by then, but never without a true ticket', async () => {
    const late = await openDoors(app, { organiser: doors.organiser, name: 'Late', expiresIn: 60 });
    const [expired, revoked, here] = await late.sell(3);
    const revoke =
      'mutation R($id: ID!) { revokeTicket(input: { id: $id, reason: "lost" }) { ticket { id } } }';
    await app.graphql(revoke, { id: revoked?.id }, { token: doors.organiser.token });
    const other = await openDoors(app, { name: 'Elsewhere' });
    const [foreign] = await other.sell();
    const gateId = await doors.gate('Of the other event');
    app.clock.advance('2h');
    expect(await scan(expired?.file)).toMatchObject({ outcome: 'EXPIRED' });
    const answers = await upload('c', [
      { nonce: 'c1', ticket: expired?.file, deviceTime: ago(10) },
      { nonce: 'c2', ticket: revoked?.file, deviceTime: ago(10) },
      { nonce: 'c3', ticket: { ...expired?.file, tier: 'Gold' }, deviceTime: ago(10) },
      { nonce: 'c4', ticket: foreign?.file, deviceTime: ago(10) },
      { nonce: 'c5', ticket: here?.file, deviceTime: ago(10), gateId },
      { nonce: 'c6', ticket: here?.file, deviceTime: ago(10), admitted: false, outcome: 'EXPIRED' },
    ]);
    expect(answers.map(({ outcome }) => outcome)).toEqual([
      'ADMITTED',
      'ADMITTED',
      'BAD_SIGNATURE',
      'WRONG_ISSUER',
      'WRONG_EVENT',
      'EXPIRED',
    ]);
    expect(await entryOf(here?.id)).toBeUndefined();
    expect(await entryOf(foreign?.id)).toBeUndefined();
  });

  it('may hold 500 scans and not one more', async () => {
    const many = Array.from({ length: 501 }, (_, index) => ({
      nonce: `m${index}`,
      ticket: 'x',
      deviceTime: ago(1),
    }));
    await expect(upload('d', many)).rejects.toThrow('BAD_INPUT');
    expect(await upload('d', many.slice(1))).toHaveLength(500);
  });
});

describe('two doors that let in one ticket', () => {
  it('are a conflict with gates, devices and times, and an alert', async () => {
    const [ticket] = await doors.sell();
    const [east, west] = [await doors.gate('East'), await doors.gate('West')];
    const alerts: string[] = [];
    const stop = app.app.services.topics.listen('event.conflict', doors.eventId, ({ eventId }) =>
      alerts.push(eventId),
    );
    await upload('east', [{ nonce: 'x', ticket: ticket?.file, deviceTime: ago(100), gateId: east }]);
    expect(alerts).toEqual([]);
    const [answer] = await upload('west', [
      { nonce: 'y', ticket: ticket?.file, deviceTime: ago(200), gateId: west },
    ]);
    stop();
    expect(answer).toMatchObject({ outcome: 'ADMITTED', conflict: true });
    expect(alerts).toEqual([doors.eventId]);
    const { data } = await app.graphql(CONFLICTS, { id: doors.eventId }, { token: doors.validator.token });
    expect(data.scanConflicts.nodes).toContainEqual({
      ticket: { id: ticket?.id },
      ticketNumber: expect.stringMatching(/^[0-9A-Z]{8}$/),
      tier: 'VIP',
      winner: { deviceId: 'west', correctedAt: ago(200), gate: { name: 'West' } },
      loser: { deviceId: 'east', correctedAt: ago(100), gate: { name: 'East' } },
    });
    const audited = await app.sql(
      `SELECT id FROM audit_entries WHERE action = 'scan.conflict' AND entity_id = $1`,
      [ticket?.id],
    );
    expect(audited).toHaveLength(1);
    const entries = await app.sql('SELECT count(*)::int AS n FROM entries WHERE ticket_id = $1', [
      ticket?.id,
    ]);
    expect(entries).toEqual([{ n: 1 }]);
  });

  it('one online, one offline and earlier: the earlier one is the entry', async () => {
    const [ticket] = await doors.sell();
    expect(await scan(ticket?.file)).toMatchObject({ outcome: 'ADMITTED' });
    await upload('far', [{ nonce: 'f', ticket: ticket?.file, deviceTime: ago(3_600) }]);
    expect(await entryOf(ticket?.id)).toMatchObject({ device_id: 'far', entered_at: new Date(ago(3_600)) });
    expect(await conflictsOf(ticket?.id)).toMatchObject([{ winner: 'far/f' }]);
  });

  it('with clocks an hour ahead and an hour behind are put in their true order', async () => {
    const [ticket] = await doors.sell();
    await upload('fast', [{ nonce: 'n', ticket: ticket?.file, deviceTime: ago(20 - 3_600) }], -3_600_000);
    await upload('slow', [{ nonce: 'n', ticket: ticket?.file, deviceTime: ago(30 + 3_600) }], 3_600_000);
    expect(await entryOf(ticket?.id)).toMatchObject({ device_id: 'slow', entered_at: new Date(ago(30)) });
  });

  it('end the same whatever the order of their uploads', async () => {
    const moments = fc.integer({ min: 0, max: 4 });
    const admission = fc.record({ deviceId: fc.constantFrom('d1', 'd2', 'D3'), step: moments });
    const plan = fc.array(admission, { minLength: 2, maxLength: 5 });
    const shuffled = plan.chain((all) =>
      fc.tuple(
        fc.constant(all),
        fc.shuffledSubarray(
          all.map((_, index) => index),
          { minLength: all.length },
        ),
      ),
    );
    let round = 0;
    await fc.assert(
      fc.asyncProperty(shuffled, async ([all, order]) => {
        round += 1;
        const [ticket] = await doors.sell();
        const scans = all.map(({ deviceId, step }, index) => ({
          deviceId,
          nonce: `o${round}-${index}`,
          deviceTime: ago(1_000 - step),
        }));
        for (const index of order) {
          const { deviceId, nonce, deviceTime } = scans[index] as (typeof scans)[number];
          await upload(deviceId, [{ nonce, ticket: ticket?.file, deviceTime }]);
        }
        const told = scans.map((one) => ({
          ticketId: ticket?.id ?? '',
          ...one,
          correctedAt: new Date(one.deviceTime),
          timeDoubtful: false,
        }));
        const expected = resolveAdmissions(told);
        const name = (one: { deviceId: string; nonce: string } | undefined) =>
          `${one?.deviceId}/${one?.nonce}`;
        const entry = await entryOf(ticket?.id);
        expect(`${entry?.device_id}/${entry?.nonce}`).toBe(name(expected?.winner));
        const losers = (expected?.losers ?? [])
          .map(name)
          .sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)));
        const winner = name(expected?.winner);
        expect(await conflictsOf(ticket?.id)).toEqual(losers.map((loser) => ({ winner, loser })));
      }),
      { numRuns: 25 },
    );
  });

  it('that upload at the same moment end with one entry and no door lost', async () => {
    const tickets = await doors.sell(4);
    const doorsAtOnce = ['g1', 'g2', 'g3', 'g4', 'g5'].map((deviceId, place) =>
      upload(
        deviceId,
        tickets.map(({ file }, index) => ({
          nonce: `s${index}`,
          ticket: file,
          deviceTime: ago(500 - place),
        })),
      ),
    );
    const online = tickets.map(({ file }) => scan(file));
    await Promise.all([...doorsAtOnce, ...online]);
    for (const ticket of tickets) {
      expect(await entryOf(ticket.id)).toMatchObject({ device_id: 'g1' });
      const admitted = await app.sql(`SELECT id FROM scans WHERE ticket_id = $1 AND outcome = 'admitted'`, [
        ticket.id,
      ]);
      expect(await conflictsOf(ticket.id)).toHaveLength(admitted.length - 1);
    }
  });
});

describe('the holder of a ticket that two doors let in', () => {
  const NAMED =
    'query C($id: ID!) { scanConflicts(eventId: $id, first: 100) { nodes { ticket { id } holderName } } }';

  it('is named beside its number to those who may see holders, and to no others', async () => {
    const [ticket] = await doors.sell();
    await upload('door-a', [{ nonce: 'named', ticket: ticket?.file, deviceTime: ago(90) }]);
    await upload('door-b', [{ nonce: 'named', ticket: ticket?.file, deviceTime: ago(80) }]);
    const owner = await app.actor('issuer_owner', doors.issuerId);
    const seen = await app.graphql(NAMED, { id: doors.eventId }, owner);
    expect(seen.data.scanConflicts.nodes).toContainEqual({
      ticket: { id: ticket?.id },
      holderName: 'Wanjiku Kamau',
    });
    const hidden = await app.graphql(NAMED, { id: doors.eventId }, { token: doors.validator.token });
    expect(hidden.data.scanConflicts.nodes).toContainEqual({ ticket: { id: ticket?.id }, holderName: null });
    expect(hidden.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  });
});
