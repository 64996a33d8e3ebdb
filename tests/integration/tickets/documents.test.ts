import { afterAll, beforeAll, expect, it } from 'vitest';
import { bootTestApp, type TestActor, type TestApp } from '../../support/app.ts';
import { buy } from '../../support/buyers.ts';
import { decodePng, readCode } from '../../unit/documents/pictures.ts';
import { published } from '../events/organiser.ts';

let app: TestApp;
let owner: TestActor;
// biome-ignore lint/suspicious/noExplicitAny: tests read answers as a client does, field by field
let sold: any;

beforeAll(async () => {
  app = await bootTestApp();
  owner = await app.actor('issuer_owner');
  const { slug } = await published(app, owner, {}, [{ tier: 'vip', count: 10, price: '80' }]);
  const answer = await buy(app, { slug, lines: [{ tier: 'vip', quantity: 2 }] });
  sold = answer.data.purchaseByForm;
});
afterAll(() => app.close());

it('the QR code is a picture of its text', async () => {
  const answer = await app.graphql(
    'query ($id: ID!) { ticket(id: $id) { qrText qrCode } }',
    { id: sold.tickets[0].id },
    owner,
  );
  const { qrText, qrCode } = answer.data.ticket;
  expect(readCode(decodePng(Buffer.from(qrCode, 'base64')))).toBe(qrText);
  expect(qrText).toBe(sold.tickets[0].qrText);
});

it('the printed ticket is for its holder and for staff who may download it', async () => {
  const path = `/api/tickets/${sold.tickets[0].id}/pdf`;
  const headers = { authorization: `Bearer ${owner.token}` };
  const answer = await fetch(app.url + path, { headers });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('application/pdf');
  expect(answer.headers.get('content-disposition')).toMatch(
    /^attachment; filename="ticket-[0-9a-f]{8}\.pdf"$/,
  );
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  expect(bytes.length).toBeGreaterThan(5_000);
  const validator = await app.actor('issuer_validator', owner.issuerId ?? '');
  expect(await app.rest('GET', path, undefined, validator)).toMatchObject({
    status: 403,
    body: { error: { code: 'FORBIDDEN' } },
  });
  expect((await app.rest('GET', path, undefined, await app.actor('attendee'))).status).toBe(404);
  expect((await app.rest('GET', path)).status).toBe(401);
});

it('the mail brings the printed form, every ticket file and a calendar entry', async () => {
  const scope = app.app.scope();
  const [mail] = await app.sql<{ id: string; recipient: string }>(
    'SELECT id, recipient FROM mail_outbox WHERE order_id = $1',
    [sold.order.id],
  );
  expect(mail?.recipient).toBe('wanjiru@buyers.test');
  const content = await app.app.services.mail.render(scope, {
    ...{
      id: mail?.id ?? '',
      kind: 'tickets',
      recipient: mail?.recipient ?? '',
      orderId: sold.order.id,
      payload: {},
      state: 'kept',
    },
    ...{ attempts: 0, createdAt: app.clock.now(), sentAt: null, lastError: null, language: 'en' },
  });
  expect(content.subject).toBe('Your 2 tickets for Koroga Festival');
  expect(content.text).toContain('Due at the door: USD 160.00');
  const files = content.attachments.filter(({ contentId }) => contentId === undefined);
  const byName = new Map(files.map((file) => [file.name, file.content.toString('latin1')]));
  expect([...byName.keys()]).toEqual([
    'tickets.pdf',
    ...sold.tickets.map(({ id }: { id: string }) => `ticket-${id}.json`),
    'event.ics',
  ]);
  expect(byName.get('tickets.pdf')).toMatch(/^%PDF-/);
  for (const ticket of sold.tickets) {
    expect(JSON.parse(byName.get(`ticket-${ticket.id}.json`) ?? '')).toEqual(ticket.file);
  }
  expect(byName.get('event.ics')).toMatch(/BEGIN:VEVENT[\s\S]*SUMMARY:Koroga Festival/);

  // The poster and each code are pictures in the mail itself, readable before anything is opened.
  const pictures = content.attachments.filter(({ contentId }) => contentId !== undefined);
  const named = [...content.html.matchAll(/src="cid:([^"]+)"/g)].map(([, id]) => id);
  expect(named).toEqual(pictures.map(({ contentId }) => contentId));
  expect(pictures.map(({ type }) => type)).toEqual(['image/png', 'image/png', 'image/png']);
  for (const [nth, ticket] of sold.tickets.entries())
    expect(readCode(decodePng(pictures[nth + 1]?.content ?? Buffer.alloc(0)))).toBe(ticket.qrText);
});

it('leaves revoked tickets out, and has nothing to send when none is left', async () => {
  const REVOKE = 'mutation ($id: ID!) { revokeTicket(input: { id: $id, reason: "Lost" }) { ticket { id } } }';
  const RESEND = 'mutation ($id: ID!) { resendTickets(input: { orderId: $id }) { done } }';
  for (const { id } of sold.tickets) await app.graphql(REVOKE, { id }, owner);
  const answer = await app.graphql(RESEND, { id: sold.order.id }, owner);
  expect(answer.errors?.[0]?.extensions.code).toBe('NOTHING_TO_SEND');
});
