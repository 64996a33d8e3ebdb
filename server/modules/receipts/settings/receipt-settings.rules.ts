import { isPrintableLine } from '../../../lib/language/printable.ts';
import { RECEIPT_LIMITS } from '../../../lib/limits/text-limits.ts';
import { enteredAmount, MoneyRefused } from '../../../lib/money/index.ts';
import { type FieldFault, refuseFaults } from '../../../platform/failures.ts';
import { printableFaults, textFaults } from '../../../platform/text-faults.ts';
import type { ReceiptSettings, TaxRate } from '../receipt.record.ts';

/** Settings as an issuer filled them in. */
export interface FilledSettings {
  legalName: string;
  address: string;
  taxNumber: string;
  tax?: { name: string; percent: string } | null;
}

/**
 * Returns the settings as they will be stored.
 * @throws BadInput naming every fault
 */
export function checkedSettings(filled: FilledSettings): ReceiptSettings {
  const faults: FieldFault[] = [];
  const line = (field: 'legalName' | 'taxNumber'): string => {
    const text = filled[field].trim();
    faults.push(...lineFaults(field, text, RECEIPT_LIMITS[field]));
    return text;
  };
  const [legalName, taxNumber, address] = [line('legalName'), line('taxNumber'), filled.address.trim()];
  faults.push(...textFaults('address', address, RECEIPT_LIMITS.address));
  const tax = filled.tax ? taxOf(filled.tax, faults) : null;
  refuseFaults(faults);
  return { legalName, address, taxNumber, tax };
}

function lineFaults(field: string, text: string, max: number): FieldFault[] {
  const faults = textFaults(field, text, max);
  return faults.length > 0 ? faults : printableFaults(field, text, isPrintableLine(text));
}

function taxOf(filled: { name: string; percent: string }, faults: FieldFault[]): TaxRate {
  const name = filled.name.trim();
  if (name === '')
    faults.push({ field: 'tax.name', code: 'REQUIRED', message: 'Please give the name of the tax.' });
  else faults.push(...lineFaults('tax.name', name, RECEIPT_LIMITS.taxName));
  return { name, basisPoints: basisPointsOf(filled.percent, faults) };
}

/** 10^-7 of a percent in a hundredth of a percent. */
const UNITS_A_BASIS_POINT = 100_000n;
const MAX_BASIS_POINTS = 10_000n;

function basisPointsOf(text: string, faults: FieldFault[]): number {
  try {
    const { units } = enteredAmount(text.trim(), 'USD');
    const points = units / UNITS_A_BASIS_POINT;
    if (units % UNITS_A_BASIS_POINT === 0n && points >= 1n && points <= MAX_BASIS_POINTS)
      return Number(points);
  } catch (error) {
    if (!(error instanceof MoneyRefused)) throw error;
  }
  const message = 'A tax rate is 0.01 to 100 percent, with two decimals at most.';
  faults.push({ field: 'tax.percent', code: 'OUT_OF_RANGE', min: 0.01, max: 100, message });
  return 0;
}
