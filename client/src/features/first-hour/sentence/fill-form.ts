import type { EventFormValues } from '../../events/organiser/event-form-values.ts';
import { type StartTier, type StartValues, startTier, withEvent } from '../start-values.ts';
import type { Read, Reason } from './read-day.ts';
import type { ReadSentence } from './read-sentence.ts';

type TierMarks = Partial<Record<keyof StartTier, readonly Reason[]>>;

/** Why values of the form are inferred. A field without an entry has what the text says, or what it had. */
export interface StartMarks {
  event: Partial<Record<keyof EventFormValues, readonly Reason[]>>;
  /** By the key of the tier's row. */
  tiers: Readonly<Record<number, TierMarks>>;
  currency: readonly Reason[];
}

export const NO_MARKS: StartMarks = { event: {}, tiers: {}, currency: [] };

const reasonsOf = (read: Read<unknown> | null): readonly Reason[] => (read?.reason ? [read.reason] : []);

/** Drops the fields without a reason. */
const present = (marks: Record<string, readonly Reason[]>): Record<string, readonly Reason[]> =>
  Object.fromEntries(Object.entries(marks).filter(([, reasons]) => reasons.length > 0));

/** The texts of the event that a sentence has. */
function changesOf({ name, venue, timeZone, start, end, category }: ReadSentence): Partial<EventFormValues> {
  return {
    ...(name !== null && { name }),
    ...(venue && { venue: venue.value }),
    ...(timeZone !== null && { timeZone }),
    ...(start && { startDate: start.value }),
    ...(end && { endDate: end.value }),
    ...(category && { category: category.value }),
  };
}

/**
 * Fills in the form of the first event with what a text says. Fields that it does not speak of keep their values; what is
 * left of the text becomes the description of a form that has none.
 */
export function fillForm(
  values: StartValues,
  found: ReadSentence,
): { values: StartValues; marks: StartMarks } {
  const { venue, start, end, category, currency, rest } = found;
  const { event } = withEvent(values, changesOf(found));
  const description = event.description.trim() === '' ? rest : event.description;
  const tiers = found.tiers.map(({ tier, count, price }) => startTier({ tier, count, price: price.value }));
  const prices = found.tiers.map(
    ({ price }, row) => [tiers[row]?.key, present({ price: reasonsOf(price) })] as const,
  );
  return {
    values: {
      event: { ...event, description },
      tiers: tiers.length > 0 ? tiers : values.tiers,
      currency: currency.value ?? values.currency,
    },
    marks: {
      event: present({
        venue: reasonsOf(venue),
        startDate: start?.reasons ?? [],
        endDate: reasonsOf(end),
        category: reasonsOf(category),
      }),
      tiers: Object.fromEntries(prices.filter(([, marks]) => Object.keys(marks).length > 0)),
      currency: reasonsOf(currency),
    },
  };
}

/** How many values of the form are inferred. */
export const countInferred = ({ event, tiers, currency }: StartMarks): number =>
  [event, ...Object.values(tiers)].reduce((sum, each) => sum + Object.keys(each).length, 0) +
  Math.min(1, currency.length);
