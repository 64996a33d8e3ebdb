import { Button, type ButtonProps, Stack, Text } from '@mantine/core';
import { type FormEvent, useRef, useState } from 'react';
import { newIdempotencyKey } from '../../apollo/new-idempotency-key.ts';
import { isNetworkFailure, readFailure } from '../../apollo/read-failure.ts';
import type { ProviderMethod, PurchaseByFormInput, PurchaseByFormMutation } from '../../gql/graphql.ts';
import { usePurchaseByFormMutation } from '../../gql/hooks/index.ts';
import { type FragmentType, graphql, useFragment } from '../../gql/index.ts';
import { labelTexts } from '../../messages/labels.ts';
import { payingTexts } from '../../messages/provider-payments.ts';
import { buyingTexts } from '../../messages/purchases.ts';
import { ticketTexts } from '../../messages/tickets.ts';
import { useSession } from '../../session/session.ts';
import { FormFailure } from '../../ui/FormFailure.tsx';
import type { Money } from '../../ui/format-amount.ts';
import { AskedQuestions } from '../questions/AskedQuestions.tsx';
import { useAnswers } from '../questions/use-answers.ts';
import { type Basket, costsNothing, sumsOf, totalOf } from './basket/basket.ts';
import { OrderLines } from './basket/OrderLines.tsx';
import classes from './FormPurchase.module.css';
import { type Holder, HolderFields } from './HolderFields.tsx';
import { NextSteps } from './NextSteps.tsx';
import { useCardWords } from './provider/card-words.ts';
import { PayerNumber } from './provider/PayerNumber.tsx';
import { ProviderCharge } from './provider/ProviderCharge.tsx';
import { usePayerNumber } from './provider/use-payer-number.ts';
import { useProviderPurchase } from './provider/use-provider-purchase.ts';
import { chargeText, useProviderQuote } from './provider/use-provider-quote.ts';
import type { ProviderAttempt } from './purchase-attempts.ts';
import type { SpecialTerms } from './special/special-tiers.ts';

const FormPurchaseFragment = graphql(`
  fragment FormPurchase_tier on Tier {
    id
    name
    price {
      amount
      currency
    }
    available
    ...OrderLines_tier
    ...CheckoutQuestions_tier
  }
`);

graphql(`
  mutation PurchaseByForm($input: PurchaseByFormInput!) {
    purchaseByForm(input: $input) {
      order {
        id
        confirmBy
      }
      tickets {
        id
        ...PurchasedTicket_ticket
      }
    }
  }
`);

export type FormPurchaseResult = PurchaseByFormMutation['purchaseByForm'];

/** Form values of a buyer who is not signed in; the entries persist when the tier changes. */
const NOBODY: Holder = { name: '', email: '', phone: '' };

interface FormPurchaseProps {
  slug: string;
  /** A code or waitlist offer applied to the order. */
  terms: SpecialTerms;
  /** Ticket limit of one order. */
  max: number;
  /** Tiers sold by the form. */
  tiers: readonly FragmentType<typeof FormPurchaseFragment>[];
  basket: Basket;
  onBasket: (basket: Basket) => void;
  /** Method of the provider that collects the payment; null: it is due at the door. */
  provider: ProviderMethod | null;
  /** An earlier order of this browser, whose entries are kept. */
  draft: ProviderAttempt['input'] | null;
  onPurchased: (result: FormPurchaseResult, email: string) => void;
  /** Called when tickets are held for a payment by a provider. */
  onHeld: (attempt: ProviderAttempt) => void;
  /** Called after a refusal, because the stock may have changed. */
  onRefused: () => void;
}

