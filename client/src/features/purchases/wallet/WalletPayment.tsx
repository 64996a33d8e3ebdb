import { Accordion, Alert, NativeSelect, Stack, Table, Text } from '@mantine/core';
import { IconFlask, IconWalletOff } from '@tabler/icons-react';
import { readFailure } from '../../../apollo/read-failure.ts';
import type { PaymentCurrency } from '../../../gql/graphql.ts';
import { useExchangeRatesQuery } from '../../../gql/hooks/index.ts';
import { graphql } from '../../../gql/index.ts';
import { currencyTexts, purchaseTexts } from '../../../messages/purchases.ts';
import { FormFailure } from '../../../ui/FormFailure.tsx';
import { QuoteLines } from './QuoteLines.tsx';
import type { PayingWallet } from './use-purchase-wallet.ts';
import { paymentNotice, type WalletQuote } from './use-wallet-quote.ts';
import classes from './WalletPurchase.module.css';

/** Notice that no real money is paid. */
export function MockNotice() {
  return (
    <Alert color="teal" variant="light" icon={<IconFlask size={20} aria-hidden />}>
      {purchaseTexts.mockNotice}
    </Alert>
  );
}

graphql(`
  query ExchangeRates {
    exchangeRates {
      from
      to
      rate
    }
    playMoney {
      marksXlm
    }
  }
`);

const RATED_CURRENCIES = ['USD', 'XLM', 'KES', 'MOCK'] as const;

/** Exchange rates for prices, collapsed at first. */
export function RateTable() {
  const { data } = useExchangeRatesQuery();
  if (!data) return null;
  const rate = (from: string, to: string): string => {
    if (from === to) return '1';
    const found = data.exchangeRates.find((one) => one.from === from && one.to === to);
    return found?.rate ?? purchaseTexts.unknownRate;
  };
  return (
    <Accordion variant="separated" order={3}>
      <Accordion.Item value="rates">
        <Accordion.Control>{purchaseTexts.rates}</Accordion.Control>
        <Accordion.Panel>
          <Table className={`tabular ${classes.rates}`} aria-label={purchaseTexts.rates} withRowBorders>
            <Table.Thead>
              <Table.Tr>
                <Table.Th scope="col">1</Table.Th>
                {RATED_CURRENCIES.map((to) => (
                  <Table.Th key={to} scope="col" ta="right">
                    {currencyTexts[to]}
                  </Table.Th>
                ))}
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {RATED_CURRENCIES.map((from) => (
                <Table.Tr key={from}>
                  <Table.Th scope="row">{currencyTexts[from]}</Table.Th>
                  {RATED_CURRENCIES.map((to) => (
                    <Table.Td key={to} ta="right">
                      {rate(from, to)}
                    </Table.Td>
                  ))}
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
          <Text size="sm" c="dimmed" mt="xs">
            {purchaseTexts.ratesLead}
          </Text>
        </Accordion.Panel>
      </Accordion.Item>
    </Accordion>
  );
}

const CURRENCIES = RATED_CURRENCIES.map((value) => ({ value, label: currencyTexts[value] }));

interface WalletPaymentProps {
  currency: PaymentCurrency;
  onCurrency: (currency: PaymentCurrency) => void;
  /** Whether the event accepts MOCK. */
  playMoney: boolean;
  wallet: PayingWallet | null;
  quote: WalletQuote | null;
  error: unknown;
}

/** Payment currency of the wallet, the resulting amount, and obstacles to the payment. */
export function WalletPayment({ currency, onCurrency, playMoney, wallet, quote, error }: WalletPaymentProps) {
  const notice = quote && paymentNotice(quote, wallet);
  return (
    <Stack gap="md">
      <NativeSelect
        label={purchaseTexts.currency}
        value={currency}
        onChange={(change) => {
          const found = RATED_CURRENCIES.find((one) => one === change.currentTarget.value);
          if (found) onCurrency(found);
        }}
        data={CURRENCIES.filter(({ value }) => value !== 'MOCK' || playMoney)}
      />
      {quote ? (
        <QuoteLines quote={quote} />
      ) : (
        !error && (
          <Text size="sm" c="dimmed" role="status">
            {purchaseTexts.quoting}
          </Text>
        )
      )}
      {Boolean(error) && !quote && <FormFailure>{readFailure(error)}</FormFailure>}
      <div aria-live="polite" className={classes.notices}>
        {notice && (
          <Alert color="coral" variant="light" icon={<IconWalletOff size={20} aria-hidden />}>
            {notice}
          </Alert>
        )}
        {currency === 'MOCK' && <MockNotice />}
      </div>
      <RateTable />
    </Stack>
  );
}
