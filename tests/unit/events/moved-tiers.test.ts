import { describe, expect, it } from 'vitest';
import { moveTiers, tiersOutside } from '../../../server/modules/events/changes/moved-tiers.rules.ts';

const HOUR = 3_600_000;
const START = Date.parse('2026-12-05T18:00:00.000Z');
const at = (hours: number): Date => new Date(START + hours * HOUR);
const event = (start: number, end: number) => ({ startAt: at(start), endAt: at(end) });
const tier = (from: number, until: number) => ({
  id: 'one',
  name: 'VIP',
  effectiveAt: at(from),
  expiresAt: at(until),
});
const times = ({ effectiveAt, expiresAt }: { effectiveAt: Date; expiresAt: Date }) =>
  [effectiveAt, expiresAt].map((moment) => (moment.getTime() - START) / HOUR);

/** The times of the only tier, if it keeps and if it shifts what was set by hand. */
function moved(
  of: ReturnType<typeof tier>,
  before: ReturnType<typeof event>,
  after: ReturnType<typeof event>,
) {
  const [only] = moveTiers([of], before, after);
  return only && { asks: only.isCustom, kept: times(only.kept), shifted: times(only.shifted) };
}

describe('a tier of an event that moves', () => {
  it('follows with each of its times that is the event’s own, and asks nothing', () => {
    expect(moved(tier(0, 6), event(0, 6), event(168, 174))).toEqual({
      asks: false,
      kept: [168, 174],
      shifted: [168, 174],
    });
    expect(moved(tier(0, 6), event(0, 6), event(0, 8))).toMatchObject({ asks: false, kept: [0, 8] });
  });

  it('asks when a time was set by hand, which shifts as the start or the end that it is nearer to', () => {
    expect(moved(tier(-1, 6), event(0, 6), event(-72, -66))).toEqual({
      asks: true,
      kept: [-1, -66],
      shifted: [-73, -66],
    });
    expect(moved(tier(0, 9), event(0, 6), event(0, 8))).toEqual({
      asks: true,
      kept: [0, 9],
      shifted: [0, 11],
    });
  });

  it('asks nothing when what its own times stand by does not move', () => {
    expect(moved(tier(-1, 1), event(0, 6), event(0, 8))).toMatchObject({ asks: false, kept: [-1, 1] });
    expect(moveTiers([tier(-1, 1)], event(0, 6), event(0, 6))).toEqual([]);
  });

  it('gets the times of the event when its shifted times would be empty or outside of it', () => {
    expect(moved(tier(4, 8), event(0, 10), event(0, 2))).toMatchObject({ shifted: [0, 2] });
    expect(moved(tier(-40, -30), event(0, 6), event(100, 106))).toMatchObject({ shifted: [100, 106] });
  });

  it('is outside when it ends before the event begins, begins after its end, or ends before it begins', () => {
    const names = (from: number, until: number) =>
      tiersOutside([{ name: 'VIP', times: tier(from, until) }], event(0, 6));
    expect(names(-5, -1)).toEqual(['VIP']);
    expect(names(7, 9)).toEqual(['VIP']);
    expect(names(5, 4)).toEqual(['VIP']);
    expect(names(-5, 0)).toEqual([]);
    expect(names(6, 9)).toEqual([]);
  });
});
