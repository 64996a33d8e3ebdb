/** How often the tickets of a tier admit. */
export interface EntryTerms {
  readonly rule: EntryRule;
  /** Number of entries by `times`; null by the other rules. */
  readonly limit: number | null;
}

/** A person with a ticket who goes in or out, as a door recorded it. */
export interface Movement {
  readonly direction: 'in' | 'out';
  /** Corrected time, milliseconds since 1970. */
  readonly at: number;
}

/** A stay of a ticket's holder at the event. */
export interface Visit<M extends Movement = Movement> {
  readonly entry: M;
  /** Null while the holder is inside, and after an automatic exit. */
  readonly exit: M | null;
  /** Time of the exit, never before the entry; null without one. */
  readonly leftAt: number | null;
  /** Time of the automatic exit; null for that of the event's end. */
  readonly staysUntil: number | null;
  /** Local date of the entry, as 2026-12-05. */
  readonly day: string;
  /** In force at the entry. */
  readonly terms: EntryTerms;
}

/** Facts of an event that the rules depend on. */
export interface EntryFrame {
  /** Rule in force at a time. */
  readonly termsAt: (at: number) => EntryTerms;
  /** IANA time zone of the event, in which days are counted. */
  readonly timeZone: string;
  /** End of the event, at which everyone has left; milliseconds since 1970. */
  readonly endsAt: number;
}

interface Standing {
  readonly visits: readonly Visit[];
  readonly limit: number;
  readonly today: string;
  /** Visits that last. */
  readonly inside: readonly Visit[];
}

interface RuleDeclaration {
  /** Description in the schema. */
  readonly description: string;
  /** Returns the earlier visit for which a new entry is refused; undefined when the ticket admits. */
  readonly blocker: (standing: Standing) => Visit | undefined;
}

/** Every rule of entry. Server and devices decide by it. */
export const ENTRY_RULES = {
  once: {
    description: 'Admits once. An exit is final.',
    blocker: ({ visits }) => visits[0],
  },
  daily: {
    description: 'Admits once a day. Days begin at 04:00 in the time zone of the event.',
    blocker: ({ visits, today }) => visits.find(({ day }) => day === today),
  },
  reentry: {
    description: 'Admits again after each exit.',
    blocker: ({ inside }) => inside[0],
  },
  times: {
    description: 'Admits a given number of times, such as a ticket for a family.',
    blocker: ({ visits, limit }) => (visits.length >= limit ? visits.at(-1) : undefined),
  },
} satisfies Record<string, RuleDeclaration>;

export type EntryRule = keyof typeof ENTRY_RULES;
export const ENTRY_RULE_NAMES = Object.keys(ENTRY_RULES) as readonly EntryRule[];

/** Rule of tiers that declare none. */
export const ONCE: EntryTerms = { rule: 'once', limit: null };

/** Least and most entries of a ticket by `times`. */
export const ENTRY_LIMITS = { min: 2, max: 100 } as const;

/** A night belongs to the day on which it began. */
const DAY_BEGINS_MS = 4 * 3_600_000;

const formats = new Map<string, Intl.DateTimeFormat>();

/** Returns the local date to which a time belongs, as 2026-12-05. @param at milliseconds since 1970 */
export function dayOf(at: number, timeZone: string): string {
  let format = formats.get(timeZone);
  if (!format) {
    // This locale writes dates as ISO 8601 does.
    format = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });
    formats.set(timeZone, format);
  }
  return format.format(at - DAY_BEGINS_MS);
}

/** Local clocks differ from UTC by multiples of it. */
const QUARTER_MS = 15 * 60_000;

/** Returns the first time that belongs to a later day. */
function endOfDay(at: number, timeZone: string): number {
  const day = dayOf(at, timeZone);
  let end = Math.floor(at / QUARTER_MS) * QUARTER_MS;
  while (dayOf(end, timeZone) === day) end += QUARTER_MS;
  return end;
}

