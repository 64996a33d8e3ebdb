import { Text, type TextProps, Tooltip } from '@mantine/core';
import { formatMoney, formatShortMoney, type Money } from './format-amount.ts';

interface ShortAmountProps extends TextProps {
  money: Money;
  /** Shows a plus before incoming amounts. */
  signed?: boolean;
}

/** An amount with two decimals; all of them show on hover. */
export function ShortAmount({ money, signed = false, ...text }: ShortAmountProps) {
  const plus = signed && !money.amount.startsWith('-') ? '+' : '';
  const short = plus + formatShortMoney(money);
  const exact = plus + formatMoney(money);
  return (
    <Tooltip label={exact} disabled={exact === short} events={{ hover: true, focus: true, touch: true }}>
      <Text component="span" className="tabular" fw={600} {...text}>
        {short}
      </Text>
    </Tooltip>
  );
}
