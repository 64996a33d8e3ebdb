import type { Browser, Locator, Page } from '@playwright/test';
import { mailedLink } from '../support/mails.ts';
import { demo, fillSignIn, logIn, type Person, register, signedIn } from '../support/people.ts';
import { publishEvent } from '../support/product-api.ts';
import { expect, test } from '../support/test.ts';
import { fundedWallet } from '../support/wallet.ts';
import { cameraFor } from './camera.ts';
import { ask, MAILED, somebody } from './cast.ts';

const camera = cameraFor('partner');
const owner = demo('issuer_owner');
const finance = demo('issuer_finance');
const singer = somebody('Siti Muharam');
const buyer = somebody('Tatu Hamisi');
const EVENING = 'Usiku wa Taarab';
const NAME = 'Usiku wa Taarab: the band';
const contracts = '/dashboard?tab=partnerships';
/** A ledger closes every second, and the machine may be busy. */
/** A picture of one pixel. */
const RECEIPT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

const region = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });
const dialog = (page: Page): Locator => page.getByRole('dialog');

async function pageOf(browser: Browser, person: Person): Promise<Page> {
  const page = await (await signedIn(browser, person)).newPage();
  page.setDefaultTimeout(40_000);
  return page;
}

test('people share what an evening brings', async ({ browser }) => {
  await register(buyer, 'attendee');
  await fundedWallet(buyer);
  await fundedWallet(finance).catch(() => undefined);
  const { token } = await logIn(owner);
  const event = await publishEvent(token, EVENING, [
    { tier: 'regular', count: 200, price: 500, currency: 'XLM' },
  ]);
  const desk = await pageOf(browser, owner);
  const stage = await browser.newPage();

  await test.step('a band is invited, and joins', () => inviteSinger(desk, stage));
  const contractId = await test.step('a contract is written down and signed', async () => {
    await write(desk, event.id);
    return new URL(desk.url()).searchParams.get('contract') ?? '';
  });

  const contract = `${contracts}&contract=${contractId}`;
  await test.step('it becomes final', async () => {
    await desk.getByRole('button', { name: 'Approve', exact: true }).first().click();
    await dialog(desk).getByRole('button', { name: 'Approve', exact: true }).click();
    await expect(desk.getByRole('progressbar', { name: '1 of 2 approvals' })).toBeVisible();
    await stage.goto(contract);
    await stage.getByRole('button', { name: 'Approve', exact: true }).first().click();
    await camera.photograph(stage, 'approve');
    await dialog(stage).getByRole('button', { name: 'Approve', exact: true }).click();
    await desk.getByRole('button', { name: 'Finalize' }).click();
    await dialog(desk).getByRole('button', { name: 'Finalize' }).click();
    await expect(region(desk, 'Escrow')).toContainText(/G[A-Z2-7]{55}/);
    await camera.photograph(desk, 'final', { at: region(desk, 'Escrow') });
  });

  await sellTickets(event.id);
  const books = await pageOf(browser, finance);
  await test.step('an expense is submitted', () => spend(books, stage, contract));
  await test.step('money is released', () => release({ desk, books, stage, contractId }));
  for (const page of [desk, stage, books]) await page.context().close();
  camera.end();
});

async function inviteSinger(desk: Page, stage: Page): Promise<void> {
  await desk.goto(`${contracts}&view=partners`);
  await desk.getByRole('button', { name: 'Invite Partner' }).first().click();
  const form = desk.getByRole('dialog', { name: 'Invite Partner' });
  await form.getByLabel('Email').fill(singer.email);
  await form.getByLabel('Role').selectOption('MUSICIAN');
  await form.getByLabel('Name').fill(singer.name);
  await camera.photograph(desk, 'invite');
  await form.getByRole('button', { name: 'Send Invitation' }).click();
  await expect(form).toBeHidden();
  await stage.goto(await mailedLink(stage, singer.email, MAILED, 'partner_invitation'));
  await stage.getByLabel('Full Name').fill(singer.name);
  await stage.getByLabel('Password', { exact: true }).fill(singer.password);
  await camera.photograph(stage, 'invitation');
  await stage.getByRole('button', { name: 'Accept and create my account' }).click();
  await expect(stage.getByText('You are partners now.')).toBeVisible();
  await stage.goto('/auth');
  await fillSignIn(stage, singer);
  await expect(stage).toHaveURL(/\/dashboard/);
  await expect(desk.getByRole('listitem').filter({ hasText: singer.email })).toContainText('Accepted');
  await camera.photograph(desk, 'partners');
}

