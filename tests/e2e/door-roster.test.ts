import type { JSHandle, Page } from '@playwright/test';
import { openDoorAt, openEvening } from './support/door.ts';
import { expectCleanSight, PHONE } from './support/look.ts';
import { demo, logIn } from './support/people.ts';
import { ask, unique } from './support/product-api.ts';
import { expect, test } from './support/test.ts';

const TABLET = { width: 768, height: 1024 };
const phone = { viewport: PHONE, hasTouch: true, isMobile: true } as const;

const connection = (page: Page) => page.getByRole('button', { name: /Connection and device$/ });
const result = (page: Page) => page.getByRole('region', { name: 'Result' });

/** An encrypted part as a copy of the phone's database has it. */
interface CopiedPart {
  part: string;
  iv: number[];
  data: number[];
}

/** What the page stores, in every database and the web storage, each nested value for itself. */
const lootOf = (page: Page): Promise<JSHandle<unknown[]>> =>
  page.evaluateHandle(async () => {
    const isWhole = (value: unknown) =>
      value instanceof CryptoKey || value instanceof ArrayBuffer || ArrayBuffer.isView(value);
    const flat = (value: unknown): unknown[] =>
      typeof value !== 'object' || value === null || isWhole(value)
        ? [value]
        : [value, ...Object.values(value).flatMap(flat)];
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const rows: unknown[] = [{ ...localStorage }, { ...sessionStorage }];
    for (const { name = '' } of await indexedDB.databases()) {
      const db = await done(indexedDB.open(name));
      for (const store of db.objectStoreNames)
        rows.push(await done(db.transaction(store).objectStore(store).getAll()));
      db.close();
    }
    return rows.flatMap(flat);
  });

/** The encrypted parts that the page stores, and what they are bound to. */
const copyOf = (page: Page, loot: JSHandle<unknown[]>) =>
  page.evaluate((values) => {
    const rows = values.filter((value) => value !== null && typeof value === 'object') as {
      [name: string]: unknown;
    }[];
    const sealed = rows.filter(({ part, iv, data }) => part && iv && data) as never as {
      part: string;
      iv: Uint8Array;
      data: ArrayBuffer;
    }[];
    const held = rows.find(({ key }) => key instanceof CryptoKey);
    return {
      parts: sealed.map(({ part, iv, data }) => ({ part, iv: [...iv], data: [...new Uint8Array(data)] })),
      place: `${held?.eventId}\n${held?.id}`,
    };
  }, loot);

/** All texts and bytes that the page stores. */
const textOf = (page: Page, loot: JSHandle<unknown[]>): Promise<string> =>
  page.evaluate((values) => {
    const decoder = new TextDecoder();
    const isBytes = (value: unknown) => value instanceof ArrayBuffer || ArrayBuffer.isView(value);
    return values
      .map((value) => (isBytes(value) ? decoder.decode(value as ArrayBuffer) : String(value)))
      .join('\n');
  }, loot);

/** Tries every stored key, and every stored text of 256 bits, on parts. @returns the number that one of them decrypts */
const readable = (page: Page, loot: JSHandle<unknown[]>, parts: readonly CopiedPart[], place: string) =>
  page.evaluate(
    async ([values, copied, bound]) => {
      const decoded = (text: string): Uint8Array<ArrayBuffer>[] => {
        try {
          const bytes = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
          return [Uint8Array.from(bytes, (char) => char.charCodeAt(0)).slice(-32)];
        } catch {
          return [];
        }
      };
      const secrets = values
        .flatMap((value) => (typeof value === 'string' ? decoded(value) : []))
        .filter(({ length }) => length === 32);
      const keys = values.filter((value) => value instanceof CryptoKey);
      for (const secret of secrets)
        keys.push(await crypto.subtle.importKey('raw', secret, 'AES-GCM', false, ['decrypt']));
      let count = 0;
      for (const { part, iv, data } of copied) {
        const additionalData = new TextEncoder().encode(`passa.roster.v1\n${bound}\n${part}`);
        const how = { name: 'AES-GCM', iv: new Uint8Array(iv), additionalData };
        const tries = await Promise.allSettled(
          keys.map((key) => crypto.subtle.decrypt(how, key, new Uint8Array(data))),
        );
        if (tries.some(({ status }) => status === 'fulfilled')) count += 1;
      }
      return count;
    },
    [loot, parts, place] as const,
  );

