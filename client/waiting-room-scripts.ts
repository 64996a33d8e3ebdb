import path from 'node:path';
import { build, type Plugin } from 'vite';
import { precompress } from './precompress.ts';

/** The script of the page, and that of its worker. */
const SCRIPTS = ['room', 'solver'];

/**
 * Builds the scripts of the waiting room's page as /waiting-room/*.js: each is one file that shares nothing with the
 * client, because tens of thousands of phones load them in the same minutes.
 */
export function waitingRoomScripts(root: string): Plugin {
  return {
    name: 'waiting-room-scripts',
    apply: 'build',
    closeBundle: async () => {
      for (const name of SCRIPTS) await buildScript(root, name);
    },
  };
}

async function buildScript(root: string, name: string): Promise<void> {
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    plugins: [precompress()],
    build: {
      outDir: path.join(root, '../dist/client/waiting-room'),
      emptyOutDir: false,
      target: 'es2022',
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: path.join(root, `src/waiting-room/${name}.ts`),
        output: { entryFileNames: '[name].js' },
      },
    },
  });
}
