import { type ChildProcess, spawn } from 'node:child_process';
import { appendFile, chown, cp, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { nameFor, quietEnvironment } from '../../server/platform/db/embedded/initialise.ts';
import { chooseAccount, locateBinaries } from '../../server/platform/db/embedded/installation.ts';
import { freePort } from '../support/free-port.ts';

const SLOT = 'bench_standby';
const POLL_MS = 50;
const PATIENCE_MS = 60_000;
/** As in the server that it follows, or it refuses to start. */
const SETTINGS = { max_connections: '100', unix_socket_directories: '', listen_addresses: '127.0.0.1' };

/** A second PostgreSQL on this machine that follows the first by streaming replication. */
export class Standby {
  readonly #child: ChildProcess;
  readonly #primary: pg.Client;
  readonly #directory: string;

  private constructor(child: ChildProcess, primary: pg.Client, directory: string) {
    this.#child = child;
    this.#primary = primary;
    this.#directory = directory;
  }

  /**
   * Copies a running server's data folder and starts the copy as its standby, which flushes what it receives.
   * @param primary data folder and superuser's connection string of the server to follow
   */
  static async follow(primary: { directory: string; url: string }): Promise<Standby> {
    const home = await mkdtemp(path.join(os.tmpdir(), 'passa-standby-'));
    const directory = path.join(home, 'postgres');
    const client = new pg.Client(primary.url);
    await client.connect();
    await appendFile(
      path.join(primary.directory, 'pg_hba.conf'),
      'host replication postgres 127.0.0.1/32 scram-sha-256\n',
    );
    await client.query('SELECT pg_reload_conf()');
    await client.query('SELECT pg_create_physical_replication_slot($1, true)', [SLOT]);
    await copyRunning(client, primary.directory, directory);
    const { hostname, port, username, password } = new URL(primary.url);
    const source = `host=${hostname} port=${port} user=${username} password=${password} application_name=${SLOT}`;
    await appendFile(
      path.join(directory, 'postgresql.auto.conf'),
      `primary_conninfo = '${source}'\nprimary_slot_name = '${SLOT}'\n`,
    );
    await writeFile(path.join(directory, 'standby.signal'), '');
    const standby = new Standby(await startServer(directory), client, home);
    await standby.#until(`SELECT FROM pg_stat_replication WHERE state = 'streaming'`);
    return standby;
  }

  /** Whether commits of the first server wait until the standby has flushed them. */
  async confirms(yes: boolean): Promise<void> {
    await this.#primary.query(`ALTER SYSTEM SET synchronous_standby_names = '${yes ? SLOT : ''}'`);
    await this.#primary.query('SELECT pg_reload_conf()');
    await this.#until(`SELECT FROM pg_stat_replication WHERE sync_state = '${yes ? 'sync' : 'async'}'`);
  }

  async stop(): Promise<void> {
    await this.confirms(false).catch(() => undefined);
    const ended = new Promise((resolve) => this.#child.once('exit', resolve));
    if (this.#child.exitCode === null && this.#child.kill('SIGINT')) await ended;
    await this.#until(`SELECT FROM pg_replication_slots WHERE slot_name = '${SLOT}' AND NOT active`);
    await this.#primary.query('SELECT pg_drop_replication_slot($1)', [SLOT]);
    await this.#primary.end();
    await rm(this.#directory, { recursive: true, force: true });
  }

  async #until(query: string): Promise<void> {
    for (const end = performance.now() + PATIENCE_MS; ; await pause(POLL_MS)) {
      if ((await this.#primary.query(query)).rowCount === 1) return;
      if (this.#child.exitCode !== null) throw new Error('The standby has ended.');
      if (performance.now() > end) throw new Error(`The standby does not follow: ${query}`);
    }
  }
}

/** An online backup by PostgreSQL's own functions: the folder is copied between them. */
async function copyRunning(client: pg.Client, from: string, to: string): Promise<void> {
  await client.query(`SELECT pg_backup_start('bench', fast => true)`);
  // The log is streamed from the slot on; both folders must exist.
  const isCopied = (file: string): boolean =>
    !/\/(pg_wal|pg_replslot)\/|\/postmaster\.(pid|opts)$/.test(file);
  await cp(from, to, { recursive: true, filter: isCopied });
  const { rows } = await client.query<{ labelfile: string }>('SELECT labelfile FROM pg_backup_stop()');
  await writeFile(path.join(to, 'backup_label'), rows[0]?.labelfile ?? '');
}

async function startServer(directory: string): Promise<ChildProcess> {
  const account = chooseAccount(directory);
  const { postgres } = await locateBinaries(account);
  const { uid, gid } = account;
  if (uid !== undefined) await own(directory, uid, gid ?? uid);
  const settings = { ...SETTINGS, port: String(await freePort()) };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const child = spawn(postgres, ['-D', nameFor(account, directory), ...flags], {
    cwd: directory,
    ...account,
    env: quietEnvironment,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  child.stderr?.on('data', (lines: Buffer) => {
    // Its connection to the first server ends with it.
    if (/FATAL|PANIC/.test(String(lines)) && !String(lines).includes('terminating walreceiver'))
      console.error(String(lines).trim());
  });
  const takeAlong = (): void => void child.kill('SIGQUIT');
  process.once('exit', takeAlong);
  child.once('exit', () => process.off('exit', takeAlong));
  return child;
}

/** PostgreSQL refuses a folder that is not its own. */
async function own(directory: string, uid: number, gid: number): Promise<void> {
  await chown(directory, uid, gid);
  for (const entry of await readdir(directory, { recursive: true }))
    await chown(path.join(directory, entry), uid, gid);
}
