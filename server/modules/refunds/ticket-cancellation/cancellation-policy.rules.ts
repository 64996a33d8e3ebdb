import { type FieldFault, refuseFaults } from '../../../platform/failures.ts';

/** An organiser's terms for cancellations by holders. */
export interface CancellationPolicy {
  /** Minutes before the start; null: holders may not cancel. */
  cutoffMinutes: number | null;
  /** Whether paid tickets may be cancelled, too, and are refunded. */
  refundsPaid: boolean;
  /** Shares of the price that are refunded, earliest first; empty: all of it until the deadline. */
  steps: readonly CancellationStep[];
  /** The fees that the payment provider charged stay with the organiser. */
  keepsFees: boolean;
}

/** Until so many minutes before the start, so many percent of the price are refunded; after the last step, nothing. */
export interface CancellationStep {
  minutes: number;
  percent: number;
}

/** Terms of an event whose organiser has set none: what is unpaid may be cancelled until the start. */
export const DEFAULT_POLICY: CancellationPolicy = {
  cutoffMinutes: 0,
  refundsPaid: false,
  steps: [],
  keepsFees: false,
};

/** Two months before the start. */
export const MAX_CUTOFF_MINUTES = 86_400;

export const MAX_STEPS = 3;

/**
 * @throws BadInput unless the deadline is null or whole minutes up to two months, and up to three steps are earlier than
 * the deadline, each later than the one before and with a smaller share
 */
export function checkedPolicy(policy: CancellationPolicy): CancellationPolicy {
  const { cutoffMinutes: minutes, steps } = policy;
  const faults: FieldFault[] = [];
  if (minutes !== null && !isWithin(minutes, MAX_CUTOFF_MINUTES)) faults.push(minutesFault('minutes'));
  if (steps.length > MAX_STEPS)
    faults.push({
      field: 'steps',
      code: 'TOO_MANY',
      max: MAX_STEPS,
      message: `Give at most ${MAX_STEPS} steps.`,
    });
  else faults.push(...steps.flatMap((step, i) => stepFaults(step, i, steps[i - 1], minutes ?? 0)));
  refuseFaults(faults);
  return policy;
}

const isWithin = (value: number, max: number): boolean => value >= 0 && value <= max;

const minutesFault = (field: string, min = 0, max = MAX_CUTOFF_MINUTES): FieldFault => ({
  field,
  code: 'OUT_OF_RANGE',
  min,
  max,
  message: `Give ${min.toLocaleString('en')} to ${max.toLocaleString('en')} minutes before the start.`,
});

function stepFaults(
  { minutes, percent }: CancellationStep,
  index: number,
  before: CancellationStep | undefined,
  cutoff: number,
): FieldFault[] {
  const faults: FieldFault[] = [];
  const latest = before ? before.minutes - 1 : MAX_CUTOFF_MINUTES;
  if (minutes < cutoff || minutes > latest)
    faults.push(minutesFault(`steps.${index}.minutes`, cutoff, Math.max(cutoff, latest)));
  const most = before ? Math.max(0, before.percent - 1) : 100;
  if (!isWithin(percent, most))
    faults.push({
      field: `steps.${index}.percent`,
      code: 'OUT_OF_RANGE',
      min: 0,
      max: most,
      message: `Give 0 to ${most} percent.`,
    });
  return faults;
}
