import { isConnectionLoss } from '../platform/db/database-faults.ts';
import type { Log } from '../platform/log.ts';
import type { Metrics, UnexpectedError } from '../platform/metrics.ts';

/** The two events of `process` that a guard listens to. */
export interface ErrorSource {
  on(event: 'unhandledRejection' | 'uncaughtException', listener: (reason: unknown) => void): unknown;
}

export interface ProcessGuardOptions {
  log: Log;
  /** Shuts the process down in order, with a failure code. */
  end(): void;
}

/**
 * Policy for errors that no caller handled.
 *
 * A lost connection never ends the process: each user of the database opens a new one. A rejection without a handler
 * concerns one piece of work, whose transaction was rolled back: it is logged and counted, and the process continues.
 * An uncaught exception may leave state half changed: the process shuts down in order and its supervisor restarts it.
 */
export class ProcessGuard {
  readonly #options: ProcessGuardOptions;
  /** Set as soon as the product exists. */
  metrics: Pick<Metrics, 'unexpected'> | undefined;

  constructor(options: ProcessGuardOptions) {
    this.#options = options;
  }

  watch(source: ErrorSource): void {
    source.on('unhandledRejection', (reason) => this.#note(reason, 'rejection'));
    source.on('uncaughtException', (error) => this.#note(error, 'exception'));
  }

  #note(error: unknown, event: Exclude<UnexpectedError, 'connection'>): void {
    const { log, end } = this.#options;
    const kind = isConnectionLoss(error ?? {}) ? 'connection' : event;
    this.metrics?.unexpected(kind);
    if (kind === 'connection') {
      log.warn({ err: error }, 'a connection was lost and no caller handled it');
    } else if (kind === 'rejection') {
      log.error({ err: error }, 'a promise was rejected and no caller handled it');
    } else {
      log.fatal({ err: error }, 'an exception was not handled: the process ends and must be started again');
      end();
    }
  }
}
