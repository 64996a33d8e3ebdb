import type { BrowserContext, Page } from '@playwright/test';
import { fillSignIn } from '../support/people.ts';
import { expect, test } from '../support/test.ts';
import { choose, openPurchase } from '../support/wallet.ts';
import { cameraFor } from './camera.ts';
import { somebody } from './cast.ts';

const camera = cameraFor('attendee');
const neema = somebody('Neema Salum');
const friend = somebody('Tausi Mrema');
const EVENING = 'Dhow Film Nights';

test('an attendee buys with her wallet, and keeps her tickets', async ({ context, page }) => {
  await test.step('makes an account', async () => {
    await page.goto('/auth');
    await page.getByRole('button', { name: 'Create Account' }).click();
    await page.getByLabel('Full Name').fill(neema.name);
    await page.getByLabel('Email', { exact: true }).fill(neema.email);
    await page.getByLabel('Password', { exact: true }).fill(neema.password);
    await page.getByLabel('Create crypto wallet').check();
    await camera.photograph(page, 'register');
    await page.locator('form').getByRole('button', { name: 'Create Account' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Sign In' })).toBeVisible();
    await fillSignIn(page, neema);
    await expect(page.getByRole('main').getByText('Upcoming Events').first()).toBeVisible();
    await camera.photograph(page, 'home');
  });

  await test.step('has money in her wallet', async () => {
    await page.goto('/dashboard?tab=wallet');
    await expect(page.getByText('Not funded', { exact: true })).toBeVisible();
    await camera.photograph(page, 'wallet-empty');
    await page.getByRole('button', { name: 'Fund Wallet' }).click();
    await expect(page.getByText('Funded', { exact: true })).toBeVisible();
  });

  await test.step('buys', async () => {
    await page.goto('/dashboard?tab=browse-events');
    await expect(page.getByRole('article').nth(2)).toBeVisible();
    await camera.photograph(page, 'browse');
    const dialog = await openPurchase(page, EVENING);
    await choose(dialog, 'premium', 'USD');
    await dialog.getByLabel('Phone', { exact: true }).fill('+255 754 010 203');
    await expect(dialog.getByRole('button', { name: 'Review Purchase' })).toBeEnabled();
    await camera.photograph(page, 'pay');
    await dialog.getByRole('button', { name: 'Review Purchase' }).click();
    await camera.photograph(page, 'review');
    await dialog.getByRole('button', { name: 'Confirm & Pay' }).click();
    await expect(dialog.getByText('Ticket purchased successfully!')).toBeVisible();
    await camera.photograph(page, 'paid');
    await dialog.getByRole('button', { name: 'Close' }).click();
  });

  await test.step('sees where her money went', async () => {
    await page.goto('/dashboard?tab=wallet');
    const payment = page.getByRole('button', { name: /^Ticket payment/ });
    await expect(payment).toBeVisible();
    await camera.photograph(page, 'wallet');
    await payment.click();
    await page.getByRole('dialog').getByText('Technical details').click();
    await camera.photograph(page, 'movement');
  });

  await holdTicket(context, page);

  await test.step('and looks after her account', async () => {
    await page.goto('/account');
    await expect(page.getByRole('heading', { name: 'Payment methods' })).toBeVisible();
    await camera.photograph(page, 'account');
    await page.goto('/dashboard?tab=settings');
    await expect(page.getByText('Where you are signed in')).toBeVisible();
    await camera.photograph(page, 'profile');
  });
  camera.end();
});

async function holdTicket(context: BrowserContext, page: Page): Promise<void> {
  await page.goto('/dashboard?tab=my-tickets');
  await expect(page.getByRole('link', { name: EVENING })).toBeVisible();
  await camera.photograph(page, 'my-tickets');
  const address = await page.getByRole('link', { name: EVENING }).getAttribute('href');
  const id = /[0-9a-f]{8}-[0-9a-f-]{27}/.exec(address ?? '')?.[0];
  await page.goto(`/tickets/${id}`);
  await expect(page.getByRole('article', { name: `Ticket for ${EVENING}` })).toBeVisible();
  await expect(page.getByText('Saved on this device')).toBeVisible();
  await camera.photograph(page, 'ticket');
  await page.getByRole('button', { name: 'Show a large code' }).click();
  const large = page.getByRole('dialog', { name: 'Show a large code' });
  await expect(large.getByRole('img')).toBeVisible();
  await camera.photograph(page, 'code');
  await large.getByRole('button', { name: 'Close' }).click();
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText(/^offline, showing \d\d:\d\d$/)).toBeVisible();
  await camera.photograph(page, 'offline');
  await context.setOffline(false);
  await page.reload();
  await page.getByRole('button', { name: 'Pass on…' }).click();
  const form = page.getByRole('dialog', { name: 'Pass this ticket on' });
  await form.getByLabel('Full Name').fill(friend.name);
  await form.getByLabel('Email').fill(friend.email);
  await camera.photograph(page, 'pass-on');
  await form.getByRole('button', { name: 'Pass this ticket on' }).click();
  await expect(page.getByText('This ticket was passed on to another person.')).toBeVisible();
  await camera.photograph(page, 'passed-on');
}
