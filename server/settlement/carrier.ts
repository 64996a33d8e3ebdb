import type { SubmitAnswer } from '../ledger/port.ts';
import { noteSent, type Sending } from './built.writes.ts';
import type { Ground } from './ground.ts';
import { noteTrouble } from './note-trouble.ts';
import { retryDelay } from './retry.rules.ts';
import { leavesCopy, stepAfter } from './submission.rules.ts';
import type { Work } from './work.ts';

/** While payments are on their way there are more urgent things to write. */
const NOTE_MS = 200;

/** Carries stored bytes to the ledger, always the same ones, and hears what it says. */
export class Carrier {
  readonly #ground: Ground;
  readonly #follow: (work: Work) => Promise<boolean>;
  readonly #underWay = new Set<Promise<void>>();
  #notes: Sending[] = [];
  #noting: NodeJS.Timeout | undefined;

  /** @param follow does what an answer leads to; true: send again at once */
  constructor(ground: Ground, follow: (work: Work) => Promise<boolean>) {
    this.#ground = ground;
    this.#follow = follow;
  }

  /** Sends in the background. Nothing happens when it is being sent already. */
  send(work: Work): void {
    if (work.busy) return;
    work.busy = true;
    const sending = this.#send(work)
      // What could not be learned now is asked for at the next close.
      .catch((error: unknown) => noteTrouble(this.#ground.log, error, [work]))
      .finally(() => {
        work.busy = false;
        this.#underWay.delete(sending);
      });
    this.#underWay.add(sending);
  }

  /** Waits for what is on its way, but not longer than that. */
  async rest(mostMs: number): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const timeUp = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, mostMs);
    });
    await Promise.race([Promise.all(this.#underWay), timeUp]);
    clearTimeout(timer);
    await this.#flush();
  }

  async #send(work: Work): Promise<void> {
    const { ledger, failpoints, metrics } = this.#ground;
    for (let again = true; again; ) {
      const { built, bump } = work.intent;
      if (built === null) return;
      failpoints.reach('intent.before_send');
      const answer = await ledger.submit(bump?.envelopeXdr ?? built.envelopeXdr);
      failpoints.reach('intent.sent');
      metrics.submission(label(answer));
      this.#hear(work, answer);
      again = await this.#follow(work);
    }
  }

  #hear(work: Work, answer: SubmitAnswer): void {
    work.attempts += 1;
    // Whoever gave the bytes sees to it that they die: copies of them need not be waited for.
    work.step = stepAfter(answer, work.doubtful && !work.intent.presigned);
    work.doubtful ||= leavesCopy(answer);
    work.acceptedAt = answer.outcome === 'accepted' ? (this.#ground.pulse.latest?.sequence ?? null) : null;
    work.rest(performance.now(), retryDelay(work.attempts, Math.random()));
    work.sent();
    this.#note({ id: work.id, attempts: 1, doubtful: work.doubtful, answer: label(answer) });
  }

  #note(sending: Sending): void {
    this.#notes.push(sending);
    this.#noting ??= setTimeout(() => void this.#flush(), NOTE_MS);
    this.#noting.unref();
  }

  async #flush(): Promise<void> {
    clearTimeout(this.#noting);
    this.#noting = undefined;
    // The last word counts, and so do all attempts.
    const notes = new Map<string, Sending>();
    for (const note of this.#notes.splice(0)) {
      notes.set(note.id, { ...note, attempts: note.attempts + (notes.get(note.id)?.attempts ?? 0) });
    }
    if (notes.size === 0) return;
    await noteSent(this.#ground.connection, [...notes.values()]).catch((error: unknown) => {
      this.#ground.log.warn({ err: error }, 'submissions could not be noted');
    });
  }
}

function label(answer: SubmitAnswer): string {
  if (answer.outcome === 'rejected')
    return [answer.codes.transaction, ...answer.codes.operations].join(' ').slice(0, 200);
  return answer.outcome === 'unknown' ? answer.why : answer.outcome;
}
