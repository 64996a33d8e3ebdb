import { TextInput } from '@mantine/core';
import { orderTexts } from '../../messages/orders.ts';
import { formatMoney, type Money } from '../../ui/format-amount.ts';

interface RefundAmountFieldProps {
  value: string;
  /** The most that can be returned. */
  most: Money;
  /** Whether nothing may be returned, too. */
  fromNothing?: boolean;
  onChange: (value: string) => void;
}

/** The amount of a refund, in the currency of the payment. */
export function RefundAmountField({ value, most, fromNothing = false, onChange }: RefundAmountFieldProps) {
  const limit = fromNothing ? orderTexts.atMost : orderTexts.leftToRefund;
  return (
    <TextInput
      label={orderTexts.amountIn(most.currency)}
      description={limit(formatMoney(most))}
      inputMode="decimal"
      autoComplete="off"
      maxLength={24}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      required
      withAsterisk={false}
    />
  );
}

/** The typed amount in the form of the API. */
export const typedAmount = (text: string): string => text.trim().replaceAll(',', '');

/** Whether an amount is 0, in any spelling. */
export const isNothing = (text: string): boolean => /^0*(\.0*)?$/.test(typedAmount(text));
