import type { Page } from '@playwright/test';
import { buy } from './support/buyer.ts';
import { toast } from './support/dashboard.ts';
import { expectGoodLooks, PHONE } from './support/look.ts';
import { demo, logIn, signedIn } from './support/people.ts';
import { buyByForm, publishEvent, unique } from './support/product-api.ts';
import { expect, test } from './support/test.ts';

const TIERS = [{ tier: 'regular', count: 9, price: 500, currency: 'KES' as const }];

async function publishedByOwner(name: string) {
  return publishEvent((await logIn(demo('issuer_owner'))).token, unique(name), TIERS);
}

/** The rows of the mails to an address, newest first. */
async function mailsTo(page: Page, address: string): Promise<string> {
  await page.goto(`/dev/mail?to=${encodeURIComponent(address)}`);
  return (await page.getByRole('row').filter({ hasText: address }).allInnerTexts()).join('\n');
}

test('a buyer says whether the organiser may write about other events', async ({ page }) => {
  const event = await publishedByOwner('Ngoma ya Jioni');
  const silent = {
    name: 'Silent Buyer',
    email: `${unique('silent').replace(' ', '.')}@guests.test`,
    phone: '+254700000011',
  };
  await page.goto(`/event-details?slug=${event.slug}`);
  await buy(page, 'regular', silent);
  await expect.poll(() => mailsTo(page, silent.email)).toMatch(/tickets/);
  expect(await mailsTo(page, silent.email)).not.toMatch(/follow/i);

  const eager = { ...silent, email: `${unique('eager').replace(' ', '.')}@guests.test` };
  await page.goto(`/event-details?slug=${event.slug}`);
  await page.getByRole('radio', { name: 'regular' }).click();
  const box = page.getByRole('checkbox', { name: /may write to me about other events/ });
  await expect(box).not.toBeChecked();
  await box.check();
  await expectGoodLooks(page, 'the consent at the checkout');
  await buy(page, 'regular', eager);
  await expect.poll(() => mailsTo(page, eager.email)).toMatch(/confirm_follow/);
});

test('an owner gives all tickets of an event new codes', async ({ browser }) => {
  const event = await publishedByOwner('Usiku wa Misimbo');
  await buyByForm(event.slug, 'regular');
  const context = await signedIn(browser, demo('issuer_owner'));
  const page = await context.newPage();
  await page.goto(`/dashboard?tab=events&event=${event.id}&part=settings`);
  await page.getByRole('button', { name: 'Give all tickets new codes' }).click();
  const dialog = page.getByRole('dialog', { name: 'Give all tickets new codes?' });
  await expect(dialog.getByText(/stops working/)).toBeVisible();
  await expectGoodLooks(page, 'the question about new codes');
  await dialog.getByRole('button', { name: 'Give all tickets new codes' }).click();
  await expect(toast(page, 'The tickets get new codes.')).toBeVisible();
  await expect(page.getByText(/1 ticket got a new code/)).toBeVisible();
  await expectGoodLooks(page, 'new codes');
  await page.goto('/dashboard?tab=messages');
  await page.getByRole('link', { name: 'Compose' }).click();
  await page.getByText('Followers', { exact: true }).click();
  await expect(page.getByText(/agreed to hear of your other events/)).toBeVisible();
  await expectGoodLooks(page, 'a message to followers');
  await page.setViewportSize(PHONE);
  await expect(page.getByText('Followers', { exact: true })).toBeInViewport({ ratio: 1 });
  await context.close();
});

test('the privacy page says how long data are kept', async ({ page }) => {
  await page.goto('/privacy');
  await expect(page.getByRole('row', { name: /Mails that we sent you 180 days/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /Your name on receipts.* 7 years/ })).toBeVisible();
  await expectGoodLooks(page, 'the times of the privacy page');
});
