import { toast } from './support/dashboard.ts';
import { expectGoodLooks } from './support/look.ts';
import { publish } from './support/organiser.ts';
import { logIn, register, signIn, stranger } from './support/people.ts';
import { buyByForm, publishEvent, unique } from './support/product-api.ts';
import { expect, test } from './support/test.ts';

test('an organiser repairs the tiers of an event, and takes it back before the first order', async ({
  page,
}) => {
  const organiser = await register(stranger(unique('Malindi Sounds')), 'issuer_admin');
  const { token } = await logIn(organiser);
  const event = await publishEvent(token, unique('Dhow Race'), [
    { tier: 'regular', count: 20, price: 10, currency: 'USD' },
    { tier: 'vpi', count: 5, price: 50, currency: 'USD' },
  ]);
  await signIn(page, organiser);
  await page.goto(`/dashboard?tab=events&event=${event.id}&part=tickets`);
  const summary = page.getByRole('region', { name: 'Ticket Summary' });
  const line = (tier: string) => summary.getByRole('listitem').filter({ hasText: tier });
  const dialog = page.getByRole('dialog');

  await test.step('name, price, currency and number of an unsold tier', async () => {
    await summary.getByRole('button', { name: 'Edit tier vpi' }).click();
    await expectGoodLooks(page, 'the change of a tier');
    await dialog.getByLabel('Tier Name').fill('vip');
    await dialog.getByLabel('Price').fill('6500');
    await dialog.getByLabel('What it includes (optional)').fill('A seat in front, and dinner.');
    await dialog.getByLabel('Currency').selectOption('KES');
    await dialog.getByLabel('Number of tickets').fill('8');
    await dialog.getByLabel('Place in the list').selectOption({ label: '1 of 2' });
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(toast(page, 'Tier vpi saved')).toBeVisible();
    await expect(line('vip')).toContainText('KES 6,500.00');
    await expect(line('vip')).toContainText('8');
    await expect(summary.getByRole('listitem').first()).toContainText('vip');
  });

  await test.step('a published event becomes a draft, is published again, and asks when it has no tickets', async () => {
    await page
      .getByRole('navigation', { name: 'Event pages' })
      .getByRole('link', { name: 'Settings' })
      .click();
    await page.getByRole('button', { name: 'Unpublish event' }).click();
    await dialog.getByRole('button', { name: 'Unpublish event' }).click();
    await expect(toast(page, 'The event is a draft again')).toBeVisible();
    await publish(page);
    await expect(page.getByRole('button', { name: 'Unpublish event' })).toBeVisible();
  });

  await test.step('an unsold tier is removed; a sold one keeps its name and what was paid', async () => {
    await buyByForm(event.slug, 'regular');
    await page.goto(`/dashboard?tab=events&event=${event.id}&part=tickets`);
    await summary.getByRole('button', { name: 'Edit tier vip' }).click();
    await dialog.getByRole('button', { name: 'Remove tier' }).click();
    await page
      .getByRole('dialog', { name: 'Remove the tier vip?' })
      .getByRole('button', { name: 'Remove tier' })
      .click();
    await expect(toast(page, 'Tier vip removed')).toBeVisible();
    await expect(line('vip')).toBeHidden();
    await summary.getByRole('button', { name: 'Edit tier regular' }).click();
    await expect(dialog.getByLabel('Tier Name')).toBeDisabled();
    await dialog.getByLabel('Number of tickets').fill('0');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByRole('alert')).toContainText('so it cannot have fewer');
    await dialog.getByLabel('Number of tickets').fill('15');
    await dialog.getByLabel('Price').fill('12');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(toast(page, 'Tier regular saved')).toBeVisible();
    await expect(line('regular')).toContainText('USD 12.00');
  });
});
