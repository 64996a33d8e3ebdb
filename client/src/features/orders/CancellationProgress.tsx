import { Alert, Anchor, Paper, Progress, Text, Title } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import type { PaymentFailureCode } from '../../gql/graphql.ts';
import { useEventCancellationChangedSubscription, useEventCancellationQuery } from '../../gql/hooks/index.ts';
import { graphql, useFragment } from '../../gql/index.ts';
import { translated } from '../../language/translated.ts';
import { orderTexts } from '../../messages/orders.ts';
import { paymentFailureTexts } from '../../messages/reasons.ts';
import { useCan } from '../../session/use-viewer.ts';
import { tabAddress } from '../../shell/dashboard/tab-address.ts';
import { Moment } from '../../ui/Moment.tsx';
import classes from './EventOrders.module.css';

const CancellationFragment = graphql(`
  fragment CancellationProgress_cancellation on EventCancellation {
    event {
      id
    }
    state
    reason
    orders
    refunded
    waiting
    failed
    problem
    problemCode
    startedAt
    finishedAt
  }
`);

graphql(`
  query EventCancellation($eventId: ID!) {
    eventCancellation(eventId: $eventId) {
      event {
        id
      }
      ...CancellationProgress_cancellation
    }
  }
`);

graphql(`
  subscription EventCancellationChanged($eventId: ID!) {
    eventCancellationChanged(eventId: $eventId) {
      event {
        id
      }
      ...CancellationProgress_cancellation
    }
  }
`);

/** Progress of the refunds of a cancelled event, live. Renders nothing for other events. */
export function CancellationProgress({ eventId }: { eventId: string }) {
  const { data } = useEventCancellationQuery({ variables: { eventId }, pollInterval: 10_000 });
  const found = data?.eventCancellation;
  const cancellation = useFragment(CancellationFragment, found);
  const remedy = useRemedy(cancellation?.problemCode ?? null);
  const isDone = cancellation?.state === 'DONE';
  useEventCancellationChangedSubscription({
    variables: { eventId },
    skip: !cancellation || isDone,
    ignoreResults: true,
  });
  if (!cancellation) return null;
  const { orders, refunded, waiting, failed, reason, startedAt } = cancellation;
  const problem = translated(cancellation.problem, cancellation.problemCode, paymentFailureTexts);
  return (
    <Paper
      withBorder
      p="lg"
      component="section"
      aria-label={orderTexts.progress}
      className={classes.progress}
    >
      <Title order={2} size="h3" mb={4}>
        {orderTexts.progress}
      </Title>
      <Text c="dimmed" mb="md">
        {reason} · <Moment at={startedAt} isRelative />
      </Text>
      <Progress.Root size={12} radius="xl">
        <Progress.Section
          value={orders === 0 ? 100 : (refunded / orders) * 100}
          color={isDone ? 'leaf' : 'marigold.5'}
          aria-label={orderTexts.progress}
          aria-valuetext={orderTexts.progressWords(refunded, orders)}
        />
      </Progress.Root>
      <Text fw={600} mt="xs" className="tabular" role="status">
        {isDone && failed === 0 ? orderTexts.done : orderTexts.progressWords(refunded, orders)}
        {waiting > 0 && ` · ${orderTexts.waiting(waiting)}`}
        {failed > 0 && ` · ${orderTexts.failed(failed)}`}
      </Text>
      {problem && (
        <Alert color="coral" variant="light" mt="md" icon={<IconAlertTriangle size={20} aria-hidden />}>
          {problem}
          {remedy && (
            <>
              {' '}
              <Anchor component={Link} to={remedy.to}>
                {remedy.label}
              </Anchor>
            </>
          )}
        </Alert>
      )}
    </Paper>
  );
}

/** Where the problem can be solved: in the wallet, or at the account of the payment provider. */
function useRemedy(code: PaymentFailureCode | null): { to: string; label: string } | null {
  const [seesWallet, connects] = [useCan('VIEW_WALLET'), useCan('PROCESS_PAYMENTS')];
  if (code === 'REFUND_NEEDS_MERCHANT')
    return connects ? { to: tabAddress('settings'), label: orderTexts.openMerchants } : null;
  const isWallet = code === 'REFUND_UNDERFUNDED' || code === 'REFUND_WITHOUT_WALLET';
  return isWallet && seesWallet
    ? { to: tabAddress('wallet', { of: 'issuer' }), label: orderTexts.openWallet }
    : null;
}