/** Quantity, and name, email and phone of the holder. Payment is due at the door, or collected by a provider. */
export default function FormPurchase({ slug, tiers: refs, basket, provider, ...props }: FormPurchaseProps) {
  const { terms, max, draft, onBasket, onPurchased, onHeld, onRefused } = props;
  const tiers = useFragment(FormPurchaseFragment, refs);
  const user = useSession()?.user;
  const [holder, setHolder] = useState<Holder>(() => {
    if (draft) return { name: draft.name, email: draft.email, phone: draft.phone };
    return user ? { name: user.name, email: user.email, phone: user.phone ?? '' } : NOBODY;
  });
  const answers = useAnswers(tiers, basket, draft?.answers ?? []);
  const payer = usePayerNumber(holder.phone, draft?.payerPhone);
  const quote = useProviderQuote({ slug, lines: basket, method: provider, code: terms.code });
  const refused = (failure: unknown) => {
    answers.note(failure);
    onRefused();
  };
  const atDoor = useFormOrder(onPurchased, refused);
  const online = useProviderPurchase({ onHeld, onRefused: refused });
  const isFree = costsNothing(basket, tiers);
  const card = useCardWords();

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const lines = basket.map(({ tier, quantity }) => ({ tier, quantity }));
    const trimmed = { name: holder.name.trim(), email: holder.email.trim(), phone: holder.phone.trim() };
    const input = { slug, lines, ...trimmed, ...terms, ...answers.input };
    if (provider === null) return void atDoor.order(input);
    const payerPhone = provider === 'MPESA' ? payer.check() : null;
    if (provider === 'MPESA' && payerPhone === null) return;
    void online.start({ ...input, method: provider, payerPhone });
  };

  const { loading, error } = provider === null ? atDoor : online;
  const blocked = provider !== null && quote.error !== undefined && !quote.charge;
  return (
    <form onSubmit={submit} className={classes.form} aria-label={labelTexts.yourDetails}>
      <Stack gap="sm">
        <OrderLines
          tiers={tiers}
          basket={basket}
          max={max}
          onChange={onBasket}
          {...(provider !== null && { total: buyingTexts.total })}
        />
        <HolderFields holder={holder} onChange={(changed) => setHolder({ ...holder, ...changed })} />
        <AskedQuestions answers={answers} />
        {provider === 'MPESA' && (
          <PayerNumber value={payer.value} isFaulty={payer.isFaulty} onChange={payer.set} />
        )}
        {provider !== null && <ProviderCharge quote={quote} listed={sumsOf(basket, tiers)} />}
        {error !== undefined && (
          <FormFailure>
            {isNetworkFailure(error)
              ? ticketTexts.purchaseNetworkError
              : ticketTexts.purchaseFailed(readFailure(error))}
          </FormFailure>
        )}
        <OrderButton provider={provider} charge={quote.charge} loading={loading} blocked={blocked} />
        {(provider !== null || !isFree) && (
          <Text size="sm" c="dimmed" ta="center">
            {noteOf(provider, card)}
          </Text>
        )}
        <NextSteps due={isFree || provider !== null ? null : totalOf(basket, tiers)} />
      </Stack>
    </form>
  );
}

/** An order that is due at the door. A retry after a lost answer is the same order. */
function useFormOrder(onPurchased: FormPurchaseProps['onPurchased'], onRefused: (failure: unknown) => void) {
  const [purchase, { loading, error }] = usePurchaseByFormMutation();
  // One idempotency key per input: kept for a retry after a lost answer, renewed when the input changes.
  const order = useRef({ text: '', key: '' });
  return {
    loading,
    error,
    order: async (input: Omit<PurchaseByFormInput, 'idempotencyKey'>) => {
      const text = JSON.stringify(input);
      if (order.current.text !== text) order.current = { text, key: newIdempotencyKey() };
      try {
        const { data } = await purchase({
          variables: { input: { ...input, idempotencyKey: order.current.key } },
        });
        if (!data) return;
        order.current = { text: '', key: '' };
        onPurchased(data.purchaseByForm, input.email);
      } catch (failure) {
        if (isNetworkFailure(failure)) return;
        order.current = { text: '', key: '' };
        onRefused(failure);
      }
    },
  };
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
  const card = useCardWords();
  const words = buttonText(provider, charge && chargeText(charge), card);
  const layout: Pick<ButtonProps, 'px' | 'classNames'> =
    provider === null ? {} : { px: 'sm', classNames: { label: classes.words } };
  return (
    <Button type="submit" size="lg" fullWidth color="marigold.5" disabled={loading || blocked} {...layout}>
      {loading ? ticketTexts.processing : words}
    </Button>
  );
}

type CardWords = ReturnType<typeof useCardWords>;

function buttonText(provider: ProviderMethod | null, amount: string | null, card: CardWords): string {
  if (provider === null) return ticketTexts.buy;
  if (provider === 'MPESA') return amount ? payingTexts.payMpesa(amount) : payingTexts.payMpesaPlain;
  return amount ? card.pay(amount) : card.payPlain;
}

function noteOf(provider: ProviderMethod | null, card: CardWords): string {
  if (provider === null) return ticketTexts.dueAtDoor;
  return provider === 'MPESA' ? payingTexts.mpesaNote : card.note;
}
