import type { PrintedCover } from '../../../lib/documents/index.ts';
import { batchByKey } from '../../../platform/db/batch-by-key.ts';
import { NotFound } from '../../../platform/failures.ts';
import type { Scope } from '../../../platform/scope.ts';
import { type CoverRecord, readCovers } from './cover.reads.ts';
import { COVER_FORMATS, type CoverFormat, coverFolder, isCoverFile, PRINT_FILE } from './cover.rules.ts';
import { renderShareImage } from './render-cover.ts';

/**
 * Returns the cover of an event that the actor may see already; undefined without one. One statement reads all covers
 * that a request needs in one tick.
 */
export const coverOf = batchByKey<string, CoverRecord>(async (scope, eventIds) => {
  const records = await readCovers(scope, eventIds);
  return new Map(records.map((record) => [record.eventId, record]));
});

/** The path of one size, the same on every host. */
export function coverPath(hash: string, width: number, format: CoverFormat): string {
  return `/covers/${hash}/${width}.${format}`;
}

/** Returns one size of a cover. Its hash cannot be guessed, so that it is also the permission to see it. @throws NotFound */
export async function readCoverFile(
  scope: Scope,
  hash: string,
  file: string,
): Promise<{ type: string; content: Buffer }> {
  const content = isCoverFile(hash, file)
    ? await scope.services.blobs.read(scope, coverFolder(hash), file)
    : undefined;
  const format = COVER_FORMATS.find((one) => file.endsWith(`.${one}`));
  if (content === undefined || format === undefined) throw new NotFound('picture');
  return { type: `image/${format}`, content };
}

/** Returns the cover as the picture of a link preview, a JPEG of 1200 by 630. @throws NotFound */
export async function shareImageOf(
  scope: Scope,
  { hash, widths, focalX: x, focalY: y }: CoverRecord,
): Promise<Buffer> {
  const { content } = await readCoverFile(scope, hash, `${widths.at(-1)}.webp`);
  return renderShareImage(content, { x, y });
}

/**
 * Returns the cover of an event for its tickets; undefined without one. A ticket is printed with its poster rather than
 * not at all, so a store that is away counts as no cover.
 */
export async function printedCoverOf(scope: Scope, eventId: string): Promise<PrintedCover | undefined> {
  const cover = await coverOf(scope, eventId);
  if (cover === undefined) return undefined;
  try {
    const jpeg = await scope.services.blobs.read(scope, coverFolder(cover.hash), PRINT_FILE);
    return jpeg && { jpeg, focalX: cover.focalX, focalY: cover.focalY };
  } catch (error) {
    scope.services.log.warn({ err: error, eventId }, 'a ticket is printed without its cover');
    return undefined;
  }
}
