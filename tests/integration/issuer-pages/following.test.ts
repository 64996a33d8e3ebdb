import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { announceEvents } from '../../../server/modules/issuer-pages/following/announce-events.ts';
import { purgeRequests } from '../../../server/modules/issuer-pages/following/follow.ts';
import { insertConfirmed } from '../../../server/modules/issuer-pages/following/follower.writes.ts';
import { SYSTEM_TENANCY } from '../../../server/platform/access/actor.ts';
import { Clock } from '../../../server/platform/clock.ts';
import { inTransaction } from '../../../server/platform/db/in-transaction.ts';
import { sendQueuedMail } from '../../../server/platform/mail/index.ts';
import { bootTestApp, PASSWORD, type TestActor, type TestApp } from '../../support/app.ts';
import { codeOf } from '../../support/client.ts';
import { openMail, secretIn } from '../../support/mail.ts';
import { type SmtpServer, startSmtpServer } from '../../support/smtp-server.ts';
import { draft, published } from '../events/organiser.ts';

let app: TestApp;
let smtp: SmtpServer;
let people = 0;

beforeAll(async () => {
  smtp = await startSmtpServer();
  app = await bootTestApp({ SMTP_URL: smtp.url, MAIL_FROM: 'Passa <hello@passa.test>' });
});
afterAll(async () => {
  await app.close();
  await smtp.close();
});

const REQUEST = `mutation ($issuerId: ID!, $email: String!) {
  requestFollow(input: { issuerId: $issuerId, email: $email }) { done } }`;
const CONFIRM = 'mutation ($token: String!) { confirmFollow(input: { token: $token }) { issuer { slug } } }';
const STOP = 'mutation ($token: String!) { unfollowByLink(input: { token: $token }) { done } }';
const FOLLOWED = 'query ($token: String!) { followedIssuer(token: $token) { name } }';
const FOLLOW =
  'mutation ($id: ID!) { followIssuer(input: { issuerId: $id }) { issuer { viewerFollows followers } } }';
const UNFOLLOW =
  'mutation ($id: ID!) { unfollowIssuer(input: { issuerId: $id }) { issuer { viewerFollows } } }';
const VERIFY = 'mutation ($token: String!) { verifyEmail(input: { token: $token }) { done } }';
const PUBLISH = 'mutation ($id: ID!) { publishEvent(input: { id: $id }) { event { status } } }';
const UNPUBLISH = 'mutation ($id: ID!) { unpublishEvent(input: { id: $id }) { event { status } } }';
const COUNT = 'query ($slug: String!) { issuerBySlug(slug: $slug) { followers viewerFollows } }';

const request = (issuerId: string | null, email: string, caller = {}) =>
  app.graphql(REQUEST, { issuerId, email }, caller);
const announce = () => announceEvents(app.app.scope());
const newAddress = () => {
  people += 1;
  return `fan.${people}@follow.test`;
};
const rowsOf = (email: string) =>
  app.sql<{ confirmed: boolean }>(
    'SELECT confirmed_at IS NOT NULL AS confirmed FROM issuer_followers WHERE email = $1',
    [email],
  );
const mailsTo = async (email: string) =>
  (
    await app.sql<{ kind: string }>(
      'SELECT kind FROM mail_outbox WHERE recipient = $1 AND kind <> $2 ORDER BY created_at, kind',
      [email, 'verify_email'],
    )
  ).map(({ kind }) => kind);

/** A visitor who follows the issuer of the owner. @returns the address */
async function follower(owner: TestActor): Promise<string> {
  const email = newAddress();
  await request(owner.issuerId, email);
  const { text } = await openMail(app, email, 'confirm_follow');
  const { errors } = await app.graphql(CONFIRM, { token: secretIn(text) });
  if (errors) throw new Error(JSON.stringify(errors));
  return email;
}

async function slugOf(owner: TestActor): Promise<string> {
  const [row] = await app.sql<{ slug: string }>('SELECT slug FROM issuers WHERE id = $1', [owner.issuerId]);
  return row?.slug ?? '';
}

