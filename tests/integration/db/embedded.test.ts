import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { EmbeddedFailure } from '../../../server/platform/db/embedded/installation.ts';
import { type Embedded, startEmbedded } from '../../../server/platform/db/embedded.ts';
import { prepareDatabase, runsAsOwner } from '../../../server/platform/db/prepare-database.ts';

const said: string[] = [];
const log = { info: (text: string) => said.push(text), warn: (text: string) => said.push(text) };
let dataDir: string;
let running: Embedded[] = [];

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'passa-embedded-'));
});

afterEach(async () => {
  for (const server of running) await server.stop();
  running = [];
  said.length = 0;
});

afterAll(() => rm(dataDir, { recursive: true, force: true }));

async function start(options: { share?: boolean } = {}): Promise<Embedded> {
  const server = await startEmbedded({ dataDir, log, ...options });
  running.push(server);
  return server;
}

async function query<R extends pg.QueryResultRow>(url: string, text: string): Promise<R[]> {
  const client = new pg.Client(url);
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<R>(text)).rows;
  } finally {
    await client.end();
  }
}

const place = (...names: string[]) => path.join(dataDir, ...names);
const postmaster = async () =>
  Number((await readFile(place('postgres/postmaster.pid'), 'utf8')).split('\n')[0]);

describe('the embedded PostgreSQL', () => {
  it('begins anew where a first start was cut off, and gives the owner a database without more rights than needed', async () => {
    await mkdir(place('postgres.new/base'), { recursive: true });
    const server = await start();
    expect(await query(server.ownerUrl, 'SELECT current_user AS name, current_database() AS base')).toEqual([
      { name: 'passa', base: 'passa' },
    ]);
    expect(
      await query(
        server.ownerUrl,
        'SELECT rolsuper, rolcreaterole FROM pg_roles WHERE rolname = current_user',
      ),
    ).toEqual([{ rolsuper: false, rolcreaterole: true }]);
    expect(
      await query(server.url, "SELECT lower('ÉTÉ') AS lower, similarity('Fête', 'fête') AS likeness"),
    ).toEqual([{ lower: 'été', likeness: 1 }]);
    expect(await query(server.url, 'SHOW data_checksums')).toEqual([{ data_checksums: 'on' }]);
  });

  it('refuses connections without the password', async () => {
    const { url } = await start();
    const stranger = new URL(url);
    stranger.password = 'guess';
    await expect(query(stranger.href, 'SELECT 1')).rejects.toThrow('password authentication failed');
  });

  it('keeps what was written when it is stopped and started', async () => {
    const first = await start();
    await query(first.ownerUrl, 'CREATE TABLE kept (note text)');
    await query(first.ownerUrl, "INSERT INTO kept VALUES ('one')");
    await first.stop();
    expect(await query((await start()).ownerUrl, 'SELECT note FROM kept')).toEqual([{ note: 'one' }]);
    expect(said).toEqual([]);
  });

  it('gives a folder of an earlier version the role of the product, and keeps its data', async () => {
    const earlier = await start();
    // Its product was the owner, and there was no other role.
    await query(earlier.adminUrl('passa'), 'DROP OWNED BY passa_product; DROP ROLE passa_product');
    await earlier.stop();
    const server = await start();
    expect(await prepareDatabase(server)).not.toEqual([]);
    expect(await runsAsOwner(server)).toBe(false);
    expect(await query(server.ownerUrl, 'SELECT note FROM kept')).toEqual([{ note: 'one' }]);
    await expect(query(server.url, 'DROP TABLE kept')).rejects.toThrow('must be owner of table kept');
    await expect(query(server.url, 'ALTER TABLE audit_entries DISABLE TRIGGER ALL')).rejects.toThrow(
      'must be owner of table audit_entries',
    );
  });

  it('refuses a second Passa on the same folder, but shares with a command beside it', async () => {
    await start();
    await expect(startEmbedded({ dataDir, log })).rejects.toThrow(
      /Another Passa is already running on the data folder/,
    );
    const guest = await start({ share: true });
    expect(await query(guest.ownerUrl, 'SELECT note FROM kept')).toEqual([{ note: 'one' }]);
    await guest.stop();
    expect(await query(guest.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  it('takes over from a Passa that was killed and left its database running', async () => {
    await start();
    const orphan = await postmaster();
    await writeFile(place('postgres.owner'), '999999999');
    const next = await start();
    expect(await postmaster()).not.toBe(orphan);
    expect(await query(next.ownerUrl, 'SELECT note FROM kept')).toEqual([{ note: 'one' }]);
  });

  it('recovers what was committed when the database itself was killed', async () => {
    const { ownerUrl: url } = await start();
    await query(url, "INSERT INTO kept VALUES ('two')");
    process.kill(await postmaster(), 'SIGKILL');
    const counted = () => query(url, 'SELECT count(*)::int AS count FROM kept');
    await expect.poll(() => counted().catch(() => 'away')).toEqual([{ count: 2 }]);
    expect(said).toContain('The database was not stopped cleanly last time; it has recovered.');
  });

  it('ignores a lock file whose process id belongs to another process now', async () => {
    await writeFile(
      place('postgres/postmaster.pid'),
      `${process.pid}\n${place('postgres')}\n0\n5432\n\n127.0.0.1\n0 0\nready\n`,
    );
    expect(await query((await start()).url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  it('says in one sentence that the folder is of another version', async () => {
    await writeFile(place('postgres/PG_VERSION'), '16\n');
    const refusal = startEmbedded({ dataDir, log });
    await expect(refusal).rejects.toThrow(EmbeddedFailure);
    await expect(refusal).rejects.toThrow(/was made by PostgreSQL 16, this Passa brings 18/);
    await writeFile(place('postgres/PG_VERSION'), '18\n');
  });

  it('says in one sentence that the passwords are lost', async () => {
    await rename(place('postgres.passwords'), place('elsewhere'));
    await expect(startEmbedded({ dataDir, log })).rejects.toThrow(
      /The passwords of the database in .* cannot be read/,
    );
    await rename(place('elsewhere'), place('postgres.passwords'));
  });
});
