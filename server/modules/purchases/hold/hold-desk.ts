import { LRUCache } from 'lru-cache';
import { SYSTEM_TENANCY } from '../../../access/actor.ts';
import { isConnectionLoss } from '../../../db/connection-loss.ts';
import { inTransaction, type Tx } from '../../../db/in-transaction.ts';
import { MicroBatch } from '../../../db/micro-batch.ts';
import type { Scope } from '../../../scope.ts';
import type { IntentWish } from '../../../settlement/index.ts';
import { codeRefusal } from '../../sales-rules/index.ts';
import { issueTickets } from '../issue/issue-tickets.ts';
import { lockPayable } from '../issue/payable.reads.ts';
import type { Terms } from '../offer.ts';
import { SalesBusy } from '../purchase.failures.ts';
import { isTwin } from '../sale/is-twin.ts';
import { closeOffer } from '../waiting/close-offer.ts';
import type { WaitingOffer } from '../waiting/offer-of-waiting.ts';
import { OfferGone } from '../waiting/waiting.failures.ts';
import { freeForOrder } from '../waiting/waiting.writes.ts';
import { type Hold, isPaidAtOnce } from './hold.ts';
import { type HoldRow, holdBatch } from './hold.writes.ts';

const BATCH = 64;
const QUEUE = 2_048;
const KEPT = 500;

/**
 * What became of a hold. `again`: it did not fit behind others of its batch, but would fit what is left. `stale`: what
 * it was quoted with is no longer on sale.
 */
export type HoldOutcome =
  | { kind: 'held'; intentId: string | null }
  | { kind: 'twin' }
  | { kind: 'stale' }
  | { kind: 'sold_out'; free: number };

type Attempt = HoldOutcome | { kind: 'again' };

/**
 * Where places are held. Orders that arrive together are one transaction: places, orders, payments, pending movements
 * and the wishes for the ledger, all of it or nothing. Play money is paid, and its tickets are made, in the same.
 */
export class HoldDesk {
  readonly #scope: () => Scope;
  readonly #queues = new LRUCache<string, MicroBatch<Hold, Attempt>>({
    max: KEPT,
    // A queue that still works is kept alive by those who wait in it.
  });

  /** @param scope what holds are written as: the product itself */
  constructor(scope: () => Scope) {
    this.#scope = scope;
  }

  /** @throws SalesBusy when too many wait, LedgerUnavailable, AlreadyIntended, OfferGone, CodeUsedUp, CodeOver */
  async hold(hold: Hold): Promise<HoldOutcome> {
    if (hold.offered) return this.#holdOffered(hold, hold.offered);
    for (;;) {
      const outcome = await this.#queue(hold).add(hold);
      // Each round settles at least the first that did not fit, so this ends.
      if (outcome.kind !== 'again') return outcome;
    }
  }

  /** Places that wait for this buyer are freed and held again for his order, in one transaction of their own. */
  async #holdOffered(hold: Hold, offered: WaitingOffer): Promise<HoldOutcome> {
    try {
      return await inTransaction(this.#scope(), (tx) => runOffered(tx, hold, offered), SYSTEM_TENANCY);
    } catch (error) {
      if (error instanceof NotHeld) return error.outcome;
      if (isTwin(error)) return { kind: 'twin' };
      throw codeRefusal(error) ?? error;
    }
  }

  #queue({ terms, code, unitUnits }: Hold): MicroBatch<Hold, Attempt> {
    const name = `${terms.fingerprint}/${code?.id ?? ''}/${unitUnits}`;
    const known = this.#queues.get(name);
    if (known) return known;
    const queue = new MicroBatch<Hold, Attempt>({
      max: BATCH,
      queueLimit: QUEUE,
      run: (holds) => this.#runOrTwin(terms, holds),
      onFull: () => new SalesBusy(),
      retryAlone: (error) => !isConnectionLoss(error),
    });
    this.#queues.set(name, queue);
    return queue;
  }

  /** A batch with a twin in it is run one by one; alone, the twin is what it is. */
  async #runOrTwin(terms: Terms, holds: Hold[]): Promise<Attempt[]> {
    try {
      return await inTransaction(this.#scope(), (tx) => run(tx, terms, holds), SYSTEM_TENANCY);
    } catch (error) {
      if (holds.length === 1 && isTwin(error)) return [{ kind: 'twin' }];
      throw codeRefusal(error) ?? error;
    }
  }
}