describe('a visitor who follows an organiser', () => {
  it('follows once the address is confirmed by its own mail, and not before', async () => {
    const owner = await app.actor('issuer_owner');
    const email = newAddress();
    expect((await request(owner.issuerId, ` ${email.toUpperCase()} `)).data.requestFollow).toEqual({
      done: true,
    });
    expect(await rowsOf(email)).toEqual([{ confirmed: false }]);
    await published(app, owner);
    await announce();
    expect(await mailsTo(email)).toEqual(['confirm_follow']);
    const token = secretIn((await openMail(app, email, 'confirm_follow')).text);
    const slug = await slugOf(owner);
    for (let uses = 0; uses < 2; uses += 1)
      expect((await app.graphql(CONFIRM, { token })).data.confirmFollow.issuer).toEqual({ slug });
    expect(await rowsOf(email)).toEqual([{ confirmed: true }]);
    // The event was published before the address was confirmed.
    await announce();
    expect(await mailsTo(email)).toEqual(['confirm_follow']);
  });

  it('learns nothing about an address that follows already, which gets a mail that says so', async () => {
    const owner = await app.actor('issuer_owner');
    const known = await follower(owner);
    const unknown = newAddress();
    app.clock.advance('1s');
    const answers = await Promise.all([known, unknown].map((email) => request(owner.issuerId, email)));
    expect(answers[0]).toEqual(answers[1]);
    const { text } = await openMail(app, known, 'confirm_follow');
    expect(text).toContain('follows issuer_owner');
    expect(text).not.toContain('/follow#token');
    expect(await rowsOf(known)).toEqual([{ confirmed: true }]);
    expect(await rowsOf(unknown)).toEqual([{ confirmed: false }]);
  });

  it('cannot confirm late, nor with a link to unsubscribe', async () => {
    const owner = await app.actor('issuer_owner');
    const email = newAddress();
    await request(owner.issuerId, email);
    const token = secretIn((await openMail(app, email, 'confirm_follow')).text);
    const fan = await follower(owner);
    const stop = await stopSecretOf(fan);
    expect(codeOf(await app.graphql(CONFIRM, { token: stop }))).toBe('FOLLOW_LINK_INVALID');
    expect(codeOf(await app.graphql(CONFIRM, { token: 'nonsense' }))).toBe('NOT_FOUND');
    app.clock.advance('169h');
    expect(codeOf(await app.graphql(CONFIRM, { token }))).toBe('FOLLOW_LINK_INVALID');
    await purgeRequests(app.app.scope());
    expect([await rowsOf(email), await rowsOf(fan)]).toEqual([[], [{ confirmed: true }]]);
  });

  it('is refused without a valid address or organiser', async () => {
    const { issuerId } = await app.actor('issuer_owner');
    expect(codeOf(await request(issuerId, 'nobody'))).toBe('BAD_INPUT');
    expect(codeOf(await request('01900000-0000-7000-8000-000000000000', newAddress()))).toBe('NOT_FOUND');
  });
});

/** The secret of the link to unsubscribe, from a mail that announces an event of that follower's organiser. */
async function stopSecretOf(email: string): Promise<string> {
  const [row] = await app.sql<{ id: string; issuer: string }>(
    'SELECT id, issuer_id AS issuer FROM issuer_followers WHERE email = $1',
    [email],
  );
  return app.app.services.credentials.links.secretOf('stop_following', row?.id ?? '');
}

