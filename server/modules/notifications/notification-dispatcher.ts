import type { Log } from '../../platform/log.ts';
import type { Scope } from '../../platform/scope.ts';
import type { Topics } from '../../platform/topics.ts';
import { contextsOf, notifyOfPending } from './notify.ts';
import { PENDING_ITEMS, type PendingItem } from './pending-items.reads.ts';

/** Delays that coalesce bursts of changes, such as those of an event's stock. */
const SOON_MS = 200;
const STOCK_MS = 2_000;

/**
 * Listens to the topics of this process and notifies users of new pending items. A scheduled job finds what it missed,
 * also after a crash.
 */
export class NotificationDispatcher {
  readonly #log: Log;
  readonly #stops: (() => void)[] = [];
  readonly #timers = new Set<NodeJS.Timeout>();
  #running: Promise<unknown> = Promise.resolve();
  #stopped = false;

  constructor(log: Log) {
    this.#log = log;
  }

  start(topics: Topics, scope: () => Scope): void {
    const approvals = this.#later(SOON_MS, PENDING_ITEMS.approvals, scope);
    const stock = this.#later(STOCK_MS, PENDING_ITEMS.lowStock, scope);
    const conflicts = this.#later(SOON_MS, PENDING_ITEMS.conflicts, scope);
    const voids = this.#later(SOON_MS, PENDING_ITEMS.voidEntries, scope);
    const disputes = this.#later(SOON_MS, PENDING_ITEMS.disputes, scope);
    const payouts = this.#later(SOON_MS, PENDING_ITEMS.payouts, scope);
    const accountChanges = this.#later(SOON_MS, PENDING_ITEMS.accountChanges, scope);
    const invitations = this.#later(SOON_MS, PENDING_ITEMS.invitations, scope);
    this.#stops.push(
      topics.listenHere('contract.changed', '*', ({ contractId }) => approvals(contractId)),
      topics.listenHere('event.stock', '*', ({ eventId }) => stock(eventId)),
      topics.listenHere('event.changed', '*', ({ eventId }) => stock(eventId)),
      topics.listenHere('event.conflict', '*', ({ eventId }) => conflicts(eventId)),
      topics.listenHere('event.void_entry', '*', ({ eventId }) => voids(eventId)),
      topics.listenHere('event.dispute', '*', ({ eventId }) => disputes(eventId)),
      topics.listenHere('payout.changed', '*', ({ issuerId }) => payouts(issuerId)),
      topics.listenHere('account.change', '*', ({ changeId }) => accountChanges(changeId)),
      topics.listenHere('partner.changed', '*', ({ partnerId }) => invitations(partnerId)),
    );
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    for (const stop of this.#stops) stop();
    for (const timer of this.#timers) clearTimeout(timer);
    await this.#running;
  }

  /** Collects contexts for a while and then checks each of them once. */
  #later(ms: number, item: PendingItem, scope: () => Scope): (contextId: string) => void {
    const contexts = new Set<string>();
    return (contextId) => {
      contexts.add(contextId);
      if (contexts.size > 1 || this.#stopped) return;
      const timer = setTimeout(() => {
        this.#timers.delete(timer);
        const due = [...contexts];
        contexts.clear();
        this.#running = this.#running.then(() => this.#check(scope(), item, due));
      }, ms);
      timer.unref();
      this.#timers.add(timer);
    };
  }

  async #check(scope: Scope, item: PendingItem, contexts: readonly string[]): Promise<void> {
    const delayed = (error: unknown): void =>
      this.#log.warn({ err: error, kind: item.kind }, 'notifications are delayed');
    const concerned = await contextsOf(scope, item, contexts).catch(delayed);
    for (const context of concerned ?? contexts) {
      if (this.#stopped) return;
      await notifyOfPending(scope, item, context).catch(delayed);
    }
  }
}
