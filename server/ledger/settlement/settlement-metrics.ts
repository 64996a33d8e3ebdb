import { Counter, Gauge, type Registry } from 'prom-client';

const UNFINISHED = ['intended', 'prepared', 'sent'];

export interface SettlementMetricsOptions {
  registry: Registry;
  /** Number of unfinished intents by state, of all processes. */
  count(): Promise<{ state: string; count: bigint }[]>;
  /** Number of intents of this process that take too long. */
  overdue(): number;
}

/** Metrics of the settlement. */
export class SettlementMetrics {
  readonly #submissions: Counter<'outcome'>;
  readonly #finished: Counter<'kind' | 'state'>;
  readonly #bumps: Counter;

  constructor({ registry, count, overdue }: SettlementMetricsOptions) {
    const registers = [registry];
    new Gauge({
      name: 'passa_ledger_intents',
      help: 'Unfinished ledger intents by state',
      labelNames: ['state'],
      registers,
      async collect() {
        // Other metrics report an unavailable database.
        const rows = await count().catch(() => []);
        for (const state of UNFINISHED) {
          this.set({ state }, Number(rows.find((row) => row.state === state)?.count ?? 0n));
        }
      },
    });
    new Gauge({
      name: 'passa_ledger_intents_overdue',
      help: 'Ledger intents that have been under way for more than a minute',
      registers,
      collect() {
        this.set(overdue());
      },
    });
    this.#submissions = new Counter({
      name: 'passa_ledger_submissions_total',
      help: 'Submissions to the ledger by what was answered',
      labelNames: ['outcome'],
      registers,
    });
    this.#finished = new Counter({
      name: 'passa_ledger_intents_finished_total',
      help: 'Ledger intents by kind and how they ended',
      labelNames: ['kind', 'state'],
      registers,
    });
    this.#bumps = new Counter({
      name: 'passa_ledger_fee_bumps_total',
      help: 'Transactions whose fee was raised',
      registers,
    });
  }

  submission(outcome: string): void {
    this.#submissions.inc({ outcome });
  }

  finished(kind: string, state: string): void {
    this.#finished.inc({ kind, state });
  }

  feeBump(): void {
    this.#bumps.inc();
  }
}