describe('the announcement of an event', () => {
  it('is mailed once to each follower, with a link to the event and one to unsubscribe', async () => {
    const owner = await app.actor('issuer_owner');
    const stranger = await app.actor('issuer_owner');
    const fans = [await follower(owner), await follower(owner)];
    const other = await follower(stranger);
    const event = await published(app, owner, {
      name: 'Taarab Night',
      description: 'Oud and **qanun**.\n\n- by the sea',
    });
    await Promise.all([announce(), announce()]);
    await announce();
    for (const fan of fans) expect(await mailsTo(fan)).toEqual(['confirm_follow', 'event_announced']);
    expect(await mailsTo(other)).toEqual(['confirm_follow']);
    const { text, page } = await openMail(app, fans[0] ?? '', 'event_announced');
    expect(page).toContain('announced Taarab Night');
    expect(text).toContain('Oud and qanun. by the sea');
    expect(text).toContain(`/event-details?slug=${event.slug}`);
    expect(secretIn(/unfollow\S+/.exec(text)?.[0] ?? '')).toBe(await stopSecretOf(fans[0] ?? ''));
    await sendQueuedMail(app.app.scope());
    const sent = smtp.delivered.filter(({ to, data }) => to === fans[0] && data.includes('Taarab'));
    expect(sent).toHaveLength(1);
    expect(sent[0]?.data.replaceAll(/\r?\n[ \t]+/g, ' ')).toMatch(
      /List-Unsubscribe: <http\S+\/unfollow\?token=[\w-]{43}>/,
    );
    expect(sent[0]?.data).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  });

  it('is not repeated when the event is unpublished and published again', async () => {
    const owner = await app.actor('issuer_owner');
    const fan = await follower(owner);
    const { id } = await published(app, owner);
    await announce();
    expect((await app.graphql(UNPUBLISH, { id }, owner)).errors).toBeUndefined();
    expect((await app.graphql(PUBLISH, { id }, owner)).errors).toBeUndefined();
    await announce();
    expect(await mailsTo(fan)).toEqual(['confirm_follow', 'event_announced']);
  });

  it('waits while the event is unpublished, and is not sent for one that was cancelled', async () => {
    const owner = await app.actor('issuer_owner');
    const fan = await follower(owner);
    const { id } = await published(app, owner);
    await app.graphql(UNPUBLISH, { id }, owner);
    await announce();
    expect(await mailsTo(fan)).toEqual(['confirm_follow']);
    await app.graphql(PUBLISH, { id }, owner);
    await announce();
    expect(await mailsTo(fan)).toEqual(['confirm_follow', 'event_announced']);
    const cancelled = await published(app, owner);
    await app.graphql(
      'mutation ($id: ID!) { cancelEvent(input: { eventId: $id, reason: "Flooded" }) { cancellation { state } } }',
      { id: cancelled.id },
      owner,
    );
    await announce();
    expect(await mailsTo(fan)).toEqual(['confirm_follow', 'event_announced']);
    const open = await app.sql(
      'SELECT 1 FROM event_announcements WHERE issuer_id = $1 AND finished_at IS NULL',
      [owner.issuerId],
    );
    expect(open).toEqual([]);
  });

  it('cannot be stored twice for an event and a follower', async () => {
    const owner = await app.actor('issuer_owner');
    const fan = await follower(owner);
    const { id } = await published(app, owner);
    await announce();
    const again = app.sql(
      'INSERT INTO announcement_mails SELECT $1, id FROM issuer_followers WHERE email = $2',
      [id, fan],
    );
    await expect(again).rejects.toMatchObject({ constraint: 'announcement_mails_once' });
  });

  it('reaches everyone in more than one batch', async () => {
    const owner = await app.actor('issuer_owner');
    await app.sql(
      `INSERT INTO issuer_followers (id, issuer_id, email, language, confirm_hash, stop_hash, requested_at, confirmed_at)
       SELECT gen_random_uuid(), $1, 'crowd.' || n || '@follow.test', 'sw', decode(md5('c' || n), 'hex'),
         decode(md5('s' || n), 'hex'), $2, $2 FROM generate_series(1, 1001) n`,
      [owner.issuerId, app.clock.now()],
    );
    await published(app, owner);
    await announce();
    const [count] = await app.sql(
      `SELECT count(*)::int AS mails, count(DISTINCT recipient)::int AS people,
         count(*) FILTER (WHERE payload ->> 'language' = 'sw')::int AS swahili
       FROM mail_outbox WHERE kind = 'event_announced' AND recipient LIKE 'crowd.%'`,
    );
    expect(count).toEqual({ mails: 1001, people: 1001, swahili: 1001 });
  });

  it('is opened by the publication alone', async () => {
    const owner = await app.actor('issuer_owner');
    const { id } = await draft(app, owner);
    const opened = () => app.sql('SELECT 1 FROM event_announcements WHERE event_id = $1', [id]);
    expect(await opened()).toEqual([]);
    await app.graphql(PUBLISH, { id }, owner);
    expect(await opened()).toHaveLength(1);
  });
});

