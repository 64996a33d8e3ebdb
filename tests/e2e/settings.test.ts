import type { Page } from '@playwright/test';
import { openTab, sidebar, toast } from './support/dashboard.ts';
import { expectGoodLooks } from './support/look.ts';
import { demo, fillSignIn, type Role, register, signedIn, signIn, stranger } from './support/people.ts';
import { expect, test } from './support/test.ts';

const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);
const scheme = (page: Page) => page.locator('html');
const DAY = 86_400_000;

test('profile and password', async ({ browser, page }) => {
  const person = await register(stranger('Joyce Nakimera'), 'attendee');
  await signIn(page, person);
  await openTab(page, 'Profile');
  await expect(page.getByRole('heading', { name: 'API Keys' })).toBeHidden();

  await test.step('the profile is saved', async () => {
    const profile = page.getByRole('form', { name: 'Profile' });
    await profile.getByLabel('Name', { exact: true }).fill('Joyce N. Otim');
    await profile.getByRole('textbox', { name: 'Phone' }).fill('+256 770 000 000');
    await profile.getByRole('button', { name: 'Save Profile' }).click();
    await expect(toast(page, 'Profile updated successfully!')).toBeVisible();
    await expect(sidebar(page).locator('xpath=..')).toContainText('Joyce N. Otim');
    await page.reload();
    await expect(profile.getByLabel('Name', { exact: true })).toHaveValue('Joyce N. Otim');
    await expect(profile.getByRole('textbox', { name: 'Phone' })).toHaveValue('+256 770 000 000');
  });

  await test.step('a password needs the current one, and its repetition', async () => {
    const form = page.getByRole('form', { name: 'Change password' });
    const change = form.getByRole('button', { name: 'Change Password' });
    const fill = async (current: string, wanted: string, again: string) => {
      await form.getByLabel('Current Password', { exact: true }).fill(current);
      await form.getByLabel('New Password', { exact: true }).fill(wanted);
      await form.getByLabel('Confirm New Password', { exact: true }).fill(again);
    };
    await expect(change).toBeDisabled();
    await fill(person.password, 'mlima-wa-moto-3', 'mlima-wa-maji-3');
    await change.click();
    await expect(toast(page, 'Passwords do not match').first()).toBeVisible();
    await fill('not-the-password', 'mlima-wa-moto-3', 'mlima-wa-moto-3');
    await change.click();
    await expect(toast(page, 'Failed to change password')).toBeVisible();
    await fill(person.password, 'mlima-wa-moto-3', 'mlima-wa-moto-3');
    await change.click();
    await expect(toast(page, 'Password changed successfully!')).toBeVisible();
    await expect(form.getByLabel('New Password', { exact: true })).toHaveValue('');
  });

  await test.step('and opens the door from then on', async () => {
    const elsewhere = await browser.newPage();
    await elsewhere.goto('/auth');
    await fillSignIn(elsewhere, person);
    await expect(elsewhere.getByRole('alert')).toBeVisible();
    await fillSignIn(elsewhere, { ...person, password: 'mlima-wa-moto-3' });
    await expect(elsewhere).toHaveURL(/\/dashboard$/);
    await elsewhere.close();
  });

  await test.step('the other session can be ended from here', async () => {
    await page.reload();
    const sessions = page.getByRole('region', { name: 'Sessions' });
    await expect(sessions.getByRole('listitem')).toHaveCount(2);
    await expect(sessions.getByRole('listitem').filter({ hasText: 'This session' })).toHaveCount(1);
    await sessions
      .getByRole('listitem')
      .getByRole('button', { name: /^Sign out/ })
      .click();
    await expect(sessions.getByRole('listitem')).toHaveCount(1);
  });
});

