import type { Browser, Page } from '@playwright/test';
import { buy, mailLink } from './support/buyer.ts';
import { toast } from './support/dashboard.ts';
import { expectAnswer, holdClocks, openDoorAt, scan, scanAll } from './support/door.ts';
import { DESK, expectCleanSight, expectGoodLooks, PHONE } from './support/look.ts';
import { demo, logIn, signedIn, stranger } from './support/people.ts';
import { ask, call, unique } from './support/product-api.ts';
import { expect, test } from './support/test.ts';

const HOUR_MS = 3_600_000;
const WEEK_HOURS = 7 * 24;
const handheld = { viewport: PHONE, hasTouch: true, isMobile: true } as const;
const inHours = (count: number): string => new Date(Date.now() + count * HOUR_MS).toISOString();
/** The text of a time field of an event in Zanzibar, three hours ahead of UTC. */
const fieldOf = (iso: string): string => new Date(Date.parse(iso) + 3 * HOUR_MS).toISOString().slice(0, 16);

interface Planned {
  id: string;
  slug: string;
  name: string;
  /** Start, as ISO text. */
  start: string;
  /** Sells a ticket, and returns the text of its code as it is printed. */
  printed(tier: string): Promise<string>;
}

/** A published event in three days with a gate, whose captains come an hour before the others. */
async function eventInThreeDays(): Promise<Planned> {
  const { token } = await logIn(demo('issuer_owner'));
  const name = unique('Dhow Race');
  const start = inHours(72);
  const { id } = await call<{ id: string }>('/api/events', {
    token,
    body: {
      ...{ name, description: 'Sails and drums.', venue: 'Old Fort, Zanzibar City, Tanzania' },
      ...{ start_date: start, end_date: inHours(78) },
    },
  });
  const free = { count: 20, price: 0, currency: 'KES' };
  const tiers = [
    { tier: 'deck', ...free },
    { tier: 'captain', ...free, effective_at: inHours(71) },
  ];
  await call(`/api/events/${id}/tickets`, { token, body: { tiers } });
  const { event } = await call<{ event: { slug: string } }>(`/api/events/${id}/publish`, { token, body: {} });
  await ask(
    token,
    'mutation ($id: ID!) { createGate(input: { eventId: $id, name: "Sea Gate" }) { gate { id } } }',
    { id },
  );
  return {
    ...{ id, slug: event.slug, name, start },
    printed: async (tier) => {
      const person = { name: 'Bi Kidude', email: 'kidude@guests.test', phone: '+255700000000' };
      const input = { slug: event.slug, lines: [{ tier, quantity: 1 }], ...person };
      const { purchaseByForm } = await ask<{ purchaseByForm: { tickets: { qrText: string }[] } }>(
        undefined,
        'mutation ($input: PurchaseByFormInput!) { purchaseByForm(input: $input) { tickets { qrText } } }',
        { input },
      );
      return purchaseByForm.tickets[0]?.qrText ?? '';
    },
  };
}

interface Move {
  /** Start, as ISO text. */
  start: string;
  venue?: string;
}

/** Moves the event on its page, as its owner. The end and the tier with times of its own move along; holders are notified. */
async function moveEvent(browser: Browser, event: Planned, { start, venue }: Move): Promise<void> {
  const owner = await (await signedIn(browser, demo('issuer_owner'), { viewport: DESK })).newPage();
  await owner.goto(`/dashboard?tab=events&event=${event.id}&part=settings`);
  await owner.getByRole('button', { name: 'Edit', exact: true }).click();
  const end = owner.getByLabel('End Date');
  const before = await end.inputValue();
  await owner.getByLabel('Start Date').fill(fieldOf(start));
  await expect(end).not.toHaveValue(before);
  if (venue) await owner.getByLabel('Venue').fill(venue);
  await owner.getByRole('button', { name: 'Save', exact: true }).click();
  const dialog = owner.getByRole('dialog', { name: 'Notify the holders?' });
  await expect(dialog.getByRole('radio', { name: 'Move them with the event' })).toBeChecked();
  await expectGoodLooks(owner, 'the question before an event is moved');
  await owner.setViewportSize(DESK);
  await dialog.getByRole('button', { name: /^Save and notify/ }).click();
  await expect(toast(owner, 'being notified').first()).toBeVisible();
  await owner.context().close();
}

const door = async (browser: Browser, device: object): Promise<Page> =>
  (await signedIn(browser, demo('issuer_validator'), device)).newPage();

