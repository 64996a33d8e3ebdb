import { writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import os from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { type Config, ConfigError, type LedgerConfig } from '../platform/config/config.ts';
import type { Log } from '../platform/log.ts';
import { type ChildProgram, runChildProgram } from './child-program.ts';

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

/** Returns the wanted port, or any free one when it is taken. */
export async function chooseFreePort(wanted: number): Promise<number> {
  return (await isFree(wanted)) ? wanted : anyFree();
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

export interface LedgerProcessOptions {
  config: Config;
  databaseUrl: string;
  port: number;
  log: Log;
}

/** Runs the sandbox ledger as a separate process; the product uses it only through its address. */
export function startLedgerProcess({ config, databaseUrl, port, log }: LedgerProcessOptions): ChildProgram {
  const { closeSeconds, passphrase, sandbox } = config.ledger;
  return runChildProgram({
    name: 'sandbox ledger',
    program: 'sandbox',
    env: {
      SANDBOX_DATABASE_URL: databaseUrl,
      SANDBOX_PORT: String(port),
      SANDBOX_PASSPHRASE: passphrase,
      SANDBOX_CLOSE_SECONDS: String(closeSeconds),
      SANDBOX_PENDING_CLOSE_SECONDS: String(sandbox?.pendingCloseSeconds ?? closeSeconds),
      SANDBOX_LOG_LEVEL: 'error',
    },
    log,
    // Its log has our format; its line for a terminal is not printed: it only signals that it listens.
    onOutput: (line, pid) => {
      if (line.startsWith('{')) process.stdout.write(`${line}\n`);
      else lowerPriority(pid);
    },
  });
}
