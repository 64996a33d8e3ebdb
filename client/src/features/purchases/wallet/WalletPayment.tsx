import { Alert, NativeSelect, Stack, Text } from '@mantine/core';
import { IconWalletOff } from '@tabler/icons-react';
import { readFailure } from '../../../apollo/read-failure.ts';
import type { PaymentCurrency } from '../../../gql/graphql.ts';
import { currencyTexts, purchaseTexts } from '../../../texts/purchases.ts';
import { FormFailure } from '../../../ui/FormFailure.tsx';
import { MockNotice } from './MockNotice.tsx';
import { QuoteLines } from './QuoteLines.tsx';
import { RateTable } from './RateTable.tsx';
import type { PayingWallet } from './use-purchase-wallet.ts';
import { paymentNotice, type WalletQuote } from './use-wallet-quote.ts';
import classes from './WalletPurchase.module.css';

const CURRENCIES = Object.entries(currencyTexts).map(([value, label]) => ({ value, label }));

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
          const found = (Object.keys(currencyTexts) as PaymentCurrency[]).find(
            (one) => one === change.currentTarget.value,
          );
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
