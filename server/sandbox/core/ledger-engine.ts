import { Keypair, xdr } from '@stellar/stellar-sdk';
import { type Closing, closeLedger, contextAfter, feePoolOf, type Totals } from './close/close-ledger.ts';
import type { ClosedLedger, LedgerSummary } from './close/closed-ledger.ts';
import { checkAccount, checkLumens, checkState, sumOfBalances } from './close/invariants.ts';
import { makeHeader, summaryOf, termsOf } from './close/ledger-header.ts';
import { InvalidCloseTime, InvariantViolation } from './failures.ts';
import { type LedgerSettings, TOTAL_COINS } from './ledger-settings.ts';
import { newAccount } from './operations/create-account.ts';
import { admit } from './queue/admit.ts';
import { TransactionQueue } from './queue/transaction-queue.ts';
import { findInvalid, type TrimCircumstances } from './queue/trim.ts';
import { encodeResult } from './result/encode-result.ts';
import type { TransactionOutcome } from './result/outcome.ts';
import type { Account } from './state/account.ts';
import { AccountTable } from './state/account-table.ts';
import { digestOfAll, stateHash } from './state/state-digest.ts';
import { decodeEnvelope } from './transaction/decode-envelope.ts';
import type { AnyTransaction } from './transaction/transaction.ts';
import { sha256 } from './wire/sha256.ts';

export type SubmitStatus = 'PENDING' | 'DUPLICATE' | 'TRY_AGAIN_LATER' | 'ERROR';

/** What the queue says to an envelope. */
export interface SubmitAnswer {
  readonly status: SubmitStatus;
  /** Hex; of a fee bump, the outer one. */
  readonly hash: string;
  readonly transaction: AnyTransaction;
  /** With ERROR: why, decoded and as TransactionResult. */
  readonly outcome: TransactionOutcome | null;
  readonly resultXdr: Buffer | null;
}

/** What the store kept of a ledger's state. */
export interface StoredLedger {
  /** LedgerHeader of the last closed ledger. */
  readonly headerXdr: Uint8Array;
  readonly accounts: Iterable<Account>;
}

const GENESIS = 1;
const ZERO_HASH = Buffer.alloc(32);
/** An envelope that is taken in must outlive this many ledgers of the usual length. */
const LEDGERS_TO_LIVE = 2;
/** From this protocol on the starting sequence number at the door is that of the last ledger, not of the coming one. */
const STARTS_AT_LAST = 20;
/** Ledgers between full counts of all accounts and their digest; in between, what changed is counted. */
const RECOUNT = 64;
/** Up to so many accounts their lumens are added up at every close: it takes a millisecond. */
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
  /** What `commit` needs of ledgers that `prepareClose` made: with them, what falls out of the queue. */
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

  /** Ledger 1: every lumen on the account of the passphrase's master key. */
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
   * The ledger that the store kept; its header counts where it differs from the settings. The queue starts empty, as a
   * core's does.
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

  /** Every account, for the store's first write after genesis. */
  accounts(): Iterable<Account> {
    return this.#accounts.all();
  }

  account(id: string): Account | null {
    return this.#accounts.get(id);
  }

  /** Ids of the accounts that the key may sign for, in their order; the account's own key counts while it has weight. */
  accountsSignedBy(key: string): string[] {
    return this.#accounts.signedBy(key);
  }

  /** Envelopes that wait for the next ledger, in the order of arrival. */
  queued(): AnyTransaction[] {
    return this.#queue.room.inOrderOfArrival();
  }

  /**
   * Judges an envelope against the last closed ledger and queues it when it passes.
   * @param envelope TransactionEnvelope, XDR bytes.
   * @param now unix seconds of the caller's clock: a ledger that is late in closing asks envelopes to live longer. Left
   * out, as in lock step with a recording, no time has passed since the last close.
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
   * The next ledger, from what is queued. Changes nothing yet.
   * @param closeTime unix seconds, not before the last ledger's.
   * @param baseFee stroops that an operation costs from the ledger after it on; left out, as before.
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

  /** Makes a prepared ledger the last one. Nothing may have been closed in between; submissions may. */
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

  /** What fell out at the close is refused a ledger less than what turns out to be invalid after it. */
  #tidyQueue(trimmed: readonly AnyTransaction[], { transactions, closeTime }: ClosedLedger): void {
    const queue = this.#queue;
    queue.ban(trimmed);
    queue.removeApplied(transactions.map(({ transaction }) => transaction));
    queue.shift();
    const waiting = queue.waitingFor(this.#last.sequence + 1);
    queue.ban(findInvalid(waiting, this.#circumstances(0, this.#toLive(closeTime))));
  }

  /** Seconds from the last close that an envelope must still be good for. */
  #toLive(now: number): number {
    // The first ledger closed at no time at all: nothing can be late after it.
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

  /** Counts all anew and compares with what the last header says. */
  #recount(): void {
    const counted = this.#count();
    checkLumens(counted.balances, feePoolOf(this.#last));
    checkState(counted.digest, this.#last);
    for (const account of this.#accounts.all()) {
      checkAccount(account);
    }
  }
}
