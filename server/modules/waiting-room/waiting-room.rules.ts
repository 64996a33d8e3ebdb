import { type Actor, actsFor, can, type OfEvent } from '../../platform/access/actor.ts';
import { Failure, type FieldFault, refuseFaults } from '../../platform/failures.ts';

/**
 * `scheduled`: nobody can join yet. `joining`: before the sale. `drawing`: the sale has begun, and the order is being
 * drawn. `open`: people are admitted in order. `closed`: tickets are sold without the room, or not at all.
 */
export type RoomState = 'scheduled' | 'joining' | 'drawing' | 'open' | 'closed';
export type CloseReason = 'sold_out' | 'over' | 'switched_off';
export type QueueState = 'waiting' | 'admitted' | 'bought' | 'left' | 'expired';

/** What an organiser decides. */
export interface RoomSettings {
  onSaleAt: Date;
  joinsFrom: Date;
  /** For how long an admitted person may buy. */
  minutes: number;
  /** Most people admitted in a minute; null: as fast as the sale allows. */
  mostPerMinute: number | null;
  /** Tiers sold through it; null: all, also those that are added later; undefined: unchanged, all of a new room. */
  tierIds?: readonly string[] | null | undefined;
}

export interface RoomTimes {
  joinsFrom: Date;
  onSaleAt: Date;
  drawnAt: Date | null;
  closedAt: Date | null;
}

export function roomState({ joinsFrom, onSaleAt, drawnAt, closedAt }: RoomTimes, now: Date): RoomState {
  if (closedAt) return 'closed';
  if (drawnAt) return 'open';
  if (now >= onSaleAt) return 'drawing';
  return now >= joinsFrom ? 'joining' : 'scheduled';
}

export function mayManageRoom(actor: Actor, event: OfEvent): boolean {
  return actsFor(actor, event) && can(actor, 'MANAGE_TIERS');
}

/** Tickets of the order are sold to people from the waiting room of the event, and this caller has no place there. */
export class QueueFirst extends Failure {
  constructor(eventId: string, soldThere: 'all' | 'some') {
    const sentence = {
      all: 'Tickets for this event are sold through its waiting room. Join it first.',
      some: 'Some of these tickets are sold through the waiting room of the event. Join it first.',
    }[soldThere];
    super('QUEUE_FIRST', 'conflict', sentence, { eventId });
  }
}

/** The place in the queue has not been admitted yet. */
export class NotYourTurn extends Failure {
  constructor(position: number | null, serving: number) {
    super('NOT_YOUR_TURN', 'conflict', 'It is not your turn yet. Your place in the waiting room is kept.', {
      position,
      serving,
    });
  }
}

/** The turn ended, was given up, or was used for another order. */
export class TurnOver extends Failure {
  constructor(reason: 'late' | 'left' | 'used') {
    const sentence = {
      late: 'The time to buy is over. You can join the waiting room again.',
      left: 'You have left the waiting room. You can join it again.',
      used: 'One order is placed with each place in the waiting room, and yours has been used.',
    }[reason];
    super('TURN_OVER', 'conflict', sentence, { reason });
  }
}

/** The waiting room does not take people at the moment. */
export class RoomClosed extends Failure {
  constructor(joinsFrom: Date | null) {
    const sentence = joinsFrom ? 'The waiting room is not open yet.' : 'This event has no open waiting room.';
    super('ROOM_CLOSED', 'conflict', sentence, joinsFrom ? { opensAt: joinsFrom } : undefined);
  }
}

/** The list of those who joined before the sale is closed, so that its terms can no longer change. */
export class DrawStarted extends Failure {
  constructor() {
    super(
      'DRAW_STARTED',
      'conflict',
      'The sale has begun, so its times and tickets can no longer be changed.',
    );
  }
}

/** The proof of work is missing, wrong, outdated or used. */
export class WorkRefused extends Failure {
  constructor() {
    super('WORK_REFUSED', 'unprocessable', 'This attempt could not be checked. Please try again.');
  }
}

