import { readFile } from 'node:fs/promises';
import type { Browser, Page } from '@playwright/test';
import { openTab, sidebar } from './support/dashboard.ts';
import { expectGoodLooks } from './support/look.ts';
import { demo, logIn, type Role, signedIn } from './support/people.ts';
import { buyByForm, publishEvent, unique } from './support/product-api.ts';
import { expect, test } from './support/test.ts';

const open = async (browser: Browser, role: Role): Promise<Page> =>
  (await signedIn(browser, demo(role))).newPage();
const report = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('an owner sees sales charted as they happen, and exports them as a file', async ({ browser }) => {
  const { token } = await logIn(demo('issuer_owner'));
  const tier = unique('balcony').toLowerCase();
  const event = await publishEvent(token, unique('Ngoma Nights'), [
    { tier, count: 9, price: 1500, currency: 'KES' },
  ]);
  await buyByForm(event.slug, tier);
  const owner = await open(browser, 'issuer_owner');

  await test.step('the home charts sales, and updates without a reload', async () => {
    await owner.goto('/dashboard');
    const sold = owner.getByRole('region', { name: 'Tickets sold' });
    await expect(sold.getByRole('slider')).toBeVisible();
    const figure = sold.getByText(/^[\d,]+$/).first();
    const soldSoFar = async () => Number(((await figure.textContent()) ?? '').replaceAll(',', ''));
    const before = await soldSoFar();
    await buyByForm(event.slug, tier);
    await expect.poll(soldSoFar).toBeGreaterThan(before);
    await expect(
      owner.getByRole('region', { name: 'Revenue by event' }).getByRole('link').first(),
    ).toBeVisible();
    await expect(owner.getByRole('region', { name: 'Waiting for approval' })).toBeVisible();
  });

  await test.step('the arrow keys describe each day in text', async () => {
    const slider = owner.getByRole('region', { name: 'Tickets sold' }).getByRole('slider');
    await slider.press('Home');
    await expect(slider).toHaveAttribute('aria-valuenow', '0');
    await slider.press('ArrowRight');
    await expect(slider).toHaveAttribute('aria-valuetext', /^\d+ \w+: /);
    await expectGoodLooks(owner, 'the home with its charts');
  });

  await test.step('a report is narrowed to the event', async () => {
    await owner.setViewportSize({ width: 1440, height: 900 });
    await openTab(owner, 'Reports');
    await owner.getByLabel('Event', { exact: true }).selectOption({ label: event.name });
    await expect(report(owner, 'Sales').first().getByRole('row')).toHaveCount(3);
    await expect(owner.getByRole('group', { name: 'Totals' })).toContainText('KES 3,000.00');
    await owner
      .getByRole('radiogroup', { name: 'Type of report' })
      .getByText('Dues', { exact: true })
      .click();
    await expect(report(owner, 'Dues').first().getByRole('row')).toHaveCount(3);
    await expect(report(owner, 'Dues').first()).toContainText('Due');
    const head = report(owner, 'Dues').first().getByRole('columnheader').first();
    await head.getByRole('button').click();
    await expect(head).toHaveAttribute('aria-sort', 'ascending');
    await expect(owner).toHaveURL(/[?&]sort=at\b/);
    await expectGoodLooks(owner, 'a report');
  });

  await test.step('its file holds the same rows', async () => {
    const [download] = await Promise.all([
      owner.waitForEvent('download'),
      owner.getByRole('button', { name: 'Export CSV' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^passa-dues-\d{4}-\d\d-\d\d\.csv$/);
    const lines = (await readFile(await download.path(), 'utf8')).trim().split('\r\n');
    expect(lines).toHaveLength(3);
    expect(lines[1]).toContain(event.name);
  });
});

test('auditors find the reports, and other roles are refused', async ({ browser }) => {
  const auditor = await open(browser, 'system_auditor');
  await auditor.goto('/dashboard?tab=reports&report=scans&period=all');
  await expect(auditor.getByLabel('Organiser')).toBeVisible();
  await expect(report(auditor, 'Scans').first()).toContainText('Admitted');
  const attendee = await open(browser, 'attendee');
  await attendee.goto('/dashboard?tab=reports');
  await expect(sidebar(attendee)).toBeVisible();
  await expect(attendee.getByRole('button', { name: 'Export CSV' })).toBeHidden();
  await expect(attendee.getByRole('heading', { name: /not|permission|role/i }).first()).toBeVisible();
});

test('the search finds pages, events, tickets and people that one may see', async ({ browser }) => {
  const admin = await open(browser, 'system_admin');
  await admin.goto('/dashboard');
  await expect(sidebar(admin)).toBeVisible();
  await admin.keyboard.press('Control+k');
  const field = admin.getByRole('textbox', { name: 'Search' });
  await field.fill('issuer_finance@demo');
  await admin.getByText('issuer_finance@demo.passa.test').click();
  await expect(admin.getByRole('searchbox')).toHaveValue('issuer_finance@demo.passa.test');
  await expect(admin.getByRole('region', { name: 'User Management' }).getByRole('listitem')).toHaveCount(1);

  const attendee = await open(browser, 'attendee');
  await attendee.goto('/dashboard');
  await expect(sidebar(attendee)).toBeVisible();
  await attendee.keyboard.press('Control+k');
  await attendee.getByRole('textbox', { name: 'Search' }).fill('sauti');
  // The event on sale, and the attendee's ticket for it.
  await expect(attendee.getByText(/^\w+ · Sauti za Pwani/).first()).toBeVisible();
  await attendee.getByRole('textbox', { name: 'Search' }).fill('issuer_finance@demo');
  await expect(attendee.getByText('Nothing found')).toBeVisible();
});
