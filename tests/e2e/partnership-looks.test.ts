import type { Browser, Page } from '@playwright/test';
import { toast } from './support/dashboard.ts';
import { expectGoodLooks } from './support/look.ts';
import { mailedLink } from './support/mails.ts';
import { demo, logIn, type Role, register, signedIn, stranger } from './support/people.ts';
import { call, publishEvent, unique } from './support/product-api.ts';
import { expect, test } from './support/test.ts';

const panel = (rest = ''): string => `/dashboard?tab=partnerships${rest}`;

async function asPerson(browser: Browser, person: Parameters<typeof signedIn>[1]): Promise<Page> {
  return (await signedIn(browser, person)).newPage();
}

test("partnerships that nobody has begun are for everybody's eyes", async ({ browser }) => {
  const page = await asPerson(browser, await register(stranger('Mwanzo House'), 'issuer_admin'));
  await page.goto(panel());
  await expect(page.getByRole('heading', { name: 'No contracts yet' })).toBeVisible();
  await expectGoodLooks(page, 'the overview without contracts');
  await page.getByRole('link', { name: 'Partners', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'No partners found' })).toBeVisible();
  await expectGoodLooks(page, 'no partners');
  await page.getByRole('button', { name: 'Invite Partner' }).first().click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Send Invitation' })).toBeDisabled();
  await expectGoodLooks(page, 'the invitation of a partner');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('link', { name: 'Create Contract' }).first().click();
  await expect(page.getByText('Please add at least one revenue share')).toBeVisible();
  await expectGoodLooks(page, 'a contract without partners');
  await page.context().close();
});

test('an invitation is accessible, from the link to the answer', async ({ browser, page }) => {
  const organiser = await logIn(await register(stranger('Mwaliko House'), 'issuer_admin'));
  const guest = stranger('Zuhura Swaleh');
  await call('/api/partnerships/invite', {
    token: organiser.token,
    body: { email: guest.email, role: 'musician' },
  });
  const link = await mailedLink(page, guest.email, /http\S+\/invitation#token=\S+/);
  await page.goto(link);
  await expect(page.getByText('Mwaliko House invites you as Musician')).toBeVisible();
  await expectGoodLooks(page, 'an invitation');
  const other = await asPerson(browser, await register(stranger('Somebody Else'), 'attendee'));
  await other.goto(link);
  await expect(other.getByRole('button', { name: 'Sign out' })).toBeVisible();
  await expectGoodLooks(other, 'the invitation of somebody else');
  await other.context().close();
  await page.getByRole('button', { name: 'Decline' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Decline' }).click();
  await expect(page.getByRole('heading', { name: 'You declined this invitation.' })).toBeVisible();
  await expectGoodLooks(page, 'a declined invitation');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'This invitation is no longer valid' })).toBeVisible();
  await expectGoodLooks(page, 'a used-up invitation');
});

test("a contract is for everybody's eyes, from its form to its end as a draft", async ({ browser }) => {
  const owner = demo('issuer_owner');
  const { token } = await logIn(owner);
  const event = await publishEvent(token, unique('Ngoma ya Pwani'), [
    { tier: 'regular', count: 5, price: 10, currency: 'XLM' },
  ]);
  const page = await asPerson(browser, owner);
  await page.goto(panel('&view=create'));
  const form = page.getByRole('form', { name: 'Create Contract' });
  await form.getByLabel('Event', { exact: true }).selectOption(event.id);
  await form.getByLabel('Contract Name').fill(unique('Drums'));
  await form.getByLabel('Partner', { exact: true }).selectOption({ index: 1 });
  await form.getByLabel('Percent', { exact: true }).fill('100.01');
  await expect(form.getByText('From 0 to 100, in steps of 0.01.')).toBeVisible();
  await expect(form.getByRole('button', { name: 'Create Contract' })).toBeDisabled();
  await form.getByLabel('Percent', { exact: true }).fill('60');
  await form.getByRole('button', { name: 'Add Share' }).click();
  await form.getByLabel('Partner', { exact: true }).nth(1).selectOption({ index: 2 });
  await form.getByLabel('Percent', { exact: true }).nth(1).fill('40.01');
  await expect(form.getByText('Total percentage: 100.01 %')).toBeVisible();
  await expectGoodLooks(page, 'a contract that promises too much');
  await form.getByLabel('Percent', { exact: true }).nth(1).fill('15.5');
  await form.getByRole('checkbox', { name: /, you\)$/ }).check();
  await form.getByRole('checkbox', { name: /Issuer signatory/ }).check();
  await form.getByLabel('Required signatures').selectOption('2');
  await expect(form.getByRole('row').filter({ hasText: 'Remainder' })).toContainText('245.00');
  await expectGoodLooks(page, 'a contract that can be created');
  await form.getByRole('button', { name: 'Create Contract' }).click();
  await expect(toast(page, 'Revenue sharing contract created successfully!')).toBeVisible();
  await expect(page.getByText('Before it can be finalized')).toBeVisible();
  await expectGoodLooks(page, 'a draft');
  await page.getByRole('button', { name: 'Approve' }).click();
  await expectGoodLooks(page, 'the approval of a draft');
  await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
  await expect(toast(page, 'Contract approved successfully!')).toBeVisible();
  await expect(page.getByRole('progressbar', { name: '1 of 2 approvals' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Signatories' }).getByText('Pending')).toBeVisible();
  await page.getByRole('button', { name: 'Withdraw' }).click();
  await expectGoodLooks(page, 'the withdrawal of a draft');
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
  await expect(toast(page, 'Contract withdrawn')).toBeVisible();
  await page.context().close();
});

/** The demo's contract as each role sees it. */
const READERS: [Role, string][] = [
  ['issuer_owner', 'Your role: Issuer, Signatory'],
  ['attendee', 'Your role: Signatory'],
  ['system_auditor', 'Your role: Viewer'],
];

for (const [role, words] of READERS) {
  test(`the final contract of the demo is accessible, as the ${role} sees it`, async ({ browser }) => {
    const page = await asPerson(browser, demo(role));
    await page.goto(panel('&view=contracts&status=FINAL'));
    const card = page.getByRole('article').filter({ hasText: 'workshops and stage' });
    // It is created after the start, as fast as the ledger closes.
    await expect(card.getByText('Final')).toBeVisible();
    await expectGoodLooks(page, `the contracts of the ${role}`);
    await card.getByRole('link').click();
    await expect(page.getByText(words)).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Who holds the keys' })).toBeVisible();
    await expect(page.getByText('Available for Distribution').first()).toBeVisible();
    await expectGoodLooks(page, `the contract of the ${role}`);
    await page.context().close();
  });
}
