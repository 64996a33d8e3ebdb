import { BadInput } from '../../platform/failures.ts';

/** A guest as the list gives them; missing values are empty. */
export interface GuestLine {
  name: string;
  email: string;
  phone: string;
  tier: string;
}

type Column = keyof GuestLine;
export type Columns = Partial<Record<Column, number>>;

export const MOST_GUESTS = 5_000;
export const MOST_BYTES = 5 * 1024 * 1024;

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
