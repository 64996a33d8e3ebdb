import type { BrowserContext, Locator, Page } from '@playwright/test';
import { openDoor, openDoorAt, openEvening, pickDoor } from './support/door.ts';
import { expectGoodLooks, PHONE } from './support/look.ts';
import { demo, logIn, signedIn } from './support/people.ts';
import { ask, unique } from './support/product-api.ts';
import { expect, test } from './support/test.ts';

const phone = { viewport: PHONE, hasTouch: true, isMobile: true } as const;
const SIZES = [PHONE, { width: 768, height: 1024 }];

test('a cashier sells at the door with and without a network, and the count adds up', async ({ browser }) => {
  const evening = await openEvening(new Date(Date.now() + 6 * 3_600_000));
  const [office, door] = await Promise.all([
    signedIn(browser, demo('issuer_admin')),
    signedIn(browser, demo('issuer_validator'), phone),
  ]);
  const [organiser, cashier] = [await office.newPage(), await door.newPage()];
  const till = cashier.getByRole('dialog', { name: 'Sell at the door' });
  const openTill = () => cashier.getByRole('button', { name: 'Sell tickets' }).click();

  await test.step('which the organiser has to open first', async () => {
    await cashier.goto('/door');
    await openDoorAt(cashier, evening.name, 'Sea Gate');
    await openTill();
    await expect(till).toContainText('The box office is closed');
    await till.getByRole('button', { name: 'Close' }).click();
    await organiser.goto(`/dashboard?tab=events&event=${evening.id}&part=door`);
    await organiser.getByRole('switch', { name: 'No tickets are sold at the door' }).click();
    await expect(organiser.getByRole('switch', { name: 'Tickets are sold at the door' })).toBeChecked();
    await expect(organiser.getByText('No shifts yet')).toBeVisible();
  });

  await test.step('a shift begins with the cash in the till', async () => {
    await openTill();
    await till.getByLabel('Currency').first().click();
    await cashier.getByRole('option', { name: 'KES' }).click();
    await till.getByLabel('Cash in the till (KES)').fill('5,000');
    await expectGoodLooks(cashier, 'the start of a shift', SIZES);
    await till.getByRole('button', { name: 'Start shift' }).click();
    await expect(till.getByRole('button', { name: 'One regular more' })).toBeVisible();
  });

  await test.step('two guests pay in cash and go in at once', async () => {
    for (let times = 0; times < 2; times += 1)
      await till.getByRole('button', { name: 'One regular more' }).click();
    await expect(till.getByRole('status').or(till.locator('output'))).toContainText(['KES 2,400.00']);
    await expectGoodLooks(cashier, 'a sale at the door', SIZES);
    await till.getByRole('button', { name: 'KES 2,400.00 in cash' }).click();
    await expect(till).toContainText('2 tickets sold');
    await expect(till).toContainText('Let the guest in.');
    await till.getByRole('button', { name: 'Show the codes' }).click();
    await expect(till.getByRole('img', { name: /Code of ticket/ })).toHaveCount(2);
    await expectGoodLooks(cashier, 'a finished sale at the door', SIZES);
    await till.getByRole('button', { name: 'Next guest' }).click();
  });

  await test.step('a receipt pays once', async () => {
    for (const outcome of ['1 ticket sold', 'This receipt has already paid for another sale']) {
      await till.getByRole('button', { name: 'One regular more' }).click();
      await till.getByText('To a till number', { exact: true }).click();
      await till.getByLabel('Receipt number').fill('QWE12345');
      await till.getByRole('button', { name: 'KES 1,200.00 received', exact: true }).click();
      await expect(till).toContainText(outcome);
      if (outcome === '1 ticket sold') await till.getByRole('button', { name: 'Next guest' }).click();
    }
  });

  await test.step('places are kept for the time without a network', async () => {
    await till.getByText('Shift', { exact: true }).click();
    const kept = till.getByRole('form', { name: 'Places for sales without a network' });
    await kept.getByLabel('Number of regular').fill('3');
    await kept.getByRole('button', { name: 'Keep these places' }).click();
    await expect(cashier.getByText('Places kept on this phone')).toBeVisible();
    await expectGoodLooks(cashier, 'a shift', SIZES);
  });

  await test.step('which another phone of the cashier does not sell', async () => {
    const second = await signedIn(browser, demo('issuer_validator'), phone);
    const other = await second.newPage();
    await other.goto('/door');
    await openDoorAt(other, evening.name, 'Sea Gate');
    await other.getByRole('button', { name: 'Sell tickets' }).click();
    const dialog = other.getByRole('dialog', { name: 'Sell at the door' });
    await dialog.getByText('Shift', { exact: true }).click();
    const kept = dialog.getByRole('form', { name: 'Places for sales without a network' });
    await expect(kept).toContainText('3 kept on another phone');
    await expectGoodLooks(other, 'a shift on a second phone', SIZES);
    await second.setOffline(true);
    await dialog.getByText('Sell tickets', { exact: true }).click();
    await expect(dialog).toContainText('no places are kept on this phone');
    await second.close();
  });

  await test.step('and are sold without one, for cash alone', async () => {
    await door.setOffline(true);
    await till.getByText('Sell tickets', { exact: true }).click();
    await expect(till).toContainText('for cash only');
    await expect(till.getByText('To a till number', { exact: true })).toHaveCount(0);
    for (let times = 0; times < 3; times += 1)
      await till.getByRole('button', { name: 'One regular more' }).click();
    await expect(till.getByRole('button', { name: 'One regular more' })).toBeDisabled();
    // The browser takes this address; the service drops it, and records the sale.
    await till.getByRole('button', { name: 'Guest’s name and address' }).click();
    await till.getByLabel('Email address').fill('amina@door');
    await till.getByRole('button', { name: 'KES 3,600.00 in cash' }).click();
    await expect(till).toContainText('Saved on this phone');
    await till.getByRole('button', { name: 'Next guest' }).click();
    await expect(till).toContainText('Sold out');
    await till.getByText('Shift', { exact: true }).click();
    await expect(till).toContainText('1 sale to send');
    await expect(till.getByRole('button', { name: 'Close shift' })).toBeDisabled();
  });

  await test.step('once each, also when they are sent while the till is closed', async () => {
    await till.getByRole('button', { name: 'Close', exact: true }).click();
    await door.setOffline(false);
    await expect.poll(() => waitingSales(cashier)).toEqual([]);
    await door.setOffline(true);
    await openTill();
    await till.getByText('Sell tickets', { exact: true }).click();
    await expect(till).toContainText('Sold out');
    await till.getByText('Shift', { exact: true }).click();
  });

  await test.step('back in the network the cash is counted', async () => {
    await door.setOffline(false);
    await expect(till.getByText('1 sale to send')).toHaveCount(0);
    await expect(till).toContainText('KES 11,000.00');
    await till.getByLabel('Cash in the till (KES)').fill('10,900');
    await expect(till).toContainText('KES 100.00 less than expected.');
    await till.getByLabel('Note').fill('A note was torn');
    await expectGoodLooks(cashier, 'cash that differs from what is expected', SIZES);
    await till.getByRole('button', { name: 'Close shift' }).click();
    await expect(till).toContainText(/Shift closed.*KES 100.00 less than expected/);
    await expectGoodLooks(cashier, 'a shift that was closed', SIZES);
    await till.getByRole('button', { name: 'Close' }).last().click();
  });

  await test.step('which the organiser sees, with six guests inside', async () => {
    await organiser.reload();
    const shift = organiser.getByRole('list', { name: 'Shifts' }).getByRole('listitem');
    await expect(shift).toContainText('KES 6,000.00');
    await expect(shift).toContainText('−KES 100.00');
    await expect(shift).toContainText('A note was torn');
    await expect(organiser.getByRole('listitem').filter({ hasText: 'Sea Gate' }).first()).toContainText(
      '6 entries',
    );
    await expectGoodLooks(organiser, 'the box office of an event');
  });
});

