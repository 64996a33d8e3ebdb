import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { completeEmailChanges } from '../../../server/modules/identity/email-changes/change-email.ts';
import { issueReceipts } from '../../../server/modules/receipts/issue-receipts.ts';
import { bootTestApp, PASSWORD, type TestActor, type TestApp } from '../../support/app.ts';
import { buy } from '../../support/buyers.ts';
import { codeOf } from '../../support/client.ts';
import { freshPass, openMail, secretIn } from '../../support/mail.ts';
import { moveTo, newOwnerOf } from '../../support/moved-people.ts';
import { published } from '../events/organiser.ts';
import { ACCEPT, INVITE, invitationToken } from '../people/staff-steps.ts';

let app: TestApp;
beforeAll(async () => {
  app = await bootTestApp();
});
afterAll(() => app.close());

const CHANGE = `mutation ($email: String!, $withoutOld: Boolean) {
  changeEmail(input: { email: $email, withoutOld: $withoutOld }) { emailChange { newEmail oldConfirmed withoutOld } } }`;
const CONFIRM = `mutation ($token: String!, $password: String) {
  confirmEmailChange(input: { token: $token, password: $password }) { effectiveAt } }`;
const CANCEL = 'mutation ($token: String) { cancelEmailChange(input: { token: $token }) { done } }';
const PENDING = `query { viewer { user { email emailVerified }
  emailChange { newEmail oldConfirmed newConfirmed effectiveAt } } }`;

let people = 0;
const newAddress = (): string => {
  people += 1;
  return `moved.${people}@people.test`;
};

const viewer = async (person: TestActor) => (await app.graphql(PENDING, {}, person)).data.viewer;
const signsIn = async (email: string): Promise<number> =>
  (await app.rest('POST', '/auth/login', { email, password: PASSWORD })).status;
const changes = async (email: string): Promise<string[]> =>
  (
    await app.sql<{ change: string }>(
      "SELECT payload->>'change' AS change FROM mail_outbox WHERE recipient = $1 AND kind = 'account_security'",
      [email],
    )
  )
    .map(({ change }) => change)
    .sort();

/** The secret of the link in the mail of that change to the address. */
async function secretOf(email: string): Promise<string> {
  return secretIn((await openMail(app, email, 'account_security')).text);
}

interface Begun {
  person: TestActor;
  email: string;
}

async function begun(options: { withoutOld?: boolean; confirmed?: boolean } = {}): Promise<Begun> {
  const { confirmed = true, withoutOld = false } = options;
  const person = await app.actor('attendee', undefined, { confirmed });
  const email = newAddress();
  const { errors } = await app.graphql(CHANGE, { email, withoutOld }, person);
  expect(errors).toBeUndefined();
  return { person, email };
}

