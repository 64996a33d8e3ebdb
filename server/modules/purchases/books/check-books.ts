import type { Scope } from '../../../scope.ts';
import { countMoney, readBookedBalances, readDifferences } from './books.reads.ts';
import type { BooksCheck, BooksDifference } from './books-check.type.ts';

/**
 * What an account may have less than its history says: fees of transactions that somebody else signed with an exported
 * key, and that moved no money.
 */
const FEES_OF_OTHERS = 1_000_000n;

/**
 * Holds journal, orders, tickets, wishes and ledger against each other. Reads alone; what differs is for a person.
 * While the ledger cannot be asked, the rest is checked.
 */
export async function checkBooks(scope: Scope): Promise<BooksCheck> {
  const networkId = await knownNetwork(scope);
  if (networkId !== null) await scope.parts.follower.catchUp();
  const differences = await readDifferences(scope.db, networkId);
  if (networkId !== null) differences.push(...(await lastingBalanceDifferences(scope, networkId)));
  return {
    checkedAt: scope.clock.now(),
    agree: differences.length === 0,
    ledgerAsked: networkId !== null,
    ...(await countMoney(scope.db)),
    differences,
  };
}

/** The hourly look: whoever watches the log hears of what differs. */
export async function watchBooks(scope: Scope): Promise<void> {
  const { agree, differences, ledgerAsked } = await checkBooks(scope);
  const { log } = scope.parts;
  if (agree) log.info({ ledgerAsked }, 'the books agree');
  else
    log.error({ differences: differences.slice(0, 20), count: differences.length }, 'the books do not agree');
}

async function knownNetwork({ parts: { ledger, ledgerState } }: Scope): Promise<string | null> {
  if (ledgerState.standing.up) return ledger.networkId();
  try {
    const health = await ledger.check();
    return health.state === 'up' ? health.networkId : null;
  } catch {
    // It is away, which is an answer too: `ledgerAsked` says so.
    return null;
  }
}

/** A payment between two looks makes them differ; only what differs twice is told. */
async function lastingBalanceDifferences(scope: Scope, networkId: string): Promise<BooksDifference[]> {
  const first = await balanceDifferences(scope, networkId);
  if (first.length === 0) return [];
  await scope.parts.follower.catchUp();
  const again = new Set((await balanceDifferences(scope, networkId)).map(({ subject }) => subject));
  return first.filter(({ subject }) => again.has(subject));
}

async function balanceDifferences(scope: Scope, networkId: string): Promise<BooksDifference[]> {
  const booked = await readBookedBalances(scope.db, networkId);
  const accounts = await scope.parts.ledger.accounts(booked.map(({ public_key }) => public_key));
  return booked.flatMap(({ public_key: subject, units }) => {
    const balance = accounts.get(subject)?.balance ?? 0n;
    if (balance <= units && units - balance <= FEES_OF_OTHERS) return [];
    return [{ rule: 'ledger.balance', subject, expected: String(units), found: String(balance) }];
  });
}
