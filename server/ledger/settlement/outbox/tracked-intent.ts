import { isConnectionLoss } from '../../../platform/db/database-faults.ts';
import type { Log } from '../../../platform/log.ts';
import { LedgerUnavailable } from '../../failures.ts';
import type { LedgerClose, LedgerTransaction } from '../../port.ts';
import type { Built, IntentState } from '../intent.ts';
import { boundHasPassed, mayBecome, retryDelay, type Step } from '../submission/submission.rules.ts';
import type { StoredIntent } from './stored-intent.ts';

/** Submissions, for people and metrics: nothing is decided by them. */
export interface SubmissionNote {
  attempts: number;
  doubtful: boolean;
  /** The last answer. */
  answer: string;
}

/** An unfinished intent that this process works on, with what it has learned so far. */
export class TrackedIntent {
  intent: StoredIntent;
  /** A copy of the bytes may be queued somewhere. True for anything another process may have submitted. */
  doubtful: boolean;
  /** The history was searched up to this ledger; null: never, so the transaction may be in any. */
  searchedTo: number | null = null;
  /** Next step after the last answer. */
  step: Step = { next: 'send_again' };
  attempts = 0;
  /** Milliseconds of the monotonic clock before which it is not retried. */
  restsUntil = 0;
  /** Answers since the last database write. */
  note: SubmissionNote | null = null;
  /** The newest ledger when it was last accepted; null: never. */
  acceptedAt: number | null = null;
  /** It is on the ledger; that still has to be recorded. */
  found: LedgerTransaction | null = null;
  /** Number of errors other than the ledger's answers, and the time until which they delay the intent. */
  #troubles = 0;
  troubledUntil = 0;
  /** Its bytes are being built or submitted. */
  busy = false;
  /** The newest ledger when its time bound was first seen to have passed; null: not yet. */
  pastBoundSince: number | null = null;
  /** The newest ledger when the sequence number of externally signed bytes was first seen consumed; null: not yet. */
  overtakenSince: number | null = null;
  /** Number of closes at which its source was not on the ledger. */
  sourceMissing = 0;
  readonly since = performance.now();
  warned = false;

  constructor(intent: StoredIntent, { doubtful }: { doubtful: boolean }) {
    this.intent = intent;
    this.doubtful = doubtful;
  }

  get id(): string {
    return this.intent.id;
  }

  get isBuilt(): boolean {
    return this.intent.built !== null;
  }

  rest(now: number, milliseconds: number): void {
    this.restsUntil = now + milliseconds;
  }

  /** Records whether the newest ledger is beyond the time bound of the bytes. */
  seeClose({ sequence, closedAt }: LedgerClose): void {
    const { built } = this.intent;
    if (built !== null && boundHasPassed(built.maxTime, closedAt)) this.pastBoundSince ??= sequence;
  }

  /** Sets the transaction found in the history and clears earlier errors. */
  findOnLedger(transaction: LedgerTransaction): void {
    if (this.found !== null) return;
    this.found = transaction;
    this.troubledUntil = 0;
  }

  /** Delays the intent after an error: the database was away, a key did not open, a handler threw. */
  restFromTrouble(now: number): void {
    this.#troubles += 1;
    this.troubledUntil = now + retryDelay(this.#troubles, Math.random());
  }

  /** Marks the bytes as stored and ready to submit. @param ledger the newest one: they can only be in later ones */
  prepared(built: Built, ledger: number | null): void {
    this.#become('prepared');
    this.intent = { ...this.intent, transactionHash: built.hash, built };
    this.doubtful = false;
    this.searchedTo = ledger;
    this.attempts = 0;
    this.sourceMissing = 0;
  }

  /** @param answer a short description */
  sent(answer: string): void {
    if (this.intent.state !== 'sent') this.#become('sent');
    this.note = { attempts: (this.note?.attempts ?? 0) + 1, doubtful: this.doubtful, answer };
  }

  /** Takes the note in order to write it to the database. */
  takeNote(): SubmissionNote | null {
    const { note } = this;
    this.note = null;
    return note;
  }

  /** Restores a note that could not be written. Later answers are merged into it. */
  giveNoteBack(note: SubmissionNote): void {
    const since = this.note;
    this.note = since
      ? {
          attempts: note.attempts + since.attempts,
          doubtful: note.doubtful || since.doubtful,
          answer: since.answer,
        }
      : note;
  }

  /** Resets the intent after its bytes were abandoned: new ones may be built. */
  beginAgain(): void {
    this.#become('intended');
    const source = this.intent.byChannel ? null : this.intent.source;
    this.intent = { ...this.intent, source, transactionHash: null, built: null, bump: null };
    this.doubtful = false;
    this.searchedTo = null;
    this.step = { next: 'send_again' };
    this.acceptedAt = null;
    this.pastBoundSince = null;
    this.attempts = 0;
    this.restsUntil = 0;
  }

  #become(state: IntentState): void {
    const { state: from, id } = this.intent;
    if (!mayBecome(from, state)) throw new Error(`ledger intent ${id} cannot go from ${from} to ${state}`);
    this.intent = { ...this.intent, state };
  }
}

/** The intents of this process, indexed for look-up. */
export class IntentRegistry {
  readonly #trackedIntents = new Map<string, TrackedIntent>();
  readonly #byHash = new Map<string, TrackedIntent>();

  get size(): number {
    return this.#trackedIntents.size;
  }

  all(): TrackedIntent[] {
    return [...this.#trackedIntents.values()];
  }

  /** Intents whose bytes may be on the ledger. */
  built(): TrackedIntent[] {
    return this.all().filter((work) => work.isBuilt);
  }

  get(id: string): TrackedIntent | undefined {
    return this.#trackedIntents.get(id);
  }

  add(work: TrackedIntent): void {
    this.#trackedIntents.set(work.id, work);
    this.index(work);
  }

  /** Updates the index; call it when the bytes of an intent have changed. */
  index(work: TrackedIntent): void {
    if (work.intent.built) this.#byHash.set(work.intent.built.hash, work);
  }

  remove(work: TrackedIntent): void {
    this.dropBytes(work);
    this.#trackedIntents.delete(work.id);
  }

  dropBytes(work: TrackedIntent): void {
    if (work.intent.built) this.#byHash.delete(work.intent.built.hash);
  }

  /** Finds the intent of a transaction; a fee bump is found by its inner hash. */
  of(transaction: LedgerTransaction): TrackedIntent | undefined {
    return this.#byHash.get(transaction.innerHash ?? transaction.hash);
  }

  /** Sources with a transaction under way. */
  busySources(): Set<string> {
    return new Set(
      this.all().flatMap(({ busy, intent }) =>
        intent.source !== null && (busy || intent.built) ? [intent.source] : [],
      ),
    );
  }
}

/**
 * Delays intents after an error other than the ledger's answer, and retries them later. An unavailable ledger or
 * database is logged elsewhere, once; everything else is a fault to look into.
 */
export function backOff(log: Log, error: unknown, trackedIntents: readonly TrackedIntent[]): void {
  const now = performance.now();
  for (const work of trackedIntents) work.restFromTrouble(now);
  const passing = error instanceof LedgerUnavailable || isConnectionLoss(error);
  const intents = trackedIntents.map(({ id }) => id);
  log[passing ? 'debug' : 'error']({ err: error, intents }, 'ledger intents could not be worked on');
}
