import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { dropGraphqlSources } from './drop-graphql-sources.ts';
import { firstViews } from './first-views.ts';
import { fontsInPlace } from './fonts-in-place.ts';
import { keepOffline } from './keep-offline.ts';
import { precompress } from './precompress.ts';
import { PAGES } from './src/content/pages.ts';
import { styleNames } from './style-names.ts';

const here = fileURLToPath(new URL('.', import.meta.url));
const server = process.env.DEV_SERVER ?? 'http://localhost:4000';

/** The server tells crawlers of each page what the list of pages says, and reads it beside the build. */
function listPages(): Plugin {
  return {
    name: 'list-pages',
    apply: 'build',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'pages.json', source: JSON.stringify(PAGES) });
    },
  };
}

/** Paths that are a page for a browser and data for a client: only the latter goes to the server. */
const dataOnly = {
  target: server,
  bypass: (request: { headers: { accept?: string }; url?: string }) =>
    request.headers.accept?.includes('text/html') ? '/index.html' : undefined,
};

/** A service worker is one script without imports, and an entry remains what index.html asks for. */
const isOfPages = (id: string): boolean =>
  !/\/(offline\/(worker\/|kept-pages)|main\.tsx$|index\.html)/.test(id);

/** What nearly every page draws with: on its own, each of these small files would wait for the network once more. */
const COMMON =
  /node_modules\/@mantine\/(hooks\/esm\/(use-(id|debounced-value|document-title|uncontrolled)|utils\/random-id)|core\/esm\/components\/(Input|InputBase|TextInput|CloseButton|Paper|Skeleton|SimpleGrid|Badge|Alert|Group|Code)\/)/;

export default defineConfig({
  root: here,
  publicDir: `${here}public`,
  plugins: [
    dropGraphqlSources(),
    fontsInPlace(),
    listPages(),
    react(),
    firstViews(here),
    keepOffline(here),
    precompress(),
  ],
  css: { modules: styleNames(here) },
  build: {
    outDir: `${here}../dist/client`,
    emptyOutDir: true,
    target: 'es2022',
    // Small assets stay files: data: addresses would widen the content policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // Each request waits for a slow network once more: what every page needs comes in one file.
        codeSplitting: {
          groups: [
            { name: 'base', tags: ['$initial'], test: isOfPages, priority: 2 },
            { name: 'common', test: COMMON, priority: 1 },
          ],
        },
      },
    },
  },
  server: {
    proxy: {
      '/graphql': { target: server, ws: true },
      '/api': server,
      '/dev': server,
      '/public-keys': server,
      '/revocation-list': server,
      '/anchors/': server,
      '/auth/': server,
      '/events/': dataOnly,
      '/issuers': dataOnly,
      '/tickets': dataOnly,
    },
  },
});
