import { Horizon } from '@stellar/stellar-sdk';
import type { Faults } from '../../server/sandbox/run/faults.ts';
import { startSandbox as startHere } from '../../server/sandbox/run/sandbox.ts';
import { SANDBOX_PASSPHRASE } from '../../server/sandbox/settings.ts';
import { createLedgerDatabase } from './ledger-database.ts';
import { launchSandbox } from './sandbox-process.ts';

export interface SandboxOptions {
  /** Ledgers close only when `close` is called. */
  manual?: boolean;
  /** Initial faults. */
  faults?: Partial<Faults>;
  /** 0.2 by default: tests need not wait for a whole second. */
  closeSeconds?: number;
  /** Of a ledger with transactions; `closeSeconds` by default. */
  pendingCloseSeconds?: number;
  passphrase?: string;
  /** An existing ledger; it is kept when the sandbox stops. */
  databaseUrl?: string;
  /** As shipped, in a separate process that can be killed; needs the build. Otherwise in this process. */
  process?: boolean;
  /** A fixed port, to restart on the same address. */
  port?: number;
}

export interface TestSandbox {
  url: string;
  passphrase: string;
  databaseUrl: string;
  /** The SDK's client. */
  server: Horizon.Server;
  /** Closes the next ledger and returns its number; `closeTime` in unix seconds. */
  close(closeTime?: number): Promise<number>;
  /** Sets switches; `reset: true` resets all others. */
  fault(changes: Partial<Faults> & { reset?: boolean }): Promise<Faults>;
  /** Makes the friendbot pay, and closes ledgers meanwhile unless they close by themselves. */
  fund(...addresses: string[]): Promise<void>;
  stop(): Promise<void>;
  /** As a power cut does; only with `process: true`. */
  kill(): Promise<void>;
}

/** The sandbox ledger on a free port, with a database of its own unless one is given. */
export async function startSandbox(options: SandboxOptions = {}): Promise<TestSandbox> {
  const own = options.databaseUrl === undefined ? await createLedgerDatabase() : undefined;
  const databaseUrl = options.databaseUrl ?? own?.url ?? '';
  try {
    // A ledger that closed before its faults would have a time that they cannot revert.
    const still = options.faults === undefined ? options : { ...options, manual: true };
    const running = await (options.process ? asProcess : inside)(still, databaseUrl);
    const sandbox = clientOf(running, options, databaseUrl);
    if (options.faults !== undefined) await sandbox.fault({ ...options.faults, reset: true });
    const stop = async (): Promise<void> => {
      await running.stop();
      await own?.drop();
    };
    return { ...sandbox, stop };
  } catch (error) {
    await own?.drop();
    throw error;
  }
}

type Running = Pick<TestSandbox, 'url' | 'stop' | 'kill'>;

/** Seconds between closes of a sandbox for which a test sets no other time. */
const CLOSE_SECONDS = 0.2;

async function inside(options: SandboxOptions, databaseUrl: string): Promise<Running> {
  const { closeSeconds = CLOSE_SECONDS, pendingCloseSeconds = closeSeconds } = options;
  const { url, stop } = await startHere(
    {
      databaseUrl,
      host: '127.0.0.1',
      port: options.port ?? 0,
      passphrase: options.passphrase ?? SANDBOX_PASSPHRASE,
      baseFee: 100,
      baseReserve: 5_000_000,
      closeSeconds,
      pendingCloseSeconds,
      manualClose: options.manual ?? false,
      faults: true,
      logLevel: 'error',
    },
    {
      failed(error) {
        throw error;
      },
    },
  );
  return { url, stop, kill: () => Promise.reject(new Error('Only a process of its own can be killed.')) };
}

async function asProcess(options: SandboxOptions, databaseUrl: string): Promise<Running> {
  const { closeSeconds = CLOSE_SECONDS, pendingCloseSeconds = closeSeconds } = options;
  const { url, end } = await launchSandbox({
    SANDBOX_DATABASE_URL: databaseUrl,
    SANDBOX_PORT: String(options.port ?? 0),
    SANDBOX_PASSPHRASE: options.passphrase ?? SANDBOX_PASSPHRASE,
    SANDBOX_CLOSE_SECONDS: String(closeSeconds),
    SANDBOX_PENDING_CLOSE_SECONDS: String(pendingCloseSeconds),
    SANDBOX_MANUAL_CLOSE: options.manual ? '1' : '0',
    SANDBOX_FAULTS: '1',
  });
  return {
    url,
    stop: async () => void (await end('SIGTERM')),
    kill: async () => void (await end('SIGKILL')),
  };
}

function clientOf(
  { url, kill }: Running,
  { manual, passphrase = SANDBOX_PASSPHRASE }: SandboxOptions,
  databaseUrl: string,
): Omit<TestSandbox, 'stop'> {
  const close: TestSandbox['close'] = async (closeTime) =>
    (await post<{ ledger: number }>(`${url}/sandbox/close`, { closeTime })).ledger;
  return {
    url,
    passphrase,
    databaseUrl,
    server: new Horizon.Server(url, { allowHttp: true }),
    close,
    fault: (changes) =>
      post<Faults>(`${url}/sandbox/faults`, {
        ...(changes.reset && { manualClose: manual ?? false }),
        ...changes,
      }),
    async fund(...addresses) {
      let open = true;
      const gifts = Promise.all(
        addresses.map(async (address) => {
          const answer = await fetch(`${url}/friendbot?addr=${address}`);
          if (!answer.ok) throw new Error(`The friendbot answered ${await answer.text()}`);
        }),
      ).finally(() => {
        open = false;
      });
      gifts.catch(() => undefined);
      while (manual && open) await close();
      await gifts;
    },
    kill,
  };
}

async function post<T>(url: string, body: object): Promise<T> {
  const answer = await fetch(url, { method: 'POST', body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${url} answered ${await answer.text()}`);
  return (await answer.json()) as T;
}
