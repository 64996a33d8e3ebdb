import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { extract as extractTar } from 'tar-stream';
import {
  ArchiveFault,
  type ArchiveHeader,
  type ArchiveManifest,
  HEADER,
  MANIFEST,
  parseHeader,
  parseManifest,
} from './archive-form.ts';

export type ArchivePart =
  | { kind: 'header'; header: ArchiveHeader }
  | { kind: 'data'; table: string; content: Buffer }
  | { kind: 'manifest'; manifest: ArchiveManifest };

const DATA = /^data\/([^/]+)\/\d{6}$/;
/** Four times the size of a piece. */
const MOST_BYTES = 4 * 1024 * 1024;

/**
 * Reads an archive from its beginning, a piece at a time.
 * @throws ArchiveFault when it is damaged, truncated or something else
 */
export async function* readArchive(file: string): AsyncGenerator<ArchivePart> {
  const tar = extractTar();
  let broken: unknown;
  const fed = pipeline(createReadStream(file), createGunzip(), tar).catch((error: unknown) => {
    broken = error;
  });
  let whole = false;
  try {
    for await (const entry of tar) {
      const chunks: Buffer[] = [];
      let size = 0;
      for await (const chunk of entry as AsyncIterable<Buffer>) {
        chunks.push(chunk);
        size += chunk.length;
        if (size > MOST_BYTES && entry.header.name !== HEADER)
          throw new ArchiveFault('The archive is damaged.');
      }
      const part = partOf(entry.header.name, Buffer.concat(chunks, size));
      whole = part.kind === 'manifest';
      yield part;
    }
  } catch (error) {
    if (error instanceof ArchiveFault) throw error;
    broken ??= error;
  } finally {
    tar.destroy();
  }
  await fed;
  if (broken !== undefined) throw explain(broken);
  if (!whole) throw new ArchiveFault('The archive is cut off: its end is missing.');
}

function partOf(name: string, content: Buffer): ArchivePart {
  if (name === HEADER) return { kind: 'header', header: parseHeader(content.toString('utf8')) };
  if (name === MANIFEST) return { kind: 'manifest', manifest: parseManifest(content.toString('utf8')) };
  const table = DATA.exec(name)?.[1];
  if (table === undefined) throw new ArchiveFault('The archive is damaged.');
  return { kind: 'data', table, content };
}

function explain(error: unknown): Error {
  const { code } = error as { code?: string };
  if (code === 'ENOENT') return new ArchiveFault('There is no such file.');
  if (code === 'EACCES' || code === 'EISDIR') return new ArchiveFault('This file cannot be read.');
  return new ArchiveFault('The archive is damaged or cut off.');
}
