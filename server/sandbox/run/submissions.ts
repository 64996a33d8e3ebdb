import {
  type AnyTransaction,
  innerOf,
  type LedgerEngine,
  MalformedEnvelope,
  type SubmitAnswer,
} from '../core/index.ts';
import { afterLedger } from '../horizon/formats.ts';
import { submissionTimeout, transactionFailed, transactionMalformed } from '../horizon/problem.ts';
import type { ResultCodes, TransactionRecord } from '../records/records.ts';
import { resultCodes } from '../records/result-codes.ts';
import { readByHash } from '../store/history.reads.ts';
import type { FaultSwitches } from './faults.ts';
import type { History } from './history.ts';
import type { LedgerStore } from './ledger-store.ts';

const BAD_SEQ = -5;
const BASE64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;

export interface SubmissionParts {
  engine: LedgerEngine;
  store: LedgerStore;
  history: History;
  faults: FaultSwitches;
  /** Wall clock, in milliseconds. */
  now(): number;
}

/** A transaction found in a ledger, and the hash that matched. */
export interface Found {
  record: TransactionRecord;
  hash: string;
}

type Waiter = (record: TransactionRecord) => void;

/**
 * Submits envelopes to the core and waits for the ledger that holds them, as Horizon does: transactions already in
 * history are answered from there, whatever the core answers.
 */
export class Submissions {
  readonly #parts: SubmissionParts;
  readonly #waiters = new Map<string, Set<Waiter>>();

  constructor(parts: SubmissionParts) {
    this.#parts = parts;
    parts.history.listen(({ transactions }) => {
      for (const record of this.#waiters.size === 0 ? [] : transactions) this.#tell(record);
    });
  }

  /**
   * Submits to the core.
   * @returns its first answer
   * @throws Problem transaction_malformed
   */
  offer(raw: string): SubmitAnswer {
    const text = raw.replace(/[\r\n]/g, '');
    if (text === '' || !BASE64.test(text)) throw transactionMalformed(raw);
    const { engine, faults, now } = this.#parts;
    try {
      // With manual closing no time passes between closes.
      const time = faults.now.manualClose
        ? undefined
        : Math.floor(now() / 1000) + faults.now.closeTimeSkewSeconds;
      return engine.submit(Buffer.from(text, 'base64'), time);
    } catch (error) {
      if (error instanceof MalformedEnvelope) throw transactionMalformed(raw);
      throw error;
    }
  }

  /**
   * Waits for the outcome of a submitted envelope.
   * @param over ends the wait early, with its reason
   * @param timeoutMs of the wait for a ledger
   * @throws Problem transaction_failed, transaction_submission_timeout, or the reason of `over`
   */
  async follow(
    raw: string,
    answer: SubmitAnswer,
    over = new AbortController(),
    timeoutMs = this.#parts.faults.now.submissionTimeoutMs,
  ): Promise<Found> {
    const late = (): void => over.abort(submissionTimeout(answer.hash, raw));
    const timer = setTimeout(late, timeoutMs);
    const waiting = this.#wait(answer.hash, over.signal);
    waiting.catch(() => undefined);
    try {
      const record = await this.#outcome(answer, waiting, over.signal);
      if (record === undefined) throw refusal(raw, answer);
      return this.#judge(raw, record, answer.hash);
    } finally {
      clearTimeout(timer);
      over.abort();
    }
  }

  /** The transaction as stored in a ledger; undefined when none will have it. */
  async #outcome(
    answer: SubmitAnswer,
    waiting: Promise<TransactionRecord>,
    over: AbortSignal,
  ): Promise<TransactionRecord | undefined> {
    const { hash, status, transaction } = answer;
    // A transaction queued just now cannot be in history.
    const stored = status === 'PENDING' ? undefined : await this.#look(hash);
    if (stored !== undefined) return stored;
    if (status !== 'ERROR') return waiting;
    if (!isBadSequence(answer)) return undefined;
    await this.#catchUp(transaction, over);
    return this.#look(hash);
  }

  /** @throws Problem transaction_failed for a transaction that failed on the ledger */
  #judge(raw: string, record: TransactionRecord, hash: string): Found {
    if (record.successful) return { record, hash };
    throw transactionFailed(raw, record.result, codesFor(record, hash));
  }

  async #look(hash: string): Promise<TransactionRecord | undefined> {
    const { store, history } = this.#parts;
    return (await readByHash(store.readers, [hash], afterLedger(history.latest.sequence))).at(-1);
  }

  #wait(hash: string, signal: AbortSignal): Promise<TransactionRecord> {
    return new Promise((resolve, reject) => {
      const waiters = this.#waiters.get(hash) ?? new Set<Waiter>();
      this.#waiters.set(hash, waiters);
      const end = (): void => {
        waiters.delete(found);
        if (waiters.size === 0) this.#waiters.delete(hash);
        signal.removeEventListener('abort', give);
      };
      const found: Waiter = (record) => {
        end();
        resolve(record);
      };
      const give = (): void => {
        end();
        reject(signal.reason);
      };
      waiters.add(found);
      if (signal.aborted) give();
      else signal.addEventListener('abort', give);
    });
  }

  #tell(record: TransactionRecord): void {
    for (const hash of [record.hash, record.innerHash]) {
      if (hash === null) continue;
      for (const waiter of [...(this.#waiters.get(hash) ?? [])]) waiter(record);
    }
  }

  /** The sequence may be bad only because the transaction itself was applied, and history does not show it yet. */
  #catchUp(transaction: AnyTransaction, signal: AbortSignal): Promise<void> {
    const { history } = this.#parts;
    const { source, sequence } = innerOf(transaction);
    const done = (): boolean => !history.lags || (history.account(source)?.sequence ?? -1n) >= sequence;
    return new Promise((resolve, reject) => {
      if (done()) return resolve();
      const leave = history.listen(() => {
        if (!done()) return;
        leave();
        resolve();
      });
      signal.addEventListener('abort', () => {
        leave();
        reject(signal.reason);
      });
    });
  }
}

function isBadSequence({ outcome }: SubmitAnswer): boolean {
  return outcome?.code === BAD_SEQ || outcome?.inner?.outcome.code === BAD_SEQ;
}

function refusal(raw: string, { outcome, resultXdr }: SubmitAnswer): Error {
  if (outcome === null || resultXdr === null) return new Error('A refusal without a reason.');
  return transactionFailed(raw, resultXdr.toString('base64'), resultCodes(outcome));
}

/** For a request by the inner transaction's hash, its own code comes first. */
function codesFor({ innerHash, details }: TransactionRecord, hash: string): ResultCodes {
  const codes = details.codes ?? { transaction: 'tx_failed' };
  const { inner_transaction, ...rest } = codes;
  return hash === innerHash && inner_transaction !== undefined
    ? { ...rest, transaction: inner_transaction }
    : codes;
}
