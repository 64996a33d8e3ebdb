import { setImmediate as nextTurn } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import pLimit, { type LimitFunction } from 'p-limit';
import type { Clock, Ids } from '../../../platform/clock.ts';
import { Coalescer } from '../../../platform/concurrency.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { Tx } from '../../../platform/db/in-transaction.ts';
import { Lanes } from '../../../platform/db/micro-batch.ts';
import { GENERIC_PLANS, LOOKED_UP } from '../../../platform/db/session-settings.ts';
import type { Mailer } from '../../../platform/mail/index.ts';
import type { Metrics } from '../../../platform/metrics.ts';
import type { Scope } from '../../../platform/scope.ts';
import type { Topics } from '../../../platform/topics.ts';
import type { SigningKeys } from '../../tickets/index.ts';
import { HoldBatcher } from '../hold/hold-batcher.ts';
import { IssuedTickets } from '../issue/issue-tickets.ts';
import { SalesBusy } from '../purchase.failures.ts';
import { PurchaseReads } from '../purchase.reads.ts';
import { RefundWorker } from '../refunds/refund-worker.ts';
import { offerPlaces } from '../waiting/waitlist-offer.ts';
import { Payees } from '../wallet/payee.ts';
import { KnownFunds } from '../wallet/paying-wallet.ts';
import { ListingCache } from './listing.reads.ts';
import type { ListedTier } from './listing.rules.ts';
import type { PreparedOrder } from './prepared-order.ts';
import { type Outcome, TierQueue } from './tier-queue.ts';

export interface SalesDependencies {
  db: Database;
  clock: Clock;
  ids: Ids;
  topics: Topics;
  keys: SigningKeys;
  metrics: Metrics;
  mail: Mailer;
}

const LANES = 2;
/** Two batches of holds: enough that the database always has one to run. */
const ADMITTED = 64;
const MAX_QUEUED = 2_048;
/** Four batches of a tier may wait for its lock, and other tiers must not wait for them. Opened on demand. */
const HOLDING_LANES = 12;
/** Queues and announcers kept before idle ones are removed. */
const MAX_QUEUES = 500;
const BETWEEN_ANNOUNCEMENTS_MS = 50;

