import { describe, expect, it } from 'vitest';
import { admission, type Progress } from '../../../server/modules/waiting-room/admission.rules.ts';

const QUIET: Progress = {
  waiting: 10_000,
  free: 5_000,
  fresh: 0,
  stale: 0,
  bought: 0,
  places: 0,
  gone: 0,
  medianMs: null,
  rate: 0,
  mostPerMinute: null,
  second: 1_795_856_400,
};
const admit = (changed: Partial<Progress>) => admission({ ...QUIET, ...changed });

describe('the admission', () => {
  it('begins slowly and gets faster while purchases are fast', () => {
    expect(admit({})).toEqual({ rate: 20, admitted: 20 });
    expect(admit({ rate: 20, medianMs: 80 }).rate).toBeCloseTo(22);
  });

  it('gets slower when the median purchase takes more than a second', () => {
    expect(admit({ rate: 100, medianMs: 1_500 })).toEqual({ rate: 70, admitted: 70 });
    expect(admit({ rate: 0.5, medianMs: 9_000 }).rate).toBe(1);
  });

  it('admits no more people than are likely to find a place', () => {
    // Half of those admitted are expected to buy one place each at first.
    expect(admit({ rate: 500, free: 10 }).admitted).toBe(22);
    expect(admit({ rate: 500, free: 10, fresh: 20 }).admitted).toBe(2);
    expect(admit({ rate: 500, free: 10, fresh: 30 }).admitted).toBe(0);
    // Those who have had a quarter of their time seldom buy.
    expect(admit({ rate: 500, free: 10, stale: 30 }).admitted).toBe(16);
    // Later by what people did: 30 % bought, two places each.
    const seen = { bought: 300, places: 600, gone: 700 };
    expect(admit({ rate: 500, free: 60, ...seen }).admitted).toBe(113);
    expect(admit({ rate: 500, free: 0 }).admitted).toBe(0);
  });

  it('keeps the limit of the organiser, and admits all when few wait', () => {
    expect(admit({ rate: 400, mostPerMinute: 600 })).toEqual({ rate: 10, admitted: 10 });
    expect(admit({ rate: 400, waiting: 3 }).admitted).toBe(3);
  });

  it.each([1, 10, 90])('admits exactly %i people in a minute where that is the limit', (mostPerMinute) => {
    let admitted = 0;
    for (let second = 0; second < 60; second += 1)
      admitted += admit({ rate: 400, mostPerMinute, second: QUIET.second + second }).admitted;
    expect(admitted).toBe(mostPerMinute);
  });

  it('sells every place of a large sale, and never admits many more than buy', () => {
    // 70 % of those admitted leave after a minute without buying; the rest buy after half a minute.
    let state = { ...QUIET, waiting: 50_000, free: 5_000 };
    const turns: { ends: number; buys: boolean }[] = [];
    let second = 0;
    for (; state.free > 0 && state.waiting > 0 && second < 3_600; second += 1) {
      const over = turns.filter(({ ends }) => ends === second);
      const buyers = Math.min(over.filter(({ buys }) => buys).length, state.free);
      const gone = over.length - buyers;
      state = {
        ...state,
        bought: state.bought + buyers,
        places: state.places + buyers,
        gone: state.gone + gone,
        fresh: state.fresh - over.length,
        free: state.free - buyers,
      };
      const { rate, admitted } = admission({ ...state, second });
      for (let person = 0; person < admitted; person += 1) {
        const buys = (turns.length * 7) % 10 < 3;
        turns.push({ ends: second + (buys ? 30 : 60), buys });
      }
      state = { ...state, rate, waiting: state.waiting - admitted, fresh: state.fresh + admitted };
    }
    expect(state.free).toBe(0);
    expect(second).toBeLessThan(600);
    // 5,000 buyers are 30 % of 16,667 people.
    expect(turns.length).toBeLessThan(19_000);
  });
});
