import type { Page } from '@playwright/test';
import { expectGoodLooks } from './support/look.ts';
import { logIn, register, signedIn, stranger } from './support/people.ts';
import { buyByForm, call, publishEvent, unique } from './support/product-api.ts';
import { expect, test } from './support/test.ts';

interface TicketFile {
  id: string;
  price: string;
  proof?: { root: string; anchor: { ledger: number } };
}

const answer = (page: Page, words: string) => page.getByRole('status').getByRole('heading', { name: words });
const step = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Checks' }).getByRole('listitem').filter({ hasText: name });

const YES = 'Yes, this ticket is genuine';
const NO = 'No, do not trust this ticket';

/** A ticket for tomorrow, and the organiser's token. */
async function soldTicket(name: string): Promise<{ token: string; ticket: TicketFile }> {
  const { token } = await logIn(await register(stranger(name), 'issuer_admin'));
  const event = await publishEvent(token, unique('Taarab Night'), [
    { tier: 'vip', count: 5, price: 40, currency: 'USD' },
  ]);
  const sold = await buyByForm(event.slug, 'vip');
  return { token, ticket: sold.ticket_data as TicketFile };
}

async function paste(page: Page, ticket: object | string): Promise<void> {
  const text = typeof ticket === 'string' ? ticket : JSON.stringify(ticket);
  await page.getByLabel('Or paste the ticket').fill(text);
  await page.getByRole('button', { name: 'Verify', exact: true }).click();
}

test('a visitor verifies whether a ticket is genuine', async ({ page }) => {
  const { token, ticket } = await soldTicket('Asha Verify');
  await page.goto('/events');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Verify a ticket' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Verify a ticket' })).toBeVisible();

  await page.getByLabel('Ticket file or picture of a QR code').setInputFiles({
    name: 'ticket.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(ticket, null, 2)),
  });
  await expect(answer(page, YES)).toBeVisible();
  await expect(step(page, 'Signed by its organiser')).toContainText('nothing was changed');
  await expect(page.getByRole('region', { name: 'Ticket contents' })).toContainText('Juma Mwinyi');

  await paste(page, { ...ticket, price: '1' });
  await expect(answer(page, NO)).toBeVisible();
  await expect(step(page, 'Signed by its organiser')).toContainText('Wrong');
  await paste(page, 'just some words');
  await expect(answer(page, NO)).toBeVisible();
  await expect(step(page, 'Complete')).toContainText('Neither a ticket file');

  await call(`/tickets/${ticket.id}/revoke`, { token, body: { reason: 'Lost' } });
  await paste(page, ticket);
  await expect(answer(page, NO)).toBeVisible();
  await expect(step(page, 'Not revoked')).toContainText('Revoked');
});

test('the code on the stub is verified too, from its text and from a picture of it', async ({ page }) => {
  const { token, ticket } = await soldTicket('Baraka Verify');
  const reported = await call<{ data: { ticket: { qrText: string; qrCode: string } } }>('/graphql', {
    token,
    body: { query: `{ ticket(id: "${ticket.id}") { qrText qrCode } }` },
  });
  const { qrText, qrCode } = reported.data.ticket;
  await page.goto('/verify');
  await paste(page, qrText);
  await expect(answer(page, YES)).toBeVisible();
  await expect(step(page, 'Proved to be part of a batch')).toContainText('too small for a proof');
  await paste(page, qrText.slice(0, -1) + (qrText.endsWith('0') ? '1' : '0'));
  await expect(answer(page, NO)).toBeVisible();
  await page.getByLabel('Ticket file or picture of a QR code').setInputFiles({
    name: 'code.png',
    mimeType: 'image/png',
    buffer: Buffer.from(qrCode, 'base64'),
  });
  await expect(answer(page, YES)).toBeVisible();
});

test('a ticket on the ledger is verified down to its root, from its own page', async ({ browser, page }) => {
  // The schedule runs once a minute, and the root has to reach the ledger.
  const { token: organiser } = await logIn(await register(stranger('Chausiku Verify'), 'issuer_admin'));
  const event = await publishEvent(organiser, unique('Ngoma'), [
    { tier: 'regular', count: 5, price: 20, currency: 'USD' },
  ]);
  const holder = await register(stranger('Daudi Verify'), 'attendee');
  const { token } = await logIn(holder);
  const { ticket_id: id } = await call<{ ticket_id: string }>(`/events/${event.slug}/purchase`, {
    token,
    body: { tier: 'regular', name: holder.name, email: holder.email, phone: '+255 700 000 000' },
  });
  const query = `{ ticket(id: "${id}") { file } }`;
  const fileNow = async (): Promise<TicketFile> =>
    (await call<{ data: { ticket: { file: TicketFile } } }>('/graphql', { token, body: { query } })).data
      .ticket.file;
  await expect.poll(async () => (await fileNow()).proof?.root).toBeTruthy();
  const { proof } = await fileNow();
  const known = await call<{ data: { root: string; ledger: number } }>(`/anchors/${proof?.root}`);
  expect(known.data).toMatchObject({ root: proof?.root, ledger: proof?.anchor.ledger });

  const context = await signedIn(browser, holder);
  const own = await context.newPage();
  await own.goto(`/tickets/${id}`);
  await own.getByRole('link', { name: 'Verify this ticket' }).click();
  await expect(answer(own, YES)).toBeVisible();
  await expect(step(own, 'Proved to be part of a batch')).toContainText('Correct');
  await expect(step(own, 'On the ledger')).toContainText('Correct');
  await expectGoodLooks(own, 'a verified ticket');
  await context.close();

  // A changed proof does not lead to the root, and an invented root is on no ledger.
  const file = await fileNow();
  await page.goto('/verify');
  const bent = { ...file, proof: { ...file.proof, salt: '00'.repeat(16) } };
  await paste(page, bent);
  await expect(answer(page, NO)).toBeVisible();
  await expect(step(page, 'Proved to be part of a batch')).toContainText('Wrong');

  // Offline it states which checks are missing.
  await page.context().setOffline(true);
  await paste(page, file);
  await expect(answer(page, 'Not fully checked')).toBeVisible();
  await expect(step(page, 'Proved to be part of a batch')).toContainText('Correct');
  await expect(step(page, 'On the ledger')).toContainText('Not checked');
});

test('the empty page, and an answer that is no', async ({ page }) => {
  await page.goto('/verify');
  await page.getByRole('button', { name: 'Verify', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('Choose, scan or paste a ticket first.');
  await expectGoodLooks(page, '/verify');
  await paste(page, '{"id": 1}');
  await expect(answer(page, NO)).toBeVisible();
  await expectGoodLooks(page, '/verify with a refused ticket');
});
