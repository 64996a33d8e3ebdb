import { randomBytes } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { toast } from './support/dashboard.ts';
import { expectGoodLooks } from './support/look.ts';
import { buyByMpesa, type Provider, payer, TIERS, test } from './support/paying.ts';
import {
  becomeOwner,
  confirmAddress,
  demo,
  logIn,
  type Person,
  register,
  signedIn,
  stranger,
} from './support/people.ts';
import { ask, publishEvent, unique } from './support/product-api.ts';
import { expect } from './support/test.ts';

const PASSKEY = 'bfb279f9aa9bdbcf158e97dd71a467cd2e0c893059b10f78e6b72ada1ed2c919';
const PHONE = '254722100200';

/** Another system administrator. */
async function secondAdmin(page: Page): Promise<Person> {
  const person = await register(stranger('Otieno Operator'), 'attendee');
  await confirmAddress(page, person, true);
  const { user } = (await logIn(person)) as { user: { id?: string } };
  const { token } = await logIn(demo('system_admin'));
  const document =
    'mutation ($id: ID!) { setUserRole(input: { id: $id, role: SYSTEM_ADMIN }) { user { id } } }';
  await ask(token, document, { id: user.id });
  return person;
}

async function openPayouts(browser: Browser, person: Person): Promise<Page> {
  const page = await (await signedIn(browser, person)).newPage();
  await page.goto('/dashboard?tab=payouts');
  return page;
}

/** Connects the platform with M-Pesa, as an administrator does on the page. */
async function connectPlatform(page: Page, provider: Provider): Promise<void> {
  const name = randomBytes(4).toString('hex');
  const merchant = { shortcode: '612345', consumer_key: `key-${name}`, consumer_secret: `secret-${name}` };
  await provider.post('/sandbox/merchants', merchant);
  await page.getByRole('button', { name: 'Connect M-Pesa' }).click();
  const form = page.getByRole('form', { name: 'Connect M-Pesa' });
  const fill = (label: string, value: string) => form.getByLabel(label, { exact: true }).fill(value);
  await fill('Paybill number', merchant.shortcode);
  await fill('Consumer key', merchant.consumer_key);
  await fill('Consumer secret', merchant.consumer_secret);
  await fill('Passkey', PASSKEY);
  await form.getByText('Refunds (optional)').click();
  await fill('Initiator name', 'testapi');
  await fill('Initiator password', 'Safaricom123!!');
  await fill('Certificate', await (await fetch(`${provider.url}/sandbox/certificate`)).text());
  await form.getByRole('button', { name: 'Connect and test' }).click();
  await expect(toast(page, 'M-Pesa is connected. Buyers can pay with it now.')).toBeVisible();
}

