import { Button, type ButtonProps } from '@mantine/core';
import { IconSend } from '@tabler/icons-react';
import { readFailure } from '../../../apollo/read-failure.ts';
import { usePublishEventMutation } from '../../../gql/hooks/index.ts';
import { graphql } from '../../../gql/index.ts';
import { callTexts } from '../../../texts/calls.ts';
import { eventFormTexts } from '../../../texts/event-form.ts';
import { eventTexts } from '../../../texts/events.ts';
import { notify } from '../../../ui/notify.ts';

graphql(`
  mutation PublishEvent($id: ID!) {
    publishEvent(input: { id: $id }) {
      event {
        id
        status
        publishedAt
        viewerCanEdit
        viewerCanPublish
        viewerCanDelete
      }
    }
  }
`);

interface PublishButtonProps extends ButtonProps {
  eventId: string;
}

/** Publishes a draft, which opens its sale. */
export function PublishButton({ eventId, ...button }: PublishButtonProps) {
  const [publish, { loading }] = usePublishEventMutation({
    update: (cache) => void cache.evict({ id: 'ROOT_QUERY', fieldName: 'publishedEvents' }),
  });
  const click = async () => {
    try {
      await publish({ variables: { id: eventId } });
      void notify('success', eventTexts.published);
    } catch (failure) {
      void notify('error', eventTexts.publishFailed(readFailure(failure, callTexts.network)));
    }
  };
  return (
    <Button loading={loading} leftSection={<IconSend size={18} aria-hidden />} {...button} onClick={click}>
      {eventFormTexts.publish}
    </Button>
  );
}
