import type { Page } from '@playwright/test';
import { fieldMoment, figure, fillEvent, openPart, publish } from '../support/organiser.ts';
import { demo, signedIn } from '../support/people.ts';
import { call } from '../support/product-api.ts';
import { expect, test } from '../support/test.ts';
import { cameraFor } from './camera.ts';
import { ask, showOf } from './cast.ts';

const camera = cameraFor('organiser');
/** That many days from now, at a plausible hour. */
function onDay(days: number, time: string): string {
  return `${fieldMoment(24 * days).slice(0, 10)}T${time}`;
}

const EVENING = {
  name: 'Full Moon at Watamu',
  venue: 'Watamu Beach, Kilifi, Kenya',
  description:
    'Drums on the sand until the tide comes in. Two bands, one fire, and coconut rice from the boats. Bring a wrap: the wind turns at midnight.',
  start: onDay(19, '16:00'),
  end: onDay(19, '23:00'),
};
const GUESTS = [
  'name,email,phone,tier',
  'Zuhura Swaleh,zuhura.swaleh@example.com,+254 700 100 200,regular',
  'Malika Hassan,malika.hassan@example.com,,vip',
  'Ali Mkali,not an address,,regular',
  '',
].join('\n');
const WAITING = ['Wanjiru Kamau', 'Mugisha Ronald', 'Halima Noor'];

const manage = (id: string, part = 'overview'): string => `/dashboard?tab=events&event=${id}&part=${part}`;
const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('an organiser plans an evening, sells it, and looks after the guests', async ({ browser }) => {
  const page = await (await signedIn(browser, demo('issuer_owner'))).newPage();

  const id = await test.step('plans it', async () => {
    await page.goto('/dashboard');
    await expect(region(page, 'Tickets sold').getByRole('slider')).toBeVisible();
    await camera.photograph(page, 'home');
    await page.goto('/dashboard?tab=events');
    await expect(page.getByRole('article').nth(2)).toBeVisible();
    await camera.photograph(page, 'events');
    await page.getByRole('link', { name: 'Create Event' }).first().click();
    await fillEvent(page, EVENING);
    await camera.photograph(page, 'create');
    await page.getByRole('button', { name: 'Create Event' }).click();
    await expect(page.getByRole('heading', { level: 1, name: EVENING.name })).toBeVisible();
    return new URL(page.url()).searchParams.get('event') ?? '';
  });

  await test.step('sells it', () => sell(page, id));
  await test.step('looks after the rules', () => ruleSale(page, id));
  await lookAtWaiting(page);
  await test.step('invites guests, and sells on the site of the band', () => invite(page, id));
  await test.step('pays back, and moves the show', () => changeMind(page, id));

  await test.step('looks at the door of tonight', async () => {
    const { id: tonight } = await showOf('Benga & Beyond');
    await page.goto(manage(tonight, 'door'));
    await expect(page.getByRole('listitem').filter({ hasText: 'Main Gate' })).toContainText('entries');
    await camera.photograph(page, 'door', { at: region(page, 'Gates') });
    await page.goto('/dashboard?tab=search');
    await page.getByRole('searchbox', { name: 'Ticket ID' }).fill('Juma');
    await expect(page.getByText(/\d+ tickets? found/)).toBeVisible();
    await camera.photograph(page, 'tickets');
    await page
      .getByRole('button', { name: /^View details/ })
      .first()
      .click();
    await expect(page.getByRole('dialog').getByText('Valid until')).toBeVisible();
    await camera.photograph(page, 'ticket');
  });

  await test.step('writes to ticket holders', async () => {
    await page.goto('/dashboard?tab=messages&view=compose');
    await page.getByText('Ticket holders', { exact: true }).click();
    const form = page.getByRole('form', { name: 'New message' });
    await form.getByLabel('Event').selectOption({ label: EVENING.name });
    await form.getByLabel('Subject').fill('Gates at six, boats at seven');
    await form.getByLabel('Message').fill('The last matatu back to Malindi leaves at one. Bring a wrap.');
    await form.getByRole('button', { name: 'Preview' }).click();
    await page.getByRole('button', { name: /^Send to/ }).click();
    await expect(page.getByRole('article').getByRole('status')).toContainText('by email');
    await camera.photograph(page, 'message');
  });
  await page.context().close();
  camera.end();
});

async function sell(page: Page, id: string): Promise<void> {
  await openPart(page, 'Tickets');
  const form = region(page, 'Create Tickets');
  await form.getByRole('button', { name: 'Add Tier' }).click();
  const fill = async (number: number, tier: string, count: string, price: string) => {
    const row = page.getByRole('group', { name: `Tier ${number}` });
    await row.getByLabel('Tier Name').fill(tier);
    await row.getByLabel('Count').fill(count);
    await row.getByLabel('Price').fill(price);
    await row.getByLabel('Currency').selectOption('KES');
  };
  await fill(1, 'regular', '150', '1800');
  await fill(2, 'vip', '20', '5500');
  await camera.photograph(page, 'tiers', { at: form });
  await form.getByRole('button', { name: 'Create Tickets' }).click();
  await expect(figure(page, 'Total Generated')).toHaveText('170');
  await publish(page);
  await expect(page.getByRole('button', { name: 'Copy Link' })).toBeVisible();
  const { slug } = await showOf(EVENING.name);
  for (const [index, name] of [
    'Chebet Kiptoo',
    'Baraka Massawe',
    'Zawadi Mwakio',
    'Selam Tesfaye',
  ].entries()) {
    const email = `${name.toLowerCase().replace(' ', '.')}@example.com`;
    const tier = index === 2 ? 'vip' : 'regular';
    await call(`/events/${slug}/purchase`, { body: { tier, name, email, phone: '+254 711 000 000' } });
  }
  await expect(figure(page, 'Total Sold')).toHaveText('4');
  await page.goto(manage(id));
  await expect(figure(page, 'Total Sold')).toHaveText('4');
  await camera.photograph(page, 'published');
}

