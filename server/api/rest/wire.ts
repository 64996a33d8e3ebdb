import type { FieldFault } from '../../platform/failures.ts';
import { snakeCase } from '../../platform/snake-case.ts';
import type { PublicError } from '../graphql/error-mapping.ts';
import { type FaultyInput, fieldOf, oneOf } from '../graphql/faulty-inputs.ts';
import { wireWord } from '../openapi/schema-registry.ts';
import type { RestRequest } from './request.ts';

/** Wire names that differ from the internal ones; all others are the same word in snake case. */
export type WireNames = readonly (readonly [RegExp, string])[];

const EVERYWHERE: WireNames = [[/^idempotencyKey$/, 'idempotency-key']];

/** Renames the fields of a refusal to the caller's names. */
export function onTheWire(error: PublicError, names: WireNames = []): PublicError {
  const faults = error.details?.fields;
  if (!Array.isArray(faults)) return error;
  const fields = (faults as FieldFault[]).map((fault) => renamed(fault, names));
  const message = fields.map((fault) => fault.message).join(' ');
  return { ...error, message, details: { ...error.details, fields } };
}

function renamed({ field, message }: FieldFault, names: WireNames): FieldFault {
  const special = [...names, ...EVERYWHERE].reduce(
    (name, [within, wire]) => name.replace(within, wire),
    field,
  );
  const wire = snakeCase(special);
  return {
    field: wire,
    message: message.startsWith(`${field} `) ? wire + message.slice(field.length) : message,
  };
}

/** Faults of values that the schema refuses. */
export function inputFaults(faults: readonly FaultyInput[]): FieldFault[] {
  return faults.map((fault) => {
    const field = fieldOf(fault);
    if (fault.missing) return { field, message: `${field} is required.` };
    const words = fault.choices?.words.map((word) => wireWord(fault.choices?.type ?? '', word));
    return { field, message: `${field} is not valid.${words ? ` ${oneOf(words)}` : ''}` };
  });
}

/** The header by which a caller asks for the fields of an answer once. */
export const ENVELOPE = 'x-envelope';
const ENVELOPES = ['data', 'top'];

export function envelopeFaults(given: unknown): FieldFault[] {
  if (given === undefined || ENVELOPES.includes(given as string)) return [];
  return [{ field: ENVELOPE, message: `${ENVELOPE} is not valid. ${oneOf(ENVELOPES)}` }];
}

/**
 * Success: the body's fields are at the top level and under `data`, since the documented clients read both.
 * @param envelope 'data' or 'top' for one of the two
 */
export function successEnvelope(body: object, envelope?: unknown): object {
  if (Array.isArray(body)) return body;
  return {
    success: true,
    ...(envelope === 'data' ? {} : body),
    ...(envelope === 'top' ? {} : { data: body }),
  };
}

/** Failure: a stable code for programs and a sentence for people; `message` is at the top level as well. */
export function failureEnvelope(error: PublicError, requestId: string): object {
  return {
    success: false,
    error: { code: error.code, message: error.message, ...error.details },
    message: error.message,
    request_id: requestId,
  };
}

/** Enum values are lower case on the wire. A value that is not a string is passed on and refused by the schema. */
export function upperCase(word: unknown): unknown {
  return typeof word === 'string' ? word.toUpperCase() : word;
}

const DATE = /^\d{4}-\d{2}-\d{2}$/;

/** An ISO 8601 timestamp. A date alone is its midnight in UTC; a time needs its zone, as over GraphQL. */
export function timestamp(given: unknown): unknown {
  if (typeof given !== 'string') return given;
  return DATE.test(given) ? `${given}T00:00:00Z` : given;
}

const DECIMALS = 7;
/** From here on a double is written with an exponent. */
const LARGEST_FIXED = 1e21;

/**
 * Amounts may be JSON numbers, which clients compute in floating point: they are rounded to 7 decimals. A string is
 * used unchanged, and refused with more. A number that would round to zero is refused too.
 * @returns a string, or the value itself when it is neither
 */
export function decimal(given: unknown): unknown {
  if (typeof given !== 'number') return given;
  if (!(Math.abs(given) < LARGEST_FIXED)) return String(given);
  const rounded = given.toFixed(DECIMALS).replace(/\.?0+$/, '');
  return given !== 0 && Number(rounded) === 0 ? String(given) : rounded;
}

/** Returns an amount as a JSON number where that is exact, else as a string. */
export function exact(amount: string): number | string {
  const number = Number(amount);
  return decimal(number) === withoutTail(amount) ? number : amount;
}

/** Removes trailing zeros: 12.50 and 12.5 are one amount. */
function withoutTail(amount: string): string {
  return amount.includes('.') ? amount.replace(/\.?0+$/, '') : amount;
}

/**
 * Returns an amount in the smallest unit, 10^-7 of its currency: clients divide it by ten million. A number as long as
 * that is exact, a string above.
 */
export function smallest(amount: string): number | string {
  const [whole = '0', part = ''] = amount.split('.');
  const units = BigInt(whole + part.padEnd(DECIMALS, '0'));
  return Number.isSafeInteger(Number(units)) ? Number(units) : String(units);
}

/** Counts may be strings. */
export function whole(given: unknown): unknown {
  return typeof given === 'string' && /^\d{1,9}$/.test(given) ? Number(given) : given;
}

/** Cursor of the next page, for the next call's `after`; null on the last page. */
export function next({
  endCursor,
  hasNextPage,
}: {
  endCursor: string | null;
  hasNextPage: boolean;
}): string | null {
  return hasNextPage ? endCursor : null;
}

/** Adds a fault for each of the fields that is missing or empty, with its message. */
export function required(
  faults: FieldFault[],
  given: RestRequest['body'],
  fields: readonly (readonly [string, string])[],
): void {
  for (const [field, message] of fields)
    if (given[field] === undefined || given[field] === null || given[field] === '')
      faults.push({ field, message });
}
