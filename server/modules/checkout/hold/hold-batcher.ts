import { LRUCache } from 'lru-cache';
import type { IntentBatch, NewIntent } from '../../../ledger/settlement/index.ts';
import { SYSTEM_TENANCY } from '../../../platform/access/actor.ts';
import type { Database } from '../../../platform/db/database.ts';
import { inTransaction, runEffects, type Tx } from '../../../platform/db/in-transaction.ts';
import type { Lanes } from '../../../platform/db/micro-batch.ts';
import { LOOKED_UP } from '../../../platform/db/session-settings.ts';
import type { Scope } from '../../../platform/scope.ts';
import {
  type BatchRow,
  isDuplicateKey,
  issueTickets,
  lockPayable,
  SoldOut,
  type Terms,
} from '../../orders/index.ts';
import { codeRefusal } from '../../sales-rules/index.ts';
import { closeOffer, freeForOrder, OfferGone, type WaitlistOffer } from '../../waitlist/index.ts';
import { type NotWritten, OrderQueue, openLanes, outcomeOf } from '../order-queue.ts';
import { type Hold, isPaidAtOnce, placesOf } from './hold.ts';
import { holdBatch, holdSeveral } from './hold.writes.ts';

/** Small, so that the first of a crowd have their places while the last are still being prepared. */
const BATCH = 32;
/**
 * Batches of one tier: the next are built and sent while the first runs, and continue as soon as it unlocks the tier.
 */
const CONCURRENCY = 4;
const QUEUE = 2_048;
const MAX_QUEUES = 500;
/** Four batches of a tier may wait for its lock, and other tiers must not wait for them. Opened on demand. */
const LANES = 12;

type Held = { kind: 'held'; intentId: string | null };
type HoldOutcome = Held | NotWritten;
type HoldQueue = OrderQueue<Hold, Held>;

/**
 * Holds places. Orders that arrive together are one statement: places, orders, payments, pending journal transfers
 * and ledger intents, all or nothing. Play money is paid, and its tickets are issued, in the same transaction.
 */
export class HoldBatcher {
  readonly #lanes: Lanes;
  /** A queue in use is kept alive by its pending calls. */
  readonly #queues = new LRUCache<string, HoldQueue>({ max: MAX_QUEUES });
  #scope: () => Scope = () => {
    throw new Error('the hold batcher was not started');
  };

  constructor(db: Database) {
    this.#lanes = openLanes(db, 'passa-holds', LANES, LOOKED_UP);
  }

  /** @param scope the system scope that writes holds */
  start(scope: () => Scope): void {
    this.#scope = scope;
  }

  /**
   * @throws SoldOut, SalesBusy when the queue is full, LedgerUnavailable, AlreadyIntended, OfferGone, CodeUsedUp,
   *   CodeOver
   */
  async hold(hold: Hold): Promise<Exclude<HoldOutcome, { kind: 'sold_out' }>> {
    const isAlone = hold.offered || hold.parts.length > 1;
    const outcome = await (isAlone ? this.#holdAlone(hold) : this.#queue(hold).add(hold));
    if (outcome.kind === 'sold_out') throw new SoldOut(outcome.tier, outcome.free);
    return outcome;
  }

  /** Holds an order of several tiers, or one with a waitlist offer, in a transaction of its own. */
  async #holdAlone(hold: Hold): Promise<HoldOutcome> {
    const scope = this.#scope();
    try {
      const batch = intentsOf(scope, [hold]);
      return await inTransaction(scope, (tx) => runAlone(tx, hold, batch), SYSTEM_TENANCY, 'kept');
    } catch (error) {
      if (error instanceof NotHeld) return error.outcome;
      if (isDuplicateKey(error)) return { kind: 'duplicate' };
      throw codeRefusal(error) ?? error;
    }
  }

  #queue({ parts: [{ terms, unitUnits }], code }: Hold): HoldQueue {
    const name = `${terms.fingerprint}/${code?.id ?? ''}/${unitUnits}`;
    const known = this.#queues.get(name);
    if (known) return known;
    const queue: HoldQueue = new OrderQueue({
      max: BATCH,
      atOnce: CONCURRENCY,
      queueLimit: QUEUE,
      run: async (holds: Hold[]) => outcomesOf(holds, await this.#run(terms, holds)),
    });
    this.#queues.set(name, queue);
    return queue;
  }

  async #run(terms: Terms, holds: Hold[]): Promise<BatchRow[]> {
    const scope = this.#scope();
    const batch = intentsOf(scope, holds);
    if (holds.some(isPaidAtOnce))
      return inTransaction(scope, (tx) => runIn(tx, terms, holds, batch), SYSTEM_TENANCY, 'kept');
    const rows = await this.#lanes.run<BatchRow>(SYSTEM_TENANCY, holdBatch(terms, holds, batch));
    await runEffects(scope, [() => follow(scope, { holds: wonOf(holds, rows), batch })]);
    return rows;
  }
}

/** Rolls the transaction back so that it leaves nothing behind. */
class NotHeld extends Error {
  constructor(readonly outcome: HoldOutcome) {
    super(outcome.kind);
  }
}

