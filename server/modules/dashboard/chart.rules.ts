import { BadInput, type FieldFault, refuseFaults } from '../../platform/failures.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Equal intervals of time, oldest first; the last one contains the present. */
export interface Slices {
  from: Date;
  stepMs: number;
  starts: Date[];
}

/** Most series of a chart; the last one then sums up all others. */
const MAX_SERIES = 6;

/**
 * Returns whole days in the reader's time zone, up to today.
 * @param utcOffset minutes that the reader's clock is ahead of UTC
 * @throws BadInput for more days than a chart shows, or an invalid offset
 */
export function daysUntil(now: Date, days: number, utcOffset: number): Slices {
  const faults: FieldFault[] = [];
  if (!Number.isInteger(days) || days < 1 || days > 92)
    faults.push({ field: 'days', message: 'A chart shows 1 to 92 days.' });
  faults.push(...offsetFaults(utcOffset));
  refuseFaults(faults);
  return slices(now, { count: days, stepMs: DAY, ahead: utcOffset * MINUTE });
}

/** Whole months of the reader's time zone, up to the present. */
export interface MonthSpan {
  from: Date;
  /** Minutes that the reader's clock is ahead of UTC. */
  minutes: number;
}

/**
 * Returns the current month of the reader's time zone and those before it.
 * @param utcOffset minutes that the reader's clock is ahead of UTC
 * @throws BadInput for more months than a chart shows, or an invalid offset
 */
export function monthsUntil(now: Date, months: number, utcOffset: number): MonthSpan {
  const faults = offsetFaults(utcOffset);
  if (!Number.isInteger(months) || months < 1 || months > 36)
    faults.push({ field: 'months', message: 'A chart shows 1 to 36 months.' });
  refuseFaults(faults);
  const local = new Date(now.getTime() + utcOffset * MINUTE);
  const first = Date.UTC(local.getUTCFullYear(), local.getUTCMonth() - months + 1, 1);
  return { from: new Date(first - utcOffset * MINUTE), minutes: utcOffset };
}

function offsetFaults(utcOffset: number): FieldFault[] {
  return Number.isInteger(utcOffset) && Math.abs(utcOffset) <= 14 * 60
    ? []
    : [{ field: 'utcOffset', message: 'A zone is at most 14 hours from UTC.' }];
}

/** Returns the last hour by minutes, or the last day by half hours. @throws BadInput for anything else */
export function minutesUntil(now: Date, minutes: number): Slices {
  if (minutes === 60) return slices(now, { count: 60, stepMs: MINUTE, ahead: 0 });
  if (minutes === 1_440) return slices(now, { count: 48, stepMs: HOUR / 2, ahead: 0 });
  throw new BadInput([{ field: 'minutes', message: 'The chart is of the last 60 or 1440 minutes.' }]);
}

function slices(
  now: Date,
  { count, stepMs, ahead }: { count: number; stepMs: number; ahead: number },
): Slices {
  const current = Math.floor((now.getTime() + ahead) / stepMs) * stepMs - ahead;
  const first = current - (count - 1) * stepMs;
  const starts = Array.from({ length: count }, (_slice, index) => new Date(first + index * stepMs));
  return { from: new Date(first), stepMs, starts };
}

/** A count within one interval. */
export interface Tally {
  slot: number;
  name: string;
  count: number;
  /** Place of the name in the order in which the issuer first used it, from 0; undefined: it has none. */
  rank?: number;
}

export interface Series {
  name: string;
  points: number[];
  total: number;
  /** Number of its colour. */
  tone: number;
}

/** Colours of a chart; a series of higher rank takes the next free one. */
export const TONES = 8;

/** Returns a series for each name, the largest first; surplus ones are summed up in one. */
export function seriesOf(tallies: readonly Tally[], slots: number): Series[] {
  const byName = new Map<string, number[]>();
  for (const { slot, name, count } of tallies) {
    if (slot < 0 || slot >= slots) continue;
    const points = byName.get(name) ?? new Array<number>(slots).fill(0);
    points[slot] = (points[slot] ?? 0) + count;
    byName.set(name, points);
  }
  const ranks = new Map(tallies.map(({ name, rank }) => [name, rank]));
  const all = [...byName].map(([name, points]) => seriesNamed(name, points));
  all.sort((a, b) => b.total - a.total || (a.name < b.name ? -1 : 1));
  if (all.length <= MAX_SERIES) return toned(all, ranks);
  const rest = all.slice(MAX_SERIES - 1);
  const together = Array.from({ length: slots }, (_slot, index) =>
    rest.reduce((sum, { points }) => sum + (points[index] ?? 0), 0),
  );
  return toned([...all.slice(0, MAX_SERIES - 1), seriesNamed('Other', together)], ranks);
}

/**
 * Colours series by the rank of their names, so that a series keeps its colour while others grow, shrink or come. Series
 * without a rank take what is left.
 */
function toned(series: Series[], ranks: ReadonlyMap<string, number | undefined>): Series[] {
  const rankOf = ({ name }: Series): number => ranks.get(name) ?? Number.POSITIVE_INFINITY;
  const taken = new Set<number>();
  for (const one of [...series].sort((a, b) => Math.sign(rankOf(a) - rankOf(b)) || 0)) {
    const rank = ranks.get(one.name) ?? 0;
    let tone = rank % TONES;
    while (taken.has(tone) && taken.size < TONES) tone = (tone + 1) % TONES;
    taken.add(tone);
    one.tone = tone;
  }
  return series;
}

function seriesNamed(name: string, points: number[]): Series {
  return { name, points, total: points.reduce((sum, count) => sum + count, 0), tone: 0 };
}
