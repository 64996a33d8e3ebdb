import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bootTestApp, type TestApp } from '../../support/app.ts';
import { type Doors, openDoors } from '../../support/door.ts';
import { type Queued, uploadSteps } from './upload-steps.ts';

let app: TestApp;
let doors: Doors;
let steps: ReturnType<typeof uploadSteps>;

beforeAll(async () => {
  app = await bootTestApp();
  doors = await openDoors(app);
  steps = uploadSteps(app, doors);
});
afterAll(() => app.close());

describe('what a door did offline', () => {
  it('is taken over with its own time, and the ticket is used', async () => {
    const [ticket] = await doors.sell();
    const [answer] = await steps.upload(
      'a',
      [{ nonce: 'u1', ticket: ticket?.qrText, deviceTime: steps.ago(600) }],
      2_000,
    );
    expect(answer).toEqual({ nonce: 'u1', outcome: 'ADMITTED', repeated: false, conflict: false });
    const entry = await steps.entryOf(ticket?.id);
    expect(entry?.entered_at.toISOString()).toBe(steps.ago(598));
    expect(await steps.scan(ticket?.file)).toMatchObject({ outcome: 'ALREADY_USED', usedAt: steps.ago(598) });
    const [row] = await app.sql(`SELECT mode, device_time FROM scans WHERE nonce = 'u1'`);
    expect(row).toMatchObject({ mode: 'offline', device_time: new Date(steps.ago(600)) });
  });

  it('at a time far outside the event is flagged and wins against no other admission, in either order', async () => {
    for (const isFirst of [true, false]) {
      const [ticket] = await doors.sell();
      const name = isFirst ? 'first' : 'last';
      const wrong = () =>
        steps.upload(`wrong-${name}`, [
          { nonce: `wrong-${name}`, ticket: ticket?.file, deviceTime: '2001-01-01T00:00:00.000Z' },
        ]);
      if (isFirst) await wrong();
      if (isFirst) expect((await steps.entryOf(ticket?.id))?.entered_at).toEqual(app.clock.now());
      await steps.upload(`right-${name}`, [
        { nonce: `right-${name}`, ticket: ticket?.file, deviceTime: steps.ago(30) },
      ]);
      if (!isFirst) await wrong();
      expect(await steps.entryOf(ticket?.id)).toMatchObject({
        nonce: `right-${name}`,
        entered_at: new Date(steps.ago(30)),
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
      { nonce: 'r1', ticket: ticket?.file, deviceTime: steps.ago(60) },
      { nonce: 'r2', ticket: 'rubbish', deviceTime: steps.ago(50), admitted: false, outcome: 'MALFORMED' },
    ];
    const first = await steps.upload('b', scans);
    const again = await steps.upload('b', scans);
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
    await expect(steps.upload('b', twice)).rejects.toThrow('BAD_INPUT');
  });

  it('sent by ten connections at once is kept once', async () => {
    const tickets = await doors.sell(5);
    const scans = tickets.map(({ file }, index) => ({
      nonce: `p${index}`,
      ticket: file,
      deviceTime: steps.ago(30),
    }));
    const answers = await Promise.all(Array.from({ length: 10 }, () => steps.upload('parallel', scans)));
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
    expect(await steps.scan(expired?.file)).toMatchObject({ outcome: 'EXPIRED' });
    const answers = await steps.upload('c', [
      { nonce: 'c1', ticket: expired?.file, deviceTime: steps.ago(10) },
      { nonce: 'c2', ticket: revoked?.file, deviceTime: steps.ago(10) },
      { nonce: 'c3', ticket: { ...expired?.file, tier: 'Gold' }, deviceTime: steps.ago(10) },
      { nonce: 'c4', ticket: foreign?.file, deviceTime: steps.ago(10) },
      { nonce: 'c5', ticket: here?.file, deviceTime: steps.ago(10), gateId },
      { nonce: 'c6', ticket: here?.file, deviceTime: steps.ago(10), admitted: false, outcome: 'EXPIRED' },
    ]);
    expect(answers.map(({ outcome }) => outcome)).toEqual([
      'ADMITTED',
      'ADMITTED',
      'BAD_SIGNATURE',
      'WRONG_ISSUER',
      'WRONG_EVENT',
      'EXPIRED',
    ]);
    expect(await steps.entryOf(here?.id)).toBeUndefined();
    expect(await steps.entryOf(foreign?.id)).toBeUndefined();
  });

  it('may hold 500 scans and not one more', async () => {
    const many = Array.from({ length: 501 }, (_, index) => ({
      nonce: `m${index}`,
      ticket: 'x',
      deviceTime: steps.ago(1),
    }));
    await expect(steps.upload('d', many)).rejects.toThrow('BAD_INPUT');
    expect(await steps.upload('d', many.slice(1))).toHaveLength(500);
  });
});
