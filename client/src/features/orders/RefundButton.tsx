import { Button, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { type ReactNode, useRef } from 'react';
import { newIdempotencyKey } from '../../apollo/new-idempotency-key.ts';
import { isNetworkFailure, readFailure } from '../../apollo/read-failure.ts';
import { useRefundOrderMutation } from '../../gql/hooks/index.ts';
import { type FragmentType, graphql, useFragment } from '../../gql/index.ts';
import { orderTexts } from '../../messages/orders.ts';
import { callTexts } from '../../messages/shell.ts';
import { formatMoney } from '../../ui/format-amount.ts';
import { notify } from '../../ui/notify.ts';
import { ReasonDialog } from '../../ui/ReasonDialog.tsx';
import classes from './EventOrders.module.css';

const RefundButtonFragment = graphql(`
  fragment RefundButton_order on Order {
    id
    quantity
    buyerName @include(if: $person)
    total {
      amount
      currency
    }
    viewerCanRefund
    payment {
      id
      charge {
        amount
        currency
      }
    }
  }
`);

graphql(`
  mutation RefundOrder($orderId: ID!, $reason: String!, $idempotencyKey: String) {
    refundOrder(input: { orderId: $orderId, reason: $reason, idempotencyKey: $idempotencyKey }) {
      order {
        id
        status
        viewerCanRefund
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

/** Refunds an order in full. Renders nothing for viewers without permission, or when nothing is left to refund. */
export function RefundButton({ order: ref }: { order: FragmentType<typeof RefundButtonFragment> }) {
  const order = useFragment(RefundButtonFragment, ref);
  const [opened, { open, close }] = useDisclosure(false);
  const [refund, { loading, error }] = useRefundOrderMutation();
  const attempt = useRef<string | null>(null);
  if (!order.viewerCanRefund) return null;
  const charge = order.payment?.charge;
  const facts: [string, ReactNode][] = [
    [orderTexts.order, order.id.slice(0, 16)],
    ...(order.buyerName ? [[orderTexts.guest, order.buyerName] satisfies [string, string]] : []),
    [orderTexts.tickets, order.quantity],
    [
      orderTexts.amount,
      charge ? formatMoney(charge) : order.total.map((sum) => formatMoney(sum)).join(' · '),
    ],
    [orderTexts.way, charge ? orderTexts.toWallet : orderTexts.nothingPaid],
  ];

  const confirm = async (reason: string): Promise<void> => {
    attempt.current ??= newIdempotencyKey();
    try {
      const { data } = await refund({
        variables: { orderId: order.id, reason, idempotencyKey: attempt.current },
      });
      attempt.current = null;
      close();
      const done = data?.refundOrder.order.payment?.status !== 'REFUNDING';
      void notify('success', done ? orderTexts.refunded : orderTexts.refundStarted);
    } catch (failure) {
      // A lost answer is retried with the same key; a refusal ends the attempt.
      if (!isNetworkFailure(failure)) attempt.current = null;
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
        keep="Cancel"
        confirm={orderTexts.refund}
        loading={loading}
        failure={error ? orderTexts.refundFailed(readFailure(error, callTexts.network)) : null}
        onConfirm={(reason) => void confirm(reason)}
      >
        <dl className={classes.facts}>
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <Text>{charge ? orderTexts.refundWallet(formatMoney(charge)) : orderTexts.refundDoor}</Text>
      </ReasonDialog>
    </>
  );
}
