import { Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { type FormEvent, useRef, useState } from 'react';
import { isNetworkFailure, readFailure } from '../../apollo/read-failure.ts';
import { useRefundOrderMutation } from '../../gql/hooks/index.ts';
import { type FragmentType, graphql, useFragment } from '../../gql/index.ts';
import { callTexts } from '../../texts/calls.ts';
import { orderTexts } from '../../texts/purchases.ts';
import { FormFailure } from '../../ui/FormFailure.tsx';
import { formatAmount } from '../../ui/format-amount.ts';
import { notify } from '../../ui/notify.ts';
import { newIdempotencyKey } from '../purchases/new-idempotency-key.ts';

const RefundButtonFragment = graphql(`
  fragment RefundButton_order on Order {
    id
    viewerCanRefund
    payment {
      id
      charge {
        value
        currency
      }
    }
  }
`);

graphql(`
  mutation RefundOrder($orderId: ID!, $reason: String!, $idempotencyKey: String) {
    refundOrder(orderId: $orderId, reason: $reason, idempotencyKey: $idempotencyKey) {
      id
      status
      viewerCanRefund
      payment {
        id
        status
        failure
        transactionHash
      }
    }
  }
`);

/** Gives the money of an order back, all of it. Draws nothing for those who may not, or when nothing is left. */
export function RefundButton({ order: ref }: { order: FragmentType<typeof RefundButtonFragment> }) {
  const order = useFragment(RefundButtonFragment, ref);
  const [opened, { open, close }] = useDisclosure(false);
  const [reason, setReason] = useState('');
  const [refund, { loading, error }] = useRefundOrderMutation();
  const attempt = useRef<string | null>(null);
  if (!order.viewerCanRefund) return null;
  const charge = order.payment?.charge;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    attempt.current ??= newIdempotencyKey();
    try {
      const { data } = await refund({
        variables: { orderId: order.id, reason: reason.trim(), idempotencyKey: attempt.current },
      });
      attempt.current = null;
      close();
      const done = data?.refundOrder.payment?.status !== 'REFUNDING';
      void notify('success', done ? orderTexts.refunded : orderTexts.refundStarted);
    } catch (failure) {
      // A lost answer is asked for again under the same key; a refusal ends the attempt.
      if (!isNetworkFailure(failure)) attempt.current = null;
    }
  };

  return (
    <>
      <Button variant="default" size="sm" onClick={open}>
        {orderTexts.refund}
      </Button>
      <Modal
        opened={opened}
        onClose={close}
        title={orderTexts.refundTitle}
        closeButtonProps={{ 'aria-label': 'Close' }}
      >
        <form onSubmit={submit} aria-label={orderTexts.refundTitle}>
          <Stack gap="md">
            <Text>
              {charge
                ? orderTexts.refundWallet(formatAmount(charge.value, charge.currency))
                : orderTexts.refundDoor}
            </Text>
            <TextInput
              label={orderTexts.reason}
              value={reason}
              onChange={(change) => setReason(change.currentTarget.value)}
              maxLength={500}
              data-autofocus
              required
              withAsterisk={false}
            />
            {error && (
              <FormFailure>{orderTexts.refundFailed(readFailure(error, callTexts.network))}</FormFailure>
            )}
            <Group justify="flex-end">
              <Button variant="default" onClick={close}>
                Cancel
              </Button>
              <Button type="submit" color="coral" loading={loading} disabled={!reason.trim()}>
                {orderTexts.refund}
              </Button>
            </Group>
          </Stack>
        </form>
      </Modal>
    </>
  );
}