describe('unsubscribing', () => {
  it('works from a page that names the organiser first, and ends queued mails', async () => {
    const owner = await app.actor('issuer_owner');
    const fan = await follower(owner);
    // A mail that was delivered stays in the outbox.
    await app.sql("UPDATE mail_outbox SET state = 'sent' WHERE recipient = $1", [fan]);
    await published(app, owner);
    await announce();
    const token = await stopSecretOf(fan);
    const { data } = await app.graphql(FOLLOWED, { token });
    expect(data.followedIssuer.name).toMatch(/^issuer_owner/);
    for (let uses = 0; uses < 2; uses += 1)
      expect((await app.graphql(STOP, { token })).data.unfollowByLink).toEqual({ done: true });
    expect(await rowsOf(fan)).toEqual([]);
    expect(await mailsTo(fan)).toEqual(['confirm_follow']);
    expect((await app.graphql(FOLLOWED, { token })).data.followedIssuer).toBeNull();
    await published(app, owner);
    await announce();
    expect(await mailsTo(fan)).toEqual(['confirm_follow']);
  });

  it('works by the one-click form of mail programs, which answers the same to any link', async () => {
    const owner = await app.actor('issuer_owner');
    const fan = await follower(owner);
    const token = await stopSecretOf(fan);
    const post = (secret: string) =>
      app.rest('POST', `/unfollow?token=${secret}`, new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }));
    const answers = [await post(token), await post(token), await post('nonsense')];
    expect(answers.map(({ status, body }) => [status, body])).toEqual(
      Array(3).fill([200, 'You are unsubscribed.\n']),
    );
    expect(await rowsOf(fan)).toEqual([]);
  });

  it('does not happen by opening the address', async () => {
    const owner = await app.actor('issuer_owner');
    const fan = await follower(owner);
    await app.rest('GET', `/unfollow?token=${await stopSecretOf(fan)}`, undefined, {
      headers: { accept: 'text/html' },
    });
    expect(await rowsOf(fan)).toEqual([{ confirmed: true }]);
  });
});

describe('a person who is signed in', () => {
  it('follows with one call when the address is confirmed, and unfollows', async () => {
    const owner = await app.actor('issuer_owner');
    const person = await app.actor('attendee');
    const unconfirmed = await app.actor('attendee', undefined, { confirmed: false });
    const id = owner.issuerId;
    expect((await app.graphql(FOLLOW, { id }, person)).data.followIssuer.issuer).toEqual({
      viewerFollows: true,
      followers: null,
    });
    expect(await mailsTo(person.email)).toEqual([]);
    expect(codeOf(await app.graphql(FOLLOW, { id }, unconfirmed))).toBe('ADDRESS_UNCONFIRMED');
    expect(codeOf(await app.graphql(FOLLOW, { id }))).toBe('UNAUTHENTICATED');
    await published(app, owner);
    await announce();
    expect(await mailsTo(person.email)).toEqual(['event_announced']);
    expect((await app.graphql(UNFOLLOW, { id }, person)).data.unfollowIssuer.issuer.viewerFollows).toBe(
      false,
    );
    expect(await rowsOf(person.email)).toEqual([]);
  });

  it('follows with the first call after the address was confirmed', async () => {
    const owner = await app.actor('issuer_owner');
    const person = await app.actor('attendee', undefined, { confirmed: false });
    const secret = secretIn((await openMail(app, person.email, 'verify_email')).text);
    // The actor of the session has just been read, and is remembered for a moment.
    expect(codeOf(await app.graphql(FOLLOW, { id: owner.issuerId }, person))).toBe('ADDRESS_UNCONFIRMED');
    await app.graphql(VERIFY, { token: secret }, person);
    const { data } = await app.graphql(FOLLOW, { id: owner.issuerId }, person);
    expect(data.followIssuer.issuer.viewerFollows).toBe(true);
  });

  it('follows when a clock tick passes while the follower is stored', async () => {
    const owner = await app.actor('issuer_owner');
    const { email } = await app.actor('attendee');
    const scope = app.app.scope();
    let ticks = scope.clock.now().getTime();
    const clock = new Clock(() => {
      ticks += 1;
      return new Date(ticks);
    });
    const follow = { issuerId: owner.issuerId ?? '', email, language: 'en', wording: 'page-1' } as const;
    await inTransaction({ ...scope, clock }, (tx) => insertConfirmed(tx, follow), SYSTEM_TENANCY);
    expect(await rowsOf(email)).toEqual([{ confirmed: true }]);
  });

  it('confirms an earlier request of the same address', async () => {
    const owner = await app.actor('issuer_owner');
    const person = await app.actor('attendee');
    await request(owner.issuerId, person.email);
    await app.graphql(FOLLOW, { id: owner.issuerId }, person);
    expect(await rowsOf(person.email)).toEqual([{ confirmed: true }]);
  });
});

