import type { Page } from '@playwright/test';
import { openDoor, openDoorAt, openEvening, pickDoor, scan } from './support/door.ts';
import { withTrouble } from './support/failing.ts';
import { expectCleanSight, PHONE, wear } from './support/look.ts';
import { demo, signedIn } from './support/people.ts';
import { unique } from './support/product-api.ts';
import { expect, test } from './support/test.ts';

const TABLET = { width: 768, height: 1024 };
const phone = { viewport: PHONE, hasTouch: true, isMobile: true } as const;
const tablet = { viewport: TABLET, hasTouch: true, isMobile: true } as const;

const result = (page: Page) => page.getByRole('region', { name: 'Result' });

const PIN = '471147';

async function enterPin(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Staff PIN' });
  await dialog
    .getByRole('textbox', { name: 'PIN' })
    .or(dialog.getByLabel('PIN', { exact: true }))
    .first()
    .fill(PIN);
  await dialog.getByRole('button', { name: 'Continue' }).click();
}

/** Photographs both themes where a folder is named. */
async function photograph(page: Page, name: string): Promise<void> {
  const folder = process.env.DOOR_PHOTOS;
  if (!folder) return;
  for (const theme of ['light', 'dark'] as const) {
    await wear(page, theme);
    await page.screenshot({ path: `${folder}/${name}-${theme}.png` });
  }
}

async function reads(page: Page, code: string, word: string, name?: string): Promise<void> {
  await scan(page, code);
  await expect(result(page)).toContainText(word);
  if (name) await photograph(page, name);
}

/** Goes on to the next guest; a good result closes by itself. */
async function next(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Next', exact: true });
  await expect(async () => {
    if (await button.isVisible()) await button.click({ timeout: 2_000 });
    await expect(result(page).getByRole('button')).toHaveCount(0, { timeout: 2_000 });
  }).toPass();
}

