import { isConnectionLoss } from '../../../platform/db/database-faults.ts';
import { type Lanes, MicroBatch } from '../../../platform/db/micro-batch.ts';
import { codeRefusal, type Pricing } from '../../sales-rules/index.ts';
import { SalesBusy } from '../purchase.failures.ts';
import type { Terms } from './listing.rules.ts';
import type { PreparedOrder } from './prepared-order.ts';
import { isDuplicateKey, type SaleRow, sellBatch } from './sale.writes.ts';

/** Most orders per statement, and most that may wait for one tier. */
const BATCH = 128;
const QUEUE = 4_096;

/**
 * The outcome of an order. `retry`: it did not fit behind others of its batch, but would fit the remaining places.
 * `listingChanged`: the terms it was signed with are no longer on sale.
 */
export type Outcome =
  | { kind: 'won'; serial: number }
  | { kind: 'duplicate' }
  | { kind: 'listingChanged' }
  | { kind: 'sold_out'; free: number }
  | { kind: 'retry' };

export interface TierQueueOptions {
  terms: Terms;
  /** The same for all orders of the queue. */
  pricing: Pricing;
  keyVersion: number;
  lanes: Lanes;
  mailState(): string;
  /** Called after each commit that sold something, and whenever no place is left. */
  onFree(free: number, sold: number): void;
}

/**
 * Queues the orders of one tier under one set of terms, all with one code or none: orders that wait while a batch is
 * being committed form the next batch.
 */
export class TierQueue {
  readonly #options: TierQueueOptions;
  readonly #batches: MicroBatch<PreparedOrder, Outcome>;

  constructor(options: TierQueueOptions) {
    this.#options = options;
    this.#batches = new MicroBatch({
      max: BATCH,
      queueLimit: QUEUE,
      run: (orders) => this.#runOrDuplicate(orders),
      onFull: () => new SalesBusy(),
      // Whether a batch was committed before the connection broke is unknown: selling it again could sell it twice.
      retryAlone: (error) => !isConnectionLoss(error),
    });
  }

  get idle(): boolean {
    return this.#batches.idle;
  }

  /** @throws SalesBusy when the queue is full */
  async sell(order: PreparedOrder): Promise<Exclude<Outcome, { kind: 'retry' }>> {
    for (;;) {
      const outcome = await this.#batches.add(order);
      // Each round resolves at least the first that did not fit, so this ends.
      if (outcome.kind !== 'retry') return outcome;
    }
  }

  /** A batch with a duplicate in it is run one by one; alone, the duplicate is answered as such. */
  async #runOrDuplicate(orders: PreparedOrder[]): Promise<Outcome[]> {
    try {
      return await this.#run(orders);
    } catch (error) {
      if (orders.length === 1 && isDuplicateKey(error)) return [{ kind: 'duplicate' }];
      throw codeRefusal(error) ?? error;
    }
  }

  async #run(orders: PreparedOrder[]): Promise<Outcome[]> {
    const { terms, pricing, keyVersion, lanes, mailState, onFree } = this.#options;
    const statement = sellBatch(terms, pricing, keyVersion, mailState(), orders);
    const rows = await lanes.run<SaleRow>({ tenant: terms.issuerId, user: null }, statement);
    const tier = rows.find((row) => row.kind === 'tier');
    const settled = new Map(rows.filter((row) => row.kind !== 'tier').map((row) => [row.i, row]));
    const sold = orders.reduce(
      (sum, order, i) => sum + (settled.get(i)?.kind === 'won' ? order.tickets.length : 0),
      0,
    );
    if (tier?.same) onFree(tier.n, sold);
    return orders.map((order, index) => outcomeOf(order, settled.get(index), tier));
  }
}

function outcomeOf(order: PreparedOrder, row: SaleRow | undefined, tier: SaleRow | undefined): Outcome {
  if (row?.kind === 'won') return { kind: 'won', serial: row.n };
  if (row?.kind === 'duplicate') return { kind: 'duplicate' };
  if (!tier?.same) return { kind: 'listingChanged' };
  return order.tickets.length <= tier.n ? { kind: 'retry' } : { kind: 'sold_out', free: tier.n };
}
