import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { startBuiltProduct } from '../support/built-product.ts';
import { freePort } from '../support/free-port.ts';
import { toast } from './support/dashboard.ts';
import { expectGoodLooks } from './support/look.ts';
import { demo, type Role, signIn } from './support/people.ts';
import { expect, test } from './support/test.ts';

/** A separate product: maintenance would stop the other journeys. */
let url: string;
let stop: () => Promise<void>;
test.beforeAll(async () => {
  url = `http://127.0.0.1:${await freePort()}`;
  stop = await startBuiltProduct(url);
});
test.afterAll(() => stop());

async function open(browser: Browser, role: Role, tab: string): Promise<Page> {
  const context: BrowserContext = await browser.newContext({ baseURL: url });
  const page = await context.newPage();
  await signIn(page, demo(role));
  await page.goto(`/dashboard?tab=${tab}`);
  return page;
}
const banner = (page: Page) => page.getByRole('status').getByText('Passa is under maintenance.');
const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('a system admin keeps the product running, and others see it', async ({ browser }) => {
  const admin = await open(browser, 'system_admin', 'system');
  const attendee = await open(browser, 'attendee', 'overview');

  await test.step('the figures and the health of each part are there', async () => {
    await expect(admin.getByRole('heading', { name: 'System Management' })).toBeVisible();
    for (const figure of ['System Health', 'Total Users', 'Total Tickets', 'Active Sessions'])
      await expect(admin.getByText(figure, { exact: true })).toBeVisible();
    for (const name of ['Database', 'Ledger', 'Mail', 'Job queue', 'Disk'])
      await expect(part(admin, 'Health of each part').getByText(name, { exact: true })).toBeVisible();
    const information = part(admin, 'System Information');
    await expect(information).toContainText('Development');
    await expect(information).toContainText('1.0.0');
    await expect(information).toContainText('0 days, 0 hours');
  });

  await test.step('a backup is written, with its progress shown, and downloaded whole', async () => {
    await admin.getByRole('button', { name: 'Backup Database' }).click();
    await expect(toast(admin, 'Backup started')).toBeVisible();
    const backups = part(admin, 'Backups');
    await expect(backups.getByRole('listitem')).toHaveCount(1);
    await expect(part(admin, 'Database').getByText('Done', { exact: true })).toBeVisible();
    const [download] = await Promise.all([
      admin.waitForEvent('download'),
      backups.getByRole('button', { name: /^Download passa-/ }).click(),
    ]);
    const bytes = await readFile((await download.path()) ?? '');
    await expect(backups).toContainText(createHash('sha256').update(bytes).digest('hex'));
  });

  await test.step('the tables are tidied', async () => {
    await admin.getByRole('button', { name: 'Optimize Database' }).click();
    await expect(toast(admin, 'Optimization started')).toBeVisible();
    await expect(part(admin, 'Database').getByText(/\d+ tables tidied/)).toBeVisible();
  });

  await test.step('maintenance shows for all users without a reload, and refuses their changes', async () => {
    await admin.getByRole('button', { name: 'Enable Maintenance Mode' }).click();
    await admin.getByRole('dialog').getByRole('button', { name: 'Enable Maintenance Mode' }).click();
    await expect(toast(admin, 'Maintenance mode enabled')).toBeVisible();
    await expect(admin.getByText('Maintenance mode is on.')).toBeVisible();
    await expect(banner(attendee)).toBeVisible();
    await attendee.goto('/dashboard?tab=settings');
    await attendee.getByRole('button', { name: 'Save', exact: false }).first().click();
    await expect(toast(attendee, 'changes wait until it is over').first()).toBeVisible();
    await expectGoodLooks(admin, 'the system panel during maintenance');
    const visitor = await (await browser.newContext({ baseURL: url })).newPage();
    for (const address of ['/events', '/auth']) {
      await visitor.goto(address);
      await expect(banner(visitor)).toBeVisible();
    }
    await admin.getByRole('button', { name: 'Disable Maintenance Mode' }).click();
    await expect(toast(admin, 'Maintenance mode disabled')).toBeVisible();
    await expect(banner(attendee)).toBeHidden();
  });

  await test.step('other roles do not have the panel', async () => {
    await attendee.goto('/dashboard?tab=system');
    await expect(attendee.getByRole('button', { name: 'Backup Database' })).toBeHidden();
    await expect(attendee.getByRole('heading', { name: 'System Management' })).toBeHidden();
  });

  await test.step('failures have their texts', async () => {
    await admin.route('**/graphql', (route) =>
      /SetMaintenance|SystemStats/.test(route.request().postData() ?? '') ? route.abort() : route.fallback(),
    );
    await admin.getByRole('button', { name: 'Enable Maintenance Mode' }).click();
    await admin.getByRole('dialog').getByRole('button', { name: 'Enable Maintenance Mode' }).click();
    await expect(toast(admin, 'Failed to toggle maintenance mode')).toBeVisible();
    await admin.reload();
    await expect(toast(admin, 'Failed to fetch system stats')).toBeVisible();
  });
});
