import { type ChildProcess, spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import os from 'node:os';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { type Config, ConfigError, type LedgerConfig } from '../platform/config/config.ts';
import { programFile } from '../platform/config/project-root.ts';
import type { Log } from '../platform/log.ts';
import { exponentialDelay } from '../platform/retry-delay.ts';

/**
 * Lowers the priority of a process with its own session: under full load it gets a tenth of the time, so that it is
 * never starved. The sandbox replaces a network that otherwise has its own machines: buyers' requests come first, and a
 * ledger may close a little later.
 */
export function lowerPriority(pid: number | undefined): void {
  if (pid === undefined) return;
  const { PRIORITY_BELOW_NORMAL } = os.constants.priority;
  try {
    os.setPriority(pid, PRIORITY_BELOW_NORMAL);
    // With Linux autogroups, the priority of a process counts within its session alone.
    if (process.platform === 'linux') writeFileSync(`/proc/${pid}/autogroup`, String(PRIORITY_BELOW_NORMAL));
  } catch {
    // It has exited, or the system does not support it: the priority stays.
  }
}

const USUAL = 8000;
/** Time that the ledger of a killed run has to notice and exit. */
const HANDOVER_MS = 3_000;
const ASK_MS = 500;

/**
 * Chooses the port of the sandbox ledger: the configured or the default one. A ledger of a killed run gets a short time
 * to exit. When another program uses the default port, any free one is used.
 * @throws ConfigError when the configured port is taken
 */
export async function chooseLedgerPort({ sandbox, passphrase }: LedgerConfig, log: Log): Promise<number> {
  const wanted = sandbox?.port ?? USUAL;
  if (await isFree(wanted)) return wanted;
  const end = performance.now() + HANDOVER_MS;
  while (performance.now() < end && (await speaks(wanted, passphrase))) {
    if (await isFree(wanted)) return wanted;
    await pause(50);
  }
  if (await isFree(wanted)) return wanted;
  if (sandbox?.port !== undefined) {
    throw new ConfigError([`LEDGER_PORT ${wanted} is taken by another program; choose another.`]);
  }
  const free = await anyFree();
  log.warn(`Port ${wanted} is taken by another program; the sandbox ledger is at port ${free}.`);
  return free;
}

/** Returns true when a Horizon with our passphrase answers. */
async function speaks(port: number, passphrase: string): Promise<boolean> {
  try {
    const answer = await fetch(`http://127.0.0.1:${port}/`, { signal: AbortSignal.timeout(ASK_MS) });
    const root = (await answer.json()) as { network_passphrase?: string };
    return root.network_passphrase === passphrase;
  } catch {
    return false;
  }
}

async function isFree(port: number): Promise<boolean> {
  return (await tryPort(port)) !== undefined;
}

async function anyFree(): Promise<number> {
  const port = await tryPort(0);
  if (port === undefined) throw new Error('The system gave no port number.');
  return port;
}

function tryPort(port: number): Promise<number | undefined> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(undefined));
    probe.listen(port, '127.0.0.1', () => {
      const address = probe.address();
      const found = typeof address === 'object' ? address?.port : undefined;
      probe.close(() => resolve(found));
    });
  });
}

/** The product uses the sandbox only through its address. */
const PROGRAM = programFile('sandbox');
const FIRST_RESTART_MS = 250;
const LONGEST_RESTART_MS = 10_000;
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
  let restart: NodeJS.Timeout | undefined;
  let failures = 0;
  let stopping: Promise<void> | undefined;
  const run = (): void => {
    const started = performance.now();
    child = launch(options);
    child.once('error', (error) => log.error({ err: error }, 'the sandbox ledger could not be run'));
    child.once('close', (code, signal) => {
      if (stopping) return;
      failures = performance.now() - started > HEALTHY_MS ? 0 : failures + 1;
      log.error({ code, signal }, 'the sandbox ledger has ended unexpectedly and is started again');
      restart = setTimeout(run, exponentialDelay(failures + 1, FIRST_RESTART_MS, LONGEST_RESTART_MS));
    });
  };
  run();
  return {
    stop: () => {
      clearTimeout(restart);
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
  onLine(child.stdout, (line) => {
    if (line.startsWith('{')) process.stdout.write(`${line}\n`);
    else lowerPriority(child.pid);
  });
  onLine(child.stderr, (line) => log.error(line));
  return child;
}

function onLine(stream: Readable | null, listen: (line: string) => void): void {
  if (stream) createInterface({ input: stream }).on('line', listen);
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  child.kill('SIGTERM');
  const timeout = setTimeout(() => child.kill('SIGKILL'), STOP_MS);
  await ended;
  clearTimeout(timeout);
}
