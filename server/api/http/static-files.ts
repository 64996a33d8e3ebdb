import fs from 'node:fs';
import path from 'node:path';
import serveStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { CLIENT_FOLDER } from '../pages/client-folder.ts';

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
      reply.setHeader('vary', 'accept-encoding');
      reply.setHeader('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
}
