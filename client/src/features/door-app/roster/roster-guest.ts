import type { EntryTerms } from '../../../../../server/lib/scan/entry-rules.ts';
import type { QuestionKind } from '../../../gql/graphql.ts';

/** Entries of a ticket, as the service knew them at the last sync. Times are milliseconds since 1970. */
export interface RosterUse {
  entries: number;
  /** Of the last entry; null without any. */
  enteredAt: number | null;
  gateId: string | null;
  /** Of the exit after the last entry; null while inside. */
  leftAt: number | null;
}

/** A guest of the event, as this device stores them. */
export interface RosterGuest {
  ticketId: string;
  number: string;
  orderNumber: string;
  tier: string;
  status: 'ACTIVE' | 'REVOKED' | 'CANCELLED';
  graceSeconds: number;
  /** Null when this person may not see holders. */
  holder: string | null;
  answers: { label: string; kind: QuestionKind; value: string }[];
}

/** Part of the roster that is sent and stored as a whole. */
export interface RosterPage {
  number: number;
  digest: string;
  guests: RosterGuest[];
}

/** Number of pages of a roster. */
export const ROSTER_PAGES = 128;

/** An answer of the service. */
export interface RosterAnswer {
  asOf: string;
  pages: (RosterPage & { uses: [ticketId: string, use: RosterUse][] })[];
  hasMore: boolean;
  uses: [ticketId: string, use: RosterUse][];
  /** Too many entries have changed: the whole roster is needed. */
  isOutdated: boolean;
}

/** A key as the service returns it. */
export interface GivenKey {
  id: string;
  /** Base64 of 256 bits. */
  key: string;
  /** Milliseconds since 1970. */
  endsAt: number;
}

/** The service as a roster uses it. Every call may reject with ServiceUnavailable or ServiceRefused. */
export interface RosterService {
  rosterKey(eventId: string): Promise<GivenKey>;
  /**
   * @param digests of all pages that the device holds; null for the whole roster
   * @param since time of an earlier answer, to get the entries since then
   */
  roster(eventId: string, digests: string[] | null, since: string | null): Promise<RosterAnswer>;
}

/** The roster on this device. */
export interface RosterState {
  /** Number of guests. */
  guests: number;
  /** Time of the last sync, milliseconds since 1970. */
  asOf: number;
  /** Whether it has names. */
  hasNames: boolean;
}

/** A guest with the entries of the ticket. */
export interface KnownGuest extends RosterGuest {
  use: RosterUse | null;
}

/** Returns whether the ticket admits no more by its entries; by the day only the door itself decides. */
export function isUsedUp({ entries, leftAt }: RosterUse, { rule, limit }: EntryTerms): boolean {
  if (entries === 0 || rule === 'daily') return false;
  if (rule === 'times') return entries >= (limit ?? 1);
  return rule === 'once' || leftAt === null;
}
