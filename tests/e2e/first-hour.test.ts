import type { Page } from '@playwright/test';
import { jpeg } from '../support/pictures.ts';
import { toast } from './support/dashboard.ts';
import { expectGoodLooks } from './support/look.ts';
import { fieldMoment } from './support/organiser.ts';
import { fillSignIn, stranger } from './support/people.ts';
import { unique } from './support/product-api.ts';
import { expect, test } from './support/test.ts';

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
  await act('signs in', () => fillSignIn(page, organiser));

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
    await expect(steps.getByText('5 of 8 done', { exact: true })).toBeVisible();
    await expect(steps.getByRole('link', { name: 'Open: Prepare the door' })).toBeVisible();
    await expectGoodLooks(page, 'the first steps');
  });
});

async function fillFirstEvent(page: Page, name: string): Promise<void> {
  const form = page.getByRole('form', { name: 'First event' });
  await form.getByLabel('Event Name').fill(name);
  await form.getByLabel('Venue').fill('Alliance Française, Nairobi, Kenya');
  await form.getByLabel('Start Date').fill(fieldMoment(48));
  await expect(form.getByLabel('End Date')).toHaveValue(fieldMoment(52));
  await form.getByLabel('Price').fill('750');
}
