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
import { TIER_LIMITS } from '../../../../server/lib/limits/text-limits.ts';
import type { Currency } from '../../gql/graphql.ts';
import { useStartCurrenciesQuery } from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';
import { startTexts as texts } from '../../messages/first-hour.ts';
import { coverTexts, eventFormTexts, tierFormTexts } from '../../messages/organiser.ts';
import { tabAddress } from '../../shell/dashboard/tab-address.ts';
import { COVER_TYPES, LARGEST_COVER } from '../events/cover/upload-cover.ts';
import { CATEGORY_CHOICES } from '../events/organiser/category-choices.ts';
import type { EventFormValues } from '../events/organiser/event-form-values.ts';
import { CURRENCIES, DEFAULT_TIER, digitsOf, priceOf } from '../events/organiser/tier-drafts.ts';
import {
  blankStart,
  currencyOf,
  remainingFaults,
  type StartFaults,
  type StartValues,
  startFaults,
  tierOf,
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

/** A new event with its first tier on one screen; the event's own page opens, where it is previewed and published. */
export default function StartEvent() {
  const [values, setValues] = useState(blankStart);
  const [cover, setCover] = useState<File | null>(null);
  const [faults, setFaults] = useState<StartFaults>({});
  const { start, isBusy, refused } = useStart();
  const { data } = useStartCurrenciesQuery();
  const offered = data?.viewer?.user.issuer?.priceCurrencies ?? CURRENCIES;
  const navigate = useNavigate();

  const submit = async (submitted: FormEvent): Promise<void> => {
    submitted.preventDefault();
    const found = startFaults(values);
    setFaults(found);
    if (Object.keys(found).length > 0) return;
    const eventId = await start({ event: values.event, tier: tierOf(values, offered), cover });
    if (eventId !== null) navigate(tabAddress('events', { event: eventId }));
  };

  const show = (next: StartValues): void => {
    setValues(next);
    setFaults(remainingFaults(faults, values, next));
  };
  const field = (name: Exclude<keyof EventFormValues, 'timeZone'>) => ({
    value: values.event[name],
    onChange: (event: { currentTarget: { value: string } }) =>
      show(withEvent(values, { [name]: event.currentTarget.value })),
    error: faults[name] ?? refused[name],
    withAsterisk: false,
  });
  const tierField = (name: keyof StartValues['tier'], read: (typed: string) => string) => ({
    value: values.tier[name],
    onChange: (event: { currentTarget: { value: string } }) =>
      show({ ...values, tier: { ...values.tier, [name]: read(event.currentTarget.value) } }),
  });

  return (
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
            description={texts.zone(values.event.timeZone)}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            required
            {...field('startDate')}
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
        <SimpleGrid cols={{ base: 2, sm: 4 }} role="group" aria-label={texts.tier}>
          <TextInput
            label={tierFormTexts.name}
            placeholder={DEFAULT_TIER}
            maxLength={TIER_LIMITS.name}
            {...tierField('tier', (typed) => typed)}
          />
          <TextInput
            label={tierFormTexts.count}
            inputMode="numeric"
            error={faults.count}
            {...tierField('count', digitsOf)}
          />
          <TextInput
            label={tierFormTexts.price}
            inputMode="decimal"
            error={faults.price}
            {...tierField('price', priceOf)}
          />
          <NativeSelect
            label={tierFormTexts.currency}
            value={currencyOf(values, offered)}
            data={[...offered]}
            onChange={(event) => show({ ...values, currency: event.currentTarget.value as Currency })}
          />
        </SimpleGrid>
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <NativeSelect label={eventFormTexts.category} data={CATEGORY_CHOICES} {...field('category')} />
          <FileInput
            label={coverTexts.title}
            description={texts.cover}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            placeholder={coverTexts.choose}
            accept={COVER_TYPES}
            value={cover}
            onChange={setCover}
            error={cover && cover.size > LARGEST_COVER ? coverTexts.tooLarge : undefined}
            leftSection={<IconPhoto size={18} aria-hidden />}
            clearable
            clearButtonProps={{ 'aria-label': texts.noCover }}
          />
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
  );
}
