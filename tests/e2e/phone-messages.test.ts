import type { Page } from '@playwright/test';
import { tier } from './support/buyer.ts';
import { follow } from './support/follow.ts';
import { DESK, expectGoodLooks, PHONE } from './support/look.ts';
import { demo, logIn, register, signIn, stranger } from './support/people.ts';
import { ask, call, publishEvent, unique } from './support/product-api.ts';
import { expect, test } from './support/test.ts';

test.use({ viewport: PHONE, hasTouch: true });

/** The number is this journey's own. */
const digits = String(Date.now()).slice(-8);
const NUMBER = `+2547${digits}`;
const TYPED = `07${digits}`;

/** The text of the newest message to the number, as developers see it. */
async function textTo(page: Page, kind: string): Promise<string> {
  await page.goto('/dev/phone');
  const row = page.getByRole('row').filter({ hasText: NUMBER }).filter({ hasText: kind }).first();
  await row.getByRole('link', { name: kind }).click();
  return (await page.locator('pre').first().textContent()) ?? '';
}

const linkIn = (text: string, path: 't' | 'stop'): string =>
  new RegExp(`/${path}#[\\w-]+`).exec(text)?.[0] ?? '/no-link';

test('a buyer gets the tickets on a phone, finds them by its number, and stops messages', async ({
  page,
  browser,
}) => {
  const organiser = await logIn(demo('issuer_owner'));
  const tiers = [{ tier: 'regular', count: 20, price: 25, currency: 'USD' as const }];
  const event = await publishEvent(organiser.token, unique('Ngoma Night'), tiers);
  const buyer = await register(stranger('Zuhura Ali'), 'attendee');
  const { token } = await logIn(buyer);
  const bought = await call<{ ticket_id: string }>(`/events/${event.slug}/purchase`, {
    token,
    body: { tier: 'regular', name: 'Zuhura Ali', email: buyer.email, phone: NUMBER },
  });
  const { ticket } = await ask<{ ticket: { order: { id: string } } }>(
    token,
    'query ($id: ID!) { ticket(id: $id) { order { id } } }',
    { id: bought.ticket_id },
  );

  await test.step('asks for messages on the page of the order', async () => {
    await page.setViewportSize(DESK);
    await signIn(page, buyer);
    await page.setViewportSize(PHONE);
    await follow(page, `/orders/${ticket.order.id}`);
    const panel = page.getByRole('region', { name: 'On your phone' });
    const box = panel.getByLabel('Send messages about this order to my phone');
    await expect(box).not.toBeChecked();
    await box.check();
    await panel.getByLabel('Phone number with country code').fill(TYPED);
    await expectGoodLooks(page, 'order with a phone');
    await page.setViewportSize(PHONE);
    await panel.getByRole('button', { name: 'Send to my phone' }).tap();
    await expect(panel).toContainText(`Messages go to ${NUMBER} by SMS.`);
    await expectGoodLooks(page, 'order with messages');
    await page.setViewportSize(PHONE);
  });

  const visitor = await browser.newPage({ viewport: PHONE, hasTouch: true });
  let text = '';
  await test.step('opens the tickets by the link in the message, without an account', async () => {
    text = await textTo(visitor, 'tickets');
    expect(text).toContain('Passa: your ticket for Ngoma Night');
    await visitor.goto(linkIn(text, 't'));
    await expect(visitor.getByRole('article', { name: `Ticket for ${event.name}` })).toBeVisible();
  });

  await test.step('finds them by the number and a code', async () => {
    const other = await browser.newPage({ viewport: PHONE, hasTouch: true });
    await other.goto('/find-tickets');
    await other.getByText('By phone').tap();
    await other.getByLabel('Phone number with country code').fill(TYPED);
    await expectGoodLooks(other, 'find tickets by phone');
    await other.setViewportSize(PHONE);
    await other.getByRole('button', { name: 'Text me a code' }).tap();
    await expect(other.getByText(`If tickets were bought with ${NUMBER}`)).toBeVisible();
    const code = (await textTo(visitor, 'code')).slice(0, 6);
    const wrong = code === '000000' ? '000001' : '000000';
    await other.getByLabel('Code of six digits').fill(wrong);
    await other.getByRole('button', { name: 'Show my tickets' }).tap();
    await expect(other.getByRole('alert')).toContainText('This code is wrong');
    await expectGoodLooks(other, 'a wrong texted code');
    await other.setViewportSize(PHONE);
    await other.getByLabel('Code of six digits').fill(code);
    await other.getByRole('button', { name: 'Show my tickets' }).tap();
    await expect(other.getByRole('article', { name: `Ticket for ${event.name}` })).toBeVisible();
    await other.close();
  });

  await test.step('gets a message of the organiser, who saw its cost before', async () => {
    const desk = await browser.newPage({ viewport: DESK });
    await signIn(desk, demo('issuer_owner'));
    await follow(desk, `/dashboard?tab=events&event=${event.id}&part=messages`);
    const panel = desk.getByRole('region', { name: 'Message to phones' });
    await panel.getByRole('textbox', { name: 'Message to phones' }).fill('Gate B opens at 18:00');
    await panel.getByRole('button', { name: 'Show the cost' }).click();
    await expect(panel.getByRole('status')).toContainText(/^1 phone, 1 part: about KES/);
    await expectGoodLooks(desk, 'message to phones');
    await panel.getByRole('button', { name: /^Send for KES/ }).click();
    await expect(panel.getByRole('listitem')).toContainText('Gate B opens at 18:00');
    await desk.close();
    expect(await textTo(visitor, 'group_message')).toContain('Gate B opens at 18:00');
  });

  await test.step('stops messages, and allows them again', async () => {
    await visitor.goto(linkIn(text, 'stop'));
    await expectGoodLooks(visitor, 'stop messages');
    await visitor.setViewportSize(PHONE);
    await visitor.getByRole('button', { name: 'Stop all messages' }).tap();
    await expect(visitor.getByRole('heading', { name: 'Messages have stopped' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('region', { name: 'On your phone' })).toContainText(
      'has stopped our messages',
    );
    await visitor.getByRole('button', { name: 'Allow messages again' }).tap();
    await expect(visitor.getByRole('heading', { name: 'Messages are allowed again' })).toBeVisible();
    await visitor.close();
  });
});

test('an address that is typed before the ways to find tickets are known stays', async ({ page }) => {
  let release = () => {};
  const known = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes('PhoneChannels')) await known;
    await route.continue();
  });
  await page.goto('/find-tickets');
  const email = page.getByRole('textbox', { name: 'Email' });
  await email.fill('zuhura@guests.test');
  release();
  await expect(page.getByRole('radiogroup', { name: 'Find tickets by email or phone' })).toBeVisible();
  await expect(email).toHaveValue('zuhura@guests.test');
});

