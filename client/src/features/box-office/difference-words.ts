import { tillTexts } from '../../messages/box-office.ts';
import { formatMoney } from '../../ui/format-amount.ts';
import { subtractDecimals } from '../../ui/subtract-decimals.ts';
import { isCharged } from './till-rules.ts';

const words = tillTexts.shift.difference;

/** Says by how much the counted cash differs from what should be there. @param difference negative when cash is missing */
export function differenceWords({ amount, currency }: { amount: string; currency: string }): string {
  if (!isCharged(amount)) return words.exact;
  if (!amount.startsWith('-')) return words.over(formatMoney({ amount, currency }));
  return words.short(formatMoney({ amount: subtractDecimals('0', amount), currency }));
}
