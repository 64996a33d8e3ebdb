import { Button, Stack, Text, Title } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { newIdempotencyKey } from '../../../apollo/new-idempotency-key.ts';
import { isNetworkFailure, readFailure } from '../../../apollo/read-failure.ts';
import { outcomeKnown } from '../../../apollo/use-attempt.ts';
import { useStartOutsidePaymentMutation } from '../../../gql/hooks/index.ts';
import { graphql } from '../../../gql/index.ts';
import { buyingTexts, externalWalletTexts } from '../../../messages/purchases.ts';
import { ticketTexts } from '../../../messages/tickets.ts';
import { FormFailure } from '../../../ui/FormFailure.tsx';
import { AskedQuestions } from '../../questions/AskedQuestions.tsx';
import { useAnswers } from '../../questions/use-answers.ts';
import type { Basket } from '../basket/basket.ts';
import { OrderLines } from '../basket/OrderLines.tsx';
import classes from '../FormPurchase.module.css';
import { HolderFields } from '../HolderFields.tsx';
import { type ExternalAttempt, externalAttempts } from '../purchase-attempts.ts';
import type { ShownTier, SpecialTerms } from '../special/special-tiers.ts';

graphql(`
  mutation StartOutsidePayment($input: StartOutsidePaymentInput!) {
    startOutsidePayment(input: $input) {
      orderKey
      order {
        id
        ...OutsideOrder_order
      }
    }
  }
`);

interface ExternalWalletFormProps {
  slug: string;
  /** A code or waitlist offer applied to the order. */
  terms: SpecialTerms;
  /** Ticket limit of one order. */
  max: number;
  tiers: readonly ShownTier[];
  basket: Basket;
  onBasket: (basket: Basket) => void;
  /** An earlier request without an answer. */
  pending: ExternalAttempt | null;
  onHeld: (attempt: ExternalAttempt) => void;
  onRefused: () => void;
}

/** Form for the ticket holder; the tickets are then held until the payment arrives. */
export function ExternalWalletForm({
  slug,
  terms,
  tiers,
  basket,
  pending,
  ...props
}: ExternalWalletFormProps) {
  const { max, onBasket, onHeld, onRefused } = props;
  const [holder, setHolder] = useState({
    name: pending?.input.name ?? '',
    email: pending?.input.email ?? '',
    phone: pending?.input.phone ?? '',
  });
  const answers = useAnswers(tiers, basket, pending?.input.answers ?? []);
  const [start, { loading, error }] = useStartOutsidePaymentMutation();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const input = {
      slug,
      lines: basket.map(({ tier, quantity }) => ({ tier, quantity })),
      name: holder.name.trim(),
      email: holder.email.trim(),
      phone: holder.phone.trim(),
      ...terms,
      ...answers.input,
    };
    const attempt = attemptFor(input);
    externalAttempts.save(attempt, attempt.input.slug);
    try {
      const { data } = await start({ variables: { input: { ...input, idempotencyKey: attempt.key } } });
      if (!data) return;
      const { order, orderKey } = data.startOutsidePayment;
      const held = { ...attempt, orderId: order.id, orderKey: orderKey ?? null };
      externalAttempts.save(held, held.input.slug);
      onHeld(held);
    } catch (failure) {
      if (!outcomeKnown(failure)) return;
      answers.note(failure);
      externalAttempts.remove(slug);
      onRefused();
    }
  };

  return (
    <form onSubmit={submit} className={classes.form} aria-label={externalWalletTexts.title}>
      <Stack gap="sm">
        <div>
          <Title order={3} size="h4">
            {externalWalletTexts.option}
          </Title>
          <Text size="sm" c="dimmed">
            {externalWalletTexts.about}
          </Text>
        </div>
        <OrderLines tiers={tiers} basket={basket} max={max} onChange={onBasket} total={buyingTexts.total} />
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
          {loading ? ticketTexts.processing : externalWalletTexts.go}
        </Button>
      </Stack>
    </form>
  );
}

/** Reuses the attempt for an equal input, so that a retry is the same order; another input is a new order. */
function attemptFor(input: ExternalAttempt['input']): ExternalAttempt {
  const before = externalAttempts.find(input.slug);
  if (before && JSON.stringify(before.input) === JSON.stringify(input)) return before;
  return { key: newIdempotencyKey(), input, orderId: null, startedAt: Date.now() };
}
