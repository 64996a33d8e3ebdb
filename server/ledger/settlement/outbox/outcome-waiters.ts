import { LRUCache } from 'lru-cache';
import type { IntentFailure, Outcome } from '../intent.ts';
import { isFinal } from '../submission/submission.rules.ts';
import type { OutcomeRow } from './intent.reads.ts';
import { storedIntent } from './stored-intent.ts';

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

  tell(id: string, outcome: Outcome): void {
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
  hear(rows: readonly OutcomeRow[]): void {
    for (const row of rows) {
      const outcome = outcomeOfRow(row);
      if (outcome) this.tell(row.id, outcome);
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
function outcomeOfRow(row: OutcomeRow): Outcome | undefined {
  if (!isFinal(row.state)) return undefined;
  const intent = storedIntent(row);
  const onLedger = onLedgerOf(row);
  if (row.state === 'succeeded' && onLedger && intent.built) {
    const { source, hash: transactionHash } = intent.built;
    return { state: 'succeeded', intent: { ...intent, source, transactionHash, ...onLedger } };
  }
  if (row.state !== 'failed' && row.state !== 'dead') return undefined;
  const reason = row.failure as IntentFailure['reason'];
  return { state: row.state, intent, failure: { reason, codes: row.result_codes, onLedger } };
}

function onLedgerOf(row: OutcomeRow): IntentFailure['onLedger'] {
  const { ledger, closed_at: closedAt, fee_charged: feeCharged, fee_account: feeAccount } = row;
  if (ledger === null || closedAt === null || feeCharged === null || feeAccount === null) return null;
  return { ledger: Number(ledger), closedAt, feeCharged, feeAccount };
}