test('an event moves three days forward: printed codes admit, and a door without a network says what it cannot know', async ({
  browser,
}) => {
  const event = await eventInThreeDays();
  const [deck, captain, late] = [
    await event.printed('deck'),
    await event.printed('captain'),
    await event.printed('deck'),
  ];
  const online = await door(browser, { viewport: DESK });
  const away = await door(browser, handheld);
  await holdClocks(away);
  const result = away.getByRole('region', { name: 'Result' });

  await test.step('before, every code is too early; then one door loses its network', async () => {
    for (const page of [online, away]) {
      await page.goto('/door');
      await openDoorAt(page, event.name, 'Sea Gate');
    }
    await expectAnswer(online, deck, 'Too early');
    await away.context().setOffline(true);
    await expectAnswer(away, captain, 'Too early');
  });

  await test.step('the organiser moves it to now', () => moveEvent(browser, event, { start: inHours(-1) }));

  await test.step('a connected door admits by the codes of before, once each', async () => {
    // It refreshes once a minute, and when it is opened: a slow answer of the service does not fall back to older data.
    const refreshed = online.waitForResponse((answer) =>
      Boolean(answer.request().postData()?.includes('DoorBriefing')),
    );
    await online.reload();
    await refreshed;
    await expect(online.getByRole('button', { name: 'Start camera' })).toBeVisible();
    await expectAnswer(online, deck, 'Welcome');
    await expectAnswer(online, captain, 'Welcome');
    await expectAnswer(online, deck, 'Already used');
  });

  await test.step('a door without a network since before says so, and knows once it is connected', async () => {
    await scanAll(away, [late], 2 * HOUR_MS);
    await expect(result).toContainText('Moved?');
    await expect(result).toContainText('This event may have moved since');
    await expectCleanSight(away, 'an event that may have moved');
    await away.context().setOffline(false);
    await away.getByRole('button', { name: 'Connect and check again' }).click();
    await expect(result).toContainText('Welcome');
  });
  await online.context().close();
  await away.context().close();
});

test('an event is postponed by a week and changes its venue: phones, printed codes and doors follow', async ({
  browser,
}) => {
  const event = await eventInThreeDays();
  const [printed, another] = [await event.printed('captain'), await event.printed('deck')];
  const guest = stranger('Mwanaisha Bakari');
  const phone = await (await browser.newContext(handheld)).newPage();
  const here = await door(browser, handheld);
  const before = event.start;
  const after = new Date(Date.parse(before) + WEEK_HOURS * HOUR_MS).toISOString();
  const day = (iso: string): string =>
    new Intl.DateTimeFormat('en-GB', {
      day: 'numeric',
      month: 'short',
      timeZone: 'Africa/Dar_es_Salaam',
    }).format(new Date(iso));

  await test.step('a guest keeps the ticket on a phone, which then loses its network', async () => {
    await phone.goto(`/event-details?slug=${event.slug}`);
    const bought = await buy(phone, 'deck', { ...guest, phone: '+255 711 000 333' });
    await bought.getByRole('button', { name: 'Keep on this phone' }).tap();
    await expect(phone.getByText('Saved on this device: it opens without a network.')).toBeVisible();
    await phone.context().setOffline(true);
    await phone.reload();
    await expect(phone.getByRole('img', { name: /^QR code of ticket/ })).toBeVisible();
    await expect(phone.getByText(day(before)).first()).toBeVisible();
  });

  await test.step('the organiser postpones it by a week, to another venue', () =>
    moveEvent(browser, event, { start: after, venue: 'Amaan Stadium, Zanzibar City, Tanzania' }));

  await test.step('the phone has its code without a network, and the new day and venue with one', async () => {
    await phone.reload();
    await expect(phone.getByRole('img', { name: /^QR code of ticket/ })).toBeVisible();
    await phone.context().setOffline(false);
    await phone.reload();
    await expect(phone.getByText('Amaan Stadium').first()).toBeVisible();
    await expect(phone.getByText(day(after)).first()).toBeVisible();
    await expect(phone.getByText(day(before))).toHaveCount(0);
    // The copy is brought up to date, and says that it was.
    await expect(phone.getByRole('status', { name: 'This event has moved' })).toBeVisible();
    await expectGoodLooks(phone, 'a kept ticket of an event that moved');
    await phone.setViewportSize(PHONE);
    await phone.goto(await mailLink(phone, guest.email));
    await expect(phone.getByRole('region', { name: `${event.name} has moved` })).toBeVisible();
    await expect(phone.getByText('Amaan Stadium').first()).toBeVisible();
  });

  await test.step('without a network again, it opens with the new day', async () => {
    await phone.goto('/my-tickets');
    await phone.getByRole('link', { name: event.name }).first().tap();
    await expect(phone.getByText(day(after)).first()).toBeVisible();
    await phone.context().setOffline(true);
    await phone.reload();
    await expect(phone.getByText(day(after)).first()).toBeVisible();
    await expect(phone.getByText('Amaan Stadium').first()).toBeVisible();
  });

  await test.step('a printed code is valid on the page, and early at the door for a week more', async () => {
    await here.goto('/door');
    await openDoorAt(here, event.name, 'Sea Gate');
    await expectAnswer(here, printed, 'Too early');
    await here.context().setOffline(true);
    await scan(here, another);
    await expect(here.getByRole('region', { name: 'Result' })).toContainText('Too early');
    await expect(here.getByRole('region', { name: 'Result' })).toContainText(day(after));
  });
  await phone.context().close();
  await here.context().close();
});
