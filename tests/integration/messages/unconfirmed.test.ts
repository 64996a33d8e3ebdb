import { afterAll, beforeAll, expect, it } from 'vitest';
import { bootTestApp, PASSWORD, type TestActor, type TestApp } from '../../support/app.ts';
import { openMail, secretIn } from '../../support/mail.ts';
import { list, send, sent } from './sending.ts';

let app: TestApp;
let amina: TestActor;
beforeAll(async () => {
  app = await bootTestApp();
  amina = await app.actor('attendee');
});
afterAll(() => app.close());

const VERIFY = `mutation ($token: String!, $password: String) {
  verifyEmail(input: { token: $token, password: $password }) { done } }`;
const confirm = async (who: TestActor): Promise<void> => {
  const { text } = await openMail(app, who.email, 'verify_email');
  const { errors } = await app.graphql(VERIFY, { token: secretIn(text), password: PASSWORD });
  if (errors) throw new Error(JSON.stringify(errors));
};
const mailsTo = async (who: TestActor): Promise<number> =>
  (await app.sql(`SELECT 1 FROM mail_outbox WHERE kind = 'message' AND recipient = $1`, [who.email])).length;
const bells = async (who: TestActor): Promise<string[]> =>
  (
    await app.graphql('{ notifications(first: 50) { nodes { title } } }', {}, who)
  ).data.notifications.nodes.map(({ title }: { title: string }) => title);

it('messages to an unconfirmed account wait unseen, and arrive once at its confirmation', async () => {
  const dora = await app.actor('attendee', undefined, { confirmed: false });
  const first = await sent(app, amina, { recipientEmail: dora.email.toUpperCase(), subject: 'First' });
  await sent(app, amina, { recipientEmail: dora.email, subject: 'Second', type: 'ALERT' });
  expect(await list(app, dora)).toMatchObject({ letters: [], unread: 0 });
  expect([await mailsTo(dora), await bells(dora)]).toEqual([0, []]);

  await confirm(dora);
  const { letters, unread } = await list(app, dora);
  expect(letters.map(({ subject }) => subject)).toEqual(['Second', 'First']);
  expect(unread).toBe(2);
  expect(await mailsTo(dora)).toBe(1);
  expect(await bells(dora)).toHaveLength(1);

  // The sender sees of the recipient what they typed, until there is an answer.
  const own = (await list(app, amina, { box: 'SENT' })).letters.find(({ id }) => id === first.id);
  expect(own).toMatchObject({ recipientId: null, recipientEmail: dora.email.toUpperCase(), isRead: false });
  const answer = await sent(app, dora, { inReplyTo: first.id, subject: 'Thanks' });
  expect((await list(app, amina)).letters.map(({ id }) => id)).toContain(answer.id);
});

it('messages that wait for an address reach no other account', async () => {
  const [dora, eve] = [
    await app.actor('attendee', undefined, { confirmed: false }),
    await app.actor('attendee', undefined, { confirmed: false }),
  ];
  await send(app, amina, { recipientEmail: dora.email });
  await confirm(eve);
  expect((await list(app, eve)).letters).toEqual([]);
});
