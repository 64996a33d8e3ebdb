import { pressAt, tabTo } from './support/keyboard.ts';
import { expectGoodLooks } from './support/look.ts';
import { logIn, register, signedIn, stranger } from './support/people.ts';
import { publishEvent, type TierWish, unique } from './support/product-api.ts';
import { expect, test } from './support/test.ts';

/** Noon of tomorrow, which is the same day in the zones of the browser and of the venue. */
const TOMORROW = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);

const TIERS: TierWish[] = [
  { tier: 'regular', count: 40, price: 25, currency: 'USD' },
  { tier: 'vip', count: 20, price: 80, currency: 'USD' },
];

test('a ticket is bought with the keyboard alone', async ({ page }) => {
  const { token } = await logIn(await register(stranger('Ngoma Hall'), 'issuer_admin'));
  const event = await publishEvent(token, unique('Ngoma Evening'), TIERS, {
    start_date: `${TOMORROW}T12:00:00Z`,
    end_date: `${TOMORROW}T16:00:00Z`,
  });
  await page.goto('/events');
  await tabTo(page, page.getByRole('searchbox', { name: 'Search events' }));
  await page.keyboard.type(event.name);
  await expect(page.getByRole('heading', { name: 'Search Results (1)' })).toBeVisible();

  await pressAt(page, page.getByRole('button', { name: 'Pick a date' }));
  const calendar = page.getByRole('dialog', { name: 'Pick a date' });
  if (TOMORROW.endsWith('-01')) await pressAt(page, calendar.getByRole('button', { name: 'Month after' }));
  await expect(calendar.getByRole('button', { name: /, 1 event$/ }).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(calendar).toBeHidden();

  await pressAt(page, page.getByRole('link', { name: event.name }));
  await pressAt(page, page.getByRole('radio', { name: 'regular' }), 'Space');
  const form = page.getByRole('form', { name: 'Your details' });
  await pressAt(page, form.getByRole('button', { name: 'One more regular' }));
  await expect(form.getByText('USD 50.00', { exact: true }).filter({ visible: true }).last()).toBeVisible();
  await tabTo(page, form.getByLabel('Full Name'));
  await page.keyboard.type('Achieng Otieno');
  await page.keyboard.press('Tab');
  await page.keyboard.type('achieng@guests.test');
  await page.keyboard.press('Tab');
  await page.keyboard.type('+254 711 222 333');
  await expectGoodLooks(page, 'an order that is filled in');
  await page.keyboard.press('Enter');
  const bought = page.getByRole('dialog', { name: 'Ticket Purchased!' });
  await expect(bought.getByRole('article')).toHaveCount(2);
  await page.keyboard.press('Escape');
  await expect(bought).toBeHidden();
});

test('an organiser works in the dashboard with the keyboard alone', async ({ browser }) => {
  const organiser = await register(stranger('Chemchemi Stage'), 'issuer_admin');
  const { token } = await logIn(organiser);
  const event = await publishEvent(token, unique('Keys of the Coast'), TIERS);
  const page = await (await signedIn(browser, organiser)).newPage();
  await page.goto('/dashboard');
  await expect(page.getByRole('main').getByText('Tickets Sold', { exact: true }).first()).toBeVisible();

  await test.step('past the menus in one stop, and through them', async () => {
    await pressAt(page, page.getByRole('link', { name: 'Skip to content' }));
    await expect(page.getByRole('main')).toBeFocused();
    await page.reload();
    const menu = page.getByRole('navigation', { name: 'Dashboard', exact: true });
    await pressAt(page, menu.getByRole('link', { name: 'My Events' }));
    const card = page.getByRole('article').filter({ hasText: event.name });
    await pressAt(page, card.getByRole('link', { name: 'Manage' }));
    await expect(page.getByRole('heading', { level: 1, name: event.name })).toBeVisible();
    const parts = page.getByRole('navigation', { name: 'Event pages' });
    await pressAt(page, parts.getByRole('link', { name: 'Sales tools' }));
  });

  const codes = page.getByRole('region', { name: 'Codes' });
  const add = codes.getByRole('button', { name: 'Add code' });
  const form = page.getByRole('dialog', { name: 'New code' });

  await test.step('a code is made in a dialog, which gives the focus back', async () => {
    await pressAt(page, add);
    await expect(form.getByRole('textbox', { name: 'Code', exact: true })).toBeFocused();
    await page.keyboard.type('early');
    await tabTo(page, form.getByLabel('Percent off each ticket'));
    await page.keyboard.type('25');
    await page.keyboard.press('Enter');
    await expect(codes.getByText('EARLY', { exact: true })).toBeVisible();
    await expect(form).toBeHidden();
    await expect(add).toBeFocused();
  });

  await test.step('Escape leaves it without a trace, and Tab does not leave it at all', async () => {
    await page.keyboard.press('Enter');
    // It takes the focus a moment after it is shown, and takes it back a moment after the last part of a date.
    await expect(form.getByRole('textbox', { name: 'Code', exact: true })).toBeFocused();
    for (let stop = 0; stop < 30; stop += 1) {
      await page.keyboard.press('Tab');
      await expect.poll(() => form.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(form).toBeHidden();
    await expect(add).toBeFocused();
  });

  await test.step('what is made is edited, and a list that scrolls is reached', async () => {
    await pressAt(page, codes.getByRole('button', { name: 'Edit EARLY' }));
    const change = page.getByRole('dialog', { name: 'Code EARLY' });
    await tabTo(page, change.getByLabel('Orders that may use it'));
    await page.keyboard.type('5');
    await page.keyboard.press('Enter');
    await expect(codes.getByText('25 % off · Used 0 of 5')).toBeVisible();
    await page.goto('/dashboard?tab=audit');
    await tabTo(page, page.getByRole('region', { name: 'Entries' }));
    await page.goto('/dashboard?tab=team');
    await tabTo(page, page.getByRole('button', { name: 'Invite User' }));
    await expectGoodLooks(page, 'the team of an organiser');
  });
  await page.context().close();
});
