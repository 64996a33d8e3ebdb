import { Button, Group, NativeSelect, Select, SimpleGrid, Stack, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { EVENT_TEXTS } from '../../../../../server/lib/limits/event-texts.ts';
import { zoneOfVenue } from '../../../../../server/lib/zones/venue-zones.ts';
import { eventFormTexts as texts } from '../../../messages/organiser.ts';
import { RichTextField } from '../../../ui/rich-text/RichTextField.tsx';
import { CATEGORY_CHOICES } from './category-choices.ts';
import { type EventFaults, type EventFormValues, eventFaults, withStart } from './event-form-values.ts';

/** All time zones of the browser, and the event's own, which it may know under another name. */
function zonesWith(zone: string): string[] {
  const zones = Intl.supportedValuesOf('timeZone');
  return zones.includes(zone) ? zones : [zone, ...zones];
}

interface EventFormProps {
  initial: EventFormValues;
  submitLabel: string;
  busy: boolean;
  /** Validation errors of the server, by field. */
  refused: EventFaults;
  onSubmit: (values: EventFormValues) => void;
  onCancel: () => void;
  /** Whether the time zone follows the venue until it is chosen by hand, as for a new event. */
  followsVenue?: boolean;
}

/** Form for the details of an event, new or existing. */
export function EventForm({
  initial,
  submitLabel,
  busy,
  refused,
  onSubmit,
  onCancel,
  ...props
}: EventFormProps) {
  const [values, setValues] = useState(initial);
  const [faults, setFaults] = useState<EventFaults>({});
  const [followsVenue, setFollowsVenue] = useState(props.followsVenue ?? false);
  // The end moves with the start until it is edited itself.
  const [endFollows, setEndFollows] = useState(true);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = eventFaults(values);
    setFaults(found);
    if (Object.keys(found).length === 0) onSubmit(values);
  };

  const field = (name: keyof EventFormValues) => ({
    value: values[name],
    onChange: (event: { currentTarget: { value: string } }) => {
      const value = event.currentTarget.value;
      const zone = name === 'venue' && followsVenue ? zoneOfVenue(value) : null;
      setValues((before) => ({ ...before, [name]: value, ...(zone !== null && { timeZone: zone }) }));
      setFaults((before) => ({ ...before, [name]: undefined }));
    },
    error: faults[name] ?? refused[name],
    required: name in texts.required,
    withAsterisk: false,
  });

  return (
    // Native validation is off because it lacks the rules of this form: all errors are shown in one way.
    <form onSubmit={submit} noValidate aria-label={texts.form}>
      <Stack gap="md">
        <TextInput label={texts.name} maxLength={EVENT_TEXTS.name.max} {...field('name')} />
        <TextInput
          label={texts.venue}
          placeholder={texts.venueExample}
          description={texts.venueHelp}
          maxLength={EVENT_TEXTS.venue.max}
          {...field('venue')}
        />
        <RichTextField
          label={texts.description}
          minRows={4}
          {...field('description')}
          onChange={(value) => field('description').onChange({ currentTarget: { value } })}
        />
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <TextInput
            type="datetime-local"
            label={texts.startDate}
            {...field('startDate')}
            onChange={(event) => {
              const { value } = event.currentTarget;
              if (!endFollows) return field('startDate').onChange(event);
              setValues((before) => withStart(before, value, initial));
              setFaults((before) => ({ ...before, startDate: undefined, endDate: undefined }));
            }}
          />
          <TextInput
            type="datetime-local"
            label={texts.endDate}
            {...field('endDate')}
            onChange={(event) => {
              setEndFollows(false);
              field('endDate').onChange(event);
            }}
          />
        </SimpleGrid>
        <Select
          label={texts.timeZone}
          description={texts.timeZoneHelp}
          data={zonesWith(values.timeZone)}
          value={values.timeZone}
          onChange={(zone) => {
            if (zone === null) return;
            setFollowsVenue(false);
            setValues((before) => ({ ...before, timeZone: zone }));
            setFaults((before) => ({ ...before, timeZone: undefined }));
          }}
          error={refused.timeZone}
          searchable
          allowDeselect={false}
          limit={100}
          nothingFoundMessage={texts.noZone}
        />
        <NativeSelect label={texts.category} data={CATEGORY_CHOICES} {...field('category')} />
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
