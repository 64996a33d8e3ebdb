import { SYSTEM_TENANCY } from '../../../platform/access/actor.ts';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import type { TrackedIntent } from '../outbox/tracked-intent.ts';
import type { SettlementContext } from '../settlement-context.ts';
import { abandonBuilt } from '../submission/built.writes.ts';
import type { FeeRaiser } from '../submission/fee-raiser.ts';
import { judgeSequence, upperBound } from '../submission/submission.rules.ts';
import type { HistoryScanner } from './history-scanner.ts';
import type { OutcomeRecorder } from './outcome-recorder.ts';

/** Closes that an accepted transaction may stay away before it is sent again: nodes drop what they cannot place. */
const PATIENCE_CLOSES = 3;

export interface FollowUpDependencies {
  finder: HistoryScanner;
  recorder: OutcomeRecorder;
  feeRaiser: FeeRaiser;
  /** Builds what there is to build. */
  prepare(): void;
}

/** Decides, for bytes that left, what comes next: after each answer, and again at each close. */
export class FollowUp {
  readonly #ground: SettlementContext;
  readonly #parts: FollowUpDependencies;

  constructor(ground: SettlementContext, parts: FollowUpDependencies) {
    this.#ground = ground;
    this.#parts = parts;
  }

  /** Right after an answer: only what need not wait. @returns whether to send again at once */
  async afterAnswer(work: TrackedIntent): Promise<boolean> {
    const { next } = work.step;
    return next !== 'look' && next !== 'send_again' && this.#step(work);
  }

  /**
   * At a close, or when some time has passed. @returns whether to send again
   * @throws LedgerUnavailable when nothing could be learned
   */
  async afterClose(work: TrackedIntent): Promise<boolean> {
    const { built } = work.intent;
    const { latest } = this.#ground.pulse;
    if (work.busy || built === null || latest === null) return false;
    if (work.pastBoundSince === null) return this.#step(work);
    // Behind one address there may be several servers, and the one that is asked for the hash may lag behind the one that
    // named the newest ledger: absence counts when it is seen at another close again.
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
        return work.intent.presigned ? this.#askWhetherOvertaken(work) : this.#askSequence(work);
      case 'build_again':
        return this.#bury(work, 'it came too late');
      case 'give_up':
        // An account that was merged away took its numbers with it.
        if (work.intent.presigned && work.step.reason === 'no_account')
          return this.#askWhetherOvertaken(work);
        return this.#giveUp(work, work.step);
    }
  }

  /** It may wait somewhere and is not on the ledger: it may have been dropped, or bid too little. */
  async #remind(work: TrackedIntent): Promise<boolean> {
    const latest = this.#ground.pulse.latest?.sequence ?? 0;
    if (work.restsUntil > performance.now()) return false;
    if (work.acceptedAt === null) return true;
    if (latest - work.acceptedAt < PATIENCE_CLOSES) return false;
    await this.#parts.feeRaiser.raise(work, null);
    return true;
  }

  async #raiseFee(work: TrackedIntent, needed: bigint | null): Promise<boolean> {
    const raised = await this.#parts.feeRaiser.raise(work, needed);
    // Above the cap nothing is bid; fees may fall again before the time is up.
    work.step = { next: 'send_again' };
    return raised;
  }

  /**
   * Refused for its number. The account is read before the hash is looked up: when the history shows the number used,
   * whatever used it is in the history too. Where nobody can hold a copy it was somebody else.
   */
  async #askSequence(work: TrackedIntent): Promise<boolean> {
    const { built } = work.intent;
    const { ledger, log } = this.#ground;
    const account = built && (await ledger.account(built.source));
    if (!built || !account) return false;
    if (await this.#isFound(work)) return false;
    // A copy may wait, or be applied where this server does not see it yet: only time is proof.
    if (work.doubtful) return false;
    const verdict = judgeSequence(built.seq, account.sequence);
    if (verdict === 'used') {
      log.warn({ intent: work.id, source: built.source }, 'a sequence number was used by somebody else');
      return this.#bury(work, 'its sequence number was used by another');
    }
    // What cannot be applied now is better built anew than waited for.
    return verdict === 'gap' && this.#bury(work, 'numbers before its own are missing');
  }

  /**
   * Refused for its number, which others cannot take over. Seen at two closes, since several servers may answer in turn:
   * when the number is used up and the history does not have these bytes, something else used it.
   */
  async #askWhetherOvertaken(work: TrackedIntent): Promise<boolean> {
    const { ledger, pulse } = this.#ground;
    const { built } = work.intent;
    const latest = pulse.latest?.sequence;
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

  /** The bytes can never be applied any more, unless the history has them after all. */
  async #bury(work: TrackedIntent, reason: string): Promise<boolean> {
    const { built, notAfter, presigned } = work.intent;
    const { pulse, book } = this.#ground;
    if (built === null || (await this.#isFound(work))) return false;
    if (presigned || upperBound(notAfter, pulse.time()) === null) {
      await this.#parts.recorder.ended(work, 'dead', { reason: 'expired', codes: null, onLedger: null });
      return false;
    }
    const ours = await inTransaction(
      this.#ground.scope(),
      (tx) => abandonBuilt(tx, work.id, built.hash, reason),
      SYSTEM_TENANCY,
    );
    if (!ours) book.remove(work);
    else {
      book.forgetBytes(work);
      work.beginAgain();
      this.#parts.prepare();
    }
    return false;
  }

  async #isFound(work: TrackedIntent): Promise<boolean> {
    const found = await this.#parts.finder.lookUp(work);
    if (found) await this.#parts.recorder.found([work]);
    return found;
  }
}
