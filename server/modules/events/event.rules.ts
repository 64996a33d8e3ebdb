import { isPrintableLine } from '../../lib/language/printable.ts';
import { BadInput, type FieldFault } from '../../platform/failures.ts';
import type { EventCategory, EventStatus } from '../../platform/vocabulary.ts';

/** Allowed actions by status. No transition leads back. */
const TRANSITIONS: Record<
  EventStatus,
  { publish?: EventStatus; cancel?: EventStatus; edit: boolean; delete: boolean; addTickets: boolean }
> = {
  draft: { publish: 'published', edit: true, delete: true, addTickets: true },
  published: { cancel: 'cancelled', edit: true, delete: true, addTickets: true },
  cancelled: { edit: false, delete: false, addTickets: false },
};

export const nextOnPublish = (status: EventStatus): EventStatus | undefined => TRANSITIONS[status].publish;
export const nextOnCancel = (status: EventStatus): EventStatus | undefined => TRANSITIONS[status].cancel;
export const mayBeEdited = (status: EventStatus): boolean => TRANSITIONS[status].edit;
export const mayBeDeleted = (status: EventStatus): boolean => TRANSITIONS[status].delete;
export const mayGetTickets = (status: EventStatus): boolean => TRANSITIONS[status].addTickets;

const VENUE_FORMAT = 'Please use format: Venue Name, City, Country (e.g., KICC, Nairobi, Kenya)';

// A ticket's code holds its times in 32 bits, which end in February 2106.
const EARLIEST = Date.UTC(2000, 0, 1);
const LATEST = Date.UTC(2100, 0, 1);
export const LONGEST = { name: 200, venue: 300, description: 20_000 } as const;

/** The details of an event that its organiser enters, trimmed. */
export interface EventDetails {
  name: string;
  description: string;
  venue: string;
  startDate: Date;
  endDate: Date;
  category: EventCategory | null;
}

/**
 * Returns the details as they will be stored.
 * @throws BadInput naming every faulty field
 */
export function checkEventDetails(given: EventDetails): EventDetails {
  const faults: FieldFault[] = [];
  const details: EventDetails = {
    ...given,
    name: checkText(given.name, 'name', 'Event name', faults),
    venue: checkText(given.venue, 'venue', 'Venue', faults),
    description: checkText(given.description, 'description', 'Description', faults),
  };
  if (details.venue !== '' && !details.venue.includes(','))
    faults.push({ field: 'venue', code: 'VENUE', message: VENUE_FORMAT });
  checkMoment(given.startDate, 'startDate', 'The start date', faults);
  checkMoment(given.endDate, 'endDate', 'The end date', faults);
  if (given.endDate < given.startDate) {
    faults.push({
      field: 'endDate',
      code: 'END_BEFORE_START',
      message: 'The end date must not be before the start date.',
    });
  }
  if (faults.length > 0) throw new BadInput(faults);
  return details;
}

function checkText(text: string, field: keyof typeof LONGEST, label: string, faults: FieldFault[]): string {
  const trimmed = text.trim();
  const most = LONGEST[field];
  if (trimmed === '') faults.push({ field, code: 'REQUIRED', message: `${label} is required.` });
  else if (trimmed.length > most)
    faults.push({ field, code: 'TOO_LONG', max: most, message: `${label} has at most ${most} characters.` });
  else if (!isPrintable(trimmed, field === 'description')) {
    faults.push({
      field,
      code: 'UNPRINTABLE',
      message: `${label} holds a character that cannot be printed.`,
    });
  }
  return trimmed;
}

const TEXT_FORBIDS = /\p{Cs}|[^\P{Cc}\n\r\t]/u;

/** Rejects control characters, which would break files and mails, and invisible ones, which could disguise a name. */
export function isPrintable(text: string, severalLines = false): boolean {
  return severalLines ? !TEXT_FORBIDS.test(text) : isPrintableLine(text);
}

/** Adds a fault unless the date lies in this century. */
export function checkMoment(moment: Date, field: string, label: string, faults: FieldFault[]): void {
  const time = moment.getTime();
  if (!(time >= EARLIEST && time < LATEST))
    faults.push({ field, code: 'DATE_RANGE', message: `${label} must lie between 2000 and 2099.` });
}

/** True when the change affects details that tickets print. */
export function needsNewEdition(
  before: { name: string; venue: string; startAt: Date },
  after: { name: string; venue: string; startDate: Date },
): boolean {
  return (
    before.name !== after.name ||
    before.venue !== after.venue ||
    before.startAt.getTime() !== after.startDate.getTime()
  );
}
