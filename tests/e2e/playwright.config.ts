import { defineConfig } from '@playwright/test';
import { findBrowser } from '../support/browser.ts';
import { freePort } from '../support/free-port.ts';
import { workersHere } from '../support/workers.ts';
import { DEVICES } from './screens/steps.ts';

// Workers load this file again and use the values of the first load.
process.env.E2E_URL ??= `http://127.0.0.1:${await freePort()}`;
process.env.LEDGER_PORT ??= String(await freePort());
process.env.PAYMENTS_SANDBOX_URL ??= `http://127.0.0.1:${await freePort()}`;
const { executablePath, args, env } = await findBrowser();

/** The photographed journeys run once with each device; `npm run screens` selects them. */
const devices = DEVICES.map(({ name, width, height, isTouched }) => ({
  name,
  use: { viewport: { width, height }, hasTouch: isTouched, isMobile: isTouched },
}));
/** A minute each, mostly waiting: they start first, so that they do not prolong the end. */
const long = ['**/{verify,partnership,door-app,people,wallet,selling}.test.ts'];
/** They share a product of their own, whose provider has a clock that they move: one after the other, from the start. */
const paying = ['**/{pay-card,pay-late,pay-pesapal,pay-refunds,payouts,refund-amounts}.test.ts'];
const journeys = [
  { name: 'paying', testMatch: paying, workers: 1 },
  { name: 'long', testMatch: long },
  { name: 'short', testIgnore: [...long, ...paying] },
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
  // Limits for hangs, the same for all: no journey asserts how long a busy machine takes.
  timeout: 900_000,
  expect: { timeout: 180_000 },
  use: {
    baseURL: process.env.E2E_URL,
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    timezoneId: 'UTC',
    // The CPU renders each frame of an animation, and no journey depends on one.
    contextOptions: { reducedMotion: 'reduce' },
    // Tracing costs every journey a third of its time; `--trace retain-on-failure` turns it on.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath, args, env: { ...process.env, ...env } },
  },
});
