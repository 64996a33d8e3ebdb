import type { DueMethod } from '../../../gql/graphql.ts';
import type { Briefing, DueList, Post, Snapshot, SnapshotMark, TestTicket } from './briefing.ts';
import type { DoorOutcome, Due, KeptScan } from './kept-scan.ts';

export interface DoorClock {
  /** The device's own time, milliseconds since 1970. It may be wrong, and may jump. */
  now(): number;
  /** Milliseconds since some moment; it never jumps. */
  steady(): number;
}

/** Where the device keeps what must outlive the page. */
export interface DoorStore {
  /** The name of this device; made at the first call. */
  device(): Promise<string>;
  post(): Promise<Post | null>;
  savePost(post: Post): Promise<void>;
  offset(): Promise<number | null>;
  saveOffset(offsetMs: number): Promise<void>;
  briefing(eventId: string): Promise<Briefing | null>;
  saveBriefing(briefing: Briefing): Promise<void>;
  /** When the last sync for that event went through, by the true time. */
  syncedAt(eventId: string): Promise<number | null>;
  saveSyncedAt(eventId: string, at: number): Promise<void>;
  snapshot(issuerId: string): Promise<SnapshotMark | null>;
  /** Replaces the list when the snapshot is a full one, else adds to it; list and mark change together. */
  saveSnapshot(snapshot: Snapshot): Promise<void>;
  revokedAt(issuerId: string, ticketId: string): Promise<string | null>;
  /** When the list of dues that the device holds was made. */
  duesAsOf(eventId: string): Promise<string | null>;
  /** Replaces the list when it is a whole one, else changes it. */
  saveDues(list: DueList): Promise<void>;
  dueOf(eventId: string, ticketId: string): Promise<Due | null>;
  /** Whether the ticket was bought with play money, as far as the list goes that the device holds. */
  isPlayMoney(eventId: string, ticketId: string): Promise<boolean>;
  dropDue(eventId: string, ticketId: string): Promise<void>;
  testTickets(eventId: string): Promise<TestTicket[]>;
  saveTestTickets(eventId: string, tickets: TestTicket[]): Promise<void>;
  /** Adds a scan, or takes the place of the one with its nonce. */
  keepScan(scan: KeptScan): Promise<void>;
  /** Puts what is made of each of these scans in its place, all at once; one of another nonce is added. */
  changeScans(nonces: readonly string[], change: (scan: KeptScan) => KeptScan[]): Promise<void>;
  scan(nonce: string): Promise<KeptScan | null>;
  /** The scan that proves to this device that the ticket was used. */
  entryOf(ticketId: string, test: boolean): Promise<KeptScan | null>;
  /** Scans that the service has still to take over, oldest first. */
  waitingScans(most: number): Promise<KeptScan[]>;
  waitingUndos(): Promise<KeptScan[]>;
  /** Scans that the service has, but not what was collected with them. */
  waitingCollections(): Promise<KeptScan[]>;
  /** What this device collected and has to pay back. */
  paidTwice(eventId: string): Promise<KeptScan[]>;
  /** What the service has still to be told, and how many of it let somebody in. */
  countWaiting(): Promise<{ all: number; entries: number }>;
  lastEntry(eventId: string, test: boolean): Promise<KeptScan | null>;
  forgetTestScans(): Promise<void>;
  /** Everything but what the service has still to be told. */
  forget(): Promise<void>;
}

export interface ScanWish {
  shown: unknown;
  eventId: string;
  gateId: string | null;
  deviceId: string;
  nonce: string;
}

export interface GuestWish extends Omit<ScanWish, 'shown'> {
  ticketId: string;
}

export interface OnlineAnswer {
  outcome: DoorOutcome;
  ticketId: string | null;
  number: string | null;
  tier: string | null;
  /** As far as this validator may see him. */
  holder: string | null;
  /** The event that the ticket is for, when the validator may know it. */
  eventName: string | null;
  usedAt: string | null;
  usedGate: string | null;
  due: Due | null;
  /** It was bought with play money. */
  playMoney: boolean;
  /** The guest went in before without paying. */
  letInUnpaid: boolean;
  validFrom: string | null;
  validUntil: string | null;
}

/** What the service says of an amount that was collected here. */
export interface NotedCollection {
  /** false: it has to be paid back. */
  counted: boolean;
  /** It was owed no more, because the ticket was revoked or cancelled. */
  isVoid: boolean;
}

export interface UploadedScan {
  nonce: string;
  outcome: DoorOutcome;
  ticketNumber: string | null;
  repeated: boolean;
  conflict: boolean;
}

/** One of the two scans of a conflict. */
export interface ConflictScan {
  deviceId: string;
  gate: string | null;
  at: string;
  /** The time lies far outside the event, and is not believed. */
  isDoubtful: boolean;
}

/** A ticket that two doors let in. The winner is the entry. */
export interface Conflict {
  id: string;
  number: string;
  tier: string;
  /** As far as this validator may see it. */
  holder: string | null;
  winner: ConflictScan;
  loser: ConflictScan;
}

/** A ticket that was void when a door let it in. */
export interface VoidEntry {
  id: string;
  number: string;
  tier: string;
  /** As far as this validator may see it. */
  holder: string | null;
  revokedAt: string;
  reason: string;
  scan: ConflictScan;
}

/** What went wrong at the doors of an event. */
export interface Incidents {
  conflicts: Conflict[];
  voidEntries: VoidEntry[];
}

/** The service, as far as a door needs it. Everything may reject with ServiceAway or ServiceRefused. */
export interface DoorService {
  validate(wish: ScanWish): Promise<OnlineAnswer>;
  admitGuest(wish: GuestWish): Promise<OnlineAnswer>;
  upload(deviceId: string, offsetMs: number, scans: KeptScan[]): Promise<UploadedScan[]>;
  undo(deviceId: string, nonce: string, reason: string): Promise<void>;
  /** The guest of that scan did not pay what is due. */
  letInUnpaid(deviceId: string, nonce: string): Promise<void>;
  noteCollected(deviceId: string, nonce: string, method: DueMethod): Promise<NotedCollection>;
  dues(eventId: string, since: string | null): Promise<DueList>;
  /** The true time, milliseconds since 1970. */
  time(eventId: string): Promise<number>;
  briefing(eventId: string, deviceId: string): Promise<Omit<Briefing, 'receivedAt'>>;
  revocations(issuerId: string, since: number | null): Promise<Snapshot>;
  testTickets(eventId: string): Promise<TestTicket[]>;
  incidents(eventId: string): Promise<Incidents>;
}

/** No answer, or one that says to come again: the network or the service, not the wish, failed. */
export class ServiceAway extends Error {
  override name = 'ServiceAway';
}

/** The service answered, and said no. */
export class ServiceRefused extends Error {
  override name = 'ServiceRefused';

  constructor(
    /** As the API names it: BAD_INPUT, FORBIDDEN ... */
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}
