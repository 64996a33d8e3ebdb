/**
 * Regenerates schema.graphql from the server's classes, then the typed documents of client and REST from it. With
 * --check nothing is written, and the exit code is 1 when something would change. TESTED=built means that the server is
 * already built.
 */
import { spawnSync } from 'node:child_process';

const flags = process.argv.slice(2);
const node = (...argv) => spawnSync(process.execPath, [...argv, ...flags], { stdio: 'inherit' }).status ?? 1;

// Types may be wrong before the generated files match the schema; the code is emitted all the same.
if (process.env.TESTED !== 'built')
  spawnSync(process.execPath, ['node_modules/typescript/bin/tsc', '-p', 'server', '--noCheck'], {
    stdio: 'inherit',
  });
const schema = node('dist/server/start/print-schema.js');
const documents =
  schema === 0 || flags.includes('--check') ? node('node_modules/@graphql-codegen/cli/esm/bin.js') : 0;
process.exitCode = schema || documents;
