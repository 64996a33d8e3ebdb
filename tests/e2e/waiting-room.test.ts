import type { Page } from '@playwright/test';
import { buy, tier } from './support/buyer.ts';
import { DESK, expectGoodLooks, PHONE } from './support/look.ts';
import {
  beginSale,
  enterRoom,
  LATER,
  onSaleDay,
  openRoom,
  phone,
  roomHeading,
  visitor,
} from './support/on-sale-day.ts';
import { logIn, register, signIn, stranger } from './support/people.ts';
import { ask, type PublishedEvent, publishEvent, unique } from './support/product-api.ts';
import { expect, test } from './support/test.ts';

const EMBED =
  'mutation ($id: ID!) { setEventEmbed(input: { eventId: $id, sites: ["https://band.example"] }) { embed { sites } } }';

async function join(page: Page, { slug }: PublishedEvent): Promise<void> {
  await page.goto(`/waiting-room/${slug}`);
  await enterRoom(page);
}

test('a buyer joins before the sale, waits, buys in turn, and checks the draw', async ({ browser }) => {
  const page = await phone(browser);
  const sale = await onSaleDay({}, LATER);
  const { event } = sale;

  await test.step('the event leads to the room', async () => {
    await page.goto(`/event-details?slug=${event.slug}`);
    const tickets = page.getByRole('region', { name: 'Join before the sale begins' });
    await expect(tickets).toBeVisible();
    await expect(page.getByRole('region', { name: 'Prices' }).getByText('USD 20.00')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Buy Ticket' })).toHaveCount(0);
    await tickets.getByRole('link', { name: 'Join the waiting room' }).click();
    await expect(roomHeading(page, 'Join before the sale begins')).toBeVisible();
    await expect(page.getByText('Until the sale')).toBeVisible();
  });

  await test.step('the browser proves its work, and is in', async () => {
    await enterRoom(page);
    await expect(roomHeading(page, 'You are in')).toBeVisible();
    await expect(page.getByText('1 person has joined')).toBeVisible();
    await page.reload();
    await expect(roomHeading(page, 'You are in')).toBeVisible();
    await expectGoodLooks(page, 'a place in a waiting room', [PHONE]);
  });

  await test.step('it is admitted, and the sale is open to it alone', async () => {
    await beginSale(sale);
    await expect(roomHeading(page, 'It is your turn')).toBeVisible();
    await expect(page).toHaveTitle(/^● Your turn!/);
    await expectGoodLooks(page, 'a turn in a waiting room', [PHONE]);
    const other = await phone(browser);
    await other.goto(`/event-details?slug=${event.slug}`);
    await expect(other.getByText('People are let in one after another')).toBeVisible();
    await expectGoodLooks(other, 'an event with a waiting room', [PHONE]);
    await other.context().close();
  });

  await test.step('it checks its own place in the draw', async () => {
    await page.getByText('A draw that you can check').click();
    await page.getByRole('button', { name: 'Check the draw in this browser' }).click();
    await expect(page.getByText('Your place is number 1, as you were told.')).toBeVisible();
    await expect(page.getByText('The seed has the fingerprint')).toBeVisible();
    await expect(page.getByText('The list of places has the fingerprint')).toBeVisible();
    await expectGoodLooks(page, 'a checked draw', [PHONE]);
  });

  await test.step('another browser checks the same draw, and finds what was changed', async () => {
    const link = page.getByRole('link', { name: 'Check it on another device' });
    const address = new URL((await link.getAttribute('href')) ?? '', page.url());
    const other = await phone(browser);
    await other.goto(address.href);
    const result = other.getByRole('list', { name: 'Check the draw of a waiting room' });
    await expect(result).toContainText('This place is number 1.');
    await expect(result).toContainText('The list of places has the fingerprint that you noted.');
    await expectGoodLooks(other, 'a draw on the page that verifies', [PHONE, DESK]);
    await other.getByLabel('Link of the waiting room').fill(page.url());
    await other.getByLabel('Fingerprint of the seed').fill('a'.repeat(64));
    await other.getByLabel('Fingerprint of your place').fill('b'.repeat(64));
    await other.getByRole('button', { name: 'Check the draw' }).click();
    await expect(result).toContainText('The seed has another fingerprint. Do not trust this draw.');
    await expect(result).toContainText('This place was not drawn');
    await other.getByLabel('Link of the waiting room').fill('no-such-event');
    await other.getByRole('button', { name: 'Check the draw' }).click();
    await expect(other.getByText('There is no draw here.')).toBeVisible();
    await other.context().close();
  });

  await test.step('it buys, once', async () => {
    await page.getByRole('link', { name: 'Buy tickets' }).click();
    await expect(page.getByText('It is your turn')).toBeVisible();
    await expectGoodLooks(page, 'a purchase in turn', [PHONE]);
    const bought = await buy(page, 'regular', visitor('Amina Said'));
    await bought.getByRole('button', { name: 'Close' }).first().click();
    await page.goto(`/waiting-room/${event.slug}`);
    await expect(roomHeading(page, 'Your order is placed')).toBeVisible();
  });
  await page.context().close();
});

test('late buyers queue behind; a turn that is not used ends, and the room closes when all is sold', async ({
  browser,
  page,
}) => {
  // One ticket: about three people are let in for it.
  const pace = { minutes: 1, mostPerMinute: 60 };
  const sale = await onSaleDay({ count: 1 }, LATER, pace);
  const { event } = sale;
  const [slow, quick] = [await phone(browser), await phone(browser)];
  const waiting: Page[] = [];

  await test.step('two join before the sale', async () => {
    await join(slow, event);
    await join(quick, event);
    for (const one of [slow, quick]) await expect(roomHeading(one, 'You are in')).toBeVisible();
  });
  await beginSale(sale, pace);
  // A turn of one minute is watched from its beginning, whatever the others do meanwhile.
  const late = (async () => {
    await expect(roomHeading(slow, 'It is your turn')).toBeVisible();
    await expect(roomHeading(slow, 'Your turn is over')).toBeVisible();
    await expectGoodLooks(slow, 'a turn that is over', [PHONE]);
  })();
  late.catch(() => undefined);

  await test.step('others join once it has begun', async () => {
    await page.goto(`/waiting-room/${event.slug}`);
    await expect(roomHeading(page, 'The sale has begun')).toBeVisible();
    await enterRoom(page);
    await expect(roomHeading(page, /You are number 3|It is your turn/)).toBeVisible();
    for (let nth = 4; nth <= 5; nth += 1) {
      const one = await phone(browser);
      await join(one, event);
      await expect(roomHeading(one, `You are number ${nth}`)).toBeVisible();
      waiting.push(one);
    }
  });
  const last = waiting[1] as Page;

  await test.step('the last one sees how far the queue is', async () => {
    await expect(last.getByText('Now serving')).toBeVisible();
    await expect(last.getByText('Ahead of you')).toBeVisible();
    await last.getByRole('button', { name: 'Give up my place' }).click();
    await last.getByRole('button', { name: 'Keep my place' }).click();
    await expect(last.getByRole('button', { name: 'Keep my place' })).toHaveCount(0);
  });
  const looks = expectGoodLooks(last, 'waiting in a room');
  looks.catch(() => undefined);

  await test.step('one is too slow', async () => {
    await late;
    await slow.goto(`/event-details?slug=${event.slug}`);
    await expect(slow.getByText('Your turn is over')).toBeVisible();
  });

  await test.step('the next buys the last ticket, and the rest hear that it is sold out', async () => {
    const next = waiting[0] as Page;
    await expect(roomHeading(next, 'It is your turn')).toBeVisible();
    await next.getByRole('link', { name: 'Buy tickets' }).click();
    await buy(next, 'regular', visitor('Baraka Juma'));
    await expect(roomHeading(quick, 'Sold out')).toBeVisible();
    await expectGoodLooks(quick, 'a sold-out waiting room');
    await expect(quick.getByRole('link', { name: 'Join the waiting list' })).toBeVisible();
  });
  await looks;
  for (const one of [slow, quick, ...waiting]) await one.context().close();
});

test('a waiting room sells chosen tickets, and the others are sold without it', async ({ browser, page }) => {
  const { token } = await logIn(await register(stranger('Kilifi Sound'), 'issuer_admin'));
  const event = await publishEvent(token, unique('Terrace Night'), [
    { tier: 'regular', count: 50, price: 20, currency: 'USD' },
    { tier: 'terrace', count: 50, price: 80, currency: 'USD' },
  ]);
  const QUERY = 'query ($id: ID!) { event(id: $id) { tiers { id name } } }';
  const asked = await ask<{ event: { tiers: { id: string; name: string }[] } }>(token, QUERY, {
    id: event.id,
  });
  const terrace = asked.event.tiers.find(({ name }) => name === 'terrace');
  await openRoom(token, event.id, LATER, { tierIds: [terrace?.id] });
  const buyer = await phone(browser);
  const notice = (of: Page) => of.getByRole('region', { name: 'Join before the sale begins' });

  await test.step('the event leads to the room for them, and sells the others', async () => {
    await buyer.goto(`/event-details?slug=${event.slug}`);
    await expect(notice(buyer).getByText('For these tickets: terrace.')).toBeVisible();
    await expect(tier(buyer, 'terrace')).toBeDisabled();
    await expect(tier(buyer, 'terrace')).toContainText('Through the waiting room');
    await expectGoodLooks(buyer, 'an event that sells some tickets through a waiting room');
    await buyer.setViewportSize(PHONE);
    const bought = await buy(buyer, 'regular', visitor('Neema Juma'));
    await bought.getByRole('button', { name: 'Close' }).first().click();
  });

  await test.step('a member finds the same where the wallet pays', async () => {
    await signIn(page, await register(stranger('Zawadi Otieno'), 'attendee'));
    await page.goto(`/event-purchase?slug=${event.slug}`);
    await expect(notice(page)).toBeVisible();
    await expect(tier(page, 'terrace')).toBeDisabled();
    await expect(tier(page, 'regular')).toBeChecked();
    await expectGoodLooks(page, 'a purchase beside a waiting room');
  });

  await test.step('so does the frame on other sites', async () => {
    await ask(token, EMBED, { id: event.id });
    await page.goto(`/embed/${event.slug}?lang=en`);
    await expect(page.getByText('Sold through a waiting room: terrace.')).toBeVisible();
    const room = page.getByRole('link', { name: 'Join the waiting room' });
    await expect(room).toHaveAttribute('href', new RegExp(`/waiting-room/${event.slug}`));
    await expect(page.getByRole('combobox')).toHaveCount(1);
    await expect(page.getByLabel('Tickets of regular')).toBeVisible();
    await expectGoodLooks(page, 'a frame beside a waiting room');
  });

  await test.step('the page of the room says which tickets it is for', async () => {
    await notice(buyer).getByRole('link', { name: 'Join the waiting room' }).click();
    await expect(buyer.getByText('For these tickets: terrace.')).toBeVisible();
    await buyer.getByRole('button', { name: 'Join the waiting room' }).click();
    await expect(roomHeading(buyer, 'You are in')).toBeVisible();
    await expectGoodLooks(buyer, 'a waiting room of some tickets');
    await buyer.setViewportSize(PHONE);
  });

  await test.step('in turn, one order holds both', async () => {
    await beginSale({ token, event });
    await expect(roomHeading(buyer, 'It is your turn')).toBeVisible();
    await buyer.getByRole('link', { name: 'Buy tickets' }).click();
    await expect(buyer.getByText('It is your turn')).toBeVisible();
    await tier(buyer, 'terrace').click();
    await buyer.getByRole('button', { name: 'Add regular' }).click();
    await expectGoodLooks(buyer, 'a mixed order in turn', [PHONE]);
    const bought = await buy(buyer, 'terrace', visitor('Neema Juma'));
    await bought.getByRole('button', { name: 'Close' }).first().click();
    await buyer.reload();
    await expect(buyer.getByRole('region', { name: 'Your order is placed' })).toBeVisible();
    await expect(tier(buyer, 'terrace')).toBeDisabled();
    await expect(tier(buyer, 'regular')).toBeEnabled();
  });
  await buyer.context().close();
});

test('an organiser sets a waiting room up, sees what buyers see, and closes it', async ({ page }) => {
  const organiser = await register(stranger('Malindi Sound'), 'issuer_admin');
  const { token } = await logIn(organiser);
  const event = await publishEvent(token, unique('Dhow Night'), [
    { tier: 'regular', count: 10, price: 20, currency: 'USD' },
    { tier: 'deck', count: 5, price: 60, currency: 'USD' },
  ]);
  await signIn(page, organiser);
  await page.goto(`/dashboard?tab=events&event=${event.id}&part=sales`);
  const panel = page.getByRole('region', { name: 'Waiting room' });

  await test.step('it is set up', async () => {
    await panel.getByRole('button', { name: 'Set up a waiting room' }).click();
    await panel.getByLabel('Minutes to buy').fill('10');
    await panel.getByLabel('Most people per minute').fill('120');
    await panel.getByRole('button', { name: 'Save' }).click();
    await expect(panel.getByText('People cannot join yet')).toBeVisible();
    await expectGoodLooks(page, 'a waiting room set up');
    await page.setViewportSize(DESK);
  });

  await test.step('it is limited to chosen tickets', async () => {
    await expect(panel.getByRole('radio', { name: 'All tickets' })).toBeChecked();
    await panel.getByRole('radio', { name: 'Chosen tickets' }).check();
    await panel.getByRole('button', { name: 'Save' }).click();
    await expect(panel.getByText('Choose at least one.')).toBeVisible();
    await panel.getByRole('checkbox', { name: 'deck' }).check();
    await panel.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Waiting room saved').last()).toBeVisible();
    await page.reload();
    await expect(panel.getByRole('radio', { name: 'Chosen tickets' })).toBeChecked();
    await expect(panel.getByRole('checkbox', { name: 'deck' })).toBeChecked();
    await expect(panel.getByRole('checkbox', { name: 'regular' })).not.toBeChecked();
    await expectGoodLooks(page, 'a waiting room of chosen tickets');
    await page.setViewportSize(DESK);
  });

  await test.step('the views of buyers are shown', async () => {
    const [preview] = await Promise.all([
      page.waitForEvent('popup'),
      panel.getByRole('link', { name: 'Preview what buyers see' }).click(),
    ]);
    await expect(preview.getByText('Preview: this is what buyers see.')).toBeVisible();
    for (const [view, title] of [
      ['wait', 'You are number 1,204'],
      ['turn', 'It is your turn'],
      ['draw', 'The order is being drawn'],
      ['late', 'Your turn is over'],
      ['sold', 'Sold out'],
    ] as const) {
      await preview.goto(`/waiting-room/${event.slug}?preview=${view}`);
      await expect(roomHeading(preview, title)).toBeVisible();
      await expectGoodLooks(preview, `preview ${view}`);
    }
    await preview.close();
  });

  await test.step('it is closed', async () => {
    await panel.getByRole('button', { name: 'Close the waiting room' }).click();
    const asked = page.getByRole('dialog', { name: 'Close the waiting room?' });
    await asked.getByRole('button', { name: 'Close the waiting room' }).click();
    await expect(panel.getByRole('button', { name: 'Set up a waiting room' })).toBeVisible();
  });
});

test('the page of the room speaks the reader’s language, and says what to do without scripts', async ({
  browser,
}) => {
  const { event } = await onSaleDay({ count: 5 }, LATER);
  const context = await browser.newContext({ javaScriptEnabled: false, locale: 'fr-FR', viewport: PHONE });
  const page = await context.newPage();
  await page.goto(`/waiting-room/${event.slug}`);
  await expect(roomHeading(page, 'Entrez avant le début de la vente')).toBeVisible();
  await expect(page.getByText('Il faut JavaScript pour entrer')).toBeVisible();
  await page.goto(`/waiting-room/${event.slug}?lang=sw`);
  await expect(roomHeading(page, 'Jiunge kabla mauzo hayajaanza')).toBeVisible();
  await context.close();
});
