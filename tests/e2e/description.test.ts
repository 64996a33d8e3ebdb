import { toast } from './support/dashboard.ts';
import { expectGoodLooks, PHONE } from './support/look.ts';
import { logIn, register, signedIn, stranger } from './support/people.ts';
import { ask, publishEvent, unique } from './support/product-api.ts';
import { expect, test } from './support/test.ts';

test('an organiser formats a description, and a guest reads it', async ({ browser, page }) => {
  const organiser = await register(stranger(unique('Tausi Hall')), 'issuer_admin');
  const { token } = await logIn(organiser);
  const event = await publishEvent(token, unique('Tausi Supper'), [
    { tier: 'regular', count: 20, price: 10, currency: 'USD' },
  ]);
  const desk = await (await signedIn(browser, organiser)).newPage();

  const dialog = desk.getByRole('dialog');
  const text = dialog.getByRole('textbox', { name: 'Description' });
  const toolbar = dialog.getByRole('toolbar', { name: 'Text format' });
  const tool = (name: string) => dialog.getByRole('button', { name, exact: true });
  const description = async () => {
    const query = 'query ($id: ID!) { event(id: $id) { description } }';
    const answer = await ask<{ event: { description: string } }>(token, query, { id: event.id });
    return answer.event.description;
  };
  // The browser reports a moved caret in its next frame; two keys within one frame are faster than anybody types.
  const frame = () => desk.evaluate(() => new Promise(requestAnimationFrame));
  const press = async (keys: string) => {
    await text.press(keys);
    await frame();
    await frame();
  };
  const edit = async () => {
    await desk.goto(`/dashboard?tab=events&event=${event.id}`);
    await desk.getByRole('button', { name: 'Edit', exact: true }).first().click();
  };

  await test.step('with the toolbar', async () => {
    await edit();
    await expect(toolbar).toBeVisible();
    await text.fill('Doors at seven.');
    await press('ControlOrMeta+a');
    await tool('Bold').click();
    await expect(text.locator('strong')).toHaveText('Doors at seven.');
    await press('ControlOrMeta+End');
    await text.press('Enter');
    await tool('Bold').click();
    await tool('List').click();
    await text.pressSequentially('Fish');
    await text.press('Enter');
    await text.pressSequentially('Vegan');
    await tool('Indent').click();
    await expect(text.locator('li li')).toHaveText('Vegan');
    for (let level = 0; level < 3; level += 1) await text.press('Enter');
    await text.pressSequentially('The map');
    await press('Shift+Home');
    await tool('Link').click();
    await desk.getByLabel('Address of the link').fill('maps.example');
    await desk.getByLabel('Address of the link').press('Enter');
    await expect(text.getByRole('link')).toHaveAttribute('href', 'https://maps.example');
    await press('End');
    await text.pressSequentially(' <script>alert(1)</script> *');
    await expectGoodLooks(desk, 'a description that is formatted');
  });

  await test.step('with the keyboard, which does not stay in the text', async () => {
    await press('ControlOrMeta+Home');
    await text.press('Shift+Tab');
    await expect(tool('Bold')).toBeFocused();
    await desk.keyboard.press('ArrowRight');
    await expect(tool('Italic')).toBeFocused();
    await desk.keyboard.press('Tab');
    await expect(text).toBeFocused();
    await desk.keyboard.press('Tab');
    await expect(dialog.getByLabel('Start Date')).toBeFocused();
    await dialog.getByRole('button', { name: 'Save' }).first().click();
    await expect(toast(desk, 'Event updated successfully!').first()).toBeVisible();
    expect(await description()).toBe(
      '**Doors at seven.**\n\n- Fish\n  - Vegan\n\n[The map](https://maps.example) <script>alert(1)</script> \\*',
    );
  });

  await test.step('and keeps of a pasted page only what is shown', async () => {
    await edit();
    await expect(toolbar).toBeVisible();
    await press('ControlOrMeta+End');
    await text.press('Enter');
    await text.evaluate((field) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData(
        'text/html',
        '<h1>Food</h1><img src="https://tracker.example/p.gif"><p onclick="alert(1)"><u>Rice</u> and <a href="javascript:alert(1)">beans</a></p>',
      );
      field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    });
    await expect(text.getByRole('heading', { name: 'Food' })).toBeVisible();
    await expect(text.locator('img, u, [onclick], a[href^="javascript"]')).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Save' }).first().click();
    await expect(toast(desk, 'Event updated successfully!').first()).toBeVisible();
    expect(await description()).toMatch(/\n\n## Food\n\nRice and beans$/);
  });

  await test.step('in a text area where the editor does not load', async () => {
    await desk.route('**/assets/RichTextEditor-*.js', (route) => route.abort());
    await edit();
    await expect(text).toHaveValue(/## Food/);
    await press('ControlOrMeta+Home');
    await press('Shift+End');
    await tool('Italic').click();
    await expect(text).toHaveValue(/^\*\*\*Doors at seven.\*\*\*\n/);
    await dialog.getByRole('button', { name: 'Save' }).first().click();
    await expect(toast(desk, 'Event updated successfully!').first()).toBeVisible();
    await desk.unroute('**/assets/RichTextEditor-*.js');
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
    await expect(faq.getByRole('toolbar', { name: 'Text format' })).toBeVisible();
    const answer = faq.getByRole('textbox', { name: 'Answer' });
    // The marks of Markdown can be typed.
    await answer.pressSequentially('Yes, **fish**.');
    await expect(answer.locator('strong')).toHaveText('fish');
    await faq.getByRole('button', { name: 'Save questions' }).click();
    await expect(toast(desk, 'Questions saved').first()).toBeVisible();
    await expectGoodLooks(desk, 'line-up and answers of an event');
  });

  await test.step('the page shows it, and no script', async () => {
    await page.setViewportSize(PHONE);
    await page.goto(`/event-details?slug=${event.slug}`);
    await expect(page.locator('strong', { hasText: 'Doors at seven.' })).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: /^Vegan$/ })).toBeVisible();
    const link = page.getByRole('link', { name: 'The map' });
    await expect(link).toHaveAttribute('href', 'https://maps.example');
    await expect(link).toHaveAttribute('rel', 'noopener nofollow ugc');
    await expect(page.getByText('<script>alert(1)</script> *')).toBeVisible();
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