describe('a change of the email address', () => {
  it.each(['old', 'new'] as const)(
    'counts once both mailboxes have confirmed it, the %s one first',
    async (first) => {
      const { person, email } = await begun();
      const [old, fresh] = [await secretOf(person.email), await secretOf(email)];
      const [one, other] = first === 'old' ? [old, fresh] : [fresh, old];
      const half = await app.graphql(CONFIRM, { token: one }, person);
      expect(half.data.confirmEmailChange.effectiveAt).toBeNull();
      expect(await viewer(person)).toMatchObject({
        user: { email: person.email },
        emailChange: { newEmail: email, oldConfirmed: first === 'old', newConfirmed: first === 'new' },
      });
      expect(await signsIn(email)).toBe(401);
      const done = await app.graphql(CONFIRM, { token: other }, person);
      expect(done.data.confirmEmailChange.effectiveAt).toBe(app.clock.now().toISOString());
      expect(await viewer(person)).toEqual({ user: { email, emailVerified: true }, emailChange: null });
      expect([await signsIn(email), await signsIn(person.email)]).toEqual([200, 401]);
      expect([await changes(person.email), await changes(email)]).toEqual([
        ['email_change_old', 'email_changed'],
        ['email_change_new', 'email_changed'],
      ]);
      for (const token of [old, fresh])
        expect(codeOf(await app.graphql(CONFIRM, { token }, person))).toBe('LINK_INVALID');
    },
  );

  it('asks for the session or the password of the account', async () => {
    const { person, email } = await begun();
    const stranger = await app.actor('attendee');
    const token = await secretOf(email);
    for (const caller of [{}, stranger])
      expect(codeOf(await app.graphql(CONFIRM, { token }, caller))).toBe('CONFIRMATION_NEEDS_ACCOUNT');
    expect(codeOf(await app.graphql(CONFIRM, { token, password: 'wrong password' }))).toBe('WRONG_PASSWORD');
    expect((await app.graphql(CONFIRM, { token, password: PASSWORD })).errors).toBeUndefined();
    expect((await viewer(person)).emailChange.newConfirmed).toBe(true);
  });

  it('needs no link to an address that was never confirmed', async () => {
    const { person, email } = await begun({ confirmed: false });
    expect(await changes(person.email)).toEqual([]);
    await app.graphql(CONFIRM, { token: await secretOf(email) }, person);
    expect((await viewer(person)).user).toEqual({ email, emailVerified: true });
  });

  it('expires after a day', async () => {
    const { person, email } = await begun();
    const token = await secretOf(email);
    app.clock.advance('24h');
    expect((await viewer(person)).emailChange).toBeNull();
    expect(codeOf(await app.graphql(CONFIRM, { token }, person))).toBe('LINK_INVALID');
  });

  it('is cancelled by its owner, and replaced by another one; the links of both end', async () => {
    const { person, email } = await begun();
    const token = await secretOf(email);
    const second = newAddress();
    await app.graphql(CHANGE, { email: second }, person);
    expect(codeOf(await app.graphql(CONFIRM, { token }, person))).toBe('LINK_INVALID');
    const newer = await secretOf(second);
    expect(codeOf(await app.graphql(CANCEL, {}))).toBe('LINK_INVALID');
    expect((await app.graphql(CANCEL, {}, person)).data.cancelEmailChange.done).toBe(true);
    expect(codeOf(await app.graphql(CANCEL, {}, person))).toBe('NOT_FOUND');
    expect(codeOf(await app.graphql(CONFIRM, { token: newer }, person))).toBe('LINK_INVALID');
    expect((await viewer(person)).emailChange).toBeNull();
  });

  it('is refused for an address with an account, also one that registers meanwhile', async () => {
    const { person, email } = await begun();
    const taken = await app.actor('attendee');
    expect(codeOf(await app.graphql(CHANGE, { email: taken.email.toUpperCase() }, person))).toBe(
      'EMAIL_TAKEN',
    );
    const [old, fresh] = [await secretOf(person.email), await secretOf(email)];
    await app.rest('POST', '/auth/register', { name: 'Other', email, password: PASSWORD, role: 'attendee' });
    await app.graphql(CONFIRM, { token: old }, person);
    expect(codeOf(await app.graphql(CONFIRM, { token: fresh }, person))).toBe('EMAIL_TAKEN');
    expect((await viewer(person)).user.email).toBe(person.email);
  });

  it.each(['nonsense', 'a b@people.test', ''])('takes no "%s"', async (email) => {
    const person = await app.actor('attendee');
    expect(codeOf(await app.graphql(CHANGE, { email }, person))).toBe('BAD_INPUT');
  });

  it('asks who is there, and takes no API key', async () => {
    const person = { ...(await app.actor('issuer_admin')), confirms: false };
    const key = (await app.rest('POST', '/api/issuer/api-key', {}, person)).body.data.api_key;
    expect(codeOf(await app.graphql(CHANGE, { email: newAddress() }, { token: key }))).toBe(
      'KEY_SCOPE_REQUIRED',
    );
    app.clock.advance('11m');
    expect(codeOf(await app.graphql(CHANGE, { email: newAddress() }, person))).toBe('CONFIRMATION_REQUIRED');
  });

  it('of two clicks on the last link at once one counts', async () => {
    const { person, email } = await begun();
    await app.graphql(CONFIRM, { token: await secretOf(person.email) }, person);
    const token = await secretOf(email);
    const both = await Promise.all([1, 2].map(() => app.graphql(CONFIRM, { token }, person)));
    expect(both.map(codeOf).sort()).toEqual(['LINK_INVALID', undefined]);
    expect(await changes(email)).toEqual(['email_change_new', 'email_changed']);
  });
});

