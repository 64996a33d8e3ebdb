import { expect, it } from 'vitest';
import { subtractDecimals } from '../../../client/src/ui/subtract-decimals.ts';

it.each([
  ['312.5', '12.5', '300'],
  ['1000', '312.5000001', '687.4999999'],
  ['0.0000001', '0.0000001', '0'],
  ['1', '2.25', '-1.25'],
  ['-1.5', '1', '-2.5'],
  ['922337203685.4775807', '0.0000007', '922337203685.47758'],
])('%s without %s is %s, exactly', (from, taken, left) => {
  expect(subtractDecimals(from, taken)).toBe(left);
});
