import { BadInput } from '../../../platform/failures.ts';
import type { Change, Known } from './holder-change.rules.ts';

const DAY_MS = 24 * 3_600_000;

/** Most days that holders can be given to ask for their money back. */
export const MAX_ANSWER_DAYS = 30;
/** Days that they are given after a long move when the organiser chooses none. */
const DEFAULT_ANSWER_DAYS = 7;

/** The changes about which holders can be asked: those of time or place. */
const isMove = ({ field }: Change): boolean => field !== 'name';

type Schedule = Pick<Known, 'startDate'>;

/** The days for an answer that a change gives by default: a week when the start moves by more than 24 hours. */
export function defaultAnswerDays(before: Schedule, after: Schedule): number {
  const moved = Math.abs(after.startDate.getTime() - before.startDate.getTime());
  return moved > DAY_MS ? DEFAULT_ANSWER_DAYS : 0;
}

/** @throws BadInput unless it is null or 0 to 30 whole days */
export function checkedAnswerDays(days: number | null): number | null {
  if (days === null || (days >= 0 && days <= MAX_ANSWER_DAYS)) return days;
  const message = `Give 0 to ${MAX_ANSWER_DAYS} days.`;
  throw new BadInput([{ field: 'answerDays', code: 'OUT_OF_RANGE', min: 0, max: MAX_ANSWER_DAYS, message }]);
}

interface Offer {
  before: Known;
  after: Known;
  changes: readonly Change[];
  /** The organiser's choice; null: the default. */
  days: number | null;
  /** The end of an earlier offer that is still open. */
  promised: Date | null;
  now: Date;
}

/**
 * The time until which holders can answer, which is not after the end of the event, and not before the end of an earlier
 * offer.
 * @returns null when the change asks nobody
 */
export function answerUntil({ before, after, changes, days, promised, now }: Offer): Date | null {
  const given = days ?? defaultAnswerDays(before, after);
  if (given === 0 || !changes.some(isMove)) return null;
  const chosen = Math.min(now.getTime() + given * DAY_MS, after.endDate.getTime());
  const until = Math.max(chosen, promised?.getTime() ?? 0);
  return until > now.getTime() ? new Date(until) : null;
}
