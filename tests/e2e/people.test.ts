import { readFile } from 'node:fs/promises';
import type { Browser, Page } from '@playwright/test';
import { openTab, sidebar, toast } from './support/dashboard.ts';
import { follow } from './support/follow.ts';
import { expectGoodLooks } from './support/look.ts';
import { mailedLink } from './support/mails.ts';
import {
  demo,
  fillSignIn,
  logIn,
  type Person,
  type Role,
  register,
  signedIn,
  signIn,
  stranger,
} from './support/people.ts';
import { call } from './support/product-api.ts';
import { expect, test } from './support/test.ts';

const open = async (browser: Browser, person: Person, address = '/dashboard'): Promise<Page> => {
  const page = await (await signedIn(browser, person)).newPage();
  await page.goto(address);
  return page;
};
/** A row of the directory; while a person joins, their invitation may still stand below it. */
const row = (page: Page, email: string) =>
  page.getByRole('region', { name: 'User Management' }).getByRole('listitem').filter({ hasText: email });
const isLive = (page: Page) =>
  expect(page.getByRole('main').getByText('live', { exact: true })).toBeVisible();
const dialog = (page: Page) => page.getByRole('dialog');
/** A user whose session others ended sees the sign-in page, without any action. */
const isOut = (page: Page) => expect(page).toHaveURL(({ pathname }) => pathname === '/auth');
const comesBack = async (page: Page, person: Person): Promise<void> => {
  await page.goto('/auth');
  await fillSignIn(page, person);
};

/** Makes one operation fail, as an outage does. */
const breakOff = (page: Page, operation: string) =>
  page.route('**/graphql', (route) =>
    route.request().postData()?.includes(operation) ? route.abort() : route.fallback(),
  );

