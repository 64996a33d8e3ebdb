import { BadInput } from '../../platform/failures.ts';
import type { RestRequest } from './route.ts';

/** Entries that a list answers with unless `first` asks for fewer. */
const LIST_LENGTH = 100;

/** Words are lower case on the wire. What is no text goes on as it came and is refused by the schema. */
export function upperCase(word: unknown): unknown {
  return typeof word === 'string' ? word.toUpperCase() : word;
}

const DATE = /^\d{4}-\d{2}-\d{2}$/;

/** A moment of ISO 8601. A date alone is its midnight in UTC; a time says its zone, as over GraphQL. */
export function moment(given: unknown): unknown {
  if (typeof given !== 'string') return given;
  return DATE.test(given) ? `${given}T00:00:00Z` : given;
}

const DECIMALS = 7;
/** From here on a double is written with an exponent. */
const LARGEST_FIXED = 1e21;

/**
 * Amounts may come as JSON numbers, which clients compute in floating point: they are rounded to 7 decimals. A text is
 * taken as it is, and refused with more. So is a number that would become nothing.
 * @returns text, or what came when it is neither
 */
export function decimal(given: unknown): unknown {
  if (typeof given !== 'number') return given;
  if (!(Math.abs(given) < LARGEST_FIXED)) return String(given);
  const rounded = given.toFixed(DECIMALS).replace(/\.?0+$/, '');
  return given !== 0 && Number(rounded) === 0 ? String(given) : rounded;
}

/** An amount as a JSON number where that says exactly the same, else as text. */
export function exact(amount: string): number | string {
  const number = Number(amount);
  return decimal(number) === withoutTail(amount) ? number : amount;
}

/** 12.50 and 12.5 are one amount. */
function withoutTail(amount: string): string {
  return amount.includes('.') ? amount.replace(/\.?0+$/, '') : amount;
}

/**
 * An amount in the smallest unit, 10^-7 of its currency: clients divide it by ten million. A number as long as that is
 * exact, a text above.
 */
export function smallest({ amount }: { amount: string }): number | string {
  const [whole = '0', part = ''] = amount.split('.');
  const units = BigInt(whole + part.padEnd(DECIMALS, '0'));
  return Number.isSafeInteger(Number(units)) ? Number(units) : String(units);
}

/** Counts may come as text. */
export function whole(given: unknown): unknown {
  return typeof given === 'string' && /^\d{1,9}$/.test(given) ? Number(given) : given;
}

/** The part of a list that the address asks for. */
export function listed({ query }: RestRequest): { first: unknown; after: unknown; search: unknown } {
  return {
    first: whole(query.first) ?? LIST_LENGTH,
    after: query.after ?? null,
    search: query.search ?? null,
  };
}

/** Where the list goes on, as the next call's `after`; null on the last page. */
export function next({
  endCursor,
  hasNextPage,
}: {
  endCursor: string | null;
  hasNextPage: boolean;
}): string | null {
  return hasNextPage ? endCursor : null;
}

/**
 * Refuses a body in which one of the fields is missing or empty.
 * @throws BadInput naming each of them with its sentence
 */
export function required(body: RestRequest['body'], fields: readonly (readonly [string, string])[]): void {
  const missing = fields.filter(
    ([field]) => body[field] === undefined || body[field] === null || body[field] === '',
  );
  if (missing.length > 0) throw new BadInput(missing.map(([field, message]) => ({ field, message })));
}
