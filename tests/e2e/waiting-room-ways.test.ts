import type { Browser, FrameLocator, Locator, Page } from '@playwright/test';
import { startSite } from './support/band-site.ts';
import { buy } from './support/buyer.ts';
import { DESK, expectGoodLooks, PHONE } from './support/look.ts';
import {
  enterRoom,
  newEvent,
  onSaleDay,
  openRoom,
  phone,
  roomHeading,
  setMinutes,
  visitor,
} from './support/on-sale-day.ts';
import { register, signedIn, stranger } from './support/people.ts';
import { ask, type PublishedEvent } from './support/product-api.ts';
import { expect, test } from './support/test.ts';
import { fundedWallet } from './support/wallet.ts';

/** What a buyer sees who has no place in the room of a sale that has begun. */
const wayIn = (place: Page | Locator): Locator =>
  place.getByRole('region', { name: 'People are let in one after another' });

const frameOf = (page: Page): FrameLocator => page.frameLocator('iframe[title="Tickets"]');

/** A member with a funded wallet, on a page of an own browser. */
async function member(browser: Browser, name: string, viewport = DESK): Promise<Page> {
  const person = await register(stranger(name), 'attendee');
  await fundedWallet(person);
  const context = await signedIn(browser, person, { viewport });
  return context.newPage();
}

/** The site of a band that may sell the event; another site than the product, as browsers count cookies. */
async function bandSite(token: string, { id, slug }: PublishedEvent) {
  const band = await startSite(slug, { host: 'localhost' });
  await ask(
    token,
    'mutation ($id: ID!, $sites: [String!]!) { setEventEmbed(input: { eventId: $id, sites: $sites }) { embed { sites } } }',
    { id, sites: [band.origin] },
  );
  return band;
}

/** Follows the frame to the room, which opens in a tab of its own. */
async function roomFromSite(page: Page): Promise<Page> {
  const opening = page.context().waitForEvent('page');
  await frameOf(page).getByRole('link', { name: 'Join the waiting room' }).click();
  return opening;
}

/** Joins on the open page of a room whose sale has begun, and leaves it when it is the buyer's turn. */
async function waitForTurn(page: Page): Promise<void> {
  await enterRoom(page);
  await expect(roomHeading(page, 'It is your turn')).toBeVisible();
  await page.getByRole('link', { name: 'Buy tickets' }).click();
  await expect(page.getByText('It is your turn')).toBeVisible();
}

/** Fills the purchase page, or the window of the dashboard, up to the last button. */
async function review(place: Page | Locator): Promise<Locator> {
  await place.getByRole('radio', { name: 'regular' }).click();
  await place.getByLabel('Phone', { exact: true }).fill('+254 711 000 000');
  const button = place.getByRole('button', { name: 'Review Purchase' });
  // The price in XLM arrives a moment after the tier is selected.
  await expect(button).toBeEnabled();
  await button.click();
  return place.getByRole('button', { name: 'Confirm & Pay' });
}

test('the site of a band leads to the room in a tab of its own, where its visitor buys in turn', async ({
  browser,
}) => {
  const { token, event } = await newEvent();
  const band = await bandSite(token, event);
  const page = await phone(browser);
  try {
    await page.goto(band.origin);
    const frame = frameOf(page);

    await test.step('a form that was open before the room says where tickets are sold now', async () => {
      await frame.getByLabel('Full name').fill('Zuhura Said');
      await frame.getByLabel('Email').fill('zuhura@queue.test');
      await frame.getByLabel('Phone', { exact: true }).fill('+255 700 000 001');
      await openRoom(token, event.id, 4);
      await frame.getByRole('button', { name: 'Get tickets' }).click();
      await expect(frame.getByRole('alert')).toContainText('sold through its waiting room. Join it first.');
      await expect(frame.getByRole('button')).toHaveCount(0);
      await expectGoodLooks(page, 'a site whose tickets are sold through a waiting room', [PHONE]);
      await page.setViewportSize(PHONE);
    });

    const tab = await roomFromSite(page);
    await test.step('the room keeps the place in a cookie of our own site, and the visitor buys', async () => {
      await expect(roomHeading(tab, 'The sale has begun')).toBeVisible();
      await waitForTurn(tab);
      await expect(tab).toHaveURL(new RegExp(`/event-details\\?slug=${event.slug}$`));
      const bought = await buy(tab, 'regular', visitor('Zuhura Said'));
      await bought.getByRole('button', { name: 'Close' }).first().click();
      expect(await page.context().cookies(band.origin)).toEqual([]);
    });

    await test.step('the frame, which reads no cookie, leads to the room as before', async () => {
      await page.reload();
      await expect(frame.getByText('You can buy as soon as it is your turn.')).toBeVisible();
      const again = await roomFromSite(page);
      await expect(roomHeading(again, 'Your order is placed')).toBeVisible();
    });
  } finally {
    band.close();
    await page.context().close();
  }
});

