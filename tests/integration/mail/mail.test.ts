import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendQueuedMail } from '../../../server/modules/mail/index.ts';
import { bootTestApp, type TestApp } from '../../support/app.ts';
import { openMail } from '../../support/mail.ts';
import { type SmtpServer, startSmtpServer } from '../../support/smtp-server.ts';

describe('with a mail server', () => {
  let app: TestApp;
  let smtp: SmtpServer;
  beforeAll(async () => {
    smtp = await startSmtpServer();
    app = await bootTestApp({ SMTP_URL: smtp.url, MAIL_FROM: 'Passa <hello@passa.test>' });
  });
  afterAll(async () => {
    await app.close();
    await smtp.close();
  });

  const send = () => sendQueuedMail(app.app.scope());
  const stateOf = async (recipient: string) =>
    (
      await app.sql<{ state: string; attempts: number }>(
        'SELECT state, attempts FROM mail_outbox WHERE recipient = $1',
        [recipient],
      )
    )[0];

  it('delivers what is queued, once, however many processes send', async () => {
    const people = await Promise.all([1, 2, 3, 4, 5].map(() => app.actor('attendee')));
    const sent = await Promise.all([send(), send(), send()]);
    expect(sent.reduce((a, b) => a + b)).toBe(5);
    expect(smtp.delivered.map(({ to }) => to).sort()).toEqual(people.map(({ email }) => email).sort());
    expect(smtp.delivered[0]?.data).toContain('From: Passa <hello@passa.test>');
    expect(smtp.delivered[0]?.data).toContain('Subject: Confirm your e-mail address');
    expect(await send()).toBe(0);
  });

  it('keeps what could not be delivered and tries again later', async () => {
    smtp.refusal = '451 try later';
    const { email } = await app.actor('attendee');
    expect(await send()).toBe(0);
    expect(await stateOf(email)).toEqual({ state: 'queued', attempts: 1 });
    smtp.refusal = undefined;
    expect(await send()).toBe(0);
    app.clock.advance('61s');
    expect(await send()).toBe(1);
    expect(await stateOf(email)).toEqual({ state: 'sent', attempts: 2 });
  });

  it('gives up in the end and says why', async () => {
    smtp.refusal = '550 no such mailbox';
    const { email } = await app.actor('attendee');
    for (let attempt = 0; attempt < 12; attempt += 1) {
      await send();
      app.clock.advance('5h');
    }
    smtp.refusal = undefined;
    expect(await stateOf(email)).toEqual({ state: 'failed', attempts: 12 });
    expect((await openMail(app, email, 'verify_email')).page).toContain('failed: ');
    expect(await send()).toBe(0);
  });
});

describe('without a mail server', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await bootTestApp();
  });
  afterAll(() => app.close());

  it('keeps the mails and shows them at /dev/mail', async () => {
    const { email } = await app.actor('attendee');
    const list = await app.rest('GET', '/dev/mail');
    expect(list.headers.get('content-type')).toContain('text/html');
    expect(list.body).toContain(email);
    const { id, page } = await openMail(app, email, 'verify_email');
    expect(page).toContain(`src="/dev/mail/${id}/body"`);
    const body = await app.rest('GET', `/dev/mail/${id}/body`);
    expect(body.body).toContain('Confirm my address');
    expect(body.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(body.headers.get('x-frame-options')).toBe('SAMEORIGIN');
  });

  it('shows names as text', async () => {
    const email = 'script@people.test';
    await app.rest('POST', '/auth/register', {
      name: '<script>alert(1)</script>',
      email,
      password: 'a good password',
      role: 'attendee',
    });
    const { id, page } = await openMail(app, email, 'verify_email');
    const { body } = await app.rest('GET', `/dev/mail/${id}/body`);
    expect(page + body).not.toContain('<script');
  });

  it.each(['nonsense', '0192f0c1-2a5b-7c00-8000-000000000001'])('knows no mail %s', async (id) => {
    expect((await app.rest('GET', `/dev/mail/${id}`)).status).toBe(404);
  });

  it('is not there in production', async () => {
    const live = await bootTestApp({ NODE_ENV: 'production' });
    try {
      expect((await live.rest('GET', '/dev/mail')).status).toBe(404);
    } finally {
      await live.close();
    }
  });
});
