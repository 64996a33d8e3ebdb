import { isPrintableLine } from '../../lib/language/printable.ts';
import { slugFrom } from '../../lib/language/slug.ts';
import { EVENT_TEXTS, type EventText, type EventTexts, mapEventTexts } from '../../lib/limits/event-texts.ts';
import { isZone } from '../../lib/zones/index.ts';
import { type Actor, actsFor, can, type OfEvent } from '../../platform/access/actor.ts';
import { BadInput, Failure, type FieldFault } from '../../platform/failures.ts';
import type { EventCategory, EventStatus } from '../../platform/vocabulary.ts';

/** Thrown for a published event as well: an event is published once. */
export class EventNotDraft extends Failure {
  constructor() {
    super('EVENT_NOT_DRAFT', 'conflict', 'Only a draft can be published.');
  }
}

export class EventCancelled extends Failure {
  constructor() {
    super('EVENT_CANCELLED', 'conflict', 'This event was cancelled; nothing about it can change any more.');
  }
}

/** Drafts are deleted instead, because they were never on sale. */
export class EventNotOnSale extends Failure {
  constructor(what: 'cancelled' | 'unpublished' = 'cancelled') {
    super('EVENT_NOT_PUBLISHED', 'conflict', `Only a published event can be ${what}.`);
  }
}

/** The public page of an event stays once a buyer may hold its address. */
export class EventHasOrders extends Failure {
  constructor() {
    super(
      'EVENT_HAS_ORDERS',
      'conflict',
      'Tickets of this event were ordered, so it cannot be unpublished. Stop its sales instead.',
    );
  }
}

export class EventHasSales extends Failure {
  constructor() {
    super('EVENT_HAS_SALES', 'conflict', 'Tickets of this event were sold, so it cannot be deleted.');
  }
}

/** The actor's role belongs to no issuer, but what they create needs one. */
export class NoIssuer extends Failure {
  constructor(action = 'do this') {
    super('NO_ISSUER', 'unprocessable', `Only the people of an organiser can ${action}.`);
  }
}

export class TierDiffers extends Failure {
  constructor(tier: string, what: string) {
    super(
      'TIER_DIFFERS',
      'conflict',
      `The tier "${tier}" exists with another ${what}; tickets added to it must agree.`,
      {
        tier,
      },
    );
  }
}

export class TooManyTiers extends Failure {
  constructor(most: number) {
    super('TOO_MANY_TIERS', 'conflict', `An event has at most ${most.toLocaleString('en')} tiers.`);
  }
}

export class TierTooLarge extends Failure {
  constructor(tier: string, most: number) {
    super(
      'TIER_TOO_LARGE',
      'conflict',
      `The tier "${tier}" would pass ${most.toLocaleString('en')} tickets.`,
      { tier },
    );
  }
}

/** The organiser's users, and system roles, may see the event in any state. */
export function mayKnowEvent(actor: Actor, event: OfEvent): boolean {
  return actsFor(actor, event);
}

export function mayEditEvent(actor: Actor, event: OfEvent): boolean {
  return actsFor(actor, event) && can(actor, 'EDIT_EVENTS');
}

/** Needs the permission to create events, because the copy is a new event of the same organiser. */
export function mayDuplicateEvent(actor: Actor, event: OfEvent): boolean {
  return actsFor(actor, event) && can(actor, 'CREATE_EVENTS');
}

export function mayPublishEvent(actor: Actor, event: OfEvent): boolean {
  return actsFor(actor, event) && can(actor, 'PUBLISH_EVENTS');
}

/** Cancelling needs the permission to publish. */
export function mayCancelEvent(actor: Actor, event: OfEvent): boolean {
  return mayPublishEvent(actor, event);
}

export function mayDeleteEvent(actor: Actor, event: OfEvent): boolean {
  return actsFor(actor, event) && can(actor, 'DELETE_EVENTS');
}

export function mayCreateTickets(actor: Actor, event: OfEvent): boolean {
  return actsFor(actor, event) && can(actor, 'CREATE_TICKETS');
}

export function mayManageTiers(actor: Actor, event: OfEvent): boolean {
  return actsFor(actor, event) && can(actor, 'MANAGE_TIERS');
}

export function maySeeSales(actor: Actor, event: OfEvent): boolean {
  return actsFor(actor, event) && can(actor, 'VIEW_SALES');
}

/** Allowed actions by status. Unpublishing is the only transition that leads back, before the first order. */
const TRANSITIONS: Record<
  EventStatus,
  {
    publish?: EventStatus;
    unpublish?: EventStatus;
    cancel?: EventStatus;
    edit: boolean;
    delete: boolean;
    addTickets: boolean;
  }
