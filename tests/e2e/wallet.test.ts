import type { Page } from '@playwright/test';
import { openTab, toast } from './support/dashboard.ts';
import { evening } from './support/evening.ts';
import { payFromOutside } from './support/external-wallet.ts';
import { fillSignIn, logIn, register, signedIn, stranger } from './support/people.ts';
import { call } from './support/product-api.ts';
import { expect, test } from './support/test.ts';
import {
  balance,
  balanceOf,
  buyByWallet,
  choose,
  fundedWallet,
  openPurchase,
  sumLine,
} from './support/wallet.ts';

test('registers with a wallet, funds it, and buys in every currency', async ({ browser, page }) => {
  // Four payments wait for their ledgers, on a machine that may be busy.
  const { event } = await evening('Taarab kwa Bahari');
  const person = stranger('Amani Baraka');

  await test.step('registers with a wallet', async () => {
    await page.goto('/auth');
    await page.getByRole('button', { name: 'Create Account' }).click();
    await page.getByLabel('Full Name').fill(person.name);
    await page.getByLabel('Email', { exact: true }).fill(person.email);
    await page.getByLabel('Password', { exact: true }).fill(person.password);
    await page.getByLabel('Create crypto wallet').check();
    await page.locator('form').getByRole('button', { name: 'Create Account' }).click();
    const reported = 'User registered successfully! Crypto wallet created. Please sign in to continue.';
    await expect(page.getByText(reported).first()).toBeVisible();
    await fillSignIn(page, person);
    await expect(page).toHaveURL(/\/dashboard/);
  });

  await test.step('cannot pay before it is funded', async () => {
    await openTab(page, 'Browse Events');
    const dialog = await openPurchase(page, event.name);
    await expect(dialog.getByText('Please fund your wallet before purchasing')).toBeVisible();
    await choose(dialog, 'coast', 'XLM');
    await expect(dialog.getByText('Wallet not funded', { exact: true })).toBeVisible();
    await dialog.getByLabel('Payment currency').selectOption('USD');
    await expect(dialog.getByText('Wallet not funded. Please fund your wallet first.')).toBeVisible();
    await dialog.getByLabel('Phone', { exact: true }).fill('+254 711 000 000');
    await expect(dialog.getByRole('button', { name: 'Review Purchase' })).toBeDisabled();
    await dialog.getByRole('button', { name: 'Close' }).click();
  });

  await test.step('funds it, and has the key copied', async () => {
    await openTab(page, 'Wallet');
    await expect(balance(page)).toContainText('Not funded');
    await page.getByRole('button', { name: 'Fund Wallet' }).click();
    await expect(toast(page, 'Wallet funded successfully with 10,000 XLM!')).toBeVisible();
    await expect(balance(page)).toContainText('XLM 10,000.00');
    await expect(balance(page)).toContainText('≈ USD 1,200.00');
    await expect(balance(page).getByText('Funded', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Funding/ })).toBeVisible();
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'Copy public key' }).click();
    await expect(toast(page, 'Public key copied to clipboard!')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^G[A-Z2-7]{55}$/);
  });

  // A background page of a window renders once a second: each has its own window.
  const storageState = await page.context().storageState();
  const window = async () => (await browser.newContext({ storageState })).newPage();
  const wallet = await window();
  await wallet.goto('/wallet');
  const held = await window();
  await held.goto('/dashboard?tab=my-tickets');
  await expect(balance(wallet)).toContainText('XLM 10,000.00');
  await expect(held.getByText('No tickets yet')).toBeVisible();

  await test.step('buys in XLM: balance and ticket appear elsewhere without a reload', async () => {
    await openTab(page, 'Browse Events');
    await buyByWallet(page, event.name, { tier: 'coast', paidIn: 'XLM' });
    await expect(balance(wallet)).toContainText('XLM 9,879.99');
    await expect(wallet.getByRole('button', { name: /^Ticket payment/ })).toContainText(event.name);
    await expect(held.getByRole('link', { name: event.name })).toHaveCount(1);
  });

  await test.step('buys what is priced in dollars, and in shillings, after a look at the sum', async () => {
    const dialog = await openPurchase(page, event.name);
    await choose(dialog, 'lagoon', 'USD');
    await expect(sumLine(dialog, 'You pay')).toHaveText('USD 10.00');
    await expect(sumLine(dialog, 'Charged to your wallet')).toHaveText('XLM 85.00');
    await dialog.getByRole('button', { name: 'Exchange rates' }).click();
    await expect(dialog.getByRole('row', { name: /^USD/ })).toContainText('8.5');
    await dialog.getByRole('button', { name: 'Close' }).click();
    await buyByWallet(page, event.name, { tier: 'lagoon', paidIn: 'USD' });
    await expect(balance(wallet)).toContainText('XLM 9,794.99');
    await buyByWallet(page, event.name, { tier: 'savanna', paidIn: 'KES' });
    await expect(balance(wallet)).toContainText('XLM 9,729.99');
    await expect(held.getByRole('link', { name: event.name })).toHaveCount(3);
  });

  await test.step('plays with MOCK, which costs nothing', async () => {
    const dialog = await openPurchase(page, event.name);
    await choose(dialog, 'coast', 'MOCK');
    await expect(dialog.getByText('MOCK is a test currency: no real payment is made.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await buyByWallet(page, event.name, { tier: 'coast', paidIn: 'MOCK' });
    await held.reload();
    await expect(held.getByRole('link', { name: event.name })).toHaveCount(4);
    await expect(balance(wallet)).toContainText('XLM 9,729.99');
  });

  await test.step('a balance that is too low is refused with a message', async () => {
    const dialog = await openPurchase(page, event.name);
    await choose(dialog, 'yacht', 'XLM');
    await expect(dialog.getByText('Insufficient XLM balance (need 50,000.00 XLM)')).toBeVisible();
    await dialog.getByLabel('Phone', { exact: true }).fill('+254 711 000 000');
    await expect(dialog.getByRole('button', { name: 'Review Purchase' })).toBeDisabled();
    await dialog.getByLabel('Payment currency').selectOption('USD');
    await expect(
      dialog.getByText('Insufficient balance. Please fund your wallet first.', { exact: true }),
    ).toBeVisible();
  });
});

