import { type Actor, actsFor, can, type OfEvent } from '../../platform/access/actor.ts';
import { BadInput, Failure } from '../../platform/failures.ts';
import { NO_PLACES_LEFT, UNKNOWN_TIER } from '../checkout/index.ts';

export class GuestListTooLarge extends Failure {
  constructor() {
    super('GUEST_LIST_TOO_LARGE', 'too_large', 'A guest list has at most 5 MB.');
  }
}

/** The upload's key was used with another file or payment. */
export class UploadKeyUsed extends Failure {
  constructor() {
    super(
      'IDEMPOTENCY_MISMATCH',
      'unprocessable',
      'This idempotency key was used for another guest list. Use a new key for a new list.',
    );
  }
}

/** Tickets issued before the faulty line stay issued; the report lists them. */
export class GuestListBroken extends Failure {
  constructor(line: number, reason: string) {
    super('GUEST_LIST_BROKEN', 'unprocessable', `Line ${line}: ${reason}`, { line });
  }
}

/** There is no tier for a ticket to try the door with. */
export class NoPlaceForTest extends Failure {
  constructor() {
    super('NO_PLACE_FOR_TEST', 'conflict', 'There are no tickets to test yet. Create tickets first.');
  }
}

/** Needs the permission to create tickets, because guests get tickets without payment. */
export function mayInviteGuests(actor: Actor, event: OfEvent): boolean {
  return actsFor(actor, event) && can(actor, 'CREATE_TICKETS');
}

/** A guest as the list gives them; missing values are empty. */
export interface GuestLine {
  name: string;
  email: string;
  phone: string;
  tier: string;
}

type Column = keyof GuestLine;
export type Columns = Partial<Record<Column, number>>;

export const MAX_GUESTS = 5_000;
export const MAX_BYTES = 5 * 1024 * 1024;

const HEADINGS: Record<string, Column> = {
  name: 'name',
  'full name': 'name',
  email: 'email',
  'e-mail': 'email',
  phone: 'phone',
  tier: 'tier',
  ticket: 'tier',
};

/**
 * Returns the index of each column, from the headings in the first line.
 * @throws BadInput unless it has name, email, and tier when an event has several
 */
export function columnsOf(cells: readonly string[], tiers: readonly string[]): Columns {
  const columns: Columns = {};
  for (const [index, cell] of cells.entries()) {
    const column = HEADINGS[cell.toLowerCase()];
    if (column !== undefined) columns[column] ??= index;
  }
  const needed: Column[] = tiers.length === 1 ? ['name', 'email'] : ['name', 'email', 'tier'];
  const missing = needed.filter((column) => columns[column] === undefined);
  if (missing.length === 0) return columns;
  throw new BadInput([
    {
      field: 'file',
      code: 'GUEST_COLUMNS',
      message: `The first line names the columns: name,email,phone,tier. Missing: ${missing.join(', ')}.`,
    },
  ]);
}

/** Reads a guest from a line. The tier is optional when the event has only one. */
export function guestOf(cells: readonly string[], columns: Columns, tiers: readonly string[]): GuestLine {
  const cell = (column: Column): string => {
    const index = columns[column];
    return index === undefined ? '' : (cells[index] ?? '');
  };
  const tier = cell('tier');
  return {
    name: cell('name'),
    email: cell('email').toLowerCase(),
    phone: cell('phone'),
    tier: tier === '' && tiers.length === 1 ? (tiers[0] ?? '') : tier,
  };
}

/** Returns a key that is equal for duplicates: the same person with the same tier. */
export function sameGuest({ name, email, tier }: GuestLine): string {
  return JSON.stringify([name.toLowerCase(), email, tier]);
}

export const TOO_MANY = `A list has at most ${MAX_GUESTS.toLocaleString('en')} guests; this line and those after it were left out.`;
export const TIER_MISSING = 'Please name a tier.';
const DUPLICATE = 'The same guest stands in line';

export const duplicateOf = (line: number): string => `${DUPLICATE} ${line}.`;

export type GuestRefusalCode =
  | 'contact'
  | 'tier_missing'
  | 'tier_unknown'
  | 'sold_out'
  | 'duplicate'
  | 'too_many';

/** Codes of refusals, by the start of the sentence. All others are faults of name, address or phone. */
const BEGINNINGS: [beginning: string, code: GuestRefusalCode][] = [
  [TOO_MANY, 'too_many'],
  [TIER_MISSING, 'tier_missing'],
  [UNKNOWN_TIER, 'tier_unknown'],
  [NO_PLACES_LEFT, 'sold_out'],
  [DUPLICATE, 'duplicate'],
];

/** @returns the code of the sentence that is stored with a line */
export function refusalCodeOf(sentence: string): GuestRefusalCode {
  return BEGINNINGS.find(([beginning]) => sentence.startsWith(beginning))?.[1] ?? 'contact';
}
