import { Coalescer } from '../../../platform/concurrency.ts';
import type { Scope } from '../../../platform/scope.ts';
import type { Topics } from '../../../platform/topics.ts';
import { runCancellations } from './cancel-event.ts';
import { readWaitingSources } from './refund.reads.ts';
import { payRefunds } from './refund-payments.ts';

const BETWEEN_RUNS_MS = 200;

/**
 * Works off cancellations and refunds. All state is in the database: this class only triggers runs, and so does the
 * timetable, so that nothing depends on the process that began it.
 */
export class RefundWorker {
  readonly #runs = new Coalescer(BETWEEN_RUNS_MS, () => this.#run());
  readonly #unlisten: (() => void)[];
  #scope: () => Scope = () => {
    throw new Error('the refund worker was not started');
  };
  #waits = false;
  #running: Promise<void> = Promise.resolve();

  constructor(topics: Topics) {
    // A wallet that received money may pay now; an order whose payment is resolved may be refunded.
    const look = (): void => {
      if (this.#waits) this.poke();
    };
    this.#unlisten = [topics.listen('wallet.changed', '*', look), topics.listen('order.changed', '*', look)];
  }

  /** @param scope the system scope that pays refunds */
  start(scope: () => Scope): void {
    this.#scope = scope;
  }

  poke(): void {
    this.#runs.poke();
  }

  /**
   * Does everything that can be done now.
   * @returns whether something has to wait
   */
  async run(): Promise<boolean> {
    const scope = this.#scope();
    const open = await runCancellations(scope);
    await payRefunds(scope);
    const { ledgerState, ledger } = scope.services;
    const short = ledgerState.standing.up ? await readWaitingSources(scope.db, ledger.networkId()) : [];
    this.#waits = open > 0 || short.length > 0 || !ledgerState.standing.up;
    return this.#waits;
  }

  async close(): Promise<void> {
    for (const end of this.#unlisten) end();
    this.#runs.stop();
    await this.#running;
  }

  async #run(): Promise<void> {
    const running = this.run();
    this.#running = running.then(
      () => undefined,
      () => undefined,
    );
    try {
      await running;
    } catch (error) {
      this.#scope().services.log.warn({ err: error }, 'refunds could not go on; trying again');
      throw error;
    }
  }
}
