import { logOut, openTab, toast } from './support/dashboard.ts';
import { mailedLink } from './support/mails.ts';
import { fillSignIn, register, signIn, stranger } from './support/people.ts';
import { expect, test } from './support/test.ts';

test('an attendee registers, and is welcomed once', async ({ page }) => {
  const person = stranger('Neema Mushi');
  await page.goto('/auth');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await page.getByLabel('Full Name').fill(person.name);
  await page.getByLabel('Email', { exact: true }).fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByLabel('Create crypto wallet').check();
  await page.locator('form').getByRole('button', { name: 'Create Account' }).click();
  await expect(
    page.getByText('User registered successfully! Crypto wallet created. Please sign in to continue.', {
      exact: true,
    }),
  ).toBeVisible();
  await fillSignIn(page, person);
  await expect(page.getByText('Welcome! Registration successful')).toBeVisible();
  for (const label of ['My Tickets', 'Upcoming Events', 'Wallet Balance (XLM)'])
    await expect(page.getByRole('main').getByText(label, { exact: true }).first()).toBeVisible();
  await openTab(page, 'Messages');
  await expect(page.getByText('Welcome! Registration successful')).toBeHidden();
  await openTab(page, 'Dashboard');
  await expect(page.getByRole('main').getByText('Upcoming Events')).toBeVisible();
  await expect(page.getByText('Welcome! Registration successful')).toBeHidden();
  await page.reload();
  await expect(page.getByRole('main').getByText('Upcoming Events')).toBeVisible();
  await expect(page.getByText('Welcome! Registration successful')).toBeHidden();
});

test('says what is wrong with a sign-in and a registration', async ({ page }) => {
  const person = await register(stranger('Baraka Massawe'), 'attendee');
  const fault = page.getByRole('alert');

  await test.step('a wrong password', async () => {
    await page.goto('/auth');
    await fillSignIn(page, { ...person, password: 'not-the-password' });
    await expect(fault).toContainText(/Login failed|password/i);
    await expect(page).toHaveURL(/\/auth$/);
  });

  await test.step('no network', async () => {
    await page.context().setOffline(true);
    await fillSignIn(page, person);
    await expect(fault).toHaveText('Network error during login');
    await page.getByRole('button', { name: 'Create Account' }).click();
    await page.getByLabel('Full Name').fill(person.name);
    await page.getByLabel('Email', { exact: true }).fill(person.email);
    await page.getByLabel('Password', { exact: true }).fill(person.password);
    await page.locator('form').getByRole('button', { name: 'Create Account' }).click();
    await expect(fault).toHaveText('Network error during registration');
    await page.context().setOffline(false);
  });

  await test.step('an address that has an account', async () => {
    await page.locator('form').getByRole('button', { name: 'Create Account' }).click();
    await expect(fault).not.toContainText('Network');
    await expect(fault).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Create Account' })).toBeVisible();
  });
});

