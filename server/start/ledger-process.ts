import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import type { Config } from '../platform/config/config.ts';
import { programFile } from '../platform/config/project-root.ts';
import type { Log } from '../platform/log/log.ts';
import { lowerPriority } from './lower-priority.ts';

/** The product knows the sandbox by its address alone. */
const PROGRAM = programFile('sandbox');
const FIRST_REVIVAL_MS = 250;
const LONGEST_REVIVAL_MS = 10_000;
/** A process that ran this long did not fail at its start: the next one is started at once. */
const HEALTHY_MS = 10_000;
const STOP_MS = 5_000;

export interface LedgerProcess {
  /** Resolves when the process is gone. */
  stop(): Promise<void>;
}

export interface LedgerProcessOptions {
  config: Config;
  databaseUrl: string;
  port: number;
  log: Log;
}

/**
 * Runs the sandbox ledger as a process of its own and starts it again when it ends unasked. The channel between the two
 * tells it when we are gone, however that came about, so it never stays behind.
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
    // A group of its own: Ctrl-C must not take the ledger from under payments that are being finished.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    // What it must know and nothing else: none of the product's secrets.
    env: {
      SANDBOX_DATABASE_URL: databaseUrl,
      SANDBOX_PORT: String(port),
      SANDBOX_PASSPHRASE: config.ledger.passphrase,
      SANDBOX_CLOSE_SECONDS: String(config.ledger.closeSeconds),
      SANDBOX_LOG_LEVEL: 'error',
    },
  });
  // Its log has the form of ours; what it says to a person at a terminal is not for this one: that it listens.
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
