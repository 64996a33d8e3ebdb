import { describe, expect, it } from 'vitest';
import { daysUntil, minutesUntil, seriesOf } from '../../../server/modules/dashboard/chart.rules.ts';

describe('the slices of a chart', () => {
  it('are whole days where the reader is, the last one today', () => {
    const now = new Date('2026-11-21T22:30:00Z');
    const inNairobi = daysUntil(now, 2, 180);
    expect(inNairobi.starts.map((start) => start.toISOString())).toEqual([
      '2026-11-20T21:00:00.000Z',
      '2026-11-21T21:00:00.000Z',
    ]);
    const inUtc = daysUntil(now, 1, 0);
    expect(inUtc.from.toISOString()).toBe('2026-11-21T00:00:00.000Z');
  });

  it('are minutes of the last hour, or half hours of the last day', () => {
    const now = new Date('2026-11-21T22:30:59Z');
    const hour = minutesUntil(now, 60);
    expect(hour.starts).toHaveLength(60);
    expect(hour.starts.at(-1)?.toISOString()).toBe('2026-11-21T22:30:00.000Z');
    expect(minutesUntil(now, 1_440).from.toISOString()).toBe('2026-11-20T23:00:00.000Z');
  });

  it('refuse what no chart shows', () => {
    const now = new Date(0);
    expect(() => daysUntil(now, 0, 0)).toThrow('1 to 92');
    expect(() => daysUntil(now, 93, 0)).toThrow('1 to 92');
    expect(() => daysUntil(now, 7, 900)).toThrow('14 hours');
    expect(() => minutesUntil(now, 61)).toThrow('60 or 1440');
  });
});

describe('the series of a chart', () => {
  it('have a point for each slice, the largest first', () => {
    const tallies = [
      { slot: 0, name: 'vip', count: 1 },
      { slot: 2, name: 'regular', count: 3 },
      { slot: 2, name: 'vip', count: 1 },
      { slot: 3, name: 'vip', count: 9 },
    ];
    expect(seriesOf(tallies, 3)).toEqual([
      { name: 'regular', points: [0, 0, 3], total: 3, tone: 0 },
      { name: 'vip', points: [1, 0, 1], total: 2, tone: 1 },
    ]);
  });

  it('keep their colours while others grow, shrink and come', () => {
    const tone = (counts: Record<string, number>) => {
      const ranks = { early: 0, regular: 1, vip: 2, late: 9 } as Record<string, number>;
      const tallies = Object.entries(counts).map(([name, count]) => ({
        slot: 0,
        name,
        count,
        rank: ranks[name] ?? 0,
      }));
      return Object.fromEntries(seriesOf(tallies, 1).map((one) => [one.name, one.tone]));
    };
    expect(tone({ early: 5, regular: 1, vip: 3 })).toEqual({ early: 0, regular: 1, vip: 2 });
    expect(tone({ vip: 30, regular: 9 })).toEqual({ regular: 1, vip: 2 });
    // The ninth colour would be the first one's again, and is not while that is in use.
    expect(tone({ late: 99, regular: 9 })).toEqual({ regular: 1, late: 2 });
    expect(tone({ late: 99, early: 1 })).toEqual({ early: 0, late: 1 });
  });

  it('are at most six; the smallest are one together, and nothing is lost', () => {
    const tallies = Array.from({ length: 9 }, (_one, index) => ({
      slot: index % 2,
      name: `tier ${index}`,
      count: 10 - index,
    }));
    const series = seriesOf(tallies, 2);
    expect(series.map(({ name }) => name)).toEqual([
      'tier 0',
      'tier 1',
      'tier 2',
      'tier 3',
      'tier 4',
      'Other',
    ]);
    expect(series.reduce((sum, { total }) => sum + total, 0)).toBe(10 + 9 + 8 + 7 + 6 + 5 + 4 + 3 + 2);
  });
});
