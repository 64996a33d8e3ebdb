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

/** Form values of a tier; without a name it gets the usual one. */
export type StartTier = Pick<TierDraft, 'key' | 'tier' | 'count' | 'price'>;

/** Values of the form of the first event: the event, and its tiers, of which there is at least one. */
export interface StartValues {
  event: EventFormValues;
  tiers: readonly StartTier[];
  /** Null: follows the event's time zone. */
  currency: Currency | null;
}

export type TierFaults = Partial<Record<'count' | 'price', string>>;
/** Errors of the event by field, and of its tiers by the key of the row. */
export interface StartFaults {
  event: EventFaults;
  tiers: Readonly<Record<number, TierFaults>>;
}

export const NO_FAULTS: StartFaults = { event: {}, tiers: {} };

/** Hours from the start of an event to its end, until the organiser says otherwise. */
const USUAL_HOURS = 4;

/** The end that a form suggests for a start, both as `datetime-local` texts; empty without a start. */
export function suggestedEnd(start: string): string {
  // By the clock on the wall, whatever the zone.
  const iso = fromZonedText(start, 'UTC');
  if (iso === null) return '';
  return toZonedText(new Date(Date.parse(iso) + USUAL_HOURS * 3_600_000).toISOString(), 'UTC');
}

/** Values of a row for a tier. */
export function startTier(values: Partial<StartTier> = {}): StartTier {
  return { key: newTierDraft().key, tier: '', count: '', price: '', ...values };
}

/** Values of the empty form. */
export const blankStart = (): StartValues => ({ event: blankEvent(), tiers: [startTier()], currency: null });

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

/** Returns the form with fields of one tier changed. */
export function withTier(values: StartValues, key: number, change: Partial<StartTier>): StartValues {
  return { ...values, tiers: values.tiers.map((tier) => (tier.key === key ? { ...tier, ...change } : tier)) };
}

export const withoutTier = (values: StartValues, key: number): StartValues => ({
  ...values,
  tiers: values.tiers.filter((tier) => tier.key !== key),
});

function tierFaults({ count, price }: StartTier): TierFaults {
  return {
    ...(!(Number.parseInt(count, 10) >= 1) && { count: texts.required.count }),
    ...(!/\d/.test(price) && { price: texts.required.price }),
  };
}

/** Returns the form errors; null when the form is valid. */
export function startFaults({ event, tiers }: StartValues): StartFaults | null {
  const faults = {
    event: eventFaults(event),
    tiers: Object.fromEntries(
      tiers
        .map((tier) => [tier.key, tierFaults(tier)] as const)
        .filter(([, found]) => Object.keys(found).length > 0),
    ),
  };
  return Object.keys(faults.event).length + Object.keys(faults.tiers).length > 0 ? faults : null;
}

/** Notes about fields of the form: errors, or why values are inferred. */
interface Notes {
  event: object;
  tiers: Readonly<Record<number, object>>;
}

const unchanged = <N extends object>(notes: N, before: object | undefined, after: object | undefined): N =>
  Object.fromEntries(
    Object.entries(notes).filter(
      ([name]) => before?.[name as keyof object] === after?.[name as keyof object],
    ),
  ) as N;

/** Returns the notes of fields that have the same value in both forms. */
export function remainingNotes<N extends Notes>(notes: N, before: StartValues, after: StartValues): N {
  const tierIn = ({ tiers }: StartValues, key: string) => tiers.find((tier) => String(tier.key) === key);
  return {
    ...notes,
    event: unchanged(notes.event, before.event, after.event),
    tiers: Object.fromEntries(
      Object.entries(notes.tiers).map(([key, found]) => [
        key,
        unchanged(found, tierIn(before, key), tierIn(after, key)),
      ]),
    ),
  };
}

/** Converts the valid form to drafts of tiers. A tier without a name has the usual one. */
export function tiersOf(values: StartValues, offered: readonly Currency[]): TierDraft[] {
  const currency = currencyOf(values, offered);
  return values.tiers.map((tier) => ({
    ...newTierDraft(),
    ...tier,
    tier: tier.tier.trim() || DEFAULT_TIER,
    currency,
  }));
}
