import { toast } from './support/dashboard.ts';
import { expectGoodLooks } from './support/look.ts';
import { demo, logIn, register, signedIn, stranger } from './support/people.ts';
import { publishEvent, unique } from './support/product-api.ts';
import { expect, test } from './support/test.ts';

test('a system admin renames an organiser, and stops and resumes its sales', async ({ browser }) => {
  const organiser = await register(stranger(unique('Ziwa Nights')), 'issuer_admin');
  const { token } = await logIn(organiser);
  const event = await publishEvent(token, unique('Ziwa Live'), [
    { tier: 'regular', count: 5, price: 500, currency: 'KES' },
  ]);
  const admin = await (await signedIn(browser, demo('system_admin'))).newPage();
  await admin.goto('/dashboard?tab=issuers');
  await admin.getByRole('searchbox', { name: 'Search organisers' }).fill(organiser.name);
  const row = admin.getByRole('list', { name: 'Organisers' }).getByRole('listitem');
  await expect(row).toHaveCount(1);
  await expect(row).toContainText('1 published event');
  await expectGoodLooks(admin, 'the organisers');

  await test.step('its description is edited', async () => {
    await row.getByRole('button', { name: `Edit ${organiser.name}` }).click();
    await admin.getByRole('dialog').getByLabel('Description').fill('Concerts by the lake');
    await admin.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await expect(toast(admin, 'Organiser updated')).toBeVisible();
    await expect(row).toContainText('Concerts by the lake');
  });

  await test.step('it is deactivated, with a reason', async () => {
    await row.getByRole('button', { name: `Deactivate ${organiser.name}` }).click();
    const dialog = admin.getByRole('dialog');
    await expect(dialog).toContainText('sales of 1 published event stop at once');
    await expect(dialog.getByRole('button', { name: 'Deactivate' })).toBeDisabled();
    await dialog.getByLabel('Reason').fill('No licence for the lake shore');
    await dialog.getByRole('button', { name: 'Deactivate' }).click();
    await expect(row).toContainText('No licence for the lake shore');
  });

  const buyer = await (await browser.newContext()).newPage();
  const page = `/event-details?slug=${event.slug}`;
  await test.step('its people read why, and buyers that nothing is sold', async () => {
    const office = await (await signedIn(browser, organiser)).newPage();
    await office.goto('/dashboard');
    const banner = office.getByRole('status').filter({ hasText: 'is inactive' });
    await expect(banner).toContainText('Reason: No licence for the lake shore');
    await office.context().close();
    await buyer.goto(page);
    await expect(buyer.getByText('Tickets for this event are not on sale at the moment.')).toBeVisible();
  });

  await test.step('it is activated again, and sells', async () => {
    await row.getByRole('button', { name: `Activate ${organiser.name}` }).click();
    await admin.getByRole('dialog').getByLabel('Reason').fill('The licence came');
    await admin.getByRole('dialog').getByRole('button', { name: 'Activate' }).click();
    await expect(toast(admin, 'Organiser activated')).toBeVisible();
    await buyer.goto(page);
    await expect(buyer.getByRole('radio', { name: /regular/i })).toBeVisible();
  });
});
