import { Alert } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import type { OrderDispute_AttemptFragment } from '../../gql/graphql.ts';
import { type FragmentType, graphql, useFragment } from '../../gql/index.ts';
import { disputeTexts as texts } from '../../messages/orders.ts';
import { formatMoney } from '../../ui/format-amount.ts';
import { Moment } from '../../ui/Moment.tsx';

const OrderDisputeFragment = graphql(`
  fragment OrderDispute_attempt on PaymentAttempt {
    id
    dispute {
      status
      openedAt
      amount {
        amount
        currency
      }
    }
  }
`);

type Dispute = NonNullable<OrderDispute_AttemptFragment['dispute']>;

const SENTENCES: Record<Dispute['status'], (amount: string) => string> = {
  OPEN: texts.open,
  WON: texts.won,
  LOST: texts.lost,
};

/** A payment that its payer has disputed at their bank. Renders nothing for others. */
export function OrderDispute({ attempt: ref }: { attempt: FragmentType<typeof OrderDisputeFragment> }) {
  const { dispute } = useFragment(OrderDisputeFragment, ref);
  if (!dispute) return null;
  const isWon = dispute.status === 'WON';
  const Icon = isWon ? IconCircleCheck : IconAlertTriangle;
  return (
    <Alert
      color={isWon ? 'leaf' : 'coral'}
      variant="light"
      icon={<Icon size={20} aria-hidden />}
      title={texts.titles[dispute.status]}
    >
      {SENTENCES[dispute.status](formatMoney(dispute.amount))} {texts.since} <Moment at={dispute.openedAt} />.
    </Alert>
  );
}
