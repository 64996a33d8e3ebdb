import type { TrackedIntent } from '../outbox/tracked-intent.ts';
import type { SettlementContext } from '../settlement-context.ts';
import { storeBump } from './built.writes.ts';
import type { Channels } from './channels.ts';
import { raisedBid, ratePerOperation } from './fee.rules.ts';
import { signedEnvelope } from './signed-envelope.ts';

/** Raises the bid of transactions that the ledger finds too cheap. The inner bytes, and their hash, stay the same. */
export class FeeRaiser {
  readonly #context: SettlementContext;
  readonly #channels: Channels;

  constructor(context: SettlementContext, channels: Channels) {
    this.#context = context;
    this.#channels = channels;
  }

  /**
   * @param needed total stroops that the submitted transaction should have bid; null: unknown
   * @returns whether there is a new envelope to submit
   */
  async raise(work: TrackedIntent, needed: bigint | null): Promise<boolean> {
    const { monitor, feeCap, connection, metrics, log } = this.#context;
    const { built, bump, operations, id } = work.intent;
    if (built === null) return false;
    if (needed !== null) monitor.forgetFees();
    // The fee bump counts as one operation.
    const wrapped = operations.length + 1;
    const sent = bump === null ? operations.length : wrapped;
    const bid = raisedBid({
      bid: bump?.bid ?? built.feeBid,
      needed: needed === null ? null : ratePerOperation(needed, sent),
      market: await monitor.fees(),
      queued: work.acceptedAt !== null,
      cap: feeCap,
    });
    if (bid === null) return false;
    const raised = await this.#build(work, bid * BigInt(wrapped));
    if (raised === null || !(await storeBump(connection, id, built.hash, { ...raised, bid }))) return false;
    work.intent = { ...work.intent, bump: { ...raised, bid } };
    metrics.feeBump();
    log.info({ intent: id, bid: bid.toString() }, 'the fee of a ledger transaction was raised');
    return true;
  }

  async #build(
    { intent: { built } }: TrackedIntent,
    maxFee: bigint,
  ): Promise<{ hash: string; envelopeXdr: string } | null> {
    if (built === null) return null;
    const payer = (await this.#channels.treasury(maxFee)) ?? built.source;
    const unsigned = await this.#context.ledger.feeBump(built.envelopeXdr, payer, maxFee);
    return { hash: unsigned.hash, envelopeXdr: await signedEnvelope(this.#context, unsigned, [payer]) };
  }
}
