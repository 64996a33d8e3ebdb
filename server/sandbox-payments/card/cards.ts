/** Test cards, with the numbers that Stripe has for the same. */
export const PAYS = '4242424242424242';
export const DECLINES = '4000000000000002';
export const DISPUTED_LATER = '4000000000000259';

export const CARDS: readonly { number: string; effect: string }[] = [
  { number: PAYS, effect: 'pays' },
  { number: DECLINES, effect: 'is declined' },
  { number: DISPUTED_LATER, effect: 'pays, and is disputed a minute later' },
];

/** A number in groups of four, as it is printed on a card. */
export const grouped = (number: string): string => number.replace(/(\d{4})(?=\d)/g, '$1 ');

/** @returns undefined for a number that is not one of the test cards */
export function cardOf(text: string): string | undefined {
  const digits = text.replace(/[\s-]/g, '');
  return CARDS.find(({ number }) => number === digits)?.number;
}
