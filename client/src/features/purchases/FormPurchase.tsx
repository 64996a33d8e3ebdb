import { Button, NumberInput, Stack, Text, TextInput } from '@mantine/core';
import { type FormEvent, useRef, useState } from 'react';
import { isNetworkFailure, readFailure } from '../../apollo/read-failure.ts';
import type { PurchaseByFormMutation } from '../../gql/graphql.ts';
import { usePurchaseByFormMutation } from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';
import { labelTexts } from '../../texts/labels.ts';
import { ticketTexts } from '../../texts/tickets.ts';
import { FormFailure } from '../../ui/FormFailure.tsx';
import classes from './FormPurchase.module.css';
import { newIdempotencyKey } from './new-idempotency-key.ts';

graphql(`
  mutation PurchaseByForm($input: FormPurchaseInput!, $idempotencyKey: String) {
    purchaseByForm(input: $input, idempotencyKey: $idempotencyKey) {
      order {
        id
      }
      tickets {
        id
        ...PurchasedTicket_ticket
      }
    }
  }
`);

export type FormPurchaseResult = PurchaseByFormMutation['purchaseByForm'];

/** Most tickets that one order of the form takes. */
const MOST = 10;

interface FormPurchaseProps {
  slug: string;
  tier: string;
  /** Places left in the tier. */
  available: number;
  onPurchased: (result: FormPurchaseResult) => void;
  /** The stock may have changed under the buyer's hands. */
  onRefused: () => void;
}

/** Name, e-mail and phone of the holder. Nothing is paid here: the amount is due at the door. */
export function FormPurchase({ slug, tier, available, onPurchased, onRefused }: FormPurchaseProps) {
  const [holder, setHolder] = useState({ name: '', email: '', phone: '' });
  const [quantity, setQuantity] = useState<number | string>(1);
  const [purchase, { loading, error }] = usePurchaseByFormMutation();
  // One key a wish: it changes with the wish, and stays when an answer got lost and the same is sent again.
  const wish = useRef({ text: '', key: '' });

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const lines = [{ tier, quantity: Number(quantity) || 1 }];
    const trimmed = { name: holder.name.trim(), email: holder.email.trim(), phone: holder.phone.trim() };
    const input = { slug, lines, ...trimmed };
    const text = JSON.stringify(input);
    if (wish.current.text !== text) wish.current = { text, key: newIdempotencyKey() };
    try {
      const { data } = await purchase({ variables: { input, idempotencyKey: wish.current.key } });
      if (!data) return;
      wish.current = { text: '', key: '' };
      onPurchased(data.purchaseByForm);
    } catch (failure) {
      if (!isNetworkFailure(failure)) {
        wish.current = { text: '', key: '' };
        onRefused();
      }
    }
  };

  const field = (name: keyof typeof holder) => ({
    value: holder[name],
    onChange: (event: { currentTarget: { value: string } }) =>
      setHolder({ ...holder, [name]: event.currentTarget.value }),
    required: true,
    withAsterisk: false,
  });

  return (
    <form onSubmit={submit} className={classes.form} aria-label={labelTexts.yourDetails}>
      <Stack gap="sm">
        <TextInput label={labelTexts.fullName} autoComplete="name" {...field('name')} />
        <TextInput label={labelTexts.email} type="email" autoComplete="email" {...field('email')} />
        <TextInput label={labelTexts.phone} type="tel" autoComplete="tel" {...field('phone')} />
        <NumberInput
          label={labelTexts.tickets}
          value={quantity}
          onChange={setQuantity}
          min={1}
          max={Math.min(MOST, available)}
          clampBehavior="strict"
          allowDecimal={false}
          allowNegative={false}
        />
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
        <Text size="sm" c="dimmed" ta="center">
          {ticketTexts.dueAtDoor}
        </Text>
      </Stack>
    </form>
  );
}