test('amounts in XLM say that the network is a test network, where the service asks for it', async ({
  browser,
}) => {
  const { event } = await evening('Mwezi wa Bahari');
  const person = await register(stranger('Neema Salum'), 'attendee');
  await fundedWallet(person);
  const context = await signedIn(browser, person);
  const page = await context.newPage();
  // The flag of an installation in production; this one is none.
  await page.route('**/graphql', async (route) => {
    if (!route.request().postData()?.includes('marksXlm')) return route.fallback();
    const response = await route.fetch();
    const body = (await response.text()).replace('"marksXlm":false', '"marksXlm":true');
    return route.fulfill({ response, body });
  });
  await page.goto('/wallet');
  await expect(balance(page)).toContainText('≈ USD 1,200.00 · test network');
  await page.goto(`/event-purchase?slug=${event.slug}`);
  await expect(page.getByRole('radio', { name: 'coast' })).toContainText('test network');
  await expect(page.getByRole('radio', { name: 'lagoon' })).not.toContainText('test network');
  // A page may still send requests while it closes.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await context.close();
});

test('takes the key along, with the password', async ({ browser }) => {
  const person = await register(stranger('Halima Yusuf'), 'attendee');
  await fundedWallet(person);
  const context = await signedIn(browser, person);
  const page = await context.newPage();
  await page.goto('/wallet');
  await page.getByRole('button', { name: 'Export key' }).click();
  const dialog = page.getByRole('dialog', { name: 'Export the secret key' });
  await dialog.getByLabel('Your password', { exact: true }).fill('not the password');
  await dialog.getByRole('button', { name: 'Show the key' }).click();
  await expect(dialog.getByText('The current password is wrong.')).toBeVisible();
  await dialog.getByLabel('Your password', { exact: true }).fill(person.password);
  await dialog.getByRole('button', { name: 'Show the key' }).click();
  await expect(dialog.getByText(/^S[A-Z2-7]{55}$/)).toBeVisible();
  await context.close();
});

