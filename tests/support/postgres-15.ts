import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, chown, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { chooseAccount } from '../../server/platform/db/embedded/installation.ts';
import { freePort } from './free-port.ts';
import { until } from './until.ts';

/** Program folder of Debian and Ubuntu (`apt-get install postgresql-15`). */
const PROGRAMS = '/usr/lib/postgresql/15/bin';
const STARTED_MS = 60_000;

export const hasPostgres15 = existsSync(`${PROGRAMS}/initdb`) && existsSync(`${PROGRAMS}/postgres`);

export interface Postgres15 {
  /** Of an owner without superuser rights. */
  url: string;
  stop(): Promise<void>;
}

/** The system's own PostgreSQL 15 on a separate folder, with an empty database `passa`. */
export async function startPostgres15(): Promise<Postgres15> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'passa-pg15-'));
  const data = path.join(folder, 'data');
  const account = chooseAccount(data);
  if (account.uid !== undefined) await chown(folder, account.uid, account.gid ?? account.uid);
  await chmod(folder, 0o755);
  const flags = ['-D', data, '-U', 'postgres', '-A', 'trust', '--encoding=UTF8', '--no-locale', '--no-sync'];
  await promisify(execFile)(`${PROGRAMS}/initdb`, flags, { cwd: folder, ...account });
  const port = await freePort();
  const settings = [
    'fsync=off',
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${folder}`,
    'max_connections=100',
  ];
  const server = spawn(
    `${PROGRAMS}/postgres`,
    ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
    { cwd: folder, stdio: 'ignore', ...account },
  );
  const ended = once(server, 'exit');
  const admin = `postgres://postgres@127.0.0.1:${port}/postgres`;
  await until(
    () =>
      run(admin, 'SELECT')
        .then(() => true)
        .catch(() => false),
    STARTED_MS,
  );
  await run(admin, 'CREATE ROLE passa LOGIN CREATEROLE CREATEDB');
  await run(admin, 'CREATE DATABASE passa OWNER passa');
  return {
    url: `postgres://passa@127.0.0.1:${port}/passa`,
    stop: async () => {
      server.kill('SIGINT');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
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