test('a buyer asks for messages while buying, and gets none without the tick', async ({ page }) => {
  const organiser = await logIn(await register(stranger('Pwani Ngoma'), 'issuer_admin'));
  const tiers = [{ tier: 'regular', count: 20, price: 500, currency: 'KES' as const }];
  const event = await publishEvent(organiser.token, unique('Tick Night'), tiers);
  const form = page.getByRole('form', { name: 'Your details' });
  const box = form.getByRole('checkbox', { name: 'Send messages about this order to my phone' });
  const fill = async (phone: string) => {
    await page.goto(`/event-details?slug=${event.slug}`);
    await tier(page, 'regular').click();
    await form.getByLabel('Full Name').fill('Zuhura Ali');
    await form.getByLabel('Email').fill('zuhura@guests.test');
    await form.getByLabel('Phone', { exact: true }).fill(phone);
    await expect(box).not.toBeChecked();
  };
  const submit = async () => {
    await form.getByRole('button', { name: 'Buy Ticket' }).tap();
    await expect(page.getByRole('dialog', { name: 'Ticket Purchased!' })).toBeVisible();
  };
  const number = (first: number) => `+254${first}${String(Date.now()).slice(-8)}`;
  const [silent, asked] = [number(1), number(7)];

  await fill(silent);
  await submit();
  await fill(asked);
  await box.check();
  await expectGoodLooks(page, 'messages about an order at the checkout');
  await page.setViewportSize(PHONE);
  await submit();
  const rows = page.getByRole('row');
  await expect(async () => {
    await page.goto('/dev/phone');
    await expect(rows.filter({ hasText: asked })).not.toHaveCount(0, { timeout: 5_000 });
  }).toPass();
  await expect(rows.filter({ hasText: silent })).toHaveCount(0);
});
