import type { Locator, Page } from '@playwright/test';
import { DESK, expectGoodLooks, PHONE } from './support/look.ts';
import { mailedLink } from './support/mails.ts';
import { buyByMpesa, payableEvent, payer, sharedTest as test } from './support/paying.ts';
import { signedIn } from './support/people.ts';
import { expect } from './support/test.ts';

// One product for all of them.
test.describe.configure({ mode: 'default' });

const WEEK_MS = 7 * 24 * 3_600_000;

/** Moves the time of a field by a week, as the field writes it. */
async function postpone(field: Locator): Promise<void> {
  const at = new Date(`${await field.inputValue()}Z`);
  await field.fill(new Date(at.getTime() + WEEK_MS).toISOString().slice(0, 16));
}

/** The link of a button in the mail about the move. */
async function moveLink(page: Page, email: string, answer: 'keep' | 'money_back'): Promise<string> {
  const pattern = new RegExp(`https?://\\S+/orders/\\S+answer=${answer}`);
  const link = await mailedLink(page, email, pattern, 'event_changed');
  return link.replaceAll('&amp;', '&');
}

test('after a postponement one guest keeps the ticket, another takes the money back, and the organiser sees both', async ({
  page,
  browser,
  provider,
}) => {
  const { slug, id, name, organiser } = await payableEvent(provider);
  const [keeper, leaver] = [payer(), payer()];
  await page.setViewportSize(PHONE);
  await buyByMpesa(page, provider, slug, { buyer: keeper });
  await buyByMpesa(page, provider, slug, { buyer: leaver, tickets: 2 });

  const staff = await (await signedIn(browser, organiser)).newPage();
  await test.step('the organiser postpones it by a week, and reads what that may cost', async () => {
    await staff.setViewportSize(DESK);
    await staff.goto(`/dashboard?tab=events&event=${id}&part=settings`);
    await staff.getByRole('button', { name: 'Edit', exact: true }).click();
    // The end goes along.
    await postpone(staff.getByLabel('Start Date'));
    await staff.getByRole('button', { name: 'Save', exact: true }).click();
    const dialog = staff.getByRole('dialog', { name: 'Notify the holders?' });
    await expect(dialog.getByLabel('Holders can ask for their money back')).toHaveValue('7');
    await expect(dialog).toContainText('At most KES 3,900.00 would go back.');
    await expectGoodLooks(staff, 'the question before an event is moved');
    await staff.setViewportSize(DESK);
    await dialog.getByRole('button', { name: 'Save and notify 2 people' }).click();
    await expect(dialog).toBeHidden();
  });

  const question = page.getByRole('region', { name: `${name} has moved` });
  await test.step('opening the link answers nothing, and one tap keeps the ticket', async () => {
    await page.goto(await moveLink(page, keeper.email, 'keep'));
    await expect(question.getByRole('button')).toHaveText(['Keep my ticket', 'Money back: KES 1,300.00']);
    await page.reload();
    await question.getByRole('button', { name: 'Keep my ticket' }).click();
    await expect(page.getByText('Thank you. You keep your tickets.')).toBeVisible();
    await expect(question.getByText('You keep it')).toBeVisible();
    await expectGoodLooks(page, 'a kept ticket of an event that moved');
    await page.setViewportSize(PHONE);
  });

  await test.step('after the time to answer the page says what became of the ticket', async () => {
    await page.clock.setFixedTime(Date.now() + WEEK_MS + 60_000);
    await page.reload();
    await expect(question.getByText('The time to answer is over.')).toBeVisible();
    await expect(question.getByRole('button')).toHaveCount(0);
    const steps = page.getByRole('region', { name: 'Your evening, step by step' });
    await expect(steps.getByRole('listitem').filter({ hasText: 'The event has moved' })).toContainText(
      'You keep your tickets.',
    );
    await expectGoodLooks(page, 'an event that moved, after the time to answer', [PHONE]);
    await page.setViewportSize(PHONE);
    await page.clock.setFixedTime(Date.now());
  });

  await test.step('another guest takes the money of both tickets back', async () => {
    await page.evaluate(() => sessionStorage.clear());
    await page.goto(await moveLink(page, leaver.email, 'money_back'));
    await expect(question.getByRole('button')).toHaveText(['Money back for 2 tickets', 'Keep 2 tickets']);
    await expect(question.getByRole('checkbox')).toHaveCount(2);
    await expectGoodLooks(page, 'the question whether tickets are kept');
    await page.setViewportSize(PHONE);
    await question.getByRole('button', { name: 'Money back for 2 tickets' }).click();
    await expect(page.getByText('What you paid for them goes back to the account that paid.')).toBeVisible();
    await expect(question).toBeHidden();
    await expect(page.getByRole('article', { name: `Ticket for ${name}` }).first()).toContainText(
      'Cancelled',
    );
  });

  await test.step('the organiser sees both, and the money that goes back', async () => {
    await staff.goto(`/dashboard?tab=events&event=${id}&part=guests`);
    const answers = staff.getByRole('region', { name: 'Answers after the move' });
    await expect(answers.getByText('KES 2,600.00')).toBeVisible();
    await answers.getByRole('button', { name: 'Show answers' }).click();
    await expect(answers.getByRole('row')).toHaveCount(2);
    await expect(answers.getByRole('row').first()).toContainText(leaver.name);
    await answers.getByText('Kept', { exact: true }).last().click();
    await expect(answers.getByRole('row')).toHaveCount(1);
    await expectGoodLooks(staff, 'the answers after a move');
  });
  await staff.context().close();
});
