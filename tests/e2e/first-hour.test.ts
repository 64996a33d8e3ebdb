import type { Locator, Page } from '@playwright/test';
import { jpeg } from '../support/pictures.ts';
import { toast } from './support/dashboard.ts';
import { expectGoodLooks, PHONE } from './support/look.ts';
import { fieldMoment } from './support/organiser.ts';
import { openMpesaAccount, sharedTest as test } from './support/paying.ts';
import { register, signIn, stranger } from './support/people.ts';
import { unique } from './support/product-api.ts';
import { expect } from './support/test.ts';

/** Most things that a newcomer does: each click or choice, and each form that is filled in, is one. */
const MOST_INTERACTIONS = 14;

test('a newcomer registers, publishes an event and scans a ticket of their own', async ({ page }) => {
  let interactions = 0;
  const act = async <T>(what: string, how: () => Promise<T>): Promise<T> => {
    interactions += 1;
    return test.step(`${interactions}. ${what}`, how);
  };
  const press = (name: string) =>
    act(`presses ${name}`, () => page.getByRole('main').getByRole('button', { name, exact: true }).click());
  const organiser = stranger(unique('Amani Nights'));
  const name = unique('Jazz Night');

  await page.goto('/auth');
  await press('Create Account');
  await act('chooses to organise', () => page.getByLabel('Register as event organizer').check());
  await act('fills in the registration', async () => {
    await page.getByLabel('Organization Name').fill(organiser.name);
    await page.getByLabel('Description').fill('Jazz by the ocean.');
    await page.getByLabel('Email', { exact: true }).fill(organiser.email);
    await page.getByLabel('Password', { exact: true }).fill(organiser.password);
  });
  await act('registers', () => page.locator('form').getByRole('button', { name: 'Create Account' }).click());
  await expect(page.getByRole('heading', { level: 1, name: 'Sign In' })).toBeVisible();
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(organiser.email);
  await act('signs in', () =>
    page.locator('form').getByRole('button', { name: 'Sign In', exact: true }).click(),
  );

  const form = page.getByRole('form', { name: 'First event' });
  await expect(form).toBeVisible();
  await act('fills in the event', () => fillFirstEvent(page, name));
  await act('chooses a cover', async () =>
    form.locator('input[type="file"]').setInputFiles({
      name: 'night.jpg',
      mimeType: 'image/jpeg',
      buffer: await jpeg({ width: 1600, height: 1000 }),
    }),
  );
  await expectGoodLooks(page, 'the form of the first event');
  await press('Continue');
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByRole('main').locator('picture img').first()).toBeVisible();
  await expectGoodLooks(page, 'a draft that is ready for sale');

  await act('looks at the preview', () => page.getByRole('link', { name: 'Preview page' }).click());
  await expect(page.getByText('Preview: only your team sees this page.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expectGoodLooks(page, 'the preview of a draft');
  await act('goes back', () => page.getByRole('link', { name: 'Back to the event' }).click());

  await press('Publish');
  const question = page.getByRole('dialog', { name: 'Publish without a way to be paid?' });
  await expect(question).toContainText('Buyers can order tickets and pay at the door.');
  await expectGoodLooks(page, 'the question before an event without a way to be paid');
  await act('publishes all the same', () => question.getByRole('button', { name: 'Publish now' }).click());
  await expect(toast(page, 'Event published successfully!')).toBeVisible();
  const share = page.getByRole('region', { name: 'Share', exact: true });
  await expect(share.getByRole('img', { name: `QR code of the page of ${name}` })).toBeVisible();
  await expect(share.getByLabel('Text to send')).toHaveValue(new RegExp(`^${name}\n`));
  await expectGoodLooks(page, 'an event that was just published');

  await press('Get a test ticket');
  await press('Scan it now');
  await expect(
    page.getByText('The code was read. Before the event, this is the expected result.'),
  ).toBeVisible();
  expect(interactions).toBeLessThanOrEqual(MOST_INTERACTIONS);

  await test.step('the home shows what is left to do', async () => {
    await page.goto('/dashboard');
    const steps = page.getByRole('region', { name: 'First steps' });
    await expect(steps.getByText('5 of 9 done', { exact: true })).toBeVisible();
    await expect(steps.getByRole('link', { name: 'Open: Claim ownership' })).toBeVisible();
    await expect(steps.getByRole('link', { name: 'Open: Prepare the door' })).toBeVisible();
    await expectGoodLooks(page, 'the first steps');
    await steps.getByRole('link', { name: 'Open: Set up payments' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'No way to be paid yet' })).toBeVisible();
    await expectGoodLooks(page, 'payments before one is set up');
  });
});

