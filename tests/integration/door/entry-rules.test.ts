import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dayOf, follow, type Movement } from '../../../server/lib/scan/entry-rules.ts';
import { bootTestApp, type TestApp } from '../../support/app.ts';
import { type Doors, openDoors, type SoldTicket } from '../../support/door.ts';

const SCAN = `mutation Scan($input: ValidateTicketInput!) {
  validateTicket(input: $input) { result { valid outcome usedAt usedGate due { amount } } } }`;
const UPLOAD = `mutation Upload($deviceId: String!, $scans: [QueuedScanInput!]!) {
  uploadScans(input: { deviceId: $deviceId, scans: $scans }) { scans { nonce outcome repeated conflict } } }`;
const SET = `mutation Set($tierId: ID!, $rule: EntryRule!, $limit: Int) {
  setEntryRule(input: { tierId: $tierId, rule: $rule, limit: $limit }) { settings { entryRules { tier rule limit } } } }`;
const PRESENCE = `query P($id: ID!) { presence(eventId: $id) { inside gates { gate { name } entered left inside } history { entered left inside } } }`;

type Purpose = 'ENTRY' | 'EXIT';

let app: TestApp;
beforeAll(async () => {
  app = await bootTestApp();
});
afterAll(() => app.close());

let nonces = 0;

/** Doors of an event whose tier has a rule. */
async function openRuledDoors(rule: string, limit?: number) {
  const doors = await openDoors(app);
  const [tier] = await app.sql<{ id: string }>('SELECT id FROM tiers WHERE event_id = $1', [doors.eventId]);
  const setRule = async (to: string, times?: number) => {
    const variables = { tierId: tier?.id, rule: to, limit: times };
    const answer = await app.graphql(SET, variables, { token: doors.organiser.token });
    if (answer.errors) throw new Error(JSON.stringify(answer.errors));
    return answer.data.setEntryRule.settings.entryRules;
  };
  await setRule(rule, limit);
  const as = { token: doors.validator.token };
  const scan = async (ticket: SoldTicket | undefined, purpose: Purpose = 'ENTRY', more: object = {}) => {
    const input = { ticket: ticket?.qrText, purpose, eventId: doors.eventId, ...more };
    const answer = await app.graphql(SCAN, { input }, as);
    if (answer.errors) throw new Error(JSON.stringify(answer.errors));
    return answer.data.validateTicket.result;
  };
  const outcomes = async (ticket: SoldTicket | undefined, ...purposes: Purpose[]) => {
    const found: string[] = [];
    for (const purpose of purposes) {
      app.clock.advance('1s');
      found.push((await scan(ticket, purpose)).outcome);
    }
    return found;
  };
  const upload = async (
    deviceId: string,
    scans: { ticket: SoldTicket | undefined; purpose: Purpose; secondsAgo: number }[],
  ) => {
    const queued = scans.map(({ ticket, purpose, secondsAgo }) => {
      nonces += 1;
      return {
        nonce: `rule-${nonces}`,
        ticket: ticket?.qrText,
        purpose,
        admitted: purpose === 'ENTRY',
        outcome: purpose === 'ENTRY' ? 'ADMITTED' : 'EXITED',
        deviceTime: new Date(app.clock.now().getTime() - secondsAgo * 1000).toISOString(),
      };
    });
    const answer = await app.graphql(UPLOAD, { deviceId, scans: queued }, as);
    if (answer.errors) throw new Error(JSON.stringify(answer.errors));
    return answer.data.uploadScans.scans as { outcome: string; conflict: boolean }[];
  };
  const presence = async () => (await app.graphql(PRESENCE, { id: doors.eventId }, as)).data.presence;
  const conflicts = (ticket: SoldTicket | undefined) =>
    app.sql<{ winner: string; loser: string }>(
      `SELECT w.nonce AS winner, l.nonce AS loser FROM scan_conflicts c JOIN scans w ON w.id = c.winner_scan_id
       JOIN scans l ON l.id = c.loser_scan_id WHERE c.ticket_id = $1`,
      [ticket?.id],
    );
  const visits = (ticket: SoldTicket | undefined) =>
    app.sql<{ number: number; left_at: Date | null }>(
      'SELECT number, entered_at, left_at FROM visits WHERE ticket_id = $1 ORDER BY number',
      [ticket?.id],
    );
  return { ...doors, setRule, scan, outcomes, upload, presence, conflicts, visits };
}

