import { toast } from './support/dashboard.ts';
import { expectGoodLooks, PHONE } from './support/look.ts';
import { logIn, register, signedIn, stranger } from './support/people.ts';
import { publishEvent, unique } from './support/product-api.ts';
import { expect, test } from './support/test.ts';

test('an organiser formats a description, and a guest reads it', async ({ browser, page }) => {
  const organiser = await register(stranger(unique('Tausi Hall')), 'issuer_admin');
  const { token } = await logIn(organiser);
  const event = await publishEvent(token, unique('Tausi Supper'), [
    { tier: 'regular', count: 20, price: 10, currency: 'USD' },
  ]);
  const desk = await (await signedIn(browser, organiser)).newPage();

  await test.step('with the toolbar and with the keyboard', async () => {
    await desk.goto(`/dashboard?tab=events&event=${event.id}`);
    await desk.getByRole('button', { name: 'Edit', exact: true }).first().click();
    const dialog = desk.getByRole('dialog');
    const text = dialog.getByLabel('Description');
    await text.fill('Doors at seven.');
    await text.press('ControlOrMeta+a');
    await dialog.getByRole('button', { name: 'Bold' }).click();
    await expect(text).toHaveValue('**Doors at seven.**');
    await text.press('End');
    await text.pressSequentially('\n\nFish\nVegan');
    await text.press('Shift+ArrowUp');
    await dialog.getByRole('button', { name: 'List', exact: true }).click();
    await expect(text).toHaveValue('**Doors at seven.**\n\n- Fish\n- Vegan');
    await text.press('ControlOrMeta+End');
    await text.pressSequentially('\n\n[The map](https://maps.example) <script>alert(1)</script>');
    await expectGoodLooks(desk, 'a description that is formatted');
    await dialog.getByRole('button', { name: 'Save' }).first().click();
    await expect(toast(desk, 'Event updated successfully!').first()).toBeVisible();
  });

  await test.step('with two acts and an answered question', async () => {
    await desk.goto(`/dashboard?tab=events&event=${event.id}&part=settings`);
    const lineUp = desk.getByRole('form', { name: 'Line-up' });
    for (const name of ['DJ Kito', 'Mto wa Pwani']) {
      await lineUp.getByRole('button', { name: 'Add act' }).click();
      await lineUp.getByLabel('Name').last().fill(name);
    }
    await lineUp.getByRole('button', { name: 'Move up: Act 2' }).click();
    await lineUp.getByLabel('Website (optional)').first().fill('https://band.example');
    await lineUp.getByRole('button', { name: 'Save line-up' }).click();
    await expect(toast(desk, 'Line-up saved').first()).toBeVisible();
    const faq = desk.getByRole('form', { name: 'Questions and answers' });
    await faq.getByRole('button', { name: 'Add question' }).click();
    await faq.getByRole('textbox', { name: 'Question', exact: true }).fill('Is there food?');
    await faq.getByRole('textbox', { name: 'Answer' }).fill('Yes, **fish**.');
    await faq.getByRole('button', { name: 'Save questions' }).click();
    await expect(toast(desk, 'Questions saved').first()).toBeVisible();
    await expectGoodLooks(desk, 'line-up and answers of an event');
  });

  await test.step('the page shows it, and no script', async () => {
    await page.setViewportSize(PHONE);
    await page.goto(`/event-details?slug=${event.slug}`);
    await expect(page.locator('strong', { hasText: 'Doors at seven.' })).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: 'Vegan' })).toBeVisible();
    const link = page.getByRole('link', { name: 'The map' });
    await expect(link).toHaveAttribute('href', 'https://maps.example');
    await expect(link).toHaveAttribute('rel', 'noopener nofollow ugc');
    await expect(page.getByText('<script>alert(1)</script>')).toBeVisible();
    const acts = page.getByRole('list').filter({ hasText: 'DJ Kito' }).getByRole('listitem');
    await expect(acts.first()).toContainText('Mto wa Pwani');
    await expect(page.getByRole('link', { name: 'Mto wa Pwani' })).toHaveAttribute(
      'href',
      'https://band.example',
    );
    await page.getByText('Is there food?').click();
    await expect(page.locator('strong', { hasText: 'fish' })).toBeVisible();
    await expectGoodLooks(page, 'a formatted description, acts and answers', [PHONE]);
  });
});
