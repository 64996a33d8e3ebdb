import { Button, type ButtonProps, Group, Modal, Text } from '@mantine/core';
import { IconSend } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { notifyOutcome } from '../../../apollo/notify-outcome.ts';
import { readFailure } from '../../../apollo/read-failure.ts';
import { noDeduplication } from '../../../apollo/refetch.ts';
import type { WaysToPayQuery } from '../../../gql/graphql.ts';
import { usePublishEventMutation, useWaysToPayLazyQuery } from '../../../gql/hooks/index.ts';
import { graphql } from '../../../gql/index.ts';
import { eventTexts } from '../../../messages/events.ts';
import { labelTexts } from '../../../messages/labels.ts';
import { eventFormTexts } from '../../../messages/organiser.ts';
import { paymentSetupTexts as texts } from '../../../messages/payment-setup.ts';
import { callTexts } from '../../../messages/shell.ts';
import { tabAddress } from '../../../shell/dashboard/tab-address.ts';
import { ConfirmButton } from '../../../ui/ConfirmButton.tsx';

graphql(`
  fragment EventState_event on Event {
    id
    status
    publishedAt
    viewerCanEdit
    viewerCanPublish
    viewerCanUnpublish
    viewerCanCancel
    viewerCanDelete
  }
`);

graphql(`
  mutation PublishEvent($id: ID!) {
    publishEvent(input: { id: $id }) {
      event {
        ...EventState_event
      }
    }
  }
`);

graphql(`
  query WaysToPay($id: ID!) {
    event(id: $id) {
      id
      formSales
      tiers {
        id
        formSales
        price {
          amount
        }
      }
    }
    firstSteps {
      canBePaid
    }
  }
`);

/** How buyers can order where the organiser has no way to be paid; null where all tickets are free or it has one. */
function withoutPayment({ event, firstSteps }: WaysToPayQuery): string | null {
  const priced = event?.tiers.filter(({ price }) => Number(price.amount) > 0) ?? [];
  if (!event || priced.length === 0 || firstSteps?.canBePaid !== false) return null;
  const isAtDoor = event.formSales && priced.some(({ formSales }) => formSales);
  return isAtDoor ? texts.publish.atDoor : texts.publish.closed;
}

interface PublishButtonProps extends ButtonProps {
  eventId: string;
  /** Whether the event has tickets; without any the button asks first. */
  hasTickets: boolean;
}

/** Publishes a draft, which opens its sale. Without tickets, or a way to be paid, it says what buyers can do and asks. */
export function PublishButton({ eventId, hasTickets, ...button }: PublishButtonProps) {
  const [publish, { loading }] = usePublishEventMutation({
    update: (cache) => void cache.evict({ id: 'ROOT_QUERY', fieldName: 'publishedEvents' }),
  });
  const [readWays, { loading: reading }] = useWaysToPayLazyQuery({ fetchPolicy: 'network-only' });
  const [consequence, setConsequence] = useState<string | null>(null);
  const confirm = () =>
    notifyOutcome(
      async () => {
        setConsequence(null);
        await publish({ variables: { id: eventId } });
        return eventTexts.published;
      },
      (failure) => eventTexts.publishFailed(readFailure(failure, callTexts.network)),
    );
  const click = async () => {
    const { data } = await readWays({ variables: { id: eventId }, context: noDeduplication });
    const found = data ? withoutPayment(data) : null;
    if (found === null) await confirm();
    else setConsequence(found);
  };
  const looks = { loading: loading || reading, leftSection: <IconSend size={18} aria-hidden />, ...button };
  if (!hasTickets)
    return (
      <ConfirmButton
        color={undefined}
        {...looks}
        question={eventFormTexts.publishQuestion}
        consequence={eventFormTexts.publishConsequence}
        confirmLabel={eventFormTexts.publish}
        onConfirm={confirm}
      >
        {eventFormTexts.publish}
      </ConfirmButton>
    );
  return (
    <>
      <Button {...looks} onClick={() => void click()}>
        {eventFormTexts.publish}
      </Button>
      <Modal
        opened={consequence !== null}
        onClose={() => setConsequence(null)}
        title={texts.publish.question}
        closeButtonProps={{ 'aria-label': labelTexts.close }}
      >
        <Text mb="lg">{consequence}</Text>
        <Group justify="flex-end">
          <Button variant="default" onClick={() => void confirm()}>
            {texts.publish.anyway}
          </Button>
          <Button component={Link} to={tabAddress('payments')} data-autofocus>
            {texts.setUp}
          </Button>
        </Group>
      </Modal>
    </>
  );
}