test('guests are found without a network, until the phone is cut off', async ({ browser }) => {
  const evening = await openEvening(new Date(Date.now() + 3_600_000));
  const buy = async (name: string): Promise<string> => {
    const person = { name, email: 'guests@guests.test', phone: '+255700000000' };
    const input = { slug: evening.slug, lines: [{ tier: 'free', quantity: 1 }], ...person };
    const bought = await ask<{ purchaseByForm: { tickets: { id: string }[] } }>(
      undefined,
      'mutation ($input: PurchaseByFormInput!) { purchaseByForm(input: $input) { tickets { id } } }',
      { input },
    );
    return bought.purchaseByForm.tickets[0]?.id ?? '';
  };
  const ids = [await buy('José Ångström'), await buy('Siti binti Saad'), await buy('Fatma Hamisi')];
  const owner = await logIn(demo('issuer_owner'));
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  let deviceId = '';
  let copied: CopiedPart[] = [];
  let place = '';

  await test.step('a phone that may search gets the guests', async () => {
    await page.goto('/door?pair');
    const code = (await page.getByTestId('pairing-code').textContent())?.trim();
    const input = { code, name: unique('Search phone'), profile: 'SCAN_AND_SEARCH', eventIds: [evening.id] };
    const paired = await ask<{ confirmDevicePairing: { device: { id: string } } }>(
      owner.token,
      'mutation ($input: ConfirmDevicePairingInput!) { confirmDevicePairing(input: $input) { device { id } } }',
      { input },
    );
    deviceId = paired.confirmDevicePairing.device.id;
    await openDoorAt(page, evening.name, 'Sea Gate');
    await connection(page).click();
    const ready = page.getByRole('list', { name: 'Ready?' });
    await expect(ready).toContainText('3 tickets to search without a network');
    await expect(ready).toContainText('The app opens without a network');
    await expectCleanSight(page, 'guests are on the phone');
    await page.keyboard.press('Escape');
  });

  await test.step('its database has no name in it, and one key that opens it', async () => {
    const loot = await lootOf(page);
    ({ parts: copied, place } = await copyOf(page, loot));
    expect(copied.length).toBeGreaterThan(1);
    expect(await readable(page, loot, copied, place)).toBe(copied.length);
    const text = await textOf(page, loot);
    for (const name of ['José', 'Siti', 'Hamisi']) expect(text).not.toContain(name);
  });

  await test.step('offline, after a reload, a guest is found by parts of the name and let in', async () => {
    await context.setOffline(true);
    await page.reload();
    await expect(connection(page)).toHaveAccessibleName(/^Offline/);
    await page.getByRole('button', { name: 'Find guest' }).click();
    const dialog = page.getByRole('dialog', { name: 'Find a guest' });
    await expect(dialog).toContainText('Without a network: 3 tickets on this device');
    await dialog.getByLabel('Name or ticket number').fill('zzz');
    await expect(dialog).toContainText('Not on the list of this device.');
    await dialog.getByLabel('Name or ticket number').fill('ang jos');
    await expect(dialog.getByText('1 ticket found')).toBeVisible();
    await expectCleanSight(page, 'a guest is found without a network');
    await page.setViewportSize(TABLET);
    await expectCleanSight(page, 'a guest is found on a tablet');
    await page.setViewportSize(PHONE);
    await dialog.getByRole('button', { name: /^Let in José Ångström/ }).click();
    await expect(result(page)).toContainText('Welcome');
    await expect(result(page)).toContainText('José Ångström');
  });

  await test.step('another one by the beginning of the ticket id', async () => {
    // The result of a guest who is in closes by itself.
    await expect(result(page)).toBeHidden();
    await page.getByRole('button', { name: 'Find guest' }).click();
    const dialog = page.getByRole('dialog', { name: 'Find a guest' });
    await dialog.getByLabel('Name or ticket number').fill((ids[1] ?? '').slice(0, 28));
    await dialog.getByRole('button', { name: /^Let in Siti binti Saad/ }).click();
    await expect(result(page)).toContainText('Welcome');
    await expect(connection(page)).toHaveAccessibleName(/Offline, 2 to send/);
  });

  await test.step('cut off while it is offline, it is wiped with its first contact', async () => {
    await ask(
      owner.token,
      'mutation ($id: ID!) { revokeDoorDevice(input: { id: $id, takesScans: true }) { device { id } } }',
      { id: deviceId },
    );
    await context.setOffline(false);
    await expect(page.getByRole('heading', { name: 'This phone was cut off' })).toBeVisible();
    await expect(page.getByText('Nothing of the event is left on this phone.')).toBeVisible();
  });

  await test.step('nothing on the phone opens the roster any more, not even that of an earlier copy', async () => {
    const loot = await lootOf(page);
    expect((await copyOf(page, loot)).parts).toEqual([]);
    expect(await readable(page, loot, copied, place)).toBe(0);
  });

  await test.step('the service has the entries that it handed in', async () => {
    const kept = await evening.ask<{
      scans: { nodes: { outcome: string; ticket: { id: string } }[] };
    }>('query ($id: ID!) { scans(eventId: $id, first: 10) { nodes { outcome ticket { id } } } }');
    expect(kept.scans.nodes.map(({ outcome, ticket }) => [outcome, ticket.id]).sort()).toEqual(
      ids
        .slice(0, 2)
        .map((id) => ['ADMITTED', id])
        .sort(),
    );
  });
  await context.close();
});
