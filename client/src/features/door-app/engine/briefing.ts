import type { EntryTerms } from '../../../../../server/lib/scan/entry-rules.ts';
import type { ScanPurpose } from '../../../../../server/lib/scan/outcomes.ts';
import type { EventCategory, TestTicketKind } from '../../../gql/graphql.ts';
import type { EuroRates } from '../../rates/approximate-euro.ts';

export interface DoorGate {
  id: string;
  name: string;
  active: boolean;
  /** Distinct tickets admitted here, as last reported by the service. */
  entries: number;
}

/** When the tickets of an event are valid today, signed by its issuer, as described in docs/tickets.md. */
export interface Edition {
  /** Grows with each change of the event. */
  number: number;
  createdAt: string;
  tiers: { name: string; effectiveAt: string; expiresAt: string }[];
  keyVersion: number;
  signature: string;
}

/** A thing that doors hand out. */
export interface HandoutItem {
  id: string;
  name: string;
  /** Number that each ticket gets. */
  perTicket: number;
  active: boolean;
}

/** Rules of the event's doors. */
export interface DoorRules {
  /** By the name of the tier. */
  entryRules: ({ tier: string } & EntryTerms)[];
  handoutItems: HandoutItem[];
}

/** Offline data about the event of this door. */
export interface Briefing {
  eventId: string;
  eventName: string;
  /** Absent in one that an earlier version of the app has saved. */
  category?: EventCategory | null;
  issuerId: string;
  endDate: string;
  /** Absent in one that an earlier version of the app has saved, as the zone. */
  startDate?: string;
  /** IANA time zone of the event. */
  timeZone?: string;
  tiers: string[];
  gates: DoorGate[];
  keys: { version: number; publicKey: string }[];
  /** Absent in one that an earlier version of the app has saved. */
  edition?: Edition | undefined;
  entered: number;
  /** Guests inside. Absent in one that an earlier version of the app has saved. */
  inside?: number;
  /** Absent in one that an earlier version of the app has saved: every tier admits once. */
  rules?: DoorRules;
  /** For amounts due in XLM. Absent in one that an earlier version of the app has saved. */
  rates?: EuroRates;
  /** When it was received, in corrected time. */
  receivedAt: number;
}

/** Entries of an event, as last reported by the service. */
export interface EntryFigures {
  entered: number;
  /** Guests inside now. Absent in figures that an earlier version of the app has saved. */
  inside?: number;
  gates: DoorGate[];
}

/** Pushed by the service after an entry or a revocation. */
export interface LiveFigures extends EntryFigures {
  /** Number of the organiser's latest revocation. */
  revocationNumber: number;
}

/** A signed list of revoked tickets, as described in docs/tickets.md. */
export interface Snapshot {
  issuerId: string;
  number: number;
  /** null: the full list. A number: revocations since that number. */
  since: number | null;
  createdAt: string;
  revoked: { ticketId: string; revokedAt: string }[];
  totalRevoked: number;
  keyVersion: number;
  signature: string;
}

/** Identifies the revocation list of an issuer that the device holds. */
export interface SnapshotMark {
  issuerId: string;
  number: number;
  total: number;
  createdAt: string;
}

/** Amounts to collect at the door of an event, or changes to them. */
export interface DueList {
  eventId: string;
  /** null: the full list. */
  since: string | null;
  asOf: string;
  due: { amount: string; currency: string; ticketIds: string[] }[];
  settled: string[];
  /** Tickets bought with play money. */
  playMoney: string[];
  /** The organiser's test tickets. */
  testTicketIds: string[];
}

/** Marks of a ticket that the door shows with each result. */
export interface TicketMarks {
  /** The ticket was bought with play money. */
  playMoney: boolean;
  /** It is the organiser's test ticket. */
  isTest: boolean;
}

export interface TestTicket {
  kind: TestTicketKind;
  ticketId: string;
  code: string;
}

/** Event and gate of the device, and its user. */
export interface Post {
  userId: string;
  eventId: string;
  gateId: string | null;
  test: boolean;
  /** Purpose of the scans; entries in a post that an earlier version of the app has saved. */
  purpose?: ScanPurpose;
  /** The thing that this door hands out. */
  itemId?: string | null;
  /** Shows the guest and waits for a tap before it admits. */
  asksFirst?: boolean;
  /** Full screen, without search and settings; only the staff PIN leads out. */
  isKiosk?: boolean;
}
