import type { Browser, Locator, Page } from '@playwright/test';
import { Keypair } from '@stellar/stellar-sdk';
import { askOnce } from './support/ask-once.ts';
import { contractOnLedger, issuerBalance, payoutsOf, signAsWallet } from './support/contract-ledger.ts';
import { toast } from './support/dashboard.ts';
import { expectGoodLooks } from './support/look.ts';
import { mailedLink } from './support/mails.ts';
import { demo, logIn, type Person, register, signedIn, stranger } from './support/people.ts';
import { call, publishEvent, unique } from './support/product-api.ts';
import { expect, test } from './support/test.ts';
import { balanceOf, buyByWallet, fundedWallet } from './support/wallet.ts';

const contracts = '/dashboard?tab=partnerships';
const revenue = '/dashboard?tab=revenue';

async function pageOf(browser: Browser, person: Person): Promise<Page> {
  return (await signedIn(browser, person)).newPage();
}

const region = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });

test('five people share what an evening brings, and the ledger pays them', async ({ browser }) => {
  const owner = demo('issuer_owner');
  const finance = demo('issuer_finance');
  const band = stranger('Malkia wa Taarab');
  const house = await register(stranger('Ngome Kongwe'), 'attendee');
  const buyer = await register(stranger('Tatu Hamisi'), 'attendee');
  await fundedWallet(buyer);
  await fundedWallet(finance);
  const { token } = await logIn(owner);
  await call('/api/wallet/create', { token, body: {} }).catch(() => undefined);
  const event = await publishEvent(token, unique('Usiku wa Taarab'), [
    { tier: 'coast', count: 20, price: 500, currency: 'XLM' },
  ]);
  const name = unique('Taarab, shared');
  const desk = await pageOf(browser, owner);

  await test.step('a band without an account is invited, and joins by the link', async () => {
    await invite(desk, band, 'MUSICIAN');
    const guest = await (await browser.newContext()).newPage();
    await guest.goto(await linkIn(guest, band, 'partner_invitation'));
    await guest.getByLabel('Full Name').fill(band.name);
    await guest.getByLabel('Password', { exact: true }).fill(band.password);
    await guest.getByRole('button', { name: 'Accept and create my account' }).click();
    await expect(guest.getByText('You are partners now.')).toBeVisible();
    await guest.context().close();
  });

  await test.step('a house with an account is invited, and accepts in the dashboard', async () => {
    await invite(desk, house, 'VENUE');
    const page = await pageOf(browser, house);
    // A user who has not confirmed the address does not see what was sent to it.
    await page.goto(await linkIn(page, house, 'verify_email'));
    await expect(page.getByText('Your email address is confirmed.')).toBeVisible();
    await page.goto(contracts);
    await region(page, 'Invitations').getByRole('button', { name: 'Accept', exact: true }).click();
    await expect(toast(page, 'You are partners now.')).toBeVisible();
    await page.context().close();
    await expect(desk.getByRole('listitem').filter({ hasText: house.email })).toContainText('Accepted');
  });

  const bandPage = await pageOf(browser, band);
  const keys = Keypair.random();
  await test.step('the band registers a key of its own', async () => {
    await bandPage.goto('/dashboard?tab=settings');
    const section = region(bandPage, 'Signing key');
    await section.getByLabel('Public key of your wallet').fill(keys.publicKey());
    await section.getByRole('button', { name: 'Register this key' }).click();
    await expect(section.getByRole('img', { name: 'Transaction for your wallet' })).toBeVisible();
    await expectGoodLooks(bandPage, 'the proof of a key');
    await handIn(section, keys);
    await expect(toast(bandPage, 'Signing key registered')).toBeVisible();
    await expect(section).toContainText(keys.publicKey());
  });

  const contractId = await test.step('the contract is written down', async () => {
    await desk.goto(`${contracts}&view=create`);
    const form = desk.getByRole('form', { name: 'Create Contract' });
    await form.getByLabel('Event', { exact: true }).selectOption({ label: event.name });
    await form.getByLabel('Contract Name').fill(name);
    await share(form, 1, { partner: band.name, type: 'FIXED', value: '50' });
    await form.getByRole('button', { name: 'Add Share' }).click();
    await share(form, 2, { partner: band.name, type: 'PERCENTAGE', value: '30' });
    await form.getByRole('button', { name: 'Add Share' }).click();
    await share(form, 3, { partner: house.name, type: 'PERCENTAGE', value: '40' });
    await expect(form.getByText('Total percentage: 70.00 %')).toBeVisible();
    for (const email of [owner.email, finance.email, band.email]) {
      await form.getByRole('listitem').filter({ hasText: email }).getByRole('checkbox').check();
    }
    await form.getByLabel('Required signatures').selectOption('2');
    await form.getByRole('button', { name: 'Create Contract' }).click();
    await expect(toast(desk, 'Revenue sharing contract created successfully!')).toBeVisible();
    await expect(desk.getByRole('heading', { level: 1, name })).toBeVisible();
    return new URL(desk.url()).searchParams.get('contract') ?? '';
  });
  const contract = `${contracts}&contract=${contractId}`;

  await test.step('a draft takes expenses in the expenses panel, as on its own page', async () => {
    await desk.goto('/dashboard?tab=revenue&view=expenses');
    const form = desk.getByRole('form', { name: 'Submit Expenses' });
    await expect(form.getByRole('option', { name: `${name} · ${event.name}` })).toBeAttached();
    await desk.goto(contract);
  });

  await test.step('two of three approve, and it becomes final', async () => {
    await approveContract(desk);
    await bandPage.goto(contract);
    await approveContract(bandPage);
    await expect(toast(bandPage, 'Contract can now be finalized!')).toBeVisible();
    await desk.getByRole('button', { name: 'Finalize' }).click();
    await desk.getByRole('dialog').getByRole('button', { name: 'Finalize' }).click();
    await expect(toast(desk, 'Contract finalized successfully!')).toBeVisible();
    await expect(region(desk, 'Escrow')).toContainText(/G[A-Z2-7]{55}/);
    await expectGoodLooks(desk, 'the contract of an issuer');
  });

  await test.step('two tickets are sold in XLM', async () => {
    const page = await pageOf(browser, buyer);
    await page.goto('/dashboard?tab=browse-events');
    await buyByWallet(page, event.name, { tier: 'coast', paidIn: 'XLM' });
    await buyByWallet(page, event.name, { tier: 'coast', paidIn: 'XLM' });
    await page.context().close();
  });

  const books = await pageOf(browser, finance);
  await test.step('an expense is submitted, and decided by another signatory', async () => {
    await books.goto(contract);
    const list = region(books, 'Expenses');
    await expect(list.getByText('No expenses submitted yet')).toBeVisible();
    await list.getByRole('button', { name: 'Add Expense' }).click();
    const row = books.getByRole('dialog').getByRole('group', { name: 'Expense 1' });
    await row.getByLabel('Category').selectOption('EQUIPMENT');
    await row.getByLabel('Amount').fill('12.50');
    await row.getByLabel('Currency').selectOption('XLM');
    await row.getByLabel('Description').fill('Strings for the qanun');
    await row
      .locator('input[type=file]')
      .setInputFiles({ name: 'qanun.png', mimeType: 'image/png', buffer: PIXEL });
    await books.getByRole('button', { name: 'Submit Expenses' }).click();
    await expect(toast(books, 'Expense submitted successfully!')).toBeVisible();
    await expect(list).toContainText('Waiting for other signatories to approve');
    await bandPage.goto(contract);
    const theirs = region(bandPage, 'Pending expenses');
    await expect(theirs.getByRole('button', { name: 'qanun.png' })).toBeVisible();
    await theirs.getByRole('button', { name: 'Approve Strings for the qanun' }).click();
    await expect(list.getByText('XLM 12.50 owed since the approval')).toBeVisible();
  });

  await test.step('a release is triggered', async () => {
    await desk.goto(revenue);
    const form = desk.getByRole('form', { name: 'Trigger Distribution Release' });
    await chooseContract(form, contractId);
    await expect(form.getByText('Owed expenses', { exact: true })).toBeVisible();
    await form.getByLabel('Amount (XLM)').fill('300');
    await form.getByLabel('Reason').fill('The first evening');
    await form.getByRole('button', { name: 'Trigger Release' }).click();
    await expect(toast(desk, 'Distribution release triggered successfully!')).toBeVisible();
    const dialog = desk.getByRole('dialog');
    await expect(dialog.getByText('Waiting for 2 more signatures')).toBeVisible();
    await expect(region(desk, 'Who gets what')).toContainText('XLM 312.50');
    await expectGoodLooks(desk, 'a release');
    await dialog.getByRole('button', { name: 'Close' }).click();
  });

  await test.step('one signatory signs with a key in custody, the other with an external wallet', async () => {
    await books.goto(revenue);
    await pendingRow(books, name)
      .getByRole('button', { name: /^Approve/ })
      .click();
    await confirmed(books, 'Approve XLM 312.50');
    await expect(toast(books, 'Release approved successfully!')).toBeVisible();
    await expect(pendingRow(desk, name)).toContainText('1 of 2 signatures');
    await bandPage.goto(contract);
    await region(bandPage, 'Pending Approvals')
      .getByRole('button', { name: /^Approve/ })
      .click();
    const section = region(bandPage, 'Sign with your own wallet');
    await expect(section.getByRole('button', { name: 'Submit the signature' })).toBeDisabled();
    await expectGoodLooks(bandPage, 'a release to sign outside');
    await handIn(section, keys);
    await expect(toast(bandPage, 'Release approved successfully!')).toBeVisible();
  });

  const before = await balances();
  await test.step('the funds are released, and everybody sees it', async () => {
    await expect(pendingRow(desk, name)).toContainText('2 of 2 signatures');
    await expectGoodLooks(desk, 'the revenue panel');
    await pendingRow(desk, name)
      .getByRole('button', { name: /^Release Funds/ })
      .click();
    await expectGoodLooks(desk, 'the question before funds are released');
    await askOnce(desk, 'ExecuteRound');
    const proof = desk.waitForRequest((request) => request.postData()?.includes('ConfirmIdentity') ?? false);
    await confirmed(desk, 'Release XLM 312.50');
    await expect(toast(desk, 'Funds released successfully!')).toBeVisible();
    // The password was asked for first, and the release went on by itself.
    await proof;
    await expect(pendingRow(desk, name)).toBeHidden();
    await expect(bandPage.getByRole('dialog').getByText('Released', { exact: true }).first()).toBeVisible();
  });

  await test.step('every wallet holds what the split says, from one transaction with two signatures', async () => {
    const after = await balances();
    const gained = after.map((one, index) => Number((one - (before[index] ?? 0)).toFixed(7)));
    expect(gained).toEqual([12.5, 125, 100, 75]);
    const { escrow, signatories } = await contractOnLedger(owner, contractId);
    const payouts = await payoutsOf(
      escrow.publicKey,
      signatories.map((one) => one.publicKey),
    );
    expect(payouts).toHaveLength(1);
    expect(payouts[0]?.signatures).toBe(2);
  });

  await test.step('the expense is paid; a partner without a signature sees no money', async () => {
    await expect(region(books, 'Pending Approvals')).toBeVisible();
    await books.goto(contract);
    await expect(region(books, 'Expenses').getByText('Paid', { exact: true })).toBeVisible();
    const page = await pageOf(browser, house);
    await page.goto(contract);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.getByText('XLM 312.50')).toHaveCount(0);
    await expect(region(page, 'Expenses')).toHaveCount(0);
    await expectGoodLooks(page, 'the contract of a partner');
    await page.context().close();
  });
  for (const page of [desk, bandPage, books]) await page.context().close();

  function balances(): Promise<number[]> {
    return Promise.all([balanceOf(finance), balanceOf(band), balanceOf(house), issuerBalance(owner)]);
  }
});

