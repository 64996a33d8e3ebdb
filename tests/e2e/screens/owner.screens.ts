import { mailedLink } from '../support/mails.ts';
import { demo, signedIn } from '../support/people.ts';
import { expect, test } from '../support/test.ts';
import { cameraFor } from './camera.ts';
import { MAILED } from './cast.ts';

const camera = cameraFor('owner');
const guest = { name: 'Amani Mrisho', email: 'amani.mrisho@example.com' };

test('an owner looks after people, keys and books', async ({ browser }) => {
  const page = await (await signedIn(browser, demo('issuer_owner'))).newPage();
  const dialog = page.getByRole('dialog');

  await test.step('her people', async () => {
    await page.goto('/dashboard?tab=team');
    const team = page.getByRole('region', { name: 'Your Team' });
    await expect(team.getByRole('listitem').nth(3)).toBeVisible();
    await camera.photograph(page, 'team', { at: team });
    await team.getByRole('button', { name: 'Invite User' }).click();
    await dialog.getByLabel('Email').fill(guest.email);
    await dialog.getByLabel('Full Name').fill(guest.name);
    await dialog.getByLabel('Role').selectOption('Issuer finance');
    await camera.photograph(page, 'invite');
    await dialog.getByRole('button', { name: 'Send Invitation' }).click();
    await expect(page.getByRole('region', { name: 'Pending invitations' })).toContainText(guest.email);
    const visitor = await browser.newPage();
    await visitor.goto(await mailedLink(visitor, guest.email, MAILED));
    await expect(visitor.getByText('Pwani Live invites you as Issuer finance.')).toBeVisible();
    await camera.photograph(visitor, 'join');
    await visitor.close();
    await page.goto('/dashboard?tab=validators');
    await page.getByLabel('Validator Email').fill('zawadi@example.com');
    await page.getByRole('button', { name: 'Invite Validator' }).click();
    await expect(dialog.getByRole('code')).toBeVisible();
    await camera.photograph(page, 'validator');
    await dialog.getByRole('button', { name: 'Done' }).click();
  });

  await test.step('her books', async () => {
    await page.goto('/dashboard?tab=reports&period=all');
    await expect(
      page.getByRole('region', { name: 'Sales', exact: true }).first().getByRole('row').nth(2),
    ).toBeVisible();
    await camera.photograph(page, 'reports');
    await page.goto('/dashboard?tab=audit');
    await page.getByText('Successful', { exact: true }).click();
    await expect(page.getByRole('region', { name: 'Entries' }).getByRole('listitem').nth(3)).toBeVisible();
    await camera.photograph(page, 'audit');
  });

  await test.step('an auditor proves that the log is whole', async () => {
    const auditor = await (await signedIn(browser, demo('system_auditor'))).newPage();
    await auditor.goto('/dashboard?tab=audit');
    await auditor.getByRole('button', { name: 'Verify' }).click();
    await expect(auditor.getByText('The audit log is intact', { exact: true })).toBeVisible({
      timeout: 60_000,
    });
    await camera.photograph(auditor, 'verified');
    await auditor.context().close();
  });

  await test.step('her settings', async () => {
    await page.goto('/dashboard?tab=settings');
    await expect(page.getByText('Where you are signed in')).toBeVisible();
    await camera.photograph(page, 'settings');
    const keys = page.getByRole('heading', { name: 'Signing key' });
    await expect(page.getByText('Keys of your account')).toBeVisible();
    await camera.photograph(page, 'keys', { at: keys });
  });
  await page.context().close();
  camera.end();
});
