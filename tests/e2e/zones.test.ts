import { openDoor, openEvening, pickDoor } from './support/door.ts';
import { expectGoodLooks } from './support/look.ts';
import { demo, logIn, register, signedIn, stranger } from './support/people.ts';
import { ask, call, unique } from './support/product-api.ts';
import { expect, test } from './support/test.ts';

test('a guest in New York and one in Kigali see the same event', async ({ browser }) => {
  const organiser = await register(stranger('Inzozi House'), 'issuer_admin');
  const { token } = await logIn(organiser);
  const name = unique('Intore Night');
  const { id } = await call<{ id: string }>('/api/events', {
    token,
    body: {
      name,
      description: 'Drums and dance.',
      venue: 'Kigali Arena, Kigali, Rwanda',
      start_date: '2031-01-18T17:00:00Z',
      end_date: '2031-01-18T21:00:00Z',
    },
  });
  const tiers = [{ tier: 'regular', count: 20, price: 5, currency: 'USD' }];
  await call(`/api/events/${id}/tickets`, { token, body: { tiers } });
  const { event } = await call<{ event: { slug: string } }>(`/api/events/${id}/publish`, { token, body: {} });

  for (const [timezoneId, own] of [
    ['Africa/Kigali', null],
    ['America/New_York', '(12:00 your time)'],
  ] as const) {
    await test.step(`a guest in ${timezoneId}`, async () => {
      const context = await browser.newContext({ timezoneId });
      const page = await context.newPage();
      await page.goto(`/events?q=${encodeURIComponent(name)}`);
      await expect(page.getByRole('article').filter({ hasText: name })).toContainText('19:00 CAT');
      await page.goto(`/event-details?slug=${event.slug}`);
      const main = page.getByRole('main');
      await expect(
        main.getByText('Saturday 18 January 2031').or(main.getByText(/^Saturday, 18 January 2031$/)),
      ).toBeVisible();
      await expect(main.getByText('19:00 – 23:00 CAT')).toBeVisible();
      if (own) await expect(main.getByText(own)).toBeVisible();
      else await expect(main.getByText('your time')).toBeHidden();
      await expectGoodLooks(page, `an event seen from ${timezoneId}`);
      await context.close();
    });
  }

  await test.step('the organiser in London edits it at its own time', async () => {
    const context = await signedIn(browser, organiser, { timezoneId: 'Europe/London' });
    const page = await context.newPage();
    await page.goto(`/dashboard?tab=events&event=${id}`);
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    const form = page.getByRole('form', { name: 'Event' });
    await expect(form.getByLabel('Start Date')).toHaveValue('2031-01-18T19:00');
    await expect(form.getByRole('combobox', { name: 'Time zone' })).toHaveValue('Africa/Kigali');
    await form.getByLabel('Start Date').fill('2031-01-18T20:30');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('20:30 CAT').first()).toBeVisible();

    await page.goto(`/dashboard?tab=events&event=${id}&part=sales`);
    await page.getByRole('button', { name: 'Edit regular' }).click();
    const tier = page.getByRole('dialog', { name: 'Selling of regular' });
    await expect(tier.getByText(/^Times in Africa\/Kigali\./)).toBeVisible();
    await tier.getByLabel('Sold until').fill('2031-01-17T20:00');
    await tier.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('until 17 Jan, 20:00 CAT')).toBeVisible();
    await page.getByRole('button', { name: 'Edit regular' }).click();
    await expect(tier.getByLabel('Sold until')).toHaveValue('2031-01-17T20:00');
    await tier.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Add code' }).click();
    const code = page.getByRole('dialog');
    await code.getByLabel('Code', { exact: true }).fill('INTORE');
    await code.getByLabel('Percent off each ticket').fill('10');
    await code.getByLabel('Valid until').fill('2031-01-10T09:00');
    await code.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('until 10 Jan, 09:00 CAT')).toBeVisible();
    const room = page.getByRole('region', { name: 'Waiting room' });
    await room.getByRole('button', { name: 'Set up a waiting room' }).click();
    await expect(room.getByText('Times in Africa/Kigali.')).toBeVisible();
    await context.close();
  });
});

test('a door in London names the time of its place, without a network as well', async ({ browser }) => {
  const evening = await openEvening(new Date(Date.now() + 6 * 3_600_000));
  const context = await signedIn(browser, demo('issuer_validator'), { timezoneId: 'Europe/London' });
  const page = await context.newPage();
  await page.goto('/door');
  await pickDoor(page, evening.name, 'Sea Gate');
  await expect(
    page
      .getByRole('main')
      .getByText(/ EAT \(.*\d\d:\d\d your time\)$/)
      .first(),
  ).toBeVisible();
  await openDoor(page);
  const doors = page.getByRole('banner').getByText(/^Doors \d\d:\d\d EAT$/);
  await expect(doors).toBeVisible();
  const time = await doors.textContent();
  await page.getByRole('button', { name: /Connection and device$/ }).click();
  await expect(page.getByRole('list', { name: 'Ready?' })).toContainText('The app opens without a network');
  await context.setOffline(true);
  await page.reload();
  await expect(doors).toHaveText(time ?? '');
  await context.close();
});

test('a contract names the time of its event at its place', async ({ browser }) => {
  const owner = demo('issuer_owner');
  const { token } = await logIn(owner);
  // Of a demo event in East Africa. The demo makes its contracts while it is running already.
  const african = async (): Promise<string | undefined> => {
    const { contracts } = await ask<{
      contracts: { nodes: { id: string; event: { timeZone: string } }[] };
    }>(token, '{ contracts(first: 50) { nodes { id event { timeZone } } } }', {});
    return contracts.nodes.find(({ event }) => event.timeZone.startsWith('Africa/'))?.id;
  };
  await expect.poll(african).toBeDefined();
  const contract = await african();
  const context = await signedIn(browser, owner, { timezoneId: 'Europe/London' });
  const page = await context.newPage();
  await page.goto(`/dashboard?tab=partnerships&contract=${contract}`);
  await expect(
    page
      .getByRole('main')
      .getByText(/\d\d:\d\d EAT/)
      .first(),
  ).toBeVisible();
  await expect(
    page
      .getByRole('main')
      .getByText(/your time/)
      .first(),
  ).toBeVisible();
  await context.close();
});