async function runAlone(tx: Tx, hold: Hold, batch: IntentBatch): Promise<HoldOutcome> {
  return hold.offered ? runOffered(tx, hold, hold.offered, batch) : runSeveral(tx, hold, batch);
}

/** Frees the places of a waitlist offer and holds them again for the buyer's order. An offer is of one tier. */
async function runOffered(
  tx: Tx,
  hold: Hold,
  offered: WaitlistOffer,
  batch: IntentBatch,
): Promise<HoldOutcome> {
  if (!(await freeForOrder(tx, offered, placesOf(hold)))) throw new OfferGone();
  const [outcome] = outcomesOf([hold], await runIn(tx, hold.parts[0].terms, [hold], batch));
  if (outcome?.kind !== 'held')
    throw new NotHeld(outcome?.kind === 'duplicate' ? outcome : { kind: 'listingChanged' });
  await closeOffer(tx, offered, hold.id);
  return outcome;
}

/** Places of several tiers: all of them or none. */
async function runSeveral(tx: Tx, hold: Hold, batch: IntentBatch): Promise<HoldOutcome> {
  const rows = await holdSeveral(tx, hold, batch);
  if (rows.some(({ kind }) => kind === 'duplicate')) return { kind: 'duplicate' };
  if (!rows.some(({ kind }) => kind === 'won')) return refusalOf(hold, rows);
  await followIn(tx, { holds: [hold], batch });
  return heldOf(hold);
}

function refusalOf({ parts }: Hold, rows: readonly BatchRow[]): HoldOutcome {
  const tiers = new Map(rows.map((row) => [row.i, row]));
  if (parts.some((_part, i) => !tiers.get(i)?.same)) return { kind: 'listingChanged' };
  const short = parts.findIndex(({ quantity }, i) => quantity > (tiers.get(i)?.n ?? 0));
  return { kind: 'sold_out', tier: parts[short]?.terms.tier ?? '', free: tiers.get(short)?.n ?? 0 };
}

async function runIn(tx: Tx, terms: Terms, holds: readonly Hold[], batch: IntentBatch): Promise<BatchRow[]> {
  const { name, text, values } = holdBatch(terms, holds, batch);
  const rows = await tx.prepared<BatchRow>(name, text, values);
  await followIn(tx, { holds: wonOf(holds, rows), batch });
  return rows;
}

/** Holds that got their places, with the batch that contains their intents. */
interface Won {
  holds: readonly Hold[];
  batch: IntentBatch;
}

async function followIn(tx: Tx, won: Won): Promise<void> {
  await payAtOnce(tx, won.holds.filter(isPaidAtOnce));
  tx.afterCommit(() => follow(tx.scope, won));
}

/** Starts the work that follows once the places and their rows are committed. */
function follow({ services }: Scope, { holds, batch }: Won): void {
  services.settlement.activate(batch, new Set(holds.map(({ paymentId }) => paymentId)));
  const terms = holds[0]?.parts[0].terms;
  if (terms) services.stockAnnouncer.announce(terms.eventId, terms.issuerId);
}

/** The intents of the holds. Of a hold without places nothing is stored and nothing is submitted. */
function intentsOf({ services }: Scope, holds: readonly Hold[]): IntentBatch {
  return services.settlement.prepareBatch(holds.flatMap((hold) => intentOf(hold) ?? []));
}

/** The ledger intent of an order paid with a wallet held here. The ledger reports external-wallet payments itself. */
function intentOf({
  id: orderId,
  paymentId,
  origin,
  charge,
  onLedger,
  holdUntil,
}: Hold): (NewIntent & { id: string }) | undefined {
  if (origin !== 'wallet' || !charge || charge.units === 0n || !onLedger?.source) return undefined;
  return {
    // The statement stores the same id at the payment.
    id: paymentId,
    kind: 'order_payment',
    businessKey: `order:${orderId}:pay`,
    source: onLedger.source,
    operations: [{ type: 'payment', to: onLedger.destination, stroops: charge.units }],
    memoHash: onLedger.memoHash,
    notAfter: holdUntil,
    reference: { orderId },
  };
}

async function payAtOnce(tx: Tx, holds: readonly Hold[]): Promise<void> {
  if (holds.length === 0) return;
  const records = await lockPayable(tx, { orderIds: holds.map(({ id }) => id) });
  await issueTickets(
    tx,
    records.map((record) => ({ record, kept: true, paid: null })),
  );
}

function wonOf(holds: readonly Hold[], rows: readonly BatchRow[]): Hold[] {
  return rows.flatMap(({ kind, i }) => (kind === 'won' ? (holds[i] ?? []) : []));
}

function outcomesOf(holds: readonly Hold[], rows: readonly BatchRow[]) {
  const tierRow = rows.find(({ kind }) => kind === 'tier');
  const ownRows = new Map(
    rows.filter(({ kind }) => kind === 'won' || kind === 'duplicate').map((row) => [row.i, row]),
  );
  return holds.map((hold, i) => {
    const row = ownRows.get(i);
    return row?.kind === 'won'
      ? heldOf(hold)
      : outcomeOf({ tier: hold.parts[0].terms.tier, quantity: placesOf(hold) }, row, tierRow);
  });
}

function heldOf(hold: Hold): Held {
  return { kind: 'held', intentId: intentOf(hold)?.id ?? null };
}
