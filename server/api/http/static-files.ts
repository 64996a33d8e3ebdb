import fs from 'node:fs';
import path from 'node:path';
import serveStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { CLIENT_FOLDER } from '../pages/client-folder.ts';

/** The client's files. Those under /assets carry a hash in their name, so a browser may keep them for ever. */
export async function serveClientFiles(http: FastifyInstance): Promise<void> {
  if (!fs.existsSync(CLIENT_FOLDER)) return;
  await http.register(serveStatic, {
    root: CLIENT_FOLDER,
    wildcard: false,
    index: false,
    cacheControl: false,
    // The build packs scripts and styles; the packed ones are no addresses of their own.
    preCompressed: true,
    // What other sites load goes out with headers of its own: see embed/widget-files.ts.
    globIgnore: ['**/*.{br,gz}', 'widget.js', 'embed/**'],
    setHeaders: (reply, file) => {
      const hashed = file.startsWith(path.join(CLIENT_FOLDER, 'assets'));
      reply.setHeader('vary', 'accept-encoding');
      reply.setHeader('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
}
