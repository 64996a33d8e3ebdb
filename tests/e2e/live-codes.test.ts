import type { Browser, BrowserContext, Page } from '@playwright/test';
import { LIVE_STEP_MS } from '../../server/lib/ticket-format/live-code.ts';
import { liveCode, newPhone } from '../support/phones.ts';
import { openFreshLink } from './support/buyer.ts';
import {
  type Evening,
  expectAnswer,
  openDoor,
  openDoorAt,
  openEvening,
  pickDoor,
  scan,
} from './support/door.ts';
import { expectCleanSight, expectGoodLooks, PHONE } from './support/look.ts';
import { demo, logIn, signedIn, stranger } from './support/people.ts';
import { ask } from './support/product-api.ts';
import { codeOn } from './support/read-code.ts';
import { expect, test } from './support/test.ts';

const PIN = '471147';
const device = { viewport: PHONE, hasTouch: true, isMobile: true } as const;

interface Guest {
  email: string;
  orderId: string;
  orderKey: string;
  ticketId: string;
  qrText: string;
}

async function buy({ slug }: Evening): Promise<Guest> {
  const { name, email } = stranger('Amani Juma');
  const input = { slug, lines: [{ tier: 'free', quantity: 1 }], name, email, phone: '+255700000000' };
  const { purchaseByForm: bought } = await ask<{
    purchaseByForm: {
      orderKey: string;
      order: { id: string };
      tickets: { id: string; qrText: string }[];
    };
  }>(
    undefined,
    'mutation ($input: PurchaseByFormInput!) { purchaseByForm(input: $input) { orderKey order { id } tickets { id qrText } } }',
    { input },
  );
  const [ticket] = bought.tickets;
  if (!ticket) throw new Error('no ticket was sold');
  const { orderKey, order } = bought;
  return { email, orderKey, orderId: order.id, ticketId: ticket.id, qrText: ticket.qrText };
}

/** The head of the page, where the code is as wide as the screen. */
const codes = (page: Page) => page.getByRole('region', { name: 'Ticket codes' });
const code = (page: Page) => codes(page).getByRole('img', { name: /^QR code of ticket/ });

/** Opens the order on a phone of its own, and registers the phone. */
async function bindPhone(browser: Browser, guest: Guest): Promise<[Page, BrowserContext]> {
  const context = await browser.newContext(device);
  const page = await context.newPage();
  await page.goto(`/orders/${guest.orderId}#key=${guest.orderKey}`);
  await codes(page).getByRole('button', { name: 'Use this phone' }).tap();
  await expect(codes(page)).toContainText('A screenshot does not work');
  return [page, context];
}

/** The live code, read from the screen when it has some seconds left. */
async function shownCode(page: Page): Promise<string> {
  await expect(codes(page)).toContainText(/New code in (1\d|20) seconds/);
  return codeOn(code(page));
}

