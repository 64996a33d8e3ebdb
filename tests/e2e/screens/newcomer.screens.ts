import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { publish as publishOpen } from '../support/organiser.ts';
import { openMpesaAccount, type SharedProvider, sharedTest as test } from '../support/paying.ts';
import { stranger } from '../support/people.ts';
import { expect } from '../support/test.ts';
import { cameraFor } from './camera.ts';

const camera = cameraFor('newcomer');
const NAME = 'Jazz by the Ocean';
const SENTENCE = `${NAME}, Fort Jesus, Mombasa, Saturday 7pm, 120 at 750`;
/** Her cover: the sun goes down over the sea. */
const SUNSET = `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="900">
  <linearGradient id="sky" x2="0" y2="1"><stop stop-color="#2b1055"/><stop offset=".55" stop-color="#d8432b"/><stop offset="1" stop-color="#f2a413"/></linearGradient>
  <linearGradient id="sea" x2="0" y2="1"><stop stop-color="#0b6e6e"/><stop offset="1" stop-color="#06262b"/></linearGradient>
  <rect width="1600" height="600" fill="url(#sky)"/><circle cx="980" cy="560" r="190" fill="#ffe2a8"/>
  <rect y="580" width="1600" height="320" fill="url(#sea)"/>
  ${[620, 670, 730, 800].map((y, nth) => `<rect x="${840 - nth * 30}" y="${y}" width="${280 + nth * 60}" height="10" rx="5" fill="#ffe2a8" opacity="${0.8 - nth * 0.15}"/>`).join('')}
</svg>`;

test('a newcomer publishes a first event and scans a ticket', async ({ page, provider }) => {
  const organiser = { ...stranger('Kendi Muthoni'), name: 'Amani Nights' };
  await page.goto('/auth');
  await page.getByRole('main').getByRole('button', { name: 'Create Account', exact: true }).click();
  await page.getByLabel('Register as event organizer').check();
  await page.getByLabel('Organization Name').fill(organiser.name);
  await page.getByLabel('Your name (optional)').fill('Kendi Muthoni');
  await page.getByLabel('Description').fill('Jazz on the coast, once a month.');
  await page.getByLabel('Email', { exact: true }).fill(organiser.email);
  await page.getByLabel('Password', { exact: true }).fill(organiser.password);
  await camera.photograph(page, 'register');
  await page.locator('form').getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sign In' })).toBeVisible();
  await page.locator('form').getByRole('button', { name: 'Sign In', exact: true }).click();

  await test.step('plans an event', () => plan(page));
  await test.step('sets up M-Pesa', () => setUpPayments(page, provider));
  await test.step('publishes it', () => publish(page));
  await page.goto('/dashboard');
  await expect(page.getByRole('region', { name: 'First steps' })).toContainText('6 of 9 done');
  await camera.photograph(page, 'first-steps');
  camera.end();
});

async function plan(page: Page): Promise<void> {
  const form = page.getByRole('form', { name: 'First event' });
  await page.getByLabel('Your event in one sentence').fill(SENTENCE);
  await page.getByRole('button', { name: 'Fill in the form' }).click();
  await expect(form.getByLabel('Event Name')).toHaveValue(NAME);
  await camera.photograph(page, 'sentence');
  await form.getByLabel('Description').fill('A quartet, the sea and cold madafu. Doors at six.');
  await form.locator('input[type="file"]').setInputFiles({
    name: 'cover.png',
    mimeType: 'image/png',
    buffer: await sharp(Buffer.from(SUNSET)).png().toBuffer(),
  });
  await camera.photograph(page, 'first-event');
  await form.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { level: 1, name: NAME })).toBeVisible();
  await expect(page.getByRole('main').locator('picture img').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Ticket Summary' })).toBeVisible();
  await camera.photograph(page, 'draft');
  await page.getByRole('link', { name: 'Preview page' }).click();
  await expect(page.getByText('Preview: only your team sees this page.')).toBeVisible();
  await camera.photograph(page, 'preview');
  await page.getByRole('link', { name: 'Back to the event' }).click();
}

async function setUpPayments(page: Page, provider: SharedProvider): Promise<void> {
  const mpesa = await openMpesaAccount(provider);
  await page.getByRole('main').getByRole('link', { name: 'Set up payments' }).click();
  await expect(page.getByRole('article', { name: 'Payouts' })).toContainText('Not connected');
  await camera.photograph(page, 'payments');
  await page.getByRole('button', { name: 'Connect M-Pesa' }).click();
  const form = page.getByRole('form', { name: 'Connect M-Pesa' });
  await form.getByLabel('Paybill number').fill(mpesa.shortcode);
  await form.getByLabel('Consumer key').fill(mpesa.consumerKey);
  await form.getByLabel('Consumer secret').fill(mpesa.consumerSecret);
  await form.getByLabel('Passkey').fill(mpesa.passkey);
  await form.getByRole('button', { name: 'Connect and test' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'You can be paid' })).toBeVisible();
  await camera.photograph(page, 'payments-active');
  await page.getByRole('link', { name: 'Back to the dashboard' }).click();
  await page.getByRole('link', { name: 'Open: Publish the event' }).click();
}

async function publish(page: Page): Promise<void> {
  await publishOpen(page);
  const share = page.getByRole('region', { name: 'Share', exact: true });
  await expect(share.getByRole('img', { name: `QR code of the page of ${NAME}` })).toBeVisible();
  await camera.photograph(page, 'published', { at: share });
  await page.getByRole('button', { name: 'Get a test ticket' }).click();
  await page.getByRole('button', { name: 'Scan it now' }).click();
  const result = page.getByText('The code was read. Before the event, this is the expected result.');
  await expect(result).toBeVisible();
  await camera.photograph(page, 'test-scan', { at: result });
}
