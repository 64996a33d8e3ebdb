import { TIER_LIMITS } from '../../../lib/limits/text-limits.ts';
import {
  enteredAmount,
  enteredDecimals,
  isProviderCurrency,
  MoneyRefused,
} from '../../../lib/money/index.ts';
import { parseGrace } from '../../../lib/ticket-format/index.ts';
import { BadInput, Failure, type FieldFault, refuseFaults } from '../../../platform/failures.ts';
import { textFaults } from '../../../platform/text-faults.ts';
import { checkTimestamp, isPrintable, TierDiffers, TierTooLarge } from '../event.rules.ts';
import type { Currency, TierRow } from './tier.row.ts';

/** Tickets, once issued, keep the name and the currency that they were signed with. */
export class TierHasSales extends Failure {
  constructor(tier: string, what: 'deleted' | 'renamed' | 'sold in another currency') {
    super(
      'TIER_HAS_SALES',
      'conflict',
      `Tickets of the tier "${tier}" were issued, so it cannot be ${what}. Stop its sales and add another tier instead.`,
      { tier },
    );
  }
}

export class TierNameTaken extends Failure {
  constructor(tier: string) {
    super('TIER_NAME_TAKEN', 'conflict', `This event has a tier "${tier}" already.`, { tier });
  }
}

export class TierTooSmall extends Failure {
  constructor(tier: string, least: number) {
    super(
      'TIER_TOO_SMALL',
      'conflict',
      `${least.toLocaleString('en')} tickets of the tier "${tier}" are sold or held, so it cannot have fewer.`,
      { tier, min: least },
    );
  }
}

export class TierHasCode extends Failure {
  constructor(tier: string, code: string) {
    super(
      'TIER_HAS_CODE',
      'conflict',
      `The code ${code} is limited to the tier "${tier}". Change or delete the code first.`,
      { tier, code },
    );
  }
}

export class TierHasRoom extends Failure {
  constructor(tier: string) {
    super(
      'TIER_HAS_ROOM',
      'conflict',
      `The waiting room of this event sells the tier "${tier}" alone. Choose another tier for it, or close it, first.`,
      { tier },
    );
  }
}

const MAX_TIERS_PER_CALL = 50;
const MAX_TICKETS_PER_CALL = 1_000_000;
const MAX_TICKETS_PER_TIER = 10_000_000;

/** The request to create a tier or to add tickets to it. */
export interface TierRequest {
  tier: string;
  count: number;
  price: string;
  currency: Currency;
  effectiveAt?: Date | null | undefined;
  expiresAt?: Date | null | undefined;
  gracePeriod: string;
}

/** A tier as it will be stored. */
export interface TierPlan {
  name: string;
  /** Empty unless it is copied. */
  description?: string;
  count: number;
  priceUnits: bigint;
  currency: Currency;
  effectiveAt: Date;
  expiresAt: Date;
  graceSeconds: number;
  /** True when the caller named the times; an existing tier must then have the same. */
  namedTimes: boolean;
}

/**
 * Plans the tiers to create or to add to. Validity defaults to the event's start and end.
 * @param most tickets of one tier that one call may create
 * @param currencies in which the organiser can price tickets; those of every installation need not be in it
 * @throws BadInput naming every faulty field
 */
export function planTiers(
  requests: readonly TierRequest[],
  event: { startAt: Date; endAt: Date },
  most = MAX_TICKETS_PER_CALL,
  currencies: readonly Currency[] = [],
): TierPlan[] {
  if (requests.length < 1 || requests.length > MAX_TIERS_PER_CALL) {
    throw new BadInput([
      {
        field: 'tiers',
        code: 'TOO_MANY',
        max: MAX_TIERS_PER_CALL,
        message: `Give 1 to ${MAX_TIERS_PER_CALL} tiers.`,
      },
    ]);
  }
  const faults: FieldFault[] = [];
  const plans = requests.map((request, index) =>
    planTier(request, event, { at: `tiers.${index}`, most }, faults),
  );
  faults.push(...currencyFaults(plans, currencies));
  if (faults.length > 0) throw new BadInput(faults);
  return plans;
}

/** Most characters of the description of a tier. */

/** Changes to a tier; null and undefined leave a property as it is. */
export interface TierPatch {
  name?: string | null | undefined;
  description?: string | null | undefined;
  price?: string | null | undefined;
  currency?: Currency | null | undefined;
  /** Number of tickets, sold ones included. */
  generated?: number | null | undefined;
  /** From 0, among the tiers of the event. */
  position?: number | null | undefined;
}