describe('the entries that are left to a ticket', () => {
  const LEFT = 'query L($id: ID!) { ticket(id: $id) { status entryRule entriesLeft } }';

  it('are counted down by a rule with a number, and unknown to other rules', async () => {
    const doors = await openRuledDoors('TIMES', 2);
    const [ticket] = await doors.sell();
    const seen = async () => (await app.graphql(LEFT, { id: ticket?.id }, doors.organiser)).data.ticket;
    expect(await seen()).toMatchObject({ status: 'ACTIVE', entriesLeft: 2 });
    await doors.outcomes(ticket, 'ENTRY');
    expect(await seen()).toMatchObject({ status: 'USED', entriesLeft: 1 });
    expect(await doors.outcomes(ticket, 'EXIT', 'ENTRY', 'ENTRY')).toEqual([
      'EXITED',
      'ADMITTED',
      'ALREADY_USED',
    ]);
    expect(await seen()).toEqual({ status: 'USED', entryRule: 'TIMES', entriesLeft: 0 });
    await doors.setRule('TIMES', 3);
    expect(await seen()).toMatchObject({ entriesLeft: 1 });
    await doors.setRule('REENTRY');
    expect(await seen()).toMatchObject({ entriesLeft: null });
  });
});

describe('an exit that is only checked', () => {
  it('counts as none, also without an entry', async () => {
    const doors = await openRuledDoors('REENTRY');
    const [ticket] = await doors.sell();
    expect(await doors.scan(ticket, 'EXIT', { commit: false })).toMatchObject({ outcome: 'GOOD' });
    await doors.upload('late', [{ ticket, purpose: 'ENTRY', secondsAgo: 60 }]);
    expect((await doors.presence()).inside).toBe(1);
    expect(await doors.scan(ticket, 'EXIT', { commit: false })).toMatchObject({ outcome: 'GOOD' });
    expect((await doors.presence()).inside).toBe(1);
  });
});

describe('whether the holder of a ticket is inside', () => {
  it('follows entries and exits', async () => {
    const doors = await openRuledDoors('REENTRY');
    const tickets = await doors.sell(2);
    const inside = async () => {
      const ask =
        'query I($one: ID!, $two: ID!) { one: ticket(id: $one) { isInside } two: ticket(id: $two) { isInside } }';
      const { data } = await app.graphql(ask, { one: tickets[0]?.id, two: tickets[1]?.id }, doors.organiser);
      return [data.one.isInside, data.two.isInside];
    };
    expect(await inside()).toEqual([false, false]);
    await doors.outcomes(tickets[0], 'ENTRY');
    expect(await inside()).toEqual([true, false]);
    await doors.outcomes(tickets[0], 'EXIT');
    expect(await inside()).toEqual([false, false]);
    await doors.outcomes(tickets[0], 'ENTRY');
    await doors.outcomes(tickets[1], 'ENTRY');
    expect(await inside()).toEqual([true, true]);
    const { inside: counted } = await doors.presence();
    expect(counted).toBe(2);
  });
});

