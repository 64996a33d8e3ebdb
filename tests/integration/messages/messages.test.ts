import { createClient } from 'graphql-ws';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { bootTestApp, type TestActor, type TestApp } from '../../support/app.ts';
import { codeOf } from '../../support/client.ts';
import { followed } from '../../support/followed.ts';
import { openMail } from '../../support/mail.ts';
import { type Letter, list, MESSAGE_FIELDS, send, sent } from './sending.ts';

let app: TestApp;
let amina: TestActor;
let brian: TestActor;
let carol: TestActor;
beforeAll(async () => {
  app = await bootTestApp();
  [amina, brian, carol] = [
    await app.actor('attendee'),
    await app.actor('issuer_admin'),
    await app.actor('attendee'),
  ];
});
afterAll(() => app.close());

const THREAD = `query ($id: ID!) { message(id: $id) { id isRead thread { id isOwn } } }`;
const READ = `mutation ($id: ID!) { markMessageRead(input: { id: $id }) { message { id isRead } } }`;

it('a reply stays in the thread and goes to the other person', async () => {
  const question = await sent(app, amina, { recipientEmail: brian.email.toUpperCase(), subject: 'Parking' });
  const answer = await sent(app, brian, { inReplyTo: question.id, subject: 'Re: Parking' });
  expect(answer).toMatchObject({
    threadId: question.id,
    recipientEmail: amina.email,
    isOwn: true,
    isRead: false,
  });
  const thanks = await sent(app, amina, { inReplyTo: answer.id, recipientEmail: brian.email });
  const { data } = await app.graphql(THREAD, { id: thanks.id }, brian);
  expect(data.message.thread).toEqual([
    { id: question.id, isOwn: false },
    { id: answer.id, isOwn: true },
    { id: thanks.id, isOwn: false },
  ]);
  expect(codeOf(await send(app, amina, { inReplyTo: answer.id, recipientEmail: carol.email }))).toBe(
    'BAD_INPUT',
  );
  expect(codeOf(await send(app, carol, { inReplyTo: answer.id }))).toBe('NOT_FOUND');
});

it('an incoming message becomes read when it is opened, a sent one never by its sender', async () => {
  const letter = await sent(app, amina, { recipientEmail: brian.email });
  const before = (await list(app, brian)).unread;
  const mark = async (who: TestActor) =>
    (await app.graphql(READ, { id: letter.id }, who)).data.markMessageRead.message.isRead;
  expect(await mark(amina)).toBe(false);
  expect(await mark(brian)).toBe(true);
  expect((await list(app, brian)).unread).toBe(before - 1);
  const isReadForSender = async () =>
    (await list(app, amina, { box: 'SENT' })).letters.find(({ id }) => id === letter.id)?.isRead;
  // Only an answer reveals to the sender that the account exists.
  expect(await isReadForSender()).toBe(false);
  await sent(app, brian, { inReplyTo: letter.id });
  expect(await isReadForSender()).toBe(true);
});

it('reveals nothing to the sender about an address: with an account, without one, or without messages', async () => {
  const dinah = await app.actor('attendee');
  const auditor = await app.actor('system_auditor');
  const asked = { account: brian.email, nothing: 'nobody@nowhere.test', 'no messages': auditor.email };
  const shown: object[] = [];
  for (const [kind, email] of Object.entries(asked)) {
    const recipientEmail = email.replace('people', 'PEOPLE');
    const input = { recipientEmail, subject: `Probe of ${kind}` };
    const answer = await sent(app, dinah, input, `probe-${kind}`);
    expect(await sent(app, dinah, input, `probe-${kind}`)).toEqual(answer);
    expect(answer).toMatchObject({ recipientEmail, recipientId: null, isRead: false, isOwn: true });
    await app.graphql(READ, { id: answer.id }, brian);
    const [listed] = (await list(app, dinah, { box: 'SENT', search: `Probe of ${kind}` })).letters;
    expect(listed).toEqual(answer);
    // Further messages to an unanswered thread are accepted alike.
    const more = await sent(app, dinah, { inReplyTo: answer.id, subject: `More on ${kind}` });
    expect(more).toMatchObject({ recipientEmail, recipientId: null, threadId: answer.id });
    const { data } = await app.graphql(
      'query ($id: ID!) { message(id: $id) { recipientName recipientEmail } }',
      { id: answer.id },
      dinah,
    );
    expect(data.message).toEqual({ recipientName: recipientEmail, recipientEmail });
    shown.push(Object.keys(answer));
  }
  expect(new Set(shown.map((keys) => JSON.stringify(keys))).size).toBe(1);
  // Nor does a search of sent messages reveal the name behind an address.
  expect((await list(app, dinah, { box: 'SENT', search: 'issuer_admin' })).letters).toEqual([]);
  const arrived = (await list(app, brian, { search: 'Probe of account' })).letters;
  expect(arrived).toHaveLength(1);
  expect(arrived[0]).toMatchObject({ senderEmail: dinah.email, recipientId: brian.userId });
  const mails = await app.sql("SELECT recipient FROM mail_outbox WHERE recipient ILIKE 'nobody@%'");
  expect(mails).toEqual([]);

  const [probe] = arrived;
  await sent(app, brian, { inReplyTo: probe?.id });
  const [known] = (await list(app, dinah, { box: 'SENT', search: 'Probe of account' })).letters;
  expect(known).toMatchObject({ recipientId: brian.userId, recipientEmail: brian.email, isRead: true });
});