/** Signs another person in on the same phone, which keeps what it stored. */
async function takeOver(context: BrowserContext, next: BrowserContext): Promise<void> {
  const { origins } = await next.storageState();
  const [page] = context.pages();
  await page?.evaluate(
    (entries) => {
      for (const { name, value } of entries) localStorage.setItem(name, value);
    },
    origins.flatMap(({ localStorage }) => localStorage),
  );
  await page?.close();
}

test('the next cashier on a phone neither sees nor sends the sales of the one before', async ({
  browser,
}) => {
  const evening = await openEvening(new Date(Date.now() + 6 * 3_600_000));
  await evening.ask(
    'mutation ($id: ID!) { setBoxOffice(input: { eventId: $id, isOpen: true }) { boxOffice { isOpen } } }',
  );
  const [door, first, second] = await Promise.all([
    signedIn(browser, demo('issuer_validator'), phone),
    signedIn(browser, demo('issuer_validator')),
    signedIn(browser, demo('issuer_admin')),
  ]);
  const uploads: string[] = [];
  door.on('request', (request) => {
    if (request.postData()?.includes('TillUpload')) uploads.push(request.url());
  });
  const sales = () =>
    evening
      .ask<{ shifts: { nodes: { sales: number }[] } }>(
        'query ($id: ID!) { shifts(eventId: $id) { nodes { sales } } }',
      )
      .then(({ shifts }) => shifts.nodes.reduce((sum, shift) => sum + shift.sales, 0));
  const openTill = async () => {
    const page = await door.newPage();
    await page.goto('/door');
    await openDoorAt(page, evening.name, 'Sea Gate');
    await page.getByRole('button', { name: 'Sell tickets' }).click();
    return page.getByRole('dialog', { name: 'Sell at the door' });
  };
  const startShift = async (till: Locator) => {
    await till.getByLabel('Currency').first().click();
    await till.page().getByRole('option', { name: 'KES' }).click();
    await till.getByRole('button', { name: 'Start shift' }).click();
    await till.getByText('Shift', { exact: true }).click();
  };

  await test.step('a sale waits on the phone', async () => {
    const till = await openTill();
    await startShift(till);
    const kept = till.getByRole('form', { name: 'Places for sales without a network' });
    await kept.getByLabel('Number of regular').fill('2');
    await kept.getByRole('button', { name: 'Keep these places' }).click();
    await expect(till.page().getByText('Places kept on this phone')).toBeVisible();
    await door.setOffline(true);
    await till.getByText('Sell tickets', { exact: true }).click();
    await till.getByRole('button', { name: 'One regular more' }).click();
    await till.getByRole('button', { name: 'KES 1,200.00 in cash' }).click();
    await expect(till).toContainText('Saved on this phone');
    await takeOver(door, second);
    await door.setOffline(false);
  });

  await test.step('while another cashier sells on it', async () => {
    const till = await openTill();
    await startShift(till);
    await expect(till.getByRole('button', { name: 'Close shift' })).toBeEnabled();
    await expect(till).not.toContainText('to send');
    await expect(till).not.toContainText('not recorded');
    expect(uploads).toEqual([]);
    await takeOver(door, first);
  });

  await test.step('and is sent once its cashier is back', async () => {
    await door.newPage().then((page) => page.goto('/door'));
    await expect.poll(sales).toBe(1);
  });
});