describe('a tier that admits again after each exit', () => {
  let doors: Doors & Awaited<ReturnType<typeof openRuledDoors>>;
  beforeAll(async () => {
    doors = await openRuledDoors('REENTRY');
  });

  it('admits, refuses the second entry with time and gate, and admits after the exit', async () => {
    const gateId = await doors.gate('North');
    const [ticket] = await doors.sell();
    expect(await doors.scan(ticket, 'ENTRY', { gateId })).toMatchObject({ valid: true, outcome: 'ADMITTED' });
    const entered = app.clock.now().toISOString();
    expect(await doors.scan(ticket, 'ENTRY')).toMatchObject({
      valid: false,
      outcome: 'ALREADY_USED',
      usedAt: entered,
      usedGate: 'North',
    });
    expect(await doors.outcomes(ticket, 'EXIT', 'EXIT', 'ENTRY')).toEqual([
      'EXITED',
      'NOT_INSIDE',
      'ADMITTED',
    ]);
    expect((await doors.visits(ticket)).map(({ left_at }) => left_at === null)).toEqual([false, true]);
    const [first] = await app.sql('SELECT count(*)::int AS count FROM entries WHERE ticket_id = $1', [
      ticket?.id,
    ]);
    expect(first).toEqual({ count: 1 });
  });

  it('is used once for the figures, however often it enters', async () => {
    const [ticket] = await doors.sell();
    const before = await app.sql<{ n: number }>(
      'SELECT count(*)::int AS n FROM counted_entries WHERE event_id = $1',
      [doors.eventId],
    );
    await doors.outcomes(ticket, 'ENTRY', 'EXIT', 'ENTRY', 'EXIT');
    const after = await app.sql<{ n: number }>(
      'SELECT count(*)::int AS n FROM counted_entries WHERE event_id = $1',
      [doors.eventId],
    );
    expect(after[0]?.n).toBe((before[0]?.n ?? 0) + 1);
  });

  it('answers a repeated scan as before, and records nothing', async () => {
    const [ticket] = await doors.sell();
    const place = { deviceId: 'again', nonce: `again-${ticket?.id}` };
    const first = await doors.scan(ticket, 'ENTRY', place);
    expect(await doors.scan(ticket, 'ENTRY', place)).toMatchObject({ outcome: first.outcome });
    expect(await doors.visits(ticket)).toHaveLength(1);
  });

  it('only checks without a commit', async () => {
    const [ticket] = await doors.sell();
    expect(await doors.scan(ticket, 'ENTRY', { commit: false })).toMatchObject({ outcome: 'GOOD' });
    expect(await doors.scan(ticket, 'EXIT', { commit: false })).toMatchObject({ outcome: 'GOOD' });
    expect(await doors.visits(ticket)).toHaveLength(0);
  });

  it('admits one of many doors at the same moment', async () => {
    const [ticket] = await doors.sell();
    const answers = await Promise.all(Array.from({ length: 8 }, () => doors.scan(ticket, 'ENTRY')));
    expect(answers.filter(({ outcome }) => outcome === 'ADMITTED')).toHaveLength(1);
    expect(answers.filter(({ outcome }) => outcome === 'ALREADY_USED')).toHaveLength(7);
  });

  it('lets people leave with a revoked ticket, and lets none in', async () => {
    const [ticket] = await doors.sell();
    await doors.outcomes(ticket, 'ENTRY');
    await app.graphql(
      'mutation R($id: ID!) { revokeTicket(input: { id: $id, reason: "Sold twice" }) { ticket { id } } }',
      { id: ticket?.id },
      { token: doors.organiser.token },
    );
    expect(await doors.outcomes(ticket, 'EXIT', 'ENTRY')).toEqual(['EXITED', 'REVOKED']);
  });

  it('takes over what doors did offline, in whatever order they report it', async () => {
    const [one, other] = await doors.sell(2);
    // In at 60, out at 40, in at 20: reported by three doors in the wrong order.
    expect(await doors.upload('c', [{ ticket: one, purpose: 'ENTRY', secondsAgo: 20 }])).toMatchObject([
      { outcome: 'ADMITTED', conflict: false },
    ]);
    expect(await doors.upload('a', [{ ticket: one, purpose: 'ENTRY', secondsAgo: 60 }])).toMatchObject([
      { conflict: true },
    ]);
    expect(await doors.conflicts(one)).toHaveLength(1);
    await doors.upload('b', [{ ticket: one, purpose: 'EXIT', secondsAgo: 40 }]);
    expect(await doors.conflicts(one)).toHaveLength(0);
    expect(await doors.visits(one)).toHaveLength(2);
    // In twice without an exit.
    await doors.upload('a', [{ ticket: other, purpose: 'ENTRY', secondsAgo: 50 }]);
    expect(await doors.upload('b', [{ ticket: other, purpose: 'ENTRY', secondsAgo: 30 }])).toMatchObject([
      { outcome: 'ADMITTED', conflict: true },
    ]);
    expect(await doors.conflicts(other)).toHaveLength(1);
  });

  it('shows the entry that remains when another one is undone', async () => {
    const [ticket] = await doors.sell();
    await doors.scan(ticket, 'ENTRY', { deviceId: 'undoes', nonce: 'undo-1' });
    await doors.outcomes(ticket, 'EXIT');
    app.clock.advance('1s');
    await doors.scan(ticket, 'ENTRY', { deviceId: 'undoes', nonce: 'undo-2' });
    const undone = await app.graphql(
      'mutation U($nonce: String!) { undoEntry(input: { deviceId: "undoes", nonce: $nonce, reason: "Wrong guest" }) { scanId } }',
      { nonce: 'undo-2' },
      { token: doors.validator.token },
    );
    expect(undone.errors).toBeUndefined();
    expect(await doors.visits(ticket)).toHaveLength(1);
    expect(await doors.outcomes(ticket, 'ENTRY')).toEqual(['ADMITTED']);
  });
});

