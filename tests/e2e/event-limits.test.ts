import type { Page } from '@playwright/test';
import { openTab, sidebar, toast } from './support/dashboard.ts';
import { openDoor } from './support/door.ts';
import { DESK, expectGoodLooks } from './support/look.ts';
import { mailedLink } from './support/mails.ts';
import { logIn, type Person, register, signedIn, signIn, stranger } from './support/people.ts';
import { publishEvent, unique } from './support/product-api.ts';
import { expect, test } from './support/test.ts';

const dialog = (page: Page) => page.getByRole('dialog');
const row = (page: Page, email: string) => page.getByRole('listitem').filter({ hasText: email });

/** Chooses an event in the open dialog, beside those that are chosen. */
async function choose(page: Page, event: string): Promise<void> {
  await dialog(page).getByRole('combobox', { name: 'Events' }).click();
  await page.getByRole('option', { name: event }).click();
  await page.keyboard.press('Escape');
}

/** Opens the link of the invitation that was mailed last, and creates the account. */
async function join(page: Page, { email, password }: Person): Promise<void> {
  await page.goto(await mailedLink(page, email, /http\S+\/join#token=\S+/));
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Accept and Create Account' }).click();
  await expect(page.getByText(`You can sign in with ${email} now.`)).toBeVisible();
}

test('a validator and finance work for chosen events, and lose one at once', async ({ browser }) => {
  const admin = await register(stranger('Mkunazini House'), 'issuer_admin');
  const { token } = await logIn(admin);
  const tiers = [{ tier: 'regular', count: 20, price: 10, currency: 'USD' as const }];
  const night = await publishEvent(token, unique('Night of Drums'), tiers);
  const day = await publishEvent(token, unique('Day of Dhows'), tiers);
  const [usher, clerk] = [stranger('Usher Ali'), stranger('Clerk Fatma')];
  const team = await (await signedIn(browser, admin)).newPage();
  await team.goto('/dashboard?tab=team');
  const invite = async ({ name, email }: Person, role: string, looks: boolean): Promise<void> => {
    await team.getByRole('button', { name: 'Invite User' }).click();
    await dialog(team).getByLabel('Email').fill(email);
    await dialog(team).getByLabel('Full Name').fill(name);
    await dialog(team).getByLabel('Role').selectOption(role);
    await dialog(team).getByRole('radio', { name: 'Chosen events' }).check();
    await choose(team, night.name);
    if (looks) await expectGoodLooks(team, 'the events of an invitation');
    await dialog(team).getByRole('button', { name: 'Send Invitation' }).click();
    await expect(toast(team, 'User invitation sent successfully')).toBeVisible();
  };

  await test.step('they are invited to an event', async () => {
    await invite(usher, 'Issuer validator', true);
    await invite(clerk, 'Issuer finance', false);
    await expect(row(team, clerk.email)).toContainText(`Works for: ${night.name}`);
    const visitor = await browser.newPage();
    for (const person of [usher, clerk]) await join(visitor, person);
    await visitor.close();
    await expect(row(team, usher.email)).toContainText(`Works for: ${night.name}`);
  });

  const office = await browser.newPage();
  await test.step('finance sees the event and its totals, and no account of the organisation', async () => {
    await signIn(office, clerk);
    await expect(sidebar(office)).toContainText('Reports');
    await expect(sidebar(office)).not.toContainText('Payments');
    await expect(office.getByRole('main')).toContainText(night.name);
    await expect(office.getByRole('main')).not.toContainText(day.name);
    await expectGoodLooks(office, 'the home of finance of one event');
    await office.setViewportSize(DESK);
    await openTab(office, 'Reports');
    await expect(office.getByRole('combobox', { name: 'Event' })).toContainText(night.name);
    await expect(office.getByRole('combobox', { name: 'Event' })).not.toContainText(day.name);
    await office.goto('/dashboard?tab=payments');
    await expect(office.getByRole('main')).toContainText('Not part of your role');
  });

  const door = await browser.newPage();
  await test.step('the door opens for the event alone', async () => {
    await signIn(door, usher);
    await door.goto('/door');
    await expect(door.getByRole('main')).toContainText(night.name);
    await expect(door.getByRole('main')).not.toContainText(day.name);
    await openDoor(door);
  });

  await test.step('another event is chosen, and the door closes at its next contact', async () => {
    await row(team, usher.email)
      .getByRole('button', { name: /^Events of/ })
      .click();
    await dialog(team).getByRole('combobox', { name: 'Events' }).click();
    await press(team, night.name);
    await press(team, day.name);
    await team.keyboard.press('Escape');
    await expectGoodLooks(team, 'the events of a person');
    await team.setViewportSize(DESK);
    await dialog(team).getByRole('button', { name: 'Save Events' }).click();
    await expect(toast(team, 'Events updated')).toBeVisible();
    await expect(row(team, usher.email)).toContainText(`Works for: ${day.name}`);
    await door.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(door.getByText(/This door is closed/)).toBeVisible();
    await expect(door.getByRole('main')).toContainText(day.name);
    await expect(door.getByRole('main')).not.toContainText(night.name);
    await expectGoodLooks(door, 'a door that was closed');
  });
});

/** Presses an option of the open list. */
async function press(page: Page, name: string): Promise<void> {
  await page.getByRole('option', { name }).click();
}