/** Ends a transaction that must leave nothing behind. */
class NotHeld extends Error {
  constructor(readonly outcome: HoldOutcome) {
    super(outcome.kind);
  }
}

async function runOffered(tx: Tx, hold: Hold, offered: WaitingOffer): Promise<HoldOutcome> {
  if (!(await freeForOrder(tx, offered, hold.quantity))) throw new OfferGone();
  const [outcome] = await run(tx, hold.terms, [hold]);
  if (outcome?.kind !== 'held') throw new NotHeld(outcome?.kind === 'twin' ? outcome : { kind: 'stale' });
  await closeOffer(tx, offered, hold.orderId);
  return outcome;
}

async function run(tx: Tx, terms: Terms, holds: Hold[]): Promise<Attempt[]> {
  const rows = await holdBatch(tx, terms, holds);
  const won = rows.filter((row) => row.kind === 'won').flatMap((row) => holds[row.i] ?? []);
  const intents = await intend(tx, won);
  await payAtOnce(tx, won.filter(isPaidAtOnce));
  if (won.length > 0) tx.afterCommit(() => tx.scope.parts.sales.announce(terms.eventId, terms.issuerId));
  const tier = rows.find((row) => row.kind === 'tier');
  const settled = new Map(rows.filter((row) => row.kind !== 'tier').map((row) => [row.i, row]));
  return holds.map((hold, i) => outcomeOf(hold, settled.get(i), tier, intents));
}

/** The wishes of those who pay with a wallet of ours. What outsiders send, the ledger tells by itself. */
async function intend(tx: Tx, won: readonly Hold[]): Promise<Map<string, string>> {
  const paying = won.flatMap(({ orderId, paymentId, origin, charge, onLedger, holdUntil }) => {
    if (origin !== 'wallet' || !charge || charge.units === 0n || !onLedger?.source) return [];
    const wish: IntentWish = {
      // As the statement has noted it already.
      id: paymentId,
      kind: 'order_payment',
      businessKey: `order:${orderId}:pay`,
      source: onLedger.source,
      operations: [{ type: 'payment', to: onLedger.destination, stroops: charge.units }],
      memoHash: onLedger.memoHash,
      notAfter: holdUntil,
      reference: { orderId },
    };
    return [{ orderId, wish }];
  });
  // Without a ledger there are those who ask it nothing.
  if (paying.length === 0) return new Map();
  const ids = await tx.scope.parts.settlement.intendAll(
    tx,
    paying.map(({ wish }) => wish),
  );
  return new Map(paying.map(({ orderId }, index) => [orderId, String(ids[index])]));
}

async function payAtOnce(tx: Tx, holds: readonly Hold[]): Promise<void> {
  if (holds.length === 0) return;
  const records = await lockPayable(tx, { orderIds: holds.map(({ orderId }) => orderId) });
  await issueTickets(
    tx,
    records.map((record) => ({ record, kept: true, paid: null })),
  );
}

function outcomeOf(
  hold: Hold,
  row: HoldRow | undefined,
  tier: HoldRow | undefined,
  intents: ReadonlyMap<string, string>,
): Attempt {
  if (row?.kind === 'won') return { kind: 'held', intentId: intents.get(hold.orderId) ?? null };
  if (row?.kind === 'twin') return { kind: 'twin' };
  if (!tier?.same) return { kind: 'stale' };
  return hold.quantity <= tier.n ? { kind: 'again' } : { kind: 'sold_out', free: tier.n };
}
