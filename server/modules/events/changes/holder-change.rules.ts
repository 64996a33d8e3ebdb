/** The details of an event that matter to ticket holders. */
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

/** Returns the changes that ticket holders must learn of. Timestamps are ISO 8601 texts. */
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
 * True when ticket holders must be notified: the event is on sale and not over, neither before nor after the change. A
 * draft has no ticket holders.
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