test('a live code admits, and no copy of it does, at a door without a network', async ({ browser }) => {
  const evening = await openEvening(new Date(Date.now() + 3_600_000));
  const { token } = await logIn(demo('issuer_admin'));
  await ask(token, 'mutation ($input: SetLiveCodesInput!) { setLiveCodes(input: $input) { event { id } } }', {
    input: { eventId: evening.id, from: new Date().toISOString() },
  });
  const [own, moved, sold, none] = [
    await buy(evening),
    await buy(evening),
    await buy(evening),
    await buy(evening),
  ];
  const [phone, phoneContext] = await bindPhone(browser, own);

  await test.step('the phone says what it is for, and shows a code that runs out', async () => {
    await expectCleanSight(phone, 'a live code');
    await expect(code(phone)).toBeInViewport({ ratio: 1 });
    expect((await code(phone).boundingBox())?.width).toBeGreaterThan(PHONE.width * 0.8);
  });

  const copy = await browser.newContext({
    ...device,
    storageState: await phoneContext.storageState(),
  });
  await test.step('a copy of its storage holds no key, and cannot register another', async () => {
    const stolen = await copy.newPage();
    await stolen.goto(`/orders/${own.orderId}`);
    await expect(codes(stolen)).toContainText('Another phone is registered');
    await expect(code(stolen)).toBeHidden();
    await expectCleanSight(stolen, 'another phone is registered', ['light']);
    const leak = await phone.evaluate(async (ticketId) => {
      const db = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open('passa-phone');
        opening.onsuccess = () => resolve(opening.result);
        opening.onerror = () => reject(opening.error);
      });
      const row = await new Promise<{ privateKey: CryptoKey }>((resolve) => {
        const reading = db.transaction('keys').objectStore('keys').get(ticketId);
        reading.onsuccess = () => resolve(reading.result);
      });
      const exported = await crypto.subtle.exportKey('pkcs8', row.privateKey).catch((error) => error.name);
      return { exported, text: JSON.stringify(row.privateKey) };
    }, own.ticketId);
    expect(leak).toEqual({ exported: 'InvalidAccessError', text: '{}' });
    const register = ask(
      undefined,
      'mutation ($input: RegisterTicketPhoneInput!) { registerTicketPhone(input: $input) { serverTime } }',
      {
        input: {
          id: own.ticketId,
          orderKey: own.orderKey,
          publicKey: newPhone().publicKey,
          phoneTime: new Date().toISOString(),
        },
      },
    );
    await expect(register).rejects.toThrow(/Another phone is registered/);
  });

  const [older, olderContext] = await bindPhone(browser, moved);
  // It does not hear that another phone has replaced it.
  await olderContext.setOffline(true);
  const newer = await (await browser.newContext(device)).newPage();
  await test.step('another phone takes its place by a mailed link', async () => {
    await openFreshLink(newer, moved.email);
    await codes(newer).getByRole('button', { name: 'Use this phone instead' }).tap();
    await expect(codes(newer)).toContainText('A screenshot does not work');
  });

  const [seller] = await bindPhone(browser, sold);
  const soldCode = await shownCode(seller);
  // After the start of the event the organiser's staff alone pass tickets on.
  const friend = stranger('Tausi Mrema');
  await ask(
    token,
    'mutation ($id: ID!, $to: NewHolderInput!) { transferTicket(input: { id: $id, to: $to }) { transfer { email } } }',
    { id: sold.ticketId, to: { name: friend.name, email: friend.email } },
  );

  const staff = await signedIn(browser, demo('issuer_validator'), device);
  const door = await staff.newPage();
  await test.step('the door opens with a network, and loses it; so does the phone', async () => {
    await door.goto('/door');
    await openDoorAt(door, evening.name, 'Sea Gate');
    await staff.setOffline(true);
    await phoneContext.setOffline(true);
    await phone.reload();
    await expect(codes(phone)).toContainText('New code in');
  });

  await test.step('each copy is refused with its reason', async () => {
    const picture = await shownCode(phone);
    const taken = Date.now();
    await expectAnswer(door, own.qrText, 'This is a picture of a code. Ask for the live ticket');
    await expectAnswer(door, liveCode(own.qrText, newPhone(), new Date()), 'another phone');
    await expectAnswer(door, none.qrText, 'No phone is registered', { seen: 'no phone is registered' });
    await expectAnswer(door, await shownCode(older), 'another phone', { seen: 'the older phone' });
    await expectAnswer(door, soldCode, 'Revoked');
    await expect.poll(() => Date.now() - taken).toBeGreaterThan(3 * LIVE_STEP_MS);
    await expectAnswer(door, picture, 'This is a picture of a code. Ask for the live ticket', {
      seen: 'a picture of a code',
    });
  });

  await test.step('the phones themselves admit', async () => {
    // A welcome closes by itself.
    for (const page of [phone, newer]) {
      await scan(door, await shownCode(page));
      await expect(door.getByRole('region', { name: 'Result' })).toContainText('Welcome');
    }
    await expect(door.getByRole('region', { name: 'Result' })).toBeHidden();
    await expectAnswer(door, await shownCode(phone), 'Already used');
  });

  await test.step('the organiser sees and changes the rule', async () => {
    const office = await (await signedIn(browser, demo('issuer_admin'), {})).newPage();
    await office.goto(`/dashboard?tab=events&event=${evening.id}&part=settings`);
    const panel = office.getByRole('region', { name: 'Tickets that a copy cannot use' });
    await expect(panel).toBeVisible();
    await expectGoodLooks(office, 'live codes in the settings of an event');
  });
});