async function write(desk: Page, eventId: string): Promise<void> {
  await desk.goto(`${contracts}&view=create`);
  const form = desk.getByRole('form', { name: 'Create Contract' });
  await form.getByLabel('Event', { exact: true }).selectOption(eventId);
  await form.getByLabel('Contract Name').fill(NAME);
  const share = async (number: number, type: 'FIXED' | 'PERCENTAGE', value: string) => {
    const row = form.getByRole('group', { name: `Share ${number}` });
    await row.getByLabel('Partner').selectOption({ label: singer.name });
    await row.getByLabel('Type').selectOption(type);
    await row.getByLabel(type === 'FIXED' ? 'Amount in XLM' : 'Percent').fill(value);
  };
  await share(1, 'FIXED', '50');
  await form.getByRole('button', { name: 'Add Share' }).click();
  await share(2, 'PERCENTAGE', '40');
  for (const { email } of [owner, finance, singer]) {
    await form.getByRole('listitem').filter({ hasText: email }).getByRole('checkbox').check();
  }
  await form.getByLabel('Required signatures').selectOption('2');
  await camera.photograph(desk, 'contract', { at: form });
  await form.getByRole('button', { name: 'Create Contract' }).click();
  await expect(desk.getByRole('heading', { level: 1, name: NAME })).toBeVisible();
  await camera.photograph(desk, 'draft');
}

/** Buys four seats from a wallet, into the escrow. */
async function sellTickets(eventId: string): Promise<void> {
  const { token } = await logIn(buyer);
  const holder = { name: buyer.name, email: buyer.email, phone: '+255 711 000 000' };
  const input = {
    eventId,
    tier: 'regular',
    quantity: 4,
    price: '500',
    currency: 'XLM',
    paymentAmount: '2000',
    holder,
  };
  await ask(
    token,
    'mutation ($input: PurchaseWithWalletInput!) { purchaseWithWallet(input: $input) { processing } }',
    { input },
  );
}

async function spend(books: Page, stage: Page, contract: string): Promise<void> {
  await books.goto(contract);
  await region(books, 'Expenses').getByRole('button', { name: 'Add Expense' }).click();
  const row = dialog(books).getByRole('group', { name: 'Expense 1' });
  await row.getByLabel('Category').selectOption('EQUIPMENT');
  await row.getByLabel('Amount').fill('12.50');
  await row.getByLabel('Currency').selectOption('XLM');
  await row.getByLabel('Description').fill('Strings for the qanun');
  await row
    .locator('input[type=file]')
    .setInputFiles({ name: 'qanun-strings.png', mimeType: 'image/png', buffer: RECEIPT });
  await camera.photograph(books, 'expense');
  await books.getByRole('button', { name: 'Submit Expenses' }).click();
  await stage.goto(contract);
  await region(stage, 'Pending expenses')
    .getByRole('button', { name: 'Approve Strings for the qanun' })
    .click();
  await expect(region(books, 'Expenses').getByText('XLM 12.50 owed since the approval')).toBeVisible();
}

const pendingRow = (page: Page): Locator =>
  region(page, 'Pending Approvals').getByRole('listitem').filter({ hasText: NAME });

interface Signing {
  desk: Page;
  books: Page;
  stage: Page;
  contractId: string;
}

async function release({ desk, books, stage, contractId }: Signing): Promise<void> {
  await desk.goto('/dashboard?tab=revenue');
  const form = desk.getByRole('form', { name: 'Trigger Distribution Release' });
  await expect(form.getByLabel('Reason')).toBeVisible();
  const choice = form.getByLabel('Contract', { exact: true });
  if (await choice.isVisible()) await choice.selectOption(contractId);
  await form.getByLabel('Amount (XLM)').fill('1200');
  await form.getByLabel('Reason').fill('The first evening');
  await camera.photograph(desk, 'release', { at: form });
  await form.getByRole('button', { name: 'Trigger Release' }).click();
  await expect(dialog(desk).getByText('Waiting for 2 more signatures')).toBeVisible();
  await camera.photograph(desk, 'split');
  await dialog(desk).getByRole('button', { name: 'Close' }).click();
  await books.goto('/dashboard?tab=revenue');
  await pendingRow(books)
    .getByRole('button', { name: /^Approve/ })
    .click();
  await dialog(books)
    .getByRole('button', { name: /^Approve XLM/ })
    .click();
  await stage.reload();
  const waiting = region(stage, 'Pending Approvals');
  await waiting.getByRole('button', { name: /^Approve/ }).click();
  await dialog(stage)
    .getByRole('button', { name: /^Approve XLM/ })
    .click();
  await expect(pendingRow(desk)).toContainText('2 of 2 signatures');
  await camera.photograph(desk, 'sign', { at: region(desk, 'Pending Approvals') });
  await pendingRow(desk)
    .getByRole('button', { name: /^Release Funds/ })
    .click();
  await dialog(desk)
    .getByRole('button', { name: /^Release XLM/ })
    .click();
  await expect(pendingRow(desk)).toBeHidden();
  await stage.reload();
  await expect(stage.getByText('Released', { exact: true }).first()).toBeVisible();
  await camera.photograph(stage, 'released', { at: stage.getByText('Released', { exact: true }).first() });
  await stage.goto('/dashboard?tab=wallet');
  await expect(stage.getByRole('button', { name: /^Received/ }).first()).toBeVisible();
  await camera.photograph(stage, 'received');
}
