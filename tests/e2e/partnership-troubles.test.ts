import type { Browser } from '@playwright/test';
import { NOT_NOW, press, tells, withChanged, withTrouble } from './support/failing.ts';
import { demo, logIn, type Person, signedIn, stranger } from './support/people.ts';
import { call, publishEvent, unique } from './support/product-api.ts';
import { expect, test } from './support/test.ts';

test('an owner reads why a contract and a release did not come about', async ({ browser }) => {
  const owner = demo('issuer_owner');
  const page = await (await signedIn(browser, owner)).newPage();
  const contractId = await draftContract(owner);

  await test.step('a partner who was invited already', async () => {
    const email = stranger('Twice Asked').email;
    await page.goto('/dashboard?tab=partnerships&view=partners');
    for (const sentence of [`Partnership invitation sent to ${email}`, 'Failed to invite partner: ']) {
      await press(page, 'Invite Partner');
      const dialog = page.getByRole('dialog', { name: 'Invite Partner' });
      await dialog.getByLabel('Email').fill(email);
      await dialog.getByRole('button', { name: 'Send Invitation' }).click();
      await tells(page, sentence);
    }
  });

  await test.step('a contract that cannot be made', async () => {
    await page.goto('/dashboard?tab=partnerships&view=create');
    const form = page.getByRole('form', { name: 'Create Contract' });
    await form.getByLabel('Search people').fill('nobody has this name');
    await expect(form.getByText('No signatories found')).toBeVisible();
    await form.getByLabel('Search people').fill('');
    await form.getByLabel('Contract Name').fill('Never signed');
    await form.getByLabel('Event', { exact: true }).selectOption({ index: 1 });
    const share = form.getByRole('group', { name: 'Share 1' });
    await share.getByLabel('Partner').selectOption({ index: 1 });
    await share.getByLabel('Percent').fill('10');
    await form.getByRole('listitem').filter({ hasText: owner.email }).getByRole('checkbox').check();
    await withTrouble(page, 'CreateContract', NOT_NOW, async () => {
      await press(page, 'Create Contract');
      await expect(page.getByText('Failed to create contract: Not on a Sunday.').first()).toBeVisible();
    });
  });

  await test.step('a contract page of which parts do not load', async () => {
    await withTrouble(page, 'ContractMoney', 'lost', () =>
      withTrouble(page, 'ContractExpenses', 'lost', async () => {
        await page.goto(`/dashboard?tab=partnerships&contract=${contractId}`);
        await expect(page.getByText('No financial data available')).toBeVisible();
        await expect(page.getByText('No expenses data received')).toBeVisible();
      }),
    );
  });

  await test.step('an approval and a finalization', async () => {
    const agree = async (word: string): Promise<void> => {
      await press(page, word);
      await page.getByRole('dialog').getByRole('button', { name: word, exact: true }).click();
    };
    await withTrouble(page, 'ApproveContract', 'lost', async () => {
      await agree('Approve');
      await expect(page.getByText(/Network error$/).first()).toBeVisible();
      await page.keyboard.press('Escape');
    });
    await withTrouble(page, 'ApproveContract', NOT_NOW, async () => {
      await agree('Approve');
      await tells(page, 'Failed to approve contract: Not on a Sunday.');
      await page.keyboard.press('Escape');
    });
    await agree('Approve');
    await tells(page, 'Contract approved successfully!');
    await withTrouble(page, 'FinalizeContract', NOT_NOW, async () => {
      await agree('Finalize');
      await tells(page, 'Failed to finalize contract: Not on a Sunday.');
    });
  });

  await test.step('a release, from its request to its payment', async () => {
    await page.goto('/dashboard?tab=revenue');
    const form = page.getByRole('form', { name: 'Trigger Distribution Release' });
    await expect(form.getByLabel('Reason')).toBeVisible();
    const choice = form.getByLabel('Contract', { exact: true });
    if (await choice.isVisible()) {
      const last = choice.getByRole('option').last();
      await choice.selectOption((await last.getAttribute('value')) ?? '');
    }
    await form.getByLabel('Amount (XLM)').fill('1');
    await form.getByLabel('Reason').fill('Never paid');
    await withTrouble(page, 'TriggerRound', NOT_NOW, async () => {
      await press(page, 'Trigger Release');
      await tells(page, 'Failed to trigger release: Not on a Sunday.');
    });
    await withTrouble(page, 'AuthorizeRound', NOT_NOW, async () => {
      await press(page, /^Approve round/);
      await press(page, /^Approve XLM/);
      await tells(page, 'Failed to approve: Not on a Sunday.');
    });
    await withChanged(page, 'Round', { status: 'AUTHORIZED', viewerCanExecute: true });
    await page.reload();
    await withTrouble(page, 'ExecuteRound', NOT_NOW, async () => {
      await press(page, /^Release Funds/);
      await press(page, /^Release XLM/);
      await tells(page, 'Failed to release funds: Not on a Sunday.');
    });
  });
  await page.context().close();

  await test.step('an expense is rejected with the words that are suggested', () => rejects(browser));
});

/** An owner's draft without approvals. */
async function draftContract(owner: Person): Promise<string> {
  const { token, user } = await logIn(owner);
  const event = await publishEvent(token, unique('Nobody Agrees'), [
    { tier: 'regular', count: 20, price: 10, currency: 'XLM' },
  ]);
  const { partners } = await call<{ partners: { id: string; status: string }[] }>(
    '/api/partnerships/partners',
    { token },
  );
  const partner = partners.find(({ status }) => status === 'accepted');
  const body = {
    ...{ event_id: event.id, name: 'Nobody agrees', required_sigs: 1 },
    shares: [{ partner_id: partner?.id, share_type: 'percentage', share_percent: 10 }],
    signatories: [(user as { id: string }).id],
  };
  return (await call<{ id: string }>('/api/partnerships/contract', { token, body })).id;
}

async function rejects(browser: Browser): Promise<void> {
  const page = await (await signedIn(browser, demo('issuer_signatory'))).newPage();
  await page.goto('/dashboard?tab=revenue&view=expenses');
  await press(page, /^Reject /);
  await expect(page.getByRole('dialog').getByLabel('Comment')).toHaveValue('Rejected by signatory');
  await page.context().close();
}