test('a live code admits again after an exit where the tier lets guests out and in', async ({ browser }) => {
  const evening = await openEvening(new Date(Date.now() + 3_600_000));
  const { token } = await logIn(demo('issuer_admin'));
  const { doorSettings } = await evening.ask<{
    doorSettings: { entryRules: { id: string; tier: string }[] };
  }>('query ($id: ID!) { doorSettings(eventId: $id) { entryRules { id tier } } }');
  const tierId = doorSettings.entryRules.find(({ tier }) => tier === 'free')?.id;
  await ask(
    token,
    'mutation ($input: SetEntryRuleInput!) { setEntryRule(input: $input) { settings { entryRules { id } } } }',
    {
      input: { tierId, rule: 'REENTRY' },
    },
  );
  await ask(token, 'mutation ($input: SetLiveCodesInput!) { setLiveCodes(input: $input) { event { id } } }', {
    input: { eventId: evening.id, from: new Date().toISOString() },
  });
  const guest = await buy(evening);
  const [phone] = await bindPhone(browser, guest);
  const shows = async (purpose: 'ENTRY' | 'EXIT'): Promise<string> => {
    const { validateTicket } = await ask<{ validateTicket: { result: { outcome: string } } }>(
      token,
      'mutation ($input: ValidateTicketInput!) { validateTicket(input: $input) { result { outcome } } }',
      { input: { ticket: await shownCode(phone), eventId: evening.id, purpose } },
    );
    return validateTicket.result.outcome;
  };
  expect(await shows('ENTRY')).toBe('ADMITTED');
  await phone.reload();
  await expect(phone.getByText('This code admits again after each exit.')).toBeVisible();
  expect(await shows('EXIT')).toBe('EXITED');
  expect(await shows('ENTRY')).toBe('ADMITTED');

  const gate = await (await browser.newContext(device)).newPage();
  const enterPin = async () => {
    const dialog = gate.getByRole('dialog', { name: 'Staff PIN' });
    await dialog.getByLabel('PIN', { exact: true }).fill(PIN);
    await dialog.getByRole('button', { name: 'Continue' }).click();
  };
  const result = gate.getByRole('region', { name: 'Result' });
  await test.step('a phone that may only scan is a kiosk at the exit', async () => {
    await gate.goto('/door?pair');
    const pairing = (await gate.getByTestId('pairing-code').textContent())?.trim();
    const terms = { name: 'Exit', profile: 'SCAN_ONLY', pin: PIN };
    await ask(
      (await logIn(demo('issuer_owner'))).token,
      'mutation ($input: ConfirmDevicePairingInput!) { confirmDevicePairing(input: $input) { device { id } } }',
      { input: { code: pairing, ...terms } },
    );
    await pickDoor(gate, evening.name, 'Town Gate');
    await gate.getByText('Exit', { exact: true }).click();
    await openDoor(gate);
    await expect(gate.getByText('leaves at a door that finds guests by name')).toBeVisible();
    await expectCleanSight(gate, 'a door for exits that may only scan');
    await gate.getByRole('button', { name: 'More', exact: true }).click();
    await enterPin();
    await gate.getByRole('switch', { name: 'Kiosk' }).click();
    await expect(gate.getByText('No code to show? Please see our staff before you leave.')).toBeVisible();
    await expectCleanSight(gate, 'a kiosk at an exit');
  });

  await test.step('a guest without the phone is sent to the staff, who see them off', async () => {
    await scan(gate, guest.qrText);
    await expect(result).toContainText('Please see our staff before you leave: they record your exit.');
    await expect(result.getByRole('button', { name: 'Let out' })).toHaveCount(0);
    await expectCleanSight(gate, 'a guest without the phone at a kiosk');
    await result.getByRole('button', { name: 'For staff' }).click();
    await enterPin();
    await expectCleanSight(gate, 'staff may let a guest out');
    await result.getByRole('button', { name: 'Let out' }).click();
    // It closes by itself.
    await expect(result).toContainText(/Goodbye.*Staff let the guest out without the phone of the ticket/);
  });
  expect(await shows('ENTRY')).toBe('ADMITTED');

  await test.step('also without a network', async () => {
    await gate.context().setOffline(true);
    await expect(result).toBeHidden();
    await scan(gate, guest.qrText);
    await result.getByRole('button', { name: 'For staff' }).click();
    await enterPin();
    await result.getByRole('button', { name: 'Let out' }).click();
    // It knows of no entry since the exit.
    await expect(result).toContainText(/Not inside.*Staff let the guest out/);
    await gate.context().setOffline(false);
    const inside = () =>
      evening.ask<{ presence: { inside: number } }>('query ($id: ID!) { presence(eventId: $id) { inside } }');
    await expect.poll(async () => (await inside()).presence.inside).toBe(0);
  });

  await test.step('which the organiser sees with the scan', async () => {
    const office = await (await signedIn(browser, demo('issuer_admin'), {})).newPage();
    await office.goto(`/dashboard?tab=search&ticket=${guest.ticketId}`);
    await expect(office.getByText('Staff let the guest out without the phone of the ticket.')).toHaveCount(2);
    await expectGoodLooks(office, 'scans of a ticket with notes');
  });
});
