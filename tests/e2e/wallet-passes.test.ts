import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import { openFreshLink } from './support/buyer.ts';
import { DESK, expectGoodLooks, PHONE } from './support/look.ts';
import { logIn, register, stranger } from './support/people.ts';
import { ask, publishEvent, unique } from './support/product-api.ts';
import { expect, test } from './support/test.ts';

test.use({ viewport: PHONE });

const BUY =
  'mutation ($input: PurchaseByFormInput!) { purchaseByForm(input: $input) { orderKey order { id } tickets { id qrText } } }';

interface Bought {
  orderKey: string;
  order: { id: string };
  tickets: { id: string; qrText: string }[];
}

async function buy(email: string, slug: string): Promise<Bought> {
  const input = {
    slug,
    lines: [{ tier: 'regular', quantity: 1 }],
    name: 'Amani Juma',
    email,
    phone: '+255700000000',
  };
  return (await ask<{ purchaseByForm: Bought }>(undefined, BUY, { input })).purchaseByForm;
}

const button = (page: Page, name: string) => page.getByRole('button', { name });

/** Presses the button for Apple Wallet, and reads the pass that arrives. */
async function passOn(page: Page): Promise<Record<string, never>> {
  const arrived = page.waitForEvent('download');
  await button(page, 'Add to Apple Wallet').click();
  const download = await arrived;
  expect(download.suggestedFilename()).toBe('ticket.pkpass');
  const files = unzipSync(await readFile(await download.path()));
  return JSON.parse(Buffer.from(files['pass.json'] as Uint8Array).toString());
}

test('a ticket is added to the wallet of the phone', async ({ page }) => {
  const organiser = await logIn(await register(stranger('Taarab House'), 'issuer_admin'));
  const tiers = [{ tier: 'regular', count: 20, price: 25, currency: 'USD' as const }];
  const { slug } = await publishEvent(organiser.token, unique('Taarab by the Sea'), tiers);
  const { email } = stranger('Amani Juma');
  const { order, orderKey, tickets } = await buy(email, slug);

  await test.step('from the page of the order, by a buyer without an account', async () => {
    await page.goto(`/orders/${order.id}#key=${orderKey}`);
    const pass = await passOn(page);
    expect(pass).toMatchObject({ serialNumber: tickets[0]?.id, barcodes: [{ message: tickets[0]?.qrText }] });
    await expectGoodLooks(page, 'order-wallets', [PHONE, DESK]);
    await page.setViewportSize(PHONE);
  });

  await test.step('to Google Wallet, by an address that holds no name', async () => {
    await page.route('https://pay.google.com/**', (route) =>
      route.fulfill({ contentType: 'text/plain', body: 'saved' }),
    );
    await button(page, 'Add to Google Wallet').click();
    await page.waitForURL('https://pay.google.com/gp/v/save/**');
    const [, payload = ''] = page.url().split('.').slice(-3);
    const content = Buffer.from(payload, 'base64url').toString();
    expect(content).toContain(`ticket-${tickets[0]?.id}`);
    expect(content).not.toContain('Amani');
  });

  await test.step('from found tickets', async () => {
    await openFreshLink(page, email);
    expect(await passOn(page)).toMatchObject({ serialNumber: tickets[0]?.id });
  });
});