test('an organiser sells through Passa and is paid after two approvals', async ({
  browser,
  provider,
  page,
}) => {
  const owner = await register(stranger('Pwani Sound'), 'issuer_admin');
  await becomeOwner(page, owner);
  const { token } = await logIn(owner);
  const event = await publishEvent(token, unique('Pwani Nights'), TIERS);
  const { viewer } = await ask<{ viewer: { user: { issuer: { name: string } } } }>(
    token,
    '{ viewer { user { issuer { name } } } }',
    {},
  );
  const issuer = viewer.user.issuer.name;
  const first = await openPayouts(browser, demo('system_admin'));
  const organiser = await (await signedIn(browser, owner)).newPage();

  await test.step('nothing of it is shown to an organiser before it is open', async () => {
    await organiser.goto('/dashboard?tab=payments');
    await expect(organiser.getByRole('region', { name: 'Payments', exact: true })).toBeVisible();
    await expect(organiser.getByRole('region', { name: 'Sell through Passa' })).toBeHidden();
    await expect(organiser.getByRole('link', { name: 'Payouts' })).toBeHidden();
  });

  await test.step('an administrator connects the account and opens it for the organiser', async () => {
    await connectPlatform(first, provider);
    const sellers = first.getByRole('region', { name: 'Organisers' });
    await sellers.getByRole('button', { name: 'Open for an organiser' }).click();
    const form = first.getByRole('form', { name: 'Open for an organiser' });
    await form.getByLabel('Organiser').fill(issuer);
    await first.getByRole('option', { name: issuer, exact: true }).click();
    await form.getByLabel('Percent that Passa keeps of each payment').fill('2');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(sellers.getByText(issuer, { exact: true })).toBeVisible();
    await expect(sellers).toContainText('Passa keeps 2%');
  });

  await test.step('the organiser chooses it, and a buyer pays by M-Pesa', async () => {
    await organiser.reload();
    const section = organiser.getByRole('region', { name: 'Sell through Passa' });
    await section.getByRole('switch', { name: 'Sell through the account of Passa' }).click();
    await expect(toast(organiser, 'Buyers can now pay through the account of Passa.')).toBeVisible();
    await expectGoodLooks(organiser, 'payments with the account of Passa');
    await organiser.setViewportSize({ width: 1440, height: 900 });
    await buyByMpesa(page, provider, event.slug, { buyer: payer(), tickets: 2 });
    await section.getByRole('link', { name: 'Open payouts' }).click();
    await expect(organiser.getByText('KES 2,548.00').first()).toBeVisible();
    await expect(organiser.getByRole('navigation', { name: 'Breadcrumb' })).toContainText('Payouts');
  });

  await test.step('the organiser says where payouts go, and requests one', async () => {
    await organiser.getByRole('button', { name: 'Enter an account' }).click();
    const form = organiser.getByRole('form', { name: 'Where payouts go' });
    await form.getByLabel('Name of the holder').fill('Akinyi Odhiambo');
    await form.getByLabel('Phone number').fill('12');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(form.getByLabel('Phone number')).toHaveAttribute('aria-invalid', 'true');
    await form.getByLabel('Phone number').fill(PHONE);
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(organiser.getByText(`To M-Pesa ${PHONE}, Akinyi Odhiambo`)).toBeVisible();
    await organiser.getByRole('button', { name: 'Request a payout' }).click();
    const request = organiser.getByRole('form', { name: 'Request a payout' });
    await request.getByLabel('Amount').fill('3000');
    await request.getByRole('button', { name: 'Request a payout' }).click();
    await expect(request.getByRole('alert')).toContainText('above what is due');
    await request.getByLabel('Amount').fill('2000');
    await request.getByRole('button', { name: 'Request a payout' }).click();
    const list = organiser.getByRole('region', { name: 'Payouts', exact: true });
    await expect(list).toContainText('0 of 2 approvals');
    await expect(organiser.getByText('KES 548.00').first()).toBeVisible();
    await expectGoodLooks(organiser, 'payouts of an organiser');
    await organiser.setViewportSize({ width: 1440, height: 900 });
  });

  await test.step('two administrators approve it, and one sends it', async () => {
    await first.reload();
    await first.getByRole('button', { name: `Approve KES 2,000.00 for ${issuer}` }).click();
    const form = first.getByRole('form', { name: `Approve KES 2,000.00 for ${issuer}` });
    await expect(form).toContainText(PHONE);
    await form.getByRole('button', { name: 'Approve' }).click();
    await expect(toast(first, 'Another person must approve it, too.')).toBeVisible();
    const list = first.getByRole('region', { name: 'Payouts', exact: true });
    await expect(list).toContainText('1 of 2 approvals');
    await expect(list.getByRole('button', { name: /^Approve/ })).toBeHidden();
    await expectGoodLooks(first, 'payouts of operators');
    const second = await openPayouts(browser, await secondAdmin(page));
    await second.getByRole('button', { name: `Approve KES 2,000.00 for ${issuer}` }).click();
    await second.getByRole('dialog').getByRole('button', { name: 'Approve', exact: true }).click();
    await second.getByRole('button', { name: `Send KES 2,000.00 to ${issuer}` }).click();
    await second.getByRole('dialog').getByRole('button', { name: 'Send', exact: true }).click();
    await expect(toast(second, 'Sent.')).toBeVisible();
  });

  await test.step('the money is on the phone, and the organiser sees it', async () => {
    await expect(async () => {
      await organiser.reload();
      const list = organiser.getByRole('region', { name: 'Payouts', exact: true });
      await expect(list.getByRole('listitem').getByText('Paid', { exact: true }).first()).toBeVisible({
        timeout: 3_000,
      });
    }).toPass({ timeout: 40_000 });
    const phone = (await (await fetch(`${provider.url}/phone/${PHONE}/state`)).json()) as {
      messages: { body: string }[];
    };
    expect(phone.messages.filter(({ body }) => /2,?000/.test(body))).toHaveLength(1);
  });
});
