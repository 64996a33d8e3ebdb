import { amountOf, type Currency, formatAmount } from '../../lib/money/index.ts';
import type { ReceiptRecord } from './receipt.reads.ts';
import type { ReceiptSettings as Rules } from './receipt.record.ts';
import { receiptNumber } from './receipt.rules.ts';
import type { Receipt, ReceiptSettings } from './receipt.schema.ts';

/** Hundredths of a percent as decimal text: 1600 is "16". */
export const percentText = (basisPoints: number): string => String(basisPoints / 100);

function quoted(currency: Currency, units: bigint): Receipt['total'] {
  const amount = formatAmount(amountOf(currency, units));
  return { amount, currency: currency as Receipt['total']['currency'] };
}

export function presentReceipt({ content, currency, units, ...record }: ReceiptRecord): Receipt {
  const { tax } = content;
  return {
    id: record.id,
    kind: record.kind,
    number: receiptNumber(record.kind, record.number),
    creditedNumber: content.credited,
    eventName: content.event.name,
    method: record.method === 'form' ? null : record.method,
    total: quoted(currency, units),
    tax: tax && {
      name: tax.name,
      percent: percentText(tax.basisPoints),
      amount: quoted(currency, BigInt(tax.units)),
    },
    lines: content.lines.map((line) => ({
      tier: line.tier,
      quantity: line.quantity,
      unitPrice: line.unit && quoted(line.unit.currency, BigInt(line.unit.units)),
      amount: quoted(currency, BigInt(line.units)),
    })),
    paidAt: new Date(content.paidAt),
    issuedAt: record.issuedAt,
  };
}

export function presentSettings({ tax, ...settings }: Rules): ReceiptSettings {
  return { ...settings, tax: tax && { name: tax.name, percent: percentText(tax.basisPoints) } };
}
