import type { LedgerClose, LedgerTransaction } from '../../port.ts';
import type { Built, IntentState } from '../intent.ts';
import { retryDelay } from '../recovery/retry.rules.ts';
import { boundHasPassed, mayBecome, type Step } from '../submission/submission.rules.ts';
import type { StoredIntent } from './stored-intent.ts';

/** Submissions, for people and metrics: nothing is decided by it. */
export interface SubmissionNote {
  attempts: number;
  doubtful: boolean;
  /** The last. */
  answer: string;
}

/** An unfinished intent that this process works on, and what it has learned of it so far. */
export class TrackedIntent {
  intent: StoredIntent;
  /** A copy of the bytes may wait somewhere. True for whatever another process may have sent. */
  doubtful: boolean;
  /** The history was searched up to this ledger; null: never, so that it may be anywhere. */
  searchedTo: number | null = null;
  /** What the last answer led to. */
  step: Step = { next: 'send_again' };
  attempts = 0;
  /** Milliseconds of the monotonic clock before which it is left alone. */
  restsUntil = 0;
  /** What was answered since that was last written down. */
  note: SubmissionNote | null = null;
  /** The newest ledger when it was last accepted; null: it was not. */
  acceptedAt: number | null = null;
  /** It is on the ledger; that still has to be recorded. */
  found: LedgerTransaction | null = null;
  /** Times that something else than the ledger's answer was in the way, and until when it is left alone for that. */
  #troubles = 0;
  troubledUntil = 0;
  /** Bytes are on their way, or being made. */
  busy = false;
  /** The newest ledger when its time was first seen to have passed; null: it has not. */
  pastBoundSince: number | null = null;
  /** The newest ledger when the number of given bytes was first seen to be used up; null: it is not. */
  overtakenSince: number | null = null;
  /** Closes at which its source was not on the ledger. */
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

  /** Takes note of the newest ledger: whether it is beyond the time that the bytes have. */
  seeClose({ sequence, closedAt }: LedgerClose): void {
    const { built } = this.intent;
    if (built !== null && boundHasPassed(built.maxTime, closedAt)) this.pastBoundSince ??= sequence;
  }

  /** The history has it. What was in the way of following it up is in the way no more. */
  findOnLedger(transaction: LedgerTransaction): void {
    if (this.found !== null) return;
    this.found = transaction;
    this.troubledUntil = 0;
  }

  /** The database was away, a key did not open, what follows from its end refused. */
  restFromTrouble(now: number): void {
    this.#troubles += 1;
    this.troubledUntil = now + retryDelay(this.#troubles, Math.random());
  }

  /** Bytes were stored and may leave. @param ledger the newest one: they can only be in those after it */
  prepared(built: Built, ledger: number | null): void {
    this.#become('prepared');
    this.intent = { ...this.intent, transactionHash: built.hash, built };
    this.doubtful = false;
    this.searchedTo = ledger;
    this.attempts = 0;
    this.sourceMissing = 0;
  }

  /** @param answer in a few words */
  sent(answer: string): void {
    if (this.intent.state !== 'sent') this.#become('sent');
    this.note = { attempts: (this.note?.attempts ?? 0) + 1, doubtful: this.doubtful, answer };
  }

  /** Whoever writes it down takes it. */
  takeNote(): SubmissionNote | null {
    const { note } = this;
    this.note = null;
    return note;
  }

  /** It could not be written down. What was answered since comes on top of it. */
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

  /** Its bytes are dead and put away: others may be built. */
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
