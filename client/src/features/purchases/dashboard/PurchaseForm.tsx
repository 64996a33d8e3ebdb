import { Badge, Button, Radio, Stack } from '@mantine/core';
import type { FormEvent, ReactNode } from 'react';
import { MAX_ORDER_TICKETS } from '../../../../../server/lib/limits/order-limits.ts';
import { type FragmentType, graphql, useFragment } from '../../../gql/index.ts';
import { eventTexts } from '../../../messages/events.ts';
import { labelTexts } from '../../../messages/labels.ts';
import { buyingTexts, purchaseTexts } from '../../../messages/purchases.ts';
import { select, sumsOf } from '../basket/basket.ts';
import { OrderLines } from '../basket/OrderLines.tsx';
import { HolderFields } from '../HolderFields.tsx';
import { useCardWords } from '../provider/card-words.ts';
import { PayerNumber } from '../provider/PayerNumber.tsx';
import { ProviderCharge } from '../provider/ProviderCharge.tsx';
import type { ProviderCheckout } from '../provider/use-provider-checkout.ts';
import { CodeField } from '../special/CodeField.tsx';
import { type CodeOffer, type ShownTier, soldOutOf } from '../special/special-tiers.ts';
import { WaitingForm } from '../special/WaitingForm.tsx';
import { TierPicker } from '../TierPicker.tsx';
import type { PayingWallet } from '../wallet/use-purchase-wallet.ts';
import { paymentNotice, type WalletQuote } from '../wallet/use-wallet-quote.ts';
import { WalletInfo } from '../wallet/WalletInfo.tsx';
import { WalletPayment } from '../wallet/WalletPayment.tsx';
import { PurchaseEvent } from './PurchaseEvent.tsx';
import classes from './PurchaseModal.module.css';
import { PAYMENT_METHODS, type PaymentMethodId, type PurchaseDraft, providerOf } from './purchase-draft.ts';

interface MethodPickerProps {
  value: PaymentMethodId;
  /** Methods that the order can be paid by. */
  open: readonly PaymentMethodId[];
  onChange: (method: PaymentMethodId) => void;
}

/** Selects the payment method. Renders nothing when there is only one. */
export function MethodPicker({ value, open, onChange }: MethodPickerProps) {
  const choose = (chosen: string) => {
    const method = PAYMENT_METHODS.find((one) => one.id === chosen);
    if (method) onChange(method.id);
  };
  const card = useCardWords();
  if (open.length < 2) return null;
  return (
    <Radio.Group label={purchaseTexts.method} value={value} onChange={choose}>
      {PAYMENT_METHODS.filter(({ id }) => open.includes(id)).map((method) => (
        <Radio
          key={method.id}
          mt="xs"
          className={classes.method}
          data-checked={method.id === value || undefined}
          value={method.id}
          label={method.id === 'CARD' ? card.label : method.label}
          description={method.id === 'CARD' ? card.about : method.description}
        />
      ))}
    </Radio.Group>
  );
}

const PurchaseFormFragment = graphql(`
  fragment PurchaseForm_event on Event {
    id
    available
    slug
    orderLimit
    waitingList
    acceptsPlayMoney
    ...PurchaseEvent_event
  }
`);

interface PurchaseFormProps {
  event: FragmentType<typeof PurchaseFormFragment>;
  /** With the prices of this buyer. */
  tiers: readonly ShownTier[];
  code: CodeOffer | null;
  onCode: (code: CodeOffer | null) => void;
  draft: PurchaseDraft;
  method: PaymentMethodId;
  /** Methods that the order can be paid by. */
  methods: readonly PaymentMethodId[];
  wallet: { wallet: PayingWallet | null; loading: boolean };
  quote: { quote: WalletQuote | null; error: unknown };
  checkout: ProviderCheckout;
  /** The questions of the organiser. */
  questions: ReactNode;
  onChange: (draft: PurchaseDraft) => void;
  onReview: () => void;
}

/** First step: tickets, payment method, and holder. */
export function PurchaseForm(props: PurchaseFormProps) {
  const { tiers, code, onCode, draft, method, methods, questions, onChange, onReview } = props;
  const event = useFragment(PurchaseFormFragment, props.event);
  const { basket } = draft;
  const [first] = basket;
  const byWallet = method === 'wallet';
  const soldOut = soldOutOf(tiers);
  const atDoor = method === 'door';
  const sold = atDoor ? tiers.filter((tier) => tier.formSales) : tiers;
  const ready = isReady(props, sold);
  const submit = (submitted: FormEvent) => {
    submitted.preventDefault();
    if (first && ready && props.checkout.check()) onReview();
  };
  return (
    <Stack gap="md">
      <PurchaseEvent event={event} />
      {event.available === 0 && (
        <Badge size="xl" radius="sm" tt="none" variant="light" color="coral">
          {eventTexts.soldOut}
        </Badge>
      )}
      <WalletInfo {...props.wallet} />
      <TierPicker
        tiers={tiers}
        value={first?.tier ?? null}
        onChange={(name) => onChange({ ...draft, basket: select(basket, name) })}
        byWallet={!atDoor}
      />
      <CodeField slug={event.slug} offer={code} onChange={onCode} />
      <form onSubmit={submit} aria-label={labelTexts.purchase}>
        <Stack gap="md">
          {first && (
            <>
              <OrderLines
                tiers={sold}
                basket={basket}
                max={event.orderLimit ?? MAX_ORDER_TICKETS}
                onChange={(changed) => onChange({ ...draft, basket: changed })}
                total={totalText(method)}
              />
              <MethodPicker
                value={method}
                open={methods}
                onChange={(chosen) => onChange({ ...draft, method: chosen })}
              />
              {byWallet && (
                <WalletPayment
                  currency={draft.currency}
                  onCurrency={(currency) => onChange({ ...draft, currency })}
                  playMoney={event.acceptsPlayMoney}
                  wallet={props.wallet.wallet}
                  {...props.quote}
                />
              )}
              <HolderFields holder={draft} onChange={(holder) => onChange({ ...draft, ...holder })} />
              {questions}
              <ByProvider {...props} />
            </>
          )}
          <Button type="submit" size="lg" fullWidth disabled={!first || !ready}>
            {purchaseTexts.review}
          </Button>
        </Stack>
      </form>
      {event.waitingList && soldOut.length > 0 && (
        <WaitingForm slug={event.slug} tiers={soldOut} person={draft} />
      )}
    </Stack>
  );
}

/** The number that pays and the amount, for an order that a provider collects. */
function ByProvider({ method, checkout, draft, tiers }: PurchaseFormProps) {
  if (providerOf(method) === null) return null;
  return (
    <>
      {method === 'MPESA' && <PayerNumber {...checkout.payer} onChange={checkout.payer.set} />}
      <ProviderCharge quote={checkout.quote} listed={sumsOf(draft.basket, tiers)} />
    </>
  );
}

/** Whether the method can pay the order. */
function isReady(
  { method, draft, quote: { quote }, wallet, checkout }: PurchaseFormProps,
  sold: readonly ShownTier[],
): boolean {
  if (method === 'wallet') return quote !== null && paymentNotice(quote, wallet.wallet) === null;
  if (method !== 'door') return checkout.quote.charge !== null;
  return draft.basket.every((line) => sold.some((tier) => tier.name === line.tier));
}

/** Label of the total; null where the wallet shows it. */
function totalText(method: PaymentMethodId): string | null {
  if (method === 'wallet') return null;
  return method === 'door' ? buyingTexts.dueAtDoor : buyingTexts.total;
}
