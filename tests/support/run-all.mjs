/**
 * `npm test`: every check; those that only read run concurrently, the tests one runner after the other, since each uses
 * all cores. The server was built before, so its types are right. A failure does not stop the others, but fails the
 * whole. No process that it started outlives it, however it ends. `npm run test:deep` passes `--deep`: all seeds, looks
 * and scans, the photographed journeys, and the tests without a browser on another version of Node.js.
 * `--other-node [file ...]` runs only that last step, with these files. TEST_REPORTS names a folder for the reports of the
 * test runners.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { nodeOf, otherVersion } from './node-versions.mjs';
import { superviseRun } from './run/supervise.mjs';

const supervision = superviseRun();
await supervision.ready;
const isDeep = process.argv.includes('--deep');
const otherNodeAt = process.argv.indexOf('--other-node');
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
const allChecks = [
  ['types of the client', [typescript, '-p', 'client']],
  ['types of the tests', [typescript, '-p', 'tests']],
  ['format and lint', [`${packages}/@biomejs/biome/bin/biome`, 'check', '--error-on-warnings']],
  ['boundaries', ['tests/golden/boundaries.mjs']],
  ['dead code', [`${packages}/knip/bin/knip.js`]],
  ['drift of generated files', ['server/start/codegen.mjs', '--check']],
];
const usualTests = [
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
const { checks, tests } = await chooseSteps();

async function chooseSteps() {
  if (otherNodeAt !== -1)
    return { checks: [], tests: [await stepOnOtherNode(process.argv.slice(otherNodeAt + 1))] };
  if (!isDeep) return { checks: allChecks, tests: usualTests };
  return { checks: allChecks, tests: [...usualTests, photographs, await stepOnOtherNode([])] };
}

/**
 * The tests without a browser, each fact once, on another supported version of Node.js; also the programs that they start.
 * @param files names of test files, or parts of them; all when empty
 */
async function stepOnOtherNode(files) {
  const version = otherVersion(process.version);
  const program = await nodeOf(version);
  const name = `unit, integration, contract on Node.js ${version}`;
  if (program === undefined)
    return [name, [], {}, { skipped: `the package of Node.js ${version} cannot be installed here` }];
  const usualDepth = Object.fromEntries(Object.keys(depth).map((setting) => [setting, undefined]));
  const env = {
    ...usualDepth,
    PATH: `${path.dirname(program)}${path.delimiter}${process.env.PATH}`,
    TEST_COUNTS: report('vitest-other-node'),
  };
  return [name, [`${packages}/vitest/vitest.mjs`, 'run', ...reporting, ...files], env, { program }];
}

/** @returns whether it passed, and its output, unless that is shown directly */
async function run([, argv, env, { program = process.execPath } = {}], shown) {
  // The guard ends the steps one after the other; none may begin after it.
  if (supervision.isStopping()) await new Promise(() => undefined);
  const begin = performance.now();
  // `pretest` has built the server.
  const child = spawn(program, argv, {
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
const skipped = [];
const checking = checks.map((step) => run(step, false));
for (const [at, [name]] of checks.entries()) {
  const { passed, seconds, said } = await checking[at];
  console.log(
    `\n== ${name}${said ? `\n${said}` : ''}\n${name}: ${passed ? 'passed' : 'failed'} (${seconds} s)`,
  );
  if (!passed) failed.push(name);
}
for (const step of tests) {
  const [name, , , { skipped: reason } = {}] = step;
  console.log(`\n== ${name}`);
  if (reason !== undefined) {
    skipped.push(`${name}: ${reason}`);
    continue;
  }
  const { passed } = await run(step, true);
  if (!passed) failed.push(name);
}

await supervision.end();
rmSync(scratch, { recursive: true, force: true });
const count = checks.length + tests.length;
console.log(`\n${count - failed.length - skipped.length} of ${count} steps passed`);
for (const step of skipped) console.log(`skipped: ${step}`);
for (const name of failed) console.log(`failed: ${name}`);
process.exitCode = failed.length > 0 ? 1 : 0;