type Terms = Pick<TierRow, 'name' | 'description' | 'priceUnits' | 'currency' | 'capacity'>;

/**
 * Returns the terms of a tier after a change.
 * @param currencies as for `planTiers`, for a price that differs
 * @throws BadInput naming every faulty field, TierHasSales, TierTooSmall, TierTooLarge
 */
export function patchedTier(
  tier: Terms & { taken: number; hasSales: boolean },
  patch: TierPatch,
  currencies: readonly Currency[] = [],
): Terms {
  const faults: FieldFault[] = [];
  const currency = patch.currency ?? tier.currency;
  const price = patch.price ?? null;
  if (price === null) checkPriceNeeded(tier, currency, faults);
  const changed = {
    name: checkTierName(patch.name ?? tier.name, 'name', faults),
    description: checkedDescription(patch.description ?? tier.description, faults),
    priceUnits: price === null ? tier.priceUnits : checkPrice({ price, currency }, 'price', faults),
    currency,
    capacity: patch.generated ?? tier.capacity,
  };
  if (currency !== tier.currency || changed.priceUnits !== tier.priceUnits)
    checkCurrency(currency, currencies, 'currency', faults);
  checkNotNegative(patch.generated, 'generated', faults);
  checkNotNegative(patch.position, 'position', faults);
  refuseFaults(faults);
  if (tier.hasSales && changed.name !== tier.name) throw new TierHasSales(tier.name, 'renamed');
  if (tier.hasSales && currency !== tier.currency)
    throw new TierHasSales(tier.name, 'sold in another currency');
  if (changed.capacity < tier.taken) throw new TierTooSmall(tier.name, tier.taken);
  if (changed.capacity > MAX_TICKETS_PER_TIER) throw new TierTooLarge(tier.name, MAX_TICKETS_PER_TIER);
  return changed;
}

function checkPriceNeeded(tier: Terms, currency: Currency, faults: FieldFault[]): void {
  if (currency === tier.currency) return;
  faults.push({ field: 'price', code: 'REQUIRED', message: 'Give the price in the new currency.' });
}

function checkedDescription(given: string, faults: FieldFault[]): string {
  const text = given.trim();
  faults.push(...textFaults('description', text, TIER_LIMITS.description));
  return text;
}

function checkNotNegative(value: number | null | undefined, field: string, faults: FieldFault[]): void {
  if (value === null || value === undefined || value >= 0) return;
  faults.push({ field, code: 'OUT_OF_RANGE', min: 0, message: 'Give 0 or more.' });
}

function planTier(
  request: TierRequest,
  event: { startAt: Date; endAt: Date },
  { at, most }: { at: string; most: number },
  faults: FieldFault[],
): TierPlan {
  const effectiveAt = request.effectiveAt ?? event.startAt;
  const expiresAt = request.expiresAt ?? event.endAt;
  checkTimestamp(effectiveAt, `${at}.effectiveAt`, 'The start of validity', faults);
  checkTimestamp(expiresAt, `${at}.expiresAt`, 'The end of validity', faults);
  if (expiresAt < effectiveAt) {
    faults.push({
      field: `${at}.expiresAt`,
      code: 'END_BEFORE_START',
      message: 'A ticket must not expire before it becomes valid.',
    });
  }
  if (!Number.isInteger(request.count) || request.count < 1 || request.count > most) {
    faults.push({
      field: `${at}.count`,
      code: 'OUT_OF_RANGE',
      min: 1,
      max: most,
      message: `The count is 1 to ${most.toLocaleString('en')}.`,
    });
  }
  return {
    name: checkTierName(request.tier, `${at}.tier`, faults),
    count: request.count,
    priceUnits: checkPrice(request, `${at}.price`, faults),
    currency: request.currency,
    effectiveAt,
    expiresAt,
    graceSeconds: checkGrace(request.gracePeriod, `${at}.gracePeriod`, faults),
    namedTimes: Boolean(request.effectiveAt ?? request.expiresAt),
  };
}

function checkTierName(given: string, field: string, faults: FieldFault[]): string {
  const name = given.trim();
  if (name === '') faults.push({ field, code: 'REQUIRED', message: 'A tier needs a name.' });
  else if (name.length > TIER_LIMITS.name)
    faults.push({
      field,
      code: 'TOO_LONG',
      max: TIER_LIMITS.name,
      message: `A tier's name has at most ${TIER_LIMITS.name} characters.`,
    });
  else if (!isPrintable(name)) {
    faults.push({
      field,
      code: 'UNPRINTABLE',
      message: "The tier's name holds a character that cannot be printed.",
    });
  }
  return name;
}

