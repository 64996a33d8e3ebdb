import type { ScanPurpose } from '../../../../../server/lib/scan/outcomes.ts';
import type { DueMethod, ScanNote as NameOfNote, ScanMode } from '../../../gql/graphql.ts';
import type { RosterService } from '../roster/roster-guest.ts';
import type {
  Briefing,
  DueList,
  EntryFigures,
  Post,
  Snapshot,
  SnapshotMark,
  TestTicket,
  TicketMarks,
} from './briefing.ts';
import type { LiveTier, PhoneList } from './phones.ts';
import type { DoorOutcome, Due, StoredScan } from './stored-scan.ts';

export interface DoorClock {
  /** The device's time, milliseconds since 1970. It may be wrong and may jump. */
  now(): number;
  /** Monotonic milliseconds since an arbitrary start. */
  steady(): number;
}

/** Persistent storage of the device. */
export interface DoorStore {
  /** The device's id, generated at the first call. */
  device(): Promise<string>;
  post(): Promise<Post | null>;
  savePost(post: Post): Promise<void>;
  offset(): Promise<number | null>;
  saveOffset(offsetMs: number): Promise<void>;
  briefing(eventId: string): Promise<Briefing | null>;
  saveBriefing(briefing: Briefing): Promise<void>;
  /** True time of the last successful sync of that event. */
  syncedAt(eventId: string): Promise<number | null>;
  saveSyncedAt(eventId: string, at: number): Promise<void>;
  /** Entries as last reported, so that a reload without a network shows them. */
  figures(eventId: string): Promise<EntryFigures | null>;
  saveFigures(eventId: string, figures: EntryFigures): Promise<void>;
  snapshot(issuerId: string): Promise<SnapshotMark | null>;
  /** Replaces the list when the snapshot is full, else adds to it; updates list and mark in one transaction. */
  saveSnapshot(snapshot: Snapshot): Promise<void>;
  revokedAt(issuerId: string, ticketId: string): Promise<string | null>;
  /** Timestamp of the stored list of amounts due. */
  duesAsOf(eventId: string): Promise<string | null>;
  /** Replaces the list when it is full, else applies the changes. */
  saveDues(list: DueList): Promise<void>;
  dueOf(eventId: string, ticketId: string): Promise<Due | null>;
  /** Marks of the ticket according to the stored list. */
  marksOf(eventId: string, ticketId: string): Promise<TicketMarks>;
  dropDue(eventId: string, ticketId: string): Promise<void>;
  /** Timestamp of the stored list of phones. */
  phonesAsOf(eventId: string): Promise<string | null>;
  /** Replaces the list when it is full, else adds to it. */
  savePhones(list: PhoneList): Promise<void>;
  /** Tiers of the event that ask for the holder's phone. */
  liveTiers(eventId: string): Promise<LiveTier[]>;
  /** Public key of the ticket's phone, base64. */
  phoneOf(eventId: string, ticketId: string): Promise<string | null>;
  testTickets(eventId: string): Promise<TestTicket[]>;
  saveTestTickets(eventId: string, tickets: TestTicket[]): Promise<void>;
  /** Adds a scan, or replaces the one with the same nonce. */
  saveScan(scan: StoredScan): Promise<void>;
  /**
   * Replaces each of these scans with the results of `change`, in one transaction; a result with another nonce is
   * added.
   */
  changeScans(nonces: readonly string[], change: (scan: StoredScan) => StoredScan[]): Promise<void>;
  scan(nonce: string): Promise<StoredScan | null>;
  /** The stored scans of a ticket, in the order in which they were made. */
  scansOf(ticketId: string, test: boolean): Promise<StoredScan[]>;
  /** The last scans at an event, newest first. */
  recentScans(eventId: string, test: boolean, max: number): Promise<StoredScan[]>;
  /** Scans that prove the use of a ticket whose number contains the digits, newest first, one for each ticket. */
  findUsed(eventId: string, digits: string): Promise<StoredScan[]>;
  /** Scans still to upload, oldest first. */
  waitingScans(max: number): Promise<StoredScan[]>;
  waitingUndos(): Promise<StoredScan[]>;
  /** Uploaded scans whose collected amounts are still to upload. */
  waitingCollections(): Promise<StoredScan[]>;
  /** Amounts that this device collected and that must be refunded. */
  paidTwice(eventId: string): Promise<StoredScan[]>;
  /** Counts scans still to upload, and the entries and exits among them. */
  countWaiting(): Promise<{ all: number; entries: number; exits: number }>;
  lastEntry(eventId: string, test: boolean): Promise<StoredScan | null>;
  purgeTestScans(): Promise<void>;
  /** Deletes everything, the roster too, except data still to upload, the device's id and its clock offset. */
  forget(): Promise<void>;
}

