import { isUniqueViolation } from '../../../platform/db/database-faults.ts';
import type { Built } from '../intent.ts';
import { readOutcomes, readSequences } from '../outbox/intent.reads.ts';
import { backOff, type TrackedIntent } from '../outbox/tracked-intent.ts';
import type { OutcomeRecorder } from '../recovery/outcomes.ts';
import type { SettlementContext } from '../settlement-context.ts';
import { storeBuilt } from './built.writes.ts';
import type { Channels } from './channels.ts';
import { signedBytes } from './signed-bytes.ts';
import { firstBid, retryDelay, upperBound } from './submission.rules.ts';

/** Batch size: few enough that the first are submitted while the next are being built. */
const BATCH_SIZE = 32;
/** While the database stores one batch, the next is built. */
const SIDE_BY_SIDE = 2;
/** Closes after which a source that is not on the ledger counts as never to come. */
const MISSING_CLOSES = 3;

interface Candidate {
  work: TrackedIntent;
  source: string;
  maxTime: number;
  seq: bigint;
}

/** Builds and signs the transactions of intents, stores them, and only then submits them. */
export class TransactionBuilder {
  readonly #context: SettlementContext;
  readonly #channels: Channels;
  readonly #recorder: OutcomeRecorder;
  readonly #send: (work: TrackedIntent) => void;
  readonly #running = new Set<Promise<void>>();
  #lanes = 0;
  #closing = false;

  constructor(
    context: SettlementContext,
    parts: { channels: Channels; recorder: OutcomeRecorder; send: (work: TrackedIntent) => void },
  ) {
    this.#context = context;
    this.#channels = parts.channels;
    this.#recorder = parts.recorder;
    this.#send = parts.send;
  }

  /** Builds all that can be built now. Resolves when nothing more can be built. */
  run(): Promise<void> {
    if (this.#lanes < SIDE_BY_SIDE) {
      const lane = this.#drain();
      this.#running.add(lane);
      void lane.finally(() => this.#running.delete(lane));
    }
    return this.#ended();
  }

  /** Resolves when the running batches have ended. */
  idle(): Promise<void> {
    this.#closing = true;
    return this.#ended();
  }

  async #ended(): Promise<void> {
    await Promise.all(this.#running);
  }

  async #drain(): Promise<void> {
    this.#lanes += 1;
    // Intents committed in the same turn of the event loop share a batch.
    await new Promise(setImmediate);
    try {
      for (let batch = this.#pick(); batch.length > 0 && !this.#closing; batch = this.#pick())
        await this.#prepare(batch);
    } finally {
      // Synchronous with the last look: any later intent finds the lane free.
      this.#lanes -= 1;
    }
  }

  /** Picks one intent for each source that has nothing under way. */
  #pick(): TrackedIntent[] {
    const { intents, monitor } = this.#context;
    if (!monitor.status.up) return [];
    const now = performance.now();
    const taken = intents.busySources();
    const picked: TrackedIntent[] = [];
    for (const work of intents.all()) {
      if (picked.length === BATCH_SIZE) break;
      if (work.isBuilt || work.busy || Math.max(work.restsUntil, work.troubledUntil) > now) continue;
      const source = work.intent.source ?? this.#channels.take(taken);
      if (source === null) work.rest(now, 1_000);
      if (source === null || taken.has(source)) continue;
      taken.add(source);
      work.intent.source = source;
      work.busy = true;
      picked.push(work);
    }
    return picked;
  }

