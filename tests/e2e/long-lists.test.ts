import type { Locator, Page } from '@playwright/test';
import { openDoor, pickDoor } from './support/door.ts';
import { expectGoodLooks } from './support/look.ts';
import { draftMany, inviteMany, makeGates, numbered, publishMany, sendGuestLists } from './support/many.ts';
import { demo, logIn, type Person, register, signedIn, stranger } from './support/people.ts';
import { buyByForm, publishEvent, unique } from './support/product-api.ts';
import { expect, test } from './support/test.ts';

/** One more than the maximum page size. */
const MORE_THAN_A_PAGE = 101;

const option = (page: Page, field: string, name: string): Locator =>
  page.getByRole('combobox', { name: field, exact: true }).locator('option', { hasText: name });

const showMore = (part: Locator): Promise<void> => part.getByRole('button', { name: 'Show more' }).click();

/** Makes the second page of this query fail while `work` runs. */
async function withoutSecondPage(page: Page, query: string, work: () => Promise<void>): Promise<void> {
  const handler: Parameters<Page['route']>[1] = (route) => {
    const { operationName, variables } = route.request().postDataJSON() ?? {};
    return operationName === query && variables?.after ? route.abort() : route.fallback();
  };
  await page.route('**/graphql', handler);
  await work();
  await page.unroute('**/graphql', handler);
}

async function newOrganiser(name: string): Promise<{ person: Person; token: string }> {
  const person = await register(stranger(name), 'issuer_admin');
  return { person, token: (await logIn(person)).token };
}

test('of a hundred and one events the last can be chosen everywhere', async ({ browser }) => {
  const { person, token } = await newOrganiser('Long Season');
  const season = unique('Season');
  // Far ahead: no other journey sees these events on the first page of a public list.
  const evening = Date.UTC(new Date().getUTCFullYear() + 1, new Date().getUTCMonth(), 15, 20);
  const { firstId } = await publishMany(token, season, MORE_THAN_A_PAGE, evening);
  await makeGates(token, firstId, MORE_THAN_A_PAGE);
  const last = numbered(season, 1);
  const lastGate = numbered('Gate', MORE_THAN_A_PAGE);
  const window = await signedIn(browser, person);
  const page = await window.newPage();

  await test.step('for a message to its guests, though its second page was lost at first', async () => {
    const lost = page.getByText('The rest of the list could not be loaded.');
    await withoutSecondPage(page, 'MessageEvents', async () => {
      await page.goto('/dashboard?tab=messages&view=compose');
      await page.getByText('Ticket holders', { exact: true }).click();
      await expect(lost).toBeVisible();
      await expectGoodLooks(page, 'a list whose rest was lost');
    });
    await expect(option(page, 'Event', last)).toHaveCount(0);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(option(page, 'Event', last)).toHaveCount(1);
    await expect(lost).toBeHidden();
  });

  await test.step('for a contract and for a report', async () => {
    await page.goto('/dashboard?tab=partnerships&view=create');
    await expect(option(page, 'Event', last)).toHaveCount(1);
    const auditor = await (await signedIn(browser, demo('system_auditor'))).newPage();
    await auditor.goto('/dashboard?tab=reports');
    await expect(option(auditor, 'Event', last)).toHaveCount(1);
    await auditor.close();
  });

  await test.step('where tickets are validated, with its last gate', async () => {
    await page.goto('/dashboard?tab=validate');
    await expect(option(page, 'Event', last)).toHaveCount(1);
    await page.getByRole('combobox', { name: 'Event', exact: true }).selectOption({ label: last });
    await expect(option(page, 'Gate', lastGate)).toHaveCount(1);
  });

  await test.step('at a door, which keeps it without a network', async () => {
    await page.goto('/door');
    await pickDoor(page, last, lastGate);
    await openDoor(page);
    await page.getByRole('button', { name: /Connection and device$/ }).click();
    await expect(page.getByRole('list', { name: 'Ready?' })).toContainText('The app opens without a network');
    await page.keyboard.press('Escape');
    await window.setOffline(true);
    await page.reload();
    await expect(
      page.getByRole('main').or(page.getByRole('banner')).filter({ hasText: last }).first(),
    ).toBeVisible();
    await window.setOffline(false);
  });

  await test.step('and in the calendar all of them are counted', async () => {
    await page.goto('/events');
    await page.getByRole('searchbox', { name: 'Search events' }).fill(season);
    await expect(page.getByText(`${MORE_THAN_A_PAGE} events`)).toBeVisible();
    await page.getByRole('button', { name: 'Pick a date' }).click();
    const calendar = page.getByRole('dialog', { name: 'Pick a date' });
    for (let month = 0; month < 12; month += 1) {
      await calendar.getByRole('button', { name: 'Month after' }).click();
    }
    await expect(calendar.getByRole('button', { name: `, ${MORE_THAN_A_PAGE} events` })).toBeVisible();
  });
});