test('light and dark begin with the system, and stay as chosen', async ({ browser }) => {
  const context = await browser.newContext({ colorScheme: 'dark' });
  const page = await context.newPage();
  await page.goto('/events');
  await expect(scheme(page)).toHaveAttribute('data-mantine-color-scheme', 'dark');
  expect(await stored(page, 'theme')).toBeNull();

  await page.getByRole('button', { name: 'Switch to light' }).click();
  await expect(scheme(page)).toHaveAttribute('data-mantine-color-scheme', 'light');
  expect(await stored(page, 'theme')).toBe('light');
  await page.reload();
  await expect(scheme(page)).toHaveAttribute('data-mantine-color-scheme', 'light');
  await page.getByRole('button', { name: 'Switch to dark' }).click();
  expect(await stored(page, 'theme')).toBe('dark');

  await page.evaluate(() => localStorage.setItem('theme', 'sepia'));
  await page.emulateMedia({ colorScheme: 'light' });
  await page.reload();
  await expect(scheme(page)).toHaveAttribute('data-mantine-color-scheme', 'light');
  expect(await stored(page, 'theme')).toBe('sepia');

  await context.close();
});

test('the appearance and the currency are chosen in the settings as well', async ({ browser }) => {
  const person = await register(stranger('Solomon Bekele'), 'attendee');
  const context = await signedIn(browser, person, { colorScheme: 'light' });
  const page = await context.newPage();
  await page.goto('/dashboard?tab=settings');
  await page.getByRole('radiogroup', { name: 'Appearance' }).getByText('Dark').click();
  await expect(scheme(page)).toHaveAttribute('data-mantine-color-scheme', 'dark');
  expect(await stored(page, 'theme')).toBe('dark');
  const currency = page.getByRole('radiogroup', { name: 'Currency' });
  await currency.getByText('KES').click();
  await page.reload();
  await expect(currency.getByRole('radio', { name: 'KES' })).toBeChecked();
  await context.close();
});

test('API keys are made, shown shortened, checked, kept and cleared', async ({ page }) => {
  await signIn(page, await register(stranger('Lake Stages'), 'issuer_admin'));
  await openTab(page, 'Settings');
  const keys = page.getByRole('region', { name: 'API Keys' });
  const press = (name: string) => keys.getByRole('button', { name, exact: true }).click();
  const shows = (status: string) =>
    expect(keys.getByRole('status').getByText(status, { exact: true })).toBeVisible();

  await test.step('the dashboard created a key for itself', () => shows('Active'));

  await test.step('cleared', async () => {
    await press('Clear Key');
    await expect(toast(page, 'API key cleared')).toBeVisible();
    await shows('No Key');
    await expect(keys.getByRole('button', { name: 'Validate Key' })).toBeDisabled();
    expect(await stored(page, 'api_key')).toBeNull();
  });

  await test.step('generated, and shown by its first 20 and last 10 characters', async () => {
    await press('Generate New Key');
    await expect(page.getByText('API key generated successfully!', { exact: true })).toBeVisible();
    await shows('Active');
    await press('Generate New Key');
    await expect(toast(page, 'New API key generated successfully!')).toBeVisible();
    const key = (await stored(page, 'api_key')) ?? '';
    await expect(keys.getByText(`${key.slice(0, 20)}...${key.slice(-10)}`, { exact: true })).toBeVisible();
    await expect(keys.getByText(key, { exact: true })).toBeHidden();
  });

  await test.step('validated, through its whole life', async () => {
    await press('Validate Key');
    await expect(toast(page, 'API key is valid').first()).toBeVisible();
    await shows('Active');
    await page.clock.setFixedTime(Date.now() + 360 * DAY);
    await press('Validate Key');
    await shows('Expiring Soon');
    await page.clock.setFixedTime(Date.now() + 366 * DAY);
    await press('Validate Key');
    await shows('Expired');
    await page.clock.setFixedTime(Date.now());
  });

  await test.step('a custom one is kept when it is not empty and the server knows it', async () => {
    await keys.getByRole('textbox', { name: 'Custom API Key' }).fill('   ');
    await press('Save Key');
    await expect(toast(page, 'Please enter an API key')).toBeVisible();
    await keys
      .getByRole('textbox', { name: 'Custom API Key' })
      .fill('pk_of_somebody_else_entirely_0123456789');
    await press('Save Key');
    await expect(toast(page, 'API key is invalid or expired')).toBeVisible();
    await shows('Active');
    const known = (await page.evaluate(() => localStorage.getItem('api_key'))) ?? '';
    await keys.getByRole('textbox', { name: 'Custom API Key' }).fill(known);
    await press('Save Key');
    await expect(toast(page, 'API key saved successfully!')).toBeVisible();
  });

  await test.step('a refused key is replaced on the way', async () => {
    await page.evaluate(() => localStorage.setItem('api_key', 'pk_that_was_ended_elsewhere_0123456789'));
    await openTab(page, 'My Events');
    await expect(page.getByText('No events created yet')).toBeVisible();
    await openTab(page, 'Settings');
    await shows('Active');
  });
});

