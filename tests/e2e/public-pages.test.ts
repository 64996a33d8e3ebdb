import type { Page } from '@playwright/test';
import { buy, liveEvent, tier } from './support/buyer.ts';
import { toast } from './support/dashboard.ts';
import { PHONE } from './support/look.ts';
import { logIn, register, stranger } from './support/people.ts';
import { buyByForm, publishEvent, unique } from './support/product-api.ts';
import { expect, test } from './support/test.ts';

const newToken = async (name: string): Promise<string> =>
  (await logIn(await register(stranger(name), 'issuer_admin'))).token;

const DESK = { width: 1440, height: 900 };

/** Stops the clock of the page: from then on only the test moves it. */
const stopClock = async (page: Page): Promise<void> =>
  page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));

test('an address that is no page', async ({ page }) => {
  await page.goto('/nowhere/at-all');
  await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
  await expect(page.getByText('Error Code: 404 - Ticket Not Found')).toBeVisible();
  const again = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Refresh Page' }).click();
  await again;
  await page.getByRole('link', { name: 'Browse Events' }).click();
  await expect(page).toHaveURL(/\/events$/);
});

test('a screen that fails to draw can be tried again', async ({ page }) => {
  // Other tests create issuers meanwhile: only the first of the list is surely still on its first page.
  const answer = await page.request.post('/graphql', {
    data: { query: '{ issuers(first: 1) { nodes { name } } }' },
  });
  const [{ name }] = (await answer.json()).data.issuers.nodes;
  await page.addInitScript((failing: string) => {
    const { charAt } = String.prototype;
    Object.assign(window, { mend: () => Object.assign(String.prototype, { charAt }) });
    // Only the initial of an issuer's name is taken with it.
    Object.assign(String.prototype, {
      charAt(this: string, at: number) {
        if (String(this) === failing) throw new Error('this browser fails');
        return charAt.call(this, at);
      },
    });
  }, name);
  await page.goto('/issuers');
  await expect(page.getByText('Oops! Something went wrong')).toBeVisible();
  await expect(page.getByText('An unexpected error happened and was logged.')).toBeVisible();
  await page.evaluate(() => (window as unknown as { mend: () => void }).mend());
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('heading', { name, exact: true }).first()).toBeVisible();
});

test('events are searched as one types, and chips bring a category to the front', async ({ page }) => {
  await page.route('**/graphql', async (route) => {
    await shown;
    await route.continue();
  });
  let show = () => {};
  const shown = new Promise<void>((resolve) => {
    show = resolve;
  });
  // Only the public first view is prerendered.
  await page.goto('/events?when=month');
  await expect(page.getByRole('status', { name: 'Loading events' }).locator(':scope > *')).toHaveCount(6);
  show();
  await page.goto('/events');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('article').nth(2)).toContainText('Trending');
  await expect(page.getByRole('article').nth(1)).not.toContainText('Trending');

  const search = page.getByRole('searchbox', { name: 'Search events' });
  await search.fill('zanzibar CITY');
  await expect(page.getByRole('heading', { name: /^Search Results \([1-9]\d*\)$/ })).toBeVisible();
  await expect(page.getByRole('article').first()).toContainText('Zanzibar City');
  await search.fill('dhow FILM');
  await expect(page.getByRole('article').filter({ hasText: 'Dhow Film Nights' })).toBeVisible();
  await search.fill('no such evening');
  await expect(page.getByText('No Events Found')).toBeVisible();
  await expect(
    page.getByText('No events match "no such evening". Try a different search.', { exact: true }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Clear Search' }).click();
  await expect(search).toHaveValue('');
  await expect(page.getByRole('heading', { level: 2, name: 'All Events' })).toBeVisible();

  const chips = page.getByRole('group', { name: 'Category' }).getByRole('button');
  await expect(chips).toHaveText(['All Events', 'Music', 'Sports', 'Arts', 'Business', 'Technology']);
  const [all, sports] = [chips.filter({ hasText: 'All Events' }), chips.filter({ hasText: 'Sports' })];
  // Other journeys publish and cancel meanwhile.
  await expect(async () => {
    await all.click();
    const before = await page.getByText(/^\d+ events?$/).textContent();
    await sports.click();
    await expect(sports).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByRole('heading', { level: 3 }).first()).toHaveText('Sports');
    await expect(page.getByRole('heading', { name: 'Other events' })).toBeVisible();
    await expect(page.getByText(before ?? '', { exact: true })).toBeVisible({ timeout: 5_000 });
  }).toPass();
});

test('the first view of the events is light, and nothing shifts', async ({ page }) => {
  const sizes: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script')
      sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/events', { waitUntil: 'networkidle' });
  await expect(page.getByRole('article').first()).toBeVisible();
  const script = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  expect(script).toBeGreaterThan(20_000);
  expect(script).toBeLessThan(200 * 1024);
  // An event that another journey publishes meanwhile moves the cards: one quiet visit is enough.
  await expect(async () => {
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
    const sum = shifts.reduce((all, shift) => all + shift, 0);
    if (sum >= 0.02) await page.reload({ waitUntil: 'networkidle' });
    expect(sum).toBeLessThan(0.02);
  }).toPass({ timeout: 120_000 });
});

