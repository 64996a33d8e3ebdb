import { expect, type Page } from '@playwright/test';

/** The page of unknown addresses, in each language. */
const NOWHERE = /^(Page Not Found|Page introuvable|Ukurasa Haukupatikana)$/;

/**
 * Navigates to an address as the product's own links do, without a reload, which takes most of a short visit. It goes
 * by way of a page that shares nothing with the others: opened dialogs close.
 */
export async function follow(page: Page, address: string): Promise<void> {
  if (page.url() === 'about:blank' || (await page.locator('#root').count()) === 0) {
    await page.goto(address);
    return;
  }
  await push(page, '/nothing');
  await expect(page.getByRole('heading', { name: NOWHERE })).toBeVisible();
  await push(page, address);
}

async function push(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);
}
