import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectGoodLooks, PHONE } from './support/look.ts';
import { logIn, register, stranger } from './support/people.ts';
import { publishEvent } from './support/product-api.ts';
import { expect, test } from './support/test.ts';

// Cities have no digits: words with digits are postcodes.
const newTown = (): string =>
  `Kiwanja ${randomUUID()
    .replaceAll(/[^a-f]/g, '')
    .slice(0, 8)}`;

/** The month after the next, which has none of today's days. */
const next = new Date();
const month = new Date(Date.UTC(next.getUTCFullYear(), next.getUTCMonth() + 2, 1)).toISOString().slice(0, 7);
const fourth = `${month}-04`;
const fifth = `${month}-05`;

/** Publishes four events of the 4th and one of the 5th, by the calendars of their places. */
async function fillTown(): Promise<string> {
  const { token } = await logIn(await register(stranger('Kiwanja Club'), 'issuer_admin'));
  const town = newTown();
  const show = (name: string, start_date: string, price: number, changed: Record<string, string> = {}) =>
    publishEvent(token, name, [{ tier: 'regular', count: 30, price, currency: 'USD' }], {
      start_date,
      end_date: new Date(Date.parse(start_date) + 3_600_000).toISOString(),
      venue: `Town Hall, ${town}, Rwanda`,
      ...changed,
    });
  await show('Drums', `${fourth}T20:30:00Z`, 0);
  // 01:00 on the 5th in Kigali.
  await show('Late Drums', `${fourth}T23:00:00Z`, 10);
  // The evening of the 4th in New York.
  await show('Jazz', `${fifth}T01:00:00Z`, 80, { time_zone: 'America/New_York', category: 'music' });
  await show('Fair', `${fourth}T07:00:00Z`, 20);
  await show('Fete', `${fourth}T10:00:00Z`, 20);
  return town;
}

const names = (page: Page) => page.getByRole('article').getByRole('heading');
const parameter = (page: Page, name: string) => new URL(page.url()).searchParams.get(name);

test('events are found by city, price and day, as a list and as a month', async ({ browser }) => {
  const town = await fillTown();
  // A visitor far from the events: days are still those of the events.
  const context = await browser.newContext({
    timezoneId: 'Asia/Tokyo',
    viewport: { width: 1440, height: 900 },
  });
  const page = await context.newPage();

  await test.step('by city and price, in an address that can be opened again', async () => {
    await page.goto('/events');
    await page.getByLabel('City').selectOption({ label: `${town} (5)` });
    await expect(names(page)).toHaveText(['Fair', 'Fete', 'Drums', 'Late Drums', 'Jazz']);
    await page.getByLabel('Price').selectOption('Free');
    await expect(names(page)).toHaveText(['Drums']);
    await page.reload();
    await expect(names(page)).toHaveText(['Drums']);
    expect([parameter(page, 'city'), parameter(page, 'price')]).toEqual([town, 'free']);
    await page.getByLabel('Price').selectOption('Up to USD 25');
    await expect(names(page)).toHaveText(['Fair', 'Fete', 'Drums', 'Late Drums']);
    await expectGoodLooks(page, 'events of a city up to a price');
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  await test.step('by a day at the place of the events', async () => {
    await page.goto(`/events?city=${town.toUpperCase()}&when=${fourth}`);
    await expect(names(page)).toHaveText(['Fair', 'Fete', 'Drums', 'Jazz']);
    await page.getByRole('button', { name: /4 \w+/ }).click();
    const calendar = page.getByRole('dialog', { name: 'Pick a date' });
    await expect(calendar.getByRole('button', { name: / 4 .*, 4 events$/ })).toBeVisible();
    await calendar.getByRole('button', { name: / 5 .*, 1 event$/ }).click();
    await expect(names(page)).toHaveText(['Late Drums']);
  });

  await test.step('no event is left, and all filters are cleared at once', async () => {
    await page.getByLabel('Price').selectOption('Free');
    await expect(page.getByText('No events match all of these filters.', { exact: false })).toBeVisible();
    await page.getByRole('button', { name: 'Clear filters' }).click();
    // The empty list, which offers any day too, stays until the list is there.
    const when = page.getByRole('group', { name: 'When' });
    await expect(when.getByRole('button', { name: 'Any day' })).toHaveAttribute('aria-pressed', 'true');
    expect(new URL(page.url()).search).toBe('');
    await expect(page.getByRole('button', { name: 'Clear filters' })).toBeHidden();
  });

  await test.step('the month is walked by keyboard', async () => {
    await page.goto(`/events?city=${town}&when=${fourth}`);
    await page.getByRole('button', { name: 'Month', exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`view=month&month=${month}`));
    const cell = page.getByRole('cell').filter({ has: page.locator(`[data-day="${fourth}"]`) });
    await expect(cell.getByRole('link')).toHaveText([/09:00.*Fair/, /12:00.*Fete/, /Jazz/]);
    await expect(page.getByText('5 events', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Music', exact: true }).click();
    await expect(cell.getByRole('link').first()).toHaveText(/Jazz/);
    await page.reload();
    await expect(cell.getByRole('button', { name: '+1 more' })).toBeVisible();
    await expectGoodLooks(page, 'a month of events');
    await page.setViewportSize({ width: 1440, height: 900 });

    await page.locator(`[data-day="${month}-01"]`).focus();
    await page.keyboard.press('PageDown');
    await expect(page.getByText(/^No events in \w+/)).toBeVisible();
    await page.keyboard.press('PageUp');
    for (let day = 1; day < 5; day += 1) await page.keyboard.press('ArrowRight');
    await expect(page.locator(`[data-day="${fifth}"]`)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(names(page)).toHaveText(['Late Drums']);
    await page.goBack();
    await expect(cell.getByRole('button', { name: '+1 more' })).toBeVisible();
  });

  await test.step('on a phone the month is a list by day', async () => {
    await page.setViewportSize(PHONE);
    const days = page.getByRole('heading', { level: 3 });
    await expect(days).toHaveText([/4 /, /5 /]);
    await expect(page.getByRole('listitem').filter({ hasText: town })).toHaveCount(5);
    await days.first().getByRole('button').click();
    await expect(names(page)).toContainText(['Jazz', 'Fair', 'Fete', 'Drums']);
    // The first event is within the first screen, below all filters.
    const box = await page.getByRole('article').first().boundingBox();
    expect(box?.y).toBeLessThan(PHONE.height * 0.65);
  });
  await context.close();
});
