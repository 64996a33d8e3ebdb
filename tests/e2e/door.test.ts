import type { Locator, Page } from '@playwright/test';
import { buy, downloadTicket, type TicketFile } from './support/buyer.ts';
import { openTab } from './support/dashboard.ts';
import { expectCleanSight } from './support/look.ts';
import { createEvent, createTickets, fieldMoment, figure, publish } from './support/organiser.ts';
import { demo, signIn } from './support/people.ts';
import { unique } from './support/product-api.ts';
import { expect, test } from './support/test.ts';

const result = (page: Page): Locator => page.getByRole('region', { name: 'Result' });

/** Pastes a ticket into the open panel, and submits it. */
async function present(page: Page, ticket: TicketFile): Promise<void> {
  await page.getByLabel('Ticket JSON').fill(JSON.stringify(ticket));
  await page.getByRole('button', { name: 'Validate Ticket' }).click();
}

test('a ticket opens the door once, and after its revocation never', async ({ browser }) => {
  const name = unique('Benga in the Yard');
  const [office, street, door] = await Promise.all([1, 2, 3].map(() => browser.newContext()));
  if (!office || !street || !door) throw new Error('the browser opened no window');
  const organiser = await office.newPage();
  const buyer = await street.newPage();
  const validator = await door.newPage();

  await test.step('the organiser opens an evening that has begun', async () => {
    await signIn(organiser, demo('issuer_admin'));
    await createEvent(organiser, {
      name,
      venue: 'The Alchemist, Nairobi, Kenya',
      description: 'Guitars in the yard.',
      start: fieldMoment(-1),
      end: fieldMoment(5),
    });
    await createTickets(organiser, [{ tier: 'regular', count: '50', price: '1200', currency: 'KES' }]);
    await publish(organiser);
    await expect(organiser.getByRole('button', { name: 'Copy Link' })).toBeVisible();
    const parts = organiser.getByRole('navigation', { name: 'Event pages' });
    await parts.getByRole('link', { name: 'Door' }).click();
    await organiser.getByLabel('New gate').fill('Yard Gate');
    await organiser.getByRole('form', { name: 'Add gate' }).getByRole('button', { name: 'Add' }).click();
    await expect(organiser.getByRole('listitem').filter({ hasText: 'Yard Gate' })).toContainText('0 entries');
    await parts.getByRole('link', { name: 'Overview' }).click();
    await expect(figure(organiser, 'Entered')).toHaveText('0');
  });

  const ticket = await test.step('a guest buys', async () => {
    const page = await organiser.getByRole('link', { name: 'Public page' }).getAttribute('href');
    await buyer.goto(page ?? '');
    const guest = { name: 'Otieno Odhiambo', email: 'otieno@guests.test', phone: '+254 722 000 111' };
    return downloadTicket(buyer, await buy(buyer, 'regular', guest));
  });

  await test.step('the validator refuses text that is no ticket', async () => {
    await signIn(validator, demo('issuer_validator'));
    await openTab(validator, 'Validate Ticket');
    await validator.getByLabel('Ticket JSON').fill('{ not a ticket');
    await validator.getByRole('button', { name: 'Validate Ticket' }).click();
    await expect(result(validator)).toContainText('Error: ');
  });

  await test.step('checks it without recording an entry', async () => {
    await validator.getByLabel('Check only').check();
    await present(validator, ticket);
    await expect(result(validator)).toContainText('Good ticket');
    await validator.getByLabel('Check only').uncheck();
  });

  await test.step('admits it once, and collects what is due', async () => {
    await validator.getByLabel('Event', { exact: true }).selectOption({ label: name });
    await validator.getByLabel('Gate', { exact: true }).selectOption({ label: 'Yard Gate' });
    await present(validator, ticket);
    await expect(result(validator)).toContainText('Collect');
    const due = validator.getByRole('region', { name: 'Due at the door' });
    await expect(due).toContainText('1,200');
    await expectCleanSight(validator, 'a good ticket in the panel');
    await due.getByRole('button', { name: 'Cash' }).click();
    await expect(due).toContainText('Payment recorded');
    await expect(result(validator)).toContainText('Admitted');
  });

  await test.step('which the organiser sees without loading anything', async () => {
    await expect(figure(organiser, 'Entered')).toHaveText('1');
    const parts = organiser.getByRole('navigation', { name: 'Event pages' });
    await parts.getByRole('link', { name: 'Door' }).click();
    await expect(organiser.getByRole('listitem').filter({ hasText: 'Yard Gate' })).toContainText('1 entry');
  });

  await test.step('the door refuses it the second time, and when it was changed', async () => {
    await present(validator, ticket);
    await expect(result(validator)).toContainText('Already used');
    await expect(result(validator)).toContainText('Yard Gate');
    await expectCleanSight(validator, 'a used ticket in the panel');
    await present(validator, { ...ticket, tier: 'vip' });
    await expect(result(validator)).toContainText('Forged or changed');
  });

  await test.step('the organiser revokes it, with a reason', async () => {
    await openTab(organiser, 'Revoke Tickets');
    const revoke = organiser.getByRole('button', { name: 'Revoke Ticket' });
    await organiser.getByLabel('Ticket ID').fill(ticket.id);
    await expect(revoke).toBeDisabled();
    await organiser.getByLabel('Reason').fill('Sold on against the rules');
    await revoke.click();
    await organiser.getByRole('dialog').getByRole('button', { name: 'Revoke Ticket' }).click();
    await expect(organiser.getByRole('main').getByText('Ticket revoked')).toBeVisible();
  });

  await test.step('and it is refused for good, with a network and without', async () => {
    await present(validator, ticket);
    await expect(result(validator)).toContainText('Revoked');
    await validator.getByText('Offline', { exact: true }).click();
    await present(validator, ticket);
    await expect(result(validator)).toContainText(
      'Error: Please get public key and revocation list first for offline validation',
    );
    await validator.getByRole('button', { name: 'Get Public Key & Revocation List' }).click();
    await expect(validator.getByText('Public key version 1')).toBeVisible();
    await present(validator, ticket);
    await expect(result(validator)).toContainText('Revoked');
  });

  await test.step('a search for it shows the reason', async () => {
    await openTab(organiser, 'Tickets');
    await organiser.getByRole('searchbox', { name: 'Ticket ID' }).fill(ticket.id);
    await expect(organiser.getByRole('status').filter({ hasText: '1 ticket found' })).toBeVisible();
    await organiser.getByRole('button', { name: /^View details/ }).click();
    const details = organiser.getByRole('dialog', { name: 'Ticket details' });
    await expect(details).toContainText('Sold on against the rules');
    await expect(details).toContainText('Yard Gate');
  });
  await Promise.all([office.close(), street.close(), door.close()]);
});
