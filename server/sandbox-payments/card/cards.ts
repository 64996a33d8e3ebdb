import { createHash } from 'node:crypto';

/** Test cards, with the numbers that Stripe has for the same. */
export const PAYS = '4242424242424242';
const PAYS_TOO = '5555555555554444';
export const DECLINES = '4000000000000002';
export const DISPUTED_LATER = '4000000000000259';

export const CARDS: readonly { number: string; effect: string }[] = [
  { number: PAYS, effect: 'pays' },
  { number: PAYS_TOO, effect: 'pays: another card' },
  { number: DECLINES, effect: 'is declined' },
  { number: DISPUTED_LATER, effect: 'pays, and is disputed a minute later' },
];

/** A number for mobile money that is declined; every other one pays. */
export const MOBILE_DECLINES = '254700000002';

/** @returns undefined for a text that is no mobile number of East Africa */
export function mobileOf(text: string): string | undefined {
  const digits = text.replace(/\D/g, '').replace(/^0/, '254');
  return /^2(54|55|56|50)\d{9}$/.test(digits) ? digits : undefined;
}

/** Whether a payer is the number of a phone. */
export const isMobile = (payer: string | null): boolean => payer !== null && payer.length === 12;

/** A number in groups of four, as it is printed on a card. */
export const grouped = (number: string): string => number.replace(/(\d{4})(?=\d)/g, '$1 ');

export const brandOf = (number: string): string => (number.startsWith('4') ? 'visa' : 'mastercard');

/** The fingerprint of a card: the same in all payments to one merchant, and another one at every other merchant. */
export const fingerprintOf = (number: string, merchant: string): string =>
  createHash('sha256').update(`${merchant}\n${number}`).digest('base64').replace(/[+/=]/g, '').slice(0, 16);

/** @returns undefined for a number that is not one of the test cards */
export function cardOf(text: string): string | undefined {
  const digits = text.replace(/[\s-]/g, '');
  return CARDS.find(({ number }) => number === digits)?.number;
}
