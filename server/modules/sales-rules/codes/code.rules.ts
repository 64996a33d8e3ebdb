import { amountOf, lessAmount, lessPercent } from '../../../lib/money/index.ts';

type TicketCurrency = 'USD' | 'XLM' | 'KES';

/** What an order remembers of the code that it was bought with. */
export interface UsedCode {
  readonly id: string;
  readonly code: string;
}

/** What a ticket costs, and the code that makes it so. */
export interface Pricing {
  /** In 10^-7 of the tier's currency. */
  readonly unitUnits: bigint;
  readonly code: UsedCode | null;
}

/** A word that an organiser gives to some: it takes something off each ticket, or opens hidden tiers, or both. */
export interface Code extends UsedCode {
  /** In hundredths of a percent. */
  readonly percentOff: number | null;
  /** In 10^-7 of the currency, off each ticket that is sold in it. */
  readonly unitsOff: bigint | null;
  readonly currency: TicketCurrency | null;
  readonly opens: boolean;
  /** null: all tiers. */
  readonly tierIds: readonly string[] | null;
  /** Orders that may use it. */
  readonly mostUses: number | null;
  readonly used: number;
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
  readonly active: boolean;
}

interface PricedTier {
  tierId: string;
  priceUnits: bigint;
  currency: TicketCurrency;
}

const FORM = /^[A-Z0-9][A-Z0-9-]{2,39}$/;

/** As it is stored and compared: people type codes in any case and with spaces around them. */
export function codeWord(typed: string): string {
  return typed.trim().toUpperCase();
}

export function isCodeWord(word: string): boolean {
  return FORM.test(word);
}

function covers({ tierIds }: Code, tierId: string): boolean {
  return tierIds === null || tierIds.includes(tierId);
}

export function opensTier(code: Code, tierId: string): boolean {
  return code.opens && covers(code, tierId);
}

/** Where it stands at that moment. */
export function codeState(code: Code, now: Date): 'good' | 'early' | 'over' | 'used_up' {
  if (!code.active || (code.endsAt && now >= code.endsAt)) return 'over';
  if (code.startsAt && now < code.startsAt) return 'early';
  return code.mostUses !== null && code.used >= code.mostUses ? 'used_up' : 'good';
}

/** What one ticket costs with the code, in units of 10^-7; the price itself where the code takes nothing off. */
export function unitWith(code: Code | null, { tierId, priceUnits, currency }: PricedTier): bigint {
  if (!code || !covers(code, tierId)) return priceUnits;
  const price = amountOf(currency, priceUnits);
  if (code.percentOff !== null) return lessPercent(price, code.percentOff).units;
  if (code.unitsOff !== null && code.currency === currency) {
    return lessAmount(price, amountOf(currency, code.unitsOff)).units;
  }
  return priceUnits;
}

/** Whether it does anything for a tier: a lower price, or that it can be bought at all. Of what stays hidden it tells nothing. */
export function helpsWith(code: Code, tier: PricedTier & { hidden: boolean }): boolean {
  return tier.hidden ? opensTier(code, tier.tierId) : unitWith(code, tier) < tier.priceUnits;
}

/** Enough of a code to recognise it by, and too little to use it: its first two characters. */
export function maskedCode(code: string): string {
  return `${[...code].slice(0, 2).join('')}•••`;
}
