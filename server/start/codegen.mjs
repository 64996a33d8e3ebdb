/**
 * Regenerates schema.graphql from the server's classes, then the typed documents of client, REST and typed client from
 * it. With --check nothing is written, and the exit code is 1 when a file in git would change. TESTED=built means that
 * the server is already built.
 */
import { spawnSync } from 'node:child_process';

const flags = process.argv.slice(2);
const isCheck = flags.includes('--check');
const node = (...argv) => spawnSync(process.execPath, [...argv, ...flags], { stdio: 'inherit' }).status ?? 1;
const documents = (...argv) => node('node_modules/@graphql-codegen/cli/esm/bin.js', ...argv);

// Types may be wrong before the generated files match the schema; the code is emitted all the same.
if (process.env.TESTED !== 'built')
  spawnSync(process.execPath, ['node_modules/typescript/bin/tsc', '-p', 'server', '--noCheck'], {
    stdio: 'inherit',
  });
const schema = node('dist/server/start/print-schema.js');
const canGenerate = schema === 0 || isCheck;
const typedClient = canGenerate ? documents('--config', 'docs/typed-client/codegen.ts') : 0;
// Client and REST: made by every build, and not in git.
const ours = canGenerate && !isCheck ? documents() : 0;
process.exitCode = schema || typedClient || ours;
