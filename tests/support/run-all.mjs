/**
 * `npm test`: every check, one after the other. A failure does not keep the others from running, but fails the whole.
 * TEST_REPORTS names a folder for the reports of the test runners.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const reports = process.env.TEST_REPORTS;
const packages = 'node_modules';
const typescript = `${packages}/typescript/bin/tsc`;
const report = (name) => (reports ? path.join(reports, `${name}.json`) : undefined);

/** What the tests call of the REST API, for the step that looks whether all of it was called. */
const calledCalls = path.join(mkdtempSync(path.join(os.tmpdir(), 'passa-calls-')), 'calls');
const counting = reports ? ['--reporter=default', '--reporter=./tests/support/count-tests.mjs'] : [];
const steps = [
  ['types of the server', [typescript, '-p', 'server', '--noEmit']],
  ['types of the client', [typescript, '-p', 'client']],
  ['types of the tests', [typescript, '-p', 'tests']],
  ['format and lint', [`${packages}/@biomejs/biome/bin/biome`, 'check', '--error-on-warnings']],
  ['boundaries', ['tests/golden/boundaries.mjs']],
  ['dead code', [`${packages}/knip/bin/knip.js`]],
  ['drift of generated files', ['server/start/codegen.mjs', '--check']],
  [
    'unit, integration, contract',
    [`${packages}/vitest/vitest.mjs`, 'run', ...counting],
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

const failed = steps.filter(([name, argv, env]) => {
  console.log(`\n== ${name}`);
  const begin = performance.now();
  const { status } = spawnSync(process.execPath, argv, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  });
  const seconds = ((performance.now() - begin) / 1000).toFixed(1);
  // The compiler says nothing when all is well.
  if (argv[0] === typescript) console.log(`${name}: ${status === 0 ? 'no errors' : 'errors'} (${seconds} s)`);
  return status !== 0;
});

console.log(`\n${steps.length - failed.length} of ${steps.length} steps passed`);
for (const [name] of failed) console.log(`failed: ${name}`);
process.exitCode = failed.length > 0 ? 1 : 0;
