import { Text, type TextProps } from '@mantine/core';
import { formatAmount } from './format-amount.ts';

interface AmountProps extends TextProps {
  /** Decimal text, as the API gives it. */
  value: string;
  currency: string;
}

/** An amount with its currency, in tabular figures. */
export function Amount({ value, currency, ...text }: AmountProps) {
  return (
    <Text component="span" className="tabular" fw={600} {...text}>
      {formatAmount(value, currency)}
    </Text>
  );
}