/** A picture of one pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

async function invite(page: Page, person: Person, role: 'MUSICIAN' | 'VENUE'): Promise<void> {
  await page.goto(`${contracts}&view=partners`);
  await page.getByRole('button', { name: 'Invite Partner' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite Partner' });
  await dialog.getByLabel('Email').fill(person.email);
  await dialog.getByLabel('Role').selectOption(role);
  await dialog.getByLabel('Name').fill(person.name);
  await dialog.getByRole('button', { name: 'Send Invitation' }).click();
  await expect(toast(page, `Partnership invitation sent to ${person.email}`)).toBeVisible();
}

/** The link inside a mail. */
const linkIn = (page: Page, { email }: Person, kind: string): Promise<string> =>
  mailedLink(page, email, /http\S+#token=\S+/, kind);

interface ShareWish {
  partner: string;
  type: 'FIXED' | 'PERCENTAGE';
  value: string;
}

async function share(form: Locator, number: number, request: ShareWish): Promise<void> {
  const row = form.getByRole('group', { name: `Share ${number}` });
  await row.getByLabel('Partner').selectOption({ label: request.partner });
  await row.getByLabel('Type').selectOption(request.type);
  await row.getByLabel(request.type === 'FIXED' ? 'Amount in XLM' : 'Percent').fill(request.value);
}

async function approveContract(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Approve', exact: true }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Approve', exact: true }).click();
  await expect(toast(page, 'Contract approved successfully!')).toBeVisible();
}

