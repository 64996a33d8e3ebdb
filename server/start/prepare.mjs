/**
 * Makes the checkout runnable, and does nothing when it already is. `node server/start/prepare.mjs [documents] [server]
 * [client] [bench]`: installs packages, then builds the named parts and those that they need. Plain JavaScript without
 * any dependency, because it runs before the first install.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.resolve(fileURLToPath(import.meta.url), '../../..');
const parts = {
  /** The typed documents of client and REST. `schema.graphql`, which they are made from, is in git. */
  documents: {
    inputs: [
      'schema.graphql',
      'codegen.ts',
      'client/codegen-hooks.mjs',
      'client/src',
      'server/start/rest-operations.mjs',
      'server/api/rest',
      'package-lock.json',
    ],
    outputs: ['client/src/gql', 'server/api/rest/operations.gen.ts'],
    // Parsing makes many objects that live briefly: a larger young generation saves a tenth.
    commands: [['--max-semi-space-size=64', 'node_modules/@graphql-codegen/cli/esm/bin.js', '--silent']],
  },
  server: {
    needs: 'documents',
    inputs: ['server', 'migrations', 'tsconfig.json', 'package.json', 'package-lock.json'],
    outputs: ['dist/server', 'dist/migrations', 'dist/programs', 'dist/sbom.cdx.json'],
    commands: [
      ['node_modules/typescript/bin/tsc', '-p', 'server'],
      ['server/start/bundle.mjs'],
      ['server/start/sbom.mjs'],
    ],
  },
  client: {
    needs: 'documents',
    inputs: ['client', 'server/lib', 'tsconfig.json', 'package.json', 'package-lock.json'],
    outputs: ['dist/client', 'dist/first-view'],
    commands: [
      ['node_modules/vite/bin/vite.js', 'build', 'client', '--outDir', '../dist/client', '--emptyOutDir'],
    ],
  },
  bench: {
    needs: 'documents',
    inputs: [
      'tests/bench',
      'tests/support',
      'tests/tsconfig.json',
      'server',
      'tsconfig.json',
      'package-lock.json',
    ],
    outputs: ['dist/tests'],
    commands: [
      ['node_modules/typescript/bin/tsc', '-p', 'tests/bench'],
      ['server/start/bundle.mjs', 'bench'],
    ],
  },
};

/** Runs a node script of the checkout with inherited output. Resolves with the exit code. */
function run(argv, env = process.env) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, argv, { cwd: root, env, stdio: ['ignore', 'inherit', 'inherit'] });
    child.once('error', reject);
    child.once('close', (code) => resolve(code ?? 1));
  });
}

/** npm writes its hidden lock file last, so it lists the packages that are really installed. */
function packagesAreInstalled() {
  const hidden = path.join(root, 'node_modules/.package-lock.json');
  if (!existsSync(hidden)) return false;
  const wanted = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')).packages;
  const present = JSON.parse(readFileSync(hidden, 'utf8')).packages;
  return Object.entries(wanted).every(
    ([place, { version, optional }]) => place === '' || optional || present[place]?.version === version,
  );
}

async function install() {
  if (packagesAreInstalled()) return;
  console.error('Installing packages. This happens once.');
  const npm = process.env.npm_execpath ? [process.env.npm_execpath] : [npmBesideNode()];
  // NODE_ENV=production would leave out the compiler and the bundler, which the build needs.
  const flags = ['--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  if ((await run([...npm, 'ci', ...flags])) === 0) return;
  if ((await run([...npm, 'install', ...flags])) !== 0)
    throw new Error('The packages could not be installed.');
}

function npmBesideNode() {
  const candidates = ['../lib/node_modules/npm/bin/npm-cli.js', 'node_modules/npm/bin/npm-cli.js'];
  const found = candidates
    .map((candidate) => path.resolve(path.dirname(process.execPath), candidate))
    .find((file) => existsSync(file));
  if (!found) throw new Error('npm was not found beside node; run `npm ci` yourself.');
  return found;
}

/** A digest of names, sizes and times: a thousand files take some 20 ms, reading them would take longer. */
function stampOf({ inputs, outputs }) {
  const hash = createHash('sha256').update(process.version);
  const visit = (file) => {
    if (outputs.includes(file)) return;
    const stat = lstatSync(path.join(root, file), { throwIfNoEntry: false });
    if (!stat) return;
    if (!stat.isDirectory()) hash.update(`${file}\0${stat.size}\0${stat.mtimeMs}\n`);
    else for (const name of readdirSync(path.join(root, file)).sort()) visit(`${file}/${name}`);
  };
  for (const input of inputs) visit(input);
  return hash.digest('hex');
}

async function build(name) {
  const { outputs, commands } = parts[name];
  const stampFile = path.join(root, `dist/${name}.stamp`);
  const stamp = stampOf(parts[name]);
  const built = existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp;
  if (built && outputs.every((output) => existsSync(path.join(root, output)))) return;
  console.error(`Building the ${name}.`);
  rmSync(stampFile, { force: true });
  for (const output of outputs) rmSync(path.join(root, output), { recursive: true, force: true });
  for (const command of commands) {
    if ((await run(command)) !== 0) throw new Error(`The ${name} could not be built.`);
  }
  mkdirSync(path.dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, stamp);
}

/** Builds what the parts need, then the parts concurrently. */
async function buildAll(names) {
  const needed = names.flatMap((name) => parts[name].needs ?? []);
  for (const name of new Set(needed)) await build(name);
  const results = await Promise.allSettled(names.map(build));
  const failed = results.find(({ status }) => status === 'rejected');
  if (failed) throw failed.reason;
}

try {
  if (process.env.npm_lifecycle_event !== 'postinstall') await install();
  // An installation without development packages can build nothing.
  if (existsSync(path.join(root, 'node_modules/typescript'))) await buildAll(process.argv.slice(2));
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
