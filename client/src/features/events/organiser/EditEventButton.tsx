import { Button, Modal } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconPencil } from '@tabler/icons-react';
import { fieldFailures, readFailure } from '../../../apollo/read-failure.ts';
import { useUpdateEventMutation } from '../../../gql/hooks/index.ts';
import { type FragmentType, graphql, useFragment } from '../../../gql/index.ts';
import { callTexts } from '../../../texts/calls.ts';
import { organiserTexts } from '../../../texts/organiser.ts';
import { notify } from '../../../ui/notify.ts';
import { EventForm } from './EventForm.tsx';
import { type EventFormValues, eventFormValues, toEventInput } from './event-form-values.ts';

const EditEventFragment = graphql(`
  fragment EditEventButton_event on Event {
    id
    name
    venue
    description
    startDate
    endDate
    category
  }
`);

graphql(`
  mutation UpdateEvent($id: ID!, $input: EventPatch!) {
    updateEvent(id: $id, input: $input) {
      id
      updatedAt
      ...EditEventButton_event
    }
  }
`);

/** Changes the details of an event; tickets sold before carry the new ones from then on. */
export function EditEventButton({ event: ref }: { event: FragmentType<typeof EditEventFragment> }) {
  const event = useFragment(EditEventFragment, ref);
  const [opened, { open, close }] = useDisclosure(false);
  const [update, { loading, error, reset }] = useUpdateEventMutation();
  const initial = eventFormValues(event);

  const submit = async (values: EventFormValues) => {
    const input = toEventInput(values);
    // The form knows minutes only: a moment that was not touched stays as it is, to the second.
    if (values.startDate === initial.startDate) input.startDate = event.startDate;
    if (values.endDate === initial.endDate) input.endDate = event.endDate;
    try {
      await update({ variables: { id: event.id, input } });
      void notify('success', organiserTexts.eventUpdated);
      close();
    } catch (failure) {
      void notify('error', organiserTexts.updateFailed(readFailure(failure, callTexts.network)));
    }
  };

  return (
    <>
      <Button
        variant="default"
        size="sm"
        leftSection={<IconPencil size={18} aria-hidden />}
        onClick={() => {
          reset();
          open();
        }}
      >
        Edit
      </Button>
      <Modal
        opened={opened}
        onClose={close}
        title="Edit event"
        size="lg"
        closeButtonProps={{ 'aria-label': 'Close' }}
      >
        <EventForm
          initial={initial}
          submitLabel="Save"
          busy={loading}
          refused={fieldFailures(error)}
          onSubmit={submit}
          onCancel={close}
        />
      </Modal>
    </>
  );
}
