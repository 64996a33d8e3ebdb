import type { ClosedLedger, LedgerSummary } from './close/closed-ledger.ts';
import type { LedgerSettings } from './ledger-settings.ts';
import type { TransactionOutcome } from './result/outcome.ts';
import type { Account } from './state/account.ts';
import type { AnyTransaction } from './transaction/transaction.ts';

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

/**
 * The rules of the ledger, in memory: no clock, no store, no network. The same calls give the same bytes. Time comes
 * only from the arguments.
 */
export class LedgerEngine {
  readonly settings: LedgerSettings;

  private constructor(settings: LedgerSettings) {
    this.settings = settings;
  }

  /** Ledger 1: every lumen on the account of the passphrase's master key. */
  static genesis(_settings: LedgerSettings): LedgerEngine {
    throw new Error('to come');
  }

  /**
   * The ledger that the store kept. The queue starts empty, as a core's does.
   * @throws InvariantViolation when accounts and header do not belong together.
   */
  static restore(_settings: LedgerSettings, _stored: StoredLedger): LedgerEngine {
    throw new Error('to come');
  }

  /** The last closed ledger. */
  get last(): LedgerSummary {
    throw new Error('to come');
  }

  /** Every account, for the store's first write after genesis. */
  accounts(): Iterable<Account> {
    throw new Error('to come');
  }

  account(_id: string): Account | null {
    throw new Error('to come');
  }

  /** Ids of the accounts that the key may sign for, in their order; the account's own key counts while it has weight. */
  accountsSignedBy(_key: string): string[] {
    throw new Error('to come');
  }

  /** Envelopes that wait for the next ledger, in the order of arrival. */
  queued(): AnyTransaction[] {
    throw new Error('to come');
  }

  /**
   * Judges an envelope against the last closed ledger and queues it when it passes.
   * @param envelope TransactionEnvelope, XDR bytes.
   * @param now unix seconds of the caller's clock: a ledger that is late in closing asks envelopes to live longer. Left
   * out, as in lock step with a recording, no time has passed since the last close.
   * @throws MalformedEnvelope
   */
  submit(_envelope: Uint8Array, _now?: number): SubmitAnswer {
    throw new Error('to come');
  }

  /**
   * The next ledger, from what is queued. Changes nothing yet.
   * @param closeTime unix seconds, not before the last ledger's.
   * @throws InvalidCloseTime, InvariantViolation
   */
  prepareClose(_closeTime: number): ClosedLedger {
    throw new Error('to come');
  }

  /** Makes a prepared ledger the last one. Nothing may have been closed in between; submissions may. */
  commit(_closed: ClosedLedger): void {
    throw new Error('to come');
  }
}
