import { useState } from 'react';
import { fieldFailures, isNetworkFailure, readFailure } from '../../../apollo/read-failure.ts';
import { useCreateEventMutation } from '../../../gql/hooks/index.ts';
import { graphql } from '../../../gql/index.ts';
import { eventTexts } from '../../../messages/events.ts';
import { staffEventTexts } from '../../../messages/staff-events.ts';
import { notify } from '../../../ui/notify.ts';
import { EventForm } from './EventForm.tsx';
import { blankEvent, type EventFormValues, toEventInput } from './event-form-values.ts';

graphql(`
  mutation CreateEvent($input: CreateEventInput!) {
    createEvent(input: $input) {
      event {
        id
        ...MyEventCard_event
      }
    }
  }
`);

interface CreateEventProps {
  onCreated: (id: string) => void;
  onCancel: () => void;
}

/** Form for a new event, which is created as a draft. */
export function CreateEvent({ onCreated, onCancel }: CreateEventProps) {
  const [create, { loading, error }] = useCreateEventMutation({
    update: (cache) => void cache.evict({ id: 'ROOT_QUERY', fieldName: 'events' }),
  });

  const [blank] = useState(blankEvent);
  const submit = async (values: EventFormValues) => {
    try {
      const { data } = await create({ variables: { input: toEventInput(values) } });
      if (!data) return;
      void notify('success', eventTexts.created);
      onCreated(data.createEvent.event.id);
    } catch (failure) {
      const reason = isNetworkFailure(failure) ? null : readFailure(failure);
      void notify('error', reason ? eventTexts.createFailedFor(reason) : eventTexts.createFailed);
    }
  };

  return (
    <EventForm
      initial={blank}
      followsVenue
      submitLabel={staffEventTexts.create}
      busy={loading}
      refused={fieldFailures(error)}
      onSubmit={submit}
      onCancel={onCancel}
    />
  );
}
