import type { Page } from '@playwright/test';

/** Answers the first call of an operation as the service does when the last confirmation is too old. */
export async function askOnce(page: Page, operation: string): Promise<void> {
  let isAsked = false;
  await page.route('**/graphql', async (route) => {
    if (isAsked || !route.request().postData()?.includes(operation)) return route.fallback();
    isAsked = true;
    const details = { methods: ['password'], path: '/auth/confirm' };
    const extensions = { code: 'CONFIRMATION_REQUIRED', status: 403, details };
    await route.fulfill({
      json: { data: null, errors: [{ message: 'Confirm that it is you.', extensions }] },
    });
  });
}
