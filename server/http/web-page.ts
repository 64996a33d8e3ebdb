import fs from 'node:fs';
import { join } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CLIENT_FOLDER } from './pages/client-folder.ts';
import { findHead } from './pages/find-head.ts';
import { headTags } from './pages/page-head.ts';
import { sitePage } from './pages/site-pages.ts';

/** Those who make link previews ask for anything at all, where a program that wants data does so too. */
const PREVIEWERS =
  /bot\b|crawler|spider|facebookexternalhit|whatsapp|telegram|slack|discord|linkedin|preview/i;

/** A browser that navigates asks for text/html before anything else; a program asks for JSON or for all. */
export function wantsPage({ headers }: FastifyRequest): boolean {
  const accept = headers.accept ?? '';
  const html = accept.indexOf('text/html');
  const json = accept.indexOf('application/json');
  if (html < 0 && json < 0) return PREVIEWERS.test(headers['user-agent'] ?? '');
  return html >= 0 && (json < 0 || html < json);
}

/** An address without a route of its own: one of our pages, for whoever asks, or any for a browser. */
export function isPage(request: FastifyRequest): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  return wantsPage(request) || sitePage(pathOf(request)) !== undefined;
}

const pathOf = (request: FastifyRequest): string => request.url.split('?', 1)[0] ?? '';

/** The page as it was built, cut where its title and description stood. */
interface Shell {
  before: string;
  after: string;
  /** What it says of itself where nothing better is known. */
  ownTags: string;
}

let shell: Shell | undefined;

/** The one page of the web client: its script reads the address, and whoever runs no script reads its head. */
export async function sendPage(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  shell ??= readShell(request.scope.parts.config.mapUrl);
  reply.header('cache-control', 'no-cache').header('vary', 'accept').type('text/html; charset=utf-8');
  if (shell === undefined) {
    return reply
      .status(503)
      .send('<!doctype html><title>Passa</title><p>The web client is not built. Run npm run build.');
  }
  const { status, tags } = await tagsOf(request, shell);
  return reply.status(status).send(shell.before + tags + shell.after);
}

interface Tags {
  status: number;
  tags: string;
}

/** What strangers see is made once a second; the address of a page names nobody. */
async function tagsOf(request: FastifyRequest, { ownTags }: Shell): Promise<Tags> {
  const { publicCache, log } = request.scope.parts;
  const path = pathOf(request);
  const { slug } = request.query as { slug?: unknown };
  const asked = { path, slug: typeof slug === 'string' ? slug : '' };
  const key = `page ${path} ${asked.slug}`;
  const kept = publicCache.get(key);
  if (kept !== undefined) return JSON.parse(kept) as Tags;
  const version = publicCache.version;
  try {
    const { status, head } = await findHead(request.scope, asked);
    const tags = { status, tags: headTags(head) };
    if (status === 200) publicCache.set(key, JSON.stringify(tags), version);
    return tags;
  } catch (error) {
    // The page tells of the trouble itself, and goes on where its own calls succeed.
    log.warn({ err: error, requestId: request.id }, 'a page went out without its head');
    return { status: 200, tags: ownTags };
  }
}

const OWN_TAGS = /<title>[\s\S]*?<meta name="description"[^>]*>/;

/** The page as it was built, with the settings that its script reads. */
function readShell(mapUrl: string): Shell | undefined {
  const file = join(CLIENT_FOLDER, 'index.html');
  if (!fs.existsSync(file)) return undefined;
  const page = fs.readFileSync(file, 'utf8');
  const own = OWN_TAGS.exec(page);
  if (own === null) throw new Error('The page of the web client has no title and description to fill in.');
  const content = mapUrl.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  return {
    before: page.slice(0, own.index),
    ownTags: own[0],
    after: page
      .slice(own.index + own[0].length)
      .replace('</head>', () => `<meta name="venue-map" content="${content}"></head>`),
  };
}
