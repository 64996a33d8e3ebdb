import { SERIES_LIMITS } from '../../lib/limits/text-limits.ts';
import {
  MAX_SERIES_DATES,
  planDates,
  type SeriesFault,
  type SeriesFaultCode,
  type SeriesPlan,
} from '../../lib/series/series-dates.ts';
import { type Actor, actsFor, can } from '../../platform/access/actor.ts';
import { BadInput, Failure, type FieldFault, faultsWithin, refuseFaults } from '../../platform/failures.ts';
import { textFaults } from '../../platform/text-faults.ts';

/** It would have more dates than a series may have. */
export class SeriesTooLong extends Failure {
  constructor(dates: number) {
    super(
      'SERIES_TOO_LONG',
      'conflict',
      `A series has at most ${MAX_SERIES_DATES.toLocaleString('en')} dates; this one would have ${dates.toLocaleString('en')}.`,
      { max: MAX_SERIES_DATES },
    );
  }
}

/** The series of an organiser belongs to all its events: staff who are limited to some do not change it. */
export function mayEditSeries(actor: Actor, issuerId: string): boolean {
  return actsFor(actor, { issuerId, eventId: null }) && can(actor, 'EDIT_EVENTS');
}

export function maySeeSeries(actor: Actor, issuerId: string): boolean {
  return actsFor(actor, { issuerId, eventId: null });
}

const MESSAGES: Record<SeriesFaultCode, (fault: SeriesFault) => string> = {
  REQUIRED: ({ field }) =>
    field === 'rule.until'
      ? 'Give the last day, or the number of days.'
      : field === 'times'
        ? 'Give at least one time.'
        : 'No date meets this.',
  OUT_OF_RANGE: ({ max = 0 }) => `Give a whole number from 1 to ${max.toLocaleString('en')}.`,
  TOO_MANY: ({ field, max = 0 }) =>
    `At most ${max.toLocaleString('en')} ${field === 'times' ? 'times' : 'dates'}.`,
  DATE_RANGE: () => 'Every date must lie between 2000 and 2099.',
  CLOCK_TIME: () => 'Give times as 20:00.',
};

/**
 * The starts of the dates of a plan.
 * @param nameOf the path of a field of the plan in the input
 * @throws BadInput naming every fault
 */
export function plannedDates(plan: SeriesPlan, nameOf = (field: string): string => field): Date[] {
  const { dates, faults } = planDates(plan);
  refuseFaults(faultsWithin(faults.map(presentFault), nameOf));
  return dates;
}

function presentFault(fault: SeriesFault): FieldFault {
  const limits = fault.code === 'OUT_OF_RANGE' ? { min: 1 } : {};
  return { ...limits, ...fault, message: MESSAGES[fault.code](fault) };
}

/** @throws BadInput */
export function checkedName(given: string): string {
  const name = given.trim();
  const faults = textFaults('name', name, SERIES_LIMITS.name);
  if (name === '') faults.push({ field: 'name', code: 'REQUIRED', message: 'A series needs a name.' });
  refuseFaults(faults);
  return name;
}

/** Every date of a plan is in the series already. */
export function nothingToAdd(): BadInput {
  return new BadInput([
    { field: 'days', code: 'USED_ALREADY', message: 'The series has all of these dates already.' },
  ]);
}
