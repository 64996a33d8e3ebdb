/**
 * Rounding mode. All rounding names one.
 * - floor: towards minus infinity; for amounts we may spend
 * - ceil: towards plus infinity; for amounts a buyer pays
 * - half_up: to the nearest, ties towards plus infinity; for amounts we owe
 * - half_even: to the nearest, ties to the even neighbour; for display
 */
export type Rounding = 'floor' | 'ceil' | 'half_up' | 'half_even';

function floorDivide(numerator: bigint, divisor: bigint): bigint {
  const quotient = numerator / divisor;
  return numerator < 0n && quotient * divisor !== numerator ? quotient - 1n : quotient;
}

/** Returns `numerator / divisor` as a whole number. The divisor is above zero. */
export function divideRounded(numerator: bigint, divisor: bigint, rounding: Rounding): bigint {
  if (divisor <= 0n) throw new RangeError('the divisor must be above zero');
  const floor = floorDivide(numerator, divisor);
  const rest = numerator - floor * divisor;
  if (rest === 0n || rounding === 'floor') return floor;
  if (rounding === 'ceil') return floor + 1n;
  const twice = rest * 2n;
  if (twice === divisor && rounding === 'half_up') return floor + 1n;
  if (twice === divisor) return floor % 2n === 0n ? floor : floor + 1n;
  return twice > divisor ? floor + 1n : floor;
}
