import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { assetsOf, type Bundle, type Chunk, chunksOf, follow } from './built-files.ts';
import { OFFLINE_PAGES, type OfflinePage } from './src/offline/offline-pages.ts';

const WORKER = 'sw.js';

/** Files without a hash that index.html loads. */
const PLAIN_FILES = ['theme-init.js', 'favicon.svg'];

/** Catalogues for readers of an offline page; English is part of the pages themselves. */
const CATALOGUES = ['src/language/catalogues/fr.ts', 'src/language/catalogues/sw.ts'];

/** Fonts to leave out: of the fonts' many alphabets the cache holds only the one of the supported languages. */
const FOREIGN_FONT = /\.woff2?$/;
const OWN_FONT = /-latin-wght-/;

/**
 * Builds the service worker as /sw.js and writes the files of each offline page into it: those of the entry and of the
 * page's own modules, with static and dynamic imports.
 */
export function offlineCache(root: string): Plugin {
  return {
    name: 'offline-cache',
    apply: 'build',
    enforce: 'post',
    buildStart() {
      const id = path.join(root, 'src/offline/worker/service-worker.ts');
      this.emitFile({ type: 'chunk', id, fileName: WORKER });
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const worker = bundle[WORKER];
        const html = bundle['index.html'];
        const entry = chunksOf(bundle).find(({ isEntry, fileName }) => isEntry && fileName !== WORKER);
        if (worker?.type !== 'chunk' || html?.type !== 'asset' || !entry)
          this.error('There is no page to keep');
        // A module that the pages import too would become a chunk of its own, which a plain script cannot load.
        if (worker.imports.length > 0) this.error(`The pages share code with ${WORKER}: ${worker.imports}`);
        const pages = Object.entries(OFFLINE_PAGES).map(([page, { modules }]) => {
          const own = [...new Set([...modules, ...CATALOGUES])].map((module) => path.join(root, module));
          const found = chunksOf(bundle).filter(({ facadeModuleId }) => own.includes(facadeModuleId ?? ''));
          if (found.length < own.length) this.warn(`Not every module of the page "${page}" is in the build`);
          return [page, filesOf(bundle, entry, found)];
        });
        const files = Object.fromEntries(pages) as Record<OfflinePage, string[]>;
        const plain = PLAIN_FILES.map((name) => fs.readFileSync(path.join(root, 'public', name), 'utf8'));
        const id = digest([JSON.stringify(files), String(html.source), ...plain]);
        const build = JSON.stringify({ id, entry: `/${entry.fileName}`, files });
        worker.code = worker.code.replace(/(["'`])__BUILD__\1/, () => JSON.stringify(build));
      },
    },
  };
}

/**
 * Addresses of all files that the pages load, the pages and the entry included. The entry's dynamic imports are all
 * other pages, so they are not followed.
 */
function filesOf(bundle: Bundle, entry: Chunk, pages: Chunk[]): string[] {
  const base = new Set<string>();
  follow(bundle, entry, base, false);
  const all = new Set(base);
  for (const page of pages) follow(bundle, page, all, true);
  const assets = [...all].flatMap((name) => assetsOf(bundle, name));
  return [...new Set([...all, ...assets, ...PLAIN_FILES])]
    .filter((name) => !FOREIGN_FONT.test(name) || OWN_FONT.test(name))
    .map((name) => `/${name}`)
    .sort();
}

function digest(parts: string[]): string {
  return createHash('sha256').update(parts.join('\0')).digest('hex').slice(0, 16);
}
