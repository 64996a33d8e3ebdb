/**
 * `npm test`: every check; those that only read run side by side, the tests one runner after the other, since each
 * keeps two cores at work. What was built before compiled, so the types of the server are right. A failure does not
 * keep the others from running, but fails the whole.
 * TEST_REPORTS names a folder for the reports of the test runners.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { PassThrough } from 'node:stream';
import { finished } from 'node:stream/promises';

const reports = process.env.TEST_REPORTS;
const packages = 'node_modules';
const typescript = `${packages}/typescript/bin/tsc`;
const report = (name) => (reports ? path.join(reports, `${name}.json`) : undefined);

/** What the tests call of the REST API, for the step that looks whether all of it was called. */
const calledCalls = path.join(mkdtempSync(path.join(os.tmpdir(), 'passa-calls-')), 'calls');
const counting = reports ? ['--reporter=default', '--reporter=./tests/support/count-tests.mjs'] : [];
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
    [`${packages}/vitest/vitest.mjs`, 'run', ...counting],
    { TEST_COUNTS: report('vitest'), CALLED_CALLS: calledCalls },
  ],
  ['calls of the OpenAPI document', ['tests/golden/called-calls.mjs'], { CALLED_CALLS: calledCalls }],
  [
    'browser journeys',
    [
      // Its workers take the flag over: most of what they run, they run a few times.
      '--interrupt-budget=1000000',
      `${packages}/@playwright/test/cli.js`,
      'test',
      '-c',
      'tests/e2e',
      `--reporter=${reports ? 'json,' : ''}list`,
    ],
    { PLAYWRIGHT_JSON_OUTPUT_NAME: report('playwright') },
  ],
];

/**
 * Begins a step. What it says is kept until it is shown, and goes out as it comes from then on.
 * @returns how it ended, and what shows it
 */
function begin([name, argv, env]) {
  const began = performance.now();
  // `pretest` has built the server.
  const child = spawn(process.execPath, argv, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, TESTED: 'built', ...env },
  });
  // Far more than either runner says: who is not shown yet must not be held up.
  const said = new PassThrough({ highWaterMark: 2 ** 28 });
  child.stdout.pipe(said, { end: false });
  child.stderr.pipe(said, { end: false });
  const ended = new Promise((resolve) => child.once('close', (status) => resolve(status === 0)));
  const passed = ended.finally(() => said.end());
  const show = async () => {
    console.log(`\n== ${name}`);
    said.pipe(process.stdout, { end: false });
    const isGood = await passed;
    await finished(said);
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    if (!isGood) failed.push(name);
    return { isGood, seconds };
  };
  return show;
}

const failed = [];
const checking = checks.map(begin);
for (const [at, [name]] of checks.entries()) {
  const { isGood, seconds } = await checking[at]();
  console.log(`${name}: ${isGood ? 'passed' : 'failed'} (${seconds} s)`);
}
for (const step of tests) await begin(step)();

const count = checks.length + tests.length;
console.log(`\n${count - failed.length} of ${count} steps passed`);
for (const name of failed) console.log(`failed: ${name}`);
process.exitCode = failed.length > 0 ? 1 : 0;
