import { amountOf, type Currency, splitAmount } from '../../lib/money/index.ts';
import type { OpenTransfer, ReceiptableOrder, ReceiptLine } from './receipt.record.ts';

/** The lines of a payment share what was charged, by their own charges, else by their prices; the sum is exact. */
export function linesOfPayment(
  { lines }: NonNullable<ReceiptableOrder['payment']>,
  units: bigint,
): ReceiptLine[] {
  const priced = lines.filter(({ unit }) => unit > 0n);
  const charges = priced.map(({ charge }) => charge ?? 0n);
  const isExact = charges.reduce((sum, charge) => sum + charge, 0n) === units;
  const weights = priced.map(({ unit, quantity }) => unit * BigInt(quantity));
  const shares = isExact ? charges : splitAmount(amountOf('XLM', units), weights).map((share) => share.units);
  return priced.map(({ tier, quantity, unit, currency }, index) => ({
    tier,
    quantity,
    unit: { units: String(unit), currency },
    units: String(shares[index] ?? 0n),
  }));
}

/** One line for each tier and price that was collected. */
export function linesOfDoor(transfers: readonly OpenTransfer[]): ReceiptLine[] {
  const groups = new Map<string, OpenTransfer[]>();
  for (const transfer of transfers) {
    const key = `${transfer.tier} ${transfer.units}`;
    groups.set(key, [...(groups.get(key) ?? []), transfer]);
  }
  return [...groups.values()].map((group) => ({
    tier: group[0]?.tier ?? '',
    quantity: group.length,
    unit: { units: String(group[0]?.units ?? 0n), currency: group[0]?.currency ?? 'KES' },
    units: String(sumOf(group)),
  }));
}

export function byCurrency(transfers: readonly OpenTransfer[]): Map<Currency, OpenTransfer[]> {
  const groups = new Map<Currency, OpenTransfer[]>();
  for (const transfer of transfers)
    groups.set(transfer.currency, [...(groups.get(transfer.currency) ?? []), transfer]);
  return groups;
}

export const sumOf = (transfers: readonly OpenTransfer[]): bigint =>
  transfers.reduce((sum, { units }) => sum + units, 0n);
