import { Button, type ButtonProps, Text } from '@mantine/core';
import { type ComponentProps, lazy, useState } from 'react';
import type { ProviderMethod } from '../../gql/graphql.ts';
import { labelTexts } from '../../messages/labels.ts';
import { buyingTexts } from '../../messages/purchases.ts';
import { ticketTexts } from '../../messages/tickets.ts';
import { FormFailure } from '../../ui/FormFailure.tsx';
import type { Money } from '../../ui/format-amount.ts';
import { SubmitRow } from './bar/PurchaseBar.tsx';
import { costsNothing, totalOf } from './basket/basket.ts';
import { CheckoutForm } from './checkout/CheckoutForm.tsx';
import { useCheckout } from './checkout/use-checkout.ts';
import { type OrderDraft, useOwnDetails } from './checkout/use-entries.ts';
import type { FormPurchaseResult } from './checkout/use-purchase-by-form.ts';
import type { GuestSelection } from './checkout/use-selection.ts';
import classes from './FormPurchase.module.css';
import { NextSteps } from './NextSteps.tsx';
import { useMethodWords } from './provider/card-words.ts';
import { chargeText } from './provider/use-provider-quote.ts';
import { externalAttempts, type ProviderAttempt } from './purchase-attempts.ts';

const ExternalWalletPurchase = lazy(() => import('./external-wallet/ExternalWalletPurchase.tsx'));

interface FormPurchaseProps extends Pick<ComponentProps<typeof ExternalWalletPurchase>, 'onPaid'> {
  selection: GuestSelection;
  /** An earlier order of this browser, whose entries are kept. */
  draft: OrderDraft | null;
  onPurchased: (result: FormPurchaseResult, email: string) => void;
  /** Called when tickets are held for a payment by a provider. */
  onHeld: (attempt: ProviderAttempt) => void;
  /** Called after a refusal, because the stock may have changed. */
  onRefused: () => void;
}

/**
 * The purchase of a guest. Its entries stay when another method is chosen: a payment at the door or by a provider, or one
 * from an external wallet.
 */
export default function FormPurchase({ selection, draft, onPaid, ...props }: FormPurchaseProps) {
  const [pending] = useState(() => externalAttempts.find(selection.event.slug)?.input ?? null);
  const checkout = useCheckout(selection, { holder: useOwnDetails(), draft: draft ?? pending, ...props });
  if (selection.method !== 'outside') return <CollectedPurchase selection={selection} checkout={checkout} />;
  return (
    <ExternalWalletPurchase
      selection={selection}
      entries={checkout}
      onPaid={onPaid}
      onRefused={props.onRefused}
    />
  );
}

interface CollectedPurchaseProps {
  selection: GuestSelection;
  checkout: ReturnType<typeof useCheckout>;
}

/** Quantity, and name, email and phone of the holder. Payment is due at the door, or collected by a provider. */
function CollectedPurchase({ selection, checkout }: CollectedPurchaseProps) {
  const { provider, lines, sold } = selection;
  const { failure, loading, quote } = checkout;
  const isDue = provider === null && !costsNothing(lines, sold);
  const { note } = useMethodWords(provider);
  const total = provider === null ? buyingTexts.dueAtDoor : buyingTexts.total;
  return (
    <CheckoutForm
      label={labelTexts.yourDetails}
      selection={selection}
      entries={checkout}
      total={total}
      className={classes.form}
      onSubmit={() => void checkout.submit()}
    >
      {failure && <FormFailure>{failure}</FormFailure>}
      <SubmitRow label={total} amount={quote.charge ? chargeText(quote.charge) : totalOf(lines, sold)}>
        <OrderButton
          provider={provider}
          charge={quote.charge}
          loading={loading}
          blocked={selection.isGone || (provider !== null && quote.error !== undefined && !quote.charge)}
        />
      </SubmitRow>
      {(provider !== null || isDue) && (
        <Text size="sm" c="dimmed" ta="center">
          {provider === null ? ticketTexts.dueAtDoor : note}
        </Text>
      )}
      <NextSteps due={isDue ? totalOf(lines, sold) : null} />
    </CheckoutForm>
  );
}

interface OrderButtonProps {
  provider: ProviderMethod | null;
  /** Amount that the provider collects; null while it is unknown. */
  charge: Money | null;
  loading: boolean;
  /** The order cannot be paid this way. */
  blocked: boolean;
}

/** Submits the form. Where it is followed by a payment, it names its amount. */
function OrderButton({ provider, charge, loading, blocked }: OrderButtonProps) {
  const { pay, payPlain } = useMethodWords(provider);
  const payText = charge ? pay(chargeText(charge)) : payPlain;
  const words = provider === null ? ticketTexts.buy : payText;
  const layout: Pick<ButtonProps, 'px' | 'classNames'> =
    provider === null ? {} : { px: 'sm', classNames: { label: classes.words } };
  return (
    <Button type="submit" size="lg" fullWidth color="marigold.5" disabled={loading || blocked} {...layout}>
      {loading ? ticketTexts.processing : words}
    </Button>
  );
}