test('a person is invited, joins, gets another role, is suspended and reactivated', async ({ browser }) => {
  const owner = await register(stranger('Chumbe House'), 'issuer_admin');
  const guest = stranger('Amani Mrisho');
  const team = await open(browser, owner, '/dashboard?tab=team');
  const admin = await open(browser, demo('system_admin'), '/dashboard?tab=users');
  const visitor = await browser.newPage();

  await test.step('the invitation asks for address and name, and goes out by mail', async () => {
    await team.getByRole('button', { name: 'Invite User' }).click();
    await expectGoodLooks(team, 'the invitation of a user');
    await dialog(team).getByRole('button', { name: 'Send Invitation' }).click();
    await expect(toast(team, 'Please fill in all required fields')).toBeVisible();
    await dialog(team).getByLabel('Email').fill(owner.email);
    await dialog(team).getByLabel('Full Name').fill(guest.name);
    await dialog(team).getByLabel('Role').selectOption('Issuer finance');
    await dialog(team).getByRole('button', { name: 'Send Invitation' }).click();
    await expect(toast(team, 'Failed to invite user: ').first()).toBeVisible();
    await dialog(team).getByLabel('Email').fill(guest.email);
    await dialog(team).getByRole('button', { name: 'Send Invitation' }).click();
    await expect(toast(team, 'User invitation sent successfully')).toBeVisible();
    await expect(team.getByRole('region', { name: 'Pending invitations' })).toContainText(guest.email);
  });

  await test.step('its link creates an account, which its managers see', async () => {
    await admin.getByRole('searchbox', { name: 'Search users' }).fill(guest.email);
    await expect(admin.getByText('No one matches these filters.')).toBeVisible();
    await Promise.all([isLive(team), isLive(admin)]);
    const link = await mailedLink(visitor, guest.email, /http\S+\/join#token=\S+/);
    await visitor.goto(link ?? '/join');
    await expect(visitor.getByText('Chumbe House invites you as Issuer finance.')).toBeVisible();
    await expectGoodLooks(visitor, 'the page of an invitation');
    await visitor.getByLabel('Password', { exact: true }).fill(guest.password);
    await visitor.getByRole('button', { name: 'Accept and Create Account' }).click();
    await expect(visitor.getByText(`You can sign in with ${guest.email} now.`)).toBeVisible();
    await expect(row(team, guest.email)).toContainText('Issuer finance');
    await expect(row(admin, guest.email)).toContainText('Chumbe House');
    // The same address would load nothing: the page is at it, and the secret is a fragment.
    await visitor.goto('about:blank');
    await visitor.goto(link ?? '/join');
    await expect(visitor.getByText('This invitation is no longer valid')).toBeVisible();
    await signIn(visitor, guest);
    await expect(sidebar(visitor)).toContainText('Reports');
  });

  await test.step('another role signs out, and is seen by both', async () => {
    await row(admin, guest.email)
      .getByRole('button', { name: /^Change the role/ })
      .click();
    await expectGoodLooks(admin, 'the change of a role');
    await dialog(admin).getByRole('combobox', { name: 'Role' }).selectOption('Issuer auditor');
    await dialog(admin).getByRole('button', { name: 'Save Role' }).click();
    await expect(toast(admin, 'User role updated successfully')).toBeVisible();
    await expect(row(team, guest.email)).toContainText('Issuer auditor');
    await isOut(visitor);
    await comesBack(visitor, guest);
    await expect(sidebar(visitor)).toContainText('Audit Logs');
  });

  await test.step('a suspended user is signed out at once, and may return when activated', async () => {
    await row(team, guest.email)
      .getByRole('button', { name: /^Suspend/ })
      .click();
    await dialog(team).getByRole('button', { name: 'Suspend' }).click();
    await expect(toast(team, 'User suspended successfully')).toBeVisible();
    await expect(row(admin, guest.email)).toContainText('Suspended');
    await isOut(visitor);
    await comesBack(visitor, guest);
    await expect(visitor.getByRole('alert')).toContainText('suspended');
    await expectGoodLooks(admin, 'the users');
    await row(admin, guest.email)
      .getByRole('button', { name: /^Activate/ })
      .click();
    await expect(toast(admin, 'User activated successfully')).toBeVisible();
    await expect(row(team, guest.email)).toContainText('Active');
    await fillSignIn(visitor, guest);
    await expect(sidebar(visitor)).toContainText('Audit Logs');
  });

  await test.step('an outage is shown, and nothing changes', async () => {
    await breakOff(admin, 'SuspendUser');
    await breakOff(admin, 'SetUserRole');
    await row(admin, guest.email)
      .getByRole('button', { name: /^Suspend/ })
      .click();
    await dialog(admin).getByRole('button', { name: 'Suspend' }).click();
    await expect(toast(admin, 'Failed to suspend user')).toBeVisible();
    await row(admin, guest.email)
      .getByRole('button', { name: /^Change the role/ })
      .click();
    await dialog(admin).getByRole('combobox', { name: 'Role' }).selectOption('Issuer signatory');
    await dialog(admin).getByRole('button', { name: 'Save Role' }).click();
    await expect(toast(admin, 'Failed to update user role')).toBeVisible();
    await dialog(admin).getByRole('button', { name: 'Cancel' }).click();
    await expect(row(admin, guest.email)).toContainText('Issuer auditor');
    await breakOff(admin, 'query Users');
    await admin.getByRole('combobox', { name: 'Role' }).selectOption('Issuer auditor');
    await expect(toast(admin, 'Failed to fetch users').first()).toBeVisible();
    await expect(admin.getByRole('button', { name: 'Retry' })).toBeVisible();
  });
});

test('a validator comes with a password for one time, and a device is cut off', async ({ browser }) => {
  const owner = await register(stranger('Bawe House'), 'issuer_admin');
  const email = stranger('Door Keeper').email;
  const page = await open(browser, owner, '/dashboard?tab=validators');
  const second = await open(browser, owner, '/dashboard?tab=validators');
  const door = await browser.newPage();
  await expect(page.getByText('No validators assigned yet')).toBeVisible();
  await Promise.all([isLive(page), isLive(second)]);
  const invite = async (address: string) => {
    await page.getByLabel('Validator Email').fill(address);
    await page.getByRole('button', { name: 'Invite Validator' }).click();
  };

  await invite(owner.email);
  await expect(toast(page, 'Failed to invite validator: ').first()).toBeVisible();
  await invite(email);
  const secret = (await dialog(page).getByRole('code').textContent()) ?? '';
  await expect(
    toast(page, `Validator invitation sent to ${email}. Temporary password: ${secret}`),
  ).toBeVisible();
  await expectGoodLooks(page, 'the password that is shown once');
  await dialog(page).getByRole('button', { name: 'Done' }).click();
  await expect(dialog(page)).toBeHidden();
  const validators = (where: Page) => where.getByRole('region', { name: 'My Validators' });
  await expect(validators(second)).toContainText('Has not signed in yet');

  await test.step('it opens one session, which the list shows', async () => {
    await door.goto('/auth');
    await fillSignIn(door, { name: '', email, password: secret });
    await expect(door.getByText('Choose a password of your own')).toBeVisible();
    await expect(validators(second)).not.toContainText('Has not signed in yet');
    await expect(validators(second).getByRole('list', { name: 'Devices' })).toBeVisible();
    const another = await browser.newPage();
    await another.goto('/auth');
    await fillSignIn(another, { name: '', email, password: secret });
    await expect(another.getByRole('alert')).toBeVisible();
    await another.close();
  });

  await test.step('it opens the page alone that replaces it', async () => {
    await door.goto('/dashboard?tab=validate');
    await expect(door.getByText('Choose a password of your own')).toBeVisible();
    await expect(door.getByRole('navigation')).toBeHidden();
    await expectGoodLooks(door, 'the page that replaces a temporary password');
    await door.getByLabel('Temporary password').fill(secret);
    await door.getByLabel('New Password', { exact: true }).fill('mlango-wa-bahari-7');
    await door.getByLabel('Confirm New Password').fill('mlango-wa-bahari-7');
    await door.getByRole('button', { name: 'Change Password' }).click();
    await expect(door.getByText('Choose a password of your own')).toBeHidden();
  });

  await test.step('the device is cut off', async () => {
    await openTab(door, 'Validate Ticket');
    const revoke = validators(second).getByRole('button', { name: /^Revoke/ });
    await expectGoodLooks(second, 'the validators');
    await revoke.first().click();
    await dialog(second).getByRole('button', { name: 'Revoke' }).click();
    await expect(toast(second, 'Device revoked')).toBeVisible();
    await isOut(door);
    await expect(validators(page)).toContainText('No device is signed in.');
  });
});

test('a user exports their own data, and has it erased', async ({ page }) => {
  const person = await register(stranger('Salma Othman'), 'attendee');
  const { token } = await logIn(person);
  const subject = 'Is there parking?';
  await call('/api/messages', {
    token,
    body: { recipient_email: demo('issuer_owner').email, subject, body: 'We come by car.' },
  });
  await signIn(page, person);
  await openTab(page, 'Profile');
  const data = page.getByRole('region', { name: 'Your Data' });
  const download = page.waitForEvent('download');
  await data.getByRole('button', { name: 'Download My Data' }).click();
  const file = JSON.parse(await readFile(await (await download).path(), 'utf8')) as {
    account: { email: string }[];
    messages: { subject: string; direction: string }[];
  };
  expect(file.account).toMatchObject([{ email: person.email }]);
  expect(file.messages).toMatchObject([{ subject, direction: 'sent' }]);

  await data.getByRole('button', { name: 'Delete Account' }).click();
  await expectGoodLooks(page, 'the end of an account');
  const form = page.getByRole('form', { name: 'Delete Account' });
  await form.getByLabel('Your password', { exact: true }).fill('not-the-password');
  await form.getByRole('button', { name: 'Delete Account' }).click();
  await expect(form.getByRole('alert')).toBeVisible();
  await form.getByLabel('Your password', { exact: true }).fill(person.password);
  await form.getByRole('button', { name: 'Delete Account' }).click();
  await expect(page).toHaveURL(/\/$/);
  await page.goto('/auth');
  await fillSignIn(page, person);
  await expect(page.getByRole('alert')).toBeVisible();
});

/** Panels of system operations, and the roles that are refused. */
const REFUSED: [Role, string[]][] = [
  ['attendee', ['users', 'validators', 'audit', 'system', 'revoke']],
  ['issuer_finance', ['users', 'validators', 'audit', 'system']],
  ['issuer_admin', ['users', 'system']],
  ['system_validator', ['users', 'messages', 'wallet']],
];

test('panels are closed to roles without them', async ({ browser }) => {
  for (const [role, tabs] of REFUSED) {
    const page = await open(browser, demo(role), `/dashboard?tab=${tabs[0]}`);
    for (const tab of tabs) {
      if (tab !== tabs[0]) await follow(page, `/dashboard?tab=${tab}`);
      await expect(page.getByText('Not part of your role'), `${role} at ${tab}`).toBeVisible();
    }
    await page.context().close();
  }
});
