/** Prints one line that sums what the test runners reported in a folder; fails when nothing ran or something failed. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const folder = process.argv[2];
const read = (name) => {
  const file = path.join(folder, `${name}.json`);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
};
const vitest = { passed: 0, failed: 0, skipped: 0, ...read('vitest') };
const playwright = { errors: [], ...read('playwright') };
const journeys = { expected: 0, flaky: 0, unexpected: 0, skipped: 0, ...playwright.stats };

const passed = vitest.passed + journeys.expected + journeys.flaky;
const failed = vitest.failed + journeys.unexpected + playwright.errors.length;
const skipped = vitest.skipped + journeys.skipped;
console.log(`tests: ${passed} passed, ${failed} failed, ${skipped} skipped`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
