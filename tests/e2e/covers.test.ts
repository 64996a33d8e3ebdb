import type { Locator, Page } from '@playwright/test';
import { GIF, jpeg, picture } from '../support/pictures.ts';
import { toast } from './support/dashboard.ts';
import { expectGoodLooks } from './support/look.ts';
import { logIn, register, signIn, stranger } from './support/people.ts';
import { publishEvent, unique } from './support/product-api.ts';
import { expect, test } from './support/test.ts';

/** The pixels of a shown picture have arrived. */
async function expectShown(image: Locator, width?: number): Promise<void> {
  await image.scrollIntoViewIfNeeded();
  await expect
    .poll(() => image.evaluate((one: HTMLImageElement) => (one.complete ? one.naturalWidth : 0)))
    .toBeGreaterThan(width ?? 0);
}

/** Opens the cover in the dialog that edits the event. */
async function openCover(page: Page, eventId: string): Promise<void> {
  await page.goto(`/dashboard?tab=events&event=${eventId}`);
  await page.getByRole('main').getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByRole('dialog').getByRole('tab', { name: 'Cover' }).click();
}

const coverOf = (place: Page | Locator): Locator => place.locator('picture img').first();

test('an organiser uploads a cover, sets its focal point, and removes it', async ({ page }) => {
  const organiser = await register(stranger(unique('Lamu Nights')), 'issuer_admin');
  const { token } = await logIn(organiser);
  const event = await publishEvent(token, unique('Taarab by the Sea'), [
    { tier: 'regular', count: 20, price: 10, currency: 'USD' },
  ]);
  await signIn(page, organiser);
  await openCover(page, event.id);
  const panel = page.getByRole('region', { name: 'Cover' });

  await test.step('a file that is no picture is refused', async () => {
    await expectGoodLooks(page, 'an event without a cover');
    await panel.getByLabel('Choose a picture').setInputFiles({
      name: 'moving.png',
      mimeType: 'image/png',
      buffer: GIF,
    });
    await expect(panel.getByRole('alert')).toContainText('A cover is a JPEG, PNG or WebP picture.');
    await panel.getByLabel('Choose a picture').setInputFiles({
      name: 'large.jpg',
      mimeType: 'image/jpeg',
      buffer: Buffer.alloc(10 * 1024 * 1024 + 1),
    });
    await expect(panel.getByRole('alert')).toContainText('A cover may have at most 10 MB.');
    await expect(panel.locator('picture')).toHaveCount(0);
  });

  await test.step('a photograph becomes the cover', async () => {
    await panel.getByLabel('Choose a picture').setInputFiles({
      name: 'sea.jpg',
      mimeType: 'image/jpeg',
      buffer: await jpeg({ width: 1600, height: 1200 }),
    });
    await expect(toast(page, 'Cover saved')).toBeVisible();
    await expectShown(coverOf(panel));
    await expect(panel.getByRole('alert')).toHaveCount(0);
    await expectGoodLooks(page, 'an event with a cover');
  });

  await test.step('the focal point is set by a click and by the keyboard', async () => {
    const save = panel.getByRole('button', { name: 'Save focal point' });
    await expect(save).toBeDisabled();
    const whole = panel.getByRole('button', { name: 'Set the focal point with a click' });
    const box = await whole.boundingBox();
    await whole.click({ position: { x: (box?.width ?? 0) / 4, y: (box?.height ?? 0) / 2 } });
    await expect(panel.getByLabel('From the left')).toHaveValue('25');
    await panel.getByLabel('From the top').focus();
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowRight');
    await expect(panel.getByLabel('From the top')).toHaveValue('1');
    await save.click();
    await expect(toast(page, 'Focal point saved')).toBeVisible();
    await openCover(page, event.id);
    await expect(panel.getByLabel('From the left')).toHaveValue('25');
    await expect(panel.getByLabel('From the top')).toHaveValue('1');
  });

  await test.step('visitors see it on the page of the event and on its card', async () => {
    await page.goto(`/event-details?slug=${event.slug}`);
    const hero = coverOf(page.locator('article'));
    await expectShown(hero, 600);
    await expect(hero).toHaveCSS('object-position', '25% 1%');
    await expect(hero).toHaveAttribute('loading', 'eager');
    expect(await hero.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(
      /\/covers\/\w+\/\d+\.avif$/,
    );
    await expectGoodLooks(page, 'the page of an event with a cover');
    await page.goto(`/events?q=${encodeURIComponent(event.name)}`);
    const card = coverOf(page.getByRole('article').filter({ hasText: event.name }));
    await expectShown(card);
    await expect(card).toHaveAttribute('loading', 'lazy');
  });

  await test.step('a picture that cannot be loaded gives way to the poster', async () => {
    await page.route('**/covers/**', (route) => route.abort());
    await page.goto(`/event-details?slug=${event.slug}`);
    await expect(page.locator('article img[src^="data:image/svg"]').first()).toBeVisible();
    await page.unroute('**/covers/**');
  });

  await test.step('another picture, dropped, takes its place', async () => {
    await openCover(page, event.id);
    await expectShown(coverOf(panel));
    const before = await coverOf(panel).getAttribute('src');
    const png = (await picture({ width: 900, height: 900 }).png().toBuffer()).toString('base64');
    const data = await page.evaluateHandle((base64) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const transfer = new DataTransfer();
      transfer.items.add(new File([bytes], 'square.png', { type: 'image/png' }));
      return transfer;
    }, png);
    await panel.getByText('or drop it here').dispatchEvent('drop', { dataTransfer: data });
    await expect(toast(page, 'Cover saved')).toBeVisible();
    await expect(coverOf(panel)).not.toHaveAttribute('src', before ?? '');
    await expect(panel.getByLabel('From the left')).toHaveValue('50');
  });

  await test.step('it is removed after a question', async () => {
    await panel.getByRole('button', { name: 'Remove cover' }).click();
    const dialog = page.getByRole('dialog', { name: 'Remove the cover?' });
    await dialog.getByRole('button', { name: 'Remove cover' }).click();
    await expect(toast(page, 'Cover removed')).toBeVisible();
    await expect(panel.locator('picture')).toHaveCount(0);
    await expect(panel.getByLabel('Choose a picture')).toBeAttached();
  });
});
