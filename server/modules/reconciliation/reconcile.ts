import { setTimeout as pause } from 'node:timers/promises';
import { isConnectionLoss } from '../../platform/db/database-faults.ts';
import { Failure } from '../../platform/failures.ts';
import type { Scope } from '../../platform/scope.ts';
import { countMoney, readDifferences, readRecordedBalances } from './reconciliation.reads.ts';
import type { BooksCheck, BooksDifference } from './reconciliation.schema.ts';

/**
 * By how much an account may fall short of its history: fees of transactions that moved no money and that were signed
 * elsewhere with an exported key.
 */
const FEES_OF_OTHERS = 1_000_000n;

/** Time after which a sale or a refund without a receipt is a difference. */
const RECEIPTS_WITHIN_SECONDS = 600;

/** A difference is reported after so many checks. */
const LOOKS = 4;
const LONGEST_PAUSE_MS = 500;

/** Milliseconds before each retry of a check whose database or ledger did not answer. */
const RETRY_PAUSES_MS = [500, 1_000, 2_000, 4_000];

/**
 * Reconciles journal, orders, tickets, contracts, intents and ledger. It only reads; people resolve the differences.
 * While the ledger is unavailable, the rest is checked.
 */
export async function reconcile(scope: Scope): Promise<BooksCheck> {
  const networkId = await knownNetwork(scope);
  const differences = await lastingDifferences(scope, networkId);
  return {
    checkedAt: scope.clock.now(),
    agree: differences.length === 0,
    ledgerAsked: networkId !== null,
    ...(await countMoney(scope.db)),
    differences,
  };
}

/** The hourly check: logs the differences. */
export async function logReconciliation(scope: Scope): Promise<void> {
  const { agree, differences, ledgerAsked } = await reconcile(scope);
  const { log } = scope.services;
  if (agree) log.info({ ledgerAsked }, 'the books agree');
  else
    log.error({ differences: differences.slice(0, 20), count: differences.length }, 'the books do not agree');
}

async function knownNetwork({ services: { ledger, ledgerState } }: Scope): Promise<string | null> {
  if (ledgerState.standing.up) return ledger.networkId();
  try {
    const health = await ledger.check();
    return health.state === 'up' ? health.networkId : null;
  } catch {
    // The ledger is unavailable, which is an answer too: `ledgerAsked` shows it.
    return null;
  }
}

/**
 * Ledger and records are not read at the same time, and pending changes reach one before the other. Only differences
 * that every one of several checks finds are reported.
 */
async function lastingDifferences(scope: Scope, networkId: string | null): Promise<BooksDifference[]> {
  let lasting = await differencesNow(scope, networkId);
  for (let looks = 1; looks < LOOKS && lasting.length > 0; looks += 1) {
    await pause(Math.min(scope.services.ledger.network.closeSeconds * 500, LONGEST_PAUSE_MS));
    const names = new Set(lasting.map(nameOf));
    lasting = (await differencesNow(scope, networkId)).filter((difference) => names.has(nameOf(difference)));
  }
  return lasting;
}

function nameOf({ rule, subject }: BooksDifference): string {
  return `${rule} ${subject}`;
}

/** One check. A request that fails is no finding: the check is retried a few times. */
async function differencesNow(scope: Scope, networkId: string | null): Promise<BooksDifference[]> {
  for (const ms of RETRY_PAUSES_MS) {
    try {
      return await look(scope, networkId);
    } catch (error) {
      if (!isUnavailable(error)) throw error;
      await pause(ms);
    }
  }
  return look(scope, networkId);
}

function isUnavailable(error: unknown): boolean {
  return (error instanceof Failure && error.kind === 'unavailable') || isConnectionLoss(error);
}

async function look(scope: Scope, networkId: string | null): Promise<BooksDifference[]> {
  const receiptsUntil = scope.clock.ago(RECEIPTS_WITHIN_SECONDS);
  if (networkId === null) return readDifferences(scope.db, null, receiptsUntil);
  await scope.services.follower.catchUp();
  const recorded = await readDifferences(scope.db, networkId, receiptsUntil);
  return [...recorded, ...(await balanceDifferences(scope, networkId))];
}

async function balanceDifferences(scope: Scope, networkId: string): Promise<BooksDifference[]> {
  const booked = await readRecordedBalances(scope.db, networkId);
  const accounts = await scope.services.ledger.accounts(booked.map(({ publicKey }) => publicKey));
  return booked.flatMap(({ publicKey: subject, units, exact }) => {
    const balance = accounts.get(subject)?.balance ?? 0n;
    if (balance <= units && units - balance <= (exact ? 0n : FEES_OF_OTHERS)) return [];
    return [
      {
        rule: exact ? 'escrow.balance' : 'ledger.balance',
        subject,
        expected: String(units),
        found: String(balance),
      },
    ];
  });
}

/** Formats the reconciliation as text: a line per difference, and a summary line. */
export function describeReconciliation({
  agree,
  differences,
  ledgerAsked,
  payments,
  refunds,
}: BooksCheck): string {
  const places = differences.length === 1 ? 'one place' : `${differences.length} places`;
  return [
    ...differences.map(
      ({ rule, subject, expected, found }) => `${rule} ${subject}: expected ${expected}, found ${found}`,
    ),
    `${agree ? 'The books agree' : `The books differ in ${places}`}: ${payments} payments, ${refunds} refunds.${
      ledgerAsked ? '' : ' The ledger could not be asked.'
    }`,
  ].join('\n');
}