/** The room cannot store more people at once. */
export class RoomBusy extends Failure {
  constructor() {
    super('ROOM_BUSY', 'unavailable', 'Very many people are joining. Please try again in a few seconds.', {
      retryAfter: 3,
    });
  }
}

const MINUTES = { least: 1, most: 60 };
const PER_MINUTE = { least: 1, most: 100_000 };
/** As many tiers as a code may be limited to. */
const MOST_TIERS = 50;
const DAY_MS = 86_400_000;
/** Longest time before the sale in which people join. */
const LONGEST_JOINING_MS = 7 * DAY_MS;

/**
 * @param ofEvent ids of the tiers of the event
 * @throws BadInput naming every fault
 */
export function checkSettings(
  { onSaleAt, joinsFrom, minutes, mostPerMinute, tierIds = null }: RoomSettings,
  now: Date,
  ofEvent: readonly string[],
): void {
  const faults: FieldFault[] = tierIds === null ? [] : choiceFaults(tierIds, ofEvent);
  const within = (field: string, value: number, { least, most }: typeof MINUTES, message: string): void => {
    if (!(value >= least && value <= most))
      faults.push({ field, code: 'OUT_OF_RANGE', min: least, max: most, message });
  };
  within('minutes', minutes, MINUTES, 'People have 1 to 60 minutes to buy.');
  if (mostPerMinute !== null)
    within(
      'mostPerMinute',
      mostPerMinute,
      PER_MINUTE,
      'Between 1 and 100,000 people are admitted in a minute.',
    );
  const year = onSaleAt.getUTCFullYear();
  if (!(year >= 2000 && year < 2100) || onSaleAt <= now)
    faults.push({
      field: 'onSaleAt',
      code: 'DATE_RANGE',
      message: 'The sale begins in the future, before 2100.',
    });
  else if (joinsFrom >= onSaleAt)
    faults.push({
      field: 'joinsFrom',
      code: 'END_BEFORE_START',
      message: 'The waiting room opens before the sale begins.',
    });
  else if (onSaleAt.getTime() - joinsFrom.getTime() > LONGEST_JOINING_MS)
    faults.push({
      field: 'joinsFrom',
      code: 'DATE_RANGE',
      message: 'The waiting room opens at most 7 days before the sale begins.',
    });
  refuseFaults(faults);
}

function choiceFaults(tierIds: readonly string[], ofEvent: readonly string[]): FieldFault[] {
  const fault = (fields: Pick<FieldFault, 'code' | 'message' | 'max'>): FieldFault[] => [
    { field: 'tierIds', ...fields },
  ];
  if (tierIds.length === 0)
    return fault({ code: 'TICKET', message: 'Choose at least one tier for the waiting room, or all.' });
  if (tierIds.length > MOST_TIERS)
    return fault({ code: 'TOO_MANY', max: MOST_TIERS, message: `At most ${MOST_TIERS} tiers are chosen.` });
  if (tierIds.some((id) => !ofEvent.includes(id)))
    return fault({ code: 'UNKNOWN', message: 'The event has no such tier.' });
  if (new Set(tierIds).size < tierIds.length)
    return fault({ code: 'TIER_TWICE', message: 'Each tier is chosen once.' });
  return [];
}

/** Whether two choices of tiers are the same. null: all, also those that are added later. */
export function isSameChoice(one: readonly string[] | null, other: readonly string[] | null): boolean {
  if (one === null || other === null) return one === other;
  return one.length === other.length && one.every((id) => other.includes(id));
}

/** People join by the page of the waiting room; the API is for programs, whose places are bound to their key. */
export class ApiKeyNeeded extends Failure {
  constructor() {
    super('API_KEY_NEEDED', 'forbidden', 'Programs join a waiting room with an API key, people on its page.');
  }
}
