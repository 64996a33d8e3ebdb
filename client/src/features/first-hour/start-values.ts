import { zoneOfVenue } from '../../../../server/lib/zones/venue-zones.ts';
import { currencyOfZone } from '../../../../server/lib/zones/zone-currency.ts';
import type { Currency } from '../../gql/graphql.ts';
import { startTexts as texts } from '../../messages/first-hour.ts';
import { fromZonedText, toZonedText } from '../../ui/zones.ts';
import {
  blankEvent,
  type EventFaults,
  type EventFormValues,
  eventFaults,
} from '../events/organiser/event-form-values.ts';
import { DEFAULT_TIER, newTierDraft, type TierDraft } from '../events/organiser/tier-drafts.ts';

/** Values of the form of the first event: the event, and its first tier. */
export interface StartValues {
  event: EventFormValues;
  tier: Pick<TierDraft, 'tier' | 'count' | 'price'>;
  /** Null: follows the event's time zone. */
  currency: Currency | null;
}

export type StartFaults = EventFaults & { count?: string; price?: string };

/** Hours from the start of an event to its end, until the organiser says otherwise. */
const USUAL_HOURS = 4;

/** The end that a form suggests for a start, both as `datetime-local` texts; empty without a start. */
export function suggestedEnd(start: string): string {
  // By the clock on the wall, whatever the zone.
  const iso = fromZonedText(start, 'UTC');
  if (iso === null) return '';
  return toZonedText(new Date(Date.parse(iso) + USUAL_HOURS * 3_600_000).toISOString(), 'UTC');
}

/** Values of the empty form. */
export const blankStart = (): StartValues => ({
  event: blankEvent(),
  tier: { tier: '', count: '', price: '' },
  currency: null,
});

/** Returns the form with these fields of the event changed, and what follows from them: the end, the time zone. */
export function withEvent(values: StartValues, change: Partial<EventFormValues>): StartValues {
  const { event } = values;
  const endFollows = change.startDate !== undefined && event.endDate === suggestedEnd(event.startDate);
  const zone = change.venue === undefined ? null : zoneOfVenue(change.venue);
  return {
    ...values,
    event: {
      ...event,
      ...(endFollows && { endDate: suggestedEnd(change.startDate ?? '') }),
      ...(zone !== null && { timeZone: zone }),
      ...change,
    },
  };
}

/**
 * Returns the currency of the tier: the chosen one, else that of the event's time zone.
 * @param offered currencies in which the organiser can price tickets
 */
export function currencyOf({ currency, event }: StartValues, offered: readonly Currency[]): Currency {
  const local = currencyOfZone(event.timeZone);
  return currency ?? offered.find((one) => one === local) ?? 'USD';
}

/** Returns the form errors by field; empty when the form is valid. */
export function startFaults({ event, tier }: StartValues): StartFaults {
  return {
    ...eventFaults(event),
    ...(!(Number.parseInt(tier.count, 10) >= 1) && { count: texts.required.count }),
    ...(!/\d/.test(tier.price) && { price: texts.required.price }),
  };
}

/** Returns the errors of fields that have the same value in both forms. */
export function remainingFaults(faults: StartFaults, before: StartValues, after: StartValues): StartFaults {
  const [old, next] = [before, after].map(({ event, tier }) => ({ ...event, ...tier }));
  return Object.fromEntries(
    Object.entries(faults).filter(
      ([name]) => old?.[name as keyof StartFaults] === next?.[name as keyof StartFaults],
    ),
  );
}

/** Converts the valid form to the draft of a tier. Without a name it has the usual one. */
export const tierOf = (values: StartValues, offered: readonly Currency[]): TierDraft => ({
  ...newTierDraft(),
  ...values.tier,
  tier: values.tier.tier.trim() || DEFAULT_TIER,
  currency: currencyOf(values, offered),
});
