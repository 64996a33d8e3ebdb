import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startPaymentSandbox as startHere } from '../../server/sandbox-payments/run/sandbox.ts';
import type { Match, Scenario } from '../../server/sandbox-payments/run/scenario.ts';
import { createLedgerDatabase } from './ledger-database.ts';

export interface PaymentSandbox {
  url: string;
  databaseUrl: string;
  /** Adds a rule: requests that match get the scenario. */
  rule(match: Match, scenario: Partial<Scenario>, times?: number): Promise<void>;
  clearRules(): Promise<void>;
  /** Moves the clock, and does everything that is due until then. */
  advance(seconds: number): Promise<void>;
  now(): Promise<Date>;
  get<T>(path: string): Promise<T>;
  post<T>(path: string, body: object): Promise<T>;
  /** Stops it and starts it again on what it has stored, at the same address. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

interface Place {
  database: { url: string; drop(): Promise<void> };
  /** 0 for a free one. */
  port: number;
}

/**
 * The payment sandbox, whose clock stands still.
 * @param place by default a free port and a database of its own
 */
export async function startPaymentSandbox(place?: Place): Promise<PaymentSandbox> {
  const { database, port } = place ?? { database: await createLedgerDatabase(), port: 0 };
  const settings = { databaseUrl: database.url, host: '127.0.0.1', manualClock: true };
  let running = await startHere({ ...settings, port });
  const { url } = running;
  const call = async <T>(path: string, init?: RequestInit): Promise<T> => {
    const answer = await fetch(url + path, init);
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as T;
  };
  const post = <T>(path: string, body: object): Promise<T> =>
    call(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  return {
    url,
    databaseUrl: database.url,
    rule: async (match, scenario, times) => void (await post('/sandbox/rules', { match, scenario, times })),
    clearRules: async () => void (await call('/sandbox/rules', { method: 'DELETE' })),
    advance: async (advanceSeconds) => void (await post('/sandbox/clock', { advanceSeconds })),
    now: async () => new Date((await post<{ now: string }>('/sandbox/clock', {})).now),
    get: (path) => call(path),
    post,
    restart: async () => {
      await running.stop();
      running = await startHere({ ...settings, port: Number(new URL(url).port) });
    },
    stop: async () => {
      await running.stop();
      await database.drop();
    },
  };
}

/** A server that keeps the callbacks that it gets. */
export interface CallbackReceiver {
  url: string;
  readonly received: { path: string; body: Buffer; headers: Record<string, string | undefined> }[];
  stop(): Promise<void>;
}

export async function startCallbackReceiver(): Promise<CallbackReceiver> {
  const received: CallbackReceiver['received'] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const headers = request.headers as Record<string, string | undefined>;
      received.push({ path: request.url ?? '', body: Buffer.concat(chunks), headers });
      response.end('{"ResultCode":0,"ResultDesc":"Accepted"}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    received,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
