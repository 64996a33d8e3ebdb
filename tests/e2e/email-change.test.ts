import type { Page } from '@playwright/test';
import { toast } from './support/dashboard.ts';
import { expectGoodLooks } from './support/look.ts';
import { mailText } from './support/mails.ts';
import { confirmAddress, fillSignIn, register, signIn, stranger } from './support/people.ts';
import { expect, test } from './support/test.ts';

/** Returns the newest mail to the address about the security of an account. */
const securityMail = (page: Page, email: string): Promise<string> =>
  mailText(page, email, 'account_security');

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

const confirmLink = (mail: string) => /\/change-email#token=\S+/.exec(mail)?.[0] ?? 'no link';

/** The reader comes back to the tab. */
const comeBack = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

test('an email address changes once the links in both mailboxes are followed', async ({ browser, page }) => {
  const person = await register(stranger('Achieng Ouma'), 'attendee');
  const renamed = { ...person, email: `new.${person.email}` };
  await confirmAddress(page, person, true);
  await signIn(page, person);
  const profile = page.getByRole('form', { name: 'Profile' });

  await test.step('it is asked for in the profile', async () => {
    await page.goto('/account/settings#profile');
    await page.getByRole('button', { name: 'Change email address' }).click();
    const dialog = page.getByRole('dialog', { name: 'Change email address' });
    await dialog.getByLabel('New email address').fill('nobody');
    await dialog.getByRole('button', { name: 'Send the links' }).click();
    await expect(dialog.getByLabel('New email address')).toHaveAttribute('aria-invalid', 'true');
    await dialog.getByLabel('New email address').fill(renamed.email);
    await expectGoodLooks(page, 'the form of a new address');
    await dialog.getByRole('button', { name: 'Send the links' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText('Profile updated')).toBeHidden();
    const status = page.getByRole('status').filter({ hasText: `Change to ${renamed.email}` });
    await expect(status).toContainText('Follow the links that we mailed to both addresses.');
    await expectGoodLooks(page, 'a profile with a new address that waits');
  });

  await test.step('the new mailbox confirms it in a browser that is not signed in', async () => {
    const visitor = await browser.newPage();
    await visitor.goto(confirmLink(await securityMail(visitor, renamed.email)));
    await visitor.getByRole('button', { name: 'Confirm the change' }).click();
    await visitor.getByLabel('Password', { exact: true }).fill(person.password);
    await expectGoodLooks(visitor, 'the confirmation of a new address with a password');
    await visitor.getByRole('button', { name: 'Confirm the change' }).click();
    await expect(visitor.getByText('Now follow the link')).toBeVisible();
    await visitor.close();
    await comeBack(page);
    await expect(page.getByText('Follow the link that we mailed to your present address.')).toBeVisible();
  });

  await test.step('the old mailbox confirms it in the browser that is signed in', async () => {
    const mail = await securityMail(page, person.email);
    expect(mail).toContain('Confirm your new address from the old one');
    const open = await page.context().newPage();
    await open.goto('/account/settings#profile');
    const shown = open.getByRole('form', { name: 'Profile' });
    await expect(shown).toContainText(person.email);
    await page.goto(confirmLink(mail));
    await page.getByRole('button', { name: 'Confirm the change' }).click();
    await expect(page.getByText('Your email address was changed.')).toBeVisible();
    await comeBack(open);
    await expect(shown).toContainText(renamed.email);
    await expect(open.getByText('Change to')).toBeHidden();
    await open.close();
    await page.getByRole('link', { name: 'To your settings' }).click();
    await expect(profile).toContainText(renamed.email);
  });

  await test.step('both mailboxes are told, and the new address signs in', async () => {
    const visitor = await browser.newPage();
    for (const { email } of [person, renamed])
      expect(await securityMail(visitor, email)).toContain(renamed.email);
    await visitor.goto('/auth');
    await fillSignIn(visitor, person);
    await expect(visitor.getByRole('alert')).toBeVisible();
    await fillSignIn(visitor, renamed);
    await expect(visitor).toHaveURL(/\/dashboard$/);
    await visitor.close();
  });
});

test('a sign-in on a new device is mailed, and is ended from another browser', async ({ browser, page }) => {
  const person = await register(stranger('Baraka Mwangi'), 'attendee');
  await confirmAddress(page, person, true);
  await signIn(page, person);
  // The same browser in the same network would be known.
  const other = await browser.newPage({ userAgent: FIREFOX });
  await signIn(other, person);

  await test.step('the mail names the browser and the network', async () => {
    const mail = await securityMail(page, person.email);
    expect(mail).toContain('A sign-in on a new device');
    expect(mail).toMatch(/Device: Firefox on .*Network: 127\.0\.0\.0\/24/);
  });

  await test.step('all other sessions are ended', async () => {
    await page.goto('/account/settings#security');
    const sessions = page.getByRole('region', { name: 'Sessions' });
    await expect(sessions.getByRole('listitem').filter({ hasText: 'This session' })).toHaveCount(1);
    await expectGoodLooks(page, 'sessions of several browsers');
    await sessions.getByRole('button', { name: 'Sign out everywhere else' }).click();
    await page
      .getByRole('dialog', { name: 'Sign out everywhere else?' })
      .getByRole('button', { name: 'Sign out everywhere else' })
      .click();
    await expect(toast(page, 'ended')).toBeVisible();
    await expect(sessions.getByRole('listitem')).toHaveCount(1);
  });

  await test.step('the other browser is signed out, and this one is not', async () => {
    await other.goto('/account/settings');
    await expect(other.getByRole('form', { name: 'Profile' })).toBeHidden();
    await expect(other.getByRole('heading', { name: 'Sign in to see your account' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('region', { name: 'Sessions' }).getByRole('listitem')).toHaveCount(1);
    await other.close();
  });
});
