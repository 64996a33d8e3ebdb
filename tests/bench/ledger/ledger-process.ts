import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { lowerPriority } from '../../../server/start/ledger-process.ts';

const MAIN = fileURLToPath(new URL('../../../programs/sandbox.js', import.meta.url));

/** The sandbox ledger as it is shipped, in its own process. */
export class LedgerProcess {
  readonly #child: ChildProcess;
  readonly url: URL;

  private constructor(child: ChildProcess, url: URL) {
    this.#child = child;
    this.url = url;
  }

  /**
   * Starts it alone, as `npm run ledger` does.
   * @param closeSeconds between closes; undefined: ledgers close on request
   */
  static async start(databaseUrl: string, closeSeconds?: number): Promise<LedgerProcess> {
    const child = spawn(process.execPath, [MAIN], {
      // A process session of its own, as the product gives it.
      detached: true,
      stdio: ['ignore', 'pipe', 'inherit'],
      env: {
        PATH: process.env.PATH,
        SANDBOX_DATABASE_URL: databaseUrl,
        SANDBOX_PORT: '0',
        SANDBOX_LOG_LEVEL: 'error',
        SANDBOX_FAULTS: '1',
        SANDBOX_MANUAL_CLOSE: closeSeconds === undefined ? '1' : '0',
        ...(closeSeconds === undefined ? {} : { SANDBOX_CLOSE_SECONDS: String(closeSeconds) }),
      },
    });
    const takeAlong = (): void => void child.kill('SIGKILL');
    process.once('exit', takeAlong);
    child.once('exit', () => process.off('exit', takeAlong));
    const url = await new Promise<string>((resolve, reject) => {
      createInterface({ input: child.stdout as NodeJS.ReadableStream }).on('line', (line) => {
        const address = /http:\S+/.exec(line)?.[0];
        if (address !== undefined) resolve(address);
      });
      child.once('exit', (code) => reject(new Error(`The ledger did not start: ${code}.`)));
    });
    return new LedgerProcess(child, new URL(url));
  }

  /** Lowers its priority below the product's, as where the product has started it. */
  giveWay(): void {
    lowerPriority(this.#child.pid);
  }

  /** @returns the ledger that was closed */
  async close(): Promise<number> {
    const answer = await fetch(new URL('/sandbox/close', this.url), { method: 'POST', body: '{}' });
    if (!answer.ok) throw new Error(`The ledger did not close: ${await answer.text()}`);
    return ((await answer.json()) as { ledger: number }).ledger;
  }

  async fault(changes: object): Promise<void> {
    const answer = await fetch(new URL('/sandbox/faults', this.url), {
      method: 'POST',
      body: JSON.stringify(changes),
    });
    if (!answer.ok) throw new Error(`The ledger's switch did not turn: ${await answer.text()}`);
  }

  async get<T>(path: string): Promise<T> {
    const answer = await fetch(new URL(path, this.url));
    if (!answer.ok) throw new Error(`GET ${path} answered ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as T;
  }

  /** Resident memory in MiB. */
  get memory(): number {
    const status = readFileSync(`/proc/${this.#child.pid}/status`, 'utf8');
    return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN) / 1_024;
  }

  stop(): Promise<void> {
    return new Promise((resolve) => {
      if (this.#child.exitCode !== null) return resolve();
      this.#child.once('exit', () => resolve());
      this.#child.kill('SIGTERM');
    });
  }
}

/** An empty database for a ledger, on the server that the bench runs. */
export async function freshLedgerDatabase(
  adminUrl: (database: string) => string,
  name: string,
): Promise<string> {
  const client = new pg.Client(adminUrl('postgres'));
  await client.connect();
  await client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  await client.query(`CREATE DATABASE ${name}`);
  await client.end();
  return adminUrl(name);
}