async function ruleSale(page: Page, id: string): Promise<void> {
  await page.goto(manage(id, 'sales'));
  const selling = region(page, 'Selling');
  await selling.getByRole('button', { name: 'Edit vip' }).click();
  const tier = page.getByRole('dialog', { name: 'Selling of vip' });
  await tier.getByLabel('Hidden').check();
  await tier.getByLabel('Sold until').fill(onDay(17, '20:00'));
  await camera.photograph(page, 'tier-rules');
  await tier.getByRole('button', { name: 'Save' }).click();
  await expect(tier).toBeHidden();
  const codes = region(page, 'Codes');
  await codes.getByRole('button', { name: 'Add code' }).click();
  const form = page.getByRole('dialog', { name: 'New code' });
  await form.getByRole('textbox', { name: 'Code', exact: true }).fill('fullmoon');
  await form.getByLabel('Percent off each ticket').fill('15');
  await form.getByLabel('Also opens hidden tiers').check();
  await form.getByLabel('Orders that may use it').fill('50');
  await camera.photograph(page, 'code');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(codes.getByText('FULLMOON', { exact: true })).toBeVisible();
  await camera.photograph(page, 'selling', { at: selling });
}

async function lookAtWaiting(page: Page): Promise<void> {
  const { id, slug } = await showOf('Kampala Jazz Nights');
  for (const [index, name] of WAITING.entries()) {
    const email = `${name.toLowerCase().replace(' ', '.')}@example.com`;
    await ask(
      undefined,
      'mutation ($input: JoinWaitingListInput!) { joinWaitingList(input: $input) { done } }',
      {
        input: { slug, tier: 'regular', quantity: 1 + (index % 2), name, email },
      },
    );
  }
  await page.goto(manage(id, 'sales'));
  const line = region(page, 'Waiting list');
  await expect(line.getByText('Halima Noor')).toBeVisible();
  await camera.photograph(page, 'waiting', { at: line });
}

async function invite(page: Page, id: string): Promise<void> {
  await page.goto(manage(id, 'sales'));
  const guests = region(page, 'Guest List');
  await guests
    .locator('input[type=file]')
    .setInputFiles({ name: 'friends-of-the-band.csv', mimeType: 'text/csv', buffer: Buffer.from(GUESTS) });
  await guests.getByRole('button', { name: 'Issue tickets' }).click();
  await guests.getByText('Lines left out').click();
  await expect(guests.getByText('Line 4', { exact: true })).toBeVisible();
  await camera.photograph(page, 'guests', { at: guests });
  const site = region(page, 'Sell on Your Site');
  await site.getByRole('textbox', { name: 'Sites', exact: true }).fill('https://band.example');
  await site.getByRole('button', { name: 'Save sites' }).click();
  await expect(site.getByText('data-event=')).toBeVisible();
  await camera.photograph(page, 'widget', { at: site });
  const { slug } = await showOf(EVENING.name);
  await page.goto(`/embed/${slug}`);
  await page.getByLabel('Tickets of regular').selectOption('2');
  await camera.photograph(page, 'embedded');
}

async function changeMind(page: Page, id: string): Promise<void> {
  await page.goto(manage(id, 'orders'));
  const orders = region(page, 'Orders');
  await orders.getByRole('textbox').fill('Baraka');
  await expect(orders.getByText('Selam Tesfaye')).toBeHidden();
  await expect(orders.getByText('Baraka Massawe')).toBeVisible();
  await camera.photograph(page, 'orders', { at: orders });
  await orders.getByRole('button', { name: 'Refund', exact: true }).first().click();
  const asked = page.getByRole('dialog', { name: 'Refund this order?' });
  await asked.getByLabel('Reason').fill('The road from Malindi is flooded');
  await camera.photograph(page, 'refund');
  await asked.getByRole('button', { name: 'Refund' }).click();
  await expect(asked).toBeHidden();
  await page.getByRole('button', { name: 'Edit', exact: true }).first().click();
  await page.getByLabel('Venue').fill('Garoda Beach, Watamu, Kenya');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const change = page.getByRole('dialog', { name: 'Notify the holders?' });
  await change
    .getByLabel('Your own message (optional)')
    .fill('The spring tide takes the old place. It is ten minutes further.');
  await camera.photograph(page, 'change');
  await change.getByRole('button', { name: /^Save and notify/ }).click();
  await expect(change).toBeHidden();
  await page.getByRole('button', { name: 'Duplicate', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Create draft' })).toBeVisible();
  await camera.photograph(page, 'duplicate');
  await page.keyboard.press('Escape');
}