describe('followers', () => {
  it('are counted for the staff of the organiser, and shown to no one', async () => {
    const owner = await app.actor('issuer_owner');
    const other = await app.actor('issuer_owner');
    const validator = await app.actor('issuer_validator', owner.issuerId ?? '');
    const fan = await follower(owner);
    await request(owner.issuerId, newAddress());
    const slug = await slugOf(owner);
    const counted = async (who: object) => (await app.graphql(COUNT, { slug }, who)).data.issuerBySlug;
    expect([await counted(owner), await counted(validator)]).toEqual(
      Array(2).fill({ followers: 1, viewerFollows: false }),
    );
    for (const who of [other, {}])
      expect(await counted(who)).toEqual({ followers: null, viewerFollows: false });
    const audited = await app.sql<{ issuer: string | null; details: object }>(
      `SELECT issuer_id AS issuer, details FROM audit_entries WHERE action LIKE 'follow.%'`,
    );
    expect(audited.length).toBeGreaterThan(0);
    expect(audited.every(({ issuer }) => issuer === null)).toBe(true);
    expect(JSON.stringify(audited)).not.toContain(fan);
  });

  it('are hidden from the issuer by the database too', async () => {
    const owner = await app.actor('issuer_owner');
    await follower(owner);
    const { issuerId, userId } = owner;
    const tenancy = { tenant: issuerId, user: userId };
    const read = (text: string) => app.app.scope().db.read(tenancy, { text });
    expect(await read('SELECT 1 FROM issuer_followers')).toEqual([]);
    expect(await read('SELECT 1 FROM announcement_mails')).toEqual([]);
    const slugs = await read('SELECT issuer_id AS "issuerId" FROM issuer_slugs');
    expect(slugs).toEqual([{ issuerId }]);
  });

  it('are exported to the owner of the address, and forgotten with the account', async () => {
    const owner = await app.actor('issuer_owner');
    const person = await app.actor('attendee');
    await app.graphql(FOLLOW, { id: owner.issuerId }, person);
    const { data } = await app.graphql('{ myPersonalData }', {}, person);
    expect(data.myPersonalData.followed_issuers).toEqual([
      expect.objectContaining({ issuer_id: owner.issuerId, email: person.email }),
    ]);
    await published(app, owner);
    await announce();
    await app.graphql(
      'mutation ($password: String!) { deleteMyAccount(input: { password: $password }) { done } }',
      { password: PASSWORD },
      person,
    );
    expect(await rowsOf(person.email)).toEqual([]);
    expect(await mailsTo(person.email)).toEqual([]);
  });
});

describe('requests to follow', () => {
  it('are limited for each mailbox, with the same answer for one that follows already', async () => {
    const limited = await bootTestApp({ RATE_LIMITS: 'on' });
    try {
      const { issuerId } = await limited.actor('issuer_owner');
      const variables = { issuerId, email: 'mailbox@follow.test' };
      const codes: (string | undefined)[] = [];
      for (let calls = 0; calls < 13; calls += 1)
        codes.push(codeOf(await limited.graphql(REQUEST, variables)));
      expect(codes).toEqual([...Array(12).fill(undefined), 'RATE_LIMITED']);
    } finally {
      await limited.close();
    }
  });
});
