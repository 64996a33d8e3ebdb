import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { nameFor, quietEnvironment } from './initialise.ts';
import { type Account, type Binaries, EmbeddedFailure } from './installation.ts';

const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  password_encryption: 'scram-sha-256',
  fsync: 'on',
  synchronous_commit: 'on',
  max_connections: '100',
  shared_buffers: '128MB',
  max_wal_size: '2GB',
  // Recycled WAL files: creating a new one takes 50 ms, during some transaction's commit.
  min_wal_size: '512MB',
  wal_buffers: '16MB',
  jit: 'off',
  timezone: 'UTC',
  shared_preload_libraries: 'pg_stat_statements',
  log_checkpoints: 'off',
  // The product handles refused statements; only errors that end a connection are logged here.
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
};
const FAST_STOP_MS = 8_000;
const ATTEMPTS = 20;
const REVIVAL_MS = 500;

export type EmbeddedLog = { info(message: string): void; warn(message: string): void };
export type Launch = {
  directory: string;
  binaries: Binaries;
  account: Account;
  log: EmbeddedLog;
  /** Fixed port; without one a free port is chosen. */
  port?: number;
  /** Settings of PostgreSQL that override the product's own. */
  settings?: Record<string, string>;
  /** Returns true while this process may start a server on the data folder. */
  isOurs(): Promise<boolean>;
};
export type Postmaster = { port: number; stop(): Promise<void> };

/**
 * Starts the server and waits until it accepts connections. Transient failures (the port was taken meanwhile, the last
 * workers of a killed server still hold its memory) are retried for a few seconds.
 */
export async function launch(options: Launch): Promise<Postmaster> {
  let reason = '';
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const port = options.port ?? (await freePort());
    const child = spawnPostgres(options, port);
    const outcome = await readiness(child, options.log);
    if (outcome === 'ready') return attend(options, child, port);
    reason = outcome;
    if (!/shared memory block|Address already in use|could not create any TCP/.test(outcome)) break;
    await pause(200);
  }
  const sentence = reason.split('\n').find((line) => line.startsWith('FATAL:')) ?? reason;
  throw new EmbeddedFailure(
    `PostgreSQL could not start on ${options.directory}: ${sentence.replace('FATAL:', '').trim()}`,
  );
}

function spawnPostgres({ directory, binaries, account, settings }: Launch, port: number): ChildProcess {
  const flags = Object.entries({ ...SETTINGS, ...settings, port: String(port) });
  return spawn(
    binaries.postgres,
    ['-D', nameFor(account, directory), ...flags.flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    // Its own process group: Ctrl-C in the terminal must not stop the database under requests that are being finished.
    {
      cwd: directory,
      ...account,
      env: quietEnvironment,
      stdio: ['ignore', 'ignore', 'pipe'],
      detached: true,
    },
  );
}

/** Resolves with `ready`, or with PostgreSQL's last message before it exited. */
function readiness(child: ChildProcess, log: EmbeddedLog): Promise<string> {
  let said = '';
  return new Promise((resolve) => {
    const listen = (chunk: Buffer) => {
      said += chunk;
      if (!said.includes('database system is ready to accept connections')) return;
      child.stderr?.off('data', listen);
      if (said.includes('was interrupted') || said.includes('not properly shut down')) {
        log.info('The database was not stopped cleanly last time; it has recovered.');
      }
      resolve('ready');
    };
    child.stderr?.on('data', listen);
    child.once('error', (error) => resolve(error.message));
    child.once('close', () => resolve(said));
  });
}

/** Restarts the running server when it exits unexpectedly; the server exits with our process. */
function attend(options: Launch, first: ChildProcess, port: number): Postmaster {
  const { log } = options;
  let child = first;
  let stopping: Promise<void> | undefined;
  const takeAlong = () => child.kill('SIGINT');
  process.once('exit', takeAlong);
  const watch = () => {
    child.stderr?.on('data', (chunk: Buffer) => {
      if (!stopping && /FATAL|PANIC/.test(String(chunk))) log.warn(String(chunk).trim());
    });
    child.once('exit', () => void revive());
  };
  const revive = async () => {
    if (stopping || !(await options.isOurs())) return;
    log.warn('The embedded PostgreSQL has ended unexpectedly and is started again.');
    // On its old port, which all clients use.
    for (; !stopping; await pause(REVIVAL_MS)) {
      child = spawnPostgres(options, port);
      if ((await readiness(child, log)) === 'ready') return watch();
    }
  };
  watch();
  return {
    port,
    stop: () => {
      stopping ??= end(child).finally(() => process.off('exit', takeAlong));
      return stopping;
    },
  };
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  child.kill('SIGINT');
  const impatience = setTimeout(() => child.kill('SIGQUIT'), FAST_STOP_MS);
  await ended;
  clearTimeout(impatience);
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve, reject) => {
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', resolve);
  });
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('The system gave no port number.');
  return address.port;
}
