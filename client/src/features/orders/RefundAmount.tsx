import { Button, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useState } from 'react';
import { readFailure } from '../../apollo/read-failure.ts';
import { useAttempt } from '../../apollo/use-attempt.ts';
import { useRefundAmountMutation } from '../../gql/hooks/index.ts';
import { type FragmentType, graphql, useFragment } from '../../gql/index.ts';
import { orderTexts as texts } from '../../messages/orders.ts';
import { callTexts } from '../../messages/shell.ts';
import { notify } from '../../ui/notify.ts';
import { ReasonDialog } from '../../ui/ReasonDialog.tsx';
import { RefundAmountField, typedAmount } from './RefundAmountField.tsx';

const RefundAmountFragment = graphql(`
  fragment RefundAmount_order on Order {
    id
    refundableAmount {
      ...Money @unmask
    }
  }
`);

graphql(`
  mutation RefundAmount(
    $orderId: ID!
    $amount: Decimal!
    $currency: Currency!
    $reason: String!
    $idempotencyKey: String
  ) {
    refundAmount(
      input: {
        orderId: $orderId
        amount: $amount
        currency: $currency
        reason: $reason
        idempotencyKey: $idempotencyKey
      }
    ) {
      order {
        id
        refundableAmount {
          ...Money @unmask
        }
        keptAmount {
          ...Money @unmask
        }
        refundTerms {
          amount {
            ...Money @unmask
          }
          most {
            ...Money @unmask
          }
        }
        ...OrderRefunds_order
      }
    }
  }
`);

/** Refunds an amount of an order without cancelling anything. Nothing for viewers who cannot, or when nothing is left. */
export function RefundAmount({ order: ref }: { order: FragmentType<typeof RefundAmountFragment> }) {
  const { id, refundableAmount: most } = useFragment(RefundAmountFragment, ref);
  const [opened, { open, close }] = useDisclosure(false);
  const [refund, { loading, error }] = useRefundAmountMutation();
  const [amount, setAmount] = useState('');
  const attempt = useAttempt();
  if (!most) return null;
  const { currency } = most;

  const confirm = async (reason: string): Promise<void> => {
    const key = { idempotencyKey: attempt.keyOf(id) };
    try {
      await refund({ variables: { orderId: id, amount: typedAmount(amount), currency, reason, ...key } });
      attempt.settle();
      setAmount('');
      close();
      void notify('success', texts.refundStarted);
    } catch (failure) {
      attempt.settle(failure);
    }
  };

  return (
    <>
      <Button variant="subtle" size="sm" onClick={open}>
        {texts.refundAmount}
      </Button>
      <ReasonDialog
        opened={opened}
        onClose={close}
        title={texts.refundAmountTitle}
        label={texts.refundAmountTitle}
        reasonLabel={texts.reason}
        keep={texts.keepAmount}
        confirm={texts.refundAmountConfirm}
        loading={loading}
        failure={error ? texts.refundFailed(readFailure(error, callTexts.network)) : null}
        onConfirm={(reason) => void confirm(reason)}
      >
        <Text>{texts.refundAmountBody}</Text>
        <RefundAmountField value={amount} most={most} onChange={setAmount} />
      </ReasonDialog>
    </>
  );
}
