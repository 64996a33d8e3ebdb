import type { Settlement } from '../../door/settlement.ts';
import type { Briefing, DoorGate, Post, SnapshotMark, TestTicket } from './briefing.ts';
import type { Conflict, VoidEntry } from './door-ports.ts';
import type { DoorOutcome, Due, KeptScan } from './kept-scan.ts';

/** Admit the guest, help the guest, or refuse entry. */
export type Tone = 'good' | 'wait' | 'bad';

/** Result of one scan. */
export interface DoorResult {
  /** Distinguishes a result from an equal one given again. */
  count: number;
  nonce: string;
  outcome: DoorOutcome;
  tone: Tone;
  mode: 'online' | 'offline';
  test: boolean;
  ticketId: string | null;
  /** Null until the service has seen the ticket. */
  number: string | null;
  tier: string | null;
  holder: string | null;
  eventName: string | null;
  /** Milliseconds since 1970. */
  usedAt: number | null;
  usedGate: string | null;
  due: Due | null;
  /** The ticket was bought with play money, if the service was asked. */
  playMoney: boolean;
  /** How the amount due was handled; null while open. */
  settled: Settlement | null;
  /** The guest entered earlier without paying. */
  letInUnpaid: boolean;
  /** Start of validity of a ticket that came too early. */
  validFrom: number | null;
  /** End of validity of an expired ticket. */
  validUntil: number | null;
  /** The ticket was sold after the device last fetched the amounts due. */
  isDueUnknown: boolean;
}

export interface DoorState {
  phase: 'opening' | 'choosing' | 'ready';
  /** The account has no (or no longer) access to this door. */
  isLocked: boolean;
  deviceId: string;
  post: Post | null;
  briefing: Briefing | null;
  snapshot: SnapshotMark | null;
  isOnline: boolean;
  isSyncing: boolean;
  /** In true time. */
  syncedAt: number | null;
  /** When the revocation list was last known to be current, in true time. */
  listAt: number | null;
  offsetMs: number | null;
  isClockWrong: boolean;
  waiting: { all: number; entries: number };
  live: { entered: number; gates: DoorGate[] } | null;
  conflicts: Conflict[];
  voidEntries: VoidEntry[];
  lastEntry: KeptScan | null;
  /** Amounts collected here that had already been paid elsewhere. */
  paidTwice: KeptScan[];
  testTickets: TestTicket[];
  isBusy: boolean;
  result: DoorResult | null;
  /** Error message of the service's last refusal. */
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

/** True while an admitted guest still has to pay; this blocks everything else. */
export const owes = (result: DoorResult | null): boolean =>
  result?.outcome === 'ADMITTED' && result.due !== null && result.settled === null;

/** Outcomes of a genuine ticket at the wrong door, at the wrong time, or not yet known: staff can help. */
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
