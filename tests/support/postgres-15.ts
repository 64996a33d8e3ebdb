import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, chown, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { type Account, chooseAccount } from '../../server/platform/db/embedded/installation.ts';
import { freePort } from './free-port.ts';
import { until } from './until.ts';

/** Program folder of Debian and Ubuntu (`apt-get install postgresql-15`). */
const PROGRAMS = '/usr/lib/postgresql/15/bin';
const STARTED_MS = 60_000;
const DATABASE = 'passa';

export const hasPostgres15 = existsSync(`${PROGRAMS}/initdb`) && existsSync(`${PROGRAMS}/postgres`);

export interface Postgres15 {
  /** Of an owner without superuser rights. */
  url: string;
  /** The superuser's, to the same database. */
  adminUrl: string;
  /** Ends it as a crash does; `restart` brings it back at its address. */
  kill(): Promise<void>;
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** A server's folder and address. */
interface Place {
  folder: string;
  data: string;
  account: Account;
  port: number;
  settings: Record<string, string>;
}

/**
 * The system's own PostgreSQL 15 on a separate folder, with an empty database `passa`.
 * @param settings besides those of every server
 */
export async function startPostgres15(settings: Record<string, string> = {}): Promise<Postgres15> {
  const place = await findPlace(settings);
  const { folder, data, account } = place;
  const flags = [
    '-D',
    data,
    '-U',
    'postgres',
    '-A',
    'trust',
    '--encoding=UTF8',
    '--locale=C.UTF-8',
    '--no-sync',
  ];
  await promisify(execFile)(`${PROGRAMS}/initdb`, flags, { cwd: folder, ...account });
  const server = await launch(place);
  await run(urlOf(place, 'postgres', 'postgres'), 'CREATE ROLE passa LOGIN CREATEROLE CREATEDB');
  await run(urlOf(place, 'postgres', 'postgres'), `CREATE DATABASE ${DATABASE} OWNER passa`);
  return server;
}

/** A standby that follows this primary. */
export async function startStandbyOf(primary: Postgres15): Promise<Postgres15> {
  const place = await findPlace();
  const { folder, data, account } = place;
  const flags = ['-D', data, '-R', '-X', 'stream', '-c', 'fast', '--no-sync', '-d', primary.adminUrl];
  await promisify(execFile)(`${PROGRAMS}/pg_basebackup`, flags, { cwd: folder, ...account });
  return launch(place);
}

async function findPlace(settings: Record<string, string> = {}): Promise<Place> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'passa-pg15-'));
  const data = path.join(folder, 'data');
  const account = chooseAccount(data);
  if (account.uid !== undefined) await chown(folder, account.uid, account.gid ?? account.uid);
  await chmod(folder, 0o755);
  return { folder, data, account, port: await freePort(), settings };
}

async function launch(place: Place): Promise<Postgres15> {
  let server = await start(place);
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const ended = once(server, 'exit');
    server.kill(signal);
    await ended;
  };
  return {
    url: urlOf(place, 'passa'),
    adminUrl: urlOf(place, 'postgres'),
    kill: () => end('SIGQUIT'),
    restart: async () => {
      server = await start(place);
    },
    stop: async () => {
      await end('SIGINT');
      await rm(place.folder, { recursive: true, force: true });
    },
  };
}

async function start(place: Place): Promise<ChildProcess> {
  const { folder, data, account, port } = place;
  const settings = {
    fsync: 'off',
    listen_addresses: '127.0.0.1',
    unix_socket_directories: folder,
    max_connections: '100',
    ...place.settings,
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const server = spawn(`${PROGRAMS}/postgres`, ['-D', data, '-p', String(port), ...flags], {
    cwd: folder,
    stdio: 'ignore',
    ...account,
  });
  const takeAlong = (): void => void server.kill('SIGQUIT');
  process.once('exit', takeAlong);
  server.once('exit', () => process.off('exit', takeAlong));
  const answers = () => run(urlOf(place, 'postgres', 'postgres'), 'SELECT').then(() => true);
  await until(() => answers().catch(() => false), STARTED_MS);
  return server;
}

function urlOf({ port }: Pick<Place, 'port'>, user: string, database = DATABASE): string {
  return `postgres://${user}@127.0.0.1:${port}/${database}`;
}

async function run(url: string, statement: string): Promise<void> {
  const client = new pg.Client(url);
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