describe('a change without the old mailbox', () => {
  it('counts two days after the new one is confirmed, with a notice to the old one', async () => {
    const { person, email } = await begun({ withoutOld: true });
    expect((await openMail(app, person.email, 'account_security')).text).toContain(email);
    const token = await secretOf(email);
    app.clock.advance('23h');
    const { data } = await app.graphql(CONFIRM, { token }, person);
    const due = new Date(app.clock.now().getTime() + 48 * 3_600_000).toISOString();
    expect(data.confirmEmailChange.effectiveAt).toBe(due);
    app.clock.advance('47h');
    await completeEmailChanges(app.app.scope());
    expect(await viewer(person)).toMatchObject({
      user: { email: person.email },
      emailChange: { effectiveAt: due },
    });
    app.clock.advance('1h');
    await completeEmailChanges(app.app.scope());
    expect((await viewer(person)).user.email).toBe(email);
    expect(await changes(person.email)).toEqual(['email_change_delayed', 'email_changed']);
  });

  it('is stopped by the link of the notice, also just before its time', async () => {
    const { person, email } = await begun({ withoutOld: true });
    const stop = await secretOf(person.email);
    await app.graphql(CONFIRM, { token: await secretOf(email) }, person);
    app.clock.advance('47h');
    // The link of the notice confirms nothing.
    expect(codeOf(await app.graphql(CONFIRM, { token: stop }, person))).toBe('LINK_INVALID');
    expect((await app.graphql(CANCEL, { token: stop })).data.cancelEmailChange.done).toBe(true);
    app.clock.advance('2h');
    await completeEmailChanges(app.app.scope());
    expect((await viewer(person)).user.email).toBe(person.email);
  });

  it('waits when it fails, and holds up no other', async () => {
    const [first, second] = [await begun({ withoutOld: true }), await begun({ withoutOld: true })];
    for (const { person, email } of [first, second])
      await app.graphql(CONFIRM, { token: await secretOf(email) }, person);
    await app.sql(`CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'refused'; END $$;
      CREATE TRIGGER refuse BEFORE UPDATE ON users FOR EACH ROW WHEN (NEW.email = '${first.email}')
        EXECUTE FUNCTION refuse()`);
    app.clock.advance('48h');
    await completeEmailChanges(app.app.scope());
    const emailOf = async ({ person }: Begun) => (await viewer(person)).user.email;
    expect([await emailOf(first), await emailOf(second)]).toEqual([first.person.email, second.email]);
    await app.sql('DROP TRIGGER refuse ON users; DROP FUNCTION refuse');
    await completeEmailChanges(app.app.scope());
    expect(await emailOf(first)).toBe(first.email);
  });

  it('is dropped when its address has an account by then', async () => {
    const { person, email } = await begun({ withoutOld: true });
    await app.graphql(CONFIRM, { token: await secretOf(email) }, person);
    await app.rest('POST', '/auth/register', { name: 'Other', email, password: PASSWORD, role: 'attendee' });
    app.clock.advance('48h');
    await completeEmailChanges(app.app.scope());
    expect(await viewer(person)).toMatchObject({ user: { email: person.email }, emailChange: null });
    expect(await changes(person.email)).toEqual(['email_change_cancelled', 'email_change_delayed']);
  });
});

const FORGOT = 'mutation ($email: String!) { requestPasswordReset(input: { email: $email }) { done } }';
const RESET =
  'mutation ($token: String!, $password: String!) { resetPassword(input: { token: $token, newPassword: $password }) { done } }';
const CHANGE_PASSWORD = `mutation ($current: String!, $wanted: String!) {
  changePassword(input: { currentPassword: $current, newPassword: $wanted }) { done } }`;
const VERIFY = 'mutation ($token: String!) { verifyEmail(input: { token: $token }) { done } }';
const OTHER_PASSWORD = 'a quite different one';

describe('a change that an intruder began', () => {
  /** It waits for its time alone: the new mailbox has confirmed it. */
  async function waiting(): Promise<Begun> {
    const one = await begun({ withoutOld: true });
    await app.graphql(CONFIRM, { token: await secretOf(one.email) }, one.person);
    return one;
  }

  const addressOf = async ({ userId }: TestActor) =>
    (await app.sql('SELECT email::text FROM users WHERE id = $1', [userId]))[0]?.email;

  async function staysAt({ person, email }: Begun): Promise<void> {
    app.clock.advance('48h');
    await completeEmailChanges(app.app.scope());
    expect(await addressOf(person)).toBe(person.email);
    const ended = await app.sql('SELECT outcome FROM email_changes WHERE user_id = $1', [person.userId]);
    expect(ended).toEqual([{ outcome: 'cancelled' }]);
    const open = await app.sql(
      `SELECT purpose FROM one_time_tokens WHERE user_id = $1 AND used_at IS NULL AND purpose LIKE '%change%'`,
      [person.userId],
    );
    expect(open).toEqual([]);
    expect(await signsIn(email)).toBe(401);
  }

  it('ends when the owner sets another password by mail', async () => {
    const one = await waiting();
    await app.graphql(FORGOT, { email: one.person.email });
    const token = secretIn((await openMail(app, one.person.email, 'reset_password')).text);
    expect((await app.graphql(RESET, { token, password: OTHER_PASSWORD })).errors).toBeUndefined();
    await staysAt(one);
  });

  it('ends when the owner changes the password', async () => {
    const one = await waiting();
    const passwords = { current: PASSWORD, wanted: OTHER_PASSWORD };
    expect((await app.graphql(CHANGE_PASSWORD, passwords, one.person)).errors).toBeUndefined();
    expect((await viewer(one.person)).emailChange).toBeNull();
    await staysAt(one);
  });

  it('ends when the owner of the mailbox takes the account over', async () => {
    const one = await begun({ confirmed: false });
    const owner = await app.actor('issuer_owner');
    const { email } = one.person;
    await app.graphql(INVITE, { email, name: 'Owner', role: 'ISSUER_VALIDATOR' }, owner);
    const token = await invitationToken(app, email);
    const newAccount = { name: 'Owner', password: OTHER_PASSWORD };
    expect((await app.graphql(ACCEPT, { token, newAccount })).errors).toBeUndefined();
    await staysAt(one);
  });

  it('ends when the address is confirmed for the first time', async () => {
    const one = await begun({ confirmed: false });
    const token = secretIn((await openMail(app, one.person.email, 'verify_email')).text);
    expect((await app.graphql(VERIFY, { token }, one.person)).errors).toBeUndefined();
    await staysAt(one);
  });
});