> = {
  draft: { publish: 'published', edit: true, delete: true, addTickets: true },
  published: { unpublish: 'draft', cancel: 'cancelled', edit: true, delete: true, addTickets: true },
  cancelled: { edit: false, delete: false, addTickets: false },
};

export const nextOnPublish = (status: EventStatus): EventStatus | undefined => TRANSITIONS[status].publish;
export const nextOnUnpublish = (status: EventStatus): EventStatus | undefined =>
  TRANSITIONS[status].unpublish;
export const nextOnCancel = (status: EventStatus): EventStatus | undefined => TRANSITIONS[status].cancel;
export const mayBeEdited = (status: EventStatus): boolean => TRANSITIONS[status].edit;
export const mayBeDeleted = (status: EventStatus): boolean => TRANSITIONS[status].delete;
export const mayGetTickets = (status: EventStatus): boolean => TRANSITIONS[status].addTickets;

const VENUE_FORMAT = 'Please use format: Venue Name, City, Country (e.g., KICC, Nairobi, Kenya)';

// A ticket's code holds its times in 32 bits, which end in February 2106.
const EARLIEST = Date.UTC(2000, 0, 1);
const LATEST = Date.UTC(2100, 0, 1);

/** The details of an event that its organiser enters, trimmed. */
export interface EventDetails extends EventTexts {
  startDate: Date;
  endDate: Date;
  category: EventCategory | null;
  /** IANA name of the zone in which the times are shown. */
  timeZone: string;
}

/** The details as the row of the event has them. */
export interface StoredDetails extends Omit<EventDetails, 'startDate' | 'endDate'> {
  startAt: Date;
  endAt: Date;
}

export function storedDetails({
  startDate: startAt,
  endDate: endAt,
  ...details
}: EventDetails): StoredDetails {
  return { ...details, startAt, endAt };
}

export function detailsOf(event: StoredDetails): EventDetails {
  const { startAt: startDate, endAt: endDate, category, timeZone } = event;
  return { ...mapEventTexts((name) => event[name]), startDate, endDate, category, timeZone };
}

/**
 * Returns the details as they will be stored.
 * @throws BadInput naming every faulty field
 */
export function checkEventDetails(given: EventDetails): EventDetails {
  const faults: FieldFault[] = [];
  const details = { ...given, ...mapEventTexts((name) => checkText(given[name], name, faults)) };
  if (details.venue !== '' && !details.venue.includes(','))
    faults.push({ field: 'venue', code: 'VENUE', message: VENUE_FORMAT });
  if (!isZone(given.timeZone))
    faults.push({ field: 'timeZone', code: 'UNKNOWN', message: 'There is no such time zone.' });
  checkTimestamp(given.startDate, 'startDate', 'The start date', faults);
  checkTimestamp(given.endDate, 'endDate', 'The end date', faults);
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

function checkText(text: string, field: EventText, faults: FieldFault[]): string {
  const trimmed = text.trim();
  const { max, label, isRequired, severalLines } = EVENT_TEXTS[field];
  if (trimmed === '') {
    if (isRequired) faults.push({ field, code: 'REQUIRED', message: `${label} is required.` });
  } else if (trimmed.length > max)
    faults.push({ field, code: 'TOO_LONG', max, message: `${label} has at most ${max} characters.` });
  else if (!isPrintable(trimmed, severalLines)) {
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
export function checkTimestamp(moment: Date, field: string, label: string, faults: FieldFault[]): void {
  const time = moment.getTime();
  if (!(time >= EARLIEST && time < LATEST))
    faults.push({ field, code: 'DATE_RANGE', message: `${label} must lie between 2000 and 2099.` });
}

/** True when the change affects what tickets print, or when they are valid. */
export function needsNewEdition(
  before: { name: string; venue: string; startAt: Date; endAt: Date },
  after: { name: string; venue: string; startDate: Date; endDate: Date },
): boolean {
  return (
    before.name !== after.name ||
    before.venue !== after.venue ||
    before.startAt.getTime() !== after.startDate.getTime() ||
    before.endAt.getTime() !== after.endDate.getTime()
  );
}

/** An event is low on stock at this many tickets or fewer, over all tiers. */
const LOW_STOCK = 10;

export function stockState(available: number): { lowStock: boolean; soldOut: boolean } {
  return { lowStock: available >= 1 && available <= LOW_STOCK, soldOut: available <= 0 };
}

/** Words that have another meaning at the same position of a URL. */
const RESERVED = new Set(['published', 'purchase', 'new', 'create', 'search', 'api', 'event', 'events']);

/** Returns the name in lower-case letters, digits and hyphens; "event" when none of its characters remain. */
export const slugOf = (name: string): string => slugFrom(name, 'event');

export function isReservedSlug(slug: string): boolean {
  return RESERVED.has(slug);
}
