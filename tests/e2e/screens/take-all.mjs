/**
 * `npm run screens`: runs every photographed journey, once with each device, each time in a new product. Arguments go
 * to the test runner: `npm run screens -- visitor`. SCREENS names another folder.
 */
import { spawnSync } from 'node:child_process';

const PLAYWRIGHT = 'node_modules/@playwright/test/cli.js';
const env = {
  SCREENS: 'docs/screens',
  // The address is visible in some of the pictures.
  E2E_URL: 'http://localhost:4000',
  WEBHOOK_PRIVATE: 'on',
  ...process.env,
};

const failed = ['phone', 'desk'].filter((device) => {
  // The runner takes every word after a project for another one.
  const argv = [PLAYWRIGHT, 'test', ...process.argv.slice(2), '-c', 'tests/e2e', `--project=${device}`];
  return spawnSync(process.execPath, argv, { stdio: 'inherit', env }).status !== 0;
});
for (const device of failed) console.log(`failed on the ${device}`);
process.exitCode = failed.length > 0 ? 1 : 0;
