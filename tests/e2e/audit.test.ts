import { readFile } from 'node:fs/promises';
import type { Browser, Page } from '@playwright/test';
import { sidebar, toast } from './support/dashboard.ts';
import { expectGoodLooks } from './support/look.ts';
import { demo, logIn, type Role, register, signedIn, stranger } from './support/people.ts';
import { call, publishEvent, unique } from './support/product-api.ts';
import { expect, test } from './support/test.ts';

const open = async (browser: Browser, role: Role, tab: string): Promise<Page> => {
  const page = await (await signedIn(browser, demo(role), { acceptDownloads: true })).newPage();
  await page.goto(`/dashboard?tab=${tab}`);
  return page;
};
const entries = (page: Page) => page.getByRole('region', { name: 'Entries' }).getByRole('listitem');

test('an auditor reads, follows, narrows, exports and verifies the audit log', async ({ browser }) => {
  const page = await open(browser, 'system_auditor', 'audit');
  await expect(page.getByRole('heading', { name: 'Audit Logs', level: 1 })).toBeVisible();
  await expect(entries(page).first()).toBeVisible();
  await expect(page.getByText('live', { exact: true })).toBeVisible();
  // Only this test acts for this organiser.
  const organiser = await register(stranger('Audited Organiser'), 'issuer_admin');
  const { token } = await logIn(organiser);

  await test.step('new entries of others appear without a reload', async () => {
    await page.getByRole('textbox', { name: 'Action' }).fill('event.create');
    await page.getByRole('textbox', { name: 'Who' }).fill(organiser.email);
    await expect(page.getByText('No entry matches these filters.')).toBeVisible();
    await publishEvent(token, unique('Audited'), [{ tier: 'regular', count: 5, price: 5, currency: 'USD' }]);
    await expect(entries(page)).toHaveCount(1);
    await expect(entries(page).first().locator('[data-tone=made]')).toHaveCSS('color', 'rgb(46, 125, 79)');
  });

  await test.step('an entry shows everything that was recorded', async () => {
    const first = entries(page).first();
    await first.getByText('Details', { exact: true }).click();
    await expect(first.getByText('Request', { exact: true })).toBeVisible();
    await expect(first).toContainText(organiser.email);
  });

  await test.step('the entries that fit are handed out as a table', async () => {
    const shown = await entries(page).count();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export CSV' }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^audit-log-.*\.csv$/);
    const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
    expect(lines.length - 1).toBe(shown);
  });

  await test.step('the check says that nothing was touched', async () => {
    await page.getByRole('button', { name: 'Verify' }).click();
    await expect(page.getByText('The audit log is intact', { exact: true })).toBeVisible();
    await expect(page.getByText(/entries checked/)).toBeVisible();
  });

  await test.step('a refusal is red, and found by its outcome', async () => {
    const { token: attendee } = await logIn(demo('attendee'));
    await call('/api/system/logs', { token: attendee }).catch(() => undefined);
    await page.getByRole('button', { name: 'Clear Filters' }).click();
    await page.getByText('Failed', { exact: true }).first().click();
    await page.getByRole('textbox', { name: 'Who' }).fill(demo('attendee').email);
    await expect(entries(page).filter({ hasText: 'FORBIDDEN' }).first()).toBeVisible();
    await page.getByRole('textbox', { name: 'Its id' }).fill('no such thing');
    await expect(page.getByText('No entry matches these filters.')).toBeVisible();
    await page.getByRole('button', { name: 'Clear Filters' }).click();
    await expect(entries(page).first()).toBeVisible();
  });

  await expectGoodLooks(page, 'Audit Logs');
});

test('a system admin changes a setting, and its history is shown', async ({ browser }) => {
  const page = await open(browser, 'system_admin', 'system');
  const settings = page.getByRole('region', { name: 'Platform Settings' });
  const rate = settings.getByRole('textbox', { name: 'Euro for 1 US dollar' });
  await rate.fill('0');
  await settings.getByRole('button', { name: 'Save: Euro for 1 US dollar' }).click();
  await expect(toast(page, 'Failed to save the setting')).toBeVisible();
  await rate.fill('0.93');
  await settings.getByRole('button', { name: 'Save: Euro for 1 US dollar' }).click();
  await expect(toast(page, 'Setting saved')).toBeVisible();
  const first = settings.getByRole('table').getByRole('row').nth(1);
  await expect(first).toContainText('0.93');
  await expect(first).toContainText(demo('system_admin').email);
  await rate.fill('0.92');
  await settings.getByRole('button', { name: 'Save: Euro for 1 US dollar' }).click();
  await expect(first).toContainText('0.92');
  await expectGoodLooks(page, 'System Management');
});

test('a user without the right to the audit log is not offered it', async ({ browser }) => {
  const page = await open(browser, 'issuer_finance', 'audit');
  await expect(page.getByText('Not part of your role')).toBeVisible();
  await expect(sidebar(page).getByRole('link', { name: 'Audit Logs' })).toBeHidden();
});
