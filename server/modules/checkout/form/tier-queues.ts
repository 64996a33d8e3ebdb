import type { Database } from '../../../platform/db/database.ts';
import type { Lanes } from '../../../platform/db/micro-batch.ts';
import { GENERIC_PLANS } from '../../../platform/db/session-settings.ts';
import type { Mailer } from '../../../platform/mail/index.ts';
import type { BatchRow, ListedTier, StockAnnouncer } from '../../orders/index.ts';
import type { Pricing } from '../../sales-rules/index.ts';
import { type NotWritten, OrderQueue, openLanes, outcomeOf } from '../order-queue.ts';
import type { PreparedOrder } from './prepared-order.ts';
import { sellBatch } from './sale.writes.ts';

/** Most orders per statement, and most that may wait for one tier. */
const BATCH = 128;
const QUEUE = 4_096;
const LANES = 2;
/** Queues kept before idle ones are removed. */
const MAX_QUEUES = 500;

type Sold = { kind: 'sold'; serial: number };

interface TierQueue {
  queue: OrderQueue<PreparedOrder, Sold>;
  /** The newest listing of the tier. */
  tier: ListedTier;
}

/** Sells orders of one tier in batches: one queue for each tier, its terms, and the price that a code gives. */
export class TierQueues {
  readonly #mail: Mailer;
  readonly #announcer: StockAnnouncer;
  readonly #lanes: Lanes;
  readonly #queues = new Map<string, TierQueue>();

  constructor(db: Database, mail: Mailer, announcer: StockAnnouncer) {
    this.#mail = mail;
    this.#announcer = announcer;
    this.#lanes = openLanes(db, 'passa-sales', LANES, GENERIC_PLANS);
  }

  get idle(): boolean {
    return [...this.#queues.values()].every(({ queue }) => queue.idle);
  }

  /**
   * Sells an order with the next batch; resolves after its commit.
   * @throws SalesBusy when the queue of that tier is full
   */
  sell(order: PreparedOrder, tier: ListedTier): Promise<Sold | NotWritten> {
    return this.#queue(tier, order).add(order);
  }

  #queue(tier: ListedTier, { keyVersion, code, tickets }: PreparedOrder): TierQueue['queue'] {
    const { terms } = tier;
    const unitUnits = tickets[0]?.priceUnits ?? terms.priceUnits;
    const name = `${terms.fingerprint}/${keyVersion}/${code?.id ?? ''}/${unitUnits}`;
    const open = this.#queues.get(name);
    if (open) {
      // The listing is read again every second; free places must be noted in the one that buyers read.
      open.tier = tier;
      return open.queue;
    }
    if (this.#queues.size >= MAX_QUEUES) this.#clearIdle();
    const run = (orders: PreparedOrder[]) => this.#run(entry, { unitUnits, code }, keyVersion, orders);
    const entry: TierQueue = {
      queue: new OrderQueue<PreparedOrder, Sold>({ max: BATCH, queueLimit: QUEUE, run }),
      tier,
    };
    this.#queues.set(name, entry);
    return entry.queue;
  }

  async #run(entry: TierQueue, pricing: Pricing, keyVersion: number, orders: PreparedOrder[]) {
    const { terms } = entry.tier;
    const statement = sellBatch(terms, pricing, keyVersion, this.#mail.firstState, orders);
    const rows = await this.#lanes.run<BatchRow>({ tenant: terms.issuerId, user: null }, statement);
    const tierRow = rows.find((row) => row.kind === 'tier');
    const ownRows = new Map(rows.filter((row) => row.kind !== 'tier').map((row) => [row.i, row]));
    if (tierRow?.same) {
      entry.tier.free = tierRow.n;
      if (rows.some((row) => row.kind === 'won')) this.#announcer.announce(terms.eventId, terms.issuerId);
    }
    return orders.map((order, index) => {
      const row = ownRows.get(index);
      if (row?.kind === 'won') return { kind: 'sold' as const, serial: row.n };
      return outcomeOf({ tier: terms.tier, quantity: order.tickets.length }, row, tierRow);
    });
  }

  #clearIdle(): void {
    for (const [name, { queue }] of this.#queues) if (queue.idle) this.#queues.delete(name);
  }
}
