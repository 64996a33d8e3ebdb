import { amountOf, lessAmount, lessPercent, type TicketCurrency } from '../../../lib/money/index.ts';
import { Failure } from '../../../platform/failures.ts';

/** The code of an order, as the order stores it. */
export interface UsedCode {
  readonly id: string;
  readonly code: string;
}

/** A code of an organiser: it takes something off each ticket, or opens hidden tiers, or both. */
export interface Code extends UsedCode {
  /** In hundredths of a percent. */
  readonly percentOff: number | null;
  /** In 10^-7 of the currency, off each ticket sold in it. */
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

/** Normalises a code for storage and comparison: people type codes in any case and with spaces around them. */
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

/** The state of a code at that time. */
export function codeState(code: Code, now: Date): 'good' | 'early' | 'over' | 'used_up' {
  if (!code.active || (code.endsAt && now >= code.endsAt)) return 'over';
  if (code.startsAt && now < code.startsAt) return 'early';
  return code.mostUses !== null && code.used >= code.mostUses ? 'used_up' : 'good';
}

/** The price of one ticket with the code, in units of 10^-7; the full price where the code takes nothing off. */
export function unitWith(code: Code | null, { tierId, priceUnits, currency }: PricedTier): bigint {
  if (!code || !covers(code, tierId)) return priceUnits;
  const price = amountOf(currency, priceUnits);
  if (code.percentOff !== null) return lessPercent(price, code.percentOff).units;
  if (code.unitsOff !== null && code.currency === currency) {
    return lessAmount(price, amountOf(currency, code.unitsOff)).units;
  }
  return priceUnits;
}

/** Whether a code lowers a tier's price or opens it. It reveals nothing about tiers that stay hidden. */
export function helpsWith(code: Code, tier: PricedTier & { hidden: boolean }): boolean {
  return tier.hidden ? opensTier(code, tier.tierId) : unitWith(code, tier) < tier.priceUnits;
}

/** The first two characters of a code: enough to recognise it, and too little to use it. */
export function maskedCode(code: string): string {
  return `${[...code].slice(0, 2).join('')}•••`;
}

export class CodeUnknown extends Failure {
  constructor() {
    super('CODE_UNKNOWN', 'unprocessable', 'This event has no such code. Please check how it is written.');
  }
}

export class CodeNotYet extends Failure {
  constructor(startsAt: Date | null) {
    super('CODE_NOT_YET', 'conflict', 'This code is not active yet.', { startsAt });
  }
}

export class CodeOver extends Failure {
  constructor() {
    super('CODE_OVER', 'conflict', 'This code is no longer valid.');
  }
}

export class CodeUsedUp extends Failure {
  constructor() {
    super('CODE_USED_UP', 'conflict', 'This code was used as often as it may be.');
  }
}

/** A refusal is better than a sale at the full price to a buyer who expects a lower one. */
export class CodeGivesNothing extends Failure {
  constructor(code: string) {
    super('CODE_GIVES_NOTHING', 'unprocessable', `The code ${code} gives nothing for these tickets.`, {
      code,
    });
  }
}

export class CodeTaken extends Failure {
  constructor(code: string) {
    super('CODE_TAKEN', 'conflict', `This event has a code ${code} already.`, { code });
  }
}

/** The failure of a code in that state; undefined when it is valid. */
export function failureOfState(state: ReturnType<typeof codeState>, code: Code): Failure | undefined {
  if (state === 'early') return new CodeNotYet(code.startsAt);
  if (state === 'over') return new CodeOver();
  return state === 'used_up' ? new CodeUsedUp() : undefined;
}

/** Maps the database's refusal of an order with an invalid code to its failure; undefined for other errors. */
export function codeRefusal(error: unknown): Failure | undefined {
  const { code, constraint } = error as { code?: string; constraint?: string };
  if (code !== '23514') return undefined;
  if (constraint === 'selling_codes_never_overused') return new CodeUsedUp();
  return constraint === 'selling_codes_active' ? new CodeOver() : undefined;
}
