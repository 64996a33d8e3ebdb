import { Button, NumberInput, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { readFailure } from '../../apollo/read-failure.ts';
import { useAttempt } from '../../apollo/use-attempt.ts';
import type { SeriesScope } from '../../gql/graphql.ts';
import { useCancelEventMutation, useCancelSeriesDatesMutation } from '../../gql/hooks/index.ts';
import { type FragmentType, graphql, useFragment } from '../../gql/index.ts';
import { orderTexts } from '../../messages/orders.ts';
import { callTexts } from '../../messages/shell.ts';
import { staffSeriesTexts } from '../../messages/staff-series.ts';
import { tabAddress } from '../../shell/dashboard/tab-address.ts';
import { notify } from '../../ui/notify.ts';
import { ReasonDialog } from '../../ui/ReasonDialog.tsx';
import { ScopeChoice } from '../events/organiser/ScopeOfChange.tsx';

const CancelEventFragment = graphql(`
  fragment CancelEventButton_event on Event {
    id
    name
    viewerCanCancel
    series {
      id
      upcomingCount
    }
  }
`);

graphql(`
  mutation CancelEvent($eventId: ID!, $reason: String!, $refundPercent: Int!, $idempotencyKey: String) {
    cancelEvent(
      input: {
        eventId: $eventId
        reason: $reason
        refundPercent: $refundPercent
        idempotencyKey: $idempotencyKey
      }
    ) {
      cancellation {
        event {
          id
        }
        ...CancellationProgress_cancellation
      }
    }
  }
`);

graphql(`
  mutation CancelSeriesDates($input: CancelSeriesDatesInput!) {
    cancelSeriesDates(input: $input) {
      change {
        id
        series {
          id
          ...SeriesProgress_series
        }
      }
    }
  }
`);

/** Cancels a published event, or several dates of its series, and refunds all orders. Renders nothing for viewers without permission. */
export function CancelEventButton({ event: ref }: { event: FragmentType<typeof CancelEventFragment> }) {
  const event = useFragment(CancelEventFragment, ref);
  const [opened, { open, close }] = useDisclosure(false);
  const [cancel, { loading, error, client }] = useCancelEventMutation({
    refetchQueries: ['EventCancellation', 'ManagedEvent', 'EventSettings', 'EventOrders'],
  });
  const [cancelDates, dates] = useCancelSeriesDatesMutation();
  const [scope, setScope] = useState<SeriesScope>('THIS');
  const navigate = useNavigate();
  const attempt = useAttempt();
  const [refundPercent, setRefundPercent] = useState(100);
  if (!event.viewerCanCancel) return null;

  const isDate = (event.series?.upcomingCount ?? 1) > 1;
  const confirmMany = async (reason: string): Promise<void> => {
    const input = { eventId: event.id, scope, reason, refundPercent };
    const done = await cancelDates({ variables: { input } }).catch(() => undefined);
    if (!done?.data) return;
    close();
    client.cache.evict({ id: 'ROOT_QUERY', fieldName: 'publishedEvents' });
    void notify('success', staffSeriesTexts.cancelling);
    void navigate(tabAddress('events', { series: done.data.cancelSeriesDates.change.series.id }));
  };
  const confirm = async (reason: string): Promise<void> => {
    if (isDate && scope !== 'THIS') return confirmMany(reason);
    try {
      await cancel({
        variables: { eventId: event.id, reason, refundPercent, idempotencyKey: attempt.keyOf(event.id) },
      });
      attempt.settle();
      close();
      client.cache.evict({ id: 'ROOT_QUERY', fieldName: 'publishedEvents' });
      void notify('success', orderTexts.cancelStarted);
    } catch (failure) {
      attempt.settle(failure);
    }
  };

  const failure = error ?? dates.error;
  return (
    <>
      <Button variant="light" color="coral" fullWidth onClick={open}>
        {orderTexts.cancelEvent}
      </Button>
      <ReasonDialog
        opened={opened}
        onClose={close}
        title={orderTexts.cancelTitle(event.name)}
        label={orderTexts.cancelEvent}
        reasonLabel={orderTexts.reason}
        keep={orderTexts.keepEvent}
        confirm={orderTexts.cancelConfirm}
        loading={loading || dates.loading}
        failure={failure ? orderTexts.cancelFailed(readFailure(failure, callTexts.network)) : null}
        onConfirm={(reason) => void confirm(reason)}
      >
        {isDate && <ScopeChoice value={scope} onChange={setScope} />}
        <Text>{orderTexts.cancelBody}</Text>
        <NumberInput
          label={orderTexts.cancelShare}
          description={orderTexts.cancelShareHelp}
          value={refundPercent}
          onChange={(percent) => setRefundPercent(Number(percent) || 0)}
          min={0}
          max={100}
          allowDecimal={false}
          allowNegative={false}
          clampBehavior="strict"
          hideControls
        />
      </ReasonDialog>
    </>
  );
}