const ACCOUNT = ['Your Account', 'This Browser'];
const OWN_ORGANISATION = /^Your Organisation: /;
const GROUPS: { role: Role; groups: (string | RegExp)[]; has: string[]; lacks: string[] }[] = [
  { role: 'attendee', groups: ACCOUNT, has: ['Your Data'], lacks: ['API Keys', 'Payments', 'Public Page'] },
  {
    role: 'issuer_owner',
    groups: [...ACCOUNT, OWN_ORGANISATION, 'Integrations'],
    has: ['Public Page', "Guests' Data", 'Team', 'Payments', 'API Keys', 'Webhooks'],
    lacks: ['Organisation Settings'],
  },
  {
    role: 'issuer_validator',
    groups: [...ACCOUNT, OWN_ORGANISATION, 'Integrations'],
    has: ['Organisation Settings', 'API Keys'],
    lacks: ['Public Page', "Guests' Data", 'Team', 'Payments', 'Webhooks'],
  },
  {
    role: 'issuer_finance',
    groups: [...ACCOUNT, OWN_ORGANISATION, 'Integrations'],
    has: ['Organisation Settings', 'Payments'],
    lacks: ['Public Page', 'Team'],
  },
  {
    role: 'system_admin',
    groups: [...ACCOUNT, 'Platform', 'Integrations'],
    has: ['System Management', 'API Keys'],
    lacks: ['Payments', 'Public Page'],
  },
];

for (const { role, groups, has, lacks } of GROUPS)
  test(`the settings of ${role} are those of the role, in groups`, async ({ browser }) => {
    const page = await (await signedIn(browser, demo(role))).newPage();
    await page.goto('/dashboard?tab=settings');
    const section = (name: string) => page.getByRole('heading', { level: 3, name, exact: true });
    for (const name of has) await expect(section(name)).toBeVisible();
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(groups);
    for (const name of lacks) await expect(section(name)).toBeHidden();
    // Each section is in the index, where it has an address.
    await page.setViewportSize({ width: 1440, height: 900 });
    const index = page.getByRole('navigation', { name: 'Sections of the settings' });
    for (const name of has) {
      await index.getByRole('link', { name, exact: true }).click();
      await expect(section(name)).toBeInViewport();
    }
    const address = page.url();
    await page.goto('/dashboard');
    await page.goto(address);
    await expect(section(has.at(-1) ?? '')).toBeInViewport();
  });

