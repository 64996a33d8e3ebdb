import { Keypair, xdr } from '@stellar/stellar-sdk';
import { sha256 } from './bytes.ts';
import { type Closing, closeLedger, contextAfter, feePoolOf, type Totals } from './close/close-ledger.ts';
import type { ClosedLedger, LedgerSummary } from './close/closed-ledger.ts';
import { checkAccount, checkLumens, checkState, sumOfBalances } from './close/invariants.ts';
import { makeHeader, summaryOf, termsOf, ZERO_HASH } from './close/ledger-header.ts';
import { InvalidCloseTime, InvariantViolation } from './failures.ts';
import { type LedgerSettings, TOTAL_COINS } from './ledger-settings.ts';
import { newAccount } from './operations/account-operations.ts';
import { admit } from './queue/admit.ts';
import { TransactionQueue } from './queue/transaction-queue.ts';
import { findInvalid, type TrimCircumstances } from './queue/trim.ts';
import { encodeResult } from './result/encode-result.ts';
import type { TransactionOutcome } from './result/outcomes.ts';
import type { Account } from './state/account.ts';
import { AccountTable } from './state/account-table.ts';
import { digestOfAll, stateHash } from './state/state-digest.ts';
import { decodeEnvelope } from './transaction/decode-envelope.ts';
import type { AnyTransaction } from './transaction/transaction.ts';

export type SubmitStatus = 'PENDING' | 'DUPLICATE' | 'TRY_AGAIN_LATER' | 'ERROR';

/** The queue's answer to an envelope. */
export interface SubmitAnswer {
  readonly status: SubmitStatus;
  /** Hex; of a fee bump, the outer one. */
  readonly hash: string;
  readonly transaction: AnyTransaction;
  /** With ERROR: the reason, decoded and as TransactionResult. */
  readonly outcome: TransactionOutcome | null;
  readonly resultXdr: Buffer | null;
}

/** A ledger's state as stored. */
export interface StoredLedger {
  /** LedgerHeader of the last closed ledger. */
  readonly headerXdr: Uint8Array;
  readonly accounts: Iterable<Account>;
}

const GENESIS = 1;
/** A submitted envelope must stay valid for this many ledgers of the usual length. */
const LEDGERS_TO_LIVE = 2;
/** From this protocol on the starting sequence number on submission is that of the last ledger, not of the next one. */
const STARTS_AT_LAST = 20;
/** Ledgers between full counts of all accounts and their digest; in between, only changes are counted. */
const RECOUNT = 64;
/** Up to this many accounts, lumens are summed at every close: it takes a millisecond. */
const QUICKLY_ADDED = 20_000;

/**
 * The rules of the ledger, in memory: no clock, no store, no network. The same calls give the same bytes. Time comes
 * only from the arguments.
 */
export class LedgerEngine {
  readonly settings: LedgerSettings;
  readonly #networkId: Buffer;
  readonly #accounts: AccountTable;
  readonly #queue: TransactionQueue;
  /** Data for `commit` of ledgers that `prepareClose` built, including the transactions dropped from the queue. */
  readonly #prepared = new WeakMap<ClosedLedger, Closing & { readonly trimmed: readonly AnyTransaction[] }>();
  #last: LedgerSummary;
  #totals: Totals;

