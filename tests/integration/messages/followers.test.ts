import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newsTexts } from '../../../client/src/messages/purchases.ts';
import { WORDINGS } from '../../../server/modules/issuer-pages/following/follower.rules.ts';
import { deliverBatches } from '../../../server/modules/messages/groups/deliver-batches.ts';
import { bootTestApp, type TestActor, type TestApp } from '../../support/app.ts';
import { buy } from '../../support/buyers.ts';
import { codeOf } from '../../support/client.ts';
import { openMail, secretIn } from '../../support/mail.ts';
import { published } from '../events/organiser.ts';

let app: TestApp;
let owner: TestActor;

beforeAll(async () => {
  app = await bootTestApp();
  owner = await app.actor('issuer_owner');
});
afterAll(() => app.close());

const FOLLOW = `mutation F($issuerId: ID!, $email: String!, $place: ConsentPlace) {
  requestFollow(input: { issuerId: $issuerId, email: $email, place: $place }) { done } }`;
const SEND = `mutation S($input: SendGroupMessageInput!) { sendGroupMessage(input: $input) { batch { id audience about } } }`;
const COUNT = 'query C($group: MessageGroupInput!) { messageRecipients(group: $group) }';
const letter = { subject: 'Our next evening', body: 'Come along.', audience: 'FOLLOWERS' };

/** A person agrees at the checkout, and confirms the address. */
async function agree(email: string): Promise<void> {
  const { errors } = await app.graphql(FOLLOW, { issuerId: owner.issuerId, email, place: 'CHECKOUT' });
  expect(errors).toBeUndefined();
  const mail = await openMail(app, email, 'confirm_follow');
  const token = secretIn(mail.text, 'token');
  const confirmed = await app.graphql(
    'mutation ($token: String!) { confirmFollow(input: { token: $token }) { issuer { id } } }',
    { token },
  );
  expect(confirmed.errors).toBeUndefined();
}

const send = async (who = owner) => app.graphql(SEND, { input: letter }, who);
const mailsTo = (email: string) =>
  app.sql<{ id: string }>(`SELECT id FROM mail_outbox WHERE recipient = $1 AND kind = 'group_message'`, [
    email,
  ]);

describe('a message about other events', () => {
  it('goes to those alone who agreed, with a link that unsubscribes at once', async () => {
    const event = await published(app, owner);
    await buy(app, {
      slug: event.slug,
      buyer: { email: 'silent@buyers.test' },
      lines: [{ tier: 'regular' }],
    });
    await agree('agreed@buyers.test');
    const unconfirmed = { issuerId: owner.issuerId, email: 'unconfirmed@buyers.test', place: 'CHECKOUT' };
    await app.graphql(FOLLOW, unconfirmed);
    const { data } = await app.graphql(COUNT, { group: { audience: 'FOLLOWERS' } }, owner);
    expect(data.messageRecipients).toBe(1);
    expect((await send()).data.sendGroupMessage.batch.audience).toBe('FOLLOWERS');
    await deliverBatches(app.app.scope());
    for (const email of ['silent@buyers.test', 'unconfirmed@buyers.test'])
      expect(await mailsTo(email)).toEqual([]);
    const mail = await openMail(app, 'agreed@buyers.test', 'group_message');
    expect(mail.text).toContain('Come along.');
    expect(mail.text).toContain('you agreed to mails about other events');
    const token = secretIn(mail.text, 'token');
    const oneClick = await fetch(`${app.url}/unfollow?token=${token}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
    expect(oneClick.status).toBe(200);
    await send();
    await deliverBatches(app.app.scope());
    expect(await mailsTo('agreed@buyers.test')).toHaveLength(1);
  });

  it('carries the headers of RFC 8058, and one about a bought ticket does not', async () => {
    await agree('headers@buyers.test');
    await send();
    await deliverBatches(app.app.scope());
    const contentOf = async (email: string) => {
      const [row] = await mailsTo(email);
      const scope = app.app.scope();
      const [mail] = await app.sql<{ payload: object }>('SELECT payload FROM mail_outbox WHERE id = $1', [
        row?.id,
      ]);
      return scope.services.mail.render(scope, {
        ...{ id: row?.id, kind: 'group_message', recipient: email, orderId: null, language: 'en' },
        ...{ payload: mail?.payload },
      } as never);
    };
    expect((await contentOf('headers@buyers.test')).unsubscribeUrl).toMatch(/\/unfollow\?token=[\w-]{43}$/);
    const event = await published(app, owner);
    await buy(app, {
      slug: event.slug,
      buyer: { email: 'holder@buyers.test' },
      lines: [{ tier: 'regular' }],
    });
    const aboutTicket = { ...letter, audience: 'EVENT_HOLDERS', eventId: event.id };
    await app.graphql(SEND, { input: aboutTicket }, owner);
    await deliverBatches(app.app.scope());
    expect((await contentOf('holder@buyers.test')).unsubscribeUrl).toBeUndefined();
  });

  it('is not sent to those who unsubscribe while it is on its way', async () => {
    await agree('leaving@buyers.test');
    await send();
    const follow = await app.sql<{ id: string }>(
      `SELECT id FROM issuer_followers WHERE email = 'leaving@buyers.test'`,
    );
    const stop = app.app.services.credentials.links.secretOf('stop_following', follow[0]?.id ?? '');
    await deliverBatches(app.app.scope());
    await app.sql(`UPDATE mail_outbox SET state = 'queued' WHERE recipient = 'leaving@buyers.test'`);
    await app.graphql('mutation ($token: String!) { unfollowByLink(input: { token: $token }) { done } }', {
      token: stop,
    });
    expect(await mailsTo('leaving@buyers.test')).toEqual([]);
  });

  it('is written by staff who edit the events of the organiser', async () => {
    for (const role of ['issuer_validator', 'issuer_auditor'] as const)
      expect(codeOf(await send(await app.actor(role, owner.issuerId ?? undefined)))).toBe('FORBIDDEN');
    expect(codeOf(await send(await app.actor('system_admin')))).toBe('FORBIDDEN');
    const about = { ...letter, eventId: '01900000-0000-7000-8000-000000000000' };
    expect(codeOf(await app.graphql(SEND, { input: about }, owner))).toBe('BAD_INPUT');
  });
});

describe('the consent', () => {
  it('is recorded with its time and the words that were read, and exported', async () => {
    const person = await app.actor('attendee');
    await app.sql('UPDATE users SET email_verified_at = now() WHERE id = $1', [person.userId]);
    await agree(person.email);
    const { data } = await app.graphql('{ myPersonalData }', {}, person);
    expect(data.myPersonalData.followed_issuers).toEqual([
      expect.objectContaining({
        issuer_id: owner.issuerId,
        wording: 'checkout-1',
        confirmed_at: expect.any(String),
      }),
    ]);
  });

  it('has a new wording with each change of the words at the checkout', () => {
    // Raise the number with the words: consents keep the words that were read.
    expect({ [WORDINGS.checkout]: [newsTexts.label('X'), newsTexts.hint] }).toEqual({
      'checkout-1': [
        'X may write to me about other events',
        'Optional. You confirm it by a mail, and each mail ends it with one click.',
      ],
    });
  });
});