/** Returns whether a visit lasts at that time. */
export const lasts = ({ exit, staysUntil }: Visit, at: number, endsAt: number): boolean =>
  exit === null && at < (staysUntil ?? Number.POSITIVE_INFINITY) && at < endsAt;

/**
 * Returns the visit for which the ticket does not admit again.
 * @param visits of the ticket so far
 * @param at time of the entry, milliseconds since 1970
 */
export function blockerOf<M extends Movement>(
  visits: readonly Visit<M>[],
  at: number,
  { termsAt, timeZone, endsAt }: EntryFrame,
): Visit<M> | undefined {
  const { rule, limit } = termsAt(at);
  const standing: Standing = {
    visits,
    limit: limit ?? 1,
    today: dayOf(at, timeZone),
    inside: visits.filter((visit) => lasts(visit, at, endsAt)),
  };
  const { blocker }: RuleDeclaration = ENTRY_RULES[rule];
  // The rules return one of the visits that they were given.
  return blocker(standing) as Visit<M> | undefined;
}

/** Sum of the movements of a ticket. */
export interface History<M extends Movement> {
  readonly visits: readonly Visit<M>[];
  /** Entries that the rule does not allow, each with the visit for which it does not. */
  readonly conflicts: readonly { readonly entry: M; readonly against: Visit<M> }[];
  /** Exits without an entry. */
  readonly unmatched: readonly M[];
}

/**
 * Derives the visits of a ticket from everything that doors recorded.
 * @param movements in the order in which they happened
 */
export function follow<M extends Movement>(movements: readonly M[], frame: EntryFrame): History<M> {
  const visits: Visit<M>[] = [];
  const conflicts: { entry: M; against: Visit<M> }[] = [];
  const unmatched: M[] = [];
  for (const movement of movements) {
    if (movement.direction === 'out') {
      if (!leave(visits, movement, frame)) unmatched.push(movement);
      continue;
    }
    const against = blockerOf(visits, movement.at, frame);
    if (against) conflicts.push({ entry: movement, against });
    else enter(visits, movement, frame);
  }
  return { visits, conflicts, unmatched };
}

/**
 * Ends the oldest visit that lasts; else the latest without an exit, which an automatic one has ended, unless a visit
 * followed it.
 * @returns false without one
 */
function leave<M extends Movement>(visits: Visit<M>[], exit: M, { endsAt }: EntryFrame): boolean {
  const lasting = visits.findIndex((visit) => lasts(visit, exit.at, endsAt));
  const isOpen = ({ exit: known, staysUntil }: Visit, at: number): boolean =>
    known === null && (staysUntil === null || at === visits.length - 1);
  const index = lasting >= 0 ? lasting : visits.findLastIndex(isOpen);
  const visit = visits[index];
  if (!visit) return false;
  visits[index] = { ...visit, exit, leftAt: Math.max(exit.at, visit.entry.at) };
  return true;
}

function enter<M extends Movement>(visits: Visit<M>[], entry: M, frame: EntryFrame): void {
  const { termsAt, timeZone, endsAt } = frame;
  const terms = termsAt(entry.at);
  for (const [index, visit] of visits.entries()) {
    const isOver = visit.exit === null && visit.staysUntil === null && entry.at >= endsAt;
    if (isOver) visits[index] = { ...visit, staysUntil: Math.max(endsAt, visit.entry.at) };
  }
  visits.push({
    entry,
    exit: null,
    leftAt: null,
    staysUntil: terms.rule === 'daily' ? endOfDay(entry.at, timeZone) : null,
    day: dayOf(entry.at, timeZone),
    terms,
  });
}

/** A rule that was replaced. */
export interface PastTerms extends EntryTerms {
  /** When it was replaced, milliseconds since 1970. */
  readonly until: number;
}

/** Returns the rule in force at each time. @param past in the order of their times */
export const termsOver =
  (current: EntryTerms, past: readonly PastTerms[]) =>
  (at: number): EntryTerms =>
    past.find(({ until }) => at < until) ?? current;
