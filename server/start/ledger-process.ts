import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import type { Config } from '../platform/config/config.ts';
import { programFile } from '../platform/config/project-root.ts';
import type { Log } from '../platform/log/log.ts';
import { lowerPriority } from './lower-priority.ts';

/** The product uses the sandbox only through its address. */
const PROGRAM = programFile('sandbox');
const FIRST_REVIVAL_MS = 250;
const LONGEST_REVIVAL_MS = 10_000;
/** A process that ran this long did not fail at its start: it is restarted at once. */
const HEALTHY_MS = 10_000;
const STOP_MS = 5_000;

export interface LedgerProcess {
  /** Resolves when the process has exited. */
  stop(): Promise<void>;
}

export interface LedgerProcessOptions {
  config: Config;
  databaseUrl: string;
  port: number;
  log: Log;
}

/**
 * Runs the sandbox ledger as a separate process and restarts it when it exits unexpectedly. The IPC channel closes when
 * this process exits, for whatever reason, so the ledger never stays behind.
 */
export function startLedgerProcess(options: LedgerProcessOptions): LedgerProcess {
  const { log } = options;
  let child: ChildProcess;
  let revival: NodeJS.Timeout | undefined;
  let wait = FIRST_REVIVAL_MS;
  let stopping: Promise<void> | undefined;
  const run = (): void => {
    const started = performance.now();
    child = launch(options);
    child.once('error', (error) => log.error({ err: error }, 'the sandbox ledger could not be run'));
    child.once('close', (code, signal) => {
      if (stopping) return;
      wait =
        performance.now() - started > HEALTHY_MS ? FIRST_REVIVAL_MS : Math.min(wait * 2, LONGEST_REVIVAL_MS);
      log.error({ code, signal }, 'the sandbox ledger has ended unexpectedly and is started again');
      revival = setTimeout(run, wait);
    });
  };
  run();
  return {
    stop: () => {
      clearTimeout(revival);
      stopping ??= end(child);
      return stopping;
    },
  };
}

function launch({ config, databaseUrl, port, log }: LedgerProcessOptions): ChildProcess {
  const child = spawn(process.execPath, [PROGRAM], {
    // Its own process group: Ctrl-C must not stop the ledger under payments that are being finished.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    // Only the settings it needs: none of the product's secrets.
    env: {
      SANDBOX_DATABASE_URL: databaseUrl,
      SANDBOX_PORT: String(port),
      SANDBOX_PASSPHRASE: config.ledger.passphrase,
      SANDBOX_CLOSE_SECONDS: String(config.ledger.closeSeconds),
      SANDBOX_LOG_LEVEL: 'error',
    },
  });
  // Its log has our format; its line for a terminal is not printed: it only signals that it listens.
  hear(child.stdout, (line) => {
    if (line.startsWith('{')) process.stdout.write(`${line}\n`);
    else lowerPriority(child.pid);
  });
  hear(child.stderr, (line) => log.error(line));
  return child;
}

function hear(stream: Readable | null, listen: (line: string) => void): void {
  if (stream) createInterface({ input: stream }).on('line', listen);
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  child.kill('SIGTERM');
  const impatience = setTimeout(() => child.kill('SIGKILL'), STOP_MS);
  await ended;
  clearTimeout(impatience);
}
