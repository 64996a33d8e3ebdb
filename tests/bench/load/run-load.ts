import { quantile } from '../spread.ts';
import { HttpConnection } from './http-connection.ts';

/** 'refused' is a valid refusal; 'error' is every unexpected result. */
export type Verdict = 'ok' | 'refused' | 'error';

export interface Load {
  /** Number of connections to open for the load; or open ones, which stay open. */
  connections: number | readonly HttpConnection[];
  /** Ends the load after this many seconds ... */
  seconds?: number | undefined;
  /** ... or after this many calls, or when `call` returns none. */
  calls?: number | undefined;
  /** The bytes of the n-th call; undefined ends the load. */
  call(n: number): string | undefined;
  judge(status: number, body: Buffer, n: number): Verdict;
}

export interface LoadResult {
  ok: number;
  refused: number;
  errors: number;
  seconds: number;
  /** Successful responses per second. */
  rate: number;
  p50: number;
  p99: number;
  slowest: number;
  /** The first bad response, for diagnosis. */
  firstError: string | undefined;
}

/** Each connection sends its next call after the response to the last one. Latencies are in ms. */
export async function runLoad(url: URL, load: Load): Promise<LoadResult> {
  const opened = typeof load.connections === 'number' ? await openConnections(url, load.connections) : [];
  const lanes = typeof load.connections === 'number' ? opened : load.connections;
  const tally = new Tally();
  const began = performance.now();
  const end = load.seconds === undefined ? Number.POSITIVE_INFINITY : began + load.seconds * 1_000;
  const most = load.calls ?? Number.POSITIVE_INFINITY;
  let called = 0;
  const next = (): { n: number; request: string } | undefined => {
    if (performance.now() >= end || called >= most) return undefined;
    const n = called++;
    const request = load.call(n);
    return request === undefined ? undefined : { n, request };
  };
  await Promise.all(lanes.map((lane) => drive(lane, next, load.judge, tally)));
  const seconds = (performance.now() - began) / 1_000;
  for (const lane of opened) lane.close();
  return tally.result(seconds);
}

function drive(
  lane: HttpConnection,
  next: () => { n: number; request: string } | undefined,
  judge: Load['judge'],
  tally: Tally,
): Promise<void> {
  return new Promise((done) => {
    const step = (): void => {
      const call = next();
      if (call === undefined) {
        done();
        return;
      }
      const sent = performance.now();
      lane.exchange(call.request, (status, body) => {
        const lost = status === 0;
        tally.add(performance.now() - sent, lost ? 'error' : judge(status, body, call.n), status, body);
        if (lost) done();
        else step();
      });
    };
    step();
  });
}

class Tally {
  readonly #counts = { ok: 0, refused: 0, error: 0 };
  readonly #latencies: number[] = [];
  #firstError: string | undefined;

  add(latency: number, verdict: Verdict, status: number, body: Buffer): void {
    this.#latencies.push(latency);
    this.#counts[verdict] += 1;
    if (verdict === 'error') this.#firstError ??= `${status} ${body.toString('utf8', 0, 400)}`;
  }

  result(seconds: number): LoadResult {
    const sorted = Float64Array.from(this.#latencies).sort();
    const { ok, refused, error } = this.#counts;
    return {
      ok,
      refused,
      errors: error,
      seconds,
      rate: ok / seconds,
      p50: quantile(sorted, 0.5),
      p99: quantile(sorted, 0.99),
      slowest: sorted.at(-1) ?? Number.NaN,
      firstError: this.#firstError,
    };
  }
}

const OPENED_AT_ONCE = 100;

/** Opens connections in batches, because a listening socket's queue is short. */
export async function openConnections(url: URL, count: number): Promise<HttpConnection[]> {
  const lanes: HttpConnection[] = [];
  while (lanes.length < count) {
    const some = Math.min(OPENED_AT_ONCE, count - lanes.length);
    lanes.push(...(await Promise.all(Array.from({ length: some }, () => HttpConnection.open(url)))));
  }
  return lanes;
}
