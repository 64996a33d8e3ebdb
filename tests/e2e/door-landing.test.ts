import { openDoorAt, openEvening } from './support/door.ts';
import { demo, fillSignIn, logIn } from './support/people.ts';
import { ask } from './support/product-api.ts';
import { expect, test } from './support/test.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

interface Devices {
  validators: { nodes: { devices: { id: string; doorDevice: string | null }[] }[] };
}

test('a validator lands on the scanner of a phone, is named there, and sees why the device was blocked', async ({
  browser,
}) => {
  const evening = await openEvening(new Date(Date.now() + 3_600_000));
  const page = await (await browser.newContext(PHONE)).newPage();
  const { token } = await logIn(demo('issuer_owner'));
  let device = '';

  await test.step('signing in on a phone leads to the scanner', async () => {
    await page.goto('/auth');
    await fillSignIn(page, demo('issuer_validator'));
    await expect(page.getByRole('heading', { level: 1, name: 'Which door is this?' })).toBeVisible();
    await expect(page).toHaveURL(/\/door$/);
  });

  await test.step('the scanner shows the name under which the organiser sees the device', async () => {
    await openDoorAt(page, evening.name, 'Sea Gate');
    await page.getByRole('button', { name: /Connection and device$/ }).click();
    device =
      (await page
        .getByRole('definition')
        .filter({ hasText: /^door-/ })
        .textContent()) ?? '';
    expect(device).toMatch(/^door-[0-9a-f]{8}$/);
    await page.keyboard.press('Escape');
  });

  await test.step('cut off by the organiser, it says so', async () => {
    const query = '{ validators(first: 100) { nodes { devices { id doorDevice } } } }';
    const listed = async (): Promise<string | undefined> => {
      const { validators } = await ask<Devices>(token, query, {});
      const devices = validators.nodes.flatMap((validator) => validator.devices);
      return devices.find(({ doorDevice }) => doorDevice === device)?.id;
    };
    // The phone reports its name a moment after its door is open.
    await expect.poll(listed).toBeDefined();
    const revoke = 'mutation ($id: ID!) { revokeDevice(input: { id: $id }) { revokedId } }';
    await ask(token, revoke, { id: await listed() });
    // The end of its live connection triggers it, without a click.
    await expect(page.getByRole('alert')).toContainText('Your organiser has revoked this device.');
  });
  await page.context().close();
});

test('a validator with a desk lands on the dashboard', async ({ page }) => {
  await page.goto('/auth');
  await fillSignIn(page, demo('issuer_validator'));
  await expect(page).toHaveURL(/\/dashboard/);
});
