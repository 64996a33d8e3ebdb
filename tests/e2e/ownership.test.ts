import { sidebar, toast } from './support/dashboard.ts';
import { expectGoodLooks } from './support/look.ts';
import { confirmAddress, fillSignIn, register, signIn, stranger } from './support/people.ts';
import { unique } from './support/product-api.ts';
import { expect, test } from './support/test.ts';

test('the founder of an organisation without an owner claims its ownership', async ({ page }) => {
  const founder = await register(stranger(unique('Pemba Nights')), 'issuer_admin');
  const offer = page.getByRole('region', { name: 'Your organisation has no owner' });
  const dialog = page.getByRole('dialog');
  await signIn(page, founder);

  await test.step('the address is confirmed first', async () => {
    await page.goto('/dashboard?tab=team');
    await expect(offer).toContainText('Confirm your email address first');
    await expectGoodLooks(page, 'the team of an organisation without an owner');
    await expect(offer.getByRole('button', { name: 'Claim Ownership' })).toBeHidden();
    await confirmAddress(page, founder);
    await page.goto('/dashboard?tab=settings');
    await expect(offer.getByRole('button', { name: 'Claim Ownership' })).toBeVisible();
  });

  await test.step('a wrong password claims nothing', async () => {
    await page.goto('/dashboard?tab=team');
    await offer.getByRole('button', { name: 'Claim Ownership' }).click();
    await expectGoodLooks(page, 'the claim of ownership');
    await expect(dialog).toContainText('You are signed out on every device');
    await dialog.getByLabel('Your password').fill('not the password');
    await dialog.getByRole('button', { name: 'Claim Ownership' }).click();
    await expect(dialog.getByRole('alert')).toContainText('The current password is wrong.');
  });

  await test.step('the right password makes the founder the owner, who signs in again', async () => {
    await dialog.getByLabel('Your password').fill(founder.password);
    await dialog.getByRole('button', { name: 'Claim Ownership' }).click();
    await expect(page).toHaveURL(({ pathname }) => pathname === '/auth');
    await expect(page.getByText('Your role was changed, so you were signed out.')).toBeVisible();
    await fillSignIn(page, founder);
    await expect(sidebar(page)).toContainText('Team');
    await page.goto('/dashboard?tab=team');
    await expect(page.getByRole('listitem').filter({ hasText: founder.email })).toContainText('Issuer owner');
    await expect(offer).toBeHidden();
  });

  await test.step('the owner decides whether admins see guests', async () => {
    await page.goto('/dashboard?tab=settings');
    const shown = page.getByRole('switch', { name: "Admins see guests' data" });
    await expect(shown).toBeChecked();
    await shown.click();
    await expect(toast(page, "Admins no longer see guests' data")).toBeVisible();
    await page.reload();
    await expect(shown).not.toBeChecked();
  });

  await test.step('and chooses the main currency, before anything is sold in it', async () => {
    const currency = page.getByRole('combobox', { name: 'Main Currency' });
    await expect(currency).toHaveValue('');
    await currency.selectOption('UGX');
    await expect(toast(page, 'Main currency saved')).toBeVisible();
    await page.reload();
    await expect(currency).toHaveValue('UGX');
    await expectGoodLooks(page, 'the settings of an organisation');
    await page.goto('/dashboard?tab=revenue');
    await expect(page.getByText('Nothing yet').first()).toBeVisible();
  });
});