test('panels that begin with a first page show the rest on request', async ({ browser }) => {
  const { person, token } = await newOrganiser('Wide House');
  const event = await publishEvent(token, unique('Wide Night'), [
    { tier: 'floor', count: 5, price: 500, currency: 'KES' },
  ]);
  const address = (number: number): string => `colleague-${number}@${person.email.split('@')[0]}.test`;
  await makeGates(token, event.id, 51);
  await sendGuestLists(token, event.id, 21);
  await inviteMany(token, address, 51);
  const page = await (await signedIn(browser, person)).newPage();

  await test.step('gates', async () => {
    await page.goto(`/dashboard?tab=events&event=${event.id}&part=door`);
    const gates = page.getByRole('region', { name: 'Gates' });
    await expect(gates.getByRole('listitem')).toHaveCount(50);
    await showMore(gates);
    await expect(gates.getByRole('listitem').last()).toContainText(numbered('Gate', 51));
    await expect(gates.getByRole('button', { name: 'Show more' })).toBeHidden();
  });

  await test.step('guest lists', async () => {
    await page.goto(`/dashboard?tab=events&event=${event.id}&part=sales`);
    const lists = page.getByRole('region', { name: 'Guest List' });
    await expect(lists.getByText(numbered('guests', 21))).toBeVisible();
    await showMore(lists);
    await expect(lists.getByText(`${numbered('guests', 1)}.csv`)).toBeVisible();
  });

  await test.step('invitations of colleagues', async () => {
    await page.goto('/dashboard?tab=team');
    const waiting = page.getByRole('region', { name: 'Pending invitations' });
    await expect(waiting.getByRole('listitem')).toHaveCount(50);
    await showMore(waiting);
    await expect(waiting.getByText(address(1))).toBeVisible();
  });
});

test('of a hundred and one drafts the oldest waits for its signature, and takes expenses', async ({
  browser,
}) => {
  const { person, token } = await newOrganiser('Paper House');
  const event = await publishEvent(token, unique('Paper Night'), [
    { tier: 'floor', count: 5, price: 500, currency: 'KES' },
  ]);
  const series = unique('Draft');
  await draftMany(token, event.id, series, MORE_THAN_A_PAGE);
  const oldest = numbered(series, 1);
  const page = await (await signedIn(browser, person)).newPage();

  await test.step('it stands among those that wait', async () => {
    await page.goto('/dashboard?tab=partnerships');
    const waiting = page.getByRole('region', { name: 'Waiting for you' });
    await expect(waiting.getByText(oldest)).toBeVisible();
  });

  await test.step('and among those that expenses can be submitted to', async () => {
    await page.goto('/dashboard?tab=revenue&view=expenses');
    await expect(option(page, 'Contract', oldest)).toHaveCount(1);
    const contract = page.getByRole('combobox', { name: 'Contract', exact: true });
    const picked = await option(page, 'Contract', oldest).getAttribute('value');
    await contract.selectOption(picked);
    const description = page.getByRole('form').getByLabel('Description').first();
    await description.fill('Chairs and a tent');
    // The pages are fetched again one by one: the choice and the texts stay meanwhile.
    const again = page.waitForResponse((answer) => {
      const { operationName, variables } = answer.request().postDataJSON() ?? {};
      return operationName === 'ExpenseContracts' && Boolean(variables?.after);
    });
    await page.getByRole('button', { name: 'Refresh' }).click();
    await again;
    await expect(contract).toHaveValue(picked ?? '');
    await expect(description).toHaveValue('Chairs and a tent');
  });
});

test('what a list is narrowed to stands in the address', async ({ browser }) => {
  const { person, token } = await newOrganiser('Narrow House');
  const page = await (await signedIn(browser, demo('system_admin'))).newPage();
  const search = page.getByRole('searchbox', { name: 'Search users' });
  const role = page.getByRole('combobox', { name: 'Role' });
  const people = page.getByRole('region', { name: 'User Management' }).getByRole('listitem');

  await test.step('and comes back after a reload', async () => {
    await page.goto('/dashboard?tab=users');
    await search.fill(person.email);
    await role.selectOption('Issuer admin');
    await expect(page).toHaveURL(({ searchParams }) => {
      return searchParams.get('search') === person.email && searchParams.get('role') === 'ISSUER_ADMIN';
    });
    await expect(people).toHaveCount(1);
    await page.reload();
    await expect(search).toHaveValue(person.email);
    await expect(role).toHaveValue('ISSUER_ADMIN');
    await expect(people).toHaveCount(1);
  });

  await test.step('a link may name it, and a value that there is not is passed over', async () => {
    await page.goto(`/dashboard?tab=users&search=${encodeURIComponent(person.email)}&role=KING`);
    await expect(role).toHaveValue('');
    await expect(people).toHaveCount(1);
    await page.goto(`/dashboard?tab=audit&who=${encodeURIComponent(person.email)}&signIns=shown`);
    await expect(page.getByRole('textbox', { name: 'Who' })).toHaveValue(person.email);
    await expect(page.getByRole('region', { name: 'Entries' }).getByRole('listitem').first()).toContainText(
      person.email,
    );
  });

  await test.step('the orders of an event too', async () => {
    const event = await publishEvent(token, unique('Narrow Night'), [
      { tier: 'floor', count: 5, price: 500, currency: 'KES' },
    ]);
    await buyByForm(event.slug, 'floor');
    const desk = await (await signedIn(browser, person)).newPage();
    await desk.goto(`/dashboard?tab=events&event=${event.id}&part=orders`);
    const orders = desk.getByRole('region', { name: 'Orders', exact: true });
    await expect(orders.getByRole('listitem')).toHaveCount(1);
    await orders.getByRole('textbox').fill('nobody@guests.test');
    await expect(desk).toHaveURL(/[?&]search=nobody/);
    await expect(orders.getByRole('listitem')).toHaveCount(0);
    await desk.reload();
    await expect(orders.getByRole('textbox')).toHaveValue('nobody@guests.test');
    await expect(orders.getByText('No orders found')).toBeVisible();
  });
});
