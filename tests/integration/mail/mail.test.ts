import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deliverBatches } from '../../../server/modules/messages/groups/deliver-batches.ts';
import { sendQueuedMail } from '../../../server/platform/mail/index.ts';
import { bootTestApp, PASSWORD, type TestApp } from '../../support/app.ts';
import type { Caller } from '../../support/client.ts';
import { openMail } from '../../support/mail.ts';
import { type SmtpServer, startSmtpServer } from '../../support/smtp-server.ts';
import { published } from '../events/organiser.ts';

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
    expect(smtp.delivered[0]?.data).toContain('Subject: Confirm your email address');
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

  const reads = (language: string): Caller => ({ headers: { 'accept-language': language } });
  const textTo = async (recipient: string, kind: string) => (await openMail(app, recipient, kind)).text;
  const done = async (document: string, variables: object, who: Caller = {}) => {
    const { data, errors } = await app.graphql(document, { ...variables }, who);
    if (errors) throw new Error(JSON.stringify(errors));
    return data;
  };

  it('writes of tickets in the language that they were bought, waited or asked for in', async () => {
    const owner = await app.actor('issuer_owner');
    const event = await published(app, owner, { name: 'Taarab' }, [{ tier: 'regular', count: 2 }]);
    const order = async (email: string, language: string) => {
      const form = { tier: 'regular', name: email.split('@')[0], email, phone: '+254 700' };
      const { body } = await app.rest('POST', `/events/${event.slug}/purchase`, form, reads(language));
      const [row] = await app.sql<{ id: string }>('SELECT order_id AS id FROM tickets WHERE id = $1', [
        body.ticket_id,
      ]);
      return row?.id;
    };
    await order('juma@buyers.test', 'sw-TZ,en;q=0.5');
    const given = await order('claire@buyers.test', 'fr');

    const request = {
      slug: event.slug,
      tier: 'regular',
      quantity: 1,
      name: 'Paul',
      email: 'paul@waiting.test',
    };
    await done(
      'mutation ($input: JoinWaitingListInput!) { joinWaitingList(input: $input) { done } }',
      { input: request },
      reads('fr'),
    );
    expect(await textTo(request.email, 'waiting_joined')).toContain(
      'Vous attendez 1 billet (regular) pour Taarab.',
    );
    await done(
      'mutation ($id: ID!) { refundOrder(input: { orderId: $id, reason: "ill" }) { order { id } } }',
      { id: given },
      owner,
    );
    const offer = await textTo(request.email, 'waiting_offer');
    expect(offer).toContain('C’est votre tour');
    expect(offer).toMatch(/jusqu’au \p{L}+ \d{1,2} \p{L}+ 20\d\d, \d\d:\d\d EAT/u);

    await done(
      'mutation { requestTicketLink(input: { email: "juma@buyers.test" }) { done } }',
      {},
      reads('fr'),
    );
    expect(await textTo('juma@buyers.test', 'find_tickets')).toContain('Voici vos billets');

    const CHANGE = 'mutation ($input: UpdateEventInput!) { updateEvent(input: $input) { event { id } } }';
    await done(CHANGE, { input: { id: event.id, venue: 'Forodhani, Zanzibar, Tanzania' } }, owner);
    expect(await textTo('juma@buyers.test', 'event_changed')).toContain(
      'Mahali: Forodhani, Zanzibar, Tanzania (awali: Hells Gate, Naivasha, Kenya)',
    );
    const input = { subject: 'Gates', body: 'At five.', audience: 'EVENT_HOLDERS', eventId: event.id };
    await done(
      'mutation ($input: SendGroupMessageInput!) { sendGroupMessage(input: $input) { batch { id } } }',
      { input },
      owner,
    );
    await deliverBatches(app.app.scope());
    expect(await textTo('juma@buyers.test', 'group_message')).toContain(
      'anakuandikia kwa sababu una tiketi za Taarab.',
    );
  });

  it('writes to an account in the language of its last sign-in, and so does its bell', async () => {
    const [owner, reader] = [await app.actor('issuer_owner'), await app.actor('attendee')];
    const { email } = reader;
    await app.sql('UPDATE users SET email_verified_at = now() WHERE id = $1', [reader.userId]);
    expect((await app.rest('POST', '/auth/login', { email, password: PASSWORD }, reads('fr'))).status).toBe(
      200,
    );
    const letter = { subject: 'Doors', body: 'At six.', type: 'alert', recipient_email: email };
    expect((await app.rest('POST', '/api/messages', letter, owner)).status).toBe(201);
    expect(await textTo(email, 'message')).toMatch(/vous a écrit sur Passa[\s\S]*Lire et répondre/);
    const bell = '{ notifications { nodes { title } } }';
    const rings = async (language: string) =>
      (await done(bell, {}, { ...reader, ...reads(language) })).notifications.nodes[0].title;
    expect(await rings('sw')).toMatch(/^Tahadhari kutoka kwa /);
    expect(await rings('en')).toMatch(/^Alert from /);

    const invite = { email, role: 'musician' };
    await app.rest('POST', '/api/partnerships/invite', invite, { ...owner, ...reads('sw') });
    expect(await textTo(email, 'partner_invitation')).toContain('vous invite sur Passa comme musicien');
  });

  it('writes to strangers in the inviter’s language, and answers in the asker’s', async () => {
    const owner = await app.actor('issuer_owner');
    const french = { ...owner, ...reads('fr') };
    await done(
      'mutation { inviteUser(input: { email: "mira@join.test", name: "Mira", role: ISSUER_VALIDATOR }) { invitation { id } } }',
      {},
      french,
    );
    const invited = await textTo('mira@join.test', 'staff_invitation');
    expect(invited).toContain('Votre rôle\u00a0: contrôle des billets.');
    expect(invited).toContain('pendant 7 jours');
    const swahili = { ...owner, ...reads('sw') };
    await done('mutation { registerValidator(input: { email: "asha@door.test" }) { id } }', {}, swahili);
    expect(await textTo('asha@door.test', 'validator_invitation')).toContain('Karibu langoni');

    const root = await app.actor('system_admin');
    const asked = { name: 'Luc', email: 'luc@visitors.test', subject: 'Rampe', message: 'Y en a-t-il une ?' };
    expect((await app.rest('POST', '/api/contact', asked, reads('fr'))).status).toBe(201);
    const [row] = await app.sql<{ id: string }>('SELECT id FROM messages WHERE recipient_id = $1', [
      root.userId,
    ]);
    const answer = { in_reply_to: row?.id, subject: 'Re: Rampe', body: 'Oui, porte B.' };
    expect((await app.rest('POST', '/api/messages', answer, root)).status).toBe(201);
    expect(await textTo(asked.email, 'message')).toMatch(
      /répond à ce que vous nous avez écrit[\s\S]*Oui, porte B\./,
    );
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
