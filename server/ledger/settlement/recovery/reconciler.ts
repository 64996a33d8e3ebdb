import { type Claim, claimOfGivenUp, claimUnfinished, renewClaims } from '../outbox/claim.writes.ts';
import { readOutcomes } from '../outbox/intent.reads.ts';
import { backOff, TrackedIntent } from '../outbox/tracked-intent.ts';
import type { SettlementContext } from '../settlement-context.ts';
import type { Submitter } from '../submission/submitter.ts';
import type { TransactionBuilder } from '../submission/transaction-builder.ts';
import type { FollowUp } from './follow-up.ts';
import type { HistoryScanner } from './history-scanner.ts';
import type { OutcomeRecorder, OutcomeWaiters } from './outcomes.ts';

export interface ReconcilerDependencies {
  builder: TransactionBuilder;
  scanner: HistoryScanner;
  recorder: OutcomeRecorder;
  followUp: FollowUp;
  submitter: Submitter;
  waiters: OutcomeWaiters;
}

const CLAIMED_AT_ONCE = 2_000;
const CLAIM_EVERY_MS = 900;
/** The same while this process has no unfinished intent. */
const IDLE_CLAIM_MS = 5_000;
const GIVE_UP_EVERY_MS = 30_000;
/** Intents that are followed up in parallel. */
const SIDE_BY_SIDE = 16;

/** Works on unfinished intents, of any process, until they are finished. It needs no request to run. */
export class Reconciler {
  readonly #context: SettlementContext;
  readonly #parts: ReconcilerDependencies;
  #running: Promise<void> | undefined;
  #next: Promise<void> | undefined;
  #claimAt = 0;
  #renewAt = 0;
  #giveUpAt = 0;
  #networkId = '';

  constructor(context: SettlementContext, parts: ReconcilerDependencies) {
    this.#context = context;
    this.#parts = parts;
  }

  /** Runs a round that begins after the call. Calls during a round share the next one. */
  round(): Promise<void> {
    if (this.#running === undefined) {
      this.#running = this.#walk().finally(() => {
        this.#running = undefined;
      });
      return this.#running;
    }
    this.#next ??= this.#running.then(() => {
      this.#next = undefined;
      return this.round();
    });
    return this.#next;
  }

  /** Resolves when no round is under way. */
  async idle(): Promise<void> {
    await this.#next;
    await this.#running;
  }

  get overdue(): number {
    const { intents, overdueMs } = this.#context;
    const now = performance.now();
    return intents.all().filter(({ since }) => now - since > overdueMs).length;
  }

  async #walk(): Promise<void> {
    try {
      const { ledger, monitor } = this.#context;
      if (monitor.status.up) {
        this.#dropOthers(ledger.networkId());
        // Callers wait for our own intents, but not for those another process left behind.
        let more = false;
        await this.#settle().finally(async () => {
          more = await this.#keepClaims();
        });
        if (more) await this.#settle();
      }
      await this.#askForOthers();
    } catch (error) {
      backOff(this.#context.log, error, []);
    }
    this.#warn();
  }

  async #settle(): Promise<void> {
    const { intents, monitor } = this.#context;
    const { scanner, recorder, builder } = this.#parts;
    if (monitor.latest) for (const work of intents.built()) work.seeClose(monitor.latest);
    try {
      await scanner.search(intents.built());
    } finally {
      await recorder.found(this.#ready().filter(({ found }) => found !== null));
    }
    await this.#followUp();
    void builder.run();
  }

  async #followUp(): Promise<void> {
    const trackedIntents = this.#ready().filter(({ found }) => found === null);
    const lane = async (): Promise<void> => {
      for (let work = trackedIntents.pop(); work; work = trackedIntents.pop()) await this.#followUpOne(work);
    };
    await Promise.all(Array.from({ length: SIDE_BY_SIDE }, lane));
  }

  /** Follows one intent up. An error does not delay the others. */
  async #followUpOne(work: TrackedIntent): Promise<void> {
    const { followUp, submitter } = this.#parts;
    try {
      if (await followUp.afterClose(work)) submitter.send(work);
    } catch (error) {
      backOff(this.#context.log, error, [work]);
    }
  }

  #ready(): TrackedIntent[] {
    const now = performance.now();
    return this.#context.intents.built().filter(({ busy, troubledUntil }) => !busy && troubledUntil <= now);
  }

  /**
   * Claims intents that a process left behind, and renews our own claims. Timed by the database's clock.
   * @returns whether there is more to do now
   */
  async #keepClaims(): Promise<boolean> {
    const { connection, ledger, worker, leaseMs, intents } = this.#context;
    const now = performance.now();
    if (now < this.#claimAt) return false;
    const claim = { networkId: ledger.networkId(), worker, leaseMs };
    const before = intents.size;
    if (intents.size > 0 && now >= this.#renewAt) {
      await renewClaims(
        connection,
        claim,
        intents.all().map(({ id }) => id),
      );
      this.#renewAt = now + leaseMs / 3;
    }
    for (const intent of await claimUnfinished(connection, claim, CLAIMED_AT_ONCE)) {
      // The process that built it may have submitted it.
      if (!intents.get(intent.id))
        intents.add(new TrackedIntent(intent, { doubtful: intent.built !== null }));
    }
    this.#claimAt = now + (intents.size > 0 ? CLAIM_EVERY_MS : IDLE_CLAIM_MS);
    if (now >= this.#giveUpAt) await this.#giveUp(claim);
    return intents.size > before;
  }

  /** Ends intents for abandoned networks, so that their waiters do not wait for ever. */
  async #giveUp(claim: Claim): Promise<void> {
    const { connection, monitor } = this.#context;
    this.#giveUpAt = performance.now() + GIVE_UP_EVERY_MS;
    const seconds = Math.floor(monitor.time().getTime() / 1_000);
    for (const intent of await claimOfGivenUp(connection, claim, seconds, CLAIMED_AT_ONCE)) {
      const failure = { reason: 'expired' as const, codes: null, onLedger: null };
      await this.#parts.recorder.ended(new TrackedIntent(intent, { doubtful: true }), 'dead', failure);
    }
  }

  /** Drops the intents of the old network after it was replaced at runtime: the new one cannot have them. */
  #dropOthers(networkId: string): void {
    const { intents } = this.#context;
    if (this.#networkId === networkId) return;
    this.#networkId = networkId;
    for (const work of intents.all()) if (work.intent.networkId !== networkId) intents.remove(work);
  }

  /** Reads outcomes recorded by other processes, which are only visible in the database. */
  async #askForOthers(): Promise<void> {
    const { waiters } = this.#parts;
    const elsewhere = waiters.ids.filter((id) => !this.#context.intents.get(id));
    if (elsewhere.length > 0) waiters.resolveRows(await readOutcomes(this.#context.connection, elsewhere));
  }

  #warn(): void {
    const { intents, log, overdueMs } = this.#context;
    const now = performance.now();
    for (const work of intents.all()) {
      if (work.warned || now - work.since <= overdueMs) continue;
      work.warned = true;
      const { id, kind, state, transactionHash } = work.intent;
      log.warn({ intent: id, kind, state, transactionHash }, 'a ledger intent takes too long');
    }
  }
}