/** The faults of planned tiers in currencies that no provider of the organiser takes. */
export function currencyFaults(
  plans: readonly Pick<TierPlan, 'currency'>[],
  currencies: readonly Currency[],
): FieldFault[] {
  const faults: FieldFault[] = [];
  for (const [index, { currency }] of plans.entries())
    checkCurrency(currency, currencies, `tiers.${index}.currency`, faults);
  return faults;
}

function checkCurrency(
  currency: Currency,
  currencies: readonly Currency[],
  field: string,
  faults: FieldFault[],
): void {
  if (!isProviderCurrency(currency) || currencies.includes(currency)) return;
  faults.push({
    field,
    code: 'CURRENCY_NOT_TAKEN',
    message: `Tickets can be priced in ${currency} once a payment account that takes ${currency} is active.`,
  });
}

function checkPrice(
  { price, currency }: Pick<TierRequest, 'price' | 'currency'>,
  field: string,
  faults: FieldFault[],
): bigint {
  try {
    return enteredAmount(price, currency).units;
  } catch (error) {
    if (!(error instanceof MoneyRefused)) throw error;
    faults.push({ field, ...codeOf(error, currency), message: error.message });
    return 0n;
  }
}

/** Currencies of providers have fewer decimals than amounts can have. */
function codeOf({ code }: MoneyRefused, currency: Currency): Pick<FieldFault, 'code' | 'max'> {
  const isShort = code === 'TOO_MANY_DECIMALS' && isProviderCurrency(currency);
  return isShort ? { code: 'DECIMALS', max: enteredDecimals(currency) } : { code: 'AMOUNT' };
}

function checkGrace(text: string, field: string, faults: FieldFault[]): number {
  const seconds = parseGrace(text);
  if (seconds === null) {
    faults.push({
      field,
      code: 'GRACE_PERIOD',
      message: 'A grace period is written such as 15m, 1h, 30s or 1h30m, and is at most 7d.',
    });
  }
  return seconds ?? 0;
}

/**
 * Checks that tickets can be added to an existing tier: the terms of its buyers must stay the same.
 * @throws TierDiffers, TierTooLarge
 */
export function checkAddition(
  tier: {
    name: string;
    priceUnits: bigint;
    currency: string;
    effectiveAt: Date;
    expiresAt: Date;
    capacity: number;
  },
  plan: TierPlan,
): void {
  if (tier.currency !== plan.currency) throw new TierDiffers(tier.name, 'currency');
  if (tier.priceUnits !== plan.priceUnits) throw new TierDiffers(tier.name, 'price');
  const sameTimes =
    tier.effectiveAt.getTime() === plan.effectiveAt.getTime() &&
    tier.expiresAt.getTime() === plan.expiresAt.getTime();
  if (plan.namedTimes && !sameTimes) throw new TierDiffers(tier.name, 'time of validity');
  if (tier.capacity + plan.count > MAX_TICKETS_PER_TIER)
    throw new TierTooLarge(tier.name, MAX_TICKETS_PER_TIER);
}

type Copied = Pick<
  TierRow,
  | 'name'
  | 'description'
  | 'capacity'
  | 'priceUnits'
  | 'currency'
  | 'effectiveAt'
  | 'expiresAt'
  | 'graceSeconds'
>;

/**
 * Copies tiers with their capacity and shifts their times.
 * @param shift in milliseconds, may be negative
 * @throws BadInput when the shift moves a time out of this century
 */
export function planCopies(tiers: readonly Copied[], shift: number): TierPlan[] {
  const faults: FieldFault[] = [];
  const moved = (moment: Date): Date => {
    const there = new Date(moment.getTime() + shift);
    checkTimestamp(there, 'startDate', 'Every time of the tiers', faults);
    return there;
  };
  const plans = tiers.map((tier) => ({
    name: tier.name,
    description: tier.description,
    count: tier.capacity,
    priceUnits: tier.priceUnits,
    currency: tier.currency,
    effectiveAt: moved(tier.effectiveAt),
    expiresAt: moved(tier.expiresAt),
    graceSeconds: tier.graceSeconds,
    namedTimes: true,
  }));
  // One fault is enough: all of them concern the same date.
  refuseFaults(faults.slice(0, 1));
  return plans;
}
