import type { BrowserContext, Page } from '@playwright/test';
import { expectGoodLooks } from './support/look.ts';
import { demo, logIn, register, signedIn, stranger } from './support/people.ts';
import { buyByForm, call, publishEvent, unique } from './support/product-api.ts';
import { expect, test } from './support/test.ts';

type Role = 'button' | 'link' | 'checkbox';

interface ReadStep {
  screen: string;
  title: string;
  controls: { role: Role; name: string }[];
}

/** The steps as the page shows them. */
const readSteps = (page: Page): Promise<ReadStep[]> =>
  page.locator('li[data-screen]').evaluateAll((steps) =>
    steps.map((step) => ({
      screen: step.getAttribute('data-screen') ?? '',
      title: step.querySelector('h3')?.textContent ?? '',
      controls: [...step.querySelectorAll('b[data-control]')].map((control) => ({
        role: control.getAttribute('data-control') as Role,
        name: control.textContent ?? '',
      })),
    })),
  );

test('each step of the help has its picture, and names controls that are on its screen', async ({
  page,
  browser,
}) => {
  const organiser = await register(stranger(unique('Help Stage')), 'issuer_admin');
  const { token } = await logIn(organiser);
  const tiers = [{ tier: 'regular', count: 10, price: 20, currency: 'USD' as const }];
  const event = await publishEvent(token, unique('Help Night'), tiers);
  await buyByForm(event.slug, 'regular');
  const draft = await call<{ id: string }>('/api/events', {
    token,
    body: {
      name: unique('Help Draft'),
      description: 'Drums.',
      venue: 'KICC, Nairobi, Kenya',
      start_date: new Date(Date.now() + 86_400_000).toISOString(),
      end_date: new Date(Date.now() + 100_000_000).toISOString(),
    },
  });
  await call(`/api/events/${draft.id}/tickets`, { token, body: { tiers } });

  await page.goto('/help');
  await expect(page.getByRole('heading', { level: 1, name: 'Help for organisers' })).toBeVisible();
  const steps = await readSteps(page);
  expect(steps.length).toBeGreaterThan(15);
  for (const picture of await page.getByRole('main').getByRole('img').all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(300);
  }
  await expectGoodLooks(page, 'the help');

  const desk = await signedIn(browser, organiser);
  // Of an organisation with a final contract.
  const owner = await signedIn(browser, demo('issuer_owner'));
  const contexts: Record<string, BrowserContext> = { register: page.context(), revenue: owner };
  const ofEvent = (part?: string) => `/dashboard?tab=events&event=${event.id}${part ? `&part=${part}` : ''}`;
  const screens: Record<string, string> = {
    draft: `/dashboard?tab=events&event=${draft.id}`,
    event: ofEvent(),
    ...Object.fromEntries(
      ['tickets', 'orders', 'sales', 'door', 'settings'].map((part) => [`event-${part}`, ofEvent(part)]),
    ),
  };
  const links = await page.getByRole('link', { name: 'Open this page' }).all();
  expect(links).toHaveLength(steps.length);
  for (const [at, { screen, title, controls }] of steps.entries()) {
    await test.step(title, async () => {
      const address = (await links[at]?.getAttribute('href')) ?? '';
      const open = await (contexts[screen] ?? desk).newPage();
      await open.goto(screens[screen] ?? address);
      if (screen === 'register') await open.getByRole('button', { name: 'Create Account' }).first().click();
      for (const { role, name } of controls)
        await expect(open.getByRole(role, { name, exact: true }).first()).toBeVisible();
      if (controls.length === 0) await expect(open.getByRole('heading').first()).toBeVisible();
      await open.close();
    });
  }
});

test('the help is searched, by keyboard and from an address', async ({ page }) => {
  await page.goto('/help#getting-paid');
  await expect(page.getByRole('heading', { level: 2, name: 'Getting paid' })).toBeInViewport();
  await page.getByRole('searchbox', { name: 'Search help' }).fill('refund find');
  await expect(page.getByText('1 step', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 3, name: 'Refund an order' })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search help' }).fill('zzz');
  await expect(page.getByText('Nothing about “zzz”.', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: 'Clear search' }).click();
  await expect(page.getByRole('heading', { level: 2 })).not.toHaveCount(1);
});
