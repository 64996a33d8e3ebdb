import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { dropGraphqlSources } from './drop-graphql-sources.ts';
import { CSS_MODULES, firstViews } from './first-views.ts';
import { fontsInPlace } from './fonts-in-place.ts';
import { offlineCache } from './offline-cache.ts';
import { precompress } from './precompress.ts';
import { sharedParts } from './shared-parts.ts';
import { PAGES } from './src/content/pages.ts';
import { straightImports } from './straight-imports.ts';
import { waitingRoomScripts } from './waiting-room-scripts.ts';

const here = fileURLToPath(new URL('./', import.meta.url));
const server = process.env.DEV_SERVER ?? 'http://localhost:4000';

/** Writes the list of pages beside the build, from where the server reads titles and descriptions for crawlers. */
function listPages(): Plugin {
  return {
    name: 'list-pages',
    apply: 'build',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'pages.json', source: JSON.stringify(PAGES) });
    },
  };
}

/** Paths that are a page for a browser and data for a client: only requests for data go to the server. */
const dataOnly = {
  target: server,
  bypass: (request: { headers: { accept?: string }; url?: string }) =>
    request.headers.accept?.includes('text/html') ? '/index.html' : undefined,
};

const parts = sharedParts();

export default defineConfig({
  root: here,
  publicDir: `${here}public`,
  plugins: [
    straightImports(here),
    dropGraphqlSources(),
    fontsInPlace(),
    listPages(),
    react(),
    parts.plugin,
    firstViews(here),
    offlineCache(here),
    precompress(),
    waitingRoomScripts(here),
  ],
  css: { modules: CSS_MODULES },
  build: {
    outDir: `${here}../dist/client`,
    emptyOutDir: true,
    target: 'es2022',
    // Small assets stay files: data: addresses would widen the content policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: { groups: parts.groups },
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
