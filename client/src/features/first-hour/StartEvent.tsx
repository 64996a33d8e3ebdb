import { Button, FileInput, Group, NativeSelect, SimpleGrid, Stack, Text, TextInput } from '@mantine/core';
import { IconArrowRight, IconPhoto } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { EVENT_TEXTS } from '../../../../server/lib/limits/event-texts.ts';
import { TIER_LIMITS } from '../../../../server/lib/limits/text-limits.ts';
import { zoneOfVenue } from '../../../../server/lib/zones/venue-zones.ts';
import { fieldFailures, isNetworkFailure, readFailure } from '../../apollo/read-failure.ts';
import type { Currency } from '../../gql/graphql.ts';
import {
  useCreateEventMutation,
  useCreateTicketsMutation,
  useStartCurrenciesQuery,
} from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';
import { eventTexts } from '../../messages/events.ts';
import { startTexts as texts } from '../../messages/first-hour.ts';
import { coverTexts, eventFormTexts, tierFormTexts } from '../../messages/organiser.ts';
import { ticketTexts } from '../../messages/tickets.ts';
import { tabAddress } from '../../shell/dashboard/tab-address.ts';
import { notify } from '../../ui/notify.ts';
import { COVER_TYPES, LARGEST_COVER, uploadCover } from '../events/cover/upload-cover.ts';
import {
  blankEvent,
  type EventFaults,
  type EventFormValues,
  eventFaults,
  toEventInput,
} from '../events/organiser/event-form-values.ts';
import {
  CURRENCIES,
  DEFAULT_GRACE,
  decimalOf,
  digitsOf,
  isComplete,
  newTierDraft,
  priceOf,
  type TierDraft,
} from '../events/organiser/tier-drafts.ts';
import { suggestedEnd } from './start-values.ts';

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

const firstTier = (): TierDraft => ({
  ...newTierDraft('regular'),
  count: '100',
  price: '500',
  currency: 'KES',
});

/** Creates an event, and adds its tier and its cover, with a notice of each that fails. */
function useStart() {
  const [createEvent, { error }] = useCreateEventMutation({
    update: (cache) => void cache.evict({ id: 'ROOT_QUERY', fieldName: 'events' }),
  });
  const [createTickets] = useCreateTicketsMutation();
  const [isBusy, setBusy] = useState(false);

  const create = async (values: EventFormValues): Promise<string | null> => {
    try {
      const { data } = await createEvent({ variables: { input: toEventInput(values) } });
      return data?.createEvent.event.id ?? null;
    } catch (failure) {
      const reason = isNetworkFailure(failure) ? null : readFailure(failure);
      void notify('error', reason ? eventTexts.createFailedFor(reason) : eventTexts.createFailed);
      return null;
    }
  };
  const addTier = async (eventId: string, draft: TierDraft): Promise<void> => {
    const { tier, count, price, currency } = draft;
    const tiers = [
      {
        tier: tier.trim(),
        count: Number.parseInt(count, 10),
        price: decimalOf(price),
        currency,
        gracePeriod: DEFAULT_GRACE,
      },
    ];
    try {
      await createTickets({ variables: { eventId, tiers, figures: false } });
      void notify('success', eventTexts.created);
    } catch (failure) {
      void notify('error', ticketTexts.createFailed(readFailure(failure)));
    }
  };
  const addCover = async (eventId: string, file: File): Promise<void> => {
    const failure = await uploadCover({ eventId, file, onProgress: () => undefined });
    if (failure) void notify('error', coverTexts.uploadFailed(failure));
  };

  /** @returns the event's id; null when it could not be created */
  const start = async (
    values: EventFormValues,
    tier: TierDraft,
    cover: File | null,
  ): Promise<string | null> => {
    setBusy(true);
    const eventId = await create(values);
    // The event stays when its tickets or its cover fail: its page has the forms for them.
    if (eventId !== null) await addTier(eventId, tier);
    if (eventId !== null && cover) await addCover(eventId, cover);
    setBusy(false);
    return eventId;
  };
  return { start, isBusy, refused: fieldFailures(error) };
}

