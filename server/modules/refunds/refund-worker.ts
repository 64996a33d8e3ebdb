import type { Log } from '../../platform/log.ts';
import type { Scope } from '../../platform/scope.ts';
import { Worker } from '../../platform/worker.ts';
import { runCancellations } from './event-cancellation/cancel-event.ts';
import { readWaitingSources } from './refund.reads.ts';
import { payRefunds } from './refund-payments.ts';

const BETWEEN_RUNS_MS = 200;

/** Works off cancellations and refunds. */
export class RefundWorker extends Worker {
  #waits = false;

  constructor(log: Log) {
    super({ subject: 'refunds', log, intervalMs: BETWEEN_RUNS_MS, work: (scope) => this.#payWaiting(scope) });
  }

  /** A wallet that received money may pay now; an order whose payment is resolved may be refunded. */
  wakeWhenWaiting(): void {
    if (this.#waits) this.wake();
  }

  async #payWaiting(scope: Scope): Promise<undefined> {
    const open = await runCancellations(scope);
    await payRefunds(scope);
    const { ledgerState, ledger } = scope.services;
    const short = ledgerState.standing.up ? await readWaitingSources(scope.db, ledger.networkId()) : [];
    this.#waits = open > 0 || short.length > 0 || !ledgerState.standing.up;
  }
}
