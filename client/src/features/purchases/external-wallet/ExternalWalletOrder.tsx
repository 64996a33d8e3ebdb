import { Alert, Button, Stack } from '@mantine/core';
import { IconClockX } from '@tabler/icons-react';
import { useEffect, useEffectEvent } from 'react';
import { readFailure } from '../../../apollo/read-failure.ts';
import type { OutsideOrderQuery } from '../../../gql/graphql.ts';
import { useOutsideOrderChangedSubscription, useOutsideOrderQuery } from '../../../gql/hooks/index.ts';
import { graphql } from '../../../gql/index.ts';
import { translated } from '../../../language/translated.ts';
import { labelTexts } from '../../../messages/labels.ts';
import { externalWalletTexts } from '../../../messages/purchases.ts';
import { paymentFailureTexts } from '../../../messages/reasons.ts';
import { callTexts } from '../../../messages/shell.ts';
import { LoadFailure } from '../../../ui/LoadFailure.tsx';
import { SkeletonBlock } from '../../../ui/SkeletonBlock.tsx';
import { PayPanel } from './PayPanel.tsx';

graphql(`
  fragment OutsideOrder_order on Order {
    id
    status
    payment {
      id
      status
      failure
      failureCode
      ...PayPanel_payment
    }
  }
`);

graphql(`
  fragment FollowedOutsideOrder on Order {
    ...OutsideOrder_order @unmask
    tickets {
      id
      ...PurchasedTicket_ticket
    }
  }
`);

graphql(`
  query OutsideOrder($id: ID!, $orderKey: String!) {
    order(id: $id, orderKey: $orderKey) {
      ...FollowedOutsideOrder @unmask
    }
  }
`);

graphql(`
  subscription OutsideOrderChanged($id: ID!, $orderKey: String!) {
    orderChanged(id: $id, orderKey: $orderKey) {
      ...FollowedOutsideOrder @unmask
    }
  }
`);

export type PaidTickets = NonNullable<OutsideOrderQuery['order']>['tickets'];

/** Polls for networks that block websockets. */
const POLL_MS = 5000;

interface ExternalWalletOrderProps {
  id: string;
  orderKey: string;
  onPaid: (tickets: PaidTickets) => void;
  onAgain: () => void;
}

/** A held order, live: payment instructions and result. */
export function OutsideOrder({ id, orderKey, onPaid, onAgain }: ExternalWalletOrderProps) {
  const variables = { id, orderKey };
  const { data, loading, error, refetch } = useOutsideOrderQuery({ variables, pollInterval: POLL_MS });
  useOutsideOrderChangedSubscription({ variables, ignoreResults: true });
  const order = data?.order;
  const tickets = order?.tickets ?? [];
  const isPaid = order?.status === 'PAID' && tickets.length > 0;
  const paid = useEffectEvent(() => onPaid(tickets));
  useEffect(() => {
    if (isPaid) paid();
  }, [isPaid]);

  if (!order && loading) return <SkeletonBlock label={labelTexts.loading} height={320} mt="md" />;
  if (!order) {
    return (
      <LoadFailure
        title={callTexts.loadFailed(labelTexts.yourOrder)}
        reason={error ? readFailure(error) : callTexts.notFound}
        onRetry={() => void refetch().catch(() => undefined)}
      />
    );
  }
  const { payment } = order;
  if (payment && order.status === 'HELD') return <PayPanel payment={payment} />;
  if (isPaid) return null;
  return (
    <Stack gap="md" mt="md" role="status">
      <Alert color="marigold" variant="light" icon={<IconClockX size={20} aria-hidden />}>
        {translated(payment?.failure, payment?.failureCode, paymentFailureTexts) ??
          externalWalletTexts.expired}
      </Alert>
      <Button variant="default" onClick={onAgain}>
        {externalWalletTexts.again}
      </Button>
    </Stack>
  );
}