/** Entry point of sales. One object per process; several processes may sell the same tier. */
export class SalesService {
  readonly listings: ListingCache;
  readonly holds: HoldBatcher;
  readonly payees: Payees;
  readonly funds = new KnownFunds();
  readonly reads: PurchaseReads;
  readonly issued = new IssuedTickets();
  readonly refunds: RefundWorker;
  readonly #options: SalesDependencies;
  readonly #lanes: Lanes;
  readonly #queues = new Map<string, { queue: TierQueue; tier: ListedTier }>();
  readonly #announcers = new Map<string, Coalescer>();
  readonly #underWay = new Map<string, Promise<unknown>>();
  readonly #entrances = new LRUCache<string, LimitFunction>({ max: MAX_QUEUES });
  #scope: () => Scope = () => {
    throw new Error('the sales desk was not started');
  };

  constructor(options: SalesDependencies) {
    this.#options = options;
    this.listings = new ListingCache(options.db, options.topics);
    this.payees = new Payees(options.topics);
    this.reads = new PurchaseReads(options.db);
    this.refunds = new RefundWorker(() => this.#scope(), options.topics);
    this.#lanes = lanes(options.db, 'passa-sales', LANES, GENERIC_PLANS);
    this.holds = new HoldBatcher(
      () => this.#scope(),
      lanes(options.db, 'passa-holds', HOLDING_LANES, LOOKED_UP),
    );
  }

  /** @param scope the system scope that writes holds */
  start(scope: () => Scope): void {
    this.#scope = scope;
  }

  /**
   * Runs the work, one at a time under a name.
   * @param repeat the result of earlier work under that name; undefined when there is none and the work must run
   */
  async once<T>(
    name: string | null,
    work: () => Promise<T>,
    repeat: () => Promise<T | undefined>,
  ): Promise<T> {
    if (name === null) return work();
    for (let first = this.#underWay.get(name); first; first = this.#underWay.get(name)) {
      await first.catch(() => undefined);
      const earlier = await repeat();
      if (earlier !== undefined) return earlier;
    }
    const running = work();
    this.#underWay.set(name, running);
    try {
      return await running;
    } finally {
      this.#underWay.delete(name);
    }
  }

  /**
   * Limits concurrent purchases of an event until their payment is submitted, so that early buyers finish first; if all
   * advanced step by step, every buyer would wait as long as the last.
   * @throws SalesBusy when the queue is full
   */
  async admit<T>(eventId: string, work: () => Promise<T>): Promise<T> {
    const entrance = this.#entrances.get(eventId) ?? pLimit(ADMITTED);
    this.#entrances.set(eventId, entrance);
    if (entrance.pendingCount >= MAX_QUEUED) throw new SalesBusy();
    return entrance(work);
  }

  /**
   * Sells an order of one tier with the next batch; resolves after its commit.
   * @throws SalesBusy when the queue of that tier is full
   */
  async sell(order: PreparedOrder, tier: ListedTier): Promise<Exclude<Outcome, { kind: 'retry' }>> {
    return this.#queue(tier, order).sell(order);
  }

  /** Wakes the mailer and publishes the new stock after a sale was committed. */
  announce(eventId: string, issuerId: string): void {
    const { topics, mail } = this.#options;
    mail.wake();
    this.#notifySoon(eventId, async () => {
      topics.publish('event.stock', eventId, { eventId });
      topics.publish('issuer.stats', issuerId, { issuerId, eventId });
    });
  }

  /** Offers freed or added places to the waitlist first. */
  placesFreed(tx: Tx, tierIds: readonly string[]): Promise<void> {
    return offerPlaces(tx, tierIds);
  }

  /** Publishes that money came into a contract's escrow, or that the contract owes more. */
  announceEscrow(contractId: string, issuerId: string): void {
    const { topics } = this.#options;
    this.#notifySoon(contractId, async () =>
      topics.publish('contract.changed', contractId, { contractId, issuerId }),
    );
  }

  /** Coalesces the notifications of a crowd's purchases. */
  #notifySoon(subject: string, tell: () => Promise<void>): void {
    let announcer = this.#announcers.get(subject);
    if (!announcer) {
      if (this.#announcers.size >= MAX_QUEUES) this.#announcers.clear();
      announcer = new Coalescer(BETWEEN_ANNOUNCEMENTS_MS, tell);
      this.#announcers.set(subject, announcer);
    }
    announcer.poke();
  }

  /** Resolves when every accepted call is answered. */
  async close(): Promise<void> {
    while (this.#underWay.size > 0 || [...this.#queues.values()].some(({ queue }) => !queue.idle))
      await nextTurn();
    await this.refunds.close();
    for (const announcer of this.#announcers.values()) announcer.stop();
    this.listings.close();
    this.payees.close();
  }

  #queue(tier: ListedTier, { keyVersion, code, tickets }: PreparedOrder): TierQueue {
    const { terms } = tier;
    const unitUnits = tickets[0]?.price_units ?? terms.priceUnits;
    const name = `${terms.fingerprint}/${keyVersion}/${code?.id ?? ''}/${unitUnits}`;
    const open = this.#queues.get(name);
    if (open) {
      // The listing is read again every second; free places must be noted in the one that buyers read.
      open.tier = tier;
      return open.queue;
    }
    if (this.#queues.size >= MAX_QUEUES) this.#clearIdle();
    const queue = new TierQueue({
      terms,
      pricing: { unitUnits, code },
      keyVersion,
      lanes: this.#lanes,
      mailState: () => this.#options.mail.firstState,
      onFree: (free, sold) => this.#noteFree(entry.tier, free, sold),
    });
    const entry = { queue, tier };
    this.#queues.set(name, entry);
    return queue;
  }

  #noteFree(tier: ListedTier, free: number, sold: number): void {
    tier.free = free;
    if (sold > 0) this.announce(tier.terms.eventId, tier.terms.issuerId);
  }

  #clearIdle(): void {
    for (const [name, { queue }] of this.#queues) if (queue.idle) this.#queues.delete(name);
  }
}

function lanes(db: Database, name: string, count: number, settings: Record<string, string>): Lanes {
  return new Lanes(Array.from({ length: count }, () => db.dedicated(name, settings)));
}
