import fs from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { CLIENT_FOLDER } from '../pages/client-folder.ts';

const FILES = {
  '/widget.js': 'text/javascript; charset=utf-8',
  '/embed/frame.js': 'text/javascript; charset=utf-8',
  '/embed/frame.css': 'text/css; charset=utf-8',
} as const;

/**
 * Serves the widget's script for other sites, and the files of its frame: the frame has no origin, so all of them are
 * cross-origin.
 */
export function serveWidgetFiles(http: FastifyInstance): void {
  for (const [address, type] of Object.entries(FILES)) {
    const file = path.join(CLIENT_FOLDER, address);
    if (!fs.existsSync(file)) continue;
    const content = fs.readFileSync(file, 'utf8');
    http.get(address, { config: { nobody: true } }, (_request, reply) =>
      reply
        .type(type)
        .header('cross-origin-resource-policy', 'cross-origin')
        .header('cache-control', 'public, max-age=300')
        .send(content),
    );
  }
}
