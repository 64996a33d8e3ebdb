import { isConnectionLoss } from '../../../platform/db/database-faults.ts';
import type { SubmitAnswer } from '../../port.ts';
import { backOff, type SubmissionNote, type TrackedIntent } from '../outbox/tracked-intent.ts';
import type { SettlementContext } from '../settlement-context.ts';
import { recordSent } from './built.writes.ts';
import { leavesCopy, retryDelay, stepAfter } from './submission.rules.ts';

/** Delay before an answer is written, because payments under way are more urgent. Answers due soon share a write. */
const NOTE_MS = 200;
/** Accepted submissions can wait longer: most finish before, and are then written with the outcome. */
const NOTE_ACCEPTED_MS = 1_000;

/** Submits stored bytes to the ledger, always the same ones, and handles the answers. */
export class Submitter {
  readonly #context: SettlementContext;
  readonly #follow: (work: TrackedIntent) => Promise<boolean>;
  readonly #underWay = new Set<Promise<void>>();
  /** Latest time to write the answers of each intent. */
  readonly #toNote = new Map<TrackedIntent, number>();
  #noting: NodeJS.Timeout | undefined;
  #recordAt = Number.POSITIVE_INFINITY;
  #resting = false;

  /** @param follow handles an answer; true: submit again at once */
  constructor(context: SettlementContext, follow: (work: TrackedIntent) => Promise<boolean>) {
    this.#context = context;
    this.#follow = follow;
  }

  /** Submits in the background. Does nothing when it is being submitted already. */
  send(work: TrackedIntent): void {
    if (work.busy) return;
    work.busy = true;
    const sending = this.#send(work)
      // Failed look-ups are repeated at the next close.
      .catch((error: unknown) => backOff(this.#context.log, error, [work]))
      .finally(() => {
        work.busy = false;
        this.#underWay.delete(sending);
      });
    this.#underWay.add(sending);
  }

  /** Resolves when nothing is under way, or after the timeout. */
  async rest(mostMs: number): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const timeUp = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, mostMs);
    });
    await Promise.race([Promise.all(this.#underWay), timeUp]);
    clearTimeout(timer);
    this.#resting = true;
    await this.#flush(Number.POSITIVE_INFINITY);
  }

  async #send(work: TrackedIntent): Promise<void> {
    const { ledger, failpoints, metrics } = this.#context;
    for (let again = true; again; ) {
      const { built, bump } = work.intent;
      if (built === null) return;
      failpoints.reach('intent.before_send');
      const answer = await ledger.submit(bump?.envelopeXdr ?? built.envelopeXdr);
      failpoints.reach('intent.sent');
      metrics.submission(label(answer));
      this.#recordAnswer(work, answer);
      again = await this.#follow(work);
    }
  }

  #recordAnswer(work: TrackedIntent, answer: SubmitAnswer): void {
    work.attempts += 1;
    // The owner of externally signed bytes makes sure that they die: copies need not be waited for.
    work.step = stepAfter(answer, work.doubtful && !work.intent.externallySigned);
    work.doubtful ||= leavesCopy(answer);
    work.acceptedAt = answer.outcome === 'accepted' ? (this.#context.monitor.latest?.sequence ?? null) : null;
    work.rest(performance.now(), retryDelay(work.attempts, Math.random()));
    work.sent(label(answer));
    this.#recordSoon(work, answer.outcome === 'accepted' ? NOTE_ACCEPTED_MS : NOTE_MS);
  }

  #recordSoon(work: TrackedIntent, mostMs: number): void {
    const due = performance.now() + mostMs;
    this.#toNote.set(work, Math.min(due, this.#toNote.get(work) ?? due));
    this.#recordAtLatest(due);
  }

  #recordAtLatest(due: number): void {
    if (due >= this.#recordAt) return;
    this.#recordAt = due;
    clearTimeout(this.#noting);
    const flush = (): void => void this.#flush(performance.now() + NOTE_MS);
    this.#noting = setTimeout(flush, Math.max(0, due - performance.now())).unref();
  }

  /** @param until answers due later stay, because their intents may finish first */
  async #flush(until: number): Promise<void> {
    clearTimeout(this.#noting);
    this.#recordAt = Number.POSITIVE_INFINITY;
    const taken: { work: TrackedIntent; note: SubmissionNote }[] = [];
    for (const [work, due] of this.#toNote) {
      if (due > until && work.note !== null) {
        this.#recordAtLatest(due);
        continue;
      }
      this.#toNote.delete(work);
      const note = work.takeNote();
      if (note) taken.push({ work, note });
    }
    if (taken.length === 0) return;
    const sendings = taken.map(({ work, note }) => ({ id: work.id, ...note }));
    await recordSent(this.#context.connection, sendings).catch((error: unknown) => {
      backOff(this.#context.log, error, []);
      if (!isConnectionLoss(error)) return;
      for (const { work, note } of taken) this.#recordAgain(work, note);
    });
  }

  /** Merges the note back after a failed write. Finished intents have theirs written already. */
  #recordAgain(work: TrackedIntent, note: SubmissionNote): void {
    const { intents } = this.#context;
    if (this.#resting || intents.get(work.id) !== work) return;
    work.giveNoteBack(note);
    this.#recordSoon(work, NOTE_ACCEPTED_MS);
  }
}

function label(answer: SubmitAnswer): string {
  if (answer.outcome === 'rejected')
    return [answer.codes.transaction, ...answer.codes.operations].join(' ').slice(0, 200);
  return answer.outcome === 'unknown' ? answer.why : answer.outcome;
}
