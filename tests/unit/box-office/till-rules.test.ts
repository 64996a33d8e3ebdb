import { describe, expect, it } from 'vitest';
import { mostOf } from '../../../client/src/features/box-office/till-rules.ts';

const tier = (name: string, free: number) => ({ name, free, price: { amount: '10', currency: 'KES' } });

describe('the form of a sale', () => {
  it('holds at most 20 tickets of all tiers together', () => {
    const chosen = { regular: 12, vip: 3 };
    expect(mostOf(tier('regular', 100), chosen)).toBe(17);
    expect(mostOf(tier('vip', 100), chosen)).toBe(8);
    expect(mostOf(tier('vip', 4), chosen)).toBe(4);
    expect(mostOf(tier('late', 100), { regular: 20 })).toBe(0);
  });
});
