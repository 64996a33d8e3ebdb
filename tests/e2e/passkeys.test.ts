import type { CDPSession, Page } from '@playwright/test';
import { toast } from './support/dashboard.ts';
import { expectGoodLooks } from './support/look.ts';
import { confirmAddress, fillSignIn, register, stranger } from './support/people.ts';
import { expect, test } from './support/test.ts';

/** Browsers bind passkeys to the name of a site, and take no IP address. */
const SITE = (process.env.E2E_URL ?? '').replace('127.0.0.1', 'localhost');

const factors = (page: Page) => page.getByRole('region', { name: 'Two-factor authentication' });

/** A phone's authenticator, unlocked: Chromium's virtual one. */
class VirtualAuthenticator {
  readonly #cdp: CDPSession;
  readonly #id: string;

  private constructor(cdp: CDPSession, id: string) {
    this.#cdp = cdp;
    this.#id = id;
  }

  static async attachTo(page: Page): Promise<VirtualAuthenticator> {
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('WebAuthn.enable');
    const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    return new VirtualAuthenticator(cdp, authenticatorId);
  }

  async passkeys(): Promise<number> {
    const { credentials } = await this.#cdp.send('WebAuthn.getCredentials', { authenticatorId: this.#id });
    return credentials.length;
  }

  async lose(): Promise<void> {
    await this.#cdp.send('WebAuthn.clearCredentials', { authenticatorId: this.#id });
  }
}

async function signOut(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.clear());
}

test('a passkey is registered, signs in, is lost and replaced by a recovery code', async ({ page }) => {
  const person = await register(stranger('Wanjiru Kamau'), 'attendee');
  await confirmAddress(page, person, true);
  const phone = await VirtualAuthenticator.attachTo(page);
  // Chosen by the button alone: the virtual authenticator would take the suggestion in the field by itself.
  await page.addInitScript(() => {
    if (localStorage.getItem('suggests') === null)
      PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false);
  });
  await page.goto(`${SITE}/auth`);
  await fillSignIn(page, person);
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goto(`${SITE}/account/settings`);

  let recoveryCode = '';
  await test.step('it is registered, with recovery codes, and renamed', async () => {
    await factors(page).getByRole('button', { name: 'Add a passkey' }).click();
    const codes = page.getByRole('dialog', { name: 'Recovery codes' });
    recoveryCode = (await codes.getByRole('listitem').first().textContent()) ?? '';
    await codes.getByRole('button', { name: 'I have saved them' }).click();
    expect(await phone.passkeys()).toBe(1);
    await factors(page)
      .getByRole('button', { name: /^Rename / })
      .click();
    const dialog = page.getByRole('dialog', { name: /^Rename / });
    await dialog.getByLabel('Name of the passkey').fill('My phone');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(factors(page)).toContainText('My phone');
    await expectGoodLooks(page, 'settings with a passkey');
  });

  await test.step('it signs in without the password', async () => {
    await signOut(page);
    await page.goto(`${SITE}/auth`);
    await expectGoodLooks(page, 'the sign-in with a passkey');
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await expect(page).toHaveURL(/\/dashboard$/);
  });

  await test.step('it is offered in the field of the address', async () => {
    await signOut(page);
    await page.evaluate(() => localStorage.setItem('suggests', 'yes'));
    await page.goto(`${SITE}/auth`);
    await expect(page).toHaveURL(/\/dashboard$/);
  });

  await test.step('it is the second step of the password', async () => {
    await signOut(page);
    await page.goto(`${SITE}/auth`);
    await fillSignIn(page, person);
    await expect(page.getByText('Use a passkey of your account')).toBeVisible();
    await expectGoodLooks(page, 'the second step with a passkey');
    await page.getByRole('button', { name: 'Use a passkey' }).click();
    await expect(page).toHaveURL(/\/dashboard$/);
  });

  await test.step('it is lost: a recovery code signs in, and it is removed', async () => {
    await signOut(page);
    await phone.lose();
    await page.goto(`${SITE}/auth`);
    await fillSignIn(page, person);
    await page.getByRole('button', { name: 'Use a recovery code' }).click();
    await page.getByLabel('Recovery code', { exact: true }).fill(recoveryCode);
    await page.locator('form').getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(page).toHaveURL(/\/dashboard$/);
    await page.goto(`${SITE}/account/settings`);
    await factors(page).getByRole('button', { name: 'Remove My phone' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await expect(toast(page, 'Passkey removed')).toBeVisible();
    await expect(factors(page)).toContainText('Off');
  });
});
