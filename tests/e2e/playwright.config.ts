import { defineConfig } from '@playwright/test';
import { findBrowser } from '../support/browser.ts';
import { freePort } from '../support/free-port.ts';
import { workersHere } from '../support/workers.ts';
import { DEVICES } from './screens/steps.ts';

// Workers load this file again and find what the first load decided.
process.env.E2E_URL ??= `http://127.0.0.1:${await freePort()}`;
process.env.LEDGER_PORT ??= String(await freePort());
const { executablePath, args, env } = await findBrowser();

/** The journeys that are photographed walk once with each; `npm run screens` asks for them. */
const devices = DEVICES.map(({ name, width, height, isTouched }) => ({
  name,
  use: { viewport: { width, height }, hasTouch: isTouched, isMobile: isTouched },
}));
/** A minute each, of which most is waiting: begun first, they do not keep the end waiting. */
const long = ['**/{verify,partnership,door-app,people,wallet,selling}.test.ts'];
const journeys = [
  { name: 'long', testMatch: long },
  { name: 'short', testIgnore: long },
];
const isPhotographed = process.env.SCREENS !== undefined;

export default defineConfig({
  testDir: '.',
  testMatch: isPhotographed ? 'screens/*.screens.ts' : '**/*.test.ts',
  projects: isPhotographed ? devices : journeys,
  outputDir: '../../test-results',
  globalSetup: './start-product.ts',
  workers: workersHere(),
  fullyParallel: true,
  forbidOnly: true,
  // Bounds for what hangs, the same for all: how long something takes on a busy machine is no journey's business.
  timeout: 900_000,
  expect: { timeout: 180_000 },
  use: {
    baseURL: process.env.E2E_URL,
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    timezoneId: 'UTC',
    // Each frame of a movement is drawn by the processor, and tells no journey anything.
    contextOptions: { reducedMotion: 'reduce' },
    // Recording costs every journey a third of its time; `--trace retain-on-failure` asks for it.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath, args, env: { ...process.env, ...env } },
  },
});
