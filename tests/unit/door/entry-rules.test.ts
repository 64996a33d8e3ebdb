import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  blockerOf,
  dayOf,
  ENTRY_RULE_NAMES,
  type EntryFrame,
  type EntryRule,
  follow,
  lasts,
  type Movement,
  ONCE,
  termsOver,
} from '../../../server/lib/scan/entry-rules.ts';

const ZONE = 'Africa/Nairobi';
const HOUR = 3_600_000;
/** Friday, 18:00 in Nairobi. */
const START = Date.parse('2026-12-04T15:00:00.000Z');
const END = START + 54 * HOUR;

const frameOf = (rule: EntryRule, limit: number | null = rule === 'times' ? 3 : null): EntryFrame => ({
  termsAt: () => ({ rule, limit }),
  timeZone: ZONE,
  endsAt: END,
});
/** "+0 -1 +2" goes in at hour 0, out at hour 1, in at hour 2. */
const moves = (text: string): Movement[] =>
  text.split(' ').map((word) => ({
    direction: word.startsWith('+') ? 'in' : 'out',
    at: START + Number(word.slice(1)) * HOUR,
  }));

const TABLE: [EntryRule, string, { visits: number; conflicts: number; unmatched: number; open: number }][] = [
  ['once', '+0', { visits: 1, conflicts: 0, unmatched: 0, open: 1 }],
  ['once', '+0 +1', { visits: 1, conflicts: 1, unmatched: 0, open: 1 }],
  ['once', '+0 -1 +2', { visits: 1, conflicts: 1, unmatched: 0, open: 0 }],
  ['daily', '+0 +1', { visits: 1, conflicts: 1, unmatched: 0, open: 1 }],
  ['daily', '+0 -1 +2', { visits: 1, conflicts: 1, unmatched: 0, open: 0 }],
  ['daily', '+0 +24 +25', { visits: 2, conflicts: 1, unmatched: 0, open: 2 }],
  // 03:00 in Nairobi is still Friday's night.
  ['daily', '+0 +9', { visits: 1, conflicts: 1, unmatched: 0, open: 1 }],
  ['daily', '+0 +10', { visits: 2, conflicts: 0, unmatched: 0, open: 2 }],
  ['reentry', '+0 -1 +2 -3 +4', { visits: 3, conflicts: 0, unmatched: 0, open: 1 }],
  ['reentry', '+0 +1', { visits: 1, conflicts: 1, unmatched: 0, open: 1 }],
  ['reentry', '+0 +1 -2', { visits: 1, conflicts: 1, unmatched: 0, open: 0 }],
  ['reentry', '-0 +1', { visits: 1, conflicts: 0, unmatched: 1, open: 1 }],
  ['reentry', '+0 -1 -2', { visits: 1, conflicts: 0, unmatched: 1, open: 0 }],
  // After the end of the event everyone has left.
  ['reentry', '+0 +55', { visits: 2, conflicts: 0, unmatched: 0, open: 2 }],
  ['times', '+0 +0 +0 +0', { visits: 3, conflicts: 1, unmatched: 0, open: 3 }],
  ['times', '+0 +0 -1 -2 +3', { visits: 3, conflicts: 0, unmatched: 0, open: 1 }],
];

