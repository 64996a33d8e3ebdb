import path from 'node:path';
import react from '@vitejs/plugin-react';
import { build, type CSSModulesOptions, type Plugin } from 'vite';
import { assetsOf, chunksOf, follow } from './built-files.ts';
import { dropGraphqlSources } from './drop-graphql-sources.ts';
import { FIRST_PAGES, LINKED_PAGES } from './src/first-view/first-pages.ts';
import { straightImports } from './straight-imports.ts';

/** The default class names follow from a file's content: the same in the pages and in their prerendered views. */
export const CSS_MODULES: CSSModulesOptions = { localsConvention: 'camelCaseOnly' };

/** All pages use these fonts; the supported languages need no other alphabet. */
const OWN_FONT = /-latin-wght-normal-.*\.woff2$/;

/**
 * Builds what the server needs to show a page before its scripts load: the renderer of first views as
 * dist/first-view/first-view.js, first-files.json with the files of each page, and the fonts to preload.
 */
export function firstViews(root: string): Plugin {
  return {
    name: 'first-views',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((name) => OWN_FONT.test(name))
          .map((name) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${name}`, crossorigin: '' },
            injectTo: 'head' as const,
          })),
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const chunks = chunksOf(bundle);
        const entry = chunks.find(
          ({ isEntry, facadeModuleId }) => isEntry && facadeModuleId?.endsWith('.html'),
        );
        if (!entry) this.error('There is no page to draw ahead');
        const known = new Set<string>();
        follow(bundle, entry, known, false);
        const pages = Object.entries<string | readonly string[]>({ ...FIRST_PAGES, ...LINKED_PAGES });
        const files = pages.map(([page, modules]) => {
          const seen = new Set<string>(known);
          for (const module of [modules].flat()) {
            const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId === path.join(root, module));
            if (!chunk) this.error(`The page ${page} has no chunk of its own`);
            follow(bundle, chunk, seen, false);
          }
          const scripts = [...seen].filter((name) => !known.has(name));
          const styles = new Set(scripts.flatMap((name) => assetsOf(bundle, name)));
          return [page, { scripts, styles: [...styles].filter((name) => name.endsWith('.css')) }];
        });
        const source = JSON.stringify(Object.fromEntries(files));
        this.emitFile({ type: 'asset', fileName: 'first-files.json', source });
      },
    },
    closeBundle: async () => {
      await buildRenderer(root);
    },
  };
}

async function buildRenderer(root: string): Promise<void> {
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    plugins: [straightImports(root), dropGraphqlSources(), react()],
    css: { modules: CSS_MODULES },
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    // Bundled whole, because the client's packages need not be installed in production.
    ssr: { noExternal: true },
    build: {
      ssr: path.join(root, 'src/first-view/first-view.tsx'),
      outDir: path.join(root, '../dist/first-view'),
      emptyOutDir: true,
      target: 'node20',
      minify: true,
      rolldownOptions: { output: { entryFileNames: 'first-view.js' } },
    },
  });
}
