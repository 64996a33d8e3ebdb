import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';

const BYTES_KEPT = 16 * 1024 * 1024;
/** Brotli level: nearly the best compression, in some milliseconds on another thread. */
const QUALITY = 6;

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

type Coding = 'br' | 'gzip';

interface FinishedPage {
  html: string;
  packed: Partial<Record<Coding, Promise<Buffer>>>;
}

/** Finished pages. One that is rendered again with the same content is not compressed again. */
const pages = new LRUCache<string, FinishedPage>({
  maxSize: BYTES_KEPT,
  sizeCalculation: ({ html }) => 2 * html.length + 1,
});

/** @returns the key of the page, valid for as long as there is room */
export function keepPage(html: string): string {
  const id = createHash('sha256').update(html).digest('base64url');
  if (!pages.has(id)) pages.set(id, { html, packed: {} });
  return id;
}

export const hasPage = (id: string): boolean => pages.has(id);

/** Sends a cached page, with the compression that the browser accepts. */
export async function sendFinishedPage(
  id: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const page = pages.get(id);
  if (page === undefined) throw new Error('A page was sent that is not kept.');
  const coding = codingOf(request.headers['accept-encoding']);
  if (coding === null) return reply.send(page.html);
  page.packed[coding] ??= pack(page.html, coding);
  return reply.header('content-encoding', coding).send(await page.packed[coding]);
}

function codingOf(accepted: string | string[] | undefined): Coding | null {
  const names = String(accepted ?? '')
    .split(',')
    .filter((one) => !/;\s*q=0(\.0*)?\s*$/.test(one))
    .map((one) => one.split(';', 1)[0]?.trim().toLowerCase());
  if (names.includes('br')) return 'br';
  return names.includes('gzip') ? 'gzip' : null;
}

function pack(html: string, coding: Coding): Promise<Buffer> {
  const content = Buffer.from(html);
  if (coding === 'gzip') return deflate(content);
  const params = { [zlib.BROTLI_PARAM_QUALITY]: QUALITY, [zlib.BROTLI_PARAM_SIZE_HINT]: content.length };
  return brotli(content, { params });
}
