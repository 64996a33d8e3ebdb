/** Digits and capitals without I, L, O, S and U, which are read as their look-alikes 1, 1, 0, 5 and V. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRTVWXYZ';
const LOOK_ALIKES: Readonly<Record<string, string>> = { I: '1', L: '1', O: '0', S: '5', U: 'V' };
const BASE = 31n;
const DIGITS = 7;
const COUNT = BASE ** BigInt(DIGITS);
const SERIALS = 16_777_216;
const TIERS = 1_000;
/** It has no common divisor with 31^7, so it only changes the order: the numbers of neighbours look unlike. */
const FACTOR = 3n ** 18n;
/** The number of the first ticket is not all zeros. */
const OFFSET = 19_283_746_501n;
const INVERSE = inverseOf(FACTOR, COUNT);

/** The number of the tier within its event, and of the ticket within its tier; both count from 1. */
export interface TicketPlace {
  readonly tierNumber: number;
  readonly serial: number;
}

/**
 * The number that people read out, unique within the event: seven digits of base 31, the lowest first, and a check
 * digit
 * that detects one wrong digit and two swapped ones. The database computes the same (`ticket_number` of its migration).
 * @param place tier 1 to 1,000, serial 1 to 16,777,216
 */
export function ticketNumber({ tierNumber, serial }: TicketPlace): string {
  const index = BigInt(tierNumber - 1) * BigInt(SERIALS) + BigInt(serial - 1);
  return numberText((index * FACTOR + OFFSET) % COUNT);
}

/**
 * The number of an order that people read out, made from its id; two orders of an event rarely share one. The database
 * computes the same (`order_number` of its migration).
 * @param orderId UUID, whose last 48 bits are random
 */
export function orderNumber(orderId: string): string {
  return numberText(BigInt(`0x${orderId.replaceAll('-', '').slice(-12)}`) % COUNT);
}

/** @param value below 31^7 */
function numberText(value: bigint): string {
  const digits: number[] = [];
  for (let rest = value; digits.length < DIGITS; rest /= BASE) digits.push(Number(rest % BASE));
  return [...digits, checkDigit(digits)].map((digit) => ALPHABET[digit]).join('');
}

/**
 * Parses a ticket number as people type it: in small letters, with spaces or dashes, or with a look-alike.
 * @returns null for a text that is no ticket number
 */
export function readTicketNumber(text: string): TicketPlace | null {
  const scrambled = readNumber(text);
  if (scrambled === null) return null;
  const index = Number(((scrambled + COUNT - OFFSET) * INVERSE) % COUNT);
  const place = { tierNumber: Math.floor(index / SERIALS) + 1, serial: (index % SERIALS) + 1 };
  return place.tierNumber <= TIERS ? place : null;
}

/**
 * Parses an order number as people type it.
 * @returns the number as it is written; null for a text that is none
 */
export function readOrderNumber(text: string): string | null {
  const value = readNumber(text);
  return value === null ? null : numberText(value);
}

function readNumber(text: string): bigint | null {
  const letters = text.replace(/[\s-]/g, '').toUpperCase();
  if (letters.length !== DIGITS + 1) return null;
  const digits = [...letters].map((letter) => ALPHABET.indexOf(LOOK_ALIKES[letter] ?? letter));
  const check = digits.pop();
  if (digits.includes(-1) || check !== checkDigit(digits)) return null;
  return digits.reduceRight((sum, digit) => sum * BASE + BigInt(digit), 0n);
}

/** Each position has a weight of its own below the base, which is a prime. */
function checkDigit(digits: readonly number[]): number {
  return digits.reduce((sum, digit, place) => sum + (place + 1) * digit, 0) % Number(BASE);
}

/** By the extended algorithm of Euclid. */
function inverseOf(value: bigint, modulus: bigint): bigint {
  let [previous, current] = [modulus, value];
  let [before, factor] = [0n, 1n];
  while (current > 0n) {
    const quotient = previous / current;
    [previous, current] = [current, previous - quotient * current];
    [before, factor] = [factor, before - quotient * factor];
  }
  return ((before % modulus) + modulus) % modulus;
}
