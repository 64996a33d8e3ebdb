import type { TestTicketKind } from '../../../gql/graphql.ts';

export interface DoorGate {
  id: string;
  name: string;
  active: boolean;
  /** Distinct tickets that it let in, as the service last said. */
  entries: number;
}

/** What the device knows of the event at whose door it stands. */
export interface Briefing {
  eventId: string;
  eventName: string;
  issuerId: string;
  endDate: string;
  tiers: string[];
  gates: DoorGate[];
  keys: { version: number; publicKey: string }[];
  entered: number;
  /** When it came, by the true time. */
  receivedAt: number;
}

/** What the service tells by itself when somebody went in or a ticket was revoked. */
export interface LiveFigures {
  entered: number;
  gates: DoorGate[];
  /** Of the organiser's latest revocation. */
  revocationNumber: number;
}

/** A signed list of revoked tickets, as docs/tickets.md has it. */
export interface Snapshot {
  issuerId: string;
  number: number;
  /** null: all of them. A number: those revoked since. */
  since: number | null;
  createdAt: string;
  revoked: { ticketId: string; revokedAt: string }[];
  totalRevoked: number;
  keyVersion: number;
  signature: string;
}

/** Which list of an issuer the device holds. */
export interface SnapshotMark {
  issuerId: string;
  number: number;
  total: number;
  createdAt: string;
}

/** What is to be collected at the door of an event, or what changed of it. */
export interface DueList {
  eventId: string;
  /** null: all of it. */
  since: string | null;
  asOf: string;
  due: { amount: string; currency: string; ticketIds: string[] }[];
  settled: string[];
  /** Tickets bought with play money. */
  playMoney: string[];
}

export interface TestTicket {
  kind: TestTicketKind;
  ticketId: string;
  code: string;
}

/** Where the device stands, and who works it. */
export interface Post {
  userId: string;
  eventId: string;
  gateId: string | null;
  test: boolean;
}
