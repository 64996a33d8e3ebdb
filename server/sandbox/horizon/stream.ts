import type { ServerResponse } from 'node:http';
import type { Log } from '../log.ts';
import type { FaultSwitches } from '../run/faults.ts';
import type { History, ShownLedger } from '../run/history.ts';
import type { Exchange } from './exchange.ts';

/** An event: a record, and the cursor after it. */
export interface StreamEvent {
  id?: string;
  data: object;
}

export interface StreamParts {
  history: History;
  faults: FaultSwitches;
  log: Log;
  /** Aborted when the server closes. */
  ended: AbortSignal;
}

export interface StreamSource {
  /** Number of events after which the stream ends. */
  limit: number;
  /**
   * Returns new records since the last call, at most so many. Its first failure is answered like that of any request.
   */
  next(most: number): Promise<StreamEvent[]>;
  /** Returns true when a ledger can have new records. */
  concerns(ledger: ShownLedger): boolean;
}

const CONNECTION_MS = 55_000;
const HELLO = 'retry: 1000\nevent: open\ndata: "hello"\n\n';
const GOODBYE = 'retry: 10\nevent: close\ndata: "byebye"\n\n';
const HEADERS = { 'Content-Type': 'text/event-stream; charset=utf-8', 'Cache-Control': 'no-cache' };

/**
 * Server-sent events as Horizon sends them: existing records at once, then those of each ledger, until the limit or the
 * connection's time is reached; then the client is asked to reconnect at once.
 */
export async function serveStream(
  exchange: Exchange,
  source: StreamSource,
  parts: StreamParts,
): Promise<void> {
  const { response } = exchange;
  const wake = new Wake();
  const leave = parts.history.listen((ledger) => {
    if (source.concerns(ledger)) wake.call();
  });
  const timers = [setTimeout(() => wake.end('goodbye'), CONNECTION_MS)];
  const { cutStreamsMs } = parts.faults.now;
  if (cutStreamsMs > 0) timers.push(setTimeout(() => wake.end('cut'), cutStreamsMs));
  const goodbye = (): void => wake.end('goodbye');
  parts.ended.addEventListener('abort', goodbye);
  response.once('close', () => wake.end('gone'));
  try {
    const first = await source.next(source.limit);
    response.writeHead(200, HEADERS);
    response.write(HELLO);
    await send(exchange, source, parts, wake, first);
  } finally {
    leave();
    parts.ended.removeEventListener('abort', goodbye);
    for (const timer of timers) clearTimeout(timer);
  }
}

async function send(
  { response }: Exchange,
  source: StreamSource,
  { faults, log }: StreamParts,
  wake: Wake,
  first: StreamEvent[],
): Promise<void> {
  let left = source.limit;
  try {
    for (let events = first; ; events = await source.next(left)) {
      const silent = faults.now.silentStreams;
      for (const event of silent ? [] : events) response.write(frame(event));
      left -= events.length;
      const end = await endOf(silent, left, wake);
      if (end !== undefined) return finish(response, end);
    }
  } catch (error) {
    log.debug({ error: (error as Error).message }, 'a stream broke');
    response.end(`event: error\ndata: ${(error as Error).message}\n\n`);
  }
}

/** Waits for news, unless the stream has ended. */
async function endOf(silent: boolean, left: number, wake: Wake): Promise<End | undefined> {
  if (silent) return wake.over();
  return left <= 0 ? 'goodbye' : wake.next();
}

function finish(response: ServerResponse, end: End): void {
  if (end === 'goodbye') response.end(GOODBYE);
  if (end === 'cut') response.destroy();
}

const frame = ({ id, data }: StreamEvent): string =>
  `${id === undefined ? '' : `id: ${id}\n`}data: ${JSON.stringify(data)}\n\n`;

type End = 'goodbye' | 'cut' | 'gone';

/** Waits for news or for the end. News that arrives between waits is kept. */
class Wake {
  #end: End | undefined;
  #news = false;
  #resolve: (() => void) | undefined;

  call(): void {
    this.#news = true;
    this.#resolve?.();
  }

  end(how: End): void {
    this.#end ??= how;
    this.#resolve?.();
  }

  /** @returns the end; undefined for news */
  async next(): Promise<End | undefined> {
    if (!this.#news && this.#end === undefined) {
      await new Promise<void>((resolve) => {
        this.#resolve = resolve;
      });
    }
    this.#news = false;
    return this.#end;
  }

  /** Waits for the end alone, without news. */
  async over(): Promise<End> {
    for (let end = this.#end; ; end = await this.next()) if (end !== undefined) return end;
  }
}
