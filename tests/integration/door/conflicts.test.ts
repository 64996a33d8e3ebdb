import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { resolveAdmissions } from '../../support/admissions.ts';
import { bootTestApp, type TestApp } from '../../support/app.ts';
import { type Doors, openDoors } from '../../support/door.ts';
import { uploadSteps } from './upload-steps.ts';

let app: TestApp;
let doors: Doors;
let steps: ReturnType<typeof uploadSteps>;

beforeAll(async () => {
  app = await bootTestApp();
  doors = await openDoors(app);
  steps = uploadSteps(app, doors);
});
afterAll(() => app.close());

const CONFLICTS = `query C($id: ID!) { scanConflicts(eventId: $id) { nodes {
  ticket { id } ticketNumber tier winner { deviceId correctedAt gate { name } } loser { deviceId correctedAt gate { name } } } } }`;

describe('two doors that let in one ticket', () => {
  it('are a conflict with gates, devices and times, and an alert', async () => {
    const [ticket] = await doors.sell();
    const [east, west] = [await doors.gate('East'), await doors.gate('West')];
    const alerts: string[] = [];
    const stop = app.app.services.topics.listen('event.conflict', doors.eventId, ({ eventId }) =>
      alerts.push(eventId),
    );
    await steps.upload('east', [
      { nonce: 'x', ticket: ticket?.file, deviceTime: steps.ago(100), gateId: east },
    ]);
    expect(alerts).toEqual([]);
    const [answer] = await steps.upload('west', [
      { nonce: 'y', ticket: ticket?.file, deviceTime: steps.ago(200), gateId: west },
    ]);
    stop();
    expect(answer).toMatchObject({ outcome: 'ADMITTED', conflict: true });
    expect(alerts).toEqual([doors.eventId]);
    const { data } = await app.graphql(CONFLICTS, { id: doors.eventId }, { token: doors.validator.token });
    expect(data.scanConflicts.nodes).toContainEqual({
      ticket: { id: ticket?.id },
      ticketNumber: expect.stringMatching(/^[0-9A-Z]{8}$/),
      tier: 'VIP',
      winner: { deviceId: 'west', correctedAt: steps.ago(200), gate: { name: 'West' } },
      loser: { deviceId: 'east', correctedAt: steps.ago(100), gate: { name: 'East' } },
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
    expect(await steps.scan(ticket?.file)).toMatchObject({ outcome: 'ADMITTED' });
    await steps.upload('far', [{ nonce: 'f', ticket: ticket?.file, deviceTime: steps.ago(3_600) }]);
    expect(await steps.entryOf(ticket?.id)).toMatchObject({
      device_id: 'far',
      entered_at: new Date(steps.ago(3_600)),
    });
    expect(await steps.conflictsOf(ticket?.id)).toMatchObject([{ winner: 'far/f' }]);
  });

  it('with clocks an hour ahead and an hour behind are put in their true order', async () => {
    const [ticket] = await doors.sell();
    await steps.upload(
      'fast',
      [{ nonce: 'n', ticket: ticket?.file, deviceTime: steps.ago(20 - 3_600) }],
      -3_600_000,
    );
    await steps.upload(
      'slow',
      [{ nonce: 'n', ticket: ticket?.file, deviceTime: steps.ago(30 + 3_600) }],
      3_600_000,
    );
    expect(await steps.entryOf(ticket?.id)).toMatchObject({
      device_id: 'slow',
      entered_at: new Date(steps.ago(30)),
    });
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
          deviceTime: steps.ago(1_000 - step),
        }));
        for (const index of order) {
          const { deviceId, nonce, deviceTime } = scans[index] as (typeof scans)[number];
          await steps.upload(deviceId, [{ nonce, ticket: ticket?.file, deviceTime }]);
        }
        const reported = scans.map((one) => ({
          ticketId: ticket?.id ?? '',
          ...one,
          correctedAt: new Date(one.deviceTime),
          timeDoubtful: false,
        }));
        const expected = resolveAdmissions(reported);
        const name = (one: { deviceId: string; nonce: string } | undefined) =>
          `${one?.deviceId}/${one?.nonce}`;
        const entry = await steps.entryOf(ticket?.id);
        expect(`${entry?.device_id}/${entry?.nonce}`).toBe(name(expected?.winner));
        const losers = (expected?.losers ?? [])
          .map(name)
          .sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)));
        const winner = name(expected?.winner);
        expect(await steps.conflictsOf(ticket?.id)).toEqual(losers.map((loser) => ({ winner, loser })));
      }),
      { numRuns: 25 },
    );
  });

  it('that upload at the same moment end with one entry and no door lost', async () => {
    const tickets = await doors.sell(4);
    const doorsAtOnce = ['g1', 'g2', 'g3', 'g4', 'g5'].map((deviceId, place) =>
      steps.upload(
        deviceId,
        tickets.map(({ file }, index) => ({
          nonce: `s${index}`,
          ticket: file,
          deviceTime: steps.ago(500 - place),
        })),
      ),
    );
    const online = tickets.map(({ file }) => steps.scan(file));
    await Promise.all([...doorsAtOnce, ...online]);
    for (const ticket of tickets) {
      expect(await steps.entryOf(ticket.id)).toMatchObject({ device_id: 'g1' });
      const admitted = await app.sql(`SELECT id FROM scans WHERE ticket_id = $1 AND outcome = 'admitted'`, [
        ticket.id,
      ]);
      expect(await steps.conflictsOf(ticket.id)).toHaveLength(admitted.length - 1);
    }
  });
});

describe('the holder of a ticket that two doors let in', () => {
  const NAMED =
    'query C($id: ID!) { scanConflicts(eventId: $id, first: 100) { nodes { ticket { id } holderName } } }';

  it('is named beside its number to those who may see holders, and to no others', async () => {
    const [ticket] = await doors.sell();
    await steps.upload('door-a', [{ nonce: 'named', ticket: ticket?.file, deviceTime: steps.ago(90) }]);
    await steps.upload('door-b', [{ nonce: 'named', ticket: ticket?.file, deviceTime: steps.ago(80) }]);
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
