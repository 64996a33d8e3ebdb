import { expectGoodLooks, PHONE } from './support/look.ts';
import { logIn, register, stranger } from './support/people.ts';
import { publishEvent, unique } from './support/product-api.ts';
import { expect, test } from './support/test.ts';

test.use({ viewport: PHONE, hasTouch: true });

test('somebody whose phone speaks Swahili buys, and reads on in French', async ({ browser }) => {
  const { token } = await logIn(await register(stranger('Mwandaaji Maridadi'), 'issuer_admin'));
  const name = unique('Usiku wa Taarab');
  const { slug } = await publishEvent(token, name, [
    { tier: 'regular', count: 20, price: 500, currency: 'KES' },
  ]);
  const context = await browser.newContext({ locale: 'sw-KE', viewport: PHONE, hasTouch: true });
  const page = await context.newPage();
  await page.goto(`/event-details?slug=${slug}`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'sw');
  await page.getByRole('radio', { name: 'regular' }).tap();
  const form = page.getByRole('form', { name: 'Maelezo yako' });
  await form.getByLabel('Jina Kamili').fill('Asha Juma');
  await form.getByLabel('Barua pepe').fill('asha@wanunuzi.test');
  await form.getByLabel('Simu').fill('+254700000001');
  await form.getByRole('button', { name: 'Nunua Tiketi' }).tap();
  const bought = page.getByRole('dialog', { name: 'Tiketi Imenunuliwa!' });
  await expect(bought).toBeVisible();
  await expect(bought.getByText(name).first()).toBeVisible();
  await expectGoodLooks(page, 'bought-in-swahili');

  await page.goto('/events');
  const languages = page.getByRole('combobox', { name: 'Lugha' });
  await languages.selectOption('Français');
  await expect(page.getByRole('heading', { level: 1, name: 'Événements' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  for (const [address, title] of [
    ['/contact', 'Nous contacter'],
    ['/pricing', 'Tarifs'],
    ['/privacy', 'Politique de confidentialité'],
  ] as const) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page).toHaveTitle(/^(Nous contacter|Tarifs|Confidentialité) · Passa$/);
  }
  await expectGoodLooks(page, 'privacy-in-french');
  // The choice stays with this browser, whatever the phone speaks.
  await page.goto('/door');
  await expect(page.getByText('Connectez-vous pour travailler à la porte')).toBeVisible();
  await expectGoodLooks(page, 'door-in-french');
  await context.close();
});
