import type { TransactionRecord } from '../records/records.ts';
import type { FeeRow } from '../store/ledgers.reads.ts';
import type { ShownLedger } from './history.ts';

/** Number of operations that the fee pays for: a fee bump counts as one more. */
export const paidFor = ({ operationCount, innerHash }: TransactionRecord): number =>
  operationCount + (innerHash === null ? 0 : 1);

/** Number of ledgers in the statistics. */
export const FEE_WINDOW = 5;
const PERCENTILES = [10, 20, 30, 40, 50, 60, 70, 80, 90, 95, 99];

interface LedgerFees {
  sequence: number;
  operations: number;
  fees: FeeRow[];
}

/** Statistics of bids and charges per operation in the last ledgers. */
export class FeeStats {
  readonly #window: LedgerFees[];
  readonly #capacity: number;

  /** @param capacity operations that fit one ledger */
  constructor(begin: LedgerFees[], capacity: number) {
    this.#window = begin;
    this.#capacity = capacity;
  }

  add({ sequence, transactions, history }: ShownLedger): void {
    const fees = transactions.map((record) => ({
      ledger: sequence,
      charged: record.feeCharged,
      bid: record.maxFee,
      operations: paidFor(record),
    }));
    this.#window.push({ sequence, operations: history.ledger.setOperations, fees });
    if (this.#window.length > FEE_WINDOW) this.#window.shift();
  }

  /** Horizon's body: every value is a string. */
  body(lastLedger: number, baseFee: number): Record<string, unknown> {
    const all = this.#window.flatMap(({ fees }) => fees);
    const used = this.#window.reduce((sum, { operations }) => sum + operations, 0);
    const usage = Math.round((used / (FEE_WINDOW * this.#capacity)) * 100) / 100;
    return {
      last_ledger: String(lastLedger),
      last_ledger_base_fee: String(baseFee),
      ledger_capacity_usage: String(usage),
      fee_charged: spread(
        all.map(({ charged, operations }) => Number(charged) / operations),
        baseFee,
      ),
      max_fee: spread(
        all.map(({ bid, operations }) => Number(bid) / operations),
        baseFee,
      ),
    };
  }
}

/** For a window without transactions every value is the base fee. */
function spread(values: number[], baseFee: number): Record<string, string> {
  const sorted = values.length === 0 ? [baseFee] : values.sort((one, other) => one - other);
  const whole = (value = baseFee): string => String(Math.ceil(value));
  return {
    max: whole(sorted.at(-1)),
    min: whole(sorted[0]),
    mode: whole(modeOf(sorted)),
    ...Object.fromEntries(
      PERCENTILES.map((part) => [`p${part}`, whole(sorted[Math.ceil((part / 100) * sorted.length) - 1])]),
    ),
  };
}

/** The most frequent value; of several, the lowest. */
function modeOf(sorted: number[]): number | undefined {
  let best = { value: sorted[0], count: 0 };
  let run = { value: sorted[0], count: 0 };
  for (const value of sorted) {
    run = value === run.value ? { value, count: run.count + 1 } : { value, count: 1 };
    if (run.count > best.count) best = run;
  }
  return best.value;
}
