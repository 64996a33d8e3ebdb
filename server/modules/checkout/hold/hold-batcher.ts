import { LRUCache } from 'lru-cache';
import type { IntentBatch, NewIntent } from '../../../ledger/settlement/index.ts';
import { SYSTEM_TENANCY } from '../../../platform/access/actor.ts';
import type { Database } from '../../../platform/db/database.ts';
import { inTransaction, runEffects, type Tx } from '../../../platform/db/in-transaction.ts';
import type { Lanes } from '../../../platform/db/micro-batch.ts';
import { LOOKED_UP } from '../../../platform/db/session-settings.ts';
import type { Scope } from '../../../platform/scope.ts';
import { isDuplicateKey, issueTickets, lockPayable, SoldOut } from '../../orders/index.ts';
import { codeRefusal } from '../../sales-rules/index.ts';
import { closeOffer, freeForOrder, OfferGone } from '../../waitlist/index.ts';
import { type BatchRow, type NotWritten, outcomesOf } from '../batch.statements.ts';
import { OrderQueue, openLanes } from '../order-queue.ts';
import { type Hold, isPaidAtOnce, placesOf } from './hold.ts';
import { holdBatch } from './hold.writes.ts';

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
    const isAlone = hold.offered || hold.alongside || hold.parts.length > 1;
    const outcome = await (isAlone ? this.#holdAlone(hold) : this.#queue(hold).add(hold));
    if (outcome.kind === 'sold_out') throw new SoldOut(outcome.tier, outcome.free);
    return outcome;
  }

  /** Holds an order of several tiers, or one with a waitlist offer or rows of its own, in a transaction of its own. */
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
      run: async (holds: Hold[]) => outcomesOfHolds(holds, await this.#run(holds)),
    });
    this.#queues.set(name, queue);
    return queue;
  }

  async #run(holds: Hold[]): Promise<BatchRow[]> {
    const scope = this.#scope();
    const batch = intentsOf(scope, holds);
    if (holds.some(isPaidAtOnce))
      return inTransaction(scope, (tx) => runIn(tx, holds, batch), SYSTEM_TENANCY, 'kept');
    const rows = await this.#lanes.run<BatchRow>(SYSTEM_TENANCY, holdBatch(holds, batch));
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

/** All places or none. Those of a waitlist offer, which is of one tier, are freed and held again for the buyer's order. */
async function runAlone(tx: Tx, hold: Hold, batch: IntentBatch): Promise<HoldOutcome> {
  const { offered } = hold;
  if (offered && !(await freeForOrder(tx, offered, placesOf(hold)))) throw new OfferGone();
  const [outcome] = outcomesOfHolds([hold], await runIn(tx, [hold], batch));
  if (!outcome || outcome.kind === 'retry') throw new NotHeld({ kind: 'listingChanged' });
  if (outcome.kind !== 'held') throw new NotHeld(outcome);
  if (offered) await closeOffer(tx, offered, hold.id);
  await hold.alongside?.(tx);
  return outcome;
}

async function runIn(tx: Tx, holds: readonly Hold[], batch: IntentBatch): Promise<BatchRow[]> {
  const { name, text, values } = holdBatch(holds, batch);
  const rows = await tx.prepared<BatchRow>(name, text, values);
  const won = { holds: wonOf(holds, rows), batch };
  await payAtOnce(tx, won.holds.filter(isPaidAtOnce));
  tx.afterCommit(() => follow(tx.scope, won));
  return rows;
}

/** Holds that got their places, with the batch that contains their intents. */
interface Won {
  holds: readonly Hold[];
  batch: IntentBatch;
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
  const won = new Set(rows.flatMap(({ kind, i }) => (kind === 'won' ? [i] : [])));
  return holds.filter((_hold, i) => won.has(i));
}

function outcomesOfHolds(holds: readonly Hold[], rows: readonly BatchRow[]) {
  const parts = holds.map((hold) =>
    hold.parts.map(({ terms, quantity }) => ({ tier: terms.tier, quantity })),
  );
  return outcomesOf(parts, rows).map((outcome, i) =>
    outcome.kind === 'won'
      ? { kind: 'held' as const, intentId: (holds[i] && intentOf(holds[i])?.id) ?? null }
      : outcome,
  );
}