describe('other rules', () => {
  it('admit a ticket for three people three times', async () => {
    const doors = await openRuledDoors('TIMES', 3);
    const [ticket] = await doors.sell();
    expect(await doors.outcomes(ticket, 'ENTRY', 'ENTRY', 'ENTRY', 'ENTRY')).toEqual([
      ...['ADMITTED', 'ADMITTED', 'ADMITTED', 'ALREADY_USED'],
    ]);
    expect((await doors.presence()).inside).toBe(3);
    await doors.outcomes(ticket, 'EXIT');
    expect((await doors.presence()).inside).toBe(2);
  });

  it('admit once a day', async () => {
    const now = app.clock.now().getTime();
    if (dayOf(now, 'Africa/Nairobi') !== dayOf(now + 3_600_000, 'Africa/Nairobi')) app.clock.advance('2h');
    const doors = await openRuledDoors('DAILY');
    const [ticket] = await doors.sell();
    expect(await doors.outcomes(ticket, 'ENTRY', 'EXIT', 'ENTRY')).toEqual([
      'ADMITTED',
      'EXITED',
      'ALREADY_USED',
    ]);
    const day = await doors.upload('late', [{ ticket, purpose: 'ENTRY', secondsAgo: -26 * 3_600 }]);
    expect(day).toMatchObject([{ outcome: 'ADMITTED', conflict: false }]);
  });

  it('of a tier that admits once stay as they were, and an exit is final', async () => {
    const doors = await openRuledDoors('ONCE');
    const [ticket] = await doors.sell();
    expect(await doors.outcomes(ticket, 'ENTRY')).toEqual(['ADMITTED']);
    expect(await doors.visits(ticket)).toHaveLength(0);
    expect((await doors.presence()).inside).toBe(1);
    expect(await doors.outcomes(ticket, 'EXIT', 'ENTRY')).toEqual(['EXITED', 'ALREADY_USED']);
    expect((await doors.presence()).inside).toBe(0);
  });

  it('are replaced for tickets sold from that time on, and entries before stay good', async () => {
    const doors = await openRuledDoors('REENTRY');
    const [ticket] = await doors.sell();
    expect(await doors.outcomes(ticket, 'ENTRY', 'EXIT', 'ENTRY', 'EXIT')).toEqual([
      ...['ADMITTED', 'EXITED', 'ADMITTED', 'EXITED'],
    ]);
    app.clock.advance('1s');
    expect(await doors.setRule('ONCE')).toEqual([{ tier: 'VIP', rule: 'ONCE', limit: null }]);
    expect(await doors.outcomes(ticket, 'ENTRY')).toEqual(['ALREADY_USED']);
    expect(await doors.conflicts(ticket)).toHaveLength(0);
    app.clock.advance('1s');
    await doors.setRule('TIMES', 3);
    expect(await doors.outcomes(ticket, 'ENTRY', 'ENTRY')).toEqual(['ADMITTED', 'ALREADY_USED']);
    expect(await doors.visits(ticket)).toHaveLength(3);
  });

  it('are copied with the event', async () => {
    const doors = await openRuledDoors('TIMES', 4);
    const copy = await app.graphql(
      'mutation D($id: ID!, $at: DateTime!) { duplicateEvent(input: { id: $id, startDate: $at }) { event { id } } }',
      { id: doors.eventId, at: new Date(app.clock.now().getTime() + 86_400_000).toISOString() },
      { token: doors.organiser.token },
    );
    const settings = await app.graphql(
      'query S($id: ID!) { doorSettings(eventId: $id) { entryRules { rule limit } } }',
      { id: copy.data.duplicateEvent.event.id },
      { token: doors.organiser.token },
    );
    expect(settings.data.doorSettings.entryRules).toEqual([{ rule: 'TIMES', limit: 4 }]);
  });

  it('are refused without a fitting number of entries', async () => {
    await expect(openRuledDoors('TIMES')).rejects.toThrow('OUT_OF_RANGE');
    await expect(openRuledDoors('TIMES', 101)).rejects.toThrow('OUT_OF_RANGE');
  });
});

