import type { Locator, Page } from '@playwright/test';

/** The sidebar of a wide screen. */
export const sidebar = (page: Page): Locator =>
  page.getByRole('navigation', { name: 'Dashboard', exact: true });

export async function openTab(page: Page, label: string): Promise<void> {
  await sidebar(page).getByRole('link', { name: label, exact: true }).click();
}

/** A transient notice with this sentence; a panel may show the same text. */
export const toast = (page: Page, sentence: string): Locator =>
  page.getByRole('alert').filter({ hasText: sentence }).first();

/** The logout, at the foot of the sidebar. */
export const logOut = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Logout' }).first().click();