describe('the rules of entry', () => {
  it.each(TABLE)('%s: %s', (rule, text, expected) => {
    const { visits, conflicts, unmatched } = follow(moves(text), frameOf(rule));
    const open = visits.filter(({ exit }) => exit === null).length;
    expect({
      visits: visits.length,
      conflicts: conflicts.length,
      unmatched: unmatched.length,
      open,
    }).toEqual(expected);
  });

  it('name the entry that a conflict is against', () => {
    const [first, , second, third] = moves('+0 -1 +2 +3');
    const { conflicts } = follow(moves('+0 -1 +2 +3'), frameOf('reentry'));
    expect(conflicts.map(({ entry, against }) => [entry, against.entry])).toEqual([[third, second]]);
    expect(follow(moves('+0 +3'), frameOf('daily')).conflicts[0]?.against.entry).toEqual(first);
  });

  it('end a stay of a day at 04:00, and every stay with the event', () => {
    const [day] = follow(moves('+0'), frameOf('daily')).visits;
    expect(day && new Date(day.staysUntil ?? 0).toISOString()).toBe('2026-12-05T01:00:00.000Z');
    const [stay] = follow(moves('+0'), frameOf('reentry')).visits;
    expect(stay && [lasts(stay, END - 1, END), lasts(stay, END, END)]).toEqual([true, false]);
  });

  it('count days in the zone of the event, also where clocks change', () => {
    expect(dayOf(Date.parse('2026-12-05T00:59:59.999Z'), ZONE)).toBe('2026-12-04');
    expect(dayOf(Date.parse('2026-12-05T01:00:00.000Z'), ZONE)).toBe('2026-12-05');
    expect(dayOf(Date.parse('2026-10-25T03:30:00.000Z'), 'Europe/Paris')).toBe('2026-10-25');
  });

  it('apply the rule of the time of the entry when it was replaced', () => {
    const change = START + 5 * HOUR;
    const frame: EntryFrame = {
      ...frameOf('once'),
      termsAt: termsOver(ONCE, [{ rule: 'reentry', limit: null, until: change }]),
    };
    const { visits, conflicts } = follow(moves('+0 -1 +2 -3 +6'), frame);
    expect([visits.length, conflicts.length]).toEqual([2, 1]);
    expect(visits.map(({ terms }) => terms.rule)).toEqual(['reentry', 'reentry']);
  });
});

const movement = fc.record({
  direction: fc.constantFrom('in' as const, 'out' as const),
  at: fc.integer({ min: 0, max: 60 * 4 }).map((quarter) => START + (quarter * HOUR) / 4),
});
const evening = fc.array(movement, { maxLength: 30 }).map((all) => all.sort((a, b) => a.at - b.at));
const rules = fc.constantFrom(...ENTRY_RULE_NAMES);

describe('the movements of a ticket, in any number', () => {
  it('each become a visit, an exit, a conflict or an unmatched exit', () => {
    fc.assert(
      fc.property(rules, evening, (rule, all) => {
        const { visits, conflicts, unmatched } = follow(all, frameOf(rule));
        const exits = visits.filter(({ exit }) => exit !== null).length;
        expect(visits.length + exits + conflicts.length + unmatched.length).toBe(all.length);
      }),
    );
  });

  it.each([
    ['once', 1],
    ['times', 3],
  ] as const)('by the rule %s make %i visits at most', (rule, most) => {
    fc.assert(
      fc.property(evening, (all) => {
        expect(follow(all, frameOf(rule)).visits.length).toBeLessThanOrEqual(most);
      }),
    );
  });

  it('by the rule of a day make one visit a day', () => {
    fc.assert(
      fc.property(evening, (all) => {
        const days = follow(all, frameOf('daily')).visits.map(({ day }) => day);
        expect(new Set(days).size).toBe(days.length);
      }),
    );
  });

  it('by the rule of re-entry never put two people inside at once', () => {
    fc.assert(
      fc.property(evening, (all) => {
        const { visits } = follow(all, frameOf('reentry'));
        const insideAt = (at: number) =>
          visits.filter((visit) => visit.entry.at <= at && at < (visit.leftAt ?? visit.staysUntil ?? END));
        for (const { at } of all) expect(insideAt(at).length).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('never leave before they entered', () => {
    fc.assert(
      fc.property(rules, evening, (rule, all) => {
        for (const { entry, leftAt } of follow(all, frameOf(rule)).visits)
          expect(leftAt ?? entry.at).toBeGreaterThanOrEqual(entry.at);
      }),
    );
  });

  it('are decided alike one by one at the door and together after the upload', () => {
    fc.assert(
      fc.property(rules, evening, (rule, all) => {
        const frame = frameOf(rule);
        const admitted = all.filter((one, index) => {
          if (one.direction === 'out') return false;
          return !blockerOf(follow(all.slice(0, index), frame).visits, one.at, frame);
        });
        expect(follow(all, frame).visits.map(({ entry }) => entry)).toEqual(admitted);
      }),
    );
  });
});
