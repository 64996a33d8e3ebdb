import { Text, type TextProps } from '@mantine/core';
import { useEuroRateQuery, useExchangeRatesQuery } from '../../gql/hooks/index.ts';
import { formatAmount } from '../../ui/format-amount.ts';
import { useReaderCurrency } from './use-reader-currency.ts';
import { worth } from './worth.ts';

interface XlmWorthProps extends TextProps {
  /** Decimal text, in XLM. */
  value: string;
}

/** What an amount in XLM is about worth in the reader's currency, for the line under it; nothing until it is known. */
export function XlmWorth({ value, ...text }: XlmWorthProps) {
  const [currency] = useReaderCurrency();
  const { data } = useExchangeRatesQuery();
  const euro = useEuroRateQuery({ skip: currency !== 'EUR' }).data?.euroRate;
  const to = currency === 'EUR' ? 'USD' : currency;
  const rate = data?.exchangeRates.find((one) => one.from === 'XLM' && one.to === to)?.rate;
  const rates = currency === 'EUR' ? [rate, euro] : [rate];
  if (!rates.every((one) => one !== undefined)) return null;
  return (
    <Text component="span" display="block" size="sm" c="dimmed" fw={400} className="tabular" {...text}>
      ≈ {formatAmount(worth(value, rates), currency)}
    </Text>
  );
}
