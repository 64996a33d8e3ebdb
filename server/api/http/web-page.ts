import fs from 'node:fs';
import path, { join } from 'node:path';
import serveStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CLIENT_FOLDER, sitePage } from '../pages/built-client.ts';
import { hasPage, keepPage, sendFinishedPage } from '../pages/finished-page.ts';
import {
  afterFonts,
  type FirstView,
  type FoundView,
  NO_FIRST_VIEW,
  withoutFonts,
} from '../pages/first-views.ts';
import { findHead, headTags } from '../pages/page-head.ts';

/** User agents of link previews, which accept any type, as API clients do too. */
const PREVIEWERS =
  /bot\b|crawler|spider|facebookexternalhit|whatsapp|telegram|slack|discord|linkedin|preview/i;

/** A browser that navigates prefers text/html; an API client requests JSON or any type. */
export function wantsPage({ headers }: FastifyRequest): boolean {
  const accept = headers.accept ?? '';
  const html = accept.indexOf('text/html');
  const json = accept.indexOf('application/json');
  if (html < 0 && json < 0) return PREVIEWERS.test(headers['user-agent'] ?? '');
  return html >= 0 && (json < 0 || html < json);
}

/** Returns true for a path without its own route: one of our pages for any client, or any path for a browser. */
export function isPage(request: FastifyRequest): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  return wantsPage(request) || sitePage(pathOf(request)) !== undefined;
}

const pathOf = (request: FastifyRequest): string => request.url.split('?', 1)[0] ?? '';

/** The built page, split where content is inserted. */
interface Shell {
  /** Up to the end of its head, without title and description. */
  head: string;
  /** The same for a page with a first view. */
  drawnHead: string;
  /** From there to where the script renders. */
  body: string;
  end: string;
  /** Its default title and description. */
  ownTags: string;
}

let shell: Shell | undefined;

/**
 * Sends the only page of the web client: its script reads the address, and clients without scripts read the
 * server-rendered part.
 */
export async function sendPage(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  shell ??= readShell(request.scope.services.config.mapUrl);
  reply
    .header('cache-control', 'no-cache')
    .header('vary', 'accept, accept-encoding')
    .type('text/html; charset=utf-8');
  if (shell === undefined) {
    return reply
      .status(503)
      .send('<!doctype html><title>Passa</title><p>The web client is not built. Run npm run build.');
  }
  const made = await pageOf(request, shell);
  if ('movedTo' in made) return reply.redirect(made.movedTo + request.url.slice(pathOf(request).length), 301);
  return sendFinishedPage(made.page, request, reply.status(made.status));
}

interface MadePage {
  status: number;
  /** Key of the page in the cache. */
  page: string;
}

interface MovedPage {
  /** Path of its new address. */
  movedTo: string;
}

/** Renders the anonymous view at most once a second; page addresses contain no personal data. */
async function pageOf(request: FastifyRequest, parts: Shell): Promise<MadePage | MovedPage> {
  const { publicCache } = request.scope.services;
  const path = pathOf(request);
  const { slug } = request.query as { slug?: unknown };
  const target = { path, slug: typeof slug === 'string' ? slug : '' };
  const view = await viewAt(request, path);
  const key = `page ${path} ${target.slug} ${view?.address ?? ''}`;
  const kept = publicCache.get(key);
  if (kept !== undefined && hasPage(kept)) return { status: 200, page: kept };
  const version = publicCache.version;
  const [found, first] = await Promise.all([
    tagsOf(request, target),
    view === null ? request.server.firstViews.undrawn(path) : drawn(request, view),
  ]);
  if ('movedTo' in found) return found;
  const { status, tags } = found;
  const { head, drawnHead, body, end, ownTags } = parts;
  const page = keepPage(
    (first.root === '' ? head : drawnHead) +
      first.links +
      (tags ?? ownTags) +
      body +
      first.root +
      end +
      first.answers +
      LAST,
  );
  if (status === 200 && tags !== null) publicCache.set(key, page, version);
  return { status, page };
}

/** Finds the view of a page, which also works without one, only slower. */
async function viewAt({ server, scope, url }: FastifyRequest, path: string): Promise<FoundView | null> {
  try {
    return await server.firstViews.find(path, url.slice(path.length));
  } catch (error) {
    scope.services.log.error({ err: error }, 'pages cannot be drawn ahead');
    return null;
  }
}

async function drawn({ server, scope, id }: FastifyRequest, view: FoundView): Promise<FirstView> {
  try {
    return await server.firstViews.draw(scope, view);
  } catch (error) {
    scope.services.log.error({ err: error, requestId: id }, 'a page was not drawn ahead');
    return NO_FIRST_VIEW;
  }
}

interface Tags {
  status: number;
  /** Null when the look-up failed. */
  tags: string | null;
}

async function tagsOf(
  { scope, id }: FastifyRequest,
  target: { path: string; slug: string },
): Promise<Tags | MovedPage> {
  try {
    const found = await findHead(scope, target);
    if (found.status === 301) return { movedTo: found.path };
    return { status: found.status, tags: headTags(found.head) };
  } catch (error) {
    // The page reports the error itself, and continues where its own calls succeed.
    scope.services.log.warn({ err: error, requestId: id }, 'a page went out without its head');
    return { status: 200, tags: null };
  }
}

const OWN_TAGS = /<title>[\s\S]*?<meta name="description"[^>]*>/;
const ROOT = '<div id="root">';
const LAST = '</body></html>';

/** Reads the built page, and inserts the settings that its script reads. */
function readShell(mapUrl: string): Shell | undefined {
  const file = join(CLIENT_FOLDER, 'index.html');
  if (!fs.existsSync(file)) return undefined;
  const page = fs.readFileSync(file, 'utf8');
  const own = OWN_TAGS.exec(page)?.[0];
  const [head = '', rest = ''] = page.replace(own ?? '', '').split('</head>');
  const [body, end] = rest.split(ROOT);
  if (own === undefined || body === undefined || end === undefined)
    throw new Error('The page of the web client has no place for what is filled in.');
  const content = mapUrl.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  const whole = `${head}<meta name="venue-map" content="${content}">`;
  return {
    head: withoutFonts(whole),
    drawnHead: afterFonts(whole),
    body: `</head>${body}${ROOT}`,
    end: end.slice(0, end.indexOf('</body>')),
    ownTags: own,
  };
}

const POLICY = 'content-security-policy';

/**
 * Serves the page of the door app. Its code reader for browsers without one is WebAssembly, which may be compiled on
 * this page only.
 */
export function mountDoorPage(http: FastifyInstance, headers: Record<string, string>): void {
  const policy = (headers[POLICY] ?? '').replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'");
  http.get('/door', { config: { anonymous: true } }, (request, reply) =>
    sendPage(request, reply.header(POLICY, policy)),
  );
}

/** Serves the client's files. Those under /assets have a hash in their name, so browsers may cache them for ever. */
export async function serveClientFiles(http: FastifyInstance): Promise<void> {
  if (!fs.existsSync(CLIENT_FOLDER)) return;
  await http.register(serveStatic, {
    root: CLIENT_FOLDER,
    wildcard: false,
    index: false,
    cacheControl: false,
    // The build compresses scripts and styles; the compressed ones have no paths of their own.
    preCompressed: true,
    // Files for other sites have different headers: see embed/widget-files.ts.
    globIgnore: ['**/*.{br,gz}', 'widget.js', 'embed/**'],
    setHeaders: (reply, file) => {
      const hashed = file.startsWith(path.join(CLIENT_FOLDER, 'assets'));
      reply.header('vary', 'accept-encoding');
      reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
}
