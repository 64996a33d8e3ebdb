import { describe, expect, it } from 'vitest';
import { revenueByCurrency } from '../../../client/src/features/dashboard/charts/revenue-by-currency.ts';
import { mainFirst } from '../../../client/src/ui/main-first.ts';

const sum = (currency: string) => ({ amount: '1', currency });
const SUMS = ['USD', 'XLM', 'KES'].map(sum);
const order = (main: string | null) => mainFirst(SUMS, main).map(({ currency }) => currency);

describe('sums in the main currency', () => {
  it('come first, and the others keep their order', () => {
    expect(order('KES')).toEqual(['KES', 'USD', 'XLM']);
  });

  it('keep the order of the server without a choice, or without sales in it', () => {
    expect(order(null)).toEqual(['USD', 'XLM', 'KES']);
    expect(order('UGX')).toEqual(['USD', 'XLM', 'KES']);
    expect(mainFirst([], 'KES')).toEqual([]);
  });

  it('lead the chart of revenue, also where most events sell in another currency', () => {
    const event = (currency: string) => ({ revenue: [sum(currency)], due: [] });
    const groups = revenueByCurrency([event('KES'), event('KES'), event('USD')], 'USD');
    expect(groups.map(({ currency }) => currency)).toEqual(['USD', 'KES']);
  });
});
