import type { Connection } from '../../platform/db/connection.ts';
import type { Tx } from '../../platform/db/in-transaction.ts';
import { LOOKED_UP } from '../../platform/db/session-settings.ts';
import type { Scope } from '../../platform/scope.ts';
import type { LedgerClose } from '../port.ts';
import { findCloseAfter } from './close-after.ts';
import { CHANNEL, type IntentHandler, type IntentKind, type NewIntent, type Outcome } from './intent.ts';
import { LedgerMonitor, type LedgerStatus } from './ledger-monitor.ts';
import { presenceLock, releaseClaims } from './outbox/claim.writes.ts';
import { countUnfinished } from './outbox/intent.reads.ts';
import { type IdentifiedIntent, type IntentBatch, insertIntents } from './outbox/intent.writes.ts';
import { freshIntent } from './outbox/stored-intent.ts';
import { IntentRegistry, TrackedIntent } from './outbox/tracked-intent.ts';
import { FeeRaiser, FollowUp } from './recovery/follow-up.ts';
import { HistoryScanner } from './recovery/history-scanner.ts';
import { withdrawIntent } from './recovery/outcome.writes.ts';
import { OutcomeRecorder, OutcomeWaiters } from './recovery/outcomes.ts';
import { Reconciler } from './recovery/reconciler.ts';
import type { SettlementContext, SettlementOptions } from './settlement-context.ts';
import { SettlementMetrics } from './settlement-metrics.ts';
import { Channels } from './submission/channels.ts';
import { Submitter } from './submission/submitter.ts';
import { TransactionBuilder } from './submission/transaction-builder.ts';

const LEASE_MS = 8_000;
const OVERDUE_MS = 60_000;
const LAST_ANSWERS_MS = 2_000;

/**
 * The outbox of ledger submissions: every committed intent succeeds once or fails with a reason, even when processes
 * die or the ledger answers late, wrongly or twice.
 *
 * An intent is a row in the caller's transaction. Its bytes are built, signed and stored before they are submitted, and
 * only the same bytes are ever submitted again. Whether they were applied is read from the ledger's history alone.
 * Others are built for the same intent only once the first are proven dead.
 */
export class Settlement {
  readonly #options: SettlementOptions;
  readonly #handlers = new Map<IntentKind, IntentHandler>();
  readonly #waiters = new OutcomeWaiters();
  readonly #connection: Connection;
  readonly #context: SettlementContext;
  readonly #submitter: Submitter;
  readonly #builder: TransactionBuilder;
  readonly #reconciler: Reconciler;
  readonly #monitor: LedgerMonitor;
  #scope: (() => Scope) | undefined;
  #working = false;
  #released = false;

