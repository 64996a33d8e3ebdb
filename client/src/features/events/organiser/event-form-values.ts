import { type EventTexts, mapEventTexts } from '../../../../../server/lib/limits/event-texts.ts';
import type { CreateEventInput, EventCategory } from '../../../gql/graphql.ts';
import { eventTexts } from '../../../messages/events.ts';
import { eventFormTexts, organiserTexts } from '../../../messages/organiser.ts';
import { fromLocalMoment, localZone, toLocalMoment } from './local-moment.ts';

/** Form values of an event: times as `datetime-local` texts at its place, no category as the empty text. */
export interface EventFormValues extends EventTexts {
  startDate: string;
  endDate: string;
  category: EventCategory | '';
  /** IANA name of the zone in which the times are given. */
  timeZone: string;
}

export type EventFaults = Partial<Record<keyof EventFormValues, string>>;

/** Values of a new event: in the reader's time zone until the venue's is known. */
export const blankEvent = (): EventFormValues => ({
  ...mapEventTexts(() => ''),
  startDate: '',
  endDate: '',
  category: '',
  timeZone: localZone(),
});

interface StoredEvent extends EventTexts {
  startDate: string;
  endDate: string;
  category?: EventCategory | null;
  timeZone: string;
}

export function eventFormValues(event: StoredEvent): EventFormValues {
  return {
    ...mapEventTexts((name) => event[name]),
    startDate: toLocalMoment(event.startDate, event.timeZone),
    endDate: toLocalMoment(event.endDate, event.timeZone),
    category: event.category ?? '',
    timeZone: event.timeZone,
  };
}

const REQUIRED = Object.keys(eventFormTexts.required) as (keyof typeof eventFormTexts.required)[];

/** Returns the form with another start: the end keeps the duration of `initial`, as far as both are complete. */
export function withStart(
  values: EventFormValues,
  startDate: string,
  initial: Pick<EventFormValues, 'startDate' | 'endDate' | 'timeZone'>,
): EventFormValues {
  const start = Date.parse(fromLocalMoment(startDate, values.timeZone) ?? '');
  const from = Date.parse(fromLocalMoment(initial.startDate, initial.timeZone) ?? '');
  const to = Date.parse(fromLocalMoment(initial.endDate, initial.timeZone) ?? '');
  const end = start + to - from;
  if (Number.isNaN(end)) return { ...values, startDate };
  return { ...values, startDate, endDate: toLocalMoment(new Date(end).toISOString(), values.timeZone) };
}

/** Returns the form errors by field; empty when the form is valid. */
export function eventFaults(values: EventFormValues): EventFaults {
  const faults: EventFaults = {};
  for (const field of REQUIRED)
    if (values[field].trim() === '') faults[field] = eventFormTexts.required[field];
  if (!faults.venue && !values.venue.includes(',')) faults.venue = eventTexts.venueFormat;
  // `datetime-local` texts sort in the order of their times.
  if (!faults.startDate && !faults.endDate && values.endDate < values.startDate) {
    faults.endDate = organiserTexts.endBeforeStart;
  }
  return faults;
}

/** Converts valid form values to the API's input. */
export function toEventInput(values: EventFormValues): CreateEventInput {
  return {
    ...mapEventTexts((name) => values[name].trim()),
    startDate: fromLocalMoment(values.startDate, values.timeZone) ?? '',
    endDate: fromLocalMoment(values.endDate, values.timeZone) ?? '',
    category: values.category === '' ? null : values.category,
    timeZone: values.timeZone,
  };
}
