import { expect, type Page } from '@playwright/test';

/**
 * Opens the newest mail to an address, once there is one.
 * @param kind kind of the mail; any when absent
 * @returns its plain text
 */
export async function mailText(page: Page, email: string, kind?: string): Promise<string> {
  await expect(async () => {
    await page.goto(`/dev/mail?to=${encodeURIComponent(email)}`);
    const links =
      kind === undefined ? page.getByRole('link') : page.getByRole('link', { name: kind, exact: true });
    await links.first().click({ timeout: 5_000 });
  }).toPass();
  return (await page.locator('pre').first().textContent()) ?? '';
}

/**
 * Finds a link in the newest mail to an address, and leaves that mail open.
 * @throws Error when the mail has no such link
 */
export async function mailedLink(page: Page, email: string, link: RegExp, kind?: string): Promise<string> {
  const text = await mailText(page, email, kind);
  const found = link.exec(text)?.[0];
  if (found === undefined) throw new Error(`The mail has no link: ${text}`);
  return found;
}