test('a member pays from the wallet on the purchase page, in turn', async ({ browser }) => {
  const { event } = await onSaleDay({}, 4);
  const page = await member(browser, 'Bahati Omar', PHONE);

  await test.step('the purchase page leads to the room, and the room back to it', async () => {
    await page.goto(`/event-purchase?slug=${event.slug}`);
    await expect(wayIn(page)).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: event.name })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Review Purchase' })).toHaveCount(0);
    await expectGoodLooks(page, 'a purchase page before the turn', [PHONE]);
    await page.setViewportSize(PHONE);
    await wayIn(page).getByRole('link', { name: 'Join the waiting room' }).click();
    await waitForTurn(page);
    await expect(page).toHaveURL(new RegExp(`/event-purchase\\?slug=${event.slug}$`));
  });

  await test.step('the purchase succeeds, once', async () => {
    await (await review(page)).click();
    await expect(page.getByRole('article', { name: `Ticket for ${event.name}` })).toHaveCount(1);
    await page.reload();
    await expect(page.getByRole('region', { name: 'Your order is placed' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Review Purchase' })).toHaveCount(0);
  });
  await page.context().close();
});

test('a member buys in the dashboard, in turn', async ({ browser }) => {
  const { event } = await onSaleDay({}, 4);
  const page = await member(browser, 'Neema Juma');
  const dialog = page.getByRole('dialog', { name: 'Buy Ticket' });

  await test.step('the window leads to the room, and the room back to the window', async () => {
    await page.goto(`/dashboard?tab=browse-events&q=${encodeURIComponent(event.name)}`);
    await page.getByRole('article', { name: event.name }).getByRole('button', { name: 'Buy Ticket' }).click();
    await expect(wayIn(dialog)).toBeVisible();
    await expect(dialog.getByRole('heading', { name: event.name })).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Review Purchase' })).toHaveCount(0);
    await expectGoodLooks(page, 'the window of a purchase before the turn');
    await page.setViewportSize(DESK);
    await wayIn(dialog).getByRole('link', { name: 'Join the waiting room' }).click();
    await waitForTurn(page);
    await expect(dialog.getByText('It is your turn')).toBeVisible();
  });

  await test.step('the purchase succeeds, and the tickets stay when the place is used', async () => {
    await (await review(dialog)).click();
    await expect(dialog.getByRole('article', { name: `Ticket for ${event.name}` })).toHaveCount(1);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
    await page.getByRole('article', { name: event.name }).getByRole('button', { name: 'Buy Ticket' }).click();
    await expect(dialog.getByRole('region', { name: 'Your order is placed' })).toBeVisible();
  });
  await page.context().close();
});

test('a buyer who is too late is informed, on every page that sells', async ({ browser }) => {
  const sale = await onSaleDay({}, 4, { minutes: 1 });
  const { token, event } = sale;
  const band = await bandSite(token, event);
  const [site, onPage, inDashboard] = [
    await phone(browser),
    await member(browser, 'Asha Said', PHONE),
    await member(browser, 'Daudi Said'),
  ];
  const dialog = inDashboard.getByRole('dialog', { name: 'Buy Ticket' });
  const over = (place: Page | Locator) => place.getByText('Your turn is over').first();
  try {
    await site.goto(band.origin);
    const tab = await roomFromSite(site);
    await expect(roomHeading(tab, 'The sale has begun')).toBeVisible();
    await onPage.goto(`/event-purchase?slug=${event.slug}`);
    await wayIn(onPage).getByRole('link', { name: 'Join the waiting room' }).click();
    await inDashboard.goto(`/dashboard?tab=browse-events&buy=${event.slug}`);
    await wayIn(dialog).getByRole('link', { name: 'Join the waiting room' }).click();
    await waitForTurn(tab);
    await waitForTurn(onPage);
    const payOnPage = await review(onPage);
    await waitForTurn(inDashboard);
    const payInDashboard = await review(dialog);

    await test.step('what was filled in stays, with the way back to the room', async () => {
      for (const place of [tab, onPage, dialog]) {
        await expect(over(place)).toBeVisible();
        await expect(place.getByRole('link', { name: 'Back to the waiting room' })).toBeVisible();
      }
      await expectGoodLooks(onPage, 'a purchase page after the turn', [PHONE]);
      await onPage.setViewportSize(PHONE);
      await expectGoodLooks(inDashboard, 'the window of a purchase after the turn', [DESK]);
      await inDashboard.setViewportSize(DESK);
    });

    await test.step('the service refuses the order, and says why', async () => {
      for (const [place, pay] of [
        [onPage, payOnPage],
        [dialog, payInDashboard],
      ] as const) {
        await pay.click();
        await expect(
          place.getByText('The time to buy is over. You can join the waiting room again.').first(),
        ).toBeVisible();
      }
    });

    await test.step('the room takes them in again', async () => {
      await onPage.getByRole('link', { name: 'Back to the waiting room' }).click();
      await expect(roomHeading(onPage, 'Your turn is over')).toBeVisible();
      await setMinutes(sale, 10);
      await onPage.getByRole('button', { name: 'Join again' }).click();
      await expect(roomHeading(onPage, 'It is your turn')).toBeVisible();
      await onPage.getByRole('link', { name: 'Buy tickets' }).click();
      await (await review(onPage)).click();
      await expect(onPage.getByRole('article', { name: `Ticket for ${event.name}` })).toHaveCount(1);
    });
  } finally {
    band.close();
    for (const page of [site, onPage, inDashboard]) await page.context().close();
  }
});
