import type { ScanOutcome } from '../../../gql/graphql.ts';
import type { Settlement } from '../../door/settlement.ts';

/** What a door finds. A test ticket in earnest, and a real one in test mode, are refused without being judged. */
export type DoorOutcome = ScanOutcome | 'TEST_TICKET' | 'REAL_TICKET';

/** Something that the service has still to be told, was told, or would not hear. */
export type SyncState = 'waiting' | 'done' | 'refused';

export interface Due {
  amount: string;
  currency: string;
}

/** What was collected with a scan. `refused`: the amount had been settled already, so it has to be paid back. */
interface Collected extends Due {
  method: Settlement;
  sync: SyncState;
  /** The ticket was revoked or cancelled meanwhile. */
  isVoid?: boolean;
}

/** One scan as this device keeps it. All moments are milliseconds since 1970. */
export interface KeptScan {
  /** Names the scan for ever; the service takes each over once. */
  nonce: string;
  eventId: string;
  gateId: string | null;
  /** The ticket that the signature vouches for. */
  ticketId: string | null;
  /** What people call the ticket; null, and with scans of an older version undefined: not known here. */
  number?: string | null;
  tier: string | null;
  /** What was shown. Forgotten once the service has it. */
  shown: string | null;
  /** By the device's own clock. */
  at: number;
  /** What was to be added to that clock to get the true time. */
  offsetMs: number;
  /** The life of the page in which it was made: its clock did not jump unseen. */
  run: string;
  mode: 'online' | 'offline';
  outcome: DoorOutcome;
  admitted: boolean;
  sync: SyncState;
  undo: { reason: string; sync: SyncState } | null;
  /** null, and with scans of an older version undefined: nothing. */
  collected?: Collected | null;
  /** Made in test mode: it is never sent. */
  test: boolean;
}

/** Somebody is inside by this scan. */
export const isEntry = (scan: KeptScan): boolean => scan.admitted && scan.undo === null;

/** Its ticket was used, by this scan or, as the service told this device, by an earlier one. */
export const provesUse = (scan: KeptScan): boolean =>
  isEntry(scan) || (scan.mode === 'online' && scan.outcome === 'ALREADY_USED');

/** The guest paid, and had paid before. Nothing was taken of guests who were let off or let in unpaid. */
export const isPaidTwice = ({ collected }: KeptScan): boolean =>
  collected?.sync === 'refused' && collected.method !== 'WAIVED' && collected.method !== 'UNPAID';
