import type { Currency, TierInput } from '../../../gql/graphql.ts';
import { fromLocalMoment } from './local-moment.ts';

/** Form values of a validity: times as `datetime-local` texts. */
export interface Validity {
  effectiveAt: string;
  expiresAt: string;
  gracePeriod: string;
}

/** Form values of a tier. */
export interface TierDraft {
  /** Stable key of the row, whatever its other values. */
  key: number;
  tier: string;
  count: string;
  price: string;
  currency: Currency;
  /** The tier's own times, which override those of the form; null without any. */
  own: Validity | null;
}

/** Currencies in which every organiser can price tickets, and of expenses. */
export const CURRENCIES: Currency[] = ['USD', 'XLM', 'KES'];
export const DEFAULT_GRACE = '15m';
/** Name of the first tier, unless the organiser gives another one. */
export const DEFAULT_TIER = 'regular';

let keys = 0;

/** Creates the initial form values of a tier: those of the specification, in the event's currency once it has one. */
export function newTierDraft(tier = '', currency: Currency = 'USD'): TierDraft {
  keys += 1;
  return { key: keys, tier, count: '1', price: '50', currency, own: null };
}

/** Reduces the input of a count field to digits. */
export const digitsOf = (typed: string): string => typed.replace(/\D/g, '');

/** Reduces the input of a price field to digits and one decimal point. */
export function priceOf(typed: string): string {
  const [whole = '', ...rest] = typed.replace(/[^\d.]/g, '').split('.');
  return rest.length === 0 ? whole : `${whole}.${rest.join('')}`;
}

export const isComplete = (draft: TierDraft): boolean =>
  draft.tier.trim() !== '' && Number.parseInt(draft.count, 10) >= 1;

/** Completes "12." and ".5", which are valid while typing, to "12" and "0.5" for the API. */
export function decimalOf(price: string): string {
  const [whole = '', fraction = ''] = price.split('.');
  return `${whole || '0'}${fraction ? `.${fraction}` : ''}`;
}

/**
 * Converts the tier to the API's input. Omits times equal to the event's: the server then uses the event's own, to the
 * second, and an existing tier keeps its own.
 * @param zone in which the times are given: the event's
 */
export function toTierInput(draft: TierDraft, all: Validity, event: Validity, zone: string): TierInput {
  const times = draft.own ?? all;
  const named = (key: 'effectiveAt' | 'expiresAt') =>
    times[key] === event[key] ? null : fromLocalMoment(times[key], zone);
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

/** Selects the server's errors for one row: `tiers.1.price` is the price of row 1. */
export function faultsOfRow(faults: Record<string, string>, row: number): Record<string, string> {
  const start = `tiers.${row}.`;
  return Object.fromEntries(
    Object.entries(faults)
      .filter(([field]) => field.startsWith(start))
      .map(([field, message]) => [field.slice(start.length), message]),
  );
}
