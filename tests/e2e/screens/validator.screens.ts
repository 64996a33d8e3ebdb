import type { Browser, BrowserContext, Locator, Page } from '@playwright/test';
import { type Evening, expectAnswer, openDoorAt, openEvening, scan } from '../support/door.ts';
import { demo, fillSignIn, signedIn } from '../support/people.ts';
import { buyByForm } from '../support/product-api.ts';
import { expect, test } from '../support/test.ts';
import { cameraFor } from './camera.ts';
import { showOf } from './cast.ts';

const camera = cameraFor('validator');
const HOUR_MS = 3_600_000;

const result = (page: Page): Locator => page.getByRole('region', { name: 'Result' });
const next = (page: Page): Promise<void> => page.getByRole('button', { name: 'Next', exact: true }).click();
const connection = (page: Page) => page.getByRole('button', { name: /Connection and device$/ });

async function open(page: Page, evening: Evening, gate: string): Promise<void> {
  await page.goto('/door');
  await openDoorAt(page, evening.name, gate);
}

test('a validator works at the door', async ({ browser, context, page }) => {
  const evening = await openEvening(new Date(Date.now() + 5 * HOUR_MS), 'Taarab by the Sea');
  const [first, both, revoked, ...rest] = await evening.buy('regular', 9);
  if (!first || !both || !revoked) throw new Error('not all tickets were sold');
  await evening.revoke(revoked.id);

  await test.step('opens it', async () => {
    await page.goto('/door');
    await expect(page.getByRole('heading', { name: 'Sign in to work at the door' })).toBeVisible();
    await camera.photograph(page, 'sign-in');
    await fillSignIn(page, demo('issuer_validator'));
    await expect(page.getByRole('radio').first()).toBeAttached();
    const others = page.getByRole('button', { name: /other events?$/i });
    if (await others.isVisible()) await others.click();
    await page.getByText(evening.name).click();
    await page.getByText('Sea Gate', { exact: true }).click();
    await expect(page.getByText("Organiser's key loaded")).toBeVisible();
    await camera.photograph(page, 'choose');
    await page.getByRole('button', { name: 'Open the door' }).click();
    await connection(page).click();
    const ready = page.getByRole('list', { name: 'Ready?' });
    await expect(ready).toContainText('The app opens without a network');
    await camera.photograph(page, 'ready');
    await page.keyboard.press('Escape');
    for (const one of rest.slice(0, 4)) {
      await expectAnswer(page, one.code, 'Welcome', { pays: 'Cash' });
    }
    await camera.photograph(page, 'scan');
  });

  await test.step('lets in, takes money, and refuses', async () => {
    await scan(page, first.code);
    await expect(result(page)).toContainText('Collect KES 1,200');
    await camera.photograph(page, 'welcome');
    await result(page).getByRole('button', { name: 'Cash' }).click();
    await expect(result(page)).toContainText('Payment recorded');
    await camera.photograph(page, 'collected');
    await next(page);
    await refuse(page, 'used', rest[0]?.code ?? '', 'Already used');
    const at = both.code.length - 3;
    const forged = both.code.slice(0, at) + (both.code[at] === '0' ? '1' : '0') + both.code.slice(at + 1);
    await refuse(page, 'forged', forged, 'Forged');
    await refuse(page, 'revoked', revoked.code, 'Revoked');
    await page.getByRole('button', { name: 'Find guest' }).click();
    const guest = page.getByRole('dialog', { name: 'Find a guest' });
    await guest.getByRole('searchbox').fill('Bi Kidude');
    await expect(guest.getByText(/tickets found/)).toBeVisible();
    await camera.photograph(page, 'guest');
    await page.keyboard.press('Escape');
  });

  const other = await twoDoors(browser, context, page, evening, both.code);
  await page.goto('/dashboard?tab=validate');
  const { slug } = await showOf(evening.name);
  const { ticket_data: file } = await buyByForm(slug, 'regular');
  await page.getByLabel('Ticket JSON').fill(JSON.stringify(file, null, 2));
  await page.getByLabel('Check only').check();
  await page.getByRole('button', { name: 'Validate Ticket' }).click();
  await expect(result(page)).toContainText('Good ticket');
  await camera.photograph(page, 'panel');
  await other.close();
  camera.end();
});

async function refuse(
  page: Page,
  id: 'used' | 'forged' | 'revoked',
  code: string,
  word: string,
): Promise<void> {
  await scan(page, code);
  await expect(result(page)).toContainText(word);
  await camera.photograph(page, id);
  await next(page);
}

/** One ticket enters, and is paid for, at both gates while both are offline; the other gate syncs first. */
async function twoDoors(
  browser: Browser,
  context: BrowserContext,
  page: Page,
  evening: Evening,
  code: string,
): Promise<BrowserContext> {
  const there = await signedIn(browser, demo('issuer_validator'));
  const second = await there.newPage();
  await open(second, evening, 'Town Gate');
  await connection(second).click();
  await expect(second.getByRole('list', { name: 'Ready?' })).toContainText("Organiser's key loaded");
  await second.keyboard.press('Escape');
  for (const door of [context, there]) await door.setOffline(true);
  await expectAnswer(page, code, 'Welcome', { pays: 'Cash' });
  await expectAnswer(second, code, 'Welcome', { pays: 'Mobile money' });
  await expect(connection(page)).toHaveAccessibleName(/Offline, 1 to send/);
  await camera.photograph(page, 'offline');
  for (const [door, itsPage] of [
    [there, second],
    [context, page],
  ] as const) {
    await door.setOffline(false);
    await expect(connection(itsPage)).toHaveAccessibleName(/^Online\. /);
  }
  await expect(page.getByText('1 ticket was let in twice')).toBeVisible();
  await expect(page.getByText('1 guest paid twice')).toBeVisible();
  await camera.photograph(page, 'conflict');
  await page.getByRole('button', { name: 'Show' }).click();
  await expect(page.getByRole('dialog', { name: 'Let in twice' })).toBeVisible();
  await camera.photograph(page, 'twice');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Refunded' }).click();
  await expect(page.getByText('1 guest paid twice')).toBeHidden();
  return there;
}
