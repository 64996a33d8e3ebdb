import { auditHeadRoot } from '../../lib/signing/index.ts';
import type { Database } from '../../platform/db/database.ts';
import { type RecordedRoot, readAnchoringAccount, readRecordedRoots } from './anchor.reads.ts';

/** Ledger queries that the verification needs. All throw LedgerUnavailable. */
export interface RootsOnLedger {
  check(): Promise<{ state: string }>;
  networkId(): string;
  paymentsAfter(
    cursor: string,
    limit: number,
    of: string,
  ): Promise<{ cursor: string; from: string; memoHash: Buffer | null; closedAt: Date }[]>;
}

/** A span of time whose records a failover lost. */
export interface LostSpan {
  from: Date;
  to: Date;
}

export type AnchorsVerdict = { ok: true; roots: number; lost: number } | { ok: false; message: string };

const PAGE = 200;

/** Reads every memo hash that the account has ever sent, with the time of its last closing. */
async function rootsSentBy(ledger: RootsOnLedger, account: string): Promise<Map<string, Date>> {
  const roots = new Map<string, Date>();
  let cursor = '';
  for (let more = true; more; ) {
    const page = await ledger.paymentsAfter(cursor, PAGE, account);
    for (const { from, memoHash, closedAt } of page)
      if (from === account && memoHash) roots.set(memoHash.toString('hex'), closedAt);
    cursor = page.at(-1)?.cursor ?? cursor;
    more = page.length === PAGE;
  }
  return roots;
}

function isWhatItSays({ kind, auditSeq: seq, auditHash: hash, root }: RecordedRoot): boolean {
  return kind !== 'audit' || (seq !== null && hash !== null && auditHeadRoot(seq, hash).equals(root));
}

/**
 * Reconciles the records of anchors with the ledger, in both directions: an attacker who cuts entries off and deletes
 * the records of their heads too leaves roots on the ledger that no record explains.
 * @param account the anchoring account, when known from elsewhere; otherwise the one in our records
 * @param spans of records that failovers lost; roots that were sent then are not missed
 * @returns null when the network is unavailable, or was reset
 */
export async function verifyAnchors(
  db: Database,
  ledger: RootsOnLedger,
  account: string | undefined,
  spans: readonly LostSpan[] = [],
): Promise<AnchorsVerdict | null> {
  const { state } = await ledger.check();
  if (state !== 'up') return null;
  const recorded = await readRecordedRoots(db, ledger.networkId());
  const from = account ?? (await readAnchoringAccount(db));
  const sent = from === undefined ? new Map<string, Date>() : await rootsSentBy(ledger, from);
  for (const batch of recorded) {
    const { number, state: at, root } = batch;
    if (!isWhatItSays(batch)) return bad(`Anchor ${number} was changed: it is not the head that it names.`);
    if (at === 'anchored' && !sent.has(root.toString('hex')))
      return bad(`Anchor ${number} is not on the ledger.`);
  }
  const known = new Set(recorded.map(({ root }) => root.toString('hex')));
  const unknown = [...sent].filter(([root]) => !known.has(root));
  const [strange] = unknown.find(([, at]) => !spans.some((span) => isWithin(span, at))) ?? [];
  return strange === undefined
    ? { ok: true, roots: sent.size, lost: unknown.length }
    : bad(`The ledger holds the root ${strange}, of which nothing is recorded here: records were deleted.`);
}

/** A transaction that was under way when the loss was noticed closes within its time bounds. */
const ON_ITS_WAY_MS = 5 * 60_000;

function isWithin({ from, to }: LostSpan, at: Date): boolean {
  return at >= from && at.getTime() <= to.getTime() + ON_ITS_WAY_MS;
}

const bad = (message: string): AnchorsVerdict => ({ ok: false, message });