test('pages are drawn before their scripts are there, and stay where they are', async ({ page }) => {
  const event = await publishEvent(await newToken('Ngoma Yetu'), unique('Ngoma Yetu'), [
    { tier: 'regular', count: 20, price: 10, currency: 'USD' },
  ]);
  const faults: string[] = [];
  page.on('console', (message) => {
    if (/content security policy/i.test(message.text())) faults.push(message.text());
  });
  const heading = page.getByRole('heading', { level: 1 });
  for (const [path, name, size, colorScheme] of [
    ['/', 'Your evening out starts here', PHONE, 'light'],
    ['/events', 'Events', PHONE, 'dark'],
    [`/event-details?slug=${event.slug}`, event.name, DESK, 'light'],
    ['/issuers', 'Issuers', PHONE, 'light'],
    ['/auth', 'Sign In', DESK, 'dark'],
  ] as const) {
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    let arrive = () => {};
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await page.route('**/assets/*.js', (route) => arrived.then(() => route.continue()));
    await page.goto(path, { waitUntil: 'commit' });
    await expect(heading, path).toHaveText(name);
    // The browser paints nothing before they are there, and yet it can be asked where a text would be.
    await page.waitForFunction(() =>
      [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].every(({ sheet }) => sheet),
    );
    // `document.fonts` is also ready before the layout has requested any.
    await page.waitForFunction(() => [...document.fonts].some(({ status }) => status === 'loaded'));
    await page.evaluate(async () => {
      await document.fonts.ready;
      // Finishes all entrance animations.
      for (const one of document.getAnimations())
        if (one.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) one.finish();
    });
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
    const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    // The texts themselves: their box is as wide as the block below, whose times change to the visitor's zone last.
    const words = () =>
      heading.evaluate((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        const { x, y, width, height } = range.getBoundingClientRect();
        return { x, y, width, height };
      });
    const first = { words: await words(), ground: await ground() };
    arrive();
    await expect(page.locator('[data-first-view]'), path).toHaveCount(0);
    await page.evaluate(() => document.fonts.ready);
    expect({ words: await words(), ground: await ground() }, path).toEqual(first);
    await page.unroute('**/assets/*.js');
  }
  expect(faults).toEqual([]);
});

test('no text of a language appears that the visitor did not choose', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'sw-KE', viewport: PHONE });
  const page = await context.newPage();
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/events', { waitUntil: 'commit' });
  const words = page.locator('[data-first-view]').getByRole('heading', { level: 1 });
  await expect(words).toHaveCSS('-webkit-text-fill-color', 'rgba(0, 0, 0, 0)');
  await expect(page.locator('html')).toHaveAttribute('lang', 'sw');
  await context.close();
});

test('an event that there is not', async ({ page }) => {
  await page.goto('/event-details?slug=no-such-evening');
  await expect(page.getByRole('heading', { name: 'Event Not Found' })).toBeVisible();
  await expect(
    page.getByText("The event you're looking for doesn't exist or isn't published yet.", { exact: true }),
  ).toBeVisible();
});

test('the last ticket is sold, and every visitor sees it', async ({ page }) => {
  const event = await publishEvent(await newToken('Taarab Circle'), unique('Taarab for Two'), [
    { tier: 'regular', count: 2, price: 10, currency: 'USD' },
  ]);
  await page.goto(`/event-details?slug=${event.slug}`);
  await expect(page.getByText('Only 2 tickets left!')).toBeVisible();
  await expect(liveEvent(page)).toBeVisible();
  await buyByForm(event.slug, 'regular');
  await expect(page.getByText('Only 1 tickets left!')).toBeVisible();
  const bought = await buy(page, 'regular', {
    name: 'Nakato Namubiru',
    email: 'nakato@guests.test',
    phone: '+256 700 111 222',
  });
  await bought.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText('Sold Out').first()).toBeVisible();
  await expect(page.getByText('Selling Fast!')).toHaveCount(0);
  await expect(tier(page, 'regular')).toBeDisabled();
});

test('an event is shared, and its map loads when it is asked for', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const event = await publishEvent(await newToken('Dhow Club'), unique('Dhow Race'), [
    { tier: 'regular', count: 20, price: 10, currency: 'USD' },
  ]);
  await page.route(/^https:/, (route) => route.fulfill({ body: 'a map' }));
  await page.goto(`/event-details?slug=${event.slug}`);
  await page.getByRole('button', { name: 'Share' }).click();
  for (const place of ['Twitter', 'Facebook', 'WhatsApp'])
    await expect(page.getByRole('menuitem', { name: place })).toHaveAttribute('href', /^https:/);
  await page.getByRole('menuitem', { name: 'Copy Link' }).click();
  await expect(toast(page, 'Event link copied to clipboard!')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  await page.evaluate(() =>
    Object.assign(navigator.clipboard, { writeText: () => Promise.reject(new Error('not allowed')) }),
  );
  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByRole('menuitem', { name: 'Copy Link' }).click();
  await expect(toast(page, 'Failed to copy to clipboard')).toBeVisible();

  await expect(page.locator('iframe')).toHaveCount(0);
  await page.getByRole('button', { name: 'Show map' }).click();
  await expect(page.locator('iframe')).toHaveAttribute('src', /Forodhani%20Gardens/);
});

test('issuers are found, and their id is copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install();
  await page.goto('/issuers');
  await page.getByRole('searchbox', { name: 'Search issuers' }).fill('THOUSAND hills');
  const card = page.getByRole('article').filter({ hasText: 'Pwani Live' });
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(card.getByText('Active', { exact: true })).toBeVisible();
  await stopClock(page);
  await card.getByRole('button', { name: 'Copy the id of Pwani Live' }).click();
  await expect(card.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    await card.locator('code').textContent(),
  );
  await page.clock.runFor(1900);
  await expect(card.getByRole('button', { name: 'Copied' })).toBeVisible();
  await page.clock.runFor(150);
  await expect(card.getByRole('button', { name: 'Copied' })).toBeHidden();
});
