import { Text, type TextProps, Tooltip } from '@mantine/core';
import { formatAmount } from './format-amount.ts';
import { twoDecimals } from './two-decimals.ts';

interface ShortAmountProps extends TextProps {
  /** Decimal text, as the API gives it. */
  value: string;
  currency: string;
  /** Shows a plus before what came in. */
  signed?: boolean;
}

/** An amount with two decimals; all of them show on hover. */
export function ShortAmount({ value, currency, signed = false, ...text }: ShortAmountProps) {
  const plus = signed && !value.startsWith('-') ? '+' : '';
  const short = plus + formatAmount(twoDecimals(value), currency);
  const exact = plus + formatAmount(value, currency);
  return (
    <Tooltip label={exact} disabled={exact === short} events={{ hover: true, focus: true, touch: true }}>
      <Text component="span" className="tabular" fw={600} {...text}>
        {short}
      </Text>
    </Tooltip>
  );
}
