import type { BooksCheck } from './reconciliation-check.type.ts';

/** Formats the reconciliation as text: a line per difference, and a summary line. */
export function describeReconciliation({
  agree,
  differences,
  ledgerAsked,
  payments,
  refunds,
}: BooksCheck): string {
  const places = differences.length === 1 ? 'one place' : `${differences.length} places`;
  return [
    ...differences.map(
      ({ rule, subject, expected, found }) => `${rule} ${subject}: expected ${expected}, found ${found}`,
    ),
    `${agree ? 'The books agree' : `The books differ in ${places}`}: ${payments} payments, ${refunds} refunds.${
      ledgerAsked ? '' : ' The ledger could not be asked.'
    }`,
  ].join('\n');
}