  async #prepare(batch: TrackedIntent[]): Promise<void> {
    try {
      const [candidates, fees] = await Promise.all([
        this.#inTime(batch).then((trackedIntents) => this.#withSequences(trackedIntents)),
        this.#context.monitor.fees(),
      ]);
      const bid = firstBid(fees, this.#context.feeCap);
      const built = await Promise.all(candidates.map((candidate) => this.#build(candidate, bid)));
      await this.#store(built.filter((one) => one !== null));
    } catch (error) {
      backOff(this.#context.log, error, batch);
    } finally {
      for (const work of batch) {
        work.busy = false;
        if (!work.isBuilt && work.intent.byChannel) work.intent.source = null;
      }
    }
    for (const work of batch) if (work.isBuilt) this.#send(work);
  }

  /** Ends intents that are too late. Nothing was built of them, so nothing needs to be waited for. */
  async #inTime(batch: TrackedIntent[]): Promise<{ work: TrackedIntent; maxTime: number }[]> {
    const now = this.#context.monitor.time();
    const inTime: { work: TrackedIntent; maxTime: number }[] = [];
    for (const work of batch) {
      const maxTime = upperBound(work.intent.notAfter, now);
      if (maxTime !== null) inTime.push({ work, maxTime });
      else {
        this.#rest(work);
        await this.#recorder.ended(work, 'dead', { reason: 'expired', codes: null, onLedger: null });
      }
    }
    return inTime;
  }

  /** Adds sequence numbers: those of our database where known; otherwise the ledger's. */
  async #withSequences(trackedIntents: { work: TrackedIntent; maxTime: number }[]): Promise<Candidate[]> {
    const { connection, ledger } = this.#context;
    const sources = trackedIntents.map(({ work }) => String(work.intent.source));
    if (sources.length === 0) return [];
    const known = await readSequences(connection, ledger.networkId(), sources);
    const fetched = await ledger.sequences(sources.filter((source) => !known.has(source)));
    const ready: Candidate[] = [];
    for (const { work, maxTime } of trackedIntents) {
      const source = String(work.intent.source);
      const last = known.get(source) ?? fetched.get(source);
      if (last === undefined) await this.#missSource(work);
      else ready.push({ work, maxTime, source, seq: last + 1n });
    }
    return ready;
  }

  /** Counts a missing source, which may be in a ledger that the history does not show yet. */
  async #missSource(work: TrackedIntent): Promise<void> {
    work.sourceMissing += 1;
    this.#rest(work);
    if (work.sourceMissing < MISSING_CLOSES) return;
    await this.#recorder.ended(work, 'failed', { reason: 'no_account', codes: null, onLedger: null });
  }

  async #build(
    { work, source, maxTime, seq }: Candidate,
    feeBid: bigint,
  ): Promise<{ work: TrackedIntent; built: Built } | null> {
    try {
      const built = await signedBytes(this.#context, work.intent, { source, maxTime, seq, feeBid });
      return { work, built };
    } catch (error) {
      backOff(this.#context.log, error, [work]);
      return null;
    }
  }

  async #store(given: { work: TrackedIntent; built: Built }[]): Promise<void> {
    if (given.length === 0) return;
    const { intents, failpoints } = this.#context;
    const stored = await this.#storeRows(given.map(({ work, built }) => ({ id: work.id, built })));
    const lost: TrackedIntent[] = [];
    for (const { work, built } of given) {
      if (!stored.has(work.id)) {
        lost.push(work);
        continue;
      }
      work.prepared(built, this.#context.monitor.latest?.sequence ?? null);
      intents.index(work);
    }
    if (stored.size > 0) failpoints.reach('intent.prepared');
    if (lost.length > 0) await this.#lookAfter(lost);
  }

  /** Stores a batch; when another process won a source, stores each row alone so that the others need not wait. */
  async #storeRows(rows: { id: string; built: Built }[]): Promise<Set<string>> {
    const { connection, ledger } = this.#context;
    try {
      return await storeBuilt(connection, ledger.networkId(), rows);
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
      if (rows.length === 1) return new Set();
    }
    const stored: string[] = [];
    for (const row of rows) stored.push(...(await this.#storeRows([row])));
    return new Set(stored);
  }

  /** Handles intents whose source, or which themselves, another process works on. */
  async #lookAfter(lost: TrackedIntent[]): Promise<void> {
    const { connection, intents } = this.#context;
    const rows = await readOutcomes(
      connection,
      lost.map(({ id }) => id),
    );
    for (const work of lost) {
      const state = rows.find(({ id }) => id === work.id)?.state;
      if (state === 'intended') this.#rest(work);
      else intents.remove(work);
    }
  }

  #rest(work: TrackedIntent): void {
    work.attempts += 1;
    work.rest(performance.now(), retryDelay(work.attempts, Math.random()));
  }
}
