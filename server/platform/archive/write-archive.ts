import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { open, rename, rm, stat } from 'node:fs/promises';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type pg from 'pg';
import { type Pack, pack as packTar } from 'tar-stream';
import {
  type ArchiveHeader,
  FORMAT,
  FORMAT_VERSION,
  fingerprintOf,
  HEADER,
  MANIFEST,
  type TableSum,
} from './archive-form.ts';
import { readMigrations, readSequences, readTables } from './catalogue.reads.ts';
import { copyOut } from './copy-tables.ts';
import { withAllRows } from './owner-session.ts';

export interface WriteOptions {
  /** The product's connection string. */
  url: string;
  /** Path of the archive; it appears there complete or not at all. */
  file: string;
  productVersion: string;
  masterKey: Buffer;
  /** Called with the finished share, from 0 to 1, and the next table. */
  onProgress?: (share: number, table: string) => void;
}

export interface WrittenArchive {
  bytes: number;
  sha256: Buffer;
  takenAt: Date;
  tables: TableSum[];
}

// Fast rather than small: the product keeps selling meanwhile.
const GZIP_LEVEL = 3;
const OWNER_ONLY = 0o600;

/** Writes a snapshot of the whole database into one file. It blocks no other work. */
export async function writeArchive(options: WriteOptions): Promise<WrittenArchive> {
  const draft = `${options.file}.part`;
  try {
    const written = await withAllRows(options.url, 'passa-backup', (client) =>
      writeAll(client, draft, options),
    );
    await syncFile(draft);
    await rename(draft, options.file);
    return written;
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

async function writeAll(client: pg.Client, file: string, options: WriteOptions): Promise<WrittenArchive> {
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  // The first statement takes the snapshot that all others read.
  const { rows } = await client.query<{ now: Date }>('SELECT clock_timestamp() AS now');
  const takenAt = rows[0]?.now ?? new Date();
  const tar = packTar();
  const hash = createHash('sha256');
  const hashed = new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      hash.update(chunk);
      done(null, chunk);
    },
  });
  const target = createWriteStream(file, { mode: OWNER_ONLY });
  const arrived = pipeline(tar, createGzip({ level: GZIP_LEVEL }), hashed, target);
  // The first failure ends both.
  arrived.catch((error: Error) => tar.destroy(error));
  const filled = fill(client, tar, takenAt, options).catch((error: unknown) => {
    tar.destroy(error as Error);
    throw error;
  });
  const [tables] = await Promise.all([filled, arrived]);
  return { bytes: (await stat(file)).size, sha256: hash.digest(), takenAt, tables };
}

async function fill(
  client: pg.Client,
  tar: Pack,
  takenAt: Date,
  { productVersion, masterKey, onProgress }: WriteOptions,
): Promise<TableSum[]> {
  const tables = await readTables(client);
  const header: ArchiveHeader = {
    format: FORMAT,
    formatVersion: FORMAT_VERSION,
    productVersion,
    takenAt: takenAt.toISOString(),
    migrations: await readMigrations(client),
    masterKey: fingerprintOf(masterKey),
    tables: tables.map(({ name, columns, order }) => ({ name, columns, order })),
    sequences: await readSequences(client),
  };
  await put(tar, HEADER, takenAt, json(header));
  const total = tables.reduce((sum, { bytes }) => sum + bytes, 0);
  const sums: TableSum[] = [];
  let before = 0;
  for (const table of tables) {
    onProgress?.(before / total, table.name);
    let pieces = 0;
    let copied = 0;
    const sum = await copyOut(client, table, async (piece) => {
      pieces += 1;
      copied += piece.length;
      await put(tar, `data/${table.name}/${String(pieces).padStart(6, '0')}`, takenAt, piece);
      onProgress?.((before + Math.min(copied, table.bytes)) / total, table.name);
    });
    before += table.bytes;
    sums.push(sum);
  }
  await put(tar, MANIFEST, takenAt, json({ tables: sums }));
  tar.finalize();
  return sums;
}

/** Resolves when the file stream has accepted it. */
function put(tar: Pack, name: string, mtime: Date, content: Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    const done = (error?: Error | null): void => (error ? reject(error) : resolve());
    // An aborted archive reports the error twice.
    tar.entry({ name, mtime, mode: OWNER_ONLY }, content, done).on('error', reject);
  });
}

const json = (value: object): Buffer => Buffer.from(`${JSON.stringify(value, null, 1)}\n`);

async function syncFile(file: string): Promise<void> {
  const handle = await open(file, 'r+');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