test('a key for a program has a name, scopes, networks and an end, and is shown once', async ({ page }) => {
  await signIn(page, await register(stranger('Shore Stages'), 'issuer_admin'));
  await openTab(page, 'Settings');
  const keys = page.getByRole('region', { name: 'API Keys' });
  await keys.getByRole('button', { name: 'New key for a program' }).click();
  const dialog = page.getByRole('dialog', { name: 'New key for a program' });
  await expect(dialog.getByRole('checkbox', { name: 'Read' })).toBeChecked();
  await expect(dialog.getByRole('checkbox', { name: 'Money' })).toBeDisabled();
  await expectGoodLooks(page, 'a new key for a program');
  await dialog.getByLabel('Name', { exact: true }).fill('Nightly export');
  await dialog.getByLabel('Networks (optional)').fill('203.0.113.0/33');
  await dialog.getByRole('button', { name: 'Create key' }).click();
  await expect(dialog.getByText('A network is an address, or a range such as 203.0.113.0/24.')).toBeVisible();
  await dialog.getByLabel('Networks (optional)').fill('203.0.113.0/24, 2001:db8::/32');
  await dialog.getByRole('button', { name: 'Create key' }).press('Enter');
  await expect(dialog).toBeHidden();
  await expect(keys.getByText('Copy the key now: it is not shown again.')).toBeVisible();
  await expect(keys.getByText(/^passa_live_[0-9A-Za-z]{49}$/)).toBeVisible();
  const line = keys.getByRole('listitem').filter({ hasText: 'Nightly export' });
  await expect(line.getByText('Read', { exact: true })).toBeVisible();
  await expect(line).toContainText('works from 203.0.113.0/24, 2001:db8::/32');
  await expectGoodLooks(page, 'a key that was just made');
  await keys.getByRole('button', { name: 'New key for a program' }).click();
  await dialog.getByLabel('Name', { exact: true }).fill('Reader');
  await dialog.getByRole('button', { name: 'Create key' }).click();
  await expect(keys.getByRole('listitem').filter({ hasText: 'Reader' })).toBeVisible();
  const key = await keys.getByText(/^passa_live_[0-9A-Za-z]{49}$/).textContent();
  const ask = async (query: string) =>
    (
      await page.request.post('/graphql', { headers: { authorization: `Bearer ${key}` }, data: { query } })
    ).text();
  expect(await ask('{ events(first: 1) { nodes { id } } }')).not.toContain('errors');
  expect(await ask('mutation { createApiKey(input: {}) { key } }')).toContain('KEY_SCOPE_REQUIRED');
  await page.reload();
  await expect(line).toBeVisible();
  await expect(keys.getByText(/^passa_live_[0-9A-Za-z]{49}$/)).toHaveCount(0);
});

test('the key of the tickets is replaced after a question that says what becomes of tickets sold', async ({
  page,
}) => {
  await signIn(page, await register(stranger('Kilele Nights'), 'issuer_admin'));
  await openTab(page, 'Settings');
  const key = page.getByRole('region', { name: 'Ticket Key' });
  await expect(key).toContainText('Version 1');
  await key.getByRole('button', { name: 'Replace the key' }).click();
  const dialog = page.getByRole('dialog', { name: 'Replace the ticket key?' });
  await expect(dialog).toContainText('Tickets that were sold or printed before stay valid.');
  await expectGoodLooks(page, 'the question before the ticket key is replaced');
  await dialog.getByRole('button', { name: 'Replace the key' }).click();
  await expect(toast(page, 'New tickets are signed with the new key')).toBeVisible();
  await expect(key).toContainText('Version 2');
  await key.scrollIntoViewIfNeeded();
  await expectGoodLooks(page, 'the ticket key in the settings');
});

test('payments lead to the wallet of the organisation', async ({ browser }) => {
  const page = await (await signedIn(browser, demo('issuer_owner'))).newPage();
  await page.goto('/dashboard?tab=settings');
  await page.getByRole('link', { name: 'Open payments' }).click();
  await page.getByText('Other ways to be paid').click();
  await page.getByRole('link', { name: 'Open the wallet' }).click();
  await expect(page.getByRole('radio', { name: 'Organisation wallet' })).toBeChecked();
});

test('a bank account that cannot be set up says why, and what to use instead', async ({ browser }) => {
  const page = await (await signedIn(browser, demo('issuer_owner'))).newPage();
  await page.goto('/account');
  await page.getByRole('link', { name: 'Set up: Bank Account' }).click();
  for (const part of ['What it is for', 'What is missing', 'What you can do now'])
    await expect(page.getByRole('heading', { name: part })).toBeVisible();
  await expect(page.getByText('No bank is connected to Passa yet', { exact: false })).toBeVisible();
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  await page.getByRole('link', { name: 'Open payments' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Payments' })).toBeVisible();
  await page.goBack();
  await page.getByRole('main').getByRole('link', { name: 'Contact us' }).click();
  await expect(page).toHaveURL(/\/contact$/);
});
