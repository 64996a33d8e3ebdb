import { NO_PLACES_LEFT, UNKNOWN_TIER } from '../checkout/index.ts';
import { MOST_GUESTS } from './guest.rules.ts';

export const TOO_MANY = `A list has at most ${MOST_GUESTS.toLocaleString('en')} guests; this line and those after it were left out.`;
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
