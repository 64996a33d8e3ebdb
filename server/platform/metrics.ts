import type pg from 'pg';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** Kind of an unhandled error: a lost connection, a promise without a handler, or an uncaught exception. */
export type UnexpectedError = 'connection' | 'rejection' | 'exception';

/** The product's Prometheus metrics. Each app has its own registry. */
export class Metrics {
  readonly registry = new Registry();
  readonly #requests = new Histogram({
    name: 'passa_http_request_duration_seconds',
    help: 'Answers by route, method and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [this.registry],
  });
  readonly #series = new Map<string, Histogram.Internal<'method' | 'route' | 'status'>>();
  readonly #operations = new Counter({
    name: 'passa_graphql_operations_total',
    help: 'GraphQL operations by name and outcome',
    labelNames: ['operation', 'outcome'],
    registers: [this.registry],
  });
  readonly #purchases = new Counter({
    name: 'passa_purchases_total',
    help: 'Purchases by outcome',
    labelNames: ['outcome'],
    registers: [this.registry],
  });
  readonly #scans = new Counter({
    name: 'passa_scans_total',
    help: 'Scans at the door by outcome',
    labelNames: ['outcome'],
    registers: [this.registry],
  });
  readonly #faults = new Counter({
    name: 'passa_unexpected_errors_total',
    help: 'Errors that no caller handled, by kind: connection, rejection or exception',
    labelNames: ['kind'],
    registers: [this.registry],
  });

  constructor(pool: () => pg.Pool | undefined) {
    // The library's default set covers event-loop delay, memory, handles and garbage collection.
    collectDefaultMetrics({ register: this.registry });
    new Gauge({
      name: 'passa_database_connections',
      help: 'Connections of the pool by state',
      labelNames: ['state'],
      registers: [this.registry],
      collect() {
        const now = pool();
        this.set({ state: 'open' }, now?.totalCount ?? 0);
        this.set({ state: 'idle' }, now?.idleCount ?? 0);
        this.set({ state: 'awaited' }, now?.waitingCount ?? 0);
      },
    });
  }

  request(method: string, route: string, status: number, seconds: number): void {
    // Finding the series of some labels costs more than counting in it. Routes are few, so are series.
    const name = `${method} ${route} ${status}`;
    let series = this.#series.get(name);
    if (series === undefined) {
      series = this.#requests.labels({ method, route, status });
      this.#series.set(name, series);
    }
    series.observe(seconds);
  }

  /** @param operation its name in the document; unnamed ones count as `anonymous` */
  operation(operation: string, outcome: 'ok' | 'refused'): void {
    this.#operations.inc({ operation, outcome });
  }

  purchases(outcome: string, count = 1): void {
    this.#purchases.inc({ outcome }, count);
  }

  scans(outcome: string, count = 1): void {
    this.#scans.inc({ outcome }, count);
  }

  unexpected(kind: UnexpectedError): void {
    this.#faults.inc({ kind });
  }

  text(): Promise<string> {
    return this.registry.metrics();
  }

  close(): void {
    this.registry.clear();
  }
}
