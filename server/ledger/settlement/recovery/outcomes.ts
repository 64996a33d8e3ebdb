import { LRUCache } from 'lru-cache';
import { SYSTEM_TENANCY } from '../../../platform/access/actor.ts';
import { isConnectionLoss } from '../../../platform/db/database-faults.ts';
import { inTransaction, type Tx } from '../../../platform/db/in-transaction.ts';
import type { LedgerTransaction } from '../../port.ts';
import type { IntentFailure, IntentHandler, IntentKind, Outcome, SettledIntent } from '../intent.ts';
import type { OutcomeRow } from '../outbox/intent.reads.ts';
import { storedIntent } from '../outbox/stored-intent.ts';
import { backOff, type TrackedIntent } from '../outbox/tracked-intent.ts';
import type { SettlementContext } from '../settlement-context.ts';
import { isFinal, isGrave, reasonOf } from '../submission/submission.rules.ts';
import { type Ending, recordEndings } from './outcome.writes.ts';

type Unfinished = Extract<Outcome, { state: 'intended' | 'prepared' | 'sent' }>;

const MAX_CACHED = 2_000;

/** Promises waiting for an outcome, whichever process records it. */
export class OutcomeWaiters {
  readonly #waiting = new Map<string, Set<(outcome: Outcome) => void>>();
  readonly #recent = new LRUCache<string, Outcome>({ max: MAX_CACHED });

  /** Ids of the awaited intents. */
  get ids(): string[] {
    return [...this.#waiting.keys()];
  }

  resolve(id: string, outcome: Outcome): void {
    this.#recent.set(id, outcome);
    this.#answer(id, outcome);
  }

  /** @param unfinished the result when the timeout passes */
  wait(id: string, timeoutMs: number, unfinished: () => Unfinished): Promise<Outcome> {
    const known = this.#recent.get(id);
    if (known) return Promise.resolve(known);
    return new Promise((resolve) => {
      const answer = (outcome: Outcome): void => {
        clearTimeout(timer);
        waiting.delete(answer);
        if (waiting.size === 0) this.#waiting.delete(id);
        resolve(outcome);
      };
      const timer = setTimeout(() => answer(unfinished()), timeoutMs);
      const waiting = this.#waiting.get(id) ?? new Set();
      waiting.add(answer);
      this.#waiting.set(id, waiting);
    });
  }

  /** Resolves the waiters of intents that another process has finished, from database rows. */
  resolveRows(rows: readonly OutcomeRow[]): void {
    for (const row of rows) {
      const outcome = outcomeOfRow(row);
      if (outcome) this.resolve(row.id, outcome);
    }
  }

  /** Resolves all waiters, because this process stops working on their intents. */
  release(): void {
    for (const id of this.ids) this.#answer(id, { state: 'sent' });
  }

  #answer(id: string, outcome: Outcome): void {
    for (const answer of [...(this.#waiting.get(id) ?? [])]) answer(outcome);
  }
}

/** undefined: the intent is not finished. */
function outcomeOfRow({
  failure,
  resultCodes: codes,
  ledger,
  closedAt,
  feeCharged,
  feeAccount,
  ...row
}: OutcomeRow): Outcome | undefined {
  if (!isFinal(row.state)) return undefined;
  const intent = storedIntent(row);
  const isKnown = ledger !== null && closedAt !== null && feeCharged !== null && feeAccount !== null;
  const onLedger = isKnown ? { ledger: Number(ledger), closedAt, feeCharged, feeAccount } : null;
  if (row.state === 'succeeded' && onLedger && intent.built) {
    const { source, hash: transactionHash } = intent.built;
    return { state: 'succeeded', intent: { ...intent, source, transactionHash, ...onLedger } };
  }
  if (row.state !== 'failed' && row.state !== 'dead') return undefined;
  const reason = failure as IntentFailure['reason'];
  return { state: row.state, intent, failure: { reason, codes, onLedger } };
}

/** Most outcomes per transaction: few enough that the first are published while the next are recorded. */
const BATCH_SIZE = 50;
/** While the database writes one batch, the tickets of the next are signed. */
const SIDE_BY_SIDE = 2;

interface Ended {
  work: TrackedIntent;
  ending: Ending;
}

/** Records the outcomes of intents together with their handlers' writes. */
export class OutcomeRecorder {
  readonly #context: SettlementContext;
  readonly #handlers: ReadonlyMap<IntentKind, IntentHandler>;
  readonly #onOutcome: (id: string, outcome: Outcome) => void;

  constructor(
    context: SettlementContext,
    handlers: ReadonlyMap<IntentKind, IntentHandler>,
    onOutcome: (id: string, outcome: Outcome) => void,
  ) {
    this.#context = context;
    this.#handlers = handlers;
    this.#onOutcome = onOutcome;
  }

  /** Records intents that were found on the ledger. */
  async found(trackedIntents: readonly TrackedIntent[]): Promise<void> {
    const ended = trackedIntents.flatMap((work) =>
      work.found ? [{ work, ending: endingOf(work, work.found) }] : [],
    );
    await this.#record(ended);
  }

  /** Records an intent that never was on the ledger and never will be. */
  async ended(work: TrackedIntent, state: 'failed' | 'dead', failure: IntentFailure): Promise<void> {
    const ending: Ending = { intent: work.intent, state, failure, onLedger: null, note: work.takeNote() };
    await this.#record([{ work, ending }]);
  }

  /** Failures are a transaction each: what frees places locks its tiers by itself, and a batch has locked others. */
  async #record(ended: Ended[]): Promise<void> {
    const succeeded = ended.filter(({ ending }) => !ending.failure);
    let from = 0;
    const lane = async (): Promise<void> => {
      while (from < succeeded.length) {
        const some = succeeded.slice(from, from + BATCH_SIZE);
        from += BATCH_SIZE;
        await this.#recordTogether(some);
      }
    };
    await Promise.all(Array.from({ length: this.#lanesFor(succeeded) }, lane));
    for (const one of ended) if (one.ending.failure) await this.#recordTogether([one]);
  }

  /**
   * Only batches that take their locks in one order may run in parallel: successes of one kind that are handled
   * together.
   */
  #lanesFor(ended: readonly Ended[]): number {
    const kinds = new Set(ended.map(({ ending }) => ending.intent.kind));
    const [kind] = kinds;
    const orderly = kind !== undefined && this.#handlers.get(kind)?.succeededTogether !== undefined;
    return kinds.size === 1 && orderly ? SIDE_BY_SIDE : 1;
  }

  /** Records a batch; when that fails, records each alone so that one failure does not delay the others. */
  async #recordTogether(ended: Ended[]): Promise<void> {
    try {
      await this.#commit(ended);
    } catch (error) {
      if (ended.length > 1 && !isConnectionLoss(error)) {
        for (const one of ended) await this.#recordTogether([one]);
        return;
      }
      for (const { work, ending } of ended) if (ending.note) work.giveNoteBack(ending.note);
      backOff(
        this.#context.log,
        error,
        ended.map(({ work }) => work),
      );
    }
  }

  async #commit(ended: Ended[]): Promise<void> {
    const { failpoints } = this.#context;
    failpoints.reach('intent.applied_before_record');
    const recorded = await inTransaction(
      this.#context.scope(),
      async (tx) => {
        const ids = await recordEndings(
          tx,
          ended.map(({ ending }) => ending),
        );
        const ours = ended.filter(({ work }) => ids.has(work.id));
        await this.#handle(
          tx,
          ours.map(({ ending }) => ending),
        );
        return ours;
      },
      SYSTEM_TENANCY,
      'kept',
    );
    failpoints.reach('intent.recorded');
    // Another process has recorded the outcome of the others: waiters read it from the database.
    for (const { work } of ended) this.#context.intents.remove(work);
    for (const { ending } of recorded) this.#announce(ending);
  }

  async #handle(tx: Tx, endings: Ending[]): Promise<void> {
    const kinds = new Set(endings.map(({ intent }) => intent.kind));
    for (const kind of kinds) {
      const handler = this.#handlers.get(kind);
      if (!handler) throw new Error(`no handler for ledger intents of the kind ${kind}`);
      const ofKind = endings.filter(({ intent }) => intent.kind === kind);
      await handleSuccesses(tx, handler, ofKind.flatMap(settledIntent));
      for (const { intent, state, failure } of ofKind) {
        if (failure) await handler.failed(tx, { ...intent, state }, failure);
      }
    }
  }

