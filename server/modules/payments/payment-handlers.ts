import type { Tx } from '../../platform/db/in-transaction.ts';
import type { Scope } from '../../platform/scope.ts';
import type { AttemptRecord } from './attempts/attempt.reads.ts';
import type { ProviderName } from './merchants/merchant.rules.ts';
import type { DisputeObservation, RefundObservation } from './port.ts';
import type { TransferReport } from './questions/transfer-report.ts';

export interface DisputeContext {
  /** Whether the news that may come before it is no longer awaited. */
  isLastTry: boolean;
}

/** An attempt that has been paid. */
export interface PaidAttempt {
  attempt: AttemptRecord;
  /** Fingerprint of the card that paid; null for none, and where it is not known. */
  card: string | null;
}

export interface Settling {
  /** IDs of the attempts that must be judged alone. */
  left: ReadonlySet<string>;
  /** Pays the orders of the others. */
  complete(): Promise<void>;
}

/** Handlers of outcomes of payments, refunds and payouts at providers. */
export interface OutcomeHandling {
  /**
   * Follows a change of an attempt, in its transaction.
   * @param card fingerprint of the card that paid; null for none, and where it is not known
   */
  changed(tx: Tx, before: AttemptRecord, after: AttemptRecord, card: string | null): Promise<void>;
  /**
   * Judges attempts of one event that are paid, in the transaction that is about to store it: of those that are not left,
   * the orders are paid once everything else is written.
   */
  settle(tx: Tx, paid: readonly PaidAttempt[]): Promise<Settling>;
  /** Follows that a payment was reported for an attempt, and that its provider is asked about it. */
  questioned(tx: Tx, attempt: AttemptRecord): Promise<void>;
  /** Whether tickets of an event are counted by card, so that a payment must not be followed before its card is known. */
  countsCards(scope: Scope, eventId: string): Promise<boolean>;
  /** Follows a dispute about an attempt, in a transaction that has locked it. */
  disputed(
    tx: Tx,
    attempt: AttemptRecord,
    dispute: DisputeObservation,
    context: DisputeContext,
  ): Promise<void>;
  /**
   * Follows a report that all money of an attempt went back to its payer, in a transaction that has locked it.
   * @param unsent ID of a refund whose first request was not sent because of the report
   */
  reversed(tx: Tx, attempt: AttemptRecord, unsent: string | undefined): Promise<void>;
  refundObserved(scope: Scope, report: TransferReport, observation: RefundObservation): Promise<void>;
  /** Follows what a provider reports to the secret address of one request for a payout. */
  payoutObserved(
    scope: Scope,
    payoutId: string,
    report: TransferReport,
    observation: RefundObservation,
  ): Promise<void>;
}

/** Work of other modules that is due at its time. */
export type DueKind = 'holds' | 'refunds' | 'payouts';

export interface DueWork {
  kind: DueKind;
  /**
   * Does what is due with a provider.
   * @param isStopped true once nothing more is to be begun
   * @returns the time of what is due next
   */
  run(scope: Scope, provider: ProviderName, isStopped: () => boolean): Promise<Date | undefined>;
}

/** What other modules do when outcomes arrive. Each registers its part once, before anything runs. */
export class PaymentHandlers {
  readonly dueWork: DueWork[] = [];
  readonly #handling: Partial<OutcomeHandling> = {};

  handle(part: Partial<OutcomeHandling>, dueWork: readonly DueWork[]): void {
    Object.assign(this.#handling, part);
    this.dueWork.push(...dueWork);
  }

  get outcomes(): OutcomeHandling {
    return this.#handling as OutcomeHandling;
  }
}
