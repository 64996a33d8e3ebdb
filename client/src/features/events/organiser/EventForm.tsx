import { Button, Group, NativeSelect, SimpleGrid, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { eventFormTexts as texts } from '../../../messages/organiser.ts';
import { CATEGORIES, categoryLabel } from '../CategoryChips.tsx';
import { type EventFaults, type EventFormValues, eventFaults } from './event-form-values.ts';
import { localZone } from './local-moment.ts';

const CHOICES = [
  { value: '', label: texts.noCategory },
  ...CATEGORIES.map((value) => ({ value, label: categoryLabel(value) })),
];

interface EventFormProps {
  initial: EventFormValues;
  submitLabel: string;
  busy: boolean;
  /** Validation errors of the server, by field. */
  refused: EventFaults;
  onSubmit: (values: EventFormValues) => void;
  onCancel: () => void;
}

/** Form for the details of an event, new or existing. */
export function EventForm({ initial, submitLabel, busy, refused, onSubmit, onCancel }: EventFormProps) {
  const [values, setValues] = useState(initial);
  const [faults, setFaults] = useState<EventFaults>({});

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = eventFaults(values);
    setFaults(found);
    if (Object.keys(found).length === 0) onSubmit(values);
  };

  const field = (name: keyof EventFormValues) => ({
    value: values[name],
    onChange: (event: { currentTarget: { value: string } }) => {
      setValues({ ...values, [name]: event.currentTarget.value });
      setFaults({ ...faults, [name]: undefined });
    },
    error: faults[name] ?? refused[name],
    required: name !== 'category',
    withAsterisk: false,
  });

  return (
    // Native validation is off because it lacks the rules of this form: all errors are shown in one way.
    <form onSubmit={submit} noValidate aria-label={texts.form}>
      <Stack gap="md">
        <TextInput label={texts.name} maxLength={200} {...field('name')} />
        <TextInput
          label={texts.venue}
          placeholder={texts.venueExample}
          description={texts.venueHelp}
          maxLength={300}
          {...field('venue')}
        />
        <Textarea label={texts.description} autosize minRows={4} maxRows={14} {...field('description')} />
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <TextInput type="datetime-local" label={texts.startDate} {...field('startDate')} />
          <TextInput type="datetime-local" label={texts.endDate} {...field('endDate')} />
        </SimpleGrid>
        <Text size="sm" c="dimmed" mt={-8}>
          {texts.zone(localZone())}
        </Text>
        <NativeSelect label={texts.category} data={CHOICES} {...field('category')} />
        <Group justify="flex-end" mt="sm">
          <Button variant="default" onClick={onCancel}>
            {texts.cancel}
          </Button>
          <Button type="submit" loading={busy}>
            {submitLabel}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
