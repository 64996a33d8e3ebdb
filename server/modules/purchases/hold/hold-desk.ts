import { LRUCache } from 'lru-cache';
import { SYSTEM_TENANCY } from '../../../access/actor.ts';
import { isConnectionLoss } from '../../../db/connection-loss.ts';
import { inTransaction, type Tx } from '../../../db/in-transaction.ts';
import { MicroBatch } from '../../../db/micro-batch.ts';
import type { Scope } from '../../../scope.ts';
import { type BuiltAhead, type IntentWish, NOTHING_AHEAD } from '../../../settlement/index.ts';
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
import { type Hold, isPaidAtOnce, placesOf } from './hold.ts';
import { type HoldRow, holdBatch } from './hold.writes.ts';
import { holdSeveral } from './hold-several.writes.ts';

const BATCH = 64;
/** The second is begun and sent while the first is at work; it goes on the moment that the first lets go of the tier. */
const AT_ONCE = 2;
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
  | { kind: 'sold_out'; tier: string; free: number };

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
    if (hold.offered || hold.parts.length > 1) return this.#holdAlone(hold);
    for (;;) {
      const outcome = await this.#queue(hold).add(hold);
      // Each round settles at least the first that did not fit, so this ends.
      if (outcome.kind !== 'again') return outcome;
    }
  }

  /** An order of several tiers, or for places that wait for its buyer: in a transaction of its own. */
  async #holdAlone(hold: Hold): Promise<HoldOutcome> {
    try {
      return await inTransaction(this.#scope(), (tx) => runAlone(tx, hold), SYSTEM_TENANCY, 'kept');
    } catch (error) {
      if (error instanceof NotHeld) return error.outcome;
      if (isTwin(error)) return { kind: 'twin' };
      throw codeRefusal(error) ?? error;
    }
  }

  #queue({ parts: [{ terms, unitUnits }], code }: Hold): MicroBatch<Hold, Attempt> {
    const name = `${terms.fingerprint}/${code?.id ?? ''}/${unitUnits}`;
    const known = this.#queues.get(name);
    if (known) return known;
    const queue = new MicroBatch<Hold, Attempt>({
      max: BATCH,
      atOnce: AT_ONCE,
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
    const scope = this.#scope();
    const wishes = holds.flatMap((hold) => wishOf(hold) ?? []);
    // While the batch before is at work. Of those who do not get their places nothing is stored, and nothing leaves.
    const ahead = wishes.length > 0 ? await scope.parts.settlement.buildAhead(wishes) : NOTHING_AHEAD;
    try {
      return await inTransaction(scope, (tx) => run(tx, terms, holds, ahead), SYSTEM_TENANCY, 'kept');
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

async function runAlone(tx: Tx, hold: Hold): Promise<HoldOutcome> {
  return hold.offered ? runOffered(tx, hold, hold.offered) : runSeveral(tx, hold);
}

/** Places that wait for this buyer are freed and held again for his order. An offer is of one tier. */
async function runOffered(tx: Tx, hold: Hold, offered: WaitingOffer): Promise<HoldOutcome> {
  if (!(await freeForOrder(tx, offered, placesOf(hold)))) throw new OfferGone();
  const [outcome] = await run(tx, hold.parts[0].terms, [hold]);
  if (outcome?.kind !== 'held') throw new NotHeld(outcome?.kind === 'twin' ? outcome : { kind: 'stale' });
  await closeOffer(tx, offered, hold.orderId);
  return outcome;
}

/** Places of several tiers: all of them or none. */
async function runSeveral(tx: Tx, hold: Hold): Promise<HoldOutcome> {
  const rows = await holdSeveral(tx, hold);
  if (rows.some(({ kind }) => kind === 'twin')) return { kind: 'twin' };
  if (!rows.some(({ kind }) => kind === 'won')) return refusalOf(hold, rows);
  const intents = await followUp(tx, [hold]);
  return { kind: 'held', intentId: intents.get(hold.orderId) ?? null };
}

function refusalOf({ parts }: Hold, rows: readonly HoldRow[]): HoldOutcome {
  const tiers = new Map(rows.map((row) => [row.i, row]));
  if (parts.some((_part, i) => !tiers.get(i)?.same)) return { kind: 'stale' };
  const short = parts.findIndex(({ quantity }, i) => quantity > (tiers.get(i)?.n ?? 0));
  return { kind: 'sold_out', tier: parts[short]?.terms.tier ?? '', free: tiers.get(short)?.n ?? 0 };
}

async function run(
  tx: Tx,
  terms: Terms,
  holds: Hold[],
  ahead: BuiltAhead = NOTHING_AHEAD,
): Promise<Attempt[]> {
  const rows = await holdBatch(tx, terms, holds);
  const won = rows.filter((row) => row.kind === 'won').flatMap((row) => holds[row.i] ?? []);
  const intents = await followUp(tx, won, ahead);
  const tier = rows.find((row) => row.kind === 'tier');
  const settled = new Map(rows.filter((row) => row.kind !== 'tier').map((row) => [row.i, row]));
  return holds.map((hold, i) => outcomeOf(hold, settled.get(i), tier, intents));
}

/** What goes with places that were won. @returns the wishes for the ledger, by order */
async function followUp(
  tx: Tx,
  won: readonly Hold[],
  ahead: BuiltAhead = NOTHING_AHEAD,
): Promise<Map<string, string>> {
  const intents = await intend(tx, won, ahead);
  await payAtOnce(tx, won.filter(isPaidAtOnce));
  const terms = won[0]?.parts[0].terms;
  if (terms) tx.afterCommit(() => tx.scope.parts.sales.announce(terms.eventId, terms.issuerId));
  return intents;
}

async function intend(tx: Tx, won: readonly Hold[], ahead: BuiltAhead): Promise<Map<string, string>> {
  const paying = won.flatMap((hold) => {
    const wish = wishOf(hold);
    return wish ? [{ orderId: hold.orderId, wish }] : [];
  });
  // Without a ledger there are those who ask it nothing.
  if (paying.length === 0) return new Map();
  const wishes = paying.map(({ wish }) => wish);
  const ids = await tx.scope.parts.settlement.intendAll(tx, wishes, ahead);
  return new Map(paying.map(({ orderId }, index) => [orderId, String(ids[index])]));
}

/** What the ledger is to do for who pays with a wallet of ours. What outsiders send, the ledger tells by itself. */
function wishOf({ orderId, paymentId, origin, charge, onLedger, holdUntil }: Hold): IntentWish | undefined {
  if (origin !== 'wallet' || !charge || charge.units === 0n || !onLedger?.source) return undefined;
  return {
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
  if (placesOf(hold) <= tier.n) return { kind: 'again' };
  return { kind: 'sold_out', tier: hold.parts[0].terms.tier, free: tier.n };
}
