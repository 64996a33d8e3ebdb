/**
 * `npm test`: every check; those that only read run concurrently, the tests one runner after the other, since each uses
 * all cores. The server was built before, so its types are right. A failure does not stop the others, but fails the
 * whole. No process that it started outlives it, however it ends. `npm run test:deep` passes `--deep`: all seeds, looks
 * and scans, and the photographed journeys. TEST_REPORTS names a folder for the reports of the test runners.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { superviseRun } from './run/supervise.mjs';

const supervision = superviseRun();
const isDeep = process.argv.includes('--deep');
const depth = isDeep
  ? { TEST_DEPTH: 'deep', FAULT_SEEDS: process.env.FAULT_SEEDS ?? '20', LOOKS: 'whole', DOOR_HOUR: 'whole' }
  : {};
const reports = process.env.TEST_REPORTS;
const packages = 'node_modules';
const typescript = `${packages}/typescript/bin/tsc`;
const report = (name) => (reports ? path.join(reports, `${name}.json`) : undefined);

const scratch = mkdtempSync(path.join(os.tmpdir(), 'passa-run-'));
/** The REST calls of the tests, for the step that checks whether all were made. */
const calledCalls = path.join(scratch, 'calls');
const reporters = [
  ...(isDeep ? ['./tests/support/show-failures.mjs'] : []),
  ...(reports ? ['./tests/support/count-tests.mjs'] : []),
];
const reporting = reporters.length > 0 ? ['default', ...reporters].map((name) => `--reporter=${name}`) : [];
const checks = [
  ['types of the client', [typescript, '-p', 'client']],
  ['types of the tests', [typescript, '-p', 'tests']],
  ['format and lint', [`${packages}/@biomejs/biome/bin/biome`, 'check', '--error-on-warnings']],
  ['boundaries', ['tests/golden/boundaries.mjs']],
  ['dead code', [`${packages}/knip/bin/knip.js`]],
  ['drift of generated files', ['server/start/codegen.mjs', '--check']],
];
const tests = [
  [
    'unit, integration, contract',
    [`${packages}/vitest/vitest.mjs`, 'run', ...reporting],
    { TEST_COUNTS: report('vitest'), CALLED_CALLS: calledCalls },
  ],
  ['calls of the OpenAPI document', ['tests/golden/called-calls.mjs'], { CALLED_CALLS: calledCalls }],
  [
    'browser journeys',
    [
      `${packages}/@playwright/test/cli.js`,
      'test',
      '-c',
      'tests/e2e',
      `--reporter=${reports ? 'json,' : ''}list`,
    ],
    { PLAYWRIGHT_JSON_OUTPUT_NAME: report('playwright') },
  ],
];
const photographs = [
  'photographed journeys',
  ['tests/e2e/screens/take-all.mjs'],
  { SCREENS: path.join(scratch, 'screens') },
];
if (isDeep) tests.push(photographs);

/** @returns whether it passed, and its output, unless that is shown directly */
async function run([, argv, env], shown) {
  // The guard ends the steps one after the other; none may begin after it.
  if (supervision.isStopping()) await new Promise(() => undefined);
  const begin = performance.now();
  // `pretest` has built the server.
  const child = spawn(process.execPath, argv, {
    stdio: shown ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, TESTED: 'built', ...depth, ...env },
  });
  const said = shown ? [] : [text(child.stdout), text(child.stderr)];
  const status = await new Promise((resolve) => child.once('close', resolve));
  const passed = status === 0;
  const seconds = ((performance.now() - begin) / 1000).toFixed(1);
  return { passed, seconds, said: (await Promise.all(said)).join('').trimEnd() };
}

const failed = [];
const checking = checks.map((step) => run(step, false));
for (const [at, [name]] of checks.entries()) {
  const { passed, seconds, said } = await checking[at];
  console.log(
    `\n== ${name}${said ? `\n${said}` : ''}\n${name}: ${passed ? 'passed' : 'failed'} (${seconds} s)`,
  );
  if (!passed) failed.push(name);
}
for (const step of tests) {
  const [name] = step;
  console.log(`\n== ${name}`);
  const { passed } = await run(step, true);
  if (!passed) failed.push(name);
}

await supervision.end();
rmSync(scratch, { recursive: true, force: true });
const count = checks.length + tests.length;
console.log(`\n${count - failed.length} of ${count} steps passed`);
for (const name of failed) console.log(`failed: ${name}`);
process.exitCode = failed.length > 0 ? 1 : 0;
