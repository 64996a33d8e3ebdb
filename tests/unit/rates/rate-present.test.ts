import { expect, it } from 'vitest';
import { rateFromText } from '../../../server/lib/money/index.ts';
import { presentRate } from '../../../server/modules/rates/rate.queries.ts';

it.each(['8.5', '130', '0.12', '15.3', '0.0077', '0.065', '1', '0.000000000001'])(
  'shows %s as it was typed',
  (text) => {
    expect(presentRate('USD', 'XLM', rateFromText(text))).toMatchObject({
      from: 'USD',
      to: 'XLM',
      rate: text,
    });
  },
);

it('shows the exact fraction beside it', () => {
  expect(presentRate('USD', 'XLM', rateFromText('8.5'))).toMatchObject({ numerator: '17', denominator: '2' });
  expect(presentRate('USD', 'XLM', { numerator: 1n, denominator: 3n }).rate).toBe('0.333333333333');
});
