import { parseGrace } from './ticket-window.ts';

export type Check = (value: unknown) => boolean;

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/;
const PRICE = /^(0|[1-9]\d{0,11})(\.\d{0,6}[1-9])?$/;
const CURRENCY = /^[A-Z]{3,4}$/;
const SIGNATURE = /^[A-Za-z0-9_-]{86}$/;
// Half of a surrogate pair has no UTF-8 and no RFC 8785 form.
const LONE_SURROGATE = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/;

const matches =
  (pattern: RegExp): Check =>
  (value) =>
    typeof value === 'string' && pattern.test(value);

export const isUuid = matches(UUID);
export const isPrice = matches(PRICE);
export const isCurrency = matches(CURRENCY);
export const isSignature = matches(SIGNATURE);
/** Checks for lower-case hex of that many bytes. */
export const isHex = (bytes: number): Check => matches(new RegExp(`^[0-9a-f]{${bytes * 2}}$`));
export const isGrace: Check = (value) => parseGrace(value) !== null;
export const isText: Check = (value) => typeof value === 'string' && !LONE_SURROGATE.test(value);
export const isKeyVersion: Check = (value) =>
  Number.isInteger(value) && Number(value) >= 1 && Number(value) <= 65_535;
export const isCount: Check = (value) => Number.isSafeInteger(value) && Number(value) >= 0;

/** Checks for a time that exists, in the one form that `Date.toISOString` writes for the years 0 to 9999. */
export const isTime: Check = (value) => {
  if (typeof value !== 'string' || !TIME.test(value)) return false;
  const millis = Date.parse(value);
  return !Number.isNaN(millis) && new Date(millis).toISOString() === value;
};

export type Shape = Readonly<Record<string, Check>>;

/**
 * Validates a value against a shape: every named field present and valid, and no other field.
 * @returns the path of the first fault, or null when there is none.
 */
export function faultIn(value: unknown, shape: Shape, path = ''): string | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return path || 'not an object';
  const names = Object.keys(value);
  for (const name of names) if (!Object.hasOwn(shape, name)) return `${path}${name} (unknown field)`;
  for (const [name, check] of Object.entries(shape)) {
    if (!Object.hasOwn(value, name)) return `${path}${name} (missing)`;
    if (!check((value as Record<string, unknown>)[name])) return `${path}${name}`;
  }
  return null;
}
