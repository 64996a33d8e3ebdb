import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Where the built client lies: dist/client beside dist/server, also when the sources run as they are. */
export const CLIENT_FOLDER = fileURLToPath(
  new URL(
    import.meta.url.includes('/dist/server/') ? '../../client/' : '../../dist/client/',
    import.meta.url,
  ),
);

let page: string | undefined;

/** A browser that navigates asks for text/html before anything else; a program asks for JSON or for all. */
export function wantsPage(request: FastifyRequest): boolean {
  const accept = request.headers.accept ?? '';
  const html = accept.indexOf('text/html');
  const json = accept.indexOf('application/json');
  return html >= 0 && (json < 0 || html < json);
}

/** The one page of the web client; its script reads the address. */
export function sendPage(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  page ??= readPage(request.scope.parts.config.mapUrl);
  return reply
    .status(page === undefined ? 503 : 200)
    .header('cache-control', 'no-cache')
    .header('vary', 'accept')
    .type('text/html; charset=utf-8')
    .send(page ?? '<!doctype html><title>Passa</title><p>The web client is not built. Run npm run build.');
}

/** The page as it was built, with the settings that its script reads. */
function readPage(mapUrl: string): string | undefined {
  const file = path.join(CLIENT_FOLDER, 'index.html');
  if (!fs.existsSync(file)) return undefined;
  const content = mapUrl.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  return fs
    .readFileSync(file, 'utf8')
    .replace('</head>', `<meta name="venue-map" content="${content}"></head>`);
}
