import type { Scope } from '../../platform/scope.ts';
import type { RefundObservation } from './port.ts';
import type { TransferReport } from './questions/transfer-report.ts';

/** What follows from reports about payouts. Registered once, before anything runs. */
export interface PayoutHandling {
  /** Follows what a provider reports to the secret address of one request for a payout. */
  observed(
    scope: Scope,
    payoutId: string,
    report: TransferReport,
    observation: RefundObservation,
  ): Promise<void>;
  /** Asks about payouts under way that are due. @returns the time of what is due next */
  run(scope: Scope): Promise<Date | undefined>;
}

export class PayoutHandlers implements PayoutHandling {
  #handling: PayoutHandling | undefined;

  handle(handling: PayoutHandling): void {
    this.#handling = handling;
  }

  get #registered(): PayoutHandling {
    if (!this.#handling) throw new Error('nothing handles payouts');
    return this.#handling;
  }

  observed(...given: Parameters<PayoutHandling['observed']>): Promise<void> {
    return this.#registered.observed(...given);
  }

  run(scope: Scope): Promise<Date | undefined> {
    return this.#registered.run(scope);
  }
}
