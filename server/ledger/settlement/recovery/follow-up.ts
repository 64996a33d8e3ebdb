import { SYSTEM_TENANCY } from '../../../platform/access/actor.ts';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import type { TrackedIntent } from '../outbox/tracked-intent.ts';
import type { SettlementContext } from '../settlement-context.ts';
import { abandonBuilt, storeBump } from '../submission/built.writes.ts';
import type { Channels } from '../submission/channels.ts';
import { signedEnvelope } from '../submission/signed-bytes.ts';
import { judgeSequence, raisedBid, ratePerOperation, upperBound } from '../submission/submission.rules.ts';
import type { HistoryScanner } from './history-scanner.ts';
import type { OutcomeRecorder } from './outcomes.ts';

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
    if (needed !== null) monitor.clearFees();
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

/**
 * Closes that an accepted transaction may be missing before it is submitted again: nodes drop what they cannot queue.
 */
const PATIENCE_CLOSES = 3;

export interface FollowUpDependencies {
  scanner: HistoryScanner;
  recorder: OutcomeRecorder;
  feeRaiser: FeeRaiser;
  /** Starts the transaction builder. */
  prepare(): void;
}

/** Decides the next step for submitted bytes: after each answer, and again at each close. */
export class FollowUp {
  readonly #context: SettlementContext;
  readonly #parts: FollowUpDependencies;

  constructor(context: SettlementContext, parts: FollowUpDependencies) {
    this.#context = context;
    this.#parts = parts;
  }

  /** Runs right after an answer: only the checks that need no wait. @returns whether to submit again at once */
  async afterAnswer(work: TrackedIntent): Promise<boolean> {
    const { next } = work.step;
    return next !== 'look' && next !== 'send_again' && this.#step(work);
  }

  /**
   * Runs at a close, or after some time. @returns whether to submit again
   * @throws LedgerUnavailable when nothing could be learned
   */
  async afterClose(work: TrackedIntent): Promise<boolean> {
    const { built } = work.intent;
    const { latest } = this.#context.monitor;
    if (work.busy || built === null || latest === null) return false;
    if (work.pastBoundSince === null) return this.#step(work);
    // One address may have several servers, and the one that looks up the hash may lag behind the one that named the
    // newest ledger: absence counts only when it is seen again at another close.
    return latest.sequence > work.pastBoundSince && this.#bury(work, 'its time passed');
  }

  #step(work: TrackedIntent): Promise<boolean> | boolean {
    switch (work.step.next) {
      case 'look':
        return this.#remind(work);
      case 'send_again':
        return work.restsUntil <= performance.now();
      case 'raise_fee':
        return this.#raiseFee(work, work.step.needed);
      case 'ask_sequence':
        return work.intent.externallySigned ? this.#checkSequenceConsumed(work) : this.#checkSequence(work);
      case 'build_again':
        return this.#bury(work, 'it came too late');
      case 'give_up':
        // A merged account takes its sequence numbers with it.
        if (work.intent.externallySigned && work.step.reason === 'no_account')
          return this.#checkSequenceConsumed(work);
        return this.#giveUp(work, work.step);
    }
  }

  /** It may be queued and is not on the ledger: it may have been dropped, or bid too little. */
  async #remind(work: TrackedIntent): Promise<boolean> {
    const latest = this.#context.monitor.latest?.sequence ?? 0;
    if (work.restsUntil > performance.now()) return false;
    if (work.acceptedAt === null) return true;
    if (latest - work.acceptedAt < PATIENCE_CLOSES) return false;
    await this.#parts.feeRaiser.raise(work, null);
    return true;
  }

  async #raiseFee(work: TrackedIntent, needed: bigint | null): Promise<boolean> {
    const raised = await this.#parts.feeRaiser.raise(work, needed);
    // Never bids above the cap; fees may fall again before the time bound.
    work.step = { next: 'send_again' };
    return raised;
  }

  /**
   * Handles a refusal for the sequence number. The account is read before the hash is looked up: when the history shows
   * the number consumed, the transaction that consumed it is in the history too. When no one else can hold a copy, it
   * was another transaction.
   */
  async #checkSequence(work: TrackedIntent): Promise<boolean> {
    const { built } = work.intent;
    const { ledger, log } = this.#context;
    const account = built && (await ledger.account(built.source));
    if (!built || !account) return false;
    if (await this.#isFound(work)) return false;
    // A copy may be queued, or applied where this server does not see it yet: only time is proof.
    if (work.doubtful) return false;
    const verdict = judgeSequence(built.seq, account.sequence);
    if (verdict === 'used') {
      log.warn({ intent: work.id, source: built.source }, 'a sequence number was used by another process');
      return this.#bury(work, 'its sequence number was used by another');
    }
    // Building anew is better than waiting for bytes that cannot be applied now.
    return verdict === 'gap' && this.#bury(work, 'numbers before its own are missing');
  }

  /**
   * Handles a refusal for the sequence number of externally signed bytes. It must be seen at two closes, since several
   * servers may answer in turn: when the number is consumed and the history does not have these bytes, another
   * transaction consumed it.
   */
  async #checkSequenceConsumed(work: TrackedIntent): Promise<boolean> {
    const { ledger, monitor } = this.#context;
    const { built } = work.intent;
    const latest = monitor.latest?.sequence;
    if (built === null || latest === undefined) return false;
    const account = await ledger.account(built.source);
    if (await this.#isFound(work)) return false;
    if (account !== null && account.sequence < built.seq) {
      work.overtakenSince = null;
      work.step = { next: 'send_again' };
      return false;
    }
    work.overtakenSince ??= latest;
    if (latest > work.overtakenSince)
      await this.#parts.recorder.ended(work, 'failed', { reason: 'overtaken', codes: null, onLedger: null });
    return false;
  }

  async #giveUp(
    work: TrackedIntent,
    { reason, codes }: Extract<TrackedIntent['step'], { next: 'give_up' }>,
  ): Promise<boolean> {
    if (await this.#isFound(work)) return false;
    await this.#parts.recorder.ended(work, 'failed', { reason, codes, onLedger: null });
    return false;
  }

  /** Abandons bytes that can never be applied any more, unless the history has them after all. */
  async #bury(work: TrackedIntent, reason: string): Promise<boolean> {
    const { built, notAfter, externallySigned } = work.intent;
    const { monitor, intents } = this.#context;
    if (built === null || (await this.#isFound(work))) return false;
    if (externallySigned || upperBound(notAfter, monitor.time()) === null) {
      await this.#parts.recorder.ended(work, 'dead', { reason: 'expired', codes: null, onLedger: null });
      return false;
    }
    const ours = await inTransaction(
      this.#context.scope(),
      (tx) => abandonBuilt(tx, work.id, built.hash, reason),
      SYSTEM_TENANCY,
    );
    if (!ours) intents.remove(work);
    else {
      intents.dropBytes(work);
      work.beginAgain();
      this.#parts.prepare();
    }
    return false;
  }

  async #isFound(work: TrackedIntent): Promise<boolean> {
    const found = await this.#parts.scanner.lookUp(work);
    if (found) await this.#parts.recorder.found([work]);
    return found;
  }
}
