import { Button, Text, TextInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconCopyPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { EVENT_TEXTS } from '../../../../../server/lib/limits/event-texts.ts';
import { fieldFailures, readFailure } from '../../../apollo/read-failure.ts';
import { useDuplicateEventMutation } from '../../../gql/hooks/index.ts';
import { type FragmentType, graphql, useFragment } from '../../../gql/index.ts';
import { duplicateTexts as texts } from '../../../messages/organiser.ts';
import { callTexts } from '../../../messages/shell.ts';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { notify } from '../../../ui/notify.ts';
import { fromLocalMoment, toLocalMoment } from './local-moment.ts';

const WEEK_MS = 7 * 86_400_000;

/**
 * Returns the same weekday and time in the first week after both the event and now, the usual date of a repeated show.
 */
export function nextStart(startDate: string, now: Date): string {
  const first = new Date(startDate).getTime();
  const weeks = Math.max(1, Math.floor((now.getTime() - first) / WEEK_MS) + 1);
  return new Date(first + weeks * WEEK_MS).toISOString();
}

const DuplicateEventFragment = graphql(`
  fragment DuplicateEventButton_event on Event {
    id
    name
    startDate
    timeZone
    viewerCanDuplicate
  }
`);

graphql(`
  mutation DuplicateEvent($id: ID!, $startDate: DateTime!, $name: String) {
    duplicateEvent(input: { id: $id, startDate: $startDate, name: $name }) {
      event {
        id
        ...MyEventCard_event
      }
    }
  }
`);

interface DuplicateEventButtonProps {
  event: FragmentType<typeof DuplicateEventFragment>;
  onDuplicated: (id: string) => void;
}

/** Creates a draft as a copy of this event with another date. Renders nothing for viewers without permission. */
export function DuplicateEventButton({ event: ref, onDuplicated }: DuplicateEventButtonProps) {
  const event = useFragment(DuplicateEventFragment, ref);
  const [opened, { open, close }] = useDisclosure(false);
  const [name, setName] = useState('');
  const [start, setStart] = useState('');
  const [duplicate, { loading, error, reset }] = useDuplicateEventMutation({
    update: (cache) => void cache.evict({ id: 'ROOT_QUERY', fieldName: 'events' }),
  });
  if (!event.viewerCanDuplicate) return null;
  const faults = fieldFailures(error);

  const show = () => {
    reset();
    setName(event.name);
    setStart(toLocalMoment(nextStart(event.startDate, new Date()), event.timeZone));
    open();
  };
  const submit = async () => {
    const startDate = fromLocalMoment(start, event.timeZone);
    if (startDate === null) return;
    const made = await duplicate({ variables: { id: event.id, startDate, name: name.trim() } }).catch(
      () => undefined,
    );
    if (!made?.data) return;
    void notify('success', texts.done);
    close();
    onDuplicated(made.data.duplicateEvent.event.id);
  };

  return (
    <>
      <Button variant="default" size="sm" leftSection={<IconCopyPlus size={18} aria-hidden />} onClick={show}>
        {texts.duplicate}
      </Button>
      <FormDialog
        opened={opened}
        onClose={close}
        title={texts.title(event.name)}
        submitLabel={texts.confirm}
        loading={loading}
        disabled={name.trim() === '' || start === ''}
        onSubmit={submit}
        failure={
          error && Object.keys(faults).length === 0 ? readFailure(error, callTexts.network) : undefined
        }
      >
        <Text size="sm" c="dimmed">
          {texts.lead}
        </Text>
        <TextInput
          label={texts.name}
          maxLength={EVENT_TEXTS.name.max}
          value={name}
          onChange={(change) => setName(change.currentTarget.value)}
          error={faults.name}
        />
        <TextInput
          type="datetime-local"
          label={texts.start}
          description={texts.zone(event.timeZone)}
          value={start}
          onChange={(change) => setStart(change.currentTarget.value)}
          error={faults.startDate}
        />
      </FormDialog>
    </>
  );
}
