import type { Page } from '@playwright/test';
import { codeAt } from '../support/factors.ts';
import { askOnce } from './support/ask-once.ts';
import { openTab, toast } from './support/dashboard.ts';
import { expectGoodLooks } from './support/look.ts';
import { mailText } from './support/mails.ts';
import { becomeOwner, confirmAddress, fillSignIn, register, stranger } from './support/people.ts';
import { expect, test } from './support/test.ts';

const STEP_MS = 30_000;

const factors = (page: Page) => page.getByRole('region', { name: 'Two-factor authentication' });

test('an authenticator app, its replayed code, and a recovery code', async ({ page }) => {
  const person = await register(stranger('Amina Wekesa'), 'attendee');
  await page.goto('/auth');
  await fillSignIn(page, person);
  await openTab(page, 'Profile');

  await test.step('an unconfirmed address gets no second factor', async () => {
    await expect(factors(page).getByRole('button', { name: 'Set up authenticator app' })).toBeDisabled();
    await expect(factors(page)).toContainText('Confirm your email address first');
    await confirmAddress(page, person);
    await page.goto('/dashboard');
    await openTab(page, 'Profile');
  });

  await test.step('the password is asked for, a wrong one can be corrected, and the call goes on', async () => {
    await askOnce(page, 'StartAuthenticatorApp');
    await factors(page).getByRole('button', { name: 'Set up authenticator app' }).click();
    const dialog = page.getByRole('dialog', { name: 'Confirm it is you' });
    await expectGoodLooks(page, 'the question who is there');
    await dialog.getByLabel('Password', { exact: true }).fill('not-the-password');
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await expect(dialog.getByRole('alert')).toContainText('password is wrong');
    await dialog.getByLabel('Password', { exact: true }).fill(person.password);
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await expect(dialog).toBeHidden();
  });

  let secret = '';
  let used = '';
  let recoveryCode = '';
  await test.step('the app counts from its first code', async () => {
    const dialog = page.getByRole('dialog', { name: 'Set up authenticator app' });
    await expect(dialog.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
    await expectGoodLooks(page, 'the set-up of an authenticator app');
    const key = await dialog.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent();
    secret = key?.replaceAll(' ', '') ?? '';
    used = codeAt(secret, new Date());
    await dialog.getByLabel('Code from the app').fill(used);
    await dialog.getByRole('button', { name: 'Turn on' }).click();
    const codes = page.getByRole('dialog', { name: 'Recovery codes' });
    await expect(codes.getByRole('listitem')).toHaveCount(10);
    await expectGoodLooks(page, 'new recovery codes');
    recoveryCode = (await codes.getByRole('listitem').first().textContent()) ?? '';
    await codes.getByRole('button', { name: 'I have saved them' }).click();
    await expect(factors(page)).toContainText('10 of 10 left');
    await expectGoodLooks(page, 'settings with a second factor');
  });

  await test.step('the password alone no longer signs in, nor does a used code', async () => {
    await page.evaluate(() => localStorage.clear());
    await page.goto('/auth');
    await fillSignIn(page, person);
    await expect(page.getByLabel('Code from the app')).toBeFocused();
    await expectGoodLooks(page, 'the second step of a sign-in');
    await page.getByLabel('Code from the app').fill(used);
    await page.locator('form').getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(page.getByRole('alert')).toContainText('wrong or was used before');
    await page.getByLabel('Code from the app').fill(codeAt(secret, new Date(Date.now() + STEP_MS)));
    await page.locator('form').getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(page).toHaveURL(/\/dashboard$/);
  });

  await test.step('a recovery code signs in without the phone, and the app can be removed', async () => {
    await page.evaluate(() => localStorage.clear());
    await page.goto('/auth');
    await fillSignIn(page, person);
    await page.getByRole('button', { name: 'Use a recovery code' }).click();
    await page.getByLabel('Recovery code', { exact: true }).fill(recoveryCode);
    await page.locator('form').getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(page).toHaveURL(/\/dashboard$/);
    await page.goto('/account/settings');
    await expect(factors(page)).toContainText('9 of 10 left');
    await factors(page).getByRole('button', { name: 'Remove Authenticator app' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await expect(toast(page, 'Authenticator app removed')).toBeVisible();
    await expect(factors(page).getByRole('button', { name: 'Set up authenticator app' })).toBeVisible();
  });
});

/** Sets up an authenticator app on the screen. */
async function setUpApp(page: Page): Promise<void> {
  await factors(page).getByRole('button', { name: 'Set up authenticator app' }).click();
  const dialog = page.getByRole('dialog', { name: 'Set up authenticator app' });
  const key = await dialog.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent();
  await dialog.getByLabel('Code from the app').fill(codeAt(key?.replaceAll(' ', '') ?? '', new Date()));
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  await page.getByRole('button', { name: 'I have saved them' }).click();
}

test('an organisation requires a second factor: without one, nothing else opens', async ({ page }) => {
  const person = await register(stranger('Naliaka Barasa'), 'issuer_admin');
  await becomeOwner(page, person);
  await page.goto('/auth');
  await fillSignIn(page, person);
  await expect(page).toHaveURL(/\/dashboard/);
  await page.goto('/account/settings');
  const rule = page.getByRole('switch', { name: 'Require a second factor' });

  await test.step('an owner without one cannot require it', async () => {
    await rule.click({ force: true });
    await expect(toast(page, 'Set up a second factor for your own account first.')).toBeVisible();
    await expect(rule).not.toBeChecked();
  });

  await test.step('an owner with one can', async () => {
    await setUpApp(page);
    await rule.click({ force: true });
    await expect(rule).toBeChecked();
    await expectGoodLooks(page, 'the rule of a second factor');
  });

  await test.step('without one, only its set-up is open', async () => {
    await factors(page).getByRole('button', { name: 'Remove Authenticator app' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await expect(toast(page, 'Authenticator app removed')).toBeVisible();
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { name: 'Add a second factor' })).toBeVisible();
    await expectGoodLooks(page, 'a required second factor');
    await setUpApp(page);
    await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText('Passa Dashboard');
  });
});

test('a lost device: the mailed link begins a recovery, and its stop link ends it', async ({ page }) => {
  const person = await register(stranger('Faith Odhiambo'), 'attendee');
  await confirmAddress(page, person, true);
  await page.goto('/auth');
  await fillSignIn(page, person);
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goto('/account/settings');
  await setUpApp(page);
  await expect(factors(page)).toContainText('10 of 10 left');

  /** The link of the newest mail about the account's security. */
  const linkOf = async (words: string): Promise<string> => {
    const mail = await mailText(page, person.email, 'account_security');
    expect(mail).toContain(words);
    return /\/recover-access[?#]\S+/.exec(mail)?.[0] ?? '';
  };

  await test.step('it is asked for after the password', async () => {
    await page.evaluate(() => localStorage.clear());
    await page.goto('/auth');
    await fillSignIn(page, person);
    await page.getByRole('button', { name: 'Recover access by email' }).click();
    await expect(page.getByText('We sent a link')).toBeVisible();
  });

  await test.step('the mailed link begins it', async () => {
    await page.goto(await linkOf('asked to recover your account'));
    await expectGoodLooks(page, 'the start of a recovery');
    await page.getByRole('button', { name: 'Begin the recovery' }).click();
    await expect(page.getByText('will be removed on')).toBeVisible();
  });

  await test.step('the link of the mail about it stops it', async () => {
    await page.goto(await linkOf('The recovery of your Passa account has begun'));
    await page.getByRole('button', { name: 'Stop the recovery' }).click();
    await expect(page.getByText('The recovery was stopped')).toBeVisible();
  });
});
