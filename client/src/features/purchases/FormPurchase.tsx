import { Button, Stack, Text } from '@mantine/core';
import { type FormEvent, useRef, useState } from 'react';
import { newIdempotencyKey } from '../../apollo/new-idempotency-key.ts';
import { isNetworkFailure, readFailure } from '../../apollo/read-failure.ts';
import type { PurchaseByFormMutation } from '../../gql/graphql.ts';
import { usePurchaseByFormMutation } from '../../gql/hooks/index.ts';
import { type FragmentType, graphql, useFragment } from '../../gql/index.ts';
import { labelTexts } from '../../messages/labels.ts';
import { ticketTexts } from '../../messages/tickets.ts';
import { useSession } from '../../session/session.ts';
import { FormFailure } from '../../ui/FormFailure.tsx';
import { AskedQuestions } from '../questions/AskedQuestions.tsx';
import { useAnswers } from '../questions/use-answers.ts';
import { type Basket, costsNothing, totalOf } from './basket/basket.ts';
import { OrderLines } from './basket/OrderLines.tsx';
import classes from './FormPurchase.module.css';
import { type Holder, HolderFields } from './HolderFields.tsx';
import { NextSteps } from './NextSteps.tsx';
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
  onPurchased: (result: FormPurchaseResult, email: string) => void;
  /** Called after a refusal, because the stock may have changed. */
  onRefused: () => void;
}

/** Quantity, and name, email and phone of the holder. Payment is due at the door. */
export default function FormPurchase({ slug, tiers: refs, basket, ...props }: FormPurchaseProps) {
  const { terms, max, onBasket, onPurchased, onRefused } = props;
  const tiers = useFragment(FormPurchaseFragment, refs);
  const user = useSession()?.user;
  const [holder, setHolder] = useState<Holder>(() =>
    user ? { name: user.name, email: user.email, phone: user.phone ?? '' } : NOBODY,
  );
  const [purchase, { loading, error }] = usePurchaseByFormMutation();
  // One idempotency key per input: kept for a retry after a lost answer, renewed when the input changes.
  const order = useRef({ text: '', key: '' });
  const answers = useAnswers(tiers, basket);
  const isFree = costsNothing(basket, tiers);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const lines = basket.map(({ tier, quantity }) => ({ tier, quantity }));
    const trimmed = { name: holder.name.trim(), email: holder.email.trim(), phone: holder.phone.trim() };
    const input = { slug, lines, ...trimmed, ...terms, ...answers.input };
    const text = JSON.stringify(input);
    if (order.current.text !== text) order.current = { text, key: newIdempotencyKey() };
    try {
      const { data } = await purchase({
        variables: { input: { ...input, idempotencyKey: order.current.key } },
      });
      if (!data) return;
      order.current = { text: '', key: '' };
      onPurchased(data.purchaseByForm, trimmed.email);
    } catch (failure) {
      answers.note(failure);
      if (!isNetworkFailure(failure)) {
        order.current = { text: '', key: '' };
        onRefused();
      }
    }
  };

  return (
    <form onSubmit={submit} className={classes.form} aria-label={labelTexts.yourDetails}>
      <Stack gap="sm">
        <OrderLines tiers={tiers} basket={basket} max={max} onChange={onBasket} />
        <HolderFields holder={holder} onChange={(changed) => setHolder({ ...holder, ...changed })} />
        <AskedQuestions answers={answers} />
        {error && (
          <FormFailure>
            {isNetworkFailure(error)
              ? ticketTexts.purchaseNetworkError
              : ticketTexts.purchaseFailed(readFailure(error))}
          </FormFailure>
        )}
        <Button type="submit" size="lg" fullWidth color="marigold.5" disabled={loading}>
          {loading ? ticketTexts.processing : ticketTexts.buy}
        </Button>
        {!isFree && (
          <Text size="sm" c="dimmed" ta="center">
            {ticketTexts.dueAtDoor}
          </Text>
        )}
        <NextSteps due={isFree ? null : totalOf(basket, tiers)} />
      </Stack>
    </form>
  );
}
