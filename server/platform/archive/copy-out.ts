import { createHash } from 'node:crypto';
import type pg from 'pg';
import { type CopyToStreamQuery, to as copyTo } from 'pg-copy-streams';
import type { TableForm, TableSum } from './archive-form.ts';
import { quoted } from './owner-session.ts';

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
