import { Text, type TextProps } from '@mantine/core';
import { useEuroRateQuery, useExchangeRatesQuery } from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';
import { labelTexts } from '../../messages/labels.ts';
import { formatAmount, type Money } from '../../ui/format-amount.ts';
import type { EuroRates } from './approximate-euro.ts';
import { useReaderCurrency, worth } from './reader-currency.ts';

graphql(`
  fragment Money on Money {
    amount
    currency
  }
`);

interface XlmWorthProps extends TextProps {
  /** Decimal text, in XLM. */
  value: string;
  /** Rates that this device has stored, for use without a network. */
  stored?: EuroRates | undefined;
}

/** Line under an XLM amount: its value in the reader's currency, and a note about the test network. */
export function XlmWorth({ value, stored, ...text }: XlmWorthProps) {
  const [currency] = useReaderCurrency();
  const { data } = useExchangeRatesQuery();
  const euro = useEuroRateQuery({ skip: currency !== 'EUR' }).data?.euroRate ?? stored?.euroRate;
  const known = data?.exchangeRates ?? stored?.exchangeRates;
  const to = currency === 'EUR' ? 'USD' : currency;
  const rate = known?.find((one) => one.from === 'XLM' && one.to === to)?.rate;
  const rates = currency === 'EUR' ? [rate, euro] : [rate];
  const mark = data?.playMoney.marksXlm ? labelTexts.testNetwork : null;
  const isKnown = rates.every((one) => one !== undefined);
  if (!isKnown && !mark) return null;
  return (
    <Text component="span" display="block" size="sm" c="dimmed" fw={400} className="tabular" {...text}>
      {isKnown && `≈ ${formatAmount(worth(value, rates), currency)}`}
      {isKnown && mark && ' · '}
      {mark}
    </Text>
  );
}

interface WorthProps extends Omit<XlmWorthProps, 'value'> {
  money: Money;
}

/** Like `XlmWorth`, for an amount of any currency; renders nothing for money that people have. */
export function Worth({ money, ...props }: WorthProps) {
  return money.currency === 'XLM' ? <XlmWorth value={money.amount} {...props} /> : null;
}
