import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { programFile } from '../platform/config/project-root.ts';
import type { Log } from '../platform/log.ts';
import { exponentialDelay } from '../platform/retry-delay.ts';

const FIRST_RESTART_MS = 250;
const LONGEST_RESTART_MS = 10_000;
/** A process that ran this long did not fail at its start: it is restarted at once. */
const HEALTHY_MS = 10_000;
const STOP_MS = 5_000;

export interface ChildProgram {
  /** Resolves when the process has exited. */
  stop(): Promise<void>;
}

export interface ChildProgramOptions {
  /** Name in the log. */
  name: string;
  program: 'sandbox' | 'payment-sandbox';
  /** The settings it needs, and none of the product's secrets. */
  env: Readonly<Record<string, string>>;
  log: Log;
  /** Reads its output, line by line. */
  onOutput?: (line: string, pid: number | undefined) => void;
}

/**
 * Runs a program as a separate process and restarts it when it exits unexpectedly. The IPC channel closes when this
 * process exits, for whatever reason, so the other never stays behind.
 */
export function runChildProgram(options: ChildProgramOptions): ChildProgram {
  const { log, name } = options;
  let child: ChildProcess;
  let restart: NodeJS.Timeout | undefined;
  let failures = 0;
  let stopping: Promise<void> | undefined;
  const run = (): void => {
    const started = performance.now();
    child = launch(options);
    child.once('error', (error) => log.error({ err: error }, `the ${name} could not be run`));
    child.once('close', (code, signal) => {
      if (stopping) return;
      failures = performance.now() - started > HEALTHY_MS ? 0 : failures + 1;
      log.error({ code, signal }, `the ${name} has ended unexpectedly and is started again`);
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

function launch({ program, env, log, onOutput }: ChildProgramOptions): ChildProcess {
  const child = spawn(process.execPath, [programFile(program)], {
    // Its own process group: Ctrl-C must not stop it under payments that are being finished.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env,
  });
  onLine(child.stdout, (line) => onOutput?.(line, child.pid));
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