  #announce(ending: Ending): void {
    const { log, metrics, monitor } = this.#context;
    const { intent, state, failure } = ending;
    metrics.finished(intent.kind, state);
    if (failure && isGrave(failure.reason)) {
      // A missing account may mean that the network was reset.
      if (failure.reason === 'no_account') monitor.doubt();
      const { id, kind, transactionHash } = intent;
      log.error(
        { intent: id, kind, transactionHash, codes: failure.codes },
        'the ledger refused what we built',
      );
    }
    this.#onOutcome(intent.id, outcomeOf(ending));
  }
}

async function handleSuccesses(tx: Tx, handler: IntentHandler, settled: SettledIntent[]): Promise<void> {
  if (settled.length > 0 && handler.succeededTogether) await handler.succeededTogether(tx, settled);
  else for (const intent of settled) await handler.succeeded(tx, intent);
}

function endingOf(work: TrackedIntent, found: LedgerTransaction): Ending {
  const { intent } = work;
  const note = work.takeNote();
  const { ledger, closedAt, feeCharged, feeAccount, resultCodes: codes } = found;
  const onLedger = { ledger, closedAt, feeCharged, feeAccount };
  if (found.successful) return { intent, state: 'succeeded', failure: null, onLedger, note };
  const reason = codes === null ? 'refused' : reasonOf(codes);
  return { intent, state: 'failed', failure: { reason, codes, onLedger }, onLedger, note };
}

/** Returns one or none. */
function settledIntent({ intent, state, onLedger }: Ending): SettledIntent[] {
  if (state !== 'succeeded' || onLedger === null || intent.built === null) return [];
  const { source, hash: transactionHash } = intent.built;
  return [{ ...intent, state, source, transactionHash, ...onLedger }];
}

function outcomeOf(ending: Ending): Outcome {
  const [intent] = settledIntent(ending);
  if (intent) return { state: 'succeeded', intent };
  const { state, failure } = ending;
  if (state === 'succeeded' || failure === null) throw new Error('an intent ended neither well nor badly');
  return { state, intent: { ...ending.intent, state }, failure };
}
