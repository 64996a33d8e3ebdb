import { buy, downloadTicket, liveEvent, tier } from './support/buyer.ts';
import { openTab, sidebar, toast } from './support/dashboard.ts';
import { createTickets, fieldMoment, figure, fillEvent, openPart } from './support/organiser.ts';
import { fillSignIn, stranger } from './support/people.ts';
import { unique } from './support/product-api.ts';
import { expect, test } from './support/test.ts';

test('an organiser publishes an event, and a visitor finds it and buys', async ({
  browser,
  context,
  page,
}) => {
  const organiser = stranger('Kilele Nights');
  const name = unique('Kilele Full Moon');
  const event = {
    name,
    venue: 'Watamu Beach, Kilifi, Kenya',
    description: 'Drums on the sand until the tide comes in.',
    start: fieldMoment(48),
    end: fieldMoment(56),
  };
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);

  await test.step('the organiser registers', async () => {
    await page.goto('/auth');
    await expect(page.getByRole('heading', { level: 1, name: 'Sign In' })).toBeVisible();
    await page.getByRole('button', { name: 'Create Account' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Create Account' })).toBeVisible();
    await expect(page.getByText('Create and manage events for your organization')).toBeVisible();
    await expect(page.getByText('Enable blockchain payments and ticket storage')).toBeVisible();
    await expect(page.getByLabel('Full Name')).toBeVisible();
    await page.getByLabel('Register as event organizer').check();
    await expect(page.getByLabel('Full Name')).toBeHidden();
    await page.getByLabel('Organization Name').fill(organiser.name);
    await page.getByLabel('Your name (optional)').fill('Neema Otieno');
    await expect(page.getByLabel('Description')).toHaveAttribute('rows', '3');
    await page.getByLabel('Description').fill('Nights by the ocean.');
    await page.getByLabel('Email', { exact: true }).fill(organiser.email);
    const password = page.getByLabel('Password', { exact: true });
    await password.fill(organiser.password);
    await expect(password).toHaveAttribute('type', 'password');
    await page.getByRole('button', { name: 'Show password' }).click();
    await expect(password).toHaveAttribute('type', 'text');
    await page.locator('form').getByRole('button', { name: 'Create Account' }).click();
    await expect(
      page.getByText('Event organizer registered successfully! Please sign in to continue.', { exact: true }),
    ).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Sign In' })).toBeVisible();
  });

  await test.step('signs in, and is welcomed', async () => {
    await fillSignIn(page, organiser);
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(page.getByText('Welcome! Registration successful')).toBeVisible();
    for (const label of ['Total Events', 'Tickets Sold', 'Total Revenue', 'Partnerships'])
      await expect(page.getByRole('main').getByText(label, { exact: true }).first()).toBeVisible();
  });

  await test.step('creates the event, in the form that the venue needs', async () => {
    await openTab(page, 'My Events');
    await expect(page.getByText('No events created yet')).toBeVisible();
    await page.getByRole('link', { name: 'Create Event' }).first().click();
    await fillEvent(page, { ...event, venue: 'Watamu Beach' });
    await page.getByRole('button', { name: 'Create Event' }).click();
    const rule = page.getByText('Please use format: Venue Name, City, Country (e.g., KICC, Nairobi, Kenya)');
    await expect(rule).toBeVisible();
    await page.getByLabel('Venue').fill(event.venue);
    await expect(rule).toBeHidden();
    await page.getByRole('button', { name: 'Create Event' }).click();
    await expect(toast(page, 'Event created successfully!')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.getByRole('main').getByText('Draft', { exact: true })).toBeVisible();
  });

  await test.step('creates tickets in two tiers', async () => {
    await page.getByRole('main').getByRole('link', { name: 'Create Tickets' }).click();
    const create = page.getByRole('button', { name: 'Create Tickets' });
    const count = page.getByLabel('Count');
    await count.fill('0');
    await expect(create).toBeDisabled();
    await count.fill('1x0');
    await expect(count).toHaveValue('10');
    await page.getByLabel('Tier Name').fill('');
    await expect(create).toBeDisabled();
    await page.getByLabel('Price').fill('1.2.5');
    await expect(page.getByLabel('Price')).toHaveValue('1.25');
    await expect(page.getByLabel('Grace Period')).toHaveValue('15m');
    await expect(page.getByLabel('Effective At')).toHaveValue(event.start);
    await expect(page.getByLabel('Expires At')).toHaveValue(event.end);
    await createTickets(page, [
      { tier: 'regular', count: '10', price: '1500', currency: 'KES' },
      { tier: 'vip', count: '2', price: '49.50', currency: 'USD' },
    ]);
    await expect(page.getByRole('group', { name: /^Tier \d$/ })).toHaveCount(1);
    await expect(page.getByLabel('Tier Name')).toHaveValue('regular');
    await expect(figure(page, 'Total Generated')).toHaveText('12');
    await expect(figure(page, 'Total Sold')).toHaveText('0');
    await expect(figure(page, 'Available')).toHaveText('12');
  });

  const link = await test.step('publishes, and copies the link', async () => {
    await page.getByRole('button', { name: 'Publish' }).click();
    const question = page.getByRole('dialog', { name: 'Publish without a way to be paid?' });
    await question.getByRole('button', { name: 'Publish now' }).click();
    await expect(toast(page, 'Event published successfully!')).toBeVisible();
    await openPart(page, 'Overview');
    await expect(page.getByRole('main').getByText('Published', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Publish' })).toBeHidden();
    await page.getByRole('button', { name: 'Copy Link' }).click();
    await expect(toast(page, 'Event link copied to clipboard!')).toBeVisible();
    return page.evaluate(() => navigator.clipboard.readText());
  });
  expect(link).toMatch(/\/event-details\?slug=[\w-]+$/);

  const visitors = await browser.newContext();
  const visitor = await visitors.newPage();
  await test.step('a visitor searches, and opens the page of the event', async () => {
    await visitor.goto('/events');
    await expect(visitor.getByRole('heading', { name: 'All Events' })).toBeVisible();
    await visitor.getByRole('searchbox', { name: 'Search events' }).fill(name.toUpperCase());
    await expect(visitor.getByRole('heading', { name: 'Search Results (1)' })).toBeVisible();
    const card = visitor.getByRole('article').filter({ hasText: name });
    await expect(card.getByText('Available')).toBeVisible();
    await expect(card.getByText(/^from [A-Z]{3} /)).toBeVisible();
    await card.getByRole('link', { name }).click();
    await expect(visitor).toHaveURL(link);
    await expect(visitor.getByRole('heading', { level: 1, name })).toBeVisible();
  });

  const watcher = await browser.newPage();
  await test.step('a second visitor opens it too, while there are many places', async () => {
    await watcher.goto(link);
    await expect(tier(watcher, 'vip')).toBeVisible();
    await expect(watcher.getByText('Selling Fast!')).toBeHidden();
    await expect(liveEvent(watcher)).toBeVisible();
    await expect(page.getByText('live', { exact: true })).toBeVisible();
    // A reload would clear this.
    for (const open of [watcher, page]) await open.evaluate(() => Object.assign(window, { stayed: true }));
  });

  await test.step('the visitor buys, and downloads the ticket', async () => {
    await expect(visitor.getByRole('form', { name: 'Your details' })).toBeHidden();
    const bought = await buy(
      visitor,
      'regular',
      { name: 'Amina Yusuf', email: 'amina@guests.test', phone: '+254 711 223 344' },
      2,
    );
    const ticket = bought.getByRole('article').first();
    for (const fact of [name, 'regular', 'Amina Yusuf', 'amina@guests.test', event.venue])
      await expect(ticket.getByRole('definition').filter({ hasText: fact }).first()).toBeVisible();
    const file = await downloadTicket(visitor, bought);
    await expect(ticket.getByText(file.id.slice(0, 16), { exact: true })).toBeVisible();
    expect(file).toMatchObject({
      tier: 'regular',
      price: expect.stringMatching(/^1500(\.0+)?$/),
      currency: 'KES',
      metadata: {
        event: name,
        venue: event.venue,
        holder: 'Amina Yusuf',
        email: 'amina@guests.test',
        phone: '+254 711 223 344',
        tier: 'regular',
      },
      grace_period: '15m',
      key_version: 1,
      signature: expect.any(String),
    });
    await bought.getByRole('button', { name: 'Close' }).click();
    await expect(visitor.getByRole('form', { name: 'Your details' })).toBeHidden();
  });

  await test.step('all viewers see it at once', async () => {
    await expect(figure(page, 'Total Sold')).toHaveText('2');
    await expect(figure(page, 'Available')).toHaveText('10');
    await expect(watcher.getByText('Only 10 tickets left!')).toBeVisible();
    await expect(watcher.getByText('Selling Fast!').first()).toBeVisible();
    await expect(visitor.getByText('Only 10 tickets left!')).toBeVisible();
    for (const open of [watcher, page])
      expect(await open.evaluate(() => 'stayed' in window), 'the page was loaded anew').toBe(true);
  });

  await test.step('and the organiser finds it in the figures', async () => {
    await sidebar(page).getByRole('link', { name: 'Dashboard', exact: true }).click();
    const sold = page.getByRole('main').getByText('Tickets Sold', { exact: true }).first();
    await expect(sold.locator('xpath=../..')).toContainText('2');
  });
  await watcher.context().close();
  await visitors.close();
});
