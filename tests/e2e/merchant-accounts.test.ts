import type { Locator, Page } from '@playwright/test';
import { toast } from './support/dashboard.ts';
import { expectGoodLooks } from './support/look.ts';
import { initiatorCertificate } from './support/payment-sandbox.ts';
import { becomeOwner, demo, fillSignIn, logIn, register, signedIn, stranger } from './support/people.ts';
import { ask } from './support/product-api.ts';
import { expect, test } from './support/test.ts';

const PASSKEY = 'bfb279f9aa9bdbcf158e97dd71a467cd2e0c893059b10f78e6b72ada1ed2c919';

const section = (page: Page): Locator => page.getByRole('region', { name: 'Payments', exact: true });
const method = (page: Page, name: string): Locator =>
  section(page).getByRole('article', { name, exact: true });
const fill = (form: Locator, values: Record<string, string>): Promise<void> =>
  Object.entries(values).reduce(
    (before, [label, value]) => before.then(() => form.getByLabel(label, { exact: true }).fill(value)),
    Promise.resolve(),
  );

test('an organiser connects M-Pesa, Stripe, Paystack and Pesapal', async ({ browser }) => {
  const organiser = await register(stranger('Pwani Live'), 'issuer_admin');
  const page = await (await signedIn(browser, organiser)).newPage();
  await page.goto('/dashboard?tab=settings');
  await page.getByRole('link', { name: 'Open payments' }).click();
  const [mpesa, cards] = [method(page, 'M-Pesa'), method(page, 'Cards')];
  await expect(mpesa).toContainText('Not connected');
  await expect(cards).toContainText('Not connected');

  await test.step('a wrong key is refused with a clear sentence', async () => {
    await mpesa.getByRole('button', { name: 'Connect M-Pesa' }).click();
    const form = page.getByRole('form', { name: 'Connect M-Pesa' });
    await form.getByRole('button', { name: 'Connect and test' }).click();
    await expect(form.getByText('Please fill this in.')).toHaveCount(3);
    await expect(form.getByText('The number has 5 to 7 digits.')).toBeVisible();
    await expectGoodLooks(page, 'the form of M-Pesa with faults');
    await page.setViewportSize({ width: 1440, height: 900 });
    await fill(form, {
      'Paybill number': '174379',
      'Consumer key': 'sandbox-consumer-key',
      'Consumer secret': 'guessed',
      Passkey: PASSKEY,
    });
    await form.getByText('Refunds (optional)').click();
    await fill(form, {
      'Initiator name': 'testapi',
      'Initiator password': 'Safaricom123!!',
      Certificate: await initiatorCertificate(),
    });
    await form.getByRole('button', { name: 'Connect and test' }).click();
    await expect(form.getByRole('alert')).toContainText('Safaricom refused the consumer key or its secret.');
    await expect(form.getByLabel('Consumer secret', { exact: true })).toHaveAttribute('type', 'password');
  });

  await test.step('and the right one connects', async () => {
    const form = page.getByRole('form', { name: 'Connect M-Pesa' });
    await fill(form, { 'Consumer secret': 'sandbox-consumer-secret' });
    await form.getByText('Fees (optional)').click();
    await fill(form, { Percent: '0.55' });
    await form.getByRole('button', { name: 'Connect and test' }).click();
    await expect(toast(page, 'M-Pesa is connected. Buyers can pay with it now.')).toBeVisible();
    await expect(form).toBeHidden();
    await expect(mpesa).toContainText('Connected');
    await expect(mpesa).toContainText('Paybill 174379');
    await expect(mpesa).toContainText('Fee: 0.55%');
    await expect(mpesa.getByRole('listitem')).toHaveCount(1);
  });

  await test.step('Stripe has an address, before and after', async () => {
    await cards.getByRole('button', { name: 'Connect Stripe' }).click();
    const form = page.getByRole('form', { name: 'Connect Stripe' });
    const url = form.getByLabel('Address for events').filter({ hasText: 'http' });
    const address = (await url.textContent()) ?? '';
    expect(address).toMatch(/\/payments\/callbacks\/[0-9a-f]{48}$/);
    await expect(form.getByRole('button', { name: 'Copy address' })).toBeVisible();
    await fill(form, { 'Signing secret': 'sk_test_sandbox', 'Secret key': 'pk_test_sandbox' });
    await form.getByRole('button', { name: 'Connect and test' }).click();
    await expect(form.getByText('A signing secret begins with whsec_.')).toBeVisible();
    await expect(form.getByText('This is not a secret key.')).toBeVisible();
    await expectGoodLooks(page, 'the form of Stripe with faults');
    await page.setViewportSize({ width: 1440, height: 900 });
    await fill(form, { 'Signing secret': 'whsec_sandbox', 'Secret key': 'sk_test_guessed' });
    await form.getByRole('button', { name: 'Connect and test' }).click();
    await expect(form.getByRole('alert')).toContainText('Stripe refused the secret key.');
    await fill(form, { 'Secret key': 'sk_test_sandbox' });
    await form.getByRole('button', { name: 'Connect and test' }).click();
    await expect(toast(page, 'Stripe (test) is connected.')).toBeVisible();
    await expect(cards.getByLabel('Address for events')).toHaveText(address);
    await expect(cards).toContainText('Paste this address into Stripe');
  });

  await test.step('another account waits for an owner, and the one before goes on', async () => {
    await cards.getByRole('button', { name: 'Switch to Paystack' }).click();
    const form = page.getByRole('form', { name: 'Connect Paystack' });
    await fill(form, { 'Secret key': 'sk_test_paystack' });
    await form.getByRole('button', { name: 'Connect and test' }).click();
    await expect(toast(page, 'Paystack (test) works. It waits for an owner')).toBeVisible();
    const waiting = page.getByRole('region', { name: 'Waiting changes' });
    await expect(waiting).toContainText('Income is to go to Paystack (test)');
    await expect(waiting).toContainText('It takes the place of Stripe (test).');
    await expect(waiting).toContainText('Waits for an owner, or until');
    await expect(cards).toContainText('Waits for an owner');
    await expect(waiting.getByRole('button', { name: /Approve/ })).toHaveCount(0);
    await expectGoodLooks(page, 'a change that waits');
    await page.setViewportSize({ width: 1440, height: 900 });
    await waiting.getByRole('button', { name: 'Stop this: Paystack (test)' }).click();
    await page
      .getByRole('dialog', { name: 'Stop this change?' })
      .getByRole('button', { name: 'Stop this' })
      .click();
    await expect(waiting).toBeHidden();
    await expect(cards.getByRole('listitem')).toHaveCount(1);
  });

  await test.step('an owner approves what waits', async () => {
    await cards.getByRole('button', { name: 'Switch to Paystack' }).click();
    const form = page.getByRole('form', { name: 'Connect Paystack' });
    await fill(form, { 'Secret key': 'sk_test_paystack' });
    await form.getByRole('button', { name: 'Connect and test' }).click();
    await expect(form).toBeHidden();
    const visitor = await (await browser.newContext()).newPage();
    await becomeOwner(visitor, organiser);
    await visitor.context().close();
    await page.goto('/auth');
    await fillSignIn(page, organiser);
    await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText('Passa Dashboard');
    await page.goto('/dashboard?tab=payments');
    const waiting = page.getByRole('region', { name: 'Waiting changes' });
    await expectGoodLooks(page, 'a change that an owner decides');
    await page.setViewportSize({ width: 1440, height: 900 });
    await waiting.getByRole('button', { name: 'Approve: Paystack (test)' }).click();
    await expect(toast(page, 'Approved. It counts now.')).toBeVisible();
    await expect(waiting).toBeHidden();
    await expect(cards).not.toContainText('Stripe (test)');
    await cards.getByRole('button', { name: 'Switch to Stripe' }).click();
    const back = page.getByRole('form', { name: 'Connect Stripe' });
    await fill(back, { 'Signing secret': 'whsec_sandbox', 'Secret key': 'sk_test_sandbox' });
    await back.getByRole('button', { name: 'Connect and test' }).click();
    await expect(toast(page, 'Stripe (test) is connected.')).toBeVisible();
  });

  await test.step('Paystack takes the place of Stripe once it works', async () => {
    await cards.getByRole('button', { name: 'Switch to Paystack' }).click();
    const form = page.getByRole('form', { name: 'Connect Paystack' });
    await expect(form).toContainText(
      'Stripe (test) stays connected until the new account has passed its test.',
    );
    await fill(form, { 'Secret key': 'sk_test_guessed' });
    await form.getByRole('button', { name: 'Connect and test' }).click();
    await expect(form.getByRole('alert')).toContainText('Paystack refused the secret key.');
    await form.getByRole('button', { name: 'Cancel' }).click();
    // The refused one is there with its problem, beside the one that works.
    await expect(cards.getByRole('listitem')).toHaveCount(2);
    await expect(cards).toContainText('Not active yet');
    await expectGoodLooks(page, 'an active and a refused account');
    await page.setViewportSize({ width: 1440, height: 900 });
    await cards.getByRole('button', { name: 'Switch to Paystack' }).click();
    await fill(form, { 'Secret key': 'sk_test_paystack' });
    await form.getByRole('button', { name: 'Connect and test' }).click();
    await expect(toast(page, 'Paystack (test) is connected.')).toBeVisible();
    await expect(cards.getByRole('listitem')).toHaveCount(1);
    await expect(cards).not.toContainText('Stripe (test)');
  });

  await test.step('Pesapal registers its address by itself', async () => {
    await cards.getByRole('button', { name: 'Switch to Pesapal' }).click();
    const form = page.getByRole('form', { name: 'Connect Pesapal' });
    await expect(form.getByLabel('Address for events')).toHaveCount(0);
    await fill(form, { 'Consumer key': 'pesapal-consumer-key', 'Consumer secret': 'guessed' });
    await form.getByRole('button', { name: 'Connect and test' }).click();
    await expect(form.getByRole('alert')).toContainText('Pesapal refused the consumer key or its secret.');
    await expectGoodLooks(page, 'the form of Pesapal with a refused key');
    await page.setViewportSize({ width: 1440, height: 900 });
    await fill(form, { 'Consumer secret': 'pesapal-consumer-secret' });
    await form.getByRole('button', { name: 'Connect and test' }).click();
    await expect(toast(page, 'Pesapal is connected.')).toBeVisible();
    await expect(cards).not.toContainText('Paystack (test)');
    await expect(cards.getByRole('button', { name: 'Use another Pesapal account' })).toBeVisible();
  });

  await test.step('nothing that was entered is shown again', async () => {
    await page.reload();
    await expect(mpesa).toContainText('Paybill 174379');
    const html = await page.content();
    for (const secret of ['sandbox-consumer-secret', PASSKEY, 'Safaricom123!!', 'pesapal-consumer-secret'])
      expect(html).not.toContain(secret);
    await mpesa.getByRole('button', { name: 'Use another account' }).click();
    const form = page.getByRole('form', { name: 'Connect M-Pesa' });
    await expect(form.getByLabel('Passkey', { exact: true })).toHaveValue('');
    await form.getByRole('button', { name: 'Cancel' }).click();
  });

  await test.step('the connection can be tested at any time, and ended', async () => {
    await mpesa.getByRole('button', { name: 'Test connection: Paybill 174379' }).click();
    await expect(toast(page, 'The connection works.')).toBeVisible();
    await mpesa.getByRole('button', { name: 'Disconnect: Paybill 174379' }).click();
    const question = page.getByRole('dialog', { name: 'Disconnect Paybill 174379?' });
    await expect(question).toContainText('Payments that are under way are still completed.');
    await expect(question).toContainText('Refunds of earlier payments still go through this account');
    await question.getByRole('button', { name: 'Disconnect' }).click();
    await expect(toast(page, 'Paybill 174379 is disconnected.')).toBeVisible();
    await expect(mpesa).toContainText('Not connected');
    const { token } = await logIn(organiser);
    const { merchantAccounts } = await ask<{ merchantAccounts: object[] }>(
      token,
      '{ merchantAccounts { label state } }',
      {},
    );
    expect(merchantAccounts).toEqual([{ label: 'Pesapal', state: 'ACTIVE' }]);
  });
});

test('members without the right to payments see none of it', async ({ browser }) => {
  const context = await signedIn(browser, demo('issuer_signatory'));
  const page = await context.newPage();
  await page.goto('/dashboard?tab=settings');
  await expect(page.getByText('Where you are signed in')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Payments', exact: true })).toBeHidden();
  await page.goto('/dashboard?tab=payments');
  await expect(page.getByRole('heading', { level: 1, name: 'Not part of your role' })).toBeVisible();
  await expect(section(page)).toBeHidden();
});
