import type { Tx } from '../../platform/db/in-transaction.ts';
import type { Log } from '../../platform/log/log.ts';
import type { Scope } from '../../platform/scope.ts';
import type { Topics } from '../../platform/topics/topics.ts';
import { deliverDue } from './deliveries/deliver-due.ts';
import { readNextDue } from './deliveries/delivery.reads.ts';
import { rewrapWebhookSecrets } from './endpoints/rewrap-secrets.ts';
import { queueDeliveries } from './queue/queue-deliveries.ts';

/** What is due but taken by another process is not asked for without a pause. */
const SHORTEST_PAUSE_MS = 250;
/** Later ones are found again by then. */
const LONGEST_PAUSE_MS = 60_000;

/**
 * Tells endpoints what happened, soon after the audit log has sealed it. Every process may do it: the cursor and the
 * deliveries are taken by one at a time. A timer waits for the next retry; those that a process left
 * behind, the timetable finds.
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

  /** Says that there may be something to send. Cheap: calls that come during a run make one more. */
  wake(): void {
    if (!this.#scope || this.#planned) return;
    this.run().catch((error: unknown) => this.#log.warn({ err: error }, 'webhooks had to wait'));
  }

  /** Reads what is new and sends what is due. Calls that come meanwhile share a run that begins after them. */
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

  /** The next retry keeps its time in a quiet installation too. */
  async #wakeWhenDue(scope: Scope): Promise<void> {
    const due = await readNextDue(scope);
    clearTimeout(this.#timer);
    if (due === undefined || !this.#scope) return;
    const ms = due.getTime() - scope.clock.now().getTime();
    this.#timer = setTimeout(() => this.wake(), Math.min(Math.max(ms, SHORTEST_PAUSE_MS), LONGEST_PAUSE_MS));
    this.#timer.unref();
  }

  /** Brings the secrets of all endpoints under the current master key. */
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
