import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bootTestApp, type TestActor, type TestApp } from '../../support/app.ts';

let app: TestApp;
let admin: TestActor;
let second: TestActor;

const LETTER = {
  name: 'Njeri Mwangi',
  email: 'njeri@visitors.test',
  subject: 'A wheelchair at the gate',
  message: 'Is there a way in without steps?\n\nThank you.',
};

const write = (letter: object = LETTER, address = '203.0.113.7') =>
  app.rest('POST', '/api/contact', letter, { headers: { 'x-forwarded-for': address } });

const MESSAGES = `query Box { messages(box: INBOX) { nodes { id senderId senderName senderEmail recipientId subject body
  type isRead thread { id } } } unreadMessages }`;

const boxOf = async (reader: TestActor) => (await app.graphql(MESSAGES, {}, reader)).data;

beforeAll(async () => {
  app = await bootTestApp({ RATE_LIMITS: 'on', TRUST_PROXY: 'true' });
});
afterAll(() => app.close());

describe('the contact form', () => {
  it('is refused with a message while there is no system admin', async () => {
    const { status, body } = await write();
    expect(status).toBe(503);
    expect(body.error).toEqual(
      expect.objectContaining({
        code: 'NOBODY_TO_WRITE_TO',
        message: 'No one can read messages here yet. Please try again later.',
      }),
    );
  });

  it('reaches every system admin only', async () => {
    admin = await app.actor('system_admin');
    second = await app.actor('system_admin');
    const others = [await app.actor('system_auditor'), await app.actor('issuer_admin')];
    const { status, body } = await write();
    expect(status).toBe(201);
    expect(body).toMatchObject({ success: true, sent: true, message: 'Message Sent!' });
    for (const reader of [admin, second]) {
      const { messages, unreadMessages } = await boxOf(reader);
      expect(unreadMessages).toBe(1);
      expect(messages.nodes).toEqual([
        expect.objectContaining({
          senderId: null,
          senderName: LETTER.name,
          senderEmail: LETTER.email,
          recipientId: reader.userId,
          subject: LETTER.subject,
          body: LETTER.message,
          type: 'NOTICE',
          isRead: false,
        }),
      ]);
    }
    for (const other of others) {
      const rows = await app.sql('SELECT 1 FROM messages WHERE recipient_id = $1', [other.userId]);
      expect(rows).toEqual([]);
    }
  });

  it('is opened and answered by mail', async () => {
    const { messages } = await boxOf(admin);
    const { id } = messages.nodes[0];
    const opened = await app.rest('POST', `/api/messages/${id}/read`, {}, admin);
    expect(opened.body).toMatchObject({ is_read: true, sender_id: null });
    const answer = { in_reply_to: id, subject: `Re: ${LETTER.subject}`, body: 'Yes, at Gate B.' };
    const sent = await app.rest('POST', '/api/messages', answer, admin);
    expect(sent.status).toBe(201);
    expect(sent.body).toMatchObject({ recipient_id: null, recipient_email: LETTER.email });
    const thread = (await boxOf(admin)).messages.nodes[0].thread;
    expect(thread).toHaveLength(2);

    const [mail] = await app.sql<{ id: string }>('SELECT id FROM mail_outbox WHERE recipient = $1', [
      LETTER.email,
    ]);
    const shown = await app.rest('GET', `/dev/mail/${mail?.id}`);
    expect(shown.body).toContain('Re: A wheelchair at the gate');
    expect(shown.body).toContain('Yes, at Gate B.');
    expect(shown.body).toContain('/contact');
    expect(shown.body).not.toContain('/dashboard');

    const elsewhere = { ...answer, recipient_email: 'somebody@else.test' };
    expect((await app.rest('POST', '/api/messages', elsewhere, admin)).body.error.code).toBe('BAD_INPUT');
    const foreign = await app.rest('POST', '/api/messages', answer, await app.actor('attendee'));
    expect(foreign.status).toBe(404);
  });

  it('names everything that is missing', async () => {
    const { status, body } = await write({ name: ' ', email: 'nobody', subject: 'Two\nlines' });
    expect(status).toBe(400);
    expect(body.error.fields.map(({ field }: { field: string }) => field)).toEqual([
      'name',
      'email',
      'subject',
      'message',
    ]);
    const letter = { ...LETTER, message: 'x'.repeat(10_001) };
    expect((await write(letter)).body.error.fields[0].field).toBe('message');
  });

  it('is taken so often in an hour and no more, from one address and for one mailbox', async () => {
    const statuses: number[] = [];
    for (let at = 0; at < 6; at += 1) {
      const { status } = await write({ ...LETTER, email: 'often@visitors.test' }, `203.0.113.${20 + at}`);
      statuses.push(status);
    }
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
    for (let at = 0; at < 20; at += 1) {
      expect((await write({ ...LETTER, email: `v${at}@visitors.test` }, '198.51.100.9')).status).toBe(201);
    }
    const refused = await write({ ...LETTER, email: 'last@visitors.test' }, '198.51.100.9');
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBeTruthy();
  });
});