/** A new event with its first tier on one screen; the event's own page opens, where it is previewed and published. */
export default function StartEvent() {
  const [values, setValues] = useState<EventFormValues>(blankEvent);
  const [tier, setTier] = useState(firstTier);
  const [cover, setCover] = useState<File | null>(null);
  const [faults, setFaults] = useState<EventFaults>({});
  const { start, isBusy, refused } = useStart();
  const { data } = useStartCurrenciesQuery();
  const currencies = data?.viewer?.user.issuer?.priceCurrencies ?? CURRENCIES;
  const navigate = useNavigate();

  const submit = async (submitted: FormEvent): Promise<void> => {
    submitted.preventDefault();
    const complete = { ...values, description: values.description.trim() || texts.about(values.name.trim()) };
    const found = eventFaults(complete);
    setFaults(found);
    if (Object.keys(found).length > 0) return;
    const eventId = await start(complete, tier, cover);
    if (eventId !== null) navigate(tabAddress('events', { event: eventId }));
  };

  const field = (name: Exclude<keyof EventFormValues, 'category' | 'timeZone'>) => ({
    value: values[name],
    onChange: (event: { currentTarget: { value: string } }) => {
      const value = event.currentTarget.value;
      const follows = name === 'startDate' && values.endDate === suggestedEnd(values.startDate);
      const zone = name === 'venue' ? zoneOfVenue(value) : null;
      setValues({
        ...values,
        [name]: value,
        ...(follows && { endDate: suggestedEnd(value) }),
        ...(zone !== null && { timeZone: zone }),
      });
      setFaults({ ...faults, [name]: undefined, ...(follows && { endDate: undefined }) });
    },
    error: faults[name] ?? refused[name],
    withAsterisk: false,
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
            description={texts.zone(values.timeZone)}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            required
            {...field('startDate')}
          />
          <TextInput type="datetime-local" label={eventFormTexts.endDate} required {...field('endDate')} />
        </SimpleGrid>
        <SimpleGrid cols={{ base: 2, sm: 4 }} role="group" aria-label={texts.tier}>
          <TextInput
            label={tierFormTexts.name}
            value={tier.tier}
            onChange={(event) => setTier({ ...tier, tier: event.currentTarget.value })}
            maxLength={TIER_LIMITS.name}
          />
          <TextInput
            label={tierFormTexts.count}
            value={tier.count}
            inputMode="numeric"
            onChange={(event) => setTier({ ...tier, count: digitsOf(event.currentTarget.value) })}
          />
          <TextInput
            label={tierFormTexts.price}
            value={tier.price}
            inputMode="decimal"
            onChange={(event) => setTier({ ...tier, price: priceOf(event.currentTarget.value) })}
          />
          <NativeSelect
            label={tierFormTexts.currency}
            value={tier.currency}
            data={[...currencies]}
            onChange={(event) => setTier({ ...tier, currency: event.currentTarget.value as Currency })}
          />
        </SimpleGrid>
        <FileInput
          label={coverTexts.title}
          description={texts.cover}
          placeholder={coverTexts.choose}
          accept={COVER_TYPES}
          value={cover}
          onChange={setCover}
          error={cover && cover.size > LARGEST_COVER ? coverTexts.tooLarge : undefined}
          leftSection={<IconPhoto size={18} aria-hidden />}
          clearable
          clearButtonProps={{ 'aria-label': texts.noCover }}
        />
        <Group justify="space-between" gap="sm">
          <Text size="sm" c="dimmed" maw={520}>
            {texts.later}
          </Text>
          <Button
            type="submit"
            loading={isBusy}
            disabled={!isComplete(tier) || (cover?.size ?? 0) > LARGEST_COVER}
            rightSection={<IconArrowRight size={18} aria-hidden />}
          >
            {texts.continue}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
