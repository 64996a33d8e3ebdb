/** What holders of tickets go by. */
export interface Known {
  name: string;
  venue: string;
  startDate: Date;
  endDate: Date;
}

export interface Change {
  field: keyof Known;
  before: string;
  after: string;
}

const FIELDS = ['name', 'venue', 'startDate', 'endDate'] as const;

/** What of a change the people who hold tickets must learn. Moments are ISO texts. */
export function changesForHolders(before: Known, after: Known): Change[] {
  return FIELDS.map((field) => ({
    field,
    before: written(before[field]),
    after: written(after[field]),
  })).filter((change) => change.before !== change.after);
}

function written(value: string | Date): string {
  return typeof value === 'string' ? value : value.toISOString();
}

/**
 * Whether holders are told: the event is on sale, and it is not over, neither as it was nor as it will be.
 * What was a draft nobody holds tickets of.
 */
export function concernsHolders(
  event: { status: string; endAt: Date },
  after: { endDate: Date },
  changes: readonly Change[],
  now: Date,
): boolean {
  const isOver = Math.max(event.endAt.getTime(), after.endDate.getTime()) < now.getTime();
  return event.status === 'published' && !isOver && changes.length > 0;
}
