import { openDoorAt } from './support/door.ts';
import { expectGoodLooks, PHONE } from './support/look.ts';
import { answerPhone, payableOrganiser, payer, sharedTest as test } from './support/paying.ts';
import { signedIn } from './support/people.ts';
import { ask, publishEvent, unique } from './support/product-api.ts';
import { expect } from './support/test.ts';

const hours = (count: number): string => new Date(Date.now() + count * 3_600_000).toISOString();

test('a guest pays on the phone, and the till finds the request again after a reload', async ({
  browser,
  provider,
}) => {
  const { token, organiser } = await payableOrganiser(provider);
  const terms = { currency: 'KES' as const, price: 1500, count: 20 };
  const tiers = [{ tier: 'regular', effective_at: hours(-2), ...terms }];
  const times = { start_date: hours(-1), end_date: hours(6) };
  const event = await publishEvent(token, unique('Taarab at the Till'), tiers, times);
  for (const text of [
    'mutation ($id: ID!) { createGate(input: { eventId: $id, name: "Sea Gate" }) { gate { id } } }',
    'mutation ($id: ID!) { setBoxOffice(input: { eventId: $id, isOpen: true }) { boxOffice { isOpen } } }',
  ])
    await ask(token, text, { id: event.id });
  const context = await signedIn(browser, organiser, { viewport: PHONE, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  const till = page.getByRole('dialog', { name: 'Sell at the door' });
  const openTill = () => page.getByRole('button', { name: 'Sell tickets' }).click();
  const open = till.getByRole('list', { name: 'Open requests to phones' });
  const guest = payer();
  await page.goto('/door');
  await openDoorAt(page, event.name, 'Sea Gate');
  await openTill();
  await till.getByRole('button', { name: 'Start shift' }).click();

  await test.step('whose answer is lost', async () => {
    await till.getByRole('button', { name: 'One regular more' }).click();
    await till.getByText('Ask the phone', { exact: true }).click();
    await till.getByLabel('Phone number that pays').fill(guest.phone);
    let isLost = false;
    await page.route('**/graphql', async (route) => {
      if (isLost || !route.request().postData()?.includes('TillAskPhone')) return route.fallback();
      isLost = true;
      await route.fetch();
      return route.abort();
    });
    await till.getByRole('button', { name: 'Ask for KES 1,500.00' }).click();
    await expect(till).toContainText(`The phone ${guest.phone} shows a request`);
    expect(isLost).toBe(true);
  });

  await test.step('and stays in the list after Back and a reload', async () => {
    await till.getByRole('button', { name: 'Back' }).click();
    await expect(open.getByRole('listitem')).toContainText(`${guest.phone} · 1 × regular · KES 1,500.00`);
    await expectGoodLooks(page, 'a till with an open request', [PHONE]);
    await answerPhone(context, provider, guest.msisdn, '1234');
    await page.reload();
    await openTill();
    await open.getByRole('button', { name: 'Continue' }).click();
  });

  await test.step('until the guest is let in', async () => {
    await till.getByRole('button', { name: 'Let the guest in' }).click();
    await expect(till).toContainText('1 ticket sold');
    await till.getByRole('button', { name: 'Next guest' }).click();
    await expect(till.getByRole('button', { name: 'One regular more' })).toBeVisible();
    await expect(open).toHaveCount(0);
  });
});
