import { Badge, Button, NumberInput, Stack } from '@mantine/core';
import type { FormEvent } from 'react';
import { type FragmentType, graphql, useFragment } from '../../../gql/index.ts';
import { eventTexts } from '../../../texts/events.ts';
import { labelTexts } from '../../../texts/labels.ts';
import { purchaseTexts } from '../../../texts/purchases.ts';
import { HolderFields } from '../HolderFields.tsx';
import { TierPicker } from '../TierPicker.tsx';
import type { PayingWallet } from '../wallet/use-purchase-wallet.ts';
import { paymentNotice, type WalletQuote } from '../wallet/use-wallet-quote.ts';
import { WalletInfo } from '../wallet/WalletInfo.tsx';
import { WalletPayment } from '../wallet/WalletPayment.tsx';
import { MethodPicker } from './MethodPicker.tsx';
import { PurchaseEvent } from './PurchaseEvent.tsx';
import type { PaymentMethodId, PurchaseDraft } from './purchase-draft.ts';

const PurchaseFormFragment = graphql(`
  fragment PurchaseForm_event on Event {
    id
    available
    ...PurchaseEvent_event
    tiers {
      id
      name
      available
      formSales
      ...TierPicker_tier
    }
  }
`);

/** Most tickets of one order. */
const MOST = 10;

interface PurchaseFormProps {
  event: FragmentType<typeof PurchaseFormFragment>;
  draft: PurchaseDraft;
  method: PaymentMethodId;
  /** Whether the event takes payment at the door at all. */
  doorOpen: boolean;
  wallet: { wallet: PayingWallet | null; loading: boolean };
  quote: { quote: WalletQuote | null; error: unknown };
  onChange: (draft: PurchaseDraft) => void;
  onReview: () => void;
}

/** First step: which tickets, how they are paid, and who will hold them. */
export function PurchaseForm(props: PurchaseFormProps) {
  const { draft, method, doorOpen, wallet, quote, onChange, onReview } = props;
  const event = useFragment(PurchaseFormFragment, props.event);
  const tier = event.tiers.find((one) => one.name === draft.tier && one.available > 0);
  const most = Math.min(MOST, tier?.available ?? MOST);
  const byWallet = method === 'wallet';
  const ready = byWallet
    ? quote.quote !== null && paymentNotice(quote.quote, wallet.wallet) === null
    : tier?.formSales === true;
  const submit = (submitted: FormEvent) => {
    submitted.preventDefault();
    if (tier && ready) onReview();
  };
  return (
    <form onSubmit={submit} aria-label={labelTexts.purchase}>
      <PurchaseEvent event={event} />
      <Stack gap="md">
        {event.available === 0 && (
          <Badge size="xl" radius="sm" tt="none" variant="light" color="coral">
            {eventTexts.soldOut}
          </Badge>
        )}
        <WalletInfo {...wallet} />
        <TierPicker
          tiers={event.tiers}
          value={tier?.name ?? null}
          onChange={(name) => onChange({ ...draft, tier: name, quantity: 1 })}
          byWallet={byWallet}
        />
        {tier && (
          <>
            <NumberInput
              label={labelTexts.tickets}
              value={draft.quantity}
              onChange={(quantity) => onChange({ ...draft, quantity: Number(quantity) || 1 })}
              min={1}
              max={most}
              clampBehavior="strict"
              allowDecimal={false}
              allowNegative={false}
            />
            <MethodPicker
              value={method}
              doorOpen={doorOpen}
              onChange={(chosen) => onChange({ ...draft, method: chosen })}
            />
            {byWallet && (
              <WalletPayment
                currency={draft.currency}
                onCurrency={(currency) => onChange({ ...draft, currency })}
                wallet={wallet.wallet}
                {...quote}
              />
            )}
            <HolderFields holder={draft} onChange={(holder) => onChange({ ...draft, ...holder })} />
          </>
        )}
        <Button type="submit" size="lg" fullWidth disabled={!tier || !ready}>
          {purchaseTexts.review}
        </Button>
      </Stack>
    </form>
  );
}
