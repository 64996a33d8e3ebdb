import type { Tx } from '../../platform/db/in-transaction.ts';
import type { Scope } from '../../platform/scope.ts';
import type { AttemptRecord } from './attempts/attempt.reads.ts';
import type { DisputeObservation, RefundObservation } from './port.ts';
import type { TransferReport } from './questions/transfer-report.ts';

export interface DisputeContext {
  /** Whether the news that may come before it is no longer awaited. */
  isLastTry: boolean;
}

/** What the checkout does when payments change. Registered once, before anything runs. */
export interface PaymentHandling {
  /**
   * Follows a change of an attempt, in its transaction.
   * @param card fingerprint of the card that paid; null for none, and where it is not known
   */
  changed(tx: Tx, before: AttemptRecord, after: AttemptRecord, card: string | null): Promise<void>;
  /** Follows that a payment was reported for an attempt, and that its provider is asked about it. */
  questioned(tx: Tx, attempt: AttemptRecord): Promise<void>;
  /** Whether tickets of an event are counted by card, so that a payment must not be followed before its card is known. */
  countsCards(scope: Scope, eventId: string): Promise<boolean>;
  refundObserved(scope: Scope, report: TransferReport, observation: RefundObservation): Promise<void>;
  disputed(
    scope: Scope,
    attemptId: string,
    dispute: DisputeObservation,
    given: DisputeContext,
  ): Promise<void>;
  /** Follows a report that all money of a paid attempt went back to its payer. */
  reversed(scope: Scope, attemptId: string): Promise<void>;
  /** Does what is due besides: holds that are over, refunds. @returns the time of what is due next */
  run(scope: Scope): Promise<Date | undefined>;
}

export class PaymentHandlers implements PaymentHandling {
  #handling: PaymentHandling | undefined;

  handle(handling: PaymentHandling): void {
    this.#handling = handling;
  }

  get #registered(): PaymentHandling {
    if (!this.#handling) throw new Error('nothing handles payments');
    return this.#handling;
  }

  changed(...given: Parameters<PaymentHandling['changed']>): Promise<void> {
    return this.#registered.changed(...given);
  }

  questioned(...given: Parameters<PaymentHandling['questioned']>): Promise<void> {
    return this.#registered.questioned(...given);
  }

  countsCards(...given: Parameters<PaymentHandling['countsCards']>): Promise<boolean> {
    return this.#registered.countsCards(...given);
  }

  refundObserved(...given: Parameters<PaymentHandling['refundObserved']>): Promise<void> {
    return this.#registered.refundObserved(...given);
  }

  disputed(...given: Parameters<PaymentHandling['disputed']>): Promise<void> {
    return this.#registered.disputed(...given);
  }

  reversed(...given: Parameters<PaymentHandling['reversed']>): Promise<void> {
    return this.#registered.reversed(...given);
  }

  run(scope: Scope): Promise<Date | undefined> {
    return this.#registered.run(scope);
  }
}
