import type { Page } from '@playwright/test';
import { expectGoodLooks, PHONE } from './support/look.ts';
import { logIn, type Person, register, stranger } from './support/people.ts';
import { call, publishEvent, unique } from './support/product-api.ts';
import { expect, test } from './support/test.ts';

test.use({ viewport: PHONE, hasTouch: true });

interface Held {
  event: { name: string };
  ticketId: string;
  file: object;
  holder: Person;
}

/** A signed-in person of this browser with a ticket to tomorrow's event. */
async function holdTicket(page: Page, name: string): Promise<Held> {
  const organiser = await logIn(await register(stranger('Taarab House'), 'issuer_admin'));
  const tiers = [{ tier: 'regular', count: 20, price: 25, currency: 'USD' as const }];
  const event = await publishEvent(organiser.token, unique('Taarab by the Sea'), tiers);
  const holder = await register(stranger(name), 'attendee');
  const session = await logIn(holder);
  const bought = await call<{ ticket_id: string; ticket_data: object }>(`/events/${event.slug}/purchase`, {
    token: session.token,
    body: { tier: 'regular', name, email: holder.email, phone: '+255 711 000 111' },
  });
  await page.goto('/verify');
  await page.evaluate(({ token, user, session_id }) => {
    localStorage.setItem('token', token);
    localStorage.setItem('user', JSON.stringify(user));
    localStorage.setItem('session_id', session_id);
  }, session);
  return { event, ticketId: bought.ticket_id, file: bought.ticket_data, holder };
}

test('a ticket that was opened once opens at a door without a network', async ({ page, context }) => {
  const { event, ticketId } = await holdTicket(page, 'Neema Salum');
  const ticket = page.getByRole('article', { name: `Ticket for ${event.name}` });
  const code = page.getByRole('img', { name: /^QR code of ticket/ });

  await test.step('is kept, and its code is shown large', async () => {
    await page.goto(`/tickets/${ticketId}`);
    await expect(ticket).toBeVisible();
    await expect(code).toBeInViewport({ ratio: 1 });
    await expect(page.getByText('Saved on this device')).toBeVisible();
    await page.getByRole('button', { name: 'Show a large code' }).tap();
    const large = page.getByRole('dialog', { name: 'Show a large code' });
    await expect(large.getByText(event.name)).toBeVisible();
    const box = await large.getByRole('img').boundingBox();
    expect(box?.width).toBeGreaterThan(PHONE.width * 0.8);
    await large.getByRole('button', { name: 'Close' }).tap();
    await expect(large).toBeHidden();
  });

  await test.step('looks good, and prints as a ticket', async () => {
    await expectGoodLooks(page, 'ticket', [PHONE]);
    await page.setViewportSize(PHONE);
    await page.emulateMedia({ media: 'print' });
    await expect(ticket).toBeVisible();
    for (const name of ['Print', 'Download PDF', 'Show a large code'])
      await expect(page.getByRole('button', { name })).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
  });

  await test.step('opens without a network, again and again', async () => {
    await context.setOffline(true);
    for (let times = 0; times < 2; times += 1) {
      await page.reload();
      await expect(ticket).toBeVisible();
      await expect(code).toBeVisible();
      await expect(page.getByText(/^offline, showing \d\d:\d\d$/)).toBeVisible();
    }
    await page.goto('/my-tickets');
    // The notice moves the content below it.
    await expect(page.getByText(/^offline, showing \d\d:\d\d$/)).toBeVisible();
    await page.getByRole('link', { name: event.name }).tap();
    await expect(code).toBeVisible();
  });

  await test.step('opens when the session has run out, but not after a goodbye', async () => {
    await page.evaluate(() => localStorage.removeItem('token'));
    await page.goto(`/tickets/${ticketId}`);
    await expect(code).toBeVisible();
    await page.evaluate(() => localStorage.removeItem('kept_tickets'));
    await page.reload();
    await expect(page.getByText('Sign in to see your ticket')).toBeVisible();
    await context.setOffline(false);
  });
});

test('a ticket is passed on, and the old code opens nothing', async ({ page }) => {
  const { event, ticketId, file, holder } = await holdTicket(page, 'Baraka Mushi');
  const friend = stranger('Tausi Mrema');
  await page.goto(`/tickets/${ticketId}`);
  await page.getByRole('button', { name: 'Pass on…' }).tap();
  const form = page.getByRole('dialog', { name: 'Pass this ticket on' });
  await expect(form.getByText('Your code stops working at once')).toBeVisible();
  await expect(form.getByText('The amount due at the door, USD 25.00, goes with the ticket.')).toBeVisible();
  const send = form.getByRole('button', { name: 'Pass this ticket on' });
  await expect(send).toBeDisabled();
  await form.getByLabel('Full Name').fill(friend.name);
  await form.getByLabel('Email').fill('nowhere');
  await form.getByLabel('Phone (optional)').fill('');
  await form.getByLabel('Email').fill(friend.email);
  await send.tap();
  await expect(page.getByText(`Passed on. The new ticket is on its way to ${friend.email}.`)).toBeVisible();
  const ticket = page.getByRole('article', { name: `Ticket for ${event.name}` });
  await expect(ticket.getByText('This ticket was passed on to another person.')).toBeVisible();
  for (const name of ['Show a large code', 'Download PDF', 'View JSON'])
    await expect(page.getByRole('button', { name })).toBeHidden();
  await expectGoodLooks(page, 'ticket that was passed on', [PHONE]);

  const { token } = await logIn(holder);
  const again = await call<{ data: { status: string } }>(`/tickets/${ticketId}`, { token });
  expect(JSON.stringify(again)).toContain('cancelled');
  const keys = await call<object>(`/revocation-list?issuer_id=${(file as { issuer_id: string }).issuer_id}`);
  expect(JSON.stringify(keys)).toContain(ticketId);
});
