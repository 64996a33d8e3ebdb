import { Text, type TextProps } from '@mantine/core';
import { formatMoney, type Money } from './format-amount.ts';

interface AmountProps extends TextProps {
  money: Money;
}

/** An amount with its currency, in tabular figures. */
export function Amount({ money, ...text }: AmountProps) {
  return (
    <Text component="span" className="tabular" fw={600} {...text}>
      {formatMoney(money)}
    </Text>
  );
}
