import type { Page } from '@playwright/test';
import { liveEvent } from './support/buyer.ts';
import { expectCleanSight, expectGoodLooks, PHONE } from './support/look.ts';
import { mailedLink } from './support/mails.ts';
import { logIn, register, stranger } from './support/people.ts';
import { publishEvent, unique } from './support/product-api.ts';
import { expect, test } from './support/test.ts';

const TIERS = [
  { tier: 'regular', count: 40, price: 25, currency: 'USD' },
  { tier: 'vip', count: 20, price: 80, currency: 'USD' },
  { tier: 'balcony', count: 6, price: 4500, currency: 'KES' },
] as const;

const newToken = async (name: string): Promise<string> =>
  (await logIn(await register(stranger(name), 'issuer_admin'))).token;

/** Opens the newest mail with a ticket link to the address, and returns the link. */
const ticketLink = (page: Page, email: string): Promise<string> =>
  mailedLink(page, email, /https?:\/\/\S+\/find-tickets#token=[\w-]+/, 'find_tickets');

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

  test('a single tier is chosen, and a bar with the price leads to its form and submits it', async ({
    page,
  }) => {
    const event = await publishEvent(await newToken('Kibera Stage'), unique('One Tier'), [
      { tier: 'regular', count: 40, price: 1500, currency: 'KES' },
    ]);
    await page.goto(`/event-details?slug=${event.slug}`);
    await expect(liveEvent(page)).toBeVisible();
    await expect(page.getByRole('radio', { name: 'regular' })).toBeChecked();
    await expect(page.getByRole('radiogroup', { name: 'Payment' }).getByRole('radio')).toHaveCount(2);
    const way = page.getByRole('link', { name: 'Get tickets' });
    const form = page.getByRole('form', { name: 'Your details' });
    const submit = form.getByRole('button', { name: 'Buy Ticket' });

    await test.step('it leads to the form, and is gone when it is in view', async () => {
      await expect(way).toBeInViewport({ ratio: 1 });
      await expect(page.getByText('KES 1,500.00', { exact: true }).last()).toBeInViewport();
      expect((await way.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      await expectCleanSight(page, 'the bar of an event');
      await way.tap();
      await expect(form.getByLabel('Full Name')).toBeInViewport();
      await expect(way).toBeHidden();
      await expect(submit).toBeInViewport({ ratio: 1 });
      expect((await submit.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    });

    await test.step('nothing that gets the focus is below it', async () => {
      await page.setViewportSize({ width: 360, height: 640 });
      await page.evaluate(() => window.scrollTo(0, 0));
      await page.getByRole('radio', { name: 'regular' }).focus();
      for (let step = 0; step < 14; step += 1) {
        await page.keyboard.press('Tab');
        const covered = await page.evaluate(() => {
          const focused = document.activeElement;
          const box = focused?.getBoundingClientRect();
          if (!focused || !box || box.height === 0 || focused === document.body) return null;
          const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
          const isOwn = top && (focused.contains(top) || top.contains(focused) || top.closest('label'));
          return isOwn ? null : focused.outerHTML.slice(0, 200);
        });
        expect(covered).toBeNull();
      }
      await page.setViewportSize(PHONE);
    });

    await test.step('it makes room for the keyboard of the screen, and submits the form', async () => {
      await form.getByLabel('Full Name').fill('Achieng Otieno');
      const position = () =>
        submit.evaluate((button) => getComputedStyle(button.parentElement ?? button).position);
      expect(await position()).toBe('static');
      await form.getByLabel('Email').fill(`${event.slug}@guests.test`);
      await form.getByLabel('Phone', { exact: true }).fill('+254 711 000 222');
      await form.getByLabel('Phone', { exact: true }).blur();
      expect(await position()).toBe('sticky');
      await submit.tap();
      const bought = page.getByRole('dialog', { name: 'Ticket Purchased!' });
      await expect(bought.getByRole('article')).toHaveCount(1);
      await bought.getByRole('button', { name: 'Close' }).tap();
      // As the specification has it, the selection clears.
      await expect(page.getByRole('radio', { name: 'regular' })).not.toBeChecked();
      await expect(form).toBeHidden();
    });
  });

  test('an evening is found, tickets of two tiers are bought, found again by mail, and one passed on', async ({
    page,
  }) => {
    // Noon of tomorrow is the same day in the zones of the browser and of the venue.
    const day = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
    const event = await publishEvent(
      await newToken('Kilimani Sounds'),
      unique('Kilimani Nights'),
      [...TIERS],
      { start_date: `${day}T12:00:00Z`, end_date: `${day}T16:00:00Z` },
    );
    const email = `${event.slug}@guests.test`;

    await test.step('the search stands in the address, and the back button leads to the list before', async () => {
      await page.goto('/events');
      await page.getByRole('searchbox', { name: 'Search events' }).fill(event.name);
      await expect(page.getByRole('heading', { name: 'Search Results (1)' })).toBeVisible();
      expect(new URL(page.url()).searchParams.get('q')).toBe(event.name);
      await page.getByRole('button', { name: 'This month' }).tap();
      await page.getByRole('button', { name: 'Music', exact: true }).tap();
      await expect(page).toHaveURL(/when=month.*category=music/);
      await page.goBack();
      await page.goBack();
      await expect(page.getByRole('button', { name: 'Any day' })).toHaveAttribute('aria-pressed', 'true');
      await page.goBack();
      await expect(page.getByRole('searchbox', { name: 'Search events' })).toHaveValue('');
      await page.goForward();
      await expect(page.getByRole('searchbox', { name: 'Search events' })).toHaveValue(event.name);
    });

    await test.step('a day is picked from the calendar', async () => {
      await page.getByRole('button', { name: 'Pick a date' }).tap();
      const calendar = page.getByRole('dialog', { name: 'Pick a date' });
      await expect(calendar).toBeVisible();
      if (day.endsWith('-01')) await calendar.getByRole('button', { name: 'Month after' }).tap();
      await calendar
        .getByRole('button', { name: /, 1 event$/ })
        .first()
        .tap();
      await expect(page).toHaveURL(new RegExp(`when=${day}`));
      await page.getByRole('link', { name: event.name }).tap();
      await expect(page.getByRole('heading', { level: 1, name: event.name })).toBeVisible();
    });

    await test.step('an order holds as many tickets as the server accepts', async () => {
      await page.getByRole('radio', { name: 'regular' }).tap();
      const form = page.getByRole('form', { name: 'Your details' });
      await form.getByLabel('Tickets', { exact: true }).fill('20');
      await expect(form.getByText('USD 500.00', { exact: true }).first()).toBeVisible();
      await expect(form.getByText('An order holds up to 20 tickets.')).toBeVisible();
      await expect(form.getByRole('button', { name: 'One more regular' })).toBeDisabled();
    });

    await test.step('two tiers in one order, with one sum', async () => {
      await page.getByRole('radio', { name: 'vip' }).tap();
      const form = page.getByRole('form', { name: 'Your details' });
      await form.getByRole('button', { name: 'One more vip' }).tap();
      await form.getByRole('button', { name: 'Add balcony' }).tap();
      await form.getByRole('button', { name: 'Add regular' }).tap();
      await form.getByRole('button', { name: 'Remove regular from the order' }).tap();
      await expect(form.getByText('USD 160.00 + KES 4,500.00', { exact: true }).first()).toBeVisible();
      await expect(form.getByText('What happens next')).toBeVisible();
      await form.getByLabel('Full Name').fill('Selam Tesfaye');
      await form.getByLabel('Email').fill(email);
      await form.getByLabel('Phone', { exact: true }).fill('+251 911 000 111');
      await form.getByRole('button', { name: 'Buy Ticket' }).tap();
      const bought = page.getByRole('dialog', { name: 'Ticket Purchased!' });
      await expect(bought.getByText(`3 tickets are on their way to ${email}`)).toBeVisible();
      await expect(bought.getByRole('article')).toHaveCount(3);
      const calendar = await bought.getByRole('link', { name: 'Add to calendar' }).getAttribute('href');
      const entry = await page.request.get(calendar ?? '');
      expect(await entry.text()).toContain('BEGIN:VEVENT');
      await bought.getByRole('link', { name: 'Find my tickets' }).tap();
    });

    await test.step('the tickets are found again, once a link', async () => {
      await page.getByRole('textbox', { name: 'Email' }).fill(email);
      await page.getByRole('button', { name: 'Send me the link' }).tap();
      await expect(
        page.getByText(`If tickets were bought with ${email}, a link to them is on its way.`),
      ).toBeVisible();
      const link = await ticketLink(page, email);
      await page.goto(link);
      await page.getByRole('button', { name: 'Show my tickets' }).tap();
      await expect(page.getByRole('article')).toHaveCount(3);
      await expect(page).toHaveURL(/\/find-tickets$/);
      const pdf = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Download PDF' }).first().tap();
      expect((await pdf).suggestedFilename()).toMatch(/^ticket-.*\.pdf$/);
      await page.reload();
      await expect(page.getByRole('article')).toHaveCount(3);
      await expectGoodLooks(page, 'found tickets');
      await page.getByRole('button', { name: 'Pass on…' }).first().tap();
      const form = page.getByRole('dialog', { name: 'Pass this ticket on' });
      await form.getByLabel('Full Name').fill('Achieng Otieno');
      await form.getByLabel('Email').fill('achieng@guests.test');
      await form.getByRole('button', { name: 'Pass this ticket on' }).tap();
      await expect(
        page.getByText('The new ticket is on its way to achieng@guests.test').first(),
      ).toBeVisible();
      await expect(page.getByRole('button', { name: 'Pass on…' })).toHaveCount(2);
      await page.getByRole('button', { name: 'Hide my tickets on this device' }).click();
      await expect(page.getByRole('article')).toHaveCount(0);
      await page.goto(link);
      await page.getByRole('button', { name: 'Show my tickets' }).click();
      await expect(page.getByText('This link is no longer valid')).toBeVisible();
      await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible();
    });
  });
});
