import { readFile } from 'node:fs/promises';
import { buy, downloadTicket, tier } from './support/buyer.ts';
import { openTab, toast } from './support/dashboard.ts';
import { expectGoodLooks, PHONE } from './support/look.ts';
import { logIn, register, signedIn, stranger } from './support/people.ts';
import { ask, publishEvent, unique } from './support/product-api.ts';
import { expect, test } from './support/test.ts';
import { fundedWallet, openPurchase } from './support/wallet.ts';

test('an organiser asks, a buyer answers, and the guest list and the door show it', async ({
  browser,
  page,
}) => {
  const organiser = await register(stranger(unique('Lamu Arts')), 'issuer_admin');
  const { token } = await logIn(organiser);
  const event = await publishEvent(token, unique('Poetry Supper'), [
    { tier: 'regular', count: 20, price: 10, currency: 'USD' },
  ]);
  const office = await signedIn(browser, organiser);
  const desk = await office.newPage();
  await desk.goto(`/dashboard?tab=events&event=${event.id}&part=sales`);
  const panel = desk.getByRole('region', { name: 'Questions at checkout' });

  await test.step('the organiser adds three questions and orders them', async () => {
    const add = async (label: string, fill: (dialog: ReturnType<typeof desk.getByRole>) => Promise<void>) => {
      await panel.getByRole('button', { name: 'Add question' }).click();
      const dialog = desk.getByRole('dialog', { name: 'New question' });
      await dialog.getByRole('textbox', { name: 'Question', exact: true }).fill(label);
      await fill(dialog);
      await dialog.getByRole('button', { name: 'Save question' }).click();
      await expect(dialog).toBeHidden();
      await expect(panel.getByText(label)).toBeVisible();
    };
    await add('Company', async () => undefined);
    await add('Meal', async (dialog) => {
      await dialog.getByLabel('Kind of answer').selectOption({ label: 'Choice' });
      await dialog.getByLabel('Options').fill('Fish\nVegan');
      await dialog.getByLabel('Asked').selectOption({ label: 'For each ticket' });
      await dialog.getByLabel('An answer is required').check();
      await dialog.getByLabel('Show answers at the door').check();
      await expectGoodLooks(desk, 'a new question');
    });
    await add('I accept photographs', async (dialog) => {
      await dialog.getByLabel('Kind of answer').selectOption({ label: 'Box to tick' });
      await dialog.getByLabel('The box must be ticked').check();
    });
    await expect(panel.getByText('Choice · For each ticket · required · shown at the door')).toBeVisible();
    await panel.getByRole('button', { name: 'Move Meal up' }).click();
    await expect(panel.getByRole('listitem').first()).toContainText('Meal');
    await expectGoodLooks(desk, 'questions at checkout');
  });

  const ticket = await test.step('a buyer answers them', async () => {
    await page.setViewportSize(PHONE);
    await page.goto(`/event-details?slug=${event.slug}`);
    await tier(page, 'regular').click();
    const asked = page.getByRole('region', { name: 'Questions from the organiser' });
    const meal = asked.getByRole('group', { name: 'Ticket regular' }).getByLabel('Meal');
    await meal.selectOption('Vegan');
    await asked.getByLabel('Company (optional)').fill('Dhow House');
    await asked.getByLabel('I accept photographs').check();
    await expectGoodLooks(page, 'the questions of an event', [PHONE]);
    const buyer = { name: 'Neema Mrisho', email: 'neema@questions.test', phone: '+254700000001' };
    return downloadTicket(page, await buy(page, 'regular', buyer));
  });

  await test.step('the organiser finds the guest by the answer', async () => {
    await desk.goto(`/dashboard?tab=events&event=${event.id}&part=guests`);
    const guests = desk.getByRole('region', { name: 'Guests', exact: true });
    await guests.getByLabel('Answer to').selectOption({ label: 'Meal' });
    await guests.getByLabel('Answer', { exact: true }).selectOption('Fish');
    await expect(guests.getByText('No guests found')).toBeVisible();
    await guests.getByLabel('Answer', { exact: true }).selectOption('Vegan');
    await guests.getByRole('button', { name: /Neema Mrisho/ }).click();
    const sheet = desk.getByRole('dialog', { name: 'Ticket Details' });
    await expect(sheet.getByText('Dhow House')).toBeVisible();
    await expect(sheet.getByText('Vegan')).toBeVisible();
    await expectGoodLooks(desk, 'the answers of a guest');
    await desk.keyboard.press('Escape');
    const download = desk.waitForEvent('download');
    await guests.getByRole('button', { name: 'Export all guests' }).click();
    const file = await readFile(await (await download).path(), 'utf8');
    expect(file).toContain('Meal,Company,I accept photographs');
    expect(file).toContain('Vegan,Dhow House,true');
  });

  await test.step('the door sees the meal alone', async () => {
    await desk.goto('/dashboard?tab=validate');
    await desk.getByLabel('Check only').check();
    await desk.getByLabel('Ticket JSON').fill(JSON.stringify(ticket));
    await desk.getByRole('button', { name: 'Validate Ticket' }).click();
    const result = desk.getByRole('region', { name: 'Result' });
    await expect(result).toContainText('Vegan');
    await expect(result).not.toContainText('Dhow House');
  });

  await test.step('a question that is removed is no longer asked', async () => {
    await desk.goto(`/dashboard?tab=events&event=${event.id}&part=sales`);
    await panel
      .getByRole('listitem')
      .filter({ hasText: 'Company' })
      .getByRole('button', { name: 'Remove' })
      .click();
    await desk.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await expect(toast(desk, 'Question removed')).toBeVisible();
    await page.goto(`/event-details?slug=${event.slug}`);
    await tier(page, 'regular').click();
    await expect(page.getByLabel('I accept photographs')).toBeVisible();
    await expect(page.getByLabel('Company (optional)')).toBeHidden();
  });
  await office.close();
});

