import { Badge, Button, Group, Stack, Text } from '@mantine/core';
import type { FormEvent } from 'react';
import { readFailure } from '../../../apollo/read-failure.ts';
import { type FragmentType, graphql, useFragment } from '../../../gql/index.ts';
import { buyingTexts as texts } from '../../../texts/buying.ts';
import { eventTexts } from '../../../texts/events.ts';
import { labelTexts } from '../../../texts/labels.ts';
import { purchaseTexts } from '../../../texts/purchases.ts';
import { ticketTexts } from '../../../texts/tickets.ts';
import { CountField } from '../../../ui/CountField.tsx';
import { FormFailure } from '../../../ui/FormFailure.tsx';
import { type Holder, HolderFields } from '../HolderFields.tsx';
import { TierPicker } from '../TierPicker.tsx';
import { MethodChoice } from './MethodChoice.tsx';
import { QuoteLines } from './QuoteLines.tsx';
import type { PayingWallet } from './use-purchase-wallet.ts';
import type { WalletQuote } from './use-wallet-quote.ts';

const WalletPurchaseFormFragment = graphql(`
  fragment WalletPurchaseForm_event on Event {
    id
    tiers {
      id
      ...TierPicker_tier
    }
  }
`);

interface WalletPurchaseFormProps {
  event: FragmentType<typeof WalletPurchaseFormFragment>;
  /** Null when everything is sold. */
  tier: string | null;
  onTier: (name: string) => void;
  quantity: number;
  /** How many there may be of it in one order. */
  most: number;
  onQuantity: (quantity: number) => void;
  holder: Holder;
  onHolder: (changed: Partial<Holder>) => void;
  wallet: PayingWallet | null;
  quote: WalletQuote | null;
  quoteError: unknown;
  onReview: () => void;
}

/** First step of the purchase page. It goes on only with a funded wallet that holds the price. */
export function WalletPurchaseForm(props: WalletPurchaseFormProps) {
  const { tier, onTier, quantity, most, onQuantity, holder, onHolder, wallet, quote, quoteError, onReview } =
    props;
  const event = useFragment(WalletPurchaseFormFragment, props.event);
  const funded = wallet?.funded === true;
  const review = (submitted: FormEvent) => {
    submitted.preventDefault();
    onReview();
  };
  return (
    <form onSubmit={review} aria-label={labelTexts.purchase}>
      <Stack gap="md">
        {!tier && (
          <Badge size="xl" radius="sm" tt="none" variant="light" color="coral">
            {eventTexts.soldOut}
          </Badge>
        )}
        <TierPicker tiers={event.tiers} value={tier} onChange={onTier} byWallet />
        {tier && (
          <Group justify="space-between">
            <Text fw={600}>{texts.tickets}</Text>
            <CountField
              labels={{ field: texts.tickets, more: texts.more(tier), fewer: texts.fewer(tier) }}
              value={quantity}
              max={most}
              onChange={onQuantity}
            />
          </Group>
        )}
        <MethodChoice />
        {quote && <QuoteLines quote={quote} />}
        {Boolean(quoteError) && !quote && <FormFailure>{readFailure(quoteError)}</FormFailure>}
        {funded && quote && !quote.enough && <FormFailure>{ticketTexts.insufficient}</FormFailure>}
        <HolderFields holder={holder} onChange={onHolder} />
        <Button type="submit" size="lg" fullWidth disabled={!tier || !funded || !quote?.enough}>
          {purchaseTexts.review}
        </Button>
      </Stack>
    </form>
  );
}
