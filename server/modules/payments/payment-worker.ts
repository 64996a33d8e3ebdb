import type { Log } from '../../platform/log.ts';
import type { Scope } from '../../platform/scope.ts';
import { Worker } from '../../platform/worker.ts';
import { applyDueChanges } from '../account-changes/index.ts';
import { pollDue } from './attempts/poll-provider.ts';
import { handleCallbacks } from './callbacks/handle-callbacks.ts';
import type { ProviderName } from './merchants/merchant.rules.ts';
import type { DueKind, DueWork, PaymentHandlers } from './payment-handlers.ts';
import { PROVIDERS } from './providers.ts';

type Kind = 'callbacks' | 'questions' | DueKind | 'changes';

/** One kind of work with one provider: it waits for no other. */
interface Lane {
  kind: Kind;
  /** undefined: the work concerns no provider. */
  provider: ProviderName | undefined;
  worker: Worker;
}

/**
 * Handles callbacks, asks providers about open payments, requests refunds, follows payouts, and lets changes of accounts
 * take effect, each at its time. Every kind of work has a lane for each provider, so that a provider that answers slowly
 * delays its own payments alone. The state is in the database: rows are locked while they are taken.
 */
export class PaymentWorker {
  readonly #log: Log;
  readonly #handlers: PaymentHandlers;
  #lanes: readonly Lane[] = [];

  constructor(log: Log, handlers: PaymentHandlers) {
    this.#log = log;
    this.#handlers = handlers;
  }

  /**
   * @param scope the system scope
   * @param runsByItself false: only `run` does something; for tests, which move the clock
   */
  start(scope: () => Scope, runsByItself: boolean): void {
    this.#lanes = [
      ...this.#byProvider('callbacks', handleCallbacks),
      ...this.#byProvider('questions', pollDue),
      ...this.#handlers.dueWork.flatMap(({ kind, run }) => this.#byProvider(kind, run)),
      this.#lane('changes', undefined, applyDueChanges),
    ];
    for (const { worker } of this.#lanes) worker.start(scope, runsByItself);
  }

  /** Starts the work of a kind, or all of it, with one provider or with all, when there may be some. */
  wake(kind?: Kind, provider?: ProviderName): void {
    for (const { worker } of this.#of(kind, provider)) worker.wake();
  }

  /** Has the work of a kind with a provider start at a time, unless it starts before. */
  wakeAt(at: Date, kind: Kind, provider: ProviderName): void {
    for (const { worker } of this.#of(kind, provider)) worker.wakeAt(at);
  }

  /** Does everything that is due: one kind of work after the other, since an outcome can make a refund due. */
  async run(): Promise<void> {
    for (const kind of new Set(this.#lanes.map((lane) => lane.kind)))
      await Promise.all(this.#of(kind, undefined).map(({ worker }) => worker.run()));
  }

  /** Resolves when the runs under way have ended; no other begins. */
  async stop(): Promise<void> {
    await Promise.all(this.#lanes.map(({ worker }) => worker.stop()));
  }

  #of(kind: Kind | undefined, provider: ProviderName | undefined): Lane[] {
    return this.#lanes.filter(
      (lane) =>
        (kind === undefined || lane.kind === kind) && (provider === undefined || lane.provider === provider),
    );
  }

  #byProvider(kind: Kind, run: DueWork['run']): Lane[] {
    return PROVIDERS.map(({ name }) =>
      this.#lane(kind, name, (scope, isStopped) => run(scope, name, isStopped)),
    );
  }

  #lane(
    kind: Kind,
    provider: ProviderName | undefined,
    work: (scope: Scope, isStopped: () => boolean) => Promise<Date | undefined>,
  ): Lane {
    const subject = ['payments', kind, provider].filter(Boolean).join(' ');
    return { kind, provider, worker: new Worker({ subject, log: this.#log, work }) };
  }
}
