import { createHash, type Hash } from 'node:crypto';
import { once } from 'node:events';
import type pg from 'pg';
import {
  type CopyStreamQuery,
  type CopyToStreamQuery,
  from as copyFrom,
  to as copyTo,
} from 'pg-copy-streams';
import { ArchiveFault, type ArchiveManifest, type TableForm, type TableSum } from './archive-form.ts';
import { quoted } from './owner-session.ts';
import type { ArchivePart } from './read-archive.ts';

/** Hashing one piece blocks the process for some two milliseconds. */
const PIECE_BYTES = 1024 * 1024;

/**
 * Reads a table in the order of its key.
 * @param take receives each piece and is awaited, so that no more than one is in memory
 * @returns its rows, and the hash of all of its pieces
 */
export async function copyOut(
  client: pg.Client,
  { name, columns, order }: TableForm,
  take: (piece: Buffer) => Promise<void> | void,
): Promise<TableSum> {
  const source = client.query(
    copyTo(
      `COPY (SELECT ${columns.map(quoted).join(', ')} FROM ${quoted(name)} ORDER BY ${order}) TO STDOUT`,
    ),
  );
  const ready = untilReady(source);
  const hash = createHash('sha256');
  let gathered: Buffer[] = [];
  let size = 0;
  const hand = async (): Promise<void> => {
    const piece = Buffer.concat(gathered, size);
    gathered = [];
    size = 0;
    hash.update(piece);
    await take(piece);
  };
  for await (const chunk of source as AsyncIterable<Buffer>) {
    gathered.push(chunk);
    size += chunk.length;
    if (size >= PIECE_BYTES) await hand();
  }
  if (size > 0) await hand();
  await ready;
  return { name, rows: source.rowCount, sha256: hash.digest('hex') };
}

/** The last row arrives before the row count, and that before the connection may be used again. */
function untilReady(source: CopyToStreamQuery): Promise<void> {
  const ready = new Promise<void>((resolve, reject) => {
    Object.assign(source, { handleReadyForQuery: resolve });
    source.once('error', reject);
  });
  // The reader of the rows gets a failure first.
  ready.catch(() => undefined);
  return ready;
}

interface Loading {
  table: string;
  target: CopyStreamQuery;
  hash: Hash;
}

/**
 * Copies the pieces of an archive into its tables.
 * @returns its manifest, which matches every piece
 * @throws ArchiveFault
 */
export async function loadTables(
  client: pg.Client,
  tables: readonly TableForm[],
  parts: AsyncIterable<ArchivePart>,
  report: (step: string) => void,
): Promise<ArchiveManifest> {
  const hashes = new Map<string, string>();
  let loading: Loading | undefined;
  const end = async (): Promise<void> => {
    if (loading === undefined) return;
    await finish(loading.target);
    hashes.set(loading.table, loading.hash.digest('hex'));
    loading = undefined;
  };
  try {
    for await (const part of parts) {
      if (part.kind === 'header') throw new ArchiveFault('The archive is damaged.');
      if (part.kind === 'manifest') {
        await end();
        requireWhole(part.manifest, tables, hashes);
        return part.manifest;
      }
      if (loading?.table !== part.table) {
        await end();
        report(`Restoring ${part.table}.`);
        loading = begin(client, tables, part.table);
      }
      loading.hash.update(part.content);
      if (!loading.target.write(part.content)) await drained(loading.target);
    }
    throw new ArchiveFault('The archive is cut off: its end is missing.');
  } catch (error) {
    await giveUp(loading?.target);
    throw error;
  }
}

/** Aborts the COPY, so that the connection can be closed cleanly. */
async function giveUp(target: CopyStreamQuery | undefined): Promise<void> {
  if (target === undefined || target.destroyed || target.writableFinished) return;
  const closed = once(target, 'close').catch(() => undefined);
  target.destroy();
  await closed;
}

function begin(client: pg.Client, tables: readonly TableForm[], name: string): Loading {
  const table = tables.find((one) => one.name === name);
  if (!table) throw new ArchiveFault('The archive is damaged.');
  const target = client.query(
    copyFrom(`COPY ${quoted(name)} (${table.columns.map(quoted).join(', ')}) FROM STDIN`),
  );
  // The next await rejects with it.
  target.on('error', () => undefined);
  return { table: name, target, hash: createHash('sha256') };
}

async function drained(target: CopyStreamQuery): Promise<void> {
  if (target.errored) throw target.errored;
  await once(target, 'drain');
}

async function finish(target: CopyStreamQuery): Promise<void> {
  if (target.errored) throw target.errored;
  target.end();
  await once(target, 'finish');
}

const EMPTY = createHash('sha256').digest('hex');

/** @throws ArchiveFault when a piece is missing or was changed */
function requireWhole(
  manifest: ArchiveManifest,
  tables: readonly TableForm[],
  hashes: ReadonlyMap<string, string>,
): void {
  const listed = new Map(manifest.tables.map(({ name, sha256 }) => [name, sha256]));
  const sound = tables.every(({ name }) => listed.get(name) === (hashes.get(name) ?? EMPTY));
  if (!sound || listed.size !== tables.length)
    throw new ArchiveFault('The archive was changed after it was written; nothing was restored.');
}
