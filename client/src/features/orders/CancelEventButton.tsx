import { Button, NumberInput, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useState } from 'react';
import { readFailure } from '../../apollo/read-failure.ts';
import { useAttempt } from '../../apollo/use-attempt.ts';
import { useCancelEventMutation } from '../../gql/hooks/index.ts';
import { type FragmentType, graphql, useFragment } from '../../gql/index.ts';
import { orderTexts } from '../../messages/orders.ts';
import { callTexts } from '../../messages/shell.ts';
import { notify } from '../../ui/notify.ts';
import { ReasonDialog } from '../../ui/ReasonDialog.tsx';

const CancelEventFragment = graphql(`
  fragment CancelEventButton_event on Event {
    id
    name
    viewerCanCancel
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

/** Cancels a published event and refunds all orders. Renders nothing for viewers without permission. */
export function CancelEventButton({ event: ref }: { event: FragmentType<typeof CancelEventFragment> }) {
  const event = useFragment(CancelEventFragment, ref);
  const [opened, { open, close }] = useDisclosure(false);
  const [cancel, { loading, error, client }] = useCancelEventMutation({
    refetchQueries: ['EventCancellation', 'ManagedEvent', 'EventSettings', 'EventOrders'],
  });
  const attempt = useAttempt();
  const [refundPercent, setRefundPercent] = useState(100);
  if (!event.viewerCanCancel) return null;

  const confirm = async (reason: string): Promise<void> => {
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
        loading={loading}
        failure={error ? orderTexts.cancelFailed(readFailure(error, callTexts.network)) : null}
        onConfirm={(reason) => void confirm(reason)}
      >
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
