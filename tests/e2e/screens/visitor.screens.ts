import type { Page } from '@playwright/test';
import { downloadTicket, liveEvent, type TicketFile } from '../support/buyer.ts';
import { mailedLink } from '../support/mails.ts';
import { expect, test } from '../support/test.ts';
import { cameraFor } from './camera.ts';
import { MAILED, showOf, somebody } from './cast.ts';

const camera = cameraFor('visitor');
const amina = { ...somebody('Amina Yusuf'), phone: '+254 711 223 344' };

async function fillDetails(page: Page, form: string): Promise<void> {
  const details = page.getByRole('form', { name: form });
  await details.getByLabel('Full Name').fill(amina.name);
  await details.getByLabel('Email').fill(amina.email);
  await details.getByLabel('Phone', { exact: true }).fill(amina.phone);
}

test('a visitor looks round, buys, and finds her tickets again', async ({ browser, page }) => {
  await test.step('looks round', async () => {
    await page.goto('/');
    await expect(page.getByRole('link', { name: 'Explore Events' }).first()).toBeVisible();
    await camera.photograph(page, 'landing');
    for (const [id, title] of [
      ['features', 'Features'],
      ['pricing', 'Pricing'],
      ['about', 'About Us'],
    ] as const) {
      await page.getByRole('contentinfo').getByRole('link', { name: title, exact: true }).click();
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await camera.photograph(page, id);
    }
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
    const field = (name: string) => page.getByRole('textbox', { name, exact: true });
    await field('Name').fill(amina.name);
    await field('Email').fill(amina.email);
    await field('Subject').fill('A way in without steps');
    await field('Message').fill('My mother comes along, in a wheelchair. Is there a way in without steps?');
    await camera.photograph(page, 'contact', { at: page.getByRole('heading', { level: 1 }) });
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByText('Message Sent!', { exact: true })).toBeVisible();
    await page.goto('/issuers');
    await expect(page.getByRole('article').first()).toBeVisible();
    await camera.photograph(page, 'issuers');
  });

  await test.step('finds an evening', async () => {
    await page.goto('/events');
    await expect(page.getByRole('article').nth(3)).toBeVisible();
    await camera.photograph(page, 'events');
    await page.getByRole('button', { name: 'Pick a date' }).click();
    const calendar = page.getByRole('dialog', { name: 'Pick a date' });
    await expect(calendar.getByRole('button', { name: 'Month after' })).toBeVisible();
    await calendar.getByRole('button', { name: 'Month after' }).click();
    await expect(calendar.getByRole('button', { name: /, \d+ events?$/ }).first()).toBeVisible();
    await camera.photograph(page, 'calendar');
    await page.keyboard.press('Escape');
    await page.getByRole('searchbox', { name: 'Search events' }).fill('sauti');
    await page.getByRole('link', { name: 'Sauti za Pwani' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Sauti za Pwani' })).toBeVisible();
    await expect(liveEvent(page)).toBeVisible();
    await camera.photograph(page, 'event');
    await page.getByRole('button', { name: 'Share' }).click();
    await expect(page.getByRole('menuitem', { name: 'WhatsApp' })).toBeVisible();
    await camera.photograph(page, 'share');
    await page.keyboard.press('Escape');
  });

  const ticket = await test.step('buys', async () => {
    await page.getByRole('radio', { name: 'regular' }).click();
    const form = page.getByRole('form', { name: 'Your details' });
    await form.getByRole('button', { name: 'Add vip' }).click();
    await fillDetails(page, 'Your details');
    await camera.photograph(page, 'order', { at: page.getByRole('region', { name: 'Tickets' }).first() });
    await form.getByRole('button', { name: 'Buy Ticket' }).click();
    const bought = page.getByRole('dialog', { name: 'Ticket Purchased!' });
    await expect(bought.getByRole('article')).toHaveCount(2);
    await camera.photograph(page, 'bought');
    return downloadTicket(page, bought);
  });

  await findAgain(page);
  await verify(page, ticket);

  await test.step('others pay from a wallet of their own', async () => {
    const { slug } = await showOf('Addis AI Days');
    await page.goto(`/event-details?slug=${slug}`);
    await page.getByRole('radio', { name: 'regular' }).click();
    await page.getByText('Stellar wallet', { exact: true }).click();
    await fillDetails(page, 'Pay with your Stellar wallet');
    await page.getByRole('button', { name: 'Hold my ticket' }).click();
    await expect(page.getByRole('timer')).toBeVisible();
    await camera.photograph(page, 'outside-wallet', {
      at: page.getByRole('region', { name: 'Tickets' }).first(),
    });
  });

  await test.step('and wait for what is sold out', async () => {
    const { slug } = await showOf('Kampala Jazz Nights');
    await page.goto(`/event-details?slug=${slug}`);
    const tickets = page.getByRole('region', { name: 'Tickets' });
    await tickets.getByRole('button', { name: 'Join the waiting list' }).click();
    const form = page.getByRole('form', { name: 'Waiting list' });
    await form.getByLabel('Full Name').fill(amina.name);
    await form.getByLabel('Email').fill(amina.email);
    await camera.photograph(page, 'waiting-list', { at: tickets });
    await form.getByRole('button', { name: 'Join the list' }).click();
    await expect(tickets.getByText(`We will email ${amina.email}`)).toBeVisible();
  });

  await test.step('in their own language', async () => {
    const { slug } = await showOf('Sauti za Pwani');
    const context = await browser.newContext({ locale: 'sw-KE' });
    const own = await context.newPage();
    await own.goto(`/event-details?slug=${slug}`);
    await own.getByRole('radio', { name: 'regular' }).click();
    await expect(own.getByRole('form', { name: 'Maelezo yako' })).toBeVisible();
    await camera.photograph(own, 'swahili');
    await context.close();
  });
  camera.end();
});

async function findAgain(page: Page): Promise<void> {
  await page.goto('/find-tickets');
  await page.getByRole('textbox', { name: 'Email' }).fill(amina.email);
  await page.getByRole('button', { name: 'Send me the link' }).click();
  await expect(page.getByText('a link to them is on its way.')).toBeVisible();
  await camera.photograph(page, 'find');
  await page.goto(await mailedLink(page, amina.email, MAILED, 'find_tickets'));
  await page.getByRole('button', { name: 'Show my tickets' }).click();
  await expect(page.getByRole('article')).toHaveCount(2);
  await camera.photograph(page, 'found');
}

async function verify(page: Page, ticket: TicketFile): Promise<void> {
  await page.goto('/verify');
  await page.getByLabel('Or paste the ticket').fill(JSON.stringify(ticket));
  await page.getByRole('button', { name: 'Verify', exact: true }).click();
  const answer = page.getByRole('status').getByRole('heading', { name: 'Yes, this ticket is genuine' });
  await expect(answer).toBeVisible();
  await camera.photograph(page, 'verify', { at: answer });
}
