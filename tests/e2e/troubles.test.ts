import type { Page } from '@playwright/test';
import { tier } from './support/buyer.ts';
import { openTab } from './support/dashboard.ts';
import { FAULT, NOT_NOW, press, tells, withChanged, withTrouble } from './support/failing.ts';
import { fieldMoment, fillEvent, openPart } from './support/organiser.ts';
import { demo, logIn, type Person, register, signedIn, signIn, stranger } from './support/people.ts';
import { publishEvent, unique } from './support/product-api.ts';
import { expect, test } from './support/test.ts';
import { balance } from './support/wallet.ts';

const DAY = 86_400_000;

test('a visitor and an attendee read what went wrong', async ({ page }) => {
  const person = stranger('Nyokabi Wanjiru');
  const signUp = async (who: Person, organizer: boolean): Promise<void> => {
    await page.goto('/auth?mode=sign-up');
    if (organizer) {
      await page.getByLabel('Register as event organizer').check();
      await page.getByLabel('Create crypto wallet').check();
    }
    await page.getByLabel(organizer ? 'Organization Name' : 'Full Name').fill(who.name);
    await page.getByLabel('Email', { exact: true }).fill(who.email);
    await page.getByLabel('Password', { exact: true }).fill(who.password);
    await page.locator('form').getByRole('button', { name: 'Create Account' }).click();
  };

  await test.step('a registration that fails, and those that do not', async () => {
    await withTrouble(page, 'Register', FAULT, async () => {
      await signUp(person, false);
      await expect(page.getByRole('alert')).toHaveText('Registration failed');
    });
    await signUp(person, false);
    const plain = 'User registered successfully! Please sign in to continue.';
    await expect(page.getByText(plain, { exact: true })).toBeVisible();
    await signUp(stranger('Lamu Yoga'), true);
    const whole =
      'Event organizer registered successfully! Crypto wallet created. Please sign in to continue.';
    await expect(page.getByText(whole, { exact: true })).toBeVisible();
  });

  await test.step('a sign-in takes its time', async () => {
    const release = await hold(page);
    const signingIn = signIn(page, person);
    await expect(page.getByRole('button', { name: 'Processing...' })).toBeVisible();
    await release();
    await signingIn;
  });

  await test.step('so does the dashboard', async () => {
    const release = await hold(page);
    await page.reload();
    await expect(page.getByText('Loading dashboard...')).toBeVisible();
    await release();
  });

  await test.step('nothing there yet', async () => {
    await openTab(page, 'Messages');
    await expect(page.getByText('No messages yet')).toBeVisible();
    await withChanged(page, 'EventConnection', { nodes: [] });
    await openTab(page, 'Browse Events');
    await expect(page.getByText('No events available')).toBeVisible();
    await expect(page.getByText('Check back soon for upcoming events!')).toBeVisible();
    await page.unroute('**/graphql');
  });

  await test.step('a wallet', async () => {
    await withTrouble(page, 'Wallet', FAULT, async () => {
      await openTab(page, 'Wallet');
      await expect(page.getByText('Server error: 500')).toBeVisible();
    });
    await press(page, 'Retry');
    await expect(page.getByText('No wallet found. Please create a new wallet first.')).toBeVisible();
    await withTrouble(page, 'CreateWallet', 'lost', async () => {
      await press(page, 'Create Wallet');
      await tells(page, 'Network error. Please try again.');
    });
    await withTrouble(page, 'CreateWallet', NOT_NOW, async () => {
      await press(page, 'Create Wallet');
      await tells(page, 'Failed to create wallet');
    });
    await press(page, 'Create Wallet');
    await tells(page, 'Wallet created successfully!');
    await withTrouble(page, 'FundWallet', FAULT, async () => {
      await press(page, 'Fund Wallet');
      await tells(page, 'Failed to fund wallet');
    });
    await expect(balance(page)).toContainText('Not funded');
    await page.evaluate(() =>
      Object.assign(navigator.clipboard, { writeText: () => Promise.reject(new Error('not allowed')) }),
    );
    await press(page, 'Copy public key');
    await tells(page, 'Failed to copy to clipboard');
  });

  await test.step('a password that cannot be changed now', async () => {
    await page.goto('/dashboard?tab=settings');
    const form = page.getByRole('form', { name: 'Change password' });
    await form.getByLabel('Current Password', { exact: true }).fill(person.password);
    await form.getByLabel('New Password', { exact: true }).fill('mlima-wa-moto-3');
    await form.getByLabel('Confirm New Password', { exact: true }).fill('mlima-wa-moto-3');
    await withTrouble(page, 'ChangePassword', 'lost', async () => {
      await press(page, 'Change Password');
      await tells(page, 'API not available');
    });
  });

  await test.step('a purchase', async () => {
    const { token } = await logIn(demo('issuer_admin'));
    const event = await publishEvent(token, unique('Benga Bash'), [
      { tier: 'regular', count: 20, price: 10, currency: 'USD' },
    ]);
    // A page that is opened by its address includes the event; client-side navigation queries it.
    await page.goto(`/events?q=${encodeURIComponent(event.name)}`);
    const found = page.getByRole('article').filter({ hasText: event.name }).getByRole('link').first();
    await expect(found).toBeVisible();
    const release = await hold(page);
    await found.click();
    await expect(page.getByText('Loading event...')).toBeVisible();
    await release();
    await tier(page, 'regular').click();
    const form = page.getByRole('form', { name: 'Your details' });
    await form.getByLabel('Full Name').fill(person.name);
    await form.getByLabel('Email').fill(person.email);
    await form.getByLabel('Phone', { exact: true }).fill('+254 700 000 000');
    await withTrouble(page, 'PurchaseByForm', NOT_NOW, async () => {
      await form.getByRole('button', { name: 'Buy Ticket' }).click();
      await expect(page.getByText('Purchase failed: Not on a Sunday.')).toBeVisible();
    });
  });
});

