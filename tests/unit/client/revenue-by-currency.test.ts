import { describe, expect, it } from 'vitest';
import { revenueByCurrency } from '../../../client/src/features/dashboard/charts/revenue-by-currency.ts';

const kes = (amount: string) => ({ amount, currency: 'KES' });
const usd = (amount: string) => ({ amount, currency: 'USD' });
const event = (
  name: string,
  revenue: { amount: string; currency: string }[],
  due = [] as typeof revenue,
) => ({
  name,
  revenue,
  due,
});

describe('revenue of events by currency', () => {
  it('has the currency of most events first, and the highest revenue first in each', () => {
    const groups = revenueByCurrency([
      event('Benga', [usd('900'), kes('1000')]),
      event('Taarab', [kes('4000')], [kes('250')]),
      event('Jazz', [kes('2000')]),
    ]);
    expect(groups.map(({ currency, events }) => [currency, events.map((one) => one.event.name)])).toEqual([
      ['KES', ['Taarab', 'Jazz', 'Benga']],
      ['USD', ['Benga']],
    ]);
    expect(groups[0]?.events.map(({ share }) => share)).toEqual([1, 0.5, 0.25]);
    expect(groups[0]?.events.map(({ due }) => due)).toEqual([kes('250'), undefined, undefined]);
    expect(groups[1]?.events).toMatchObject([{ revenue: usd('900'), share: 1 }]);
  });

  it('draws no bar for revenue that is below nothing, or nothing', () => {
    const [group] = revenueByCurrency([event('Benga', [kes('0')]), event('Jazz', [kes('-5')])]);
    expect(group?.events.map(({ share }) => share)).toEqual([0, 0]);
  });

  it('is empty without sales', () => {
    expect(revenueByCurrency([event('Benga', [])])).toEqual([]);
  });
});
