import fc from 'fast-check';
import {
  type Amount,
  amountOf,
  type Currency,
  MAX_UNITS,
  PAYMENT_CURRENCIES,
} from '../../../server/lib/money/index.ts';

export const anyCurrency = fc.constantFrom<Currency>(...PAYMENT_CURRENCIES);
export const anyUnits = fc.bigInt({ min: 0n, max: MAX_UNITS });
/** Small enough that sums and products of a few stay in range. */
export const someUnits = fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n });
export const kes = (units: bigint): Amount<'KES'> => amountOf('KES', units);

/** The fault's code, or the value when nothing was thrown. */
export function faultOf(work: () => unknown): unknown {
  try {
    return work();
  } catch (error) {
    return (error as { code?: unknown }).code ?? error;
  }
}
