import { Coalescer } from '../../platform/concurrency.ts';
import type { Scope } from '../../platform/scope.ts';
import type { Topics } from '../../platform/topics.ts';
import { issueReceipts } from './issue-receipts.ts';

const BETWEEN_RUNS_MS = 1_000;
/** Orders that wait for their receipts in memory; the job finds the others. */
const MAX_WAITING = 10_000;

/**
 * Issues receipts a moment after orders of this process have changed, apart from the sale itself. All state is in the
 * database: the job finds what this class has missed.
 */
export class ReceiptWorker {
  readonly #runs = new Coalescer(BETWEEN_RUNS_MS, () => this.#run());
  readonly #waiting = new Set<string>();
  readonly #topics: Topics;
  #unlisten: (() => void) | undefined;
  #scope: (() => Scope) | undefined;
  #running: Promise<unknown> = Promise.resolve();

  constructor(topics: Topics) {
    this.#topics = topics;
  }

  /**
   * @param scope the system scope
   * @param runsByItself false: receipts are issued by the job and on request alone; for tests, which move the clock
   */
  start(scope: () => Scope, runsByItself: boolean): void {
    this.#scope = scope;
    if (!runsByItself) return;
    this.#unlisten = this.#topics.listenHere('order.changed', '*', ({ orderId }) => {
      if (this.#waiting.size < MAX_WAITING) this.#waiting.add(orderId);
      this.#runs.poke();
    });
  }

  /** Issues what orders lack at once, for a caller that names the documents. */
  async issue(orderIds: readonly string[]): Promise<void> {
    const scope = this.#scope?.();
    if (scope) await issueReceipts(scope, orderIds);
  }

  async close(): Promise<void> {
    this.#unlisten?.();
    this.#runs.stop();
    await this.#running;
  }

  async #run(): Promise<void> {
    const scope = this.#scope?.();
    if (!scope) return;
    const orderIds = [...this.#waiting];
    this.#waiting.clear();
    const running = issueReceipts(scope, orderIds);
    this.#running = running.catch(() => undefined);
    try {
      await running;
    } catch (error) {
      for (const id of orderIds) this.#waiting.add(id);
      scope.services.log.warn({ err: error }, 'receipts could not be issued; trying again');
      throw error;
    }
  }
}
