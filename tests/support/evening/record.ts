/** How often tickets of a tier admit, as the script has it. */
export interface Terms {
  rule: 'once' | 'daily' | 'reentry' | 'times';
  limit?: number;
}

/** Something that a door did with a ticket. */
export interface Move {
  ticketId: string;
  /** The id of an item is a hand-out. */
  kind: 'in' | 'out' | (string & {});
  /** True time, milliseconds since 1970. */
  at: number;
  gate: string;
  /** Name of the device. */
  device: string;
  nonce: string;
  /** The service has it; only the device has it; the device was cleared, so that the service will never have it. */
  state: 'known' | 'waiting' | 'lost';
  /** Since when the service may have it; undefined before it was sent. */
  sentAt?: number;
  /** Since when the service has it for certain. */
  knownAt?: number;
}

export interface Stay {
  entry: Move;
  exit: Move | null;
  /** Time of the automatic exit. */
  until: number;
}

export interface Told {
  stays: Stay[];
  /** Entries that the rule does not allow. */
  conflicts: Move[];
}

/** Days of the event begin at 04:00 in Nairobi, which is 01:00 UTC the whole year. */
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const dayOf = (at: number): number => Math.floor((at - HOUR_MS) / DAY_MS);
const nextDay = (at: number): number => (dayOf(at) + 1) * DAY_MS + HOUR_MS;

/** The stays that entries and exits of one ticket make, by the script's own reading of the rules. */
export function staysOf(moves: readonly Move[], terms: Terms): Told {
  const told: Told = { stays: [], conflicts: [] };
  for (const move of moves.toSorted((one, other) => one.at - other.at)) {
    if (move.kind === 'out') endStay(told.stays, move);
    else if (move.kind === 'in' && allows(told.stays, move.at, terms)) {
      const until = terms.rule === 'daily' ? nextDay(move.at) : Number.POSITIVE_INFINITY;
      told.stays.push({ entry: move, exit: null, until });
    } else if (move.kind === 'in') told.conflicts.push(move);
  }
  return told;
}

/** Whether the ticket admits once more. */
export function allows(stays: readonly Stay[], at: number, { rule, limit = 1 }: Terms): boolean {
  switch (rule) {
    case 'once':
      return stays.length === 0;
    case 'daily':
      return stays.every(({ entry }) => dayOf(entry.at) !== dayOf(at));
    case 'reentry':
      return stays.every(({ exit }) => exit !== null);
    case 'times':
      return stays.length < limit;
  }
}

function endStay(stays: Stay[], exit: Move): void {
  const open = stays.filter((stay) => stay.exit === null);
  const stay = open.find(({ until }) => exit.at < until) ?? open.at(-1);
  if (stay) stay.exit = exit;
}

export const isInside = ({ exit, until }: Stay, at: number): boolean => exit === null && at < until;

/** What happened at all doors, by ticket. */
export class EveningRecord {
  readonly moves: Move[] = [];
  readonly #byTicket = new Map<string, Move[]>();
  /** Moves that the service may have recorded for a while, while the door that asked decided otherwise alone. */
  readonly #doubtful: Move[] = [];

  add(move: Move): void {
    this.moves.push(move);
    this.#byTicket.set(move.ticketId, [...this.of(move.ticketId), move]);
  }

  of(ticketId: string): readonly Move[] {
    return this.#byTicket.get(ticketId) ?? [];
  }

  doubt(move: Move): void {
    this.#doubtful.push(move);
  }

  /**
   * What a door without a network can know of a ticket: its own scans, everything of its list of guests, and any of what the
   * service may have told it beside. A list of guests names no hand-outs.
   * @param listedAt time of its list, without one 0
   * @param answeredAt time of the last answer that it got
   */
  possiblyKnownTo(device: string, ticketId: string, listedAt: number, answeredAt: number): Move[][] {
    const own = (move: Move): boolean => move.device === device;
    const isWay = ({ kind }: Move): boolean => kind === 'in' || kind === 'out';
    const all = this.of(ticketId).filter((move) => own(move) || isWay(move));
    const certain = all.filter((move) => own(move) || (move.knownAt ?? Infinity) < listedAt);
    const others = [...all, ...this.#doubtful.filter((move) => move.ticketId === ticketId)];
    const possible = others.filter(
      (move) => !certain.includes(move) && (move.sentAt ?? Infinity) <= answeredAt,
    );
    return listedAt === 0 ? [certain] : subsetsOf(possible).map((some) => [...certain, ...some]);
  }

  /** What the service was told of a ticket by now. */
  knownOf(ticketId: string): readonly Move[] {
    return this.of(ticketId).filter(({ state }) => state === 'known');
  }
}

/** All selections out of a few. */
function subsetsOf<T>([first, ...rest]: readonly T[]): T[][] {
  if (first === undefined) return [[]];
  const others = subsetsOf(rest);
  return [...others, ...others.map((some) => [first, ...some])];
}