/** Downloads the transaction by its link, signs it, and submits it as text. */
async function handIn(section: Locator, keys: Keypair): Promise<void> {
  const uri = await section.getByRole('link', { name: 'Open in wallet' }).getAttribute('href');
  await section.getByLabel('Signed transaction (XDR)').fill(signAsWallet(uri ?? '', keys));
  await section.getByRole('button', { name: 'Submit the signature' }).click();
}

/** An organiser with one contract gets no choice. */
async function chooseContract(form: Locator, id: string): Promise<void> {
  const choice = form.getByLabel('Contract', { exact: true });
  await expect(form.getByLabel('Reason')).toBeVisible();
  if (await choice.isVisible()) await choice.selectOption(id);
}

const pendingRow = (page: Page, contract: string): Locator =>
  region(page, 'Pending Approvals').getByRole('listitem').filter({ hasText: contract });

/** The dialog names every payment, the amount and the rest, and nothing moves before its confirmation. */
async function confirmed(page: Page, answer: string): Promise<void> {
  const question = page.getByRole('dialog');
  const payments = question.getByRole('region', { name: 'Who gets what' });
  for (const amount of ['XLM 12.50', 'XLM 50.00', 'XLM 75.00', 'XLM 100.00'])
    await expect(payments).toContainText(amount);
  await expect(question.getByText('Leaves the escrow')).toBeVisible();
  await expect(question.getByText('Left in the escrow')).toBeVisible();
  await question.getByRole('button', { name: answer }).click();
}
