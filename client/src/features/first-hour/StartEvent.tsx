import {
  Button,
  FileInput,
  Group,
  NativeSelect,
  SimpleGrid,
  Stack,
  Text,
  Textarea,
  TextInput,
} from '@mantine/core';
import { IconArrowRight, IconPhoto } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { EVENT_TEXTS } from '../../../../server/lib/limits/event-texts.ts';
import { useStartCurrenciesQuery } from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';
import { startTexts as texts } from '../../messages/first-hour.ts';
import { coverTexts, eventFormTexts } from '../../messages/organiser.ts';
import { tabAddress } from '../../shell/dashboard/tab-address.ts';
import { Poster } from '../../ui/Poster.tsx';
import { COVER_TYPES, LARGEST_COVER } from '../events/cover/upload-cover.ts';
import { CATEGORY_CHOICES } from '../events/organiser/category-choices.ts';
import type { EventFormValues } from '../events/organiser/event-form-values.ts';
import { CURRENCIES } from '../events/organiser/tier-drafts.ts';
import classes from './StartEvent.module.css';
import { StartTiers } from './StartTiers.tsx';
import { countInferred, fillForm, NO_MARKS } from './sentence/fill-form.ts';
import { Inferred } from './sentence/Inferred.tsx';
import type { ReadSentence } from './sentence/read-sentence.ts';
import { SentenceField } from './sentence/SentenceField.tsx';
import {
  blankStart,
  NO_FAULTS,
  remainingNotes,
  type StartValues,
  startFaults,
  tiersOf,
  withEvent,
} from './start-values.ts';
import { useStart } from './use-start.ts';

graphql(`
  query StartCurrencies {
    viewer {
      user {
        id
        issuer {
          id
          priceCurrencies
        }
      }
    }
  }
`);

/** Notes follow the field. */
const WITH_NOTE: ('label' | 'input' | 'description' | 'error')[] = ['label', 'input', 'description', 'error'];

interface StartEventProps {
  onStarted: () => void;
}

/** A new event with its tiers on one screen; the event's own page opens, where it is previewed and published. */
export default function StartEvent({ onStarted }: StartEventProps) {
  const [values, setValues] = useState(blankStart);
  const [cover, setCover] = useState<File | null>(null);
  const [faults, setFaults] = useState(NO_FAULTS);
  const [marks, setMarks] = useState(NO_MARKS);
  const { start, isBusy, refused } = useStart();
  const { data } = useStartCurrenciesQuery();
  const offered = data?.viewer?.user.issuer?.priceCurrencies ?? CURRENCIES;
  const navigate = useNavigate();

  const submit = async (submitted: FormEvent): Promise<void> => {
    submitted.preventDefault();
    const found = startFaults(values);
    setFaults(found ?? NO_FAULTS);
    if (found) return;
    const eventId = await start({ event: values.event, tiers: tiersOf(values, offered), cover });
    if (eventId === null) return;
    onStarted();
    navigate(tabAddress('events', { event: eventId }));
  };

  const show = (next: StartValues): void => {
    setValues(next);
    setFaults(remainingNotes(faults, values, next));
    const left = remainingNotes(marks, values, next);
    setMarks({ ...left, currency: next.currency === values.currency ? left.currency : [] });
  };
  const fill = (found: ReadSentence): number => {
    const filled = fillForm(values, found);
    setValues(filled.values);
    setFaults(remainingNotes(faults, values, filled.values));
    setMarks(filled.marks);
    return countInferred(filled.marks);
  };
  const field = (name: Exclude<keyof EventFormValues, 'timeZone'>) => ({
    value: values.event[name],
    onChange: (event: { currentTarget: { value: string } }) =>
      show(withEvent(values, { [name]: event.currentTarget.value })),
    error: faults.event[name] ?? refused[name],
    description: <Inferred reasons={marks.event[name]} />,
    inputWrapperOrder: WITH_NOTE,
    withAsterisk: false,
  });
  return (
    <Stack gap="lg">
      <SentenceField currencies={offered} onRead={fill} />
      <form onSubmit={(event) => void submit(event)} noValidate aria-label={texts.form}>
        <Stack gap="md">
          <SimpleGrid cols={{ base: 1, sm: 2 }}>
            <TextInput
              label={eventFormTexts.name}
              maxLength={EVENT_TEXTS.name.max}
              required
              {...field('name')}
            />
            <TextInput
              label={eventFormTexts.venue}
              placeholder={eventFormTexts.venueExample}
              maxLength={EVENT_TEXTS.venue.max}
              required
              {...field('venue')}
            />
            <TextInput
              type="datetime-local"
              label={eventFormTexts.startDate}
              required
              {...field('startDate')}
              description={
                <>
                  {texts.zone(values.event.timeZone)} <Inferred reasons={marks.event.startDate} />
                </>
              }
            />
            <TextInput type="datetime-local" label={eventFormTexts.endDate} required {...field('endDate')} />
          </SimpleGrid>
          <Textarea
            label={eventFormTexts.description}
            placeholder={texts.descriptionExample}
            maxLength={EVENT_TEXTS.description.max}
            autosize
            minRows={3}
            maxRows={10}
            required
            {...field('description')}
          />
          <StartTiers values={values} faults={faults.tiers} onChange={show} {...{ marks, offered }} />
          <SimpleGrid cols={{ base: 1, sm: 2 }}>
            <NativeSelect label={eventFormTexts.category} data={CATEGORY_CHOICES} {...field('category')} />
            <Stack gap="xs">
              <FileInput
                label={coverTexts.title}
                description={texts.cover}
                inputWrapperOrder={WITH_NOTE}
                placeholder={coverTexts.choose}
                accept={COVER_TYPES}
                value={cover}
                onChange={setCover}
                error={cover && cover.size > LARGEST_COVER ? coverTexts.tooLarge : undefined}
                leftSection={<IconPhoto size={18} aria-hidden />}
                clearable
                clearButtonProps={{ 'aria-label': texts.noCover }}
              />
              {cover === null && values.event.name.trim() !== '' && (
                <figure className={classes.poster}>
                  <Poster
                    eventId={values.event.name.trim()}
                    category={values.event.category || null}
                    width={640}
                    height={200}
                  />
                  <Text component="figcaption" size="sm" c="dimmed" mt={4}>
                    {texts.poster}
                  </Text>
                </figure>
              )}
            </Stack>
          </SimpleGrid>
          <Group justify="space-between" gap="sm">
            <Text size="sm" c="dimmed" maw={520}>
              {texts.later}
            </Text>
            <Button
              type="submit"
              loading={isBusy}
              disabled={(cover?.size ?? 0) > LARGEST_COVER}
              rightSection={<IconArrowRight size={18} aria-hidden />}
            >
              {texts.continue}
            </Button>
          </Group>
        </Stack>
      </form>
    </Stack>
  );
}
