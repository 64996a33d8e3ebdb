import { BadInput } from '../../../platform/failures.ts';

/** What becomes of tier times that were set by hand when their event moves. */
export type CustomTierTimes = 'shift' | 'keep';

interface EventTimes {
  startAt: Date;
  endAt: Date;
}

export interface TierTimes {
  effectiveAt: Date;
  expiresAt: Date;
}

interface Tier extends TierTimes {
  id: string;
  name: string;
}

/** A tier of an event that moves, with its times after either answer. */
export interface MovedTier<T extends Tier = Tier> {
  tier: T;
  /** A time of it that was set by hand would move, so the organiser must decide. */
  isCustom: boolean;
  /** Its times when only those move that are the event's own. */
  kept: TierTimes;
  /** Its times when all of them move. */
  shifted: TierTimes;
}

/** Returns the tiers with their times after the event moves; none when the event keeps its times. */
export function moveTiers<T extends Tier>(
  tiers: readonly T[],
  before: EventTimes,
  after: EventTimes,
): MovedTier<T>[] {
  if (sameTime(before.startAt, after.startAt) && sameTime(before.endAt, after.endAt)) return [];
  return tiers.map((tier) => movedTier(tier, before, after));
}

function movedTier<T extends Tier>(tier: T, before: EventTimes, after: EventTimes): MovedTier<T> {
  const opensWithEvent = sameTime(tier.effectiveAt, before.startAt);
  const endsWithEvent = sameTime(tier.expiresAt, before.endAt);
  const shifted = {
    effectiveAt: opensWithEvent ? after.startAt : shiftedTime(tier.effectiveAt, before, after),
    expiresAt: endsWithEvent ? after.endAt : shiftedTime(tier.expiresAt, before, after),
  };
  const kept = {
    effectiveAt: opensWithEvent ? after.startAt : tier.effectiveAt,
    expiresAt: endsWithEvent ? after.endAt : tier.expiresAt,
  };
  return {
    tier,
    isCustom:
      !sameTime(kept.effectiveAt, shifted.effectiveAt) || !sameTime(kept.expiresAt, shifted.expiresAt),
    kept,
    shifted: isUsable(shifted, after) ? shifted : { effectiveAt: after.startAt, expiresAt: after.endAt },
  };
}

/** A time set by hand stands by the start or by the end of the event, whichever is nearer, and moves with it. */
function shiftedTime(time: Date, before: EventTimes, after: EventTimes): Date {
  const [toStart, toEnd] = [before.startAt, before.endAt].map((edge) =>
    Math.abs(time.getTime() - edge.getTime()),
  ) as [number, number];
  const [from, to] = toStart <= toEnd ? [before.startAt, after.startAt] : [before.endAt, after.endAt];
  return new Date(time.getTime() + to.getTime() - from.getTime());
}

const sameTime = (one: Date, other: Date): boolean => one.getTime() === other.getTime();

/** Whether a ticket with these times can be used at some time of the event. */
function isUsable({ effectiveAt, expiresAt }: TierTimes, { startAt, endAt }: EventTimes): boolean {
  return effectiveAt <= expiresAt && expiresAt >= startAt && effectiveAt <= endAt;
}

/** Returns the names of the tiers whose tickets could not be used at any time of the event. */
export function tiersOutside(
  tiers: readonly { name: string; times: TierTimes }[],
  event: EventTimes,
): string[] {
  return tiers.filter(({ times }) => !isUsable(times, event)).map(({ name }) => name);
}

const FIELD = 'customTierTimes';
const listed = (names: readonly string[]): string => names.map((name) => `"${name}"`).join(', ');

/**
 * Returns the tiers with the times that they get.
 * @throws BadInput when a decision about times set by hand is missing, or would leave a tier outside of the event
 */
export function decideTierTimes(
  moved: readonly MovedTier[],
  decision: CustomTierTimes | null,
  event: EventTimes,
): (TierTimes & { id: string })[] {
  const custom = moved.filter(({ isCustom }) => isCustom).map(({ tier }) => tier.name);
  if (custom.length > 0 && decision === null)
    throw new BadInput([
      {
        field: FIELD,
        code: 'TIER_TIMES',
        message: `The event moves, and times of ${listed(custom)} were set by hand: choose whether they move with it (SHIFT) or stay (KEEP).`,
      },
    ]);
  const decided = moved.map(({ tier: { id, name }, kept, shifted }) => ({
    id,
    name,
    times: decision === 'keep' ? kept : shifted,
  }));
  const outside = tiersOutside(decided, event);
  if (outside.length > 0)
    throw new BadInput([
      {
        field: FIELD,
        code: 'TIER_OUTSIDE_EVENT',
        message: `The tickets of ${listed(outside)} would end before the event begins, or begin after it ends: let their times move with the event.`,
      },
    ]);
  return decided.map(({ id, times }) => ({ id, ...times }));
}
