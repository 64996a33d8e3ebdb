import type { Page } from '@playwright/test';
import { expectAnswer, openDoor, openEvening, pickDoor } from './support/door.ts';
import { withTrouble } from './support/failing.ts';
import { expectCleanSight, PHONE } from './support/look.ts';
import { demo, signedIn } from './support/people.ts';
import { unique } from './support/product-api.ts';
import { expect, test } from './support/test.ts';

const TABLET = { width: 768, height: 1024 };
const phone = { viewport: PHONE, hasTouch: true, isMobile: true } as const;
const PIN = '471147';

const textOf = async (page: Page, testId: string): Promise<string> =>
  ((await page.getByTestId(testId).textContent()) ?? '').trim();

async function enterPin(page: Page, pin: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Staff PIN' });
  await dialog
    .getByRole('textbox', { name: 'PIN' })
    .or(dialog.getByLabel('PIN', { exact: true }))
    .first()
    .fill(pin);
  await dialog.getByRole('button', { name: 'Continue' }).click();
}

/** What the browser of a phone stores for the door, as text. */
const storedBy = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const found: unknown[] = [];
    for (const name of ['passa-door', 'passa-device']) {
      const db = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open(name);
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
      for (const store of db.objectStoreNames) {
        found.push(
          await new Promise((resolve) => {
            const request = db.transaction(store).objectStore(store).getAll();
            request.onsuccess = () => resolve(request.result);
          }),
        );
      }
      db.close();
    }
    return JSON.stringify(found);
  });

/** The clock offset that the door has stored, in milliseconds. */
const offsetOf = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    const db = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('passa-door');
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    const offset = await new Promise((resolve) => {
      const request = db.transaction('facts').objectStore('facts').get('offset');
      request.onsuccess = () => resolve(request.result);
    });
    db.close();
    return offset;
  });

test('a phone is paired by a code, works by its profile, and is cut off at once', async ({ browser }) => {
  const evening = await openEvening(new Date(Date.now() + 3_600_000));
  const name = unique('Sea Gate phone');
  const [first, second] = await evening.buy('regular', 2);
  if (!first || !second) throw new Error('not all tickets were sold');
  const gate = await (await browser.newContext(phone)).newPage();
  const office = await (
    await signedIn(browser, demo('issuer_owner'), { viewport: TABLET, hasTouch: true })
  ).newPage();

  await test.step('the phone shows a code, and no one signs in on it', async () => {
    await gate.goto('/door');
    await gate.getByRole('button', { name: 'Pair this phone' }).click();
    await expect(gate.getByRole('img', { name: 'QR code for the organiser' })).toBeVisible();
    await expectCleanSight(gate, 'the phone shows its code');
  });

  await test.step('the organiser opens its link, compares the digits and limits the phone', async () => {
    const code = (await textOf(gate, 'pairing-code')).replace('-', '');
    await office.goto(`/dashboard?tab=validators&pair=${code}`);
    const dialog = office.getByRole('dialog', { name: 'Is it this phone?' });
    await expect(dialog.getByTestId('pairing-number')).toHaveText(await textOf(gate, 'pairing-number'));
    await dialog.getByLabel('Name', { exact: true }).fill(name);
    await dialog.getByLabel('Staff PIN').fill(PIN);
    await dialog.getByLabel('Events', { exact: true }).first().click();
    await office.getByRole('option', { name: evening.name }).click();
    await office.keyboard.press('Escape');
    await expectCleanSight(office, 'the organiser compares the digits');
    await dialog.getByRole('button', { name: 'Same digits: pair' }).click();
    await expect(dialog).toBeHidden();
  });

  await test.step('the phone opens its door with its own credential', async () => {
    await pickDoor(gate, evening.name, 'Sea Gate');
    await openDoor(gate);
    await expectAnswer(gate, first.code, 'Welcome', { pays: 'Cash' });
    expect(await gate.evaluate(() => localStorage.getItem('token'))).toBeNull();
    await expect(gate.getByRole('button', { name: 'Find guest' })).toHaveCount(0);
  });

  const card = office.getByRole('listitem', { name });
  await test.step('the organiser sees where it works', async () => {
    await expect(card).toContainText('Online');
    await expect(card).toContainText(`${evening.name}, Sea Gate`);
    await expectCleanSight(office, 'the paired phones');
  });

  await test.step('its settings need the PIN, also without a network', async () => {
    await gate.context().setOffline(true);
    await gate.getByRole('button', { name: 'More', exact: true }).click();
    await enterPin(gate, '0000');
    await expect(gate.getByRole('dialog', { name: 'Staff PIN' })).toContainText('Wrong PIN.');
    await expectCleanSight(gate, 'a wrong PIN');
    await enterPin(gate, PIN);
    await expect(gate.getByLabel('Test mode')).toBeVisible();
    await expect(gate.getByRole('button', { name: 'Sign out' })).toHaveCount(0);
    await gate.keyboard.press('Escape');
    await expectAnswer(gate, second.code, 'Welcome', { pays: 'Cash' });
  });

  await test.step('the organiser cuts it off', async () => {
    await card.getByRole('button', { name: `Cut off ${name}` }).click();
    const question = office.getByRole('dialog', { name: `Cut off ${name}?` });
    await expectCleanSight(office, 'a phone may be cut off');
    await question.getByRole('button', { name: 'Cut off' }).click();
    await expect(card.getByRole('button', { name: `Cut off ${name}` })).toHaveCount(0);
    await expect(card).toContainText('Cut off');
  });

  await test.step('back online it forgets the event, and its clock once it has handed in', async () => {
    const trouble = { code: 'INTERNAL', status: 503, message: 'Later.' };
    await withTrouble(gate, 'DoorUpload', trouble, async () => {
      await gate.context().setOffline(false);
      await expect(gate.getByRole('heading', { name: 'This phone was cut off' })).toBeVisible();
      await expect.poll(() => storedBy(gate)).not.toContain(evening.name);
      expect(await offsetOf(gate)).toEqual(expect.any(Number));
    });
  });

  await test.step('it hands in its scan, and nothing of the event stays on it', async () => {
    await expect(gate.getByText('Nothing of the event is left on this phone.')).toBeVisible();
    await expectCleanSight(gate, 'a phone that was cut off');
    const stored = await storedBy(gate);
    for (const trace of [evening.name, evening.id, first.id, second.id, 'passa_door_'])
      expect(stored).not.toContain(trace);
    await expect(card).toContainText('1 scan was handed in.');
    await gate.getByRole('button', { name: 'Pair again' }).click();
    // It was opened to be paired, so it shows the next code at once.
    await expect(gate.getByRole('heading', { name: 'Pair this phone' })).toBeVisible();
  });
  await gate.context().close();
  await office.context().close();
});