test('buys on the purchase page, where the first tier is chosen', async ({ browser }) => {
  const { event } = await evening('Sauti za Visiwa');
  const person = await register(stranger('Bakari Omar'), 'attendee');
  const context = await signedIn(browser, person);
  const page = await context.newPage();
  await page.goto(`/event-purchase?slug=${event.slug}`);
  await expect(page.getByText('No wallet found. Please create a wallet first.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Review Purchase' })).toBeDisabled();
  await expect(page.getByText('Coming Soon')).toHaveCount(2);
  await expect(page.getByLabel('Mobile Money')).toBeDisabled();
  await expect(page.getByLabel('Credit Card')).toBeDisabled();

  await fundedWallet(person);
  await page.reload();
  await expect(page.getByRole('radio', { name: 'coast' })).toBeChecked();
  await page.getByRole('radio', { name: 'yacht' }).click();
  await expect(page.getByText('Insufficient balance', { exact: true })).toBeVisible();
  await page.getByRole('radio', { name: 'coast' }).click();
  await page.getByRole('button', { name: 'Add lagoon' }).click();
  await page.getByRole('button', { name: 'One more lagoon' }).click();
  await page.getByLabel('Phone', { exact: true }).fill('+255 711 000 000');
  // One for 120 XLM, two for 10 USD at 8.5.
  await expect(page.getByRole('definition').filter({ hasText: 'XLM 290.00' }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Review Purchase' }).click();
  await page.getByRole('button', { name: 'Back' }).click();
  await page.getByRole('button', { name: 'Review Purchase' }).click();
  await expect(page.getByRole('definition').filter({ hasText: '2 × USD 10.00' })).toBeVisible();
  await page.getByRole('button', { name: 'Confirm & Pay' }).click();
  await expect(page.getByRole('article', { name: `Ticket for ${event.name}` })).toHaveCount(3);
  await expect(page.getByText(`3 tickets are on their way to ${person.email}`)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Add to calendar' }).first()).toBeVisible();
  await expect(page.getByRole('img', { name: /^QR code of ticket/ })).toHaveCount(3);
  await page.getByRole('link', { name: 'Back to Dashboard' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  expect(await balanceOf(person)).toBeCloseTo(9710, 2);
  await context.close();
});

test('nobody pays twice when an answer gets lost', async ({ browser }) => {
  const { event } = await evening('Kizomba ya Usiku');
  const person = await register(stranger('Rehema Juma'), 'attendee');
  await fundedWallet(person);
  const context = await signedIn(browser, person);
  const page = await context.newPage();
  await page.goto(`/event-purchase?slug=${event.slug}`);
  await page.getByLabel('Phone', { exact: true }).fill('+255 711 000 000');
  await page.getByRole('button', { name: 'Review Purchase' }).click();
  // The request arrives and takes effect; every response is lost.
  let arrived = 0;
  await page.route('**/graphql', async (route) => {
    if (!route.request().postData()?.includes('PurchaseWithWallet')) return route.fallback();
    await route.fetch({ timeout: 0 });
    arrived += 1;
    return route.abort('connectionreset');
  });
  await page.getByRole('button', { name: 'Confirm & Pay' }).click();
  await expect(page.getByText('One purchase is not confirmed yet')).toBeVisible();
  await expect(page.getByText('Network error during purchase. Please try again.').first()).toBeVisible();
  expect(arrived).toBeGreaterThan(1);

  await page.unroute('**/graphql');
  await page.reload();
  await page.getByRole('button', { name: 'Finish this purchase' }).click();
  await expect(page.getByRole('article', { name: `Ticket for ${event.name}` })).toHaveCount(1);
  expect(await balanceOf(person)).toBeCloseTo(9880, 2);
  const { token } = await logIn(person);
  const held = await call<{ data: { myTickets: { totalCount: number } } }>('/graphql', {
    token,
    body: { query: '{ myTickets { totalCount } }' },
  });
  expect(held.data.myTickets.totalCount).toBe(1);
  await context.close();
});

test('a visitor pays from an external Stellar wallet', async ({ page }) => {
  const { event } = await evening('Ngoma za Pwani');
  await page.goto(`/event-details?slug=${event.slug}`);
  await page.getByRole('radio', { name: 'coast' }).click();
  await page.getByText('Stellar wallet', { exact: true }).click();
  await page.getByLabel('Full Name').fill('Selam Tesfaye');
  await page.getByLabel('Email').fill('selam@guests.test');
  await page.getByLabel('Phone', { exact: true }).fill('+251 900 000 000');
  await page.getByRole('button', { name: 'Hold my ticket' }).click();
  await expect(page.getByRole('timer')).toHaveText(/Held for you for 1[0-9]:\d\d/);
  await expect(page.getByRole('img', { name: 'Payment request for your wallet' })).toBeVisible();

  await test.step('a phone that forgot the page finds the order again', async () => {
    await page.reload();
    await expect(page.getByRole('timer')).toBeVisible();
  });
  const uri = await page.getByRole('link', { name: 'Open in wallet' }).getAttribute('href');
  await payFromOutside(uri ?? '');
  const bought = page.getByRole('dialog', { name: 'Ticket Purchased!' });
  await expect(bought).toBeVisible();
  await expect(bought).toContainText('Selam Tesfaye');
});

test('a wallet asks who is there', async ({ page }) => {
  for (const address of ['/wallet', '/account/transactions']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { name: 'Please log in to access your wallet' })).toBeVisible();
  }
  await openAccount(page);
});

async function openAccount(page: Page): Promise<void> {
  await page.goto('/account');
  await expect(page.getByRole('heading', { name: 'Sign in to see your account' })).toBeVisible();
}
