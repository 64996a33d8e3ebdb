import type { Database } from '../../../platform/db/database.ts';
import { inTransaction, type Tx } from '../../../platform/db/in-transaction.ts';
import type { Lanes } from '../../../platform/db/micro-batch.ts';
import { GENERIC_PLANS } from '../../../platform/db/session-settings.ts';
import type { Mailer } from '../../../platform/mail/index.ts';
import type { Scope } from '../../../platform/scope.ts';
import { isDuplicateKey, type ListedTier, type StockAnnouncer } from '../../orders/index.ts';
import { codeRefusal } from '../../sales-rules/index.ts';
import { closeOffer, freeForOrder, OfferGone } from '../../waitlist/index.ts';
import { type BatchRow, type NotWritten, outcomesOf } from '../batch.statements.ts';
import { OrderQueue, openLanes } from '../order-queue.ts';
import type { PricedLine } from '../price-lines.ts';
import type { PreparedOrder } from './prepared-order.ts';
import { type Sale, sellBatch, sellIn } from './sale.writes.ts';

/** Most orders per statement, and most that may wait for one tier. */
const BATCH = 128;
const QUEUE = 4_096;
const LANES = 2;
/** Queues kept before idle ones are removed. */
const MAX_QUEUES = 500;

/** `serials`: those of the first ticket of each line. */
type Sold = { kind: 'sold'; serials: number[] };

interface TierQueue {
  queue: OrderQueue<PreparedOrder, Sold>;
  /** The newest listing of the tier. */
  tier: ListedTier;
}

/**
 * Sells orders: those of one tier in batches, with one queue for each tier, its terms, and the price that a code gives;
 * one of several tiers, or with a waitlist offer, in a transaction of its own.
 */
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
   * Sells an order; resolves after its commit.
   * @throws SalesBusy when the queue of that tier is full, OfferGone, and the failures of the code
   */
  sell(scope: Scope, order: PreparedOrder, lines: readonly PricedLine[]): Promise<Sold | NotWritten> {
    const [line] = lines;
    if (line && lines.length === 1 && !order.offered) return this.#queue(line, order).add(order);
    return this.#sellAlone(scope, order, lines);
  }

  #queue({ tier, unitUnits }: PricedLine, { keyVersion, code }: PreparedOrder): TierQueue['queue'] {
    const name = `${tier.terms.fingerprint}/${keyVersion}/${code?.id ?? ''}/${unitUnits}`;
    const open = this.#queues.get(name);
    if (open) {
      // The listing is read again every second; free places must be noted in the one that buyers read.
      open.tier = tier;
      return open.queue;
    }
    if (this.#queues.size >= MAX_QUEUES) this.#clearIdle();
    const run = (orders: PreparedOrder[]) =>
      this.#run({ lines: [{ tier: entry.tier, unitUnits }], keyVersion, code }, orders);
    const entry: TierQueue = {
      queue: new OrderQueue<PreparedOrder, Sold>({ max: BATCH, queueLimit: QUEUE, run }),
      tier,
    };
    this.#queues.set(name, entry);
    return entry.queue;
  }

  async #run(sale: Sale, orders: PreparedOrder[]) {
    const tenancy = { tenant: orders[0]?.issuerId ?? null, user: null };
    const rows = await this.#lanes.run<BatchRow>(tenancy, sellBatch(sale, orders, this.#mail.firstState));
    return this.#outcomes(sale, orders, rows);
  }

  async #sellAlone(
    scope: Scope,
    order: PreparedOrder,
    lines: readonly PricedLine[],
  ): Promise<Sold | NotWritten> {
    const { keyVersion, code, offered } = order;
    const sale = { lines, keyVersion, code };
    const sell = async (tx: Tx): Promise<readonly BatchRow[]> => {
      // An offer is of one tier.
      if (offered && !(await freeForOrder(tx, offered, order.tickets.length))) throw new OfferGone();
      const rows = await sellIn(tx, sale, [order]);
      // A transaction that commits without a sale must not leave the offered places free.
      if (!rows.some(({ kind }) => kind === 'won')) throw new NotSold(rows);
      if (offered) await closeOffer(tx, offered, order.id);
      return rows;
    };
    const tenancy = { tenant: order.issuerId, user: null };
    const rows = await inTransaction(scope, sell, tenancy, 'kept').catch((error: unknown) => {
      if (error instanceof NotSold) return error.rows;
      if (isDuplicateKey(error)) return undefined;
      throw codeRefusal(error) ?? error;
    });
    if (!rows) return { kind: 'duplicate' };
    const [outcome] = this.#outcomes(sale, [order], rows);
    return outcome && outcome.kind !== 'retry' ? outcome : { kind: 'listingChanged' };
  }

  #outcomes({ lines }: Sale, orders: readonly PreparedOrder[], rows: readonly BatchRow[]) {
    for (const { kind, line, n, same } of rows) {
      const tier = lines[line]?.tier;
      if (kind === 'tier' && same && tier) tier.free = n;
    }
    const [first] = orders;
    if (first && rows.some(({ kind }) => kind === 'won'))
      this.#announcer.announce(first.eventId, first.issuerId);
    const parts = orders.map((order) =>
      lines.map(({ tier: { terms } }) => ({
        tier: terms.tier,
        quantity: order.tickets.filter(({ tierId }) => tierId === terms.tierId).length,
      })),
    );
    return outcomesOf(parts, rows).map((outcome) =>
      outcome.kind === 'won' ? { kind: 'sold' as const, serials: outcome.serials } : outcome,
    );
  }

  #clearIdle(): void {
    for (const [name, { queue }] of this.#queues) if (queue.idle) this.#queues.delete(name);
  }
}

/** Rolls the transaction back so that it leaves nothing behind. */
class NotSold extends Error {
  constructor(readonly rows: readonly BatchRow[]) {
    super('not sold');
  }
}
