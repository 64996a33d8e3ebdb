import type { Tx } from '../../platform/db/in-transaction.ts';
import type { Log } from '../../platform/log.ts';
import type { Scope } from '../../platform/scope.ts';
import type { Topics } from '../../platform/topics.ts';
import { deliverDue } from './deliveries/deliver-due.ts';
import { readNextDue } from './deliveries/delivery.reads.ts';
import { rewrapWebhookSecrets } from './endpoints/endpoint-secrets.ts';
import { queueDeliveries } from './queue/queue-deliveries.ts';

/** Minimum pause, so that due deliveries that another process has claimed are not polled in a loop. */
const SHORTEST_PAUSE_MS = 250;
/** Maximum pause; the next run plans again. */
const LONGEST_PAUSE_MS = 60_000;

/**
 * Delivers webhook events soon after the audit log has sealed their entries. Every process may do so, because the
 * cursor and the deliveries are locked. A timer runs the next retry; a scheduled job finds deliveries that a crashed
 * process left behind.
 */
export class WebhookDispatcher {
  readonly #log: Log;
  #scope: (() => Scope) | undefined;
  #stopListening: (() => void) | undefined;
  #running: Promise<void> | undefined;
  #planned: Promise<void> | undefined;
  #timer: NodeJS.Timeout | undefined;

  constructor(log: Log) {
    this.#log = log;
  }

  start(topics: Topics, scope: () => Scope): void {
    this.#scope = scope;
    this.#stopListening = topics.listenHere('audit.sealed', 'all', () => this.wake());
  }

  /** Starts a run when there may be work. Cheap: calls during a run cause only one more. */
  wake(): void {
    if (!this.#scope || this.#planned) return;
    this.run().catch((error: unknown) => this.#log.warn({ err: error }, 'webhooks had to wait'));
  }

  /** Queues new deliveries and sends due ones. Calls during a run share one that begins after it. */
  run(): Promise<void> {
    this.#planned ??= this.#next();
    return this.#planned;
  }

  async #next(): Promise<void> {
    await this.#running?.catch(() => undefined);
    this.#running = this.#planned;
    this.#planned = undefined;
    const scope = this.#scope?.();
    if (!scope) return;
    await queueDeliveries(scope);
    await deliverDue(scope, () => this.#scope !== undefined);
    await this.#wakeWhenDue(scope);
  }

  /** Sets the timer for the next retry, so that retries are on time in a quiet installation too. */
  async #wakeWhenDue(scope: Scope): Promise<void> {
    const due = await readNextDue(scope);
    clearTimeout(this.#timer);
    if (due === undefined || !this.#scope) return;
    const ms = due.getTime() - scope.clock.now().getTime();
    this.#timer = setTimeout(() => this.wake(), Math.min(Math.max(ms, SHORTEST_PAUSE_MS), LONGEST_PAUSE_MS));
    this.#timer.unref();
  }

  /** Reseals the secrets of all endpoints with the current master key. */
  reseal(tx: Tx): Promise<number> {
    return rewrapWebhookSecrets(tx);
  }

  async stop(): Promise<void> {
    this.#scope = undefined;
    this.#stopListening?.();
    clearTimeout(this.#timer);
    await (this.#planned ?? this.#running)?.catch(() => undefined);
  }
}
