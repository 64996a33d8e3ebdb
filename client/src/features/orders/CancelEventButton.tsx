import { Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { type FormEvent, useRef, useState } from 'react';
import { isNetworkFailure, readFailure } from '../../apollo/read-failure.ts';
import { useCancelEventMutation } from '../../gql/hooks/index.ts';
import { type FragmentType, graphql, useFragment } from '../../gql/index.ts';
import { useCan } from '../../session/use-can.ts';
import { callTexts } from '../../texts/calls.ts';
import { orderTexts } from '../../texts/purchases.ts';
import { FormFailure } from '../../ui/FormFailure.tsx';
import { notify } from '../../ui/notify.ts';
import { newIdempotencyKey } from '../purchases/new-idempotency-key.ts';

const CancelEventFragment = graphql(`
  fragment CancelEventButton_event on Event {
    id
    name
    status
    viewerCanEdit
  }
`);

graphql(`
  mutation CancelEvent($eventId: ID!, $reason: String!, $idempotencyKey: String) {
    cancelEvent(eventId: $eventId, reason: $reason, idempotencyKey: $idempotencyKey) {
      eventId
      ...CancellationProgress_cancellation
    }
  }
`);

/** Calls a published event off, with the refunds of all. Draws nothing for those who may not. */
export function CancelEventButton({ event: ref }: { event: FragmentType<typeof CancelEventFragment> }) {
  const event = useFragment(CancelEventFragment, ref);
  const mayPublish = useCan('PUBLISH_EVENTS');
  const [opened, { open, close }] = useDisclosure(false);
  const [reason, setReason] = useState('');
  const [cancel, { loading, error, client }] = useCancelEventMutation({
    refetchQueries: ['EventCancellation', 'ManagedEvent', 'EventOrders'],
  });
  const attempt = useRef<string | null>(null);
  if (!mayPublish || !event.viewerCanEdit || event.status !== 'PUBLISHED') return null;

  const submit = async (submitted: FormEvent) => {
    submitted.preventDefault();
    attempt.current ??= newIdempotencyKey();
    try {
      await cancel({
        variables: { eventId: event.id, reason: reason.trim(), idempotencyKey: attempt.current },
      });
      attempt.current = null;
      close();
      client.cache.evict({ id: 'ROOT_QUERY', fieldName: 'publishedEvents' });
      void notify('success', orderTexts.cancelStarted);
    } catch (failure) {
      if (!isNetworkFailure(failure)) attempt.current = null;
    }
  };

  return (
    <>
      <Button variant="light" color="coral" fullWidth onClick={open}>
        {orderTexts.cancelEvent}
      </Button>
      <Modal
        opened={opened}
        onClose={close}
        title={orderTexts.cancelTitle(event.name)}
        closeButtonProps={{ 'aria-label': 'Close' }}
      >
        <form onSubmit={submit} aria-label={orderTexts.cancelEvent}>
          <Stack gap="md">
            <Text>{orderTexts.cancelBody}</Text>
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
              <FormFailure>{orderTexts.cancelFailed(readFailure(error, callTexts.network))}</FormFailure>
            )}
            <Group justify="flex-end">
              <Button variant="default" onClick={close}>
                {orderTexts.keepEvent}
              </Button>
              <Button type="submit" color="coral" loading={loading} disabled={!reason.trim()}>
                {orderTexts.cancelConfirm}
              </Button>
            </Group>
          </Stack>
        </form>
      </Modal>
    </>
  );
}
