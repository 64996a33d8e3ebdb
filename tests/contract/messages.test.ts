import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bootTestApp, type TestActor, type TestApp } from '../support/app.ts';

let app: TestApp;
let organiser: TestActor;
let attendee: TestActor;
beforeAll(async () => {
  app = await bootTestApp();
  organiser = await app.actor('issuer_admin');
  attendee = await app.actor('attendee');
});
afterAll(() => app.close());

const write = (
  changed: Record<string, unknown> = {},
  who: TestActor = attendee,
  headers: Record<string, string> = {},
) => {
  app.clock.advance('1s');
  const letter = { recipient_email: organiser.email, subject: 'Parking', body: 'Is there any?', ...changed };
  return app.rest('POST', '/api/messages', letter, { token: who.token, headers });
};

describe('POST /api/messages', () => {
  it('sends a notice by default', async () => {
    const { status, body } = await write();
    expect(status).toBe(201);
    expect(body).toMatchObject({
      success: true,
      message: 'Message sent successfully!',
      id: expect.any(String),
      sender_id: attendee.userId,
      sender_email: attendee.email,
      recipient_email: organiser.email,
      subject: 'Parking',
      body: 'Is there any?',
      type: 'notice',
      is_read: false,
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    });
    expect(body.data.id).toBe(body.id);
    expect((await write({ type: 'alert' })).body.type).toBe('alert');
  });

  it('sends once for one idempotency key', async () => {
    const headers = { 'idempotency-key': 'letter-1' };
    const first = await write({}, attendee, headers);
    expect((await write({}, attendee, headers)).body.id).toBe(first.body.id);
    expect((await write({ body: 'Something else' }, attendee, headers)).status).toBe(422);
  });

  it('names in its error field what is missing or wrong', async () => {
    const empty = await write({ recipient_email: '', subject: undefined, body: null });
    expect(empty.status).toBe(400);
    expect(empty.body.error.fields.map((one: { field: string }) => one.field)).toEqual([
      'recipient_email',
      'subject',
      'body',
    ]);
    for (const wrong of [
      { recipient_email: 'no address' },
      { recipient_email: attendee.email },
      { type: 'shout' },
      { subject: 'two\nlines' },
      { body: 'x'.repeat(10_001) },
    ]) {
      const { status, body } = await write(wrong);
      expect({ wrong, status }).toEqual({ wrong, status: 400 });
      expect(body.error.message).toBeTruthy();
    }
    const unknown = await write({ recipient_email: 'nobody@nowhere.test' });
    // The response does not reveal whether an address has an account.
    expect([unknown.status, unknown.body.success]).toEqual([(await write()).status, true]);
  });
});

describe('GET /api/messages', () => {
  it('lists what one got and sent in data.messages, newest first', async () => {
    await write({ subject: 'The newest' });
    const { status, body } = await app.rest('GET', '/api/messages', undefined, organiser);
    expect(status).toBe(200);
    const [newest] = body.data.messages;
    expect(Object.keys(newest)).toEqual(
      expect.arrayContaining([
        'id',
        'sender_id',
        'sender_email',
        'subject',
        'body',
        'type',
        'is_read',
        'created_at',
      ]),
    );
    expect(newest).toMatchObject({ subject: 'The newest', sender_email: attendee.email, is_own: false });
    expect(body.data.unread).toBe(body.data.messages.length);
    const sent = await app.rest('GET', '/api/messages?box=sent&first=1', undefined, attendee);
    expect(sent.body.messages).toEqual([expect.objectContaining({ id: newest.id, is_own: true })]);
    const older = await app.rest('GET', `/api/messages?after=${sent.body.next}`, undefined, attendee);
    expect(older.body.messages.map((one: { id: string }) => one.id)).not.toContain(newest.id);
  });

  it('is refused without a credential, and to roles without messages', async () => {
    expect((await app.rest('GET', '/api/messages')).status).toBe(401);
    const auditor = await app.actor('system_auditor');
    expect((await app.rest('GET', '/api/messages', undefined, auditor)).status).toBe(403);
    expect((await write({ recipient_email: auditor.email })).body.success).toBe(true);
  });
});

describe('POST /api/messages/{id}/read', () => {
  it('marks an incoming message, and never one that was sent', async () => {
    const { id } = (await write()).body;
    const read = (who: TestActor) => app.rest('POST', `/api/messages/${id}/read`, {}, who);
    expect((await read(attendee)).body).toMatchObject({ success: true, id, is_read: false });
    expect((await read(organiser)).body).toMatchObject({ success: true, id, is_read: true });
    expect((await read(organiser)).status).toBe(200);
    expect((await read(await app.actor('system_admin'))).status).toBe(404);
  });
});
