import type { Currency, TierInput } from '../../../gql/graphql.ts';
import { fromLocalMoment } from './local-moment.ts';

/** Validity as its fields hold it: moments as `datetime-local` texts. */
export interface Validity {
  effectiveAt: string;
  expiresAt: string;
  gracePeriod: string;
}

/** A tier as its row of the form holds it. */
export interface TierDraft {
  /** Names the row for as long as it stands, whatever is typed into it. */
  key: number;
  tier: string;
  count: string;
  price: string;
  currency: Currency;
  /** Times of its own, which override those of the form; null as long as there are none. */
  own: Validity | null;
}

export const CURRENCIES: Currency[] = ['USD', 'XLM', 'KES'];
export const DEFAULT_GRACE = '15m';

let keys = 0;

/** A tier as the form begins with it. */
export function newTierDraft(tier = ''): TierDraft {
  keys += 1;
  return { key: keys, tier, count: '1', price: '50', currency: 'USD', own: null };
}

/** What a count field keeps of what was typed: digits. */
export const digitsOf = (typed: string): string => typed.replace(/\D/g, '');

/** What a price field keeps: digits and one decimal point. */
export function priceOf(typed: string): string {
  const [whole = '', ...rest] = typed.replace(/[^\d.]/g, '').split('.');
  return rest.length === 0 ? whole : `${whole}.${rest.join('')}`;
}

export const isComplete = (draft: TierDraft): boolean =>
  draft.tier.trim() !== '' && Number.parseInt(draft.count, 10) >= 1;

/** "12." and ".5" are what one types on the way; the API wants "12" and "0.5". */
function decimalOf(price: string): string {
  const [whole = '', fraction = ''] = price.split('.');
  return `${whole || '0'}${fraction ? `.${fraction}` : ''}`;
}

/**
 * The tier as the API takes it. Times that are those of the event are left out: the server puts the event's
 * own there, to the second, and a tier that exists keeps its own.
 */
export function toTierInput(draft: TierDraft, all: Validity, event: Validity): TierInput {
  const times = draft.own ?? all;
  const named = (key: 'effectiveAt' | 'expiresAt') =>
    times[key] === event[key] ? null : fromLocalMoment(times[key]);
  return {
    tier: draft.tier.trim(),
    count: Number.parseInt(draft.count, 10),
    price: decimalOf(draft.price),
    currency: draft.currency,
    effectiveAt: named('effectiveAt'),
    expiresAt: named('expiresAt'),
    gracePeriod: times.gracePeriod.trim() || DEFAULT_GRACE,
  };
}

/** Faults of one row out of all that the server named: `tiers.1.price` is the price of row 1. */
export function faultsOfRow(faults: Record<string, string>, row: number): Record<string, string> {
  const start = `tiers.${row}.`;
  return Object.fromEntries(
    Object.entries(faults)
      .filter(([field]) => field.startsWith(start))
      .map(([field, message]) => [field.slice(start.length), message]),
  );
}