  constructor(options: SettlementOptions) {
    this.#options = options;
    const { db, ledger, signers, failpoints, ids, log, metrics, settings } = options;
    const worker = ids.uuid();
    this.#connection = db.dedicated('passa-settlement', LOOKED_UP, { greeting: presenceLock(worker) });
    this.#monitor = new LedgerMonitor({
      ledger,
      log,
      onTick: (isQuiet) => this.#tick(isQuiet),
      feesKeptMs: settings.feesKeptMs,
    });
    const intents = new IntentRegistry();
    this.#context = {
      ledger,
      signers,
      failpoints,
      log,
      metrics: new SettlementMetrics({
        registry: metrics.registry,
        count: () => countUnfinished(this.#connection),
        overdue: () => this.#reconciler.overdue,
      }),
      connection: this.#connection,
      worker,
      intents,
      monitor: this.#monitor,
      feeCap: settings.feeCap,
      channels: settings.channels,
      leaseMs: settings.leaseMs ?? LEASE_MS,
      overdueMs: settings.overdueMs ?? OVERDUE_MS,
      scope: () => this.#started(),
    };
    const recorder = new OutcomeRecorder(this.#context, this.#handlers, (id, outcome) =>
      this.#resolve(id, outcome),
    );
    const channels = new Channels(this.#context, (tx, request) => this.intend(tx, request));
    const scanner = new HistoryScanner(this.#context);
    const feeRaiser = new FeeRaiser(this.#context, channels);
    const prepare = (): void => void this.#builder.run();
    const followUp = new FollowUp(this.#context, { scanner, recorder, feeRaiser, prepare });
    this.#submitter = new Submitter(this.#context, (work) => followUp.afterAnswer(work));
    this.#builder = new TransactionBuilder(this.#context, {
      channels,
      recorder,
      send: (work) => this.#submitter.send(work),
    });
    this.#reconciler = new Reconciler(this.#context, {
      builder: this.#builder,
      scanner,
      recorder,
      followUp,
      submitter: this.#submitter,
      waiters: this.#waiters,
    });
    this.handle('channel', channels.handler);
  }

  /** Whether money can move now. */
  get status(): LedgerStatus {
    return this.#monitor.status;
  }

  /**
   * Finds the first ledger that was closed after a time.
   * @returns undefined while there is none
   * @throws LedgerUnavailable
   */
  closeAfter(time: Date): Promise<LedgerClose | undefined> {
    return findCloseAfter(this.#context.ledger, time);
  }

  /** Registers the handler of a kind, before `start`. */
  handle(kind: IntentKind, handler: IntentHandler): void {
    this.#handlers.set(kind, handler);
  }

  /**
   * Writes an intent into the caller's transaction; work on it begins after the commit.
   * @returns the intent's id
   * @throws LedgerUnavailable while the network is unknown or frozen
   * @throws AlreadyIntended when the business key is under way or has succeeded
   */
  async intend(tx: Tx, request: NewIntent): Promise<string> {
    const [id] = await this.intendAll(tx, [request]);
    return String(id);
  }

  /** Like `intend`, for many in one statement. @returns their ids in the same order */
  async intendAll(tx: Tx, requests: readonly NewIntent[]): Promise<string[]> {
    if (requests.length === 0) return [];
    const { networkId, requests: fresh, claim } = this.#draftOf(requests);
    await insertIntents(tx, { networkId, requests: fresh, claim });
    tx.afterCommit(() => this.#take(networkId, fresh));
    return fresh.map(({ id }) => id);
  }

  /**
   * Prepares a batch that the caller's statement writes with `insertIntentBatch`. The caller passes what was written to
   * `activate`.
   * @throws LedgerUnavailable while the network is unknown or frozen, unless the batch is empty
   */
  prepareBatch(requests: readonly NewIntent[]): IntentBatch {
    if (requests.length === 0) return { networkId: null, requests: [], claim: null };
    const other = requests.find(({ source, signed }) => source === CHANNEL || signed);
    if (other) throw new RangeError(`${other.businessKey} has no source of its own, or bytes already`);
    return this.#draftOf(requests);
  }

  /** Starts work on the committed intents of a batch. */
  activate({ networkId, requests }: IntentBatch, written: ReadonlySet<string>): void {
    if (networkId === null) return;
    this.#take(
      networkId,
      requests.filter(({ id }) => written.has(id)),
    );
  }

  /**
   * Withdraws an intent, as long as nothing was built of it: its handler's `failed` is not called. The transaction must
   * act as the system.
   * @returns false: too late, its outcome must be awaited
   */
  async withdraw(tx: Tx, intentId: string): Promise<boolean> {
    const withdrawn = await withdrawIntent(tx, intentId);
    if (withdrawn) {
      tx.afterCommit(() => {
        const work = this.#context.intents.get(intentId);
        if (work) this.#context.intents.remove(work);
      });
    }
    return withdrawn;
  }

  /**
   * Resolves with the outcome, or with the current state after the timeout. The handler's work is committed by then.
   */
  settled(intentId: string, timeoutMs: number): Promise<Outcome> {
    const outcome = this.#waiters.wait(intentId, timeoutMs, () => {
      const state = this.#context.intents.get(intentId)?.intent.state;
      return { state: state === 'intended' || state === 'prepared' ? state : 'sent' };
    });
    if (!this.#working || this.#released) this.#waiters.release();
    else if (!this.#context.intents.get(intentId)) void this.#reconciler.round();
    return outcome;
  }

  /** The ledger's own time: that of its last close plus the time since. Time bounds count by it. */
  ledgerTime(): Date {
    return this.#monitor.time();
  }

  /**
   * Checks the network, takes up unfinished intents and follows the ledger. Never fails: it retries what is
   * unavailable.
   */
  start(scope: () => Scope): void {
    this.#scope = scope;
    this.#working = true;
    this.#monitor.start();
  }

  /** Resolves all waiters as unfinished, because the process is about to end. Work goes on until `stop`. */
  release(): void {
    this.#released = true;
    this.#waiters.release();
  }

  /** Stops and leaves unfinished intents to the next process. */
  async stop(): Promise<void> {
    this.#working = false;
    this.#monitor.stop();
    this.release();
    await Promise.all([this.#reconciler.idle(), this.#builder.idle()]);
    await this.#submitter.rest(LAST_ANSWERS_MS);
    await releaseClaims(this.#connection, this.#context.worker).catch(() => undefined);
    await this.#connection.close();
  }

  /** Reads the newest close and runs a round over all unfinished intents, as at each close. */
  async reconcile(): Promise<void> {
    await this.#monitor.refresh().catch(() => undefined);
    await this.#reconciler.round();
  }

  #draftOf(requests: readonly NewIntent[]): IntentBatch & { networkId: string } {
    const stranger = requests.find(({ kind }) => !this.#handlers.has(kind));
    if (stranger) throw new Error(`no handler for ledger intents of the kind ${stranger.kind}`);
    const { worker, leaseMs } = this.#context;
    return {
      networkId: this.#options.ledger.networkId(),
      requests: requests.map((request) => ({ id: request.id ?? this.#options.ids.uuid(), request })),
      claim: this.#working ? { worker, leaseMs } : null,
    };
  }

  #take(networkId: string, fresh: readonly IdentifiedIntent[]): void {
    if (!this.#working) return;
    const { intents, failpoints } = this.#context;
    const now = new Date();
    for (const { id, request } of fresh) {
      const work = new TrackedIntent(freshIntent(id, networkId, request, now), { doubtful: false });
      intents.add(work);
      if (!work.isBuilt) continue;
      failpoints.reach('intent.prepared');
      this.#submitter.send(work);
    }
    void this.#builder.run();
  }

  #tick(isQuiet: boolean): void {
    if (!this.#working) return;
    const { topics } = this.#options;
    topics.publish('ledger.closed', 'all', { isQuiet });
    void this.#reconciler.round();
  }

  #resolve(id: string, outcome: Outcome): void {
    this.#waiters.resolve(id, outcome);
    this.#options.topics.publish('ledger.intent', id, { intentId: id });
    // Its source is free for the next intent.
    if (this.#working) void this.#builder.run();
  }

  #started(): Scope {
    if (this.#scope === undefined) throw new Error('the settlement was not started');
    return this.#scope();
  }
}
