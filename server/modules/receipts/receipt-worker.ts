import type { Log } from '../../platform/log.ts';
import type { Scope } from '../../platform/scope.ts';
import { Worker } from '../../platform/worker.ts';
import { issueReceipts } from './issue-receipts.ts';

const BETWEEN_RUNS_MS = 1_000;
/** Orders that wait for their receipts in memory; the job finds the others. */
const MAX_WAITING = 10_000;

/**
 * Issues receipts a moment after orders of this process have changed, apart from the sale itself. The scheduled job finds
 * what it has missed.
 */
export class ReceiptWorker extends Worker {
  readonly #waiting = new Set<string>();

  constructor(log: Log) {
    super({
      subject: 'receipts',
      log,
      intervalMs: BETWEEN_RUNS_MS,
      work: (scope) => this.#issueWaiting(scope),
    });
  }

  /** Issues the receipts that this order lacks in the next run. */
  add(orderId: string): void {
    if (this.#waiting.size < MAX_WAITING) this.#waiting.add(orderId);
    this.wake();
  }

  async #issueWaiting(scope: Scope): Promise<undefined> {
    const orderIds = [...this.#waiting];
    this.#waiting.clear();
    try {
      await issueReceipts(scope, orderIds);
    } catch (error) {
      for (const id of orderIds) this.#waiting.add(id);
      throw error;
    }
  }
}