test('guests go out and in again, get their badge, and are counted, with one door offline', async ({
  browser,
}) => {
  const evening = await openEvening(new Date(Date.now() + 3_600_000));
  const tiers = await evening.ask<{ doorSettings: { entryRules: { id: string; tier: string }[] } }>(
    'query ($id: ID!) { doorSettings(eventId: $id) { entryRules { id tier } } }',
  );
  const free = tiers.doorSettings.entryRules.find(({ tier }) => tier === 'free');
  const organiser = await (await signedIn(browser, demo('issuer_admin'), phone)).newPage();

  await test.step('the organiser sets rule and badge on a phone', async () => {
    await organiser.goto(`/dashboard?tab=events&event=${evening.id}&part=door`);
    await organiser.getByRole('combobox', { name: 'Entry rule of free' }).click();
    await organiser.getByRole('option', { name: 'Again after each exit' }).click();
    await expect(organiser.getByText('The rule of free is saved.')).toBeVisible();
    await organiser.getByLabel('Name', { exact: true }).fill('Badge');
    await organiser
      .getByRole('form', { name: 'Add something to hand out' })
      .getByRole('button', { name: 'Add', exact: true })
      .click();
    await expect(organiser.getByText('1 for each ticket · 0 handed out')).toBeVisible();
    await expectCleanSight(organiser, 'the door of an event');
    await photograph(organiser, 'organiser-before');
  });
  expect(free).toBeDefined();

  const [wanjiku, baraka] = await evening.buy('free', 2);
  if (!wanjiku || !baraka) throw new Error('not all tickets were sold');
  const windows = [
    await browser.newContext(phone),
    await signedIn(browser, demo('issuer_validator'), tablet),
  ];
  const [entry, exit] = await Promise.all(windows.map((one) => one.newPage()));
  if (!entry || !exit) throw new Error('the browser opened no window');

  await test.step('a phone is paired, with a staff PIN', async () => {
    await entry.goto('/door');
    await entry.getByRole('button', { name: 'Pair this phone' }).click();
    const code = ((await entry.getByTestId('pairing-code').textContent()) ?? '').trim().replace('-', '');
    const owner = await (await signedIn(browser, demo('issuer_owner'), tablet)).newPage();
    await owner.goto(`/dashboard?tab=validators&pair=${code}`);
    const dialog = owner.getByRole('dialog', { name: 'Is it this phone?' });
    await dialog.getByLabel('Name', { exact: true }).fill(unique('Entry phone'));
    await dialog.getByLabel('Staff PIN').fill(PIN);
    await dialog.getByRole('button', { name: 'Same digits: pair' }).click();
    await expect(dialog).toBeHidden();
    await owner.context().close();
  });

  await test.step('one door is for entries, and one for exits', async () => {
    await openDoorAt(entry, evening.name, 'Sea Gate');
    await exit.goto('/door');
    await pickDoor(exit, evening.name, 'Town Gate');
    await exit.getByText('Exit', { exact: true }).click();
    await expectCleanSight(exit, 'a door for exits is picked', ['light']);
    await photograph(exit, 'setup-768');
    await openDoor(exit);
    await expect(exit.getByText('Exit: guests leave here')).toBeVisible();
  });

  await test.step('in, refused with time and gate, out, and in again', async () => {
    await reads(entry, wanjiku.code, 'Welcome', 'welcome-390');
    await next(entry);
    await reads(entry, baraka.code, 'Welcome');
    await next(entry);
    await reads(entry, wanjiku.code, 'Already used', 'already-used-390');
    await expect(result(entry)).toContainText('at Sea Gate');
    await next(entry);
    await reads(exit, wanjiku.code, 'Goodbye', 'goodbye-768');
    await next(exit);
    await expect(exit.getByRole('region', { name: 'Last scans' })).toContainText('Goodbye');
    await photograph(exit, 'exit-768');
    // A code that stays in view is read once.
    await reads(entry, 'PASSA1:ANOTHER', 'Not a ticket', 'refused-390');
    await next(entry);
    await reads(entry, wanjiku.code, 'Welcome');
    await next(entry);
    await photograph(entry, 'entry-390');
  });

  await test.step('the exit works without a network, and reports afterwards', async () => {
    await exit.context().setOffline(true);
    await expect(exit.getByRole('button', { name: /^Offline/ })).toBeVisible();
    await reads(exit, baraka.code, 'Goodbye');
    await next(exit);
    await exit.context().setOffline(false);
    await expect(exit.getByRole('button', { name: /^Online\. / })).toBeVisible();
    await expect(organiser.getByRole('status').filter({ hasText: /^1$/ })).toBeVisible();
    await expect(organiser.getByRole('row', { name: /Sea Gate 3 0 1/ })).toBeVisible();
    await expectCleanSight(organiser, 'who is inside');
    await photograph(organiser, 'organiser-after');
  });

  await test.step('the door hands out badges', async () => {
    await entry.getByRole('button', { name: 'More', exact: true }).click();
    await enterPin(entry);
    await entry.getByRole('dialog').getByText('Hand out: Badge', { exact: true }).click();
    await photograph(entry, 'more-390');
    await entry.keyboard.press('Escape');
    await expect(entry.getByText('Handing out: Badge')).toBeVisible();
  });

  await test.step('a badge is handed out once, and lets no one in', async () => {
    await reads(entry, baraka.code, 'Hand it out', 'hand-out-390');
    await next(entry);
    await reads(entry, wanjiku.code, 'Hand it out');
    await next(entry);
    await reads(entry, baraka.code, 'Has it already', 'has-it-390');
    await next(entry);
    await expect(organiser.getByText('1 for each ticket · 2 handed out')).toBeVisible();
    await expect(organiser.getByRole('status').filter({ hasText: /^1$/ })).toBeVisible();
  });

  await test.step('a door can show the guest first', async () => {
    const unlock = async () => {
      await entry.getByRole('button', { name: 'More', exact: true }).click();
      await enterPin(entry);
    };
    await unlock();
    await entry.getByRole('dialog').getByText('Entry', { exact: true }).click();
    await entry.getByLabel('Show the guest first').click();
    await expect(entry.getByLabel('Show the guest first')).toBeChecked();
    await entry.keyboard.press('Escape');
    await reads(entry, baraka.code, 'Let in?', 'ask-390');
    await expectCleanSight(entry, 'the guest is shown', ['light']);
    await result(entry).getByRole('button', { name: 'Let in' }).click();
    await expect(result(entry)).toContainText('Welcome');
    await next(entry);

    await unlock();
    await entry.getByRole('switch', { name: 'Kiosk' }).click();
    await expect(entry.getByRole('heading', { name: 'Scan your ticket' })).toBeVisible();
    await expect(entry.getByRole('button', { name: 'Type or paste' })).toHaveCount(0);
    await expectCleanSight(entry, 'a kiosk');
    await photograph(entry, 'kiosk-390');
    const closed = { code: 'GATE_CLOSED', status: 409, message: 'This gate is closed.' };
    await withTrouble(entry, 'DoorScan', closed, async () => {
      await scan(entry, wanjiku.code);
      await expect(entry.getByRole('alert')).toHaveText('Please see our staff. This gate is closed.');
      await expectCleanSight(entry, 'a kiosk whose gate was closed');
    });
    await photograph(entry, 'kiosk-closed-390');
    await reads(entry, baraka.code, 'Already used');
    await expect(entry.getByRole('alert')).toHaveCount(0);
    await next(entry);
    await entry.reload();
    await entry.getByRole('button', { name: 'For staff' }).click();
    await enterPin(entry);
    await expect(entry.getByRole('button', { name: 'Type or paste' })).toBeVisible();
  });
  await Promise.all([...windows, organiser.context()].map((one) => one.close()));
});
