import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vitest/config';
import { LongFirst } from './tests/support/long-first.ts';
import { withHole } from './tests/support/planted-holes.ts';
import { LONG_ENOUGH_MS } from './tests/support/until.ts';
import { workersHere } from './tests/support/workers.ts';

const root = fileURLToPath(new URL('.', import.meta.url));

/** Packages load the CommonJS build of graphql; a second copy beside it would make its type checks fail. */
const alias = [{ find: /^graphql$/, replacement: `${root}node_modules/graphql/index.js` }];

const isBuilt = process.env.TESTED === 'built';
const UNIT = 'tests/unit/**/*.test.{ts,tsx}';
const INTEGRATION = 'tests/{integration,contract,golden,faults}/**/*.test.{ts,tsx}';

/**
 * With TESTED=built, as `npm test` has it after its build, what the compiler made of the server is tested: a worker
 * loads that in two seconds, its thousand sources in nine. Otherwise the sources are, as they stand.
 */
const builtServer: Plugin = {
  name: 'built-server',
  enforce: 'pre',
  resolveId(source, importer) {
    if (!isBuilt || importer === undefined || !/^\..*\.ts$/.test(source)) return null;
    const file = path.relative(root, path.resolve(path.dirname(importer), source));
    return /^(server|migrations)\//.test(file) ? `${root}dist/${file.replace(/\.ts$/, '.js')}` : null;
  },
};

/** Plants the hole that PLANTED_HOLE names, for `tests/golden/planted-holes.test.ts`. */
const plantedHole: Plugin = {
  name: 'planted-hole',
  enforce: 'pre',
  transform: (source, id) => withHole(path.relative(root, id), source, process.env.PLANTED_HOLE),
};

/** Replaces the list of payment providers by one with another entry, for the tests that show what a provider needs. */
const listWithAnother: Plugin = {
  name: 'list-with-another-provider',
  enforce: 'pre',
  resolveId: (source, importer) =>
    source.endsWith('/providers.ts') && importer?.includes('/server/modules/payments/')
      ? `${root}tests/support/providers/providers.ts`
      : null,
};

// Vitest reads this file once for each project, and all of them need the same number; two measurements can differ.
process.env.TEST_WORKERS ??= String(workersHere());
const maxWorkers = Number(process.env.TEST_WORKERS);

/** Only what asks for a database waits for the server; all together share their workers. */
const project = (name: string, include: string[]) => ({
  extends: true as const,
  test: {
    name,
    include,
    ...(include.includes(INTEGRATION) && { globalSetup: ['tests/support/database-server.ts'] }),
  },
});

export default defineConfig({
  plugins: [builtServer, ...(process.env.PLANTED_HOLE === undefined ? [] : [plantedHole])],
  resolve: { alias },
  test: {
    maxWorkers,
    sequence: { sequencer: LongFirst },
    // Built already: to read it once more as a source takes seconds.
    server: { deps: { external: [/\/dist\/(first-view|server|migrations)\//] } },
    // Loading the product anew for every file took half of the time. Apps, databases and ledgers are each file's own.
    isolate: false,
    // Decorators of any class may be the first that a worker loads.
    setupFiles: ['reflect-metadata'],
    // Objects of tests are short-lived: a larger young generation saves copying them.
    execArgv: ['--max-semi-space-size=64'],
    // Bounds for what hangs, the same for all: how long something takes on a busy machine is no test's business.
    testTimeout: 300_000,
    hookTimeout: 600_000,
    teardownTimeout: 600_000,
    expect: { poll: { timeout: LONG_ENOUGH_MS } },
    projects: [
      ...(isBuilt
        ? [project('all', [UNIT, INTEGRATION])]
        : [project('unit', [UNIT]), project('integration', [INTEGRATION])]),
      {
        plugins: [listWithAnother],
        resolve: { alias },
        test: {
          name: 'another provider',
          include: ['tests/sixth-provider/*.test.ts'],
          maxWorkers,
          isolate: true,
          setupFiles: ['reflect-metadata'],
          globalSetup: ['tests/support/database-server.ts'],
          testTimeout: 300_000,
          hookTimeout: 600_000,
        },
      },
    ],
  },
});
