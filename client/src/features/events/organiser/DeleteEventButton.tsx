import { Text } from '@mantine/core';
import { readFailure } from '../../../apollo/read-failure.ts';
import { useDeleteEventMutation } from '../../../gql/hooks/index.ts';
import { type FragmentType, graphql, useFragment } from '../../../gql/index.ts';
import { eventFormTexts, organiserTexts } from '../../../messages/organiser.ts';
import { callTexts } from '../../../messages/shell.ts';
import { ConfirmButton } from '../../../ui/ConfirmButton.tsx';
import { notify } from '../../../ui/notify.ts';

const DeleteEventFragment = graphql(`
  fragment DeleteEventButton_event on Event {
    id
    name
    viewerCanDelete
    tiers {
      id
      sold
    }
  }
`);

graphql(`
  mutation DeleteEvent($id: ID!) {
    deleteEvent(input: { id: $id }) {
      deletedId
    }
  }
`);

interface DeleteEventButtonProps {
  event: FragmentType<typeof DeleteEventFragment>;
  onDeleted: () => void;
}

/** Deletes an event without issued tickets. Renders nothing for viewers without permission. */
export function DeleteEventButton({ event: ref, onDeleted }: DeleteEventButtonProps) {
  const event = useFragment(DeleteEventFragment, ref);
  const [remove, { loading, client }] = useDeleteEventMutation();
  if (!event.viewerCanDelete) return null;
  const sold = event.tiers.some((tier) => tier.sold > 0);

  const confirm = async () => {
    try {
      await remove({ variables: { id: event.id } });
      void notify('success', organiserTexts.eventDeleted);
      onDeleted();
      client.cache.evict({ id: 'ROOT_QUERY', fieldName: 'events' });
      client.cache.evict({ id: 'ROOT_QUERY', fieldName: 'publishedEvents' });
    } catch (failure) {
      void notify('error', organiserTexts.deleteFailed(readFailure(failure, callTexts.network)));
    }
  };

  return (
    <>
      <ConfirmButton
        variant="light"
        fullWidth
        loading={loading}
        disabled={sold}
        question={eventFormTexts.removeQuestion(event.name)}
        consequence={eventFormTexts.removeConsequence}
        confirmLabel={eventFormTexts.remove}
        onConfirm={confirm}
      >
        {eventFormTexts.remove}
      </ConfirmButton>
      {sold && (
        <Text size="sm" c="dimmed" mt="xs">
          {organiserTexts.soldCannotDelete}
        </Text>
      )}
    </>
  );
}
