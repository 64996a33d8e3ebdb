import { describe, expect, it } from 'vitest';
import { amountOf, SPECIFIED_RATES, UNITS_PER_WHOLE } from '../../../server/lib/money/index.ts';
import { worthText } from '../../../server/modules/tickets/documents/due-text.rules.ts';

describe('the worth of an amount that is due', () => {
  const lumens = amountOf('XLM', 120n * UNITS_PER_WHOLE);

  it('is in money of the place', () => {
    expect(worthText(lumens, 'en', 'Africa/Nairobi', SPECIFIED_RATES)).toMatch(/^≈ KES [\d,]+\.\d\d$/);
    expect(worthText(lumens, 'en', 'Africa/Kigali', SPECIFIED_RATES)).toMatch(/^≈ USD [\d,]+\.\d\d$/);
    expect(worthText(lumens, 'fr', 'Africa/Kigali', SPECIFIED_RATES)).toMatch(/^≈ [\d\u00a0]+,\d\d USD$/);
  });

  it('is left out of money that people carry', () => {
    expect(worthText(amountOf('KES', 1n), 'en', 'Africa/Nairobi', SPECIFIED_RATES)).toBeNull();
  });
});