test('an organiser reads why a key, an event and a check at the door failed', async ({ browser, page }) => {
  await signIn(page, await register(stranger('Tana Nights'), 'issuer_admin'));
  await openTab(page, 'My Events');
  await expect(page.getByText('No events created yet')).toBeVisible();

  await test.step('events and tickets', async () => {
    await page.getByRole('link', { name: 'Create Event' }).first().click();
    await fillEvent(page, {
      ...{ name: 'Full Moon', venue: 'Watamu Beach, Kilifi, Kenya', description: 'Drums.' },
      ...{ start: fieldMoment(48), end: fieldMoment(50) },
    });
    const create = () => press(page, 'Create Event');
    await withTrouble(page, 'CreateEvent', NOT_NOW, async () => {
      await create();
      await tells(page, 'Failed to create event: Not on a Sunday.');
    });
    await withTrouble(page, 'CreateEvent', 'lost', async () => {
      await create();
      await expect(page.getByText('Failed to create event', { exact: true }).first()).toBeVisible();
    });
    await create();
    await tells(page, 'Event created successfully!');
    await openPart(page, 'Tickets');
    await withTrouble(page, 'CreateTickets', NOT_NOW, async () => {
      await press(page, 'Create Tickets');
      await tells(page, 'Failed to create tickets: Not on a Sunday.');
    });
    await withTrouble(page, 'PublishEvent', NOT_NOW, async () => {
      await press(page, 'Publish');
      const question = page.getByRole('dialog', { name: 'Publish without tickets?' });
      await question.getByRole('button', { name: 'Publish' }).click();
      await tells(page, 'Failed to publish event: Not on a Sunday.');
    });
  });

  await test.step('the revenue panel is empty', async () => {
    await openTab(page, 'Revenue');
    await expect(page.getByText('No pending releases')).toBeVisible();
  });

  await test.step('keys', async () => {
    await openTab(page, 'Settings');
    const generate = () => press(page, 'Generate New Key');
    const path = '**/api/issuer/api-key';
    await press(page, 'Clear Key');
    await page.route(path, (route) => route.abort('connectionreset'));
    await generate();
    await tells(page, 'Network error generating API key');
    await page.route(path, (route) => route.fulfill({ status: 503, json: { success: false } }));
    await generate();
    await tells(page, 'Failed to generate API key');
    await page.route(path, (route) => route.fulfill({ status: 201, body: 'no JSON at all' }));
    await generate();
    await tells(page, 'Error generating API key');
    await page.unroute(path);
    await generate();
    await expect(page.getByText('API key generated successfully!', { exact: true })).toBeVisible();
  });

  await test.step('the data for a door without a network', async () => {
    await page.goto('/dashboard?tab=validate');
    await page.getByText('Offline', { exact: true }).click();
    await withTrouble(page, 'DoorKey', NOT_NOW, () =>
      withTrouble(page, 'DoorRevocations', NOT_NOW, async () => {
        await press(page, 'Get Public Key & Revocation List');
        await expect(page.getByText('Error loading public key: Not on a Sunday.')).toBeVisible();
        await expect(page.getByText('Error loading revocation list: Not on a Sunday.')).toBeVisible();
      }),
    );
  });

  await test.step('system staff have no issuer, and the ticket that names one is not there yet', async () => {
    const door = await (await signedIn(browser, demo('system_validator'))).newPage();
    await door.goto('/dashboard?tab=validate');
    await door.getByText('Offline', { exact: true }).click();
    await press(door, 'Get Public Key & Revocation List');
    await expect(door.getByText('Error: No issuer ID available')).toBeVisible();
    await door.context().close();
  });

  await test.step('a key that ends soon, and cannot be validated', async () => {
    await page.evaluate(
      (soon) => localStorage.setItem('api_key_expires_at', soon),
      new Date(Date.now() + DAY).toISOString(),
    );
    await page.route('**/api/validate-key', (route) => route.fulfill({ status: 503, body: '' }));
    await page.goto('/dashboard?tab=events');
    await expect(page.getByText('No valid API key available').first()).toBeVisible();
  });
});

/** Holds all responses until the returned function is called. */
async function hold(page: Page): Promise<() => Promise<void>> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/graphql', async (route) => {
    await released;
    await route.fallback();
  });
  return async () => {
    release();
    // Held requests must continue before the routes are removed.
    await page.unrouteAll({ behavior: 'wait' });
  };
}
