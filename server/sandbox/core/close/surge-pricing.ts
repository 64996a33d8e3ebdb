import { type AnyTransaction, innerOf, paidOperations } from '../transaction/transaction.ts';

const LARGEST_TRANSACTION = 100;

/** From this protocol on the price rises only when a transaction was left out, and is rounded down. */
const PRICED_BY_WHAT_IS_LEFT_OUT = 20;

/** Compares the bids per operation of two transactions. */
export function compareRates(a: AnyTransaction, b: AnyTransaction): number {
  const left = a.fee * BigInt(paidOperations(b));
  const right = b.fee * BigInt(paidOperations(a));
  return left < right ? -1 : left > right ? 1 : 0;
}

export interface LedgerSet {
  /** In the order of arrival. */
  readonly transactions: readonly AnyTransaction[];
  /** Price per operation. */
  readonly feePerOperation: bigint;
}

interface Limits {
  readonly maxOps: number;
  readonly baseFee: bigint;
  readonly protocol: number;
}

function operationsOf(transactions: readonly AnyTransaction[]): number {
  return transactions.reduce((sum, transaction) => sum + paidOperations(transaction), 0);
}

interface Line {
  readonly waiting: AnyTransaction[];
  /** Arrival index of its source's first transaction; the earlier wins among equal bids. */
  readonly arrival: number;
}

function linesOf(transactions: readonly AnyTransaction[]): Line[] {
  const lines = new Map<string, Line>();
  for (const [arrival, transaction] of transactions.entries()) {
    const { source } = innerOf(transaction);
    const line = lines.get(source) ?? { waiting: [], arrival };
    lines.set(source, line);
    line.waiting.push(transaction);
  }
  return [...lines.values()];
}

// The best line is last.
function compareLines(a: Line, b: Line): number {
  const [x, y] = [a.waiting[0], b.waiting[0]];
  return (x && y ? compareRates(x, y) : 0) || b.arrival - a.arrival;
}

function insert(lines: Line[], line: Line): void {
  let [from, to] = [0, lines.length];
  while (from < to) {
    const middle = (from + to) >>> 1;
    const other = lines[middle];
    if (other !== undefined && compareLines(other, line) < 0) {
      from = middle + 1;
    } else {
      to = middle;
    }
  }
  lines.splice(from, 0, line);
}

/** Chooses the best bids that fit; a source whose next transaction does not fit gets no other in. */
function choose(transactions: readonly AnyTransaction[], maxOps: number): Set<AnyTransaction> {
  const lines = linesOf(transactions).sort(compareLines);
  const chosen = new Set<AnyTransaction>();
  let left = maxOps;
  while (left > 0) {
    const line = lines.pop();
    if (line === undefined) {
      break;
    }
    const [next] = line.waiting;
    if (next === undefined || paidOperations(next) > left) {
      continue;
    }
    chosen.add(next);
    left -= paidOperations(next);
    line.waiting.shift();
    if (line.waiting.length > 0) {
      insert(lines, line);
    }
  }
  return chosen;
}

function lowestRate(transactions: readonly AnyTransaction[], roundUp: boolean): bigint {
  let lowest: bigint | null = null;
  for (const transaction of transactions) {
    const operations = BigInt(paidOperations(transaction));
    const rate = (transaction.fee + (roundUp ? operations - 1n : 0n)) / operations;
    lowest = lowest === null || rate < lowest ? rate : lowest;
  }
  return lowest ?? 0n;
}

/**
 * Chooses the transactions that fit the ledger, and the price. Up to protocol 19 the price already rises when there is
 * no room for one more transaction of the largest kind.
 */
export function chooseForLedger(
  waiting: readonly AnyTransaction[],
  { maxOps, baseFee, protocol }: Limits,
): LedgerSet {
  const all = operationsOf(waiting);
  const chosen = all > maxOps ? choose(waiting, maxOps) : null;
  const transactions = chosen === null ? waiting : waiting.filter((transaction) => chosen.has(transaction));
  if (protocol >= PRICED_BY_WHAT_IS_LEFT_OUT) {
    const scarce = transactions.length < waiting.length && transactions.length > 0;
    return { transactions, feePerOperation: scarce ? lowestRate(transactions, false) : baseFee };
  }
  const scarce = operationsOf(transactions) > Math.max(0, maxOps - LARGEST_TRANSACTION);
  return { transactions, feePerOperation: scarce ? lowestRate(transactions, true) : baseFee };
}