export interface ScanInput {
  shown: unknown;
  eventId: string;
  gateId: string | null;
  deviceId: string;
  nonce: string;
  /** Staff compared the name of the holder with an ID. */
  idChecked: boolean;
  /** Staff saw the guest leave; for an exit. */
  exitConfirmed: boolean;
  purpose: ScanPurpose;
  itemId: string | null;
  /** false only checks. */
  commit: boolean;
}

export interface GuestInput extends Omit<ScanInput, 'shown'> {
  ticketId: string;
}

/** A question and the guest's answer, as shown. */
export interface DoorAnswer {
  label: string;
  value: string;
}

export interface OnlineAnswer extends TicketMarks {
  outcome: DoorOutcome;
  ticketId: string | null;
  number: string | null;
  tier: string | null;
  /** Null when this validator may not see the holder. */
  holder: string | null;
  /** The ticket's event, when this validator may see it. */
  eventName: string | null;
  usedAt: string | null;
  usedGate: string | null;
  due: Due | null;
  /** Answers to the questions for the door. */
  answers: DoorAnswer[];
  /** The guest entered earlier without paying. */
  letInUnpaid: boolean;
  validFrom: string | null;
  validUntil: string | null;
  /** Remark on an admission with less than the registered phone. */
  note: NameOfNote | null;
  /** Seconds by which the clock of the holder's phone is ahead; null without a live code of its phone. */
  phoneClockSkew: number | null;
}

/** The service's answer about an amount collected here. */
export interface NotedCollection {
  /** false: the amount must be refunded. */
  counted: boolean;
  /** Nothing was due any more because the ticket was revoked or cancelled. */
  isVoid: boolean;
}

export interface UploadedScan {
  nonce: string;
  outcome: DoorOutcome;
  /** OFFLINE: the service has the scan as this device reported it. */
  mode: ScanMode;
  ticketNumber: string | null;
  repeated: boolean;
  conflict: boolean;
}

/** One of the two scans of a conflict. */
export interface ConflictScan {
  deviceId: string;
  gate: string | null;
  at: string;
  /** The time is far outside the event and is not trusted. */
  isDoubtful: boolean;
}

/** A ticket that was admitted at two doors. The winner counts as the entry. */
export interface Conflict {
  id: string;
  number: string;
  tier: string;
  /** Null when this validator may not see the holder. */
  holder: string | null;
  winner: ConflictScan;
  loser: ConflictScan;
}

/** A ticket that was already void when a door admitted it. */
export interface VoidEntry {
  id: string;
  number: string;
  tier: string;
  /** Null when this validator may not see the holder. */
  holder: string | null;
  revokedAt: string;
  reason: string;
  scan: ConflictScan;
}

/** Conflicts and void entries at the doors of an event. */
export interface Incidents {
  conflicts: Conflict[];
  voidEntries: VoidEntry[];
}

/** The service as a door uses it. Every call may reject with ServiceUnavailable or ServiceRefused. */
export interface DoorService extends RosterService {
  validate(input: ScanInput): Promise<OnlineAnswer>;
  admitGuest(input: GuestInput): Promise<OnlineAnswer>;
  upload(deviceId: string, offsetMs: number, scans: StoredScan[]): Promise<UploadedScan[]>;
  undo(deviceId: string, nonce: string, reason: string): Promise<void>;
  /** Records that the guest of that scan did not pay the amount due. */
  letInUnpaid(deviceId: string, nonce: string): Promise<void>;
  noteCollected(deviceId: string, nonce: string, method: DueMethod): Promise<NotedCollection>;
  dues(eventId: string, since: string | null): Promise<DueList>;
  phones(eventId: string, since: string | null): Promise<PhoneList>;
  /** The corrected time, milliseconds since 1970. */
  time(eventId: string): Promise<number>;
  briefing(eventId: string, deviceId: string): Promise<Omit<Briefing, 'receivedAt'>>;
  revocations(issuerId: string, since: number | null): Promise<Snapshot>;
  testTickets(eventId: string): Promise<TestTicket[]>;
  incidents(eventId: string): Promise<Incidents>;
}

/** No answer, or a temporary failure: the network or the service failed, not the request. */
export class ServiceUnavailable extends Error {
  override name = 'ServiceUnavailable';
}

/** Error codes of a credential that is no longer valid: the service takes nothing from its holder. */
export const ACCESS_ENDED: ReadonlySet<string> = new Set([
  'DEVICE_CUT_OFF',
  'INVALID_CREDENTIALS',
  'UNAUTHENTICATED',
]);

/** The service answered with a refusal. */
export class ServiceRefused extends Error {
  override name = 'ServiceRefused';

  constructor(
    /** Error code of the API: BAD_INPUT, FORBIDDEN ... */
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}
