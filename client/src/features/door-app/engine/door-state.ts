import type { Settlement } from '../../door/settlement.ts';
import type { Briefing, DoorGate, Post, SnapshotMark, TestTicket } from './briefing.ts';
import type { Conflict, VoidEntry } from './door-ports.ts';
import type { DoorOutcome, Due, KeptScan } from './kept-scan.ts';

/** Somebody can be let in, could be helped, or must be sent away. */
export type Tone = 'good' | 'wait' | 'bad';

/** The answer to one scan. */
export interface DoorResult {
  /** Tells one answer from the same given again. */
  count: number;
  nonce: string;
  outcome: DoorOutcome;
  tone: Tone;
  mode: 'online' | 'offline';
  test: boolean;
  ticketId: string | null;
  /** Known once the service has seen the ticket. */
  number: string | null;
  tier: string | null;
  holder: string | null;
  eventName: string | null;
  /** Milliseconds since 1970. */
  usedAt: number | null;
  usedGate: string | null;
  due: Due | null;
  /** It was bought with play money, as far as the service was asked. */
  playMoney: boolean;
  /** How it was handled; null while it is open. */
  settled: Settlement | null;
  /** The guest went in before without paying. */
  letInUnpaid: boolean;
  /** From when a ticket that came too early is valid. */
  validFrom: number | null;
  /** Until when a ticket that has expired was valid. */
  validUntil: number | null;
  /** The ticket was sold after the device heard last what is due. */
  isDueUnknown: boolean;
}

export interface DoorState {
  phase: 'opening' | 'choosing' | 'ready';
  /** The account may not work here (any more). */
  isLocked: boolean;
  deviceId: string;
  post: Post | null;
  briefing: Briefing | null;
  snapshot: SnapshotMark | null;
  isOnline: boolean;
  isSyncing: boolean;
  /** By the true time. */
  syncedAt: number | null;
  /** When the device's list of revoked tickets was last known to be the newest, by the true time. */
  listAt: number | null;
  offsetMs: number | null;
  isClockWrong: boolean;
  waiting: { all: number; entries: number };
  live: { entered: number; gates: DoorGate[] } | null;
  conflicts: Conflict[];
  voidEntries: VoidEntry[];
  lastEntry: KeptScan | null;
  /** Collected here and, before, elsewhere. */
  paidTwice: KeptScan[];
  testTickets: TestTicket[];
  isBusy: boolean;
  result: DoorResult | null;
  /** What the service refused, in its words. */
  trouble: string | null;
}

export const OPENING: DoorState = {
  phase: 'opening',
  isLocked: false,
  deviceId: '',
  post: null,
  briefing: null,
  snapshot: null,
  isOnline: true,
  isSyncing: false,
  syncedAt: null,
  listAt: null,
  offsetMs: null,
  isClockWrong: false,
  waiting: { all: 0, entries: 0 },
  live: null,
  conflicts: [],
  voidEntries: [],
  lastEntry: null,
  paidTwice: [],
  testTickets: [],
  isBusy: false,
  result: null,
  trouble: null,
};

/** The guest stands inside the door and has still to pay: nothing else comes before that. */
export const owes = (result: DoorResult | null): boolean =>
  result?.outcome === 'ADMITTED' && result.due !== null && result.settled === null;

/** The ticket is sound, but not here, not now, or not yet known: somebody can help. */
const WAIT = new Set<DoorOutcome>([
  'NOT_YET_VALID',
  'WRONG_EVENT',
  'EXPIRED',
  'UNKNOWN_KEY',
  'TEST_TICKET',
  'REAL_TICKET',
]);

export function toneOf(outcome: DoorOutcome): Tone {
  if (outcome === 'ADMITTED' || outcome === 'GOOD') return 'good';
  return WAIT.has(outcome) ? 'wait' : 'bad';
}