/** The sales that wait on a phone. */
const waitingSales = (page: Page): Promise<{ nonce: string; shiftId: string }[]> =>
  page.evaluate(async () => {
    const db = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('passa-till');
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    const sales = await new Promise<{ nonce: string; shiftId: string }[]>((resolve) => {
      const request = db.transaction('sales').objectStore('sales').getAll();
      request.onsuccess = () => resolve(request.result);
    });
    db.close();
    return sales;
  });

test('a sale that was not recorded is shown at the till, and kept by a phone that was cut off', async ({
  browser,
}) => {
  const evening = await openEvening(new Date(Date.now() + 6 * 3_600_000));
  const { token } = await logIn(demo('issuer_owner'));
  await ask(
    token,
    'mutation ($id: ID!) { setBoxOffice(input: { eventId: $id, isOpen: true }) { boxOffice { isOpen } } }',
    {
      id: evening.id,
    },
  );
  const door = await browser.newContext(phone);
  const gate = await door.newPage();
  const till = gate.getByRole('dialog', { name: 'Sell at the door' });
  let deviceId = '';

  await test.step('a paired phone begins a shift, and keeps places', async () => {
    await gate.goto('/door');
    await gate.getByRole('button', { name: 'Pair this phone' }).click();
    const code = ((await gate.getByTestId('pairing-code').textContent()) ?? '').replace('-', '').trim();
    const paired = await ask<{ confirmDevicePairing: { device: { id: string } } }>(
      token,
      'mutation ($input: ConfirmDevicePairingInput!) { confirmDevicePairing(input: $input) { device { id } } }',
      { input: { code, name: unique('Till phone'), profile: 'BOX_OFFICE', eventIds: [evening.id] } },
    );
    deviceId = paired.confirmDevicePairing.device.id;
    await pickDoor(gate, evening.name, 'Sea Gate');
    await openDoor(gate);
    await gate.getByRole('button', { name: 'Sell tickets' }).click();
    await till.getByLabel('Currency').first().click();
    await gate.getByRole('option', { name: 'KES' }).click();
    await till.getByLabel('Cash in the till (KES)').fill('0');
    await till.getByRole('button', { name: 'Start shift' }).click();
    await till.getByText('Shift', { exact: true }).click();
    const kept = till.getByRole('form', { name: 'Places for sales without a network' });
    await kept.getByLabel('Number of regular').fill('2');
    await kept.getByRole('button', { name: 'Keep these places' }).click();
    await expect(gate.getByText('Places kept on this phone')).toBeVisible();
  });

  await test.step('it sells without a network, and another sale has taken the key of that one', async () => {
    await door.setOffline(true);
    await till.getByText('Sell tickets', { exact: true }).click();
    await till.getByRole('button', { name: 'One regular more' }).click();
    await till.getByRole('button', { name: 'KES 1,200.00 in cash' }).click();
    await expect(till).toContainText('Saved on this phone');
    const [waiting] = await waitingSales(gate);
    const { nonce, shiftId } = waiting ?? { nonce: '', shiftId: '' };
    const other = {
      shiftId,
      nonce,
      lines: [{ tier: 'regular', quantity: 2 }],
      method: 'CASH',
      total: '2400',
    };
    await ask(
      token,
      'mutation ($input: SellAtDoorInput!) { sellAtDoor(input: $input) { sale { orderId } } }',
      {
        input: { ...other, admits: false },
      },
    );
  });

  await test.step('back in the network the till says which sale was not recorded', async () => {
    await till.getByRole('button', { name: 'Next guest' }).click();
    await door.setOffline(false);
    const alert = till.getByRole('alert').filter({ hasText: '1 sale was not recorded' });
    await expect(alert).toContainText('1 × regular');
    await expect(alert).toContainText('another sale has its key');
    await expectGoodLooks(gate, 'a sale that was not recorded', SIZES);
  });

  await test.step('cut off, the phone keeps it until it is written down', async () => {
    await ask(
      token,
      'mutation ($id: ID!) { revokeDoorDevice(input: { id: $id, takesScans: true }) { device { id } } }',
      { id: deviceId },
    );
    await gate.reload();
    await expect(gate.getByRole('heading', { name: 'This phone was cut off' })).toBeVisible();
    await expect(gate.getByText('Some sales could not be handed in.')).toBeVisible();
    await expect(gate.getByRole('alert').filter({ hasText: '1 sale was not recorded' })).toBeVisible();
    await expectGoodLooks(gate, 'a phone that was cut off with a sale', SIZES);
    await gate.getByRole('button', { name: 'Written down: delete them' }).click();
    await expect(gate.getByText('Nothing of the event is left on this phone.')).toBeVisible();
    expect(await waitingSales(gate)).toEqual([]);
  });
  await door.close();
});
