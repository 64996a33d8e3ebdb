import type { EntryTerms, Movement } from '../../../../../server/lib/scan/entry-rules.ts';
import type { NameOf, DoorOutcome as Outcome, ScanPurpose } from '../../../../../server/lib/scan/outcomes.ts';
import type { DueMethod, ScanNote } from '../../../gql/graphql.ts';

/** How the amount due was handled at the door: paid, waived, or left unpaid. */
export type Settlement = DueMethod | 'UNPAID';

/** Outcome at a door. A test ticket in normal mode and a real one in test mode are refused without validation. */
export type DoorOutcome = NameOf<Outcome>;

/** Still to upload, uploaded, or refused by the service. */
export type SyncState = 'waiting' | 'done' | 'refused';

export interface Due {
  amount: string;
  currency: string;
}

/** Amount collected with a scan. `refused`: it had been paid already, so it must be refunded. */
interface Collected extends Due {
  method: Settlement;
  sync: SyncState;
  /** The ticket was revoked or cancelled in the meantime. */
  isVoid?: boolean;
}

/** One scan as stored on this device. All times are milliseconds since 1970. */
export interface StoredScan {
  /** Unique id of the scan; the service accepts each once. */
  nonce: string;
  eventId: string;
  gateId: string | null;
  /** The ticket that the signature covers. */
  ticketId: string | null;
  /** Ticket number; null when unknown, undefined in scans of an older version. */
  number?: string | null;
  tier: string | null;
  /** The guest was found by name, without a code; undefined in scans of an older version. */
  isNamed?: boolean;
  /** The scanned text, deleted once the service has it. */
  shown: string | null;
  /** By the device's own clock. */
  at: number;
  /** Offset from that clock to the corrected time. */
  offsetMs: number;
  /** Id of a page load, up to the next leap of its clock: the scans of a run have the same error of the clock. */
  run: string;
  mode: 'online' | 'offline';
  outcome: DoorOutcome;
  /** An entry in scans of an older version. */
  purpose?: ScanPurpose;
  /** The thing that was handed out. */
  itemId?: string | null;
  admitted: boolean;
  sync: SyncState;
  undo: { reason: string; sync: SyncState } | null;
  /** null when nothing was collected, undefined in scans of an older version. */
  collected?: Collected | null;
  /** Remark on an admission with less than the registered phone; undefined in scans of an older version. */
  note?: ScanNote | null;
  /** Made in test mode; never uploaded. */
  test: boolean;
}

/** True when the scan admitted the guest and was not undone. */
export const isEntry = (scan: StoredScan): boolean => scan.admitted && scan.undo === null;

/** True when the guest left by this scan, whether or not an entry was known. */
export const isExit = (scan: Pick<StoredScan, 'outcome'>): boolean =>
  scan.outcome === 'EXITED' || scan.outcome === 'NOT_INSIDE';

/** An entry or exit as this device knows it. */
export interface KnownMovement extends Movement {
  gateId: string | null;
}

/**
 * Returns the entries and exits of a ticket that its scans on this device prove, by their times.
 * @param scans in the order in which they were made
 */
export function movementsOf(scans: readonly StoredScan[], { rule, limit }: EntryTerms): KnownMovement[] {
  return scans
    .flatMap((scan): KnownMovement[] => {
      const known = { at: scan.at + scan.offsetMs, gateId: scan.gateId };
      if (isExit(scan)) return [{ ...known, direction: 'out' }];
      if (isEntry(scan)) return [{ ...known, direction: 'in' }];
      if (!provesUse(scan)) return [];
      // The service found all entries of the ticket used.
      const entries = rule === 'times' ? (limit ?? 1) : 1;
      return Array.from({ length: entries }, () => ({ ...known, gateId: null, direction: 'in' as const }));
    })
    .sort((one, other) => one.at - other.at);
}

/** True when the ticket was used, by this scan or by an earlier one that the service reported. */
export const provesUse = (scan: StoredScan): boolean =>
  isEntry(scan) || (scan.mode === 'online' && scan.outcome === 'ALREADY_USED');

/** True when the guest paid twice. Guests whose amount was waived or left unpaid gave no money. */
export const isPaidTwice = ({ collected }: StoredScan): boolean =>
  collected?.sync === 'refused' && collected.method !== 'WAIVED' && collected.method !== 'UNPAID';

/** The scans that prove the use of a ticket whose number contains the digits, one for each. @param scans newest first */
export function usesByNumber(scans: readonly StoredScan[], digits: string): StoredScan[] {
  const found = new Map<string, StoredScan>();
  for (const scan of scans) {
    const { ticketId, number, test } = scan;
    if (test || !ticketId || !number?.includes(digits) || !provesUse(scan)) continue;
    if (!found.has(ticketId)) found.set(ticketId, scan);
  }
  return [...found.values()];
}
