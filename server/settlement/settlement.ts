import type { Ids } from '../clock.ts';
import type { Database } from '../db/database.ts';
import type { Tx } from '../db/in-transaction.ts';
import type { Failpoints } from '../failpoints.ts';
import type { Ledger } from '../ledger/port.ts';
import type { Log } from '../log/log.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { Scope } from '../scope.ts';
import type { Topics } from '../topics/topics.ts';
import type { IntentHandler, IntentKind, IntentWish, Outcome, Signers } from './intent.ts';
import { insertIntent } from './intent.writes.ts';

export interface SettlementOptions {
  db: Database;
  ledger: Ledger;
  signers: Signers;
  failpoints: Failpoints;
  ids: Ids;
  log: Log;
  metrics: Metrics;
  topics: Topics;
  settings: SettlementSettings;
}

export interface SettlementSettings {
  /** The most that is bid: stroops an operation. */
  feeCap: bigint;
  /** Channel accounts that the platform keeps. */
  channels: number;
  /** How long a process that died keeps others from its intents. */
  leaseMs?: number;
}

/**
 * The outbox of ledger submissions: every wish that was committed is fulfilled once or fails with a reason, whatever
 * dies, answers late, lies or repeats itself.
 */
export class Settlement {
  readonly #options: SettlementOptions;
  readonly #handlers = new Map<IntentKind, IntentHandler>();

  constructor(options: SettlementOptions) {
    this.#options = options;
  }

  /** Whoever intends a kind says what follows from it, before `start`. */
  handle(kind: IntentKind, handler: IntentHandler): void {
    this.#handlers.set(kind, handler);
  }

  /**
   * Writes a wish into the caller's transaction; work on it begins after the commit.
   * @returns the intent's id
   * @throws LedgerUnavailable while the network is unknown or frozen
   * @throws AlreadyIntended when the business key is under way or has succeeded
   */
  async intend(tx: Tx, wish: IntentWish): Promise<string> {
    const { ids, ledger } = this.#options;
    const id = ids.uuid();
    await insertIntent(tx, { id, networkId: ledger.networkId(), wish, claimedBy: null, leaseMs: 0 });
    return id;
  }

  /**
   * Takes a wish back, as long as nothing was built of it: its handler's `failed` is not called.
   * @returns false: too late, its outcome must be awaited
   */
  async withdraw(tx: Tx, intentId: string): Promise<boolean> {
    throw new Error(`${intentId} ${tx.scope.requestId}`);
  }

  /** Waits for the outcome, or until the time is up. The handler's work is committed by then. */
  async settled(intentId: string, timeoutMs: number): Promise<Outcome> {
    throw new Error(`${intentId} ${timeoutMs}`);
  }

  /** The ledger's own time, as far as we know: that of its last close and what passed since. Bounds count by it. */
  ledgerTime(): Date {
    throw new Error('not started');
  }

  /** Checks the network, takes up what is unfinished and follows the ledger. Never fails: what is away is tried again. */
  start(scope: () => Scope): void {
    void scope;
  }

  async stop(): Promise<void> {}

  /** Walks all unfinished intents once, as happens at each close. */
  async reconcile(): Promise<void> {}
}