test('a forgotten password is set anew by the link of a mail, once', async ({ page }) => {
  const person = await register(stranger('Fatma Salim'), 'attendee');
  const wanted = 'kisiwa-cha-marashi-9';

  await page.goto('/auth');
  await page.getByRole('button', { name: 'Forgot password?' }).click();
  await page.getByLabel('Email', { exact: true }).fill(person.email);
  await page.getByRole('button', { name: 'Send link' }).click();
  const reported = page
    .getByRole('status')
    .filter({ hasText: 'If that address has an account, a link is on its way.' });
  await expect(reported).toBeVisible();

  const link = await mailedLink(page, person.email, /http\S+\/reset-password#token=\S+/, 'reset_password');

  await page.goto(link);
  await page.getByLabel('New password', { exact: true }).fill(wanted);
  await page.getByLabel('Confirm new password').fill('something else');
  await expect(page.getByText('Passwords do not match')).toBeVisible();
  await page.getByLabel('Confirm new password').fill(wanted);
  await page.getByRole('button', { name: 'Set new password' }).click();
  await expect(page.getByText('Your password is changed. Please sign in.')).toBeVisible();
  await page.getByRole('link', { name: 'Sign In' }).click();

  await fillSignIn(page, person);
  await expect(page.getByRole('alert')).toBeVisible();
  await fillSignIn(page, { ...person, password: wanted });
  await expect(page).toHaveURL(/\/dashboard$/);

  await page.goto(link);
  await page.getByLabel('New password', { exact: true }).fill('another-one-12');
  await page.getByLabel('Confirm new password').fill('another-one-12');
  await page.getByRole('button', { name: 'Set new password' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
});

test('an address is confirmed in a browser without the session by the password of the account', async ({
  page,
}) => {
  const person = await register(stranger('Zawadi Mwakasege'), 'attendee');
  const link = await mailedLink(page, person.email, /http\S+\/verify-email#token=\S+/, 'verify_email');

  await page.goto(link);
  await page.getByLabel('Password', { exact: true }).fill('not-the-password');
  await page.getByRole('button', { name: 'Confirm address' }).click();
  await expect(page.getByRole('alert')).toContainText('This is not the password of the account.');
  await page.getByRole('button', { name: 'Forgot password?' }).click();
  await expect(page.getByRole('button', { name: 'Send link' })).toBeVisible();
  await page.getByRole('button', { name: 'Back to Sign In' }).click();
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Confirm address' }).click();
  await expect(page.getByText('Your email address is confirmed.')).toBeVisible();
});

test('the dashboard is for members, the sign-in for visitors', async ({ page }) => {
  await page.goto('/dashboard');
  await expect(page).toHaveURL((url) => url.pathname === '/');
  await expect(page.getByRole('link', { name: 'Explore Events' }).first()).toBeVisible();
  await signIn(page, await register(stranger('Kato Ssemakula'), 'attendee'));
  await page.goto('/auth');
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('logging out forgets everything here, and ends the session there', async ({ page, request }) => {
  const person = await register(stranger('Rift Valley Sounds'), 'issuer_admin');
  const kept = () => page.evaluate(() => Object.keys({ ...localStorage }).sort());
  await signIn(page, person);
  await expect.poll(kept).toEqual(expect.arrayContaining(['api_key', 'session_id', 'token', 'user']));
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const asking = { headers: { authorization: `Bearer ${token}`, accept: 'application/json' } };
  expect((await request.get('/api/events', asking)).status()).toBe(200);

  await logOut(page);
  await expect(page).toHaveURL((url) => url.pathname === '/');
  await expect(page.getByRole('link', { name: 'Sign In' }).first()).toBeVisible();
  for (const name of ['token', 'user', 'session_id', 'new_registration', 'api_key', 'api_key_expires_at'])
    expect(await kept()).not.toContain(name);
  expect((await request.get('/api/events', asking)).status()).toBe(401);
  await page.goto('/dashboard');
  await expect(page).toHaveURL((url) => url.pathname === '/');
});

test('a token that has run out is discarded on load', async ({ page }) => {
  await signIn(page, await register(stranger('Chebet Kiptoo'), 'attendee'));
  await page.evaluate(() => {
    const [head, , signature] = (localStorage.getItem('token') ?? '').split('.');
    localStorage.setItem('token', [head, btoa(JSON.stringify({ exp: 1_000_000 })), signature].join('.'));
  });
  await page.reload();
  await expect(page).toHaveURL((url) => url.pathname === '/');
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});

test('a toast goes away after three seconds', async ({ page }) => {
  await page.clock.install();
  await signIn(page, await register(stranger('Uwase Diane'), 'attendee'));
  await page.goto('/dashboard?tab=settings');
  await expect(page.getByRole('button', { name: 'Save Profile' })).toBeVisible();
  await page.getByRole('button', { name: 'Save Profile' }).click();
  await expect(toast(page, 'Profile updated successfully!')).toBeVisible();
  await page.clock.fastForward(3000);
  await expect(toast(page, 'Profile updated successfully!')).toBeHidden();
});
