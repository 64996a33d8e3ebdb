import { Text, type TextProps } from '@mantine/core';
import { useEuroRateQuery, useExchangeRatesQuery } from '../../gql/hooks/index.ts';
import { labelTexts } from '../../messages/labels.ts';
import { formatAmount } from '../../ui/format-amount.ts';
import { useReaderCurrency, worth } from './reader-currency.ts';

interface XlmWorthProps extends TextProps {
  /** Decimal text, in XLM. */
  value: string;
}

/** Line under an XLM amount: its value in the reader's currency, and a note about the test network. */
export function XlmWorth({ value, ...text }: XlmWorthProps) {
  const [currency] = useReaderCurrency();
  const { data } = useExchangeRatesQuery();
  const euro = useEuroRateQuery({ skip: currency !== 'EUR' }).data?.euroRate;
  const to = currency === 'EUR' ? 'USD' : currency;
  const rate = data?.exchangeRates.find((one) => one.from === 'XLM' && one.to === to)?.rate;
  const rates = currency === 'EUR' ? [rate, euro] : [rate];
  const mark = data?.playMoney.marksXlm ? labelTexts.testNetwork : null;
  const known = rates.every((one) => one !== undefined);
  if (!known && !mark) return null;
  return (
    <Text component="span" display="block" size="sm" c="dimmed" fw={400} className="tabular" {...text}>
      {known && `≈ ${formatAmount(worth(value, rates), currency)}`}
      {known && mark && ' · '}
      {mark}
    </Text>
  );
}
