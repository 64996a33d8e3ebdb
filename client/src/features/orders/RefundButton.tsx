import { Button, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useState } from 'react';
import { readFailure } from '../../apollo/read-failure.ts';
import { useAttempt } from '../../apollo/use-attempt.ts';
import { useRefundOrderMutation } from '../../gql/hooks/index.ts';
import { type FragmentType, graphql, useFragment } from '../../gql/index.ts';
import { orderTexts } from '../../messages/orders.ts';
import { callTexts } from '../../messages/shell.ts';
import { formatMoney, type Money } from '../../ui/format-amount.ts';
import { notify } from '../../ui/notify.ts';
import { ReasonDialog } from '../../ui/ReasonDialog.tsx';
import { isNothing, RefundAmountField, typedAmount } from './RefundAmountField.tsx';
import { RefundFacts } from './RefundFacts.tsx';

graphql(`
  fragment OrderRefundTerms on OrderRefundTerms {
    amount {
      ...Money @unmask
    }
    most {
      ...Money @unmask
    }
    collected {
      ...Money @unmask
    }
  }
`);

const RefundButtonFragment = graphql(`
  fragment RefundButton_order on Order {
    id
    quantity
    buyerName @include(if: $person)
    refundTerms {
      ...OrderRefundTerms @unmask
    }
    payment {
      id
      method
    }
    attempt {
      id
      takesMobileMoney
    }
  }
`);

graphql(`
  mutation RefundOrder($orderId: ID!, $reason: String!, $amount: Decimal, $idempotencyKey: String) {
    refundOrder(
      input: { orderId: $orderId, reason: $reason, amount: $amount, idempotencyKey: $idempotencyKey }
    ) {
      order {
        id
        status
        refundTerms {
          ...OrderRefundTerms @unmask
        }
        refundableAmount {
          ...Money @unmask
        }
        ...OrderRefunds_order
        payment {
          id
          status
          failure
          failureCode
          transactionHash
        }
      }
    }
  }
`);

/** The effect of the refund, in a sentence. */
function effect(amount: Money | null, collected: readonly Money[]): string {
  if (amount && isNothing(amount.amount)) return orderTexts.refundNothing;
  if (amount) return orderTexts.refundPaid(formatMoney(amount));
  return collected.length > 0
    ? orderTexts.refundCollected(collected.map((sum) => formatMoney(sum)).join(' · '))
    : orderTexts.refundDoor;
}

/** Cancels an order and refunds it, or the part of it that staff choose. Renders nothing for viewers without permission, or when nothing is left to refund. */
export function RefundButton({ order: ref }: { order: FragmentType<typeof RefundButtonFragment> }) {
  const order = useFragment(RefundButtonFragment, ref);
  const [opened, { open, close }] = useDisclosure(false);
  const [refund, { loading, error }] = useRefundOrderMutation();
  const attempt = useAttempt();
  /** The amount that staff typed; null: the suggested one. */
  const [typed, setTyped] = useState<string | null>(null);
  if (!order.refundTerms) return null;
  const { amount: suggested = null, most = null, collected } = order.refundTerms;
  const amount = typed === null || !most ? suggested : { ...most, amount: typedAmount(typed) };

  const confirm = async (reason: string): Promise<void> => {
    try {
      const { data } = await refund({
        variables: {
          orderId: order.id,
          reason,
          amount: typed === null ? null : typedAmount(typed),
          idempotencyKey: attempt.keyOf(order.id),
        },
      });
      attempt.settle();
      close();
      const done = data?.refundOrder.order.payment?.status !== 'REFUNDING';
      void notify('success', done ? orderTexts.refunded : orderTexts.refundStarted);
    } catch (failure) {
      attempt.settle(failure);
    }
  };

  return (
    <>
      <Button variant="default" size="sm" onClick={open}>
        {orderTexts.refund}
      </Button>
      <ReasonDialog
        opened={opened}
        onClose={close}
        title={orderTexts.refundTitle}
        label={orderTexts.refundTitle}
        reasonLabel={orderTexts.reason}
        keep={orderTexts.keep}
        confirm={amount && isNothing(amount.amount) ? orderTexts.cancelOnly : orderTexts.refund}
        loading={loading}
        failure={error ? orderTexts.refundFailed(readFailure(error, callTexts.network)) : null}
        onConfirm={(reason) => void confirm(reason)}
      >
        <RefundFacts
          orderId={order.id}
          guest={order.buyerName ?? null}
          tickets={[orderTexts.tickets, order.quantity]}
          amount={suggested}
          collected={collected}
          method={order.attempt?.takesMobileMoney ? null : (order.payment?.method ?? null)}
        />
        {most && (
          <RefundAmountField
            value={typed ?? suggested?.amount ?? '0'}
            most={most}
            fromNothing
            onChange={setTyped}
          />
        )}
        <Text>{effect(amount, collected)}</Text>
      </ReasonDialog>
    </>
  );
}
