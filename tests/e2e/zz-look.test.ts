import { DESK, PHONE, wear } from './support/look.ts';
import { demo, logIn, register, signedIn, stranger } from './support/people.ts';
import { publishEvent, unique } from './support/product-api.ts';
import { expect, test } from './support/test.ts';

test('look', async ({ page, browser }) => {
  test.setTimeout(400_000);
  const { token } = await logIn(await register(stranger('Look Club'), 'issuer_admin'));
  const one = await publishEvent(token, unique('Benga Night'), [
    { tier: 'regular', count: 40, price: 1500, currency: 'KES' },
  ]);
  const two = await publishEvent(token, unique('Two Tiers'), [
    { tier: 'regular', count: 40, price: 1500, currency: 'KES' },
    { tier: 'vip', count: 4, price: 4500, currency: 'KES' },
  ]);
  const shoot = async (name: string, full = false) =>
    page.screenshot({ path: `/tmp/h/pub/${name}.png`, fullPage: full });
  for (const theme of ['light', 'dark'] as const) {
    for (const [label, size] of [
      ['phone', PHONE],
      ['desk', DESK],
    ] as const) {
      if (theme === 'dark' && label === 'desk') continue;
      await page.setViewportSize(size);
      for (const [name, slug] of [
        ['one', one.slug],
        ['two', two.slug],
      ] as const) {
        await page.goto(`/event-details?slug=${slug}`);
        await expect(page.locator('[data-live=live]')).toBeVisible();
        await wear(page, theme);
        await shoot(`event-${name}-${label}-${theme}`);
        await shoot(`event-${name}-${label}-${theme}-full`, true);
      }
      if (label === 'phone') {
        await page.goto(`/event-details?slug=${one.slug}`);
        await expect(page.locator('[data-live=live]')).toBeVisible();
        await page.getByRole('link', { name: 'Get tickets' }).click();
        await page.waitForTimeout(500);
        await shoot(`event-one-form-${theme}`);
      }
      await page.goto('/');
      await wear(page, theme);
      await shoot(`home-${label}-${theme}`);
      await shoot(`home-${label}-${theme}-full`, true);
      await page.goto('/pricing');
      await wear(page, theme);
      await shoot(`pricing-${label}-${theme}-full`, true);
    }
  }
  const office = await (await signedIn(browser, demo('issuer_owner'))).newPage();
  for (const [label, size] of [
    ['phone', PHONE],
    ['desk', DESK],
  ] as const) {
    await office.setViewportSize(size);
    await office.goto('/dashboard?tab=revenue');
    await office.waitForTimeout(3000);
    await office.screenshot({ path: `/tmp/h/pub/revenue-${label}.png`, fullPage: true });
    await office.goto('/dashboard?tab=settings');
    await office.waitForTimeout(3000);
    await office.screenshot({ path: `/tmp/h/pub/settings-${label}.png` });
    await office.goto('/dashboard?tab=reports');
    await office.waitForTimeout(3000);
    await office.screenshot({ path: `/tmp/h/pub/reports-${label}.png` });
    await office.goto('/auth?mode=signup');
    await office.goto(`/event-purchase?slug=${one.slug}`);
    await office.waitForTimeout(3000);
    await office.screenshot({ path: `/tmp/h/pub/purchase-${label}.png`, fullPage: true });
  }
});
