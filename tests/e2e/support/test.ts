import { type Browser, test as base } from '@playwright/test';
import { launchBrowser } from '../../support/launch-browser.ts';

export { expect } from '@playwright/test';

/** Playwright's own `test`, with a browser from `launchBrowser`. */
export const test = base.extend<object, { browser: Browser }>({
  browser: [
    async ({ playwright, browserName }, use) => {
      const browser = await launchBrowser(() => playwright[browserName].launch());
      await use(browser);
      await browser.close({ reason: 'The journeys of this worker are over.' });
    },
    { scope: 'worker' },
  ],
});
