import { Button, Text, Title } from '@mantine/core';
import type { StartOutsidePaymentInput } from '../../../gql/graphql.ts';
import { useStartOutsidePaymentMutation } from '../../../gql/hooks/index.ts';
import { graphql } from '../../../gql/index.ts';
import { buyingTexts, externalWalletTexts } from '../../../messages/purchases.ts';
import { ticketTexts } from '../../../messages/tickets.ts';
import { FormFailure } from '../../../ui/FormFailure.tsx';
import { SubmitRow } from '../bar/PurchaseBar.tsx';
import { totalOf } from '../basket/basket.ts';
import { CheckoutForm } from '../checkout/CheckoutForm.tsx';
import type { Entries } from '../checkout/use-entries.ts';
import { useHeldPurchase } from '../checkout/use-held-purchase.ts';
import type { Selection } from '../checkout/use-selection.ts';
import classes from '../FormPurchase.module.css';
import { type ExternalAttempt, externalAttempts } from '../purchase-attempts.ts';
import { purchaseFailure } from '../purchase-failure.ts';

graphql(`
  mutation StartOutsidePayment($input: StartOutsidePaymentInput!) {
    startOutsidePayment(input: $input) {
      orderKey
      order {
        id
      }
    }
  }
`);

interface ExternalWalletFormProps {
  selection: Selection;
  entries: Entries;
  onHeld: (attempt: ExternalAttempt) => void;
  onRefused: () => void;
}

/** Form for the ticket holder; the tickets are then held until the payment arrives. */
export function ExternalWalletForm({ selection, entries, onHeld, onRefused }: ExternalWalletFormProps) {
  const [hold, { loading }] = useStartOutsidePaymentMutation();
  const { start, error } = useHeldPurchase({
    store: externalAttempts,
    send: async (input: StartOutsidePaymentInput) => {
      const made = (await hold({ variables: { input } })).data?.startOutsidePayment;
      if (made) entries.messages.request({ orderId: made.order.id, orderKey: made.orderKey });
      return made;
    },
    onHeld: (attempt) => {
      selection.setSent(false);
      onHeld(attempt);
    },
    onRefused: (failure) => {
      selection.setSent(false);
      entries.answers.note(failure);
      onRefused();
    },
  });
  return (
    <CheckoutForm
      label={externalWalletTexts.title}
      selection={selection}
      entries={entries}
      total={buyingTexts.total}
      className={classes.form}
      onSubmit={() => {
        selection.setSent(true);
        void start({ slug: selection.event.slug, ...entries.order, ...entries.trimmed });
      }}
      head={
        <div>
          <Title order={3} size="h4">
            {externalWalletTexts.option}
          </Title>
          <Text size="sm" c="dimmed">
            {externalWalletTexts.about}
          </Text>
        </div>
      }
    >
      {error !== undefined && <FormFailure>{purchaseFailure(error)}</FormFailure>}
      <SubmitRow label={buyingTexts.total} amount={totalOf(selection.lines, selection.sold)}>
        <Button type="submit" size="lg" fullWidth color="marigold.5" disabled={loading || selection.isGone}>
          {loading ? ticketTexts.processing : externalWalletTexts.go}
        </Button>
      </SubmitRow>
    </CheckoutForm>
  );
}