/** Most fields that an organiser fills in or chooses, from the landing page to a scanned ticket. */
const MOST_FIELDS = 14;

test('an organiser sells with M-Pesa after 14 fields, and reads nothing of wallets', async ({
  page,
  provider,
}) => {
  const mpesa = await openMpesaAccount(provider);
  const organiser = stranger(unique('Tamasha'));
  const name = unique('Benga Night');
  const main = page.getByRole('main');
  let fields = 0;
  const fill = async (place: Page | Locator, values: Record<string, string>): Promise<void> => {
    for (const [label, value] of Object.entries(values)) {
      fields += 1;
      await place.getByLabel(label, { exact: true }).fill(value);
    }
  };
  /** Except in two texts that the specification names: a choice of the registration, and a feature on the landing page. */
  const readsNothingOfWallets = async (): Promise<void> => {
    const words = page
      .getByRole('main')
      .or(page.getByRole('dialog'))
      .getByText(/wallet|crypto/i);
    await expect(
      words.filter({ visible: true, hasNotText: /Create crypto wallet|Cryptographic signatures/ }),
    ).toHaveCount(0);
  };

  await page.setViewportSize(PHONE);
  await test.step('registers', async () => {
    await page.goto('/');
    await expect(main.getByRole('heading', { name: 'Sell tickets, get paid on M-Pesa' })).toBeVisible();
    await readsNothingOfWallets();
    await main.getByRole('link', { name: 'Become an Issuer' }).first().click();
    await main.getByRole('button', { name: 'Create Account', exact: true }).first().click();
    fields += 1;
    await page.getByLabel('Register as event organizer').check();
    await fill(page, {
      'Organization Name': organiser.name,
      Email: organiser.email,
      Password: organiser.password,
    });
    await readsNothingOfWallets();
    await page.locator('form').getByRole('button', { name: 'Create Account' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Sign In' })).toBeVisible();
    await readsNothingOfWallets();
    await page.locator('form').getByRole('button', { name: 'Sign In', exact: true }).click();
  });

  await test.step('creates the event and its tickets', async () => {
    const form = page.getByRole('form', { name: 'First event' });
    await expect(form).toBeVisible();
    await readsNothingOfWallets();
    await form.getByRole('button', { name: 'Continue' }).click();
    for (const fault of ['Description is required.', 'Enter how many tickets there are.'])
      await expect(form.getByText(fault)).toBeVisible();
    await fill(form, {
      'Event Name': name,
      Venue: 'The Alchemist, Nairobi, Kenya',
      'Start Date': fieldMoment(48),
      Description: 'Benga until late, on two floors.',
      Count: '100',
      Price: '1500',
    });
    await expect(form.getByLabel('Currency')).toHaveValue('KES');
    await form.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(main.getByText('Benga until late, on two floors.')).toBeVisible();
    await expect(main.getByText('KES 1,500.00').first()).toBeVisible();
    await readsNothingOfWallets();
  });

  await test.step('connects M-Pesa', async () => {
    await main.getByRole('link', { name: 'Set up payments' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Payments' })).toBeVisible();
    await expect(page.getByRole('article', { name: 'Payouts' })).toContainText('Not connected');
    await readsNothingOfWallets();
    await main.getByRole('button', { name: 'Connect M-Pesa' }).click();
    const form = page.getByRole('form', { name: 'Connect M-Pesa' });
    await fill(form, {
      'Paybill number': mpesa.shortcode,
      'Consumer key': mpesa.consumerKey,
      'Consumer secret': mpesa.consumerSecret,
      Passkey: mpesa.passkey,
    });
    await readsNothingOfWallets();
    await form.getByRole('button', { name: 'Connect and test' }).click();
    await expect(form).toBeHidden();
    await expect(page.getByRole('article', { name: 'M-Pesa' })).toContainText('Connected');
    const state = page.getByRole('status').filter({ hasText: 'You can be paid' });
    await expect(state).toContainText('Active: M-Pesa.');
    await readsNothingOfWallets();
    await expectGoodLooks(page, 'payments with M-Pesa');
    await page.setViewportSize(PHONE);
    await state.getByRole('link', { name: 'Back to the dashboard' }).click();
  });

  await test.step('publishes the event, without a question', async () => {
    await expect(main.getByText('3 of 9 done')).toBeVisible();
    await readsNothingOfWallets();
    await main.getByRole('link', { name: 'Open: Publish the event' }).click();
    await main.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(toast(page, 'Event published successfully!')).toBeVisible();
    await readsNothingOfWallets();
  });

  await test.step('scans a test ticket', async () => {
    await main.getByRole('button', { name: 'Get a test ticket' }).click();
    await main.getByRole('button', { name: 'Scan it now' }).click();
    await expect(main.getByText('The code was read.')).toBeVisible();
    await readsNothingOfWallets();
  });
  expect(fields).toBeLessThanOrEqual(MOST_FIELDS);
});

async function fillFirstEvent(page: Page, name: string): Promise<void> {
  const form = page.getByRole('form', { name: 'First event' });
  await form.getByLabel('Event Name').fill(name);
  await form.getByLabel('Venue').fill('Alliance Française, Nairobi, Kenya');
  await form.getByLabel('Start Date').fill(fieldMoment(48));
  await expect(form.getByLabel('End Date')).toHaveValue(fieldMoment(52));
  await form.getByLabel('Description').fill('Three bands, one terrace.');
  await form.getByLabel('Category').selectOption({ label: 'Music' });
  await form.getByLabel('Count').fill('100');
  await form.getByLabel('Price').fill('750');
}

test('one sentence fills in the form of an event, and so does the text of a poster', async ({ page }) => {
  const organiser = await register(stranger(unique('Sentence Stage')), 'issuer_admin');
  await signIn(page, organiser);
  await page.goto('/dashboard');
  const form = page.getByRole('form', { name: 'First event' });
  const sentence = page.getByLabel('Your event in one sentence');

  await test.step('what it says and what is inferred, each marked until it is changed', async () => {
    await sentence.fill('Benga night, Alchemist, Nairobi, 9 January 2031, 100 at 1,500');
    await sentence.press('Enter');
    await expect(
      page.getByText('The form is filled in. 4 values are inferred and marked: check them.'),
    ).toBeVisible();
    await expect(form.getByLabel('Event Name')).toHaveValue('Benga night');
    await expect(form.getByLabel('Venue')).toHaveValue('Alchemist, Nairobi, Kenya');
    await expect(form.getByLabel('Start Date')).toHaveValue('2031-01-09T19:00');
    await expect(form.getByLabel('End Date')).toHaveValue('2031-01-09T23:00');
    await expect(form.getByLabel('Count')).toHaveValue('100');
    await expect(form.getByLabel('Price')).toHaveValue('1500');
    await expect(form.getByLabel('Currency')).toHaveValue('KES');
    await expect(form.getByLabel(/^Category/)).toHaveValue('MUSIC');
    const start = form.getByLabel('Start Date');
    await expect(start).toHaveAccessibleDescription(/Inferred: the text names no hour\./);
    await expectGoodLooks(page, 'a form that a sentence has filled in');
    await start.fill('2031-01-09T20:00');
    await expect(start).not.toHaveAccessibleDescription(/Inferred/);
    await expect(form.getByLabel(/^Category/)).toHaveAccessibleDescription(
      /Inferred: from the words of the text\./,
    );
  });

  await test.step('a poster has several tiers, and its other lines are the description', async () => {
    await sentence.fill(
      'RHUMBA SUNDAY\nVenue: Carnivore Grounds, Langata, Nairobi\nDate: 13th Jan 2031\nTime: 2pm - 10pm\n' +
        'Regular: 1,000/=\nVIP: 3,000/=\nDress code: white',
    );
    await page.getByRole('button', { name: 'Fill in the form' }).click();
    await expect(form.getByLabel('Event Name')).toHaveValue('RHUMBA SUNDAY');
    await expect(form.getByLabel('Description')).toHaveValue('Dress code: white');
    await expect(form.getByLabel('Price')).toHaveCount(2);
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    await expect(form.getByText('Enter how many tickets there are.')).toHaveCount(2);
    await form.getByLabel('Count').nth(0).fill('200');
    await form.getByLabel('Count').nth(1).fill('50');
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'RHUMBA SUNDAY' })).toBeVisible();
  });

  await test.step('the event has both tiers in the currency of the place', async () => {
    const event = new URL(page.url()).searchParams.get('event');
    await page.goto(`/dashboard?tab=events&event=${event}&part=tickets`);
    await expect(page.getByRole('main').getByText('KES 1,000.00').first()).toBeVisible();
    await expect(page.getByRole('main').getByText('KES 3,000.00').first()).toBeVisible();
  });
});