  private constructor(settings: LedgerSettings, last: LedgerSummary, accounts: Iterable<Account>) {
    this.settings = settings;
    this.#networkId = sha256(Buffer.from(settings.passphrase));
    this.#accounts = new AccountTable(accounts);
    this.#queue = new TransactionQueue(termsOf(last).maxTxSetOps);
    this.#last = last;
    this.#totals = this.#count();
    checkLumens(this.#totals.balances, feePoolOf(last));
  }

  /** Creates ledger 1: every lumen is on the account of the passphrase's master key. */
  static genesis(settings: LedgerSettings): LedgerEngine {
    const id = Keypair.master(settings.passphrase).publicKey();
    const root = { ...newAccount(id, TOTAL_COINS, GENESIS), sequence: 0n };
    const facts = {
      sequence: GENESIS,
      closeTime: 0,
      feePool: 0n,
      transactionSetHash: ZERO_HASH,
      resultHash: ZERO_HASH,
      stateHash: stateHash(digestOfAll([root])),
    };
    return new LedgerEngine(settings, summaryOf(makeHeader(facts, settings, null)), [root]);
  }

  /**
   * Restores a stored ledger; its header takes precedence over the settings. The queue starts empty, as a core's does.
   * @throws InvariantViolation when accounts and header do not belong together.
   */
  static restore(settings: LedgerSettings, { headerXdr, accounts }: StoredLedger): LedgerEngine {
    const last = summaryOf(xdr.LedgerHeader.fromXDR(Buffer.from(headerXdr)));
    const engine = new LedgerEngine(settings, last, accounts);
    engine.#recount();
    return engine;
  }

  /** The last closed ledger. */
  get last(): LedgerSummary {
    return this.#last;
  }

  /** Returns every account, for the store's first write after genesis. */
  accounts(): Iterable<Account> {
    return this.#accounts.all();
  }

  account(id: string): Account | null {
    return this.#accounts.get(id);
  }

  /** Ids of the accounts that the key may sign for, sorted; the account's own key counts while it has weight. */
  accountsSignedBy(key: string): string[] {
    return this.#accounts.signedBy(key);
  }

  get hasQueued(): boolean {
    return !this.#queue.room.isEmpty;
  }

  /** Queued envelopes for the next ledger, in the order of arrival. */
  queued(): AnyTransaction[] {
    return this.#queue.room.inOrderOfArrival();
  }

  /**
   * Validates an envelope against the last closed ledger and queues it when it is valid.
   * @param envelope TransactionEnvelope, XDR bytes.
   * @param now unix seconds of the caller's clock: when a ledger is late in closing, envelopes must stay valid longer.
   * If omitted, as when replaying a recording, no time has passed since the last close.
   * @throws MalformedEnvelope
   */
  submit(envelope: Uint8Array, now = this.#last.closeTime): SubmitAnswer {
    const transaction = decodeEnvelope(this.#networkId, envelope);
    const circumstances = {
      ...this.#circumstances(0, this.#toLive(now)),
      startingLedger: this.#startingLedger(),
    };
    const admission = admit(transaction, this.#queue, circumstances, this.settings.queuedPerSource);
    const outcome = admission.status === 'ERROR' ? admission.outcome : null;
    return {
      status: admission.status,
      hash: transaction.hash,
      transaction,
      outcome,
      resultXdr: outcome && encodeResult(outcome),
    };
  }

  /**
   * Builds the next ledger from the queue. Changes nothing yet.
   * @param closeTime unix seconds, not before the last ledger's.
   * @param baseFee stroops per operation from the ledger after it on; unchanged if omitted.
   * @throws InvalidCloseTime, InvariantViolation
   */
  prepareClose(closeTime: number, { baseFee }: { baseFee?: number } = {}): ClosedLedger {
    const last = this.#last;
    if (!Number.isSafeInteger(closeTime) || closeTime < last.closeTime) {
      throw new InvalidCloseTime(closeTime, last.closeTime);
    }
    this.#checkLast();
    const waiting = this.#queue.waitingFor(last.sequence + 1);
    const offset = closeTime - last.closeTime;
    const trimmed = findInvalid(waiting, this.#circumstances(offset, offset));
    const gone = new Set(trimmed);
    const terms = { ...termsOf(last), ...(baseFee === undefined ? {} : { baseFee }) };
    const closing = closeLedger(
      { last, accounts: this.#accounts, totals: this.#totals },
      waiting.filter((transaction) => !gone.has(transaction)),
      { closeTime, terms, dropped: trimmed.map(({ fullHash }) => fullHash) },
    );
    this.#prepared.set(closing.closed, { ...closing, trimmed });
    return closing.closed;
  }

  /** Makes a prepared ledger the last one. No ledger may have been closed in between; submissions are allowed. */
  commit(closed: ClosedLedger): void {
    const closing = this.#prepared.get(closed);
    const follows = closed.header.previousLedgerHash().toString('hex') === this.#last.hash;
    if (closing === undefined || !follows) {
      throw new InvariantViolation(`ledger ${closed.sequence} does not follow ledger ${this.#last.sequence}`);
    }
    this.#accounts.apply(closing.changes);
    this.#totals = closing.totals;
    const { sequence, hash, closeTime, header, headerXdr } = closed;
    this.#last = { sequence, hash, closeTime, header, headerXdr };
    this.#tidyQueue(closing.trimmed, closed);
  }

  /** Envelopes dropped at the close are banned one ledger less than those found invalid after it. */
  #tidyQueue(trimmed: readonly AnyTransaction[], { transactions, closeTime }: ClosedLedger): void {
    const queue = this.#queue;
    queue.ban(trimmed);
    queue.removeApplied(transactions.map(({ transaction }) => transaction));
    queue.shift();
    const waiting = queue.waitingFor(this.#last.sequence + 1);
    queue.ban(findInvalid(waiting, this.#circumstances(0, this.#toLive(closeTime))));
  }

  /** Seconds from the last close that an envelope must still be valid. */
  #toLive(now: number): number {
    // The first ledger has close time 0: nothing can be late after it.
    const late = this.#last.sequence === GENESIS ? 0 : Math.max(0, Math.floor(now) - this.#last.closeTime);
    return LEDGERS_TO_LIVE * this.settings.expectedCloseSeconds + late;
  }

  #startingLedger(): number {
    const { sequence } = this.#last;
    return termsOf(this.#last).protocol >= STARTS_AT_LAST ? sequence : sequence + 1;
  }

  #circumstances(lowerOffset: number, upperOffset: number): TrimCircumstances {
    return {
      ledger: contextAfter(this.#last, this.#last.closeTime),
      accounts: this.#accounts,
      lowerOffset: BigInt(lowerOffset),
      upperOffset: BigInt(upperOffset),
      startingLedger: this.#last.sequence + 1,
    };
  }

  #count(): Totals {
    return { balances: sumOfBalances(this.#accounts.all()), digest: digestOfAll(this.#accounts.all()) };
  }

  #checkLast(): void {
    if (this.#last.sequence % RECOUNT === 0) {
      this.#recount();
    } else if (this.#accounts.size <= QUICKLY_ADDED) {
      checkLumens(sumOfBalances(this.#accounts.all()), feePoolOf(this.#last));
    }
  }

  /** Recounts everything and compares it with the last header. */
  #recount(): void {
    const counted = this.#count();
    checkLumens(counted.balances, feePoolOf(this.#last));
    checkState(counted.digest, this.#last);
    for (const account of this.#accounts.all()) {
      checkAccount(account);
    }
  }
}
