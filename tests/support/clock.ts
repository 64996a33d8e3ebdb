import { Clock } from '../../server/platform/clock.ts';

const UNITS: Record<string, number> = { ms: 1, s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000 };

/**
 * Time that stands still until a test moves it. It begins at the real time, since the database has its own clock too.
 */
export class TestClock extends Clock {
  #now = Date.now();

  constructor() {
    super(() => new Date(this.#now));
  }

  /** @param step such as '90s', '2h', '-5m' */
  advance(step: string): void {
    const [, amount, unit] = /^(-?\d+)(ms|s|m|h|d)$/.exec(step) ?? [];
    const size = UNITS[unit ?? ''];
    if (amount === undefined || size === undefined) throw new Error(`${step} is no step in time`);
    this.#now += Number(amount) * size;
  }

  set(moment: Date): void {
    this.#now = moment.getTime();
  }
}