it('shows colleagues to each other, and says that one of them reads no messages', async () => {
  const colleague = await app.actor('issuer_finance', brian.issuerId ?? '');
  const letter = await sent(app, brian, { recipientEmail: colleague.email });
  expect(letter).toMatchObject({ recipientId: colleague.userId, recipientEmail: colleague.email });
  const auditor = await app.actor('issuer_auditor', brian.issuerId ?? '');
  expect(codeOf(await send(app, brian, { recipientEmail: auditor.email }))).toBe(
    'RECIPIENT_WITHOUT_MESSAGES',
  );
});

it('is found by words and people, by box and by what was not opened', async () => {
  const letter = await sent(app, carol, {
    recipientEmail: brian.email,
    subject: '100% of the band_name',
    body: 'We are the Nyati Horns.',
  });
  const found = async (who: TestActor, asked: object) =>
    (await list(app, who, { ...asked })).letters.map(({ id }) => id);
  for (const search of ['nyati', '100%', 'band_', carol.email]) {
    expect(await found(brian, { search })).toEqual([letter.id]);
  }
  expect(await found(brian, { search: 'bandXname' })).toEqual([]);
  expect(await found(brian, { search: 'nyati', box: 'SENT' })).toEqual([]);
  expect(await found(carol, { search: 'nyati', box: 'SENT' })).toEqual([letter.id]);
  expect(await found(brian, { unread: true })).toContain(letter.id);
  expect(await found(carol, { unread: true })).not.toContain(letter.id);
  const [first, second] = [
    await list(app, brian, { first: 1 }),
    await list(app, brian, { first: 1, after: (await list(app, brian, { first: 1 })).endCursor }),
  ];
  expect(first.hasNextPage).toBe(true);
  expect(second.letters[0]?.id).not.toBe(first.letters[0]?.id);
});

it('what two people write is hidden from everybody else, system roles included', async () => {
  const letter = await sent(app, amina, { recipientEmail: brian.email, subject: 'Between us' });
  for (const who of [
    carol,
    await app.actor('system_admin'),
    await app.actor('issuer_owner', brian.issuerId ?? ''),
  ]) {
    expect(await app.graphql(THREAD, { id: letter.id }, who)).toEqual({
      status: 200,
      data: { message: null },
    });
    expect(codeOf(await app.graphql(READ, { id: letter.id }, who))).toBe('NOT_FOUND');
    expect((await list(app, who, { search: 'between us' })).letters).toEqual([]);
  }
});

it('goes to no account whose address was never confirmed', async () => {
  const dora = await app.actor('attendee', undefined, { confirmed: false });
  // The sender gets no sign of it.
  expect(codeOf(await send(app, amina, { recipientEmail: dora.email }))).toBeUndefined();
  expect((await list(app, dora)).letters).toEqual([]);
});

it('comes by mail too when that is wanted and the address was confirmed', async () => {
  const mails = () =>
    app.sql(`SELECT id FROM mail_outbox WHERE kind = 'message' AND recipient = $1`, [carol.email]);
  const question = await sent(app, carol, { recipientEmail: amina.email });
  await app.sql('UPDATE users SET email_verified_at = NULL WHERE id = $1', [carol.userId]);
  await sent(app, amina, { inReplyTo: question.id, type: 'ALERT' });
  expect(await mails()).toEqual([]);
  await app.sql('UPDATE users SET email_verified_at = now() WHERE id = $1', [carol.userId]);
  await sent(app, amina, { recipientEmail: carol.email });
  expect(await mails()).toEqual([]);
  const alert = await sent(app, amina, {
    recipientEmail: carol.email,
    type: 'ALERT',
    subject: 'Gates <open>',
    body: 'At five.\n\nNot at six.',
  });
  const { text } = await openMail(app, carol.email, 'message');
  expect(text).toContain('At five.');
  expect(text).toContain(`/dashboard?tab=messages&amp;message=${alert.id}`);
  await app.graphql(
    'mutation { setNotificationPreference(input: { kind: MESSAGE, bell: false, mail: true }) { preference { mail } } }',
    {},
    carol,
  );
  const count = (await mails()).length;
  await sent(app, amina, { recipientEmail: carol.email });
  expect((await mails()).length).toBe(count + 1);
});

it('arrives live, with the number that waits; opened in one window it is read in the other', async () => {
  const client = createClient({
    url: `${app.url.replace('http', 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    retryAttempts: 0,
    connectionParams: { authorization: `Bearer ${brian.token}` },
  });
  const query = `subscription { messageArrived { message { ${MESSAGE_FIELDS} } unreadMessages } }`;
  const heard = client.iterate<{ messageArrived: { message: Letter; unreadMessages: number } }>({ query });
  const next = async () => (await heard.next()).value?.data?.messageArrived;
  const { first } = await followed(app, next);
  const before = (await list(app, brian)).unread;
  const letter = await sent(app, amina, { recipientEmail: brian.email, subject: 'Now' });
  expect(await first).toMatchObject({
    message: { id: letter.id, subject: 'Now', isOwn: false },
    unreadMessages: before + 1,
  });
  await app.graphql(READ, { id: letter.id }, brian);
  expect(await next()).toMatchObject({ message: { id: letter.id, isRead: true }, unreadMessages: before });
  await client.dispose();
});
