import { Badge, Button, Group, Radio, Stack } from '@mantine/core';
import type { FormEvent, ReactNode } from 'react';
import { readFailure } from '../../../apollo/read-failure.ts';
import { accountTexts } from '../../../messages/account.ts';
import { eventTexts } from '../../../messages/events.ts';
import { labelTexts } from '../../../messages/labels.ts';
import { purchaseTexts } from '../../../messages/purchases.ts';
import { ticketTexts } from '../../../messages/tickets.ts';
import { FormFailure } from '../../../ui/FormFailure.tsx';
import { PAYMENT_METHODS } from '../../payment-methods/methods.ts';
import { type Basket, select } from '../basket/basket.ts';
import { OrderLines } from '../basket/OrderLines.tsx';
import { type Holder, HolderFields } from '../HolderFields.tsx';
import type { ShownTier } from '../special/special-tiers.ts';
import { TierPicker } from '../TierPicker.tsx';
import { QuoteLines } from './QuoteLines.tsx';
import type { PayingWallet } from './use-purchase-wallet.ts';
import type { WalletQuote } from './use-wallet-quote.ts';

/** Payment methods of the purchase page. Only the wallet is available; the others are marked as coming soon. */
const OFFERED = PAYMENT_METHODS.filter((method) => method.id === 'wallet' || method.comingSoon);

export function MethodChoice() {
  return (
    <Radio.Group label={purchaseTexts.methodTitle} value="wallet">
      <Stack gap="xs" mt="xs">
        {OFFERED.map((method) => (
          <Group key={method.id} gap="sm" wrap="nowrap" mih={44}>
            <Radio
              value={method.id}
              label={method.label}
              disabled={method.comingSoon}
              readOnly={!method.comingSoon}
            />
            {method.comingSoon && (
              <Badge variant="light" color="gray" radius="sm" tt="none">
                {accountTexts.comingSoon}
              </Badge>
            )}
          </Group>
        ))}
      </Stack>
    </Radio.Group>
  );
}

interface WalletPurchaseFormProps {
  tiers: readonly ShownTier[];
  /** Empty when everything is sold out. */
  basket: Basket;
  onBasket: (basket: Basket) => void;
  /** Ticket limit of one order. */
  max: number;
  /** Input for a code, a separate form. */
  code: ReactNode;
  holder: Holder;
  onHolder: (changed: Partial<Holder>) => void;
  /** The questions of the organiser. */
  questions: ReactNode;
  wallet: PayingWallet | null;
  quote: WalletQuote | null;
  quoteError: unknown;
  onReview: () => void;
}

/** First step of the purchase page. Requires a funded wallet that covers the price. */
export function WalletPurchaseForm(props: WalletPurchaseFormProps) {
  const { tiers, basket, onBasket, max, code, holder, onHolder, questions } = props;
  const { wallet, quote, quoteError, onReview } = props;
  const [first] = basket;
  const funded = wallet?.funded === true;
  // Free tickets need no wallet.
  const isFree = quote?.charge?.amount === '0';
  const review = (submitted: FormEvent) => {
    submitted.preventDefault();
    onReview();
  };
  return (
    <Stack gap="md">
      {!first && (
        <Badge size="xl" radius="sm" tt="none" variant="light" color="coral">
          {eventTexts.soldOut}
        </Badge>
      )}
      <TierPicker
        tiers={tiers}
        value={first?.tier ?? null}
        onChange={(name) => onBasket(select(basket, name))}
        byWallet
      />
      {code}
      <form onSubmit={review} aria-label={labelTexts.purchase}>
        <Stack gap="md">
          {first && <OrderLines tiers={tiers} basket={basket} max={max} onChange={onBasket} total={null} />}
          <MethodChoice />
          {quote && <QuoteLines quote={quote} />}
          {Boolean(quoteError) && !quote && <FormFailure>{readFailure(quoteError)}</FormFailure>}
          {funded && quote && !quote.enough && <FormFailure>{ticketTexts.insufficient}</FormFailure>}
          <HolderFields holder={holder} onChange={onHolder} />
          {questions}
          <Button
            type="submit"
            size="lg"
            fullWidth
            disabled={!first || !(funded || isFree) || !quote?.enough}
          >
            {purchaseTexts.review}
          </Button>
        </Stack>
      </form>
    </Stack>
  );
}
