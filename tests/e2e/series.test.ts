import { toast } from './support/dashboard.ts';
import { DESK, expectGoodLooks, PHONE } from './support/look.ts';
import { demo, logIn, signedIn } from './support/people.ts';
import { buyByForm, publishEvent, unique } from './support/product-api.ts';
import { expect, test } from './support/test.ts';

for (const [device, viewport] of Object.entries({ phone: PHONE, desk: DESK })) {
  test(`a weekly show becomes 60 dates that guests find on one page, on a ${device}`, async ({
    browser,
    page: guest,
  }) => {
    const { token } = await logIn(demo('issuer_owner'));
    const name = unique('Jazz Fridays');
    const event = await publishEvent(token, name, [{ tier: 'floor', count: 2, price: 900, currency: 'KES' }]);
    const context = await signedIn(browser, demo('issuer_owner'), { viewport });
    const owner = await context.newPage();

    await test.step('the organiser repeats it, and sees every date before', async () => {
      await owner.goto(`/dashboard?tab=events&event=${event.id}`);
      await owner.getByRole('button', { name: 'Repeat this event…' }).click();
      const dialog = owner.getByRole('dialog', { name: `Dates of ${name}` });
      await dialog.getByLabel('Number of days').fill('60');
      await expect(dialog.getByText(/^60 dates, /)).toBeVisible();
      await dialog.getByText('All dates', { exact: true }).click();
      await dialog
        .getByRole('button', { name: /^Leave out / })
        .first()
        .click();
      await expect(dialog.getByText(/^59 dates, /)).toBeVisible();
      await expect(dialog.getByText('1 day left out')).toBeVisible();
      await expectGoodLooks(owner, `the dates to add on a ${device}`, [viewport]);
      await dialog.getByRole('button', { name: 'Restore' }).click();
      await dialog.getByRole('button', { name: 'Add 60 dates' }).click();
      await expect(toast(owner, 'The dates are being added')).toBeVisible();
      await expect(owner.getByRole('heading', { level: 1, name })).toBeVisible();
      await expect(owner.getByText('61 dates')).toBeVisible();
      await expect(owner.getByRole('main').getByRole('listitem')).toHaveCount(50);
      await expectGoodLooks(owner, `the dates of a series on a ${device}`, [viewport]);
    });

    await test.step('a guest finds one entry, all dates and the next one with tickets', async () => {
      await buyByForm(event.slug, 'floor');
      await buyByForm(event.slug, 'floor');
      await guest.setViewportSize(viewport);
      await guest.goto(`/events?q=${encodeURIComponent(name)}`);
      await expect(guest.getByRole('main').getByRole('article')).toHaveCount(1);
      await expect(guest.getByText(/^61 dates from /)).toBeVisible();
      await guest.getByRole('link', { name }).click();
      await expect(guest).toHaveURL(/\/series\//);
      await expect(guest.getByText(/^Next with tickets: /)).toBeVisible();
      await expect(guest.getByText('Sold Out')).toBeVisible();
      await expectGoodLooks(guest, `the page of a series on a ${device}`, [viewport]);
      await guest.getByText('Month', { exact: true }).click();
      await expect(guest.getByRole('table')).toBeVisible();
      await expectGoodLooks(guest, `the month of a series on a ${device}`, [viewport]);
      await guest.getByText('List', { exact: true }).click();
      await guest.getByRole('link', { name: /^Next with tickets: / }).click();
      await expect(guest.getByRole('link', { name: 'Other dates' })).toBeVisible();
      await guest.getByRole('link', { name: 'Other dates' }).click();
      await expect(guest.getByRole('heading', { level: 1, name })).toBeVisible();
    });
    await context.close();
  });
}

for (const [language, words] of Object.entries({
  fr: { repeat: 'Répéter cet événement…', add: /^Ajouter / },
  sw: { repeat: 'Rudia tukio hili…', add: /^Ongeza tarehe / },
})) {
  test(`an organiser repeats a show in ${language}`, async ({ browser }) => {
    const { token } = await logIn(demo('issuer_owner'));
    const event = await publishEvent(token, unique('Taarab'), [
      { tier: 'floor', count: 5, price: 900, currency: 'KES' },
    ]);
    const context = await signedIn(browser, demo('issuer_owner'), { locale: language, viewport: PHONE });
    const owner = await context.newPage();
    await owner.goto(`/dashboard?tab=events&event=${event.id}`);
    await owner.getByRole('button', { name: words.repeat }).click();
    await expectGoodLooks(owner, `the dates to add in ${language}`, [PHONE]);
    await owner.getByRole('dialog').getByRole('button', { name: words.add }).click();
    await expect(owner).toHaveURL(/series=/);
    await expectGoodLooks(owner, `the dates of a series in ${language}`, [PHONE]);
    await context.close();
  });
}

test('an organiser moves a date with the later ones, and cancels them', async ({ browser }) => {
  const { token } = await logIn(demo('issuer_owner'));
  const name = unique('Open Stage');
  const event = await publishEvent(token, name, [{ tier: 'floor', count: 40, price: 900, currency: 'KES' }]);
  await buyByForm(event.slug, 'floor');
  const context = await signedIn(browser, demo('issuer_owner'));
  const owner = await context.newPage();
  await owner.goto(`/dashboard?tab=events&event=${event.id}`);
  await owner.getByRole('button', { name: 'Repeat this event…' }).click();
  await owner.getByLabel('Number of days').fill('3');
  await owner.getByRole('button', { name: 'Add 3 dates' }).click();
  await expect(owner.getByRole('main').getByRole('listitem')).toHaveCount(4);

  await test.step('what changes, and who is notified, is shown before', async () => {
    await owner.goto(`/dashboard?tab=events&event=${event.id}`);
    await owner.getByRole('button', { name: 'Edit', exact: true }).click();
    await owner.getByLabel('Venue').fill('Old Fort, Zanzibar City, Tanzania');
    await owner.getByRole('button', { name: 'Save', exact: true }).click();
    const dialog = owner.getByRole('dialog', { name: 'Which dates change?' });
    await dialog.getByLabel('This date and later ones').check();
    await expect(dialog.getByText('4 dates change.')).toBeVisible();
    await expect(dialog.getByText(/^1 email goes to ticket holders/)).toBeVisible();
    await expectGoodLooks(owner, 'the dates that a change is for', [PHONE, DESK]);
    await dialog.getByRole('button', { name: 'Change 4 dates' }).click();
    await expect(toast(owner, 'The dates are being changed')).toBeVisible();
    await expect(owner.getByText('4 dates changed').first()).toBeVisible();
    await owner.getByRole('main').getByRole('listitem').last().getByRole('link').click();
    await expect(owner.getByText('Old Fort, Zanzibar City, Tanzania').first()).toBeVisible();
  });

  await test.step('a date is cancelled with the later ones', async () => {
    await owner
      .getByRole('navigation', { name: 'Event pages' })
      .getByRole('link', { name: 'Settings' })
      .click();
    await owner.getByRole('button', { name: 'Cancel event' }).click();
    const dialog = owner.getByRole('dialog');
    await dialog.getByLabel('All dates that are not over').check();
    await dialog.getByRole('textbox', { name: /Reason/ }).fill('The hall is closed');
    await expectGoodLooks(owner, 'the dates to cancel', [PHONE, DESK]);
    await dialog.getByRole('button', { name: 'Cancel event and refund all' }).click();
    await expect(toast(owner, 'The dates are being cancelled')).toBeVisible();
    await expect(owner.getByText('Cancelled')).toHaveCount(4);
  });
  await context.close();
});
