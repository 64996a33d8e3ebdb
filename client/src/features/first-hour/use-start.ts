import { useState } from 'react';
import { fieldFailures, isNetworkFailure, readFailure } from '../../apollo/read-failure.ts';
import { useCreateEventMutation, useCreateTicketsMutation } from '../../gql/hooks/index.ts';
import { eventTexts } from '../../messages/events.ts';
import { coverTexts } from '../../messages/organiser.ts';
import { ticketTexts } from '../../messages/tickets.ts';
import { notify } from '../../ui/notify.ts';
import { uploadCover } from '../events/cover/upload-cover.ts';
import { type EventFormValues, toEventInput } from '../events/organiser/event-form-values.ts';
import { DEFAULT_GRACE, decimalOf, type TierDraft } from '../events/organiser/tier-drafts.ts';

interface Start {
  event: EventFormValues;
  tiers: readonly TierDraft[];
  cover: File | null;
}

/** Creates an event, and adds its tiers and its cover, with a notice of each that fails. */
export function useStart() {
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
  const addTiers = async (eventId: string, drafts: readonly TierDraft[]): Promise<void> => {
    const tiers = drafts.map(({ tier, count, price, currency }) => ({
      tier: tier.trim(),
      count: Number.parseInt(count, 10),
      price: decimalOf(price),
      currency,
      gracePeriod: DEFAULT_GRACE,
    }));
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
  const start = async ({ event, tiers, cover }: Start): Promise<string | null> => {
    setBusy(true);
    const eventId = await create(event);
    // The event stays when its tickets or its cover fail: its page has the forms for them.
    if (eventId !== null) await addTiers(eventId, tiers);
    if (eventId !== null && cover) await addCover(eventId, cover);
    setBusy(false);
    return eventId;
  };
  return { start, isBusy, refused: fieldFailures(error) };
}
