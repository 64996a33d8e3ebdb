/**
 * Prints the failures that the test runners reported in a folder, and a line with totals; fails when nothing ran or
 * something failed.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** Maximum length of a failure's text. */
const SAID = 300;

const folder = process.argv[2];
const read = (name) => {
  const file = path.join(folder, `${name}.json`);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
};
const NONE = { passed: 0, failed: 0, skipped: 0, failures: [] };
const runs = ['vitest', 'vitest-other-node'].map((name) => ({ ...NONE, ...read(name) }));
const sum = (count) => runs.reduce((total, run) => total + run[count], 0);
const playwright = { errors: [], suites: [], ...read('playwright') };
const journeys = { expected: 0, flaky: 0, unexpected: 0, skipped: 0, ...playwright.stats };

const failures = [
  ...runs.flatMap((run) => run.failures),
  ...playwright.errors.map(({ message }) => ({ where: 'beside the journeys', why: message })),
  ...playwright.suites.flatMap(failedJourneys),
];
for (const { where, why } of failures) console.log(`not passed: ${where}: ${oneLine(why)}`);

const passed = sum('passed') + journeys.expected + journeys.flaky;
const failed = sum('failed') + journeys.unexpected + playwright.errors.length;
const skipped = sum('skipped') + journeys.skipped;
console.log(`tests: ${passed} passed, ${failed} failed, ${skipped} skipped`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;

function failedJourneys({ specs = [], suites = [] }) {
  const failed = specs.filter(({ ok }) => !ok);
  return [
    ...failed.map(({ file, title, tests }) => ({
      where: `${file} > ${title}`,
      why: tests.flatMap(({ results }) => results.map(({ error }) => error?.message)).join(' '),
    })),
    ...suites.flatMap(failedJourneys),
  ];
}

/** A thrown value need not be an error, and then it has no message. */
function oneLine(why) {
  return stripVTControlCharacters(String(why ?? ''))
    .replaceAll(/\s+/g, ' ')
    .slice(0, SAID);
}
