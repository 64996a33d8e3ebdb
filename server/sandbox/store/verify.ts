import { createHash } from 'node:crypto';
import { xdr } from '@stellar/stellar-sdk';
import pg from 'pg';
import { LedgerEngine, type LedgerSettings } from '../core/index.ts';
import type { LedgerRecord } from '../records/records.ts';
import { readAccounts, readLedgers, readTip } from './ledgers.reads.ts';

const BATCH = 1_000;

export interface Verdict {
  ok: boolean;
  /** One sentence for the operator. */
  message: string;
}

/**
 * Recomputes the chain of headers from one ledger to the last: each contains its own number and the hash of the
 * previous one.
 * @returns the first fault as a sentence, or undefined
 */
export async function brokenLink(
  db: Pick<pg.Client, 'query'>,
  from: number,
  to: number,
): Promise<string | undefined> {
  let before: Buffer | undefined;
  for (let next = from; next <= to; ) {
    const ledgers = await readLedgers(db, next, to, 'asc', BATCH);
    for (const ledger of ledgers) {
      const fault = ledger.sequence === next ? faultOf(ledger, before) : `Ledger ${next} is missing.`;
      if (fault !== undefined) return fault;
      before = createHash('sha256').update(ledger.header).digest();
      next += 1;
    }
    if (ledgers.length === 0) return `Ledger ${next} is missing.`;
  }
  return undefined;
}

function faultOf(
  { sequence, closedAt, header: bytes }: LedgerRecord,
  before: Buffer | undefined,
): string | undefined {
  const header = xdr.LedgerHeader.fromXDR(bytes);
  if (header.ledgerSeq() !== sequence) return `Ledger ${sequence} calls itself ${header.ledgerSeq()}.`;
  if (header.scpValue().closeTime().toString() !== String(closedAt)) {
    return `Ledger ${sequence} closed at another time than its header says.`;
  }
  if (before !== undefined && !header.previousLedgerHash().equals(before)) {
    return `Ledger ${sequence} does not follow from ledger ${sequence - 1}.`;
  }
  return undefined;
}

/** Verifies the whole stored ledger: every header, and the accounts against the last one. */
export async function verifyStored(databaseUrl: string, settings: LedgerSettings): Promise<Verdict> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'passa-ledger-verify' });
  await client.connect();
  try {
    // One snapshot: a running sandbox may close ledgers meanwhile.
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const { rows } = await client.query("SELECT to_regclass('ledgers') IS NOT NULL AS begun");
    const tip = rows[0]?.begun === true ? await readTip(client) : undefined;
    if (tip === undefined) return { ok: false, message: 'No ledger is stored here.' };
    const fault = await brokenLink(client, 1, tip.sequence);
    if (fault !== undefined) return { ok: false, message: fault };
    LedgerEngine.restore(settings, { headerXdr: tip.header, accounts: await readAccounts(client) });
    return { ok: true, message: `The ledger is whole: ${tip.sequence} ledgers follow from each other.` };
  } catch (error) {
    return { ok: false, message: (error as Error).message };
  } finally {
    await client.end();
  }
}
