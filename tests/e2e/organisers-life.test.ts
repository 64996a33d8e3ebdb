import type { Browser, Page } from '@playwright/test';
import { startSite } from './support/band-site.ts';
import { toast } from './support/dashboard.ts';
import { expectGoodLooks } from './support/look.ts';
import { demo, logIn, signedIn } from './support/people.ts';
import { buyByForm, publishEvent, unique } from './support/product-api.ts';
import { expect, test } from './support/test.ts';

const product = (): string => process.env.E2E_URL ?? '';

const openEvent = async (browser: Browser, id: string): Promise<Page> => {
  const page = await (await signedIn(browser, demo('issuer_owner'))).newPage();
  await page.goto(`/dashboard?tab=events&event=${id}&part=sales`);
  return page;
};

test('an organiser invites guests, moves a show, takes its report and plans the next', async ({
  browser,
}) => {
  const { token } = await logIn(demo('issuer_owner'));
  const name = unique('Taarab Evening');
  const event = await publishEvent(token, name, [{ tier: 'floor', count: 20, price: 900, currency: 'KES' }]);
  await buyByForm(event.slug, 'floor');
  const owner = await openEvent(browser, event.id);
  const guests = owner.getByRole('region', { name: 'Guest List' });

  await test.step('good lines get a ticket, the others are listed with their numbers', async () => {
    await guests.locator('input[type=file]').setInputFiles({
      name: 'friends.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from('name,email,phone,tier\nGrace,grace@friends.test,,floor\nNobody,nowhere,,floor\n'),
    });
    await guests.getByRole('button', { name: 'Issue tickets' }).click();
    await expect(toast(owner, 'One ticket issued, one line left out')).toBeVisible();
    await guests.getByText('Lines left out').click();
    await expect(guests.getByText('Line 3', { exact: true })).toBeVisible();
    const [report] = await Promise.all([
      owner.waitForEvent('download'),
      guests.getByRole('button', { name: 'Report of friends.csv' }).click(),
    ]);
    expect(report.suggestedFilename()).toMatch(/^guest-list-.*\.csv$/);
    await expectGoodLooks(owner, 'an event with a guest list');
  });

  await test.step('before a show is moved, its organiser sees who will be notified', async () => {
    await owner.setViewportSize({ width: 1440, height: 900 });
    await owner.getByRole('button', { name: 'Edit', exact: true }).click();
    await owner.getByLabel('Venue').fill('Old Fort, Zanzibar City, Tanzania');
    await owner.getByRole('button', { name: 'Save', exact: true }).click();
    const dialog = owner.getByRole('dialog', { name: 'Notify the holders?' });
    await expect(dialog).toContainText('2 people hold 2 tickets.');
    await dialog.getByLabel('Your own message (optional)').fill('It will rain.');
    await dialog.getByRole('button', { name: 'Save and notify 2 people' }).click();
    await expect(toast(owner, 'Saved. 2 people are being notified.')).toBeVisible();
    await owner
      .getByRole('navigation', { name: 'Event pages' })
      .getByRole('link', { name: 'Overview' })
      .click();
    await expect(owner.getByText('Old Fort, Zanzibar City, Tanzania').first()).toBeVisible();
  });

  await test.step('the report is a file, and the next evening a draft', async () => {
    const [report] = await Promise.all([
      owner.waitForEvent('download'),
      owner.getByRole('button', { name: 'Download the event report as PDF' }).click(),
    ]);
    expect(report.suggestedFilename()).toBe(`report-${event.slug}.pdf`);
    await owner.getByRole('button', { name: 'Duplicate', exact: true }).click();
    await owner.getByRole('button', { name: 'Create draft' }).click();
    await expect(toast(owner, 'Draft created from this event')).toBeVisible();
    await expect(owner).not.toHaveURL(new RegExp(event.id));
    await expect(owner.getByRole('button', { name: 'Publish' })).toBeVisible();
  });
});

test('a band sells its show on its own site, and no other site does', async ({ browser, page }) => {
  const { token } = await logIn(demo('issuer_owner'));
  const event = await publishEvent(token, unique('Band Night'), [
    { tier: 'standing', count: 5, price: 12.5, currency: 'USD' },
  ]);
  const band = await startSite(event.slug);
  const thief = await startSite(event.slug);
  try {
    const owner = await openEvent(browser, event.id);
    await owner.getByRole('textbox', { name: 'Sites', exact: true }).fill(band.origin);
    await owner.getByRole('button', { name: 'Save sites' }).click();
    await expect(toast(owner, 'Sites saved')).toBeVisible();
    await expect(owner.getByText(`data-event="${event.slug}"`)).toBeVisible();

    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(band.origin);
    const frame = page.frameLocator('iframe[title="Tickets"]');
    await frame.getByLabel('Tickets of standing').selectOption('2');
    await expect(frame.getByText('USD 25.00')).toBeVisible();
    await frame.getByLabel('Full name').fill('Zuhura Said');
    await frame.getByLabel('Email').fill('zuhura@band.test');
    await frame.getByLabel('Phone', { exact: true }).fill('+255 700 000 001');
    await frame.getByRole('button', { name: 'Get tickets' }).click();
    await expect(frame.getByRole('heading', { name: 'You are going!' })).toBeVisible();
    await expect(frame.getByText('Due at the door: USD 25.00')).toBeVisible();
    expect(await page.context().cookies()).toEqual([]);

    await page.goto(thief.origin);
    await expect(page.locator('iframe[title="Tickets"]')).toBeAttached();
    await expect(page.frameLocator('iframe[title="Tickets"]').getByText('Get tickets')).toHaveCount(0);
    await page.goto(`${product()}/embed/${event.slug}`);
    await expectGoodLooks(page, 'the sale in a frame');
  } finally {
    band.close();
    thief.close();
  }
});