describe('the database', () => {
  it('refuses a second stay before the first has ended, and one more than the ticket has', async () => {
    const doors = await openRuledDoors('REENTRY');
    const [ticket] = await doors.sell();
    await doors.outcomes(ticket, 'ENTRY', 'EXIT', 'ENTRY');
    const copy = (changes: string) =>
      app.sql(
        `INSERT INTO visits SELECT (jsonb_populate_record(v, ${changes})).* FROM visits v WHERE ticket_id = $1 AND number = 2`,
        [ticket?.id],
      );
    const [spare] = await app.sql<{ id: string }>(
      `SELECT id FROM scans WHERE ticket_id = $1 AND outcome = 'exited'`,
      [ticket?.id],
    );
    const third = (rest: string) => `'{"number": 3, "entry_scan_id": "${spare?.id}"${rest}}'::jsonb`;
    await expect(copy(third(''))).rejects.toThrow('visits_one_at_a_time');
    await expect(copy(third(', "entry_rule": "times", "entry_limit": 2'))).rejects.toThrow('visits_times');
    await expect(copy(third(', "entry_rule": "once"'))).rejects.toThrow('visits_once');
  });
});

describe('who is inside', () => {
  it('is no one after the end of the event, before the day of its tickets ends', async () => {
    // 05:00 in Nairobi: the day lasts longer than the event.
    const dawn = new Date(app.clock.now());
    dawn.setUTCHours(26, 0, 0, 0);
    app.clock.set(dawn);
    const doors = await openRuledDoors('DAILY');
    const [ticket] = await doors.sell();
    expect(await doors.outcomes(ticket, 'ENTRY')).toEqual(['ADMITTED']);
    expect((await doors.presence()).inside).toBe(1);
    app.clock.advance('6h');
    const { inside, gates, history } = await doors.presence();
    expect([inside, gates[0].inside, history.at(-1).inside]).toEqual([0, 0, 0]);
  });

  it('agrees with the script of an evening in any order of uploads', async () => {
    const doors = await openRuledDoors('REENTRY');
    const [row] = await app.sql<{ end_at: Date }>('SELECT end_at FROM events WHERE id = $1', [doors.eventId]);
    const frame = {
      termsAt: () => ({ rule: 'reentry' as const, limit: null }),
      timeZone: 'Africa/Nairobi',
      endsAt: row?.end_at.getTime() ?? 0,
    };
    const step = fc.record({
      purpose: fc.constantFrom<Purpose>('ENTRY', 'EXIT'),
      device: fc.constantFrom('north', 'south', 'east'),
    });
    let expected = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { minLength: 1, maxLength: 8 }),
        fc.func(fc.integer()),
        async (steps, rank) => {
          const [ticket] = await doors.sell();
          const scans = steps.map((one, index) => ({ ...one, ticket, secondsAgo: 1_000 - index }));
          const shuffled = scans.toSorted((a, b) => rank(a.secondsAgo) - rank(b.secondsAgo));
          for (const { device, ...one } of shuffled) await doors.upload(device, [one]);
          const now = app.clock.now().getTime();
          const moves: Movement[] = scans.map(({ purpose, secondsAgo }) => ({
            direction: purpose === 'ENTRY' ? 'in' : 'out',
            at: now - secondsAgo * 1000,
          }));
          const told = follow(moves, frame);
          expect((await doors.visits(ticket)).map(({ left_at }) => left_at?.getTime() ?? null)).toEqual(
            told.visits.map(({ leftAt }) => leftAt),
          );
          expect(await doors.conflicts(ticket)).toHaveLength(told.conflicts.length);
          expected += told.visits.filter(({ exit }) => exit === null).length;
        },
      ),
      { numRuns: 12 },
    );
    const { inside, history } = await doors.presence();
    expect(inside).toBe(expected);
    expect(history.at(-1)?.inside).toBe(expected);
  });
});
