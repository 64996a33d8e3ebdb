import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { keepOffline } from './keep-offline.ts';
import { precompress } from './precompress.ts';
import { PAGES } from './src/content/pages.ts';

const here = fileURLToPath(new URL('.', import.meta.url));
const server = process.env.DEV_SERVER ?? 'http://localhost:4000';

/**
 * `graphql(`…`)` calls exist for codegen and for types. Left alone, each would pull the preset's map of all
 * documents into the first view, while the hooks carry their own document already.
 */
function dropGraphqlSources(): Plugin {
  return {
    name: 'drop-graphql-sources',
    enforce: 'pre',
    transform(code, id) {
      if (!/\/client\/src\/(?!gql\/).*\.tsx?$/.test(id) || !code.includes('graphql(')) return null;
      const kept = (call: string) => `undefined${call.replace(/[^\n]/g, '')}`;
      return {
        code: code.replace(/\bgraphql\(\s*(?:\/\* GraphQL \*\/\s*)?`[^`]*`,?\s*\)/g, kept),
        map: null,
      };
    },
  };
}

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

export default defineConfig({
  root: here,
  publicDir: `${here}public`,
  plugins: [dropGraphqlSources(), listPages(), react(), keepOffline(here), precompress()],
  css: {
    modules: { localsConvention: 'camelCaseOnly' },
  },
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
        codeSplitting: { groups: [{ name: 'base', tags: ['$initial'], test: isOfPages }] },
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