test('a signed-in buyer answers in the dashboard, also a question added meanwhile, and with a wallet', async ({
  browser,
}) => {
  const organiser = await register(stranger(unique('Lamu Arts')), 'issuer_admin');
  const { token } = await logIn(organiser);
  const event = await publishEvent(token, unique('Poetry Lunch'), [
    { tier: 'regular', count: 20, price: 10, currency: 'USD' },
  ]);
  const add = (question: object) =>
    ask(
      token,
      'mutation ($input: CreateQuestionInput!) { createQuestion(input: $input) { question { id } } }',
      {
        input: { eventId: event.id, ...question },
      },
    );
  await add({ kind: 'GUEST_NAME', label: 'Name of the guest', perTicket: true, required: true });
  const person = await register(stranger('Zawadi Mwakio'), 'attendee');
  await fundedWallet(person);
  const context = await signedIn(browser, person);
  const page = await context.newPage();

  await test.step('the purchase in the dashboard', async () => {
    await page.goto('/dashboard');
    await openTab(page, 'Browse Events');
    await page.getByRole('main').getByRole('searchbox', { name: 'Search events' }).fill(event.name);
    const dialog = await openPurchase(page, event.name);
    await dialog.getByRole('radio', { name: 'regular' }).click();
    await dialog.getByRole('radio', { name: /^Pay at the door/ }).check();
    await dialog.getByLabel('Phone', { exact: true }).fill('+254 733 000 000');
    await dialog.getByRole('button', { name: 'One more regular' }).click();
    const ticket = (nth: number) => dialog.getByRole('group', { name: `Ticket regular, ${nth} of 2` });
    await ticket(1).getByLabel('Name of the guest').fill('Amina Said');
    await ticket(2).getByLabel('Name of the guest').fill('Otieno Ouma');
    await add({ kind: 'NUMBER', label: 'Age', required: true });
    await dialog.getByRole('button', { name: 'Review Purchase' }).click();
    await dialog.getByRole('button', { name: 'Confirm Purchase' }).click();
    await expect(dialog.getByRole('textbox', { name: 'Age' })).toHaveAccessibleDescription(
      'Please answer this question.',
    );
    await expectGoodLooks(page, 'a question that was not answered');
    await dialog.getByRole('textbox', { name: 'Age' }).fill('old');
    await dialog.getByRole('button', { name: 'Review Purchase' }).click();
    await dialog.getByRole('button', { name: 'Confirm Purchase' }).click();
    await expect(dialog.getByRole('textbox', { name: 'Age' })).toHaveAccessibleDescription(/enter a number/);
    await dialog.getByRole('textbox', { name: 'Age' }).fill('33');
    await dialog.getByRole('button', { name: 'Review Purchase' }).click();
    await dialog.getByRole('button', { name: 'Confirm Purchase' }).click();
    await expect(dialog.getByText('Ticket purchased successfully!')).toBeVisible();
    await expect(dialog.getByText('Amina Said').first()).toBeVisible();
    await expect(dialog.getByText('Otieno Ouma').first()).toBeVisible();
  });

  await test.step('the purchase page, with the wallet', async () => {
    await page.goto(`/event-purchase?slug=${event.slug}`);
    await page.getByLabel('Phone', { exact: true }).fill('+254 733 000 000');
    await page.getByLabel('Name of the guest').fill('Halima Njeri');
    await page.getByLabel('Age', { exact: true }).fill('44');
    await page.getByRole('button', { name: 'Review Purchase' }).click();
    await page.getByRole('button', { name: 'Confirm & Pay' }).click();
    await expect(page.getByRole('article', { name: `Ticket for ${event.name}` })).toContainText(
      'Halima Njeri',
    );
  });
  await context.close();
});