describe('what was bought', () => {
  it('stays with the account, also what its old address bought without signing in', async () => {
    const owner = await app.actor('issuer_owner');
    const event = await published(app, owner);
    const { person, email } = await begun();
    const lines = [{ tier: 'regular' }];
    await buy(app, { slug: event.slug, lines, buyer: { email: person.email } });
    await buy(app, { slug: event.slug, lines, buyer: { email } });
    const queued = await app.sql("SELECT id FROM mail_outbox WHERE recipient = $1 AND kind = 'tickets'", [
      person.email,
    ]);
    const MINE = 'query { myTickets(first: 10) { nodes { id holderEmail } } }';
    const before = (await app.graphql(MINE, {}, person)).data.myTickets.nodes;
    expect(before).toHaveLength(1);
    await app.graphql(CONFIRM, { token: await secretOf(person.email) }, person);
    await app.graphql(CONFIRM, { token: await secretOf(email) }, person);
    const after = (await app.graphql(MINE, {}, person)).data.myTickets.nodes;
    expect(after).toHaveLength(2);
    // The address is part of the signed ticket: it stays, and so do mails that are queued.
    expect(after).toEqual(expect.arrayContaining(before));
    const kept = await app.sql("SELECT id FROM mail_outbox WHERE recipient = $1 AND kind = 'tickets'", [
      person.email,
    ]);
    expect(kept).toEqual(queued);
  });

  it('is all adopted, also orders of several events with one idempotency key', async () => {
    const owner = await app.actor('issuer_owner');
    const person = await app.actor('attendee');
    const buyer = { email: person.email };
    const orders: string[] = [];
    const key = 'one-key-for-several-events';
    for (const who of [undefined, undefined, person]) {
      const { slug } = await published(app, owner);
      const answer = await buy(app, { slug, lines: [{ tier: 'regular' }], buyer, key }, who);
      orders.push(answer.data.purchaseByForm.order.id);
      app.clock.advance('1m');
    }
    await app.sql("UPDATE orders SET method = 'card' WHERE id = ANY($1::uuid[])", [orders]);
    const keys = () =>
      app.sql(
        `SELECT user_id AS owner, idempotency_key AS key, request_hash IS NOT NULL AS hashed FROM orders
         WHERE id = ANY($1::uuid[]) ORDER BY created_at`,
        [orders],
      );
    const own = { owner: person.userId, key, hashed: true };
    const cleared = { owner: person.userId, key: null, hashed: false };
    await moveTo(app, person, newAddress());
    expect(await keys()).toEqual([cleared, cleared, own]);
    // Without an order of the account, the oldest keeps its key.
    const other = await app.actor('attendee');
    await app.sql(
      `UPDATE orders SET user_id = NULL, buyer_email = $2, idempotency_key = $3, request_hash = sha256('any')
       WHERE id = ANY($1::uuid[])`,
      [orders, other.email, key],
    );
    await moveTo(app, other, newAddress());
    expect(await keys()).toEqual([own, cleared, cleared].map((one) => ({ ...one, owner: other.userId })));
  });

  it('of an order that is being paid is made out to the new address', async () => {
    const owner = await app.actor('issuer_owner');
    const event = await published(app, owner);
    const person = await app.actor('attendee');
    const buyer = { email: person.email };
    const answer = await buy(app, { slug: event.slug, lines: [{ tier: 'regular' }], buyer }, person);
    const { id } = answer.data.purchaseByForm.order;
    await app.sql("UPDATE orders SET status = 'held' WHERE id = $1", [id]);
    const { email } = await moveTo(app, person, newAddress());
    expect(await app.sql('SELECT buyer_email FROM orders WHERE id = $1', [id])).toEqual([
      { buyer_email: email },
    ]);
  });

  const MINE = 'query { myTickets(first: 10) { totalCount nodes { id } } }';
  const ONE = 'query ($id: ID!) { ticket(id: $id) { id } }';
  const SEARCH = 'query ($text: String!) { quickSearch(text: $text) { tickets { id } } }';
  const TRANSFER = `mutation ($id: ID!, $to: NewHolderInput!) {
    transferTicket(input: { id: $id, to: $to }) { transfer { newTicketId } } }`;
  const CANCEL_TICKET = 'mutation ($id: ID!) { cancelTicket(input: { id: $id }) { ticket { status } } }';
  const FOUND = 'query ($pass: String!) { foundTickets(pass: $pass, first: 10) { totalCount nodes { id } } }';
  const COLLECT =
    'mutation ($input: CollectDueInput!) { collectDue(input: $input) { ticket { dueStatus } } }';
  const RECEIPTS = 'query ($pass: String!) { foundReceipts(pass: $pass, first: 10) { nodes { id } } }';

  it('is not that of the next owner of the address', async () => {
    const owner = await app.actor('issuer_owner');
    const event = await published(app, owner, { name: 'Lamu Nights' });
    const person = await app.actor('attendee');
    const friend = await app.actor('attendee');
    const lines = [{ tier: 'regular' }];
    const buyer = { email: person.email };
    // As a guest, signed in, and as a gift of a friend.
    const bought: string[] = [];
    const orders: string[] = [];
    for (const who of [undefined, person, friend]) {
      const answer = await buy(app, { slug: event.slug, lines, buyer }, who);
      bought.push(answer.data.purchaseByForm.tickets[0].id);
      orders.push(answer.data.purchaseByForm.order.id);
    }
    const collected = await app.graphql(COLLECT, { input: { ticketId: bought[0], method: 'CASH' } }, owner);
    expect(collected.errors).toBeUndefined();
    await issueReceipts(app.app.scope(), orders);
    const receiptsOf = async (pass: string): Promise<number> =>
      (await app.graphql(RECEIPTS, { pass })).data.foundReceipts.nodes.length;
    const before = await freshPass(app, person.email);
    expect(await receiptsOf(before)).toBe(1);
    const moved = await moveTo(app, person, newAddress());
    const stranger = await newOwnerOf(app, person.email);
    const anew = await buy(app, { slug: event.slug, lines, buyer });
    const own: string = anew.data.purchaseByForm.tickets[0].id;
    const idsOf = async (who: TestActor) => {
      const { totalCount, nodes } = (await app.graphql(MINE, {}, who)).data.myTickets;
      expect(totalCount).toBe(nodes.length);
      return nodes.map(({ id }: { id: string }) => id).sort();
    };
    expect(await idsOf(stranger)).toEqual([own]);
    expect(await idsOf(moved)).toEqual(bought.toSorted());
    expect(await idsOf(friend)).toEqual([bought[2]]);
    const found = async (who: TestActor) =>
      (await app.graphql(SEARCH, { text: 'Lamu Nights' }, who)).data.quickSearch.tickets.length;
    expect([await found(stranger), await found(moved)]).toEqual([1, 3]);
    const to = { name: 'Amina Hassan', email: 'amina@friends.test', phone: '' };
    for (const id of bought) {
      expect((await app.graphql(ONE, { id }, stranger)).data.ticket).toBeNull();
      expect(codeOf(await app.graphql(TRANSFER, { id, to }, stranger))).toBe('NOT_FOUND');
      expect(codeOf(await app.graphql(CANCEL_TICKET, { id }, stranger))).toBe('NOT_FOUND');
      expect((await app.graphql(ONE, { id }, moved)).data.ticket).toEqual({ id });
    }
    const pass = await freshPass(app, person.email);
    const { foundTickets } = (await app.graphql(FOUND, { pass })).data;
    expect(foundTickets).toEqual({ totalCount: 1, nodes: [{ id: own }] });
    expect([await receiptsOf(pass), await receiptsOf(before)]).toEqual([0, 0]);
    expect((await app.graphql(TRANSFER, { id: bought[2], to }, moved)).errors).toBeUndefined();
  });
});
