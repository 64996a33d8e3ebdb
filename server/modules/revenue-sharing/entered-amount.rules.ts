import { type Amount, type Currency, enteredAmount, MoneyRefused } from '../../lib/money/index.ts';
import type { FieldFault } from '../../platform/failures.ts';

/** Parses an amount that a user entered. @returns undefined for a refused one, with its reason among the faults */
export function amountOrFault<C extends Currency>(
  text: string,
  currency: C,
  { field, faults }: { field: string; faults: FieldFault[] },
  parse: (text: string, currency: C) => Amount<C> = enteredAmount,
): Amount<C> | undefined {
  try {
    return parse(text, currency);
  } catch (error) {
    if (!(error instanceof MoneyRefused)) throw error;
    faults.push({ field, code: 'AMOUNT', message: error.message });
    return undefined;
  }
}

/** Like `amountOrFault`, for the `amount` of a form, which is above zero. */
export function positiveAmount<C extends Currency>(
  text: string,
  currency: C,
  faults: FieldFault[],
): Amount<C> | undefined {
  const amount = amountOrFault(text, currency, { field: 'amount', faults });
  if (amount === undefined || amount.units > 0n) return amount;
  faults.push({ field: 'amount', code: 'NOT_POSITIVE', message: 'The amount must be above zero.' });
  return undefined;
}
