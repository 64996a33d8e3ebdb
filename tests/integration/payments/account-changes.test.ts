import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { notifyOfAllPending } from '../../../server/modules/notifications/index.ts';
import { bootTestApp, PASSWORD, type TestActor, type TestApp } from '../../support/app.ts';
import { addApp } from '../../support/factors.ts';
import { type PaymentSandbox, startPaymentSandbox } from '../../support/payment-sandbox.ts';

let app: TestApp;
let sandbox: PaymentSandbox;
let owner: TestActor;
let other: TestActor;
let admin: TestActor;

const STRIPE = { stripe: { secretKey: 'sk_test_sandbox', webhookSecret: 'whsec_sandbox' } };
const PAYSTACK = { paystack: { secretKey: 'sk_test_paystack' } };
const PESAPAL = {
  pesapal: { consumerKey: 'pesapal-consumer-key', consumerSecret: 'pesapal-consumer-secret' },
};
const CONNECT = `mutation ($input: ConnectMerchantAccountInput!) {
  connectMerchantAccount(input: $input) { merchantAccount { id } } }`;
const TEST = 'mutation ($id: ID!) { testMerchantAccount(input: { id: $id }) { merchantAccount { state } } }';
const CLOSE =
  'mutation ($id: ID!) { closeMerchantAccount(input: { id: $id }) { merchantAccount { state } } }';
const ACCOUNTS = '{ merchantAccounts { id label state } }';
const CHANGES = `{ accountChanges { id kind status label replaces requestedBy requestedAt effectiveAt
  viewerCanApprove viewerCanRefuse } }`;
const APPROVE =
  'mutation ($id: ID!) { approveAccountChange(input: { id: $id }) { accountChange { id status } } }';
const REFUSE =
  'mutation ($id: ID!) { refuseAccountChange(input: { id: $id }) { accountChange { id status } } }';
const DESTINATION = `mutation ($input: SetPayoutDestinationInput!) { setPayoutDestination(input: $input) {
  platformSelling { destinations { number } waitingDestinations { number } } } }`;
const SELLING = '{ platformSelling { destinations { number } waitingDestinations { number } } }';
const KEY = `mutation ($scopes: [KeyScope!]) { createApiKey(input: { scopes: $scopes }) { key apiKey { scopes } } }`;
const CLAIM =
  'mutation ($password: String!) { claimOwnership(input: { password: $password }) { user { id } } }';

type Who = TestActor | { headers: Record<string, string> };

async function ask(document: string, variables: object, who: Who) {
  const { data, errors } = await app.graphql(document, variables as never, who as TestActor);
  if (errors) throw new Error(JSON.stringify(errors));
  return data;
}
const codeOf = async (document: string, variables: object, who: Who): Promise<unknown> =>
  (await app.graphql(document, variables as never, who as TestActor)).errors?.[0]?.extensions.code;

/** Connects an account and tests it. @returns its id, and its state then */
async function connect(input: object, who: Who): Promise<{ id: string; state: string }> {
  const { id } = (await ask(CONNECT, { input }, who)).connectMerchantAccount.merchantAccount;
  const { state } = (await ask(TEST, { id }, who)).testMerchantAccount.merchantAccount;
  return { id, state };
}
const accounts = async (who: Who): Promise<string[]> =>
  (await ask(ACCOUNTS, {}, who)).merchantAccounts.map(
    ({ label, state }: { label: string; state: string }) => `${label} ${state}`,
  );
const collecting = async (who: TestActor): Promise<string[]> => {
  const { rows } = { rows: await app.app.services.paymentProviders.activeOf(who.issuerId as string) };
  return rows.map(({ label }) => label);
};
const changes = async (who: Who) => (await ask(CHANGES, {}, who)).accountChanges;
const onlyChange = async (who: Who) => {
  const all = await changes(who);
  expect(all).toHaveLength(1);
  return all[0];
};

async function reported(who: TestActor): Promise<{ title: string; detail: string }[]> {
  await notifyOfAllPending(app.app.scope());
  const { notifications } = await ask(
    '{ notifications(first: 50) { nodes { kind title detail } } }',
    {},
    who,
  );
  return notifications.nodes.filter(({ kind }: { kind: string }) => kind === 'ACCOUNT_CHANGE');
}
const mailed = async (who: TestActor): Promise<string[]> =>
  (
    await app.sql<{ title: string }>(
      `SELECT n.data ->> 'label' || ' ' || (n.data ->> 'state') AS title FROM mail_outbox m JOIN users u ON u.email = m.recipient
       JOIN notifications n ON n.id::text = m.payload ->> 'notificationId'
       WHERE u.id = $1 AND n.kind = 'account_change' ORDER BY m.id`,
      [who.userId],
    )
  ).map(({ title }) => title);

async function aDay(): Promise<void> {
  app.clock.advance('24h');
  await app.app.services.paymentWorker.run();
}
const keyOf = async (who: TestActor, isForMoney: boolean): Promise<Who> => {
  if (isForMoney) await addApp(app, who);
  const scopes = isForMoney ? ['FULL', 'MONEY'] : null;
  const { key } = (await ask(KEY, { scopes }, who)).createApiKey;
  return { headers: { authorization: `Bearer ${key}` } };
};
const phone = (number: string) => ({
  input: { currency: 'KES', kind: 'MPESA', holder: 'Wanjiku', number },
});

beforeAll(async () => {
  sandbox = await startPaymentSandbox();
  app = await bootTestApp({ PAYMENTS: 'sandbox', PAYMENTS_SANDBOX_URL: sandbox.url });
});
beforeEach(async () => {
  owner = await app.actor('issuer_owner');
  other = await app.actor('issuer_owner', owner.issuerId as string);
  admin = await app.actor('issuer_admin', owner.issuerId as string);
});
afterAll(async () => {
  await app.close();
  await sandbox.stop();
});

describe('another account for income', () => {
  it('counts at once for an owner, and every owner hears of it by bell and mail', async () => {
    expect(await connect(STRIPE, owner)).toMatchObject({ state: 'ACTIVE' });
    expect(await connect(PAYSTACK, owner)).toMatchObject({ state: 'ACTIVE' });
    expect(await changes(owner)).toEqual([]);
    for (const who of [owner, other, admin]) {
      const titles = (await reported(who)).map(({ title }) => title);
      expect(titles).toContain('Buyers pay to Stripe (test) now');
      expect(titles).toContain('Income goes to another account now: Paystack (test)');
      expect((await mailed(who)).toSorted()).toEqual(['Paystack (test) done', 'Stripe (test) done']);
    }
  });

  it('waits when an admin connects it, while the account before goes on collecting', async () => {
    await connect(STRIPE, owner);
    expect(await connect(PAYSTACK, admin)).toMatchObject({ state: 'WAITING' });
    expect(await collecting(owner)).toEqual(['Stripe (test)']);
    expect(await accounts(owner)).toEqual(['Stripe (test) ACTIVE', 'Paystack (test) WAITING']);
    const change = await onlyChange(owner);
    const now = app.clock.now().getTime();
    expect(change).toMatchObject({
      ...{ kind: 'REPLACE', status: 'WAITING', label: 'Paystack (test)', replaces: 'Stripe (test)' },
      effectiveAt: new Date(now + 86_400_000).toISOString(),
      ...{ viewerCanApprove: true, viewerCanRefuse: true },
    });
    const first = (await reported(other)).find(
      ({ title }) => title === 'Income is to go to another account: Paystack (test)',
    );
    expect(first?.detail).toContain('It takes the place of Stripe (test).');
    expect(first?.detail).toMatch(/until \d+ \w+.* EAT\. If you did not expect this, refuse it/);
    expect(await mailed(other)).toContain('Paystack (test) waiting');
    expect((await onlyChange(admin)).viewerCanApprove).toBe(false);

    app.clock.advance('23h');
    await app.app.services.paymentWorker.run();
    expect(await collecting(owner)).toEqual(['Stripe (test)']);
    app.clock.advance('1h');
    await Promise.all([1, 2, 3].map(() => app.app.services.paymentWorker.run()));
    expect(await collecting(owner)).toEqual(['Paystack (test)']);
    expect(await accounts(owner)).toEqual(['Paystack (test) ACTIVE']);
    expect((await reported(other)).map(({ title }) => title)).toContain(
      'Income goes to another account now: Paystack (test)',
    );
  });

  it('waits when an admin connects the first one of an organisation with an owner', async () => {
    expect(await connect(STRIPE, admin)).toMatchObject({ state: 'WAITING' });
    expect(await collecting(owner)).toEqual([]);
    expect(await onlyChange(owner)).toMatchObject({ kind: 'CONNECT', replaces: null });
  });

  it('counts with the approval of an owner, and of no one else', async () => {
    await connect(STRIPE, owner);
    await connect(PAYSTACK, admin);
    const { id } = await onlyChange(owner);
    const stranger = await app.actor('issuer_owner');
    const finance = await app.actor('issuer_finance', owner.issuerId as string);
    expect(await codeOf(APPROVE, { id }, admin)).toBe('OWNER_NEEDED');
    expect(await codeOf(REFUSE, { id }, finance)).toBe('OWNER_NEEDED');
    expect(await codeOf(APPROVE, { id }, stranger)).toBe('NOT_FOUND');
    expect(await codeOf(APPROVE, { id }, await keyOf(other, true))).toBe('OWNER_NEEDED');
    const answers = await Promise.all([codeOf(APPROVE, { id }, owner), codeOf(APPROVE, { id }, other)]);
    expect(answers.toSorted()).toEqual(['CHANGE_DECIDED', undefined]);
    expect(await collecting(owner)).toEqual(['Paystack (test)']);
    const [entry] = await app.sql(
      `SELECT details FROM audit_entries WHERE action = 'account_change.apply' AND issuer_id = $1`,
      [owner.issuerId],
    );
    expect(entry?.details).toMatchObject({ label: 'Paystack (test)', requested_by: admin.userId });
  });

  it('never counts after an owner has refused it', async () => {
    await connect(STRIPE, owner);
    await connect(PAYSTACK, admin);
    const { id } = await onlyChange(owner);
    const { accountChange } = (await ask(REFUSE, { id }, owner)).refuseAccountChange;
    expect(accountChange).toEqual({ id, status: 'REFUSED' });
    await aDay();
    expect(await accounts(owner)).toEqual(['Stripe (test) ACTIVE']);
    expect((await reported(admin)).map(({ title }) => title)).toContain(
      'Refused: income does not go to Paystack (test)',
    );
    expect(await codeOf(APPROVE, { id }, owner)).toBe('CHANGE_DECIDED');
  });

  it('is dropped when the admin who asked is suspended meanwhile', async () => {
    await connect(STRIPE, owner);
    await connect(PAYSTACK, admin);
    await app.sql(`UPDATE users SET status = 'suspended' WHERE id = $1`, [admin.userId]);
    await aDay();
    expect(await collecting(owner)).toEqual(['Stripe (test)']);
    expect(await changes(owner)).toEqual([]);
  });

  it('takes the place of another one that waits, and an admin can withdraw it', async () => {
    await connect(STRIPE, owner);
    await connect(PAYSTACK, admin);
    const { id } = await connect(PESAPAL, admin);
    expect(await onlyChange(admin)).toMatchObject({ label: 'Pesapal', viewerCanRefuse: true });
    expect((await ask(CLOSE, { id }, admin)).closeMerchantAccount.merchantAccount.state).toBe('CLOSED');
    expect(await changes(admin)).toEqual([]);
    await aDay();
    expect(await accounts(owner)).toEqual(['Stripe (test) ACTIVE']);
  });

  it('is decided once when a process is killed as it counts, also twice at the same time', async () => {
    await connect(STRIPE, owner);
    await connect(PAYSTACK, admin);
    const { id } = await onlyChange(owner);
    app.clock.advance('24h');
    const [late, refused] = await Promise.all([
      app.app.services.paymentWorker.run().then(() => 'ran'),
      codeOf(REFUSE, { id }, owner),
    ]);
    expect(late).toBe('ran');
    const isRefused = refused === undefined;
    expect(await accounts(owner)).toEqual([isRefused ? 'Stripe (test) ACTIVE' : 'Paystack (test) ACTIVE']);
    await app.reopen();
    await app.app.services.paymentWorker.run();
    expect(await accounts(owner)).toEqual([isRefused ? 'Stripe (test) ACTIVE' : 'Paystack (test) ACTIVE']);
  });
});

describe('an account that an admin closes', () => {
  it('collects until an owner agrees or a day has passed', async () => {
    const { id } = await connect(STRIPE, owner);
    for (let round = 0; round < 3; round += 1)
      expect((await ask(CLOSE, { id }, admin)).closeMerchantAccount.merchantAccount.state).toBe('ACTIVE');
    expect(await onlyChange(owner)).toMatchObject({ kind: 'CLOSE', label: 'Stripe (test)' });
    expect(await collecting(owner)).toEqual(['Stripe (test)']);
    await aDay();
    expect(await collecting(owner)).toEqual([]);
  });

  it('stays when an owner refuses, and goes at once when one closes it', async () => {
    const { id } = await connect(STRIPE, owner);
    await ask(CLOSE, { id }, admin);
    await ask(REFUSE, { id: (await onlyChange(owner)).id }, other);
    expect(await accounts(owner)).toEqual(['Stripe (test) ACTIVE']);
    await ask(CLOSE, { id }, admin);
    await ask(CLOSE, { id }, owner);
    expect(await accounts(owner)).toEqual([]);
    expect(await changes(owner)).toEqual([]);
  });
});

describe('another destination of payouts', () => {
  it('waits when an admin sets it, also the first one', async () => {
    const first = (await ask(DESTINATION, phone('254711000001'), admin)).setPayoutDestination;
    expect(first.platformSelling).toEqual({
      destinations: [],
      waitingDestinations: [{ number: '254711000001' }],
    });
    await ask(APPROVE, { id: (await onlyChange(owner)).id }, owner);
    await ask(DESTINATION, phone('254711000002'), admin);
    await ask(DESTINATION, phone('254711000003'), admin);
    expect(await onlyChange(owner)).toMatchObject({
      ...{ kind: 'DESTINATION', label: 'KES: M-Pesa, Wanjiku, …0003' },
      replaces: 'KES: M-Pesa, Wanjiku, …0001',
    });
    expect((await ask(SELLING, {}, owner)).platformSelling).toEqual({
      destinations: [{ number: '254711000001' }],
      waitingDestinations: [{ number: '254711000003' }],
    });
    await aDay();
    expect((await ask(SELLING, {}, owner)).platformSelling).toEqual({
      destinations: [{ number: '254711000003' }],
      waitingDestinations: [],
    });
  });

  it('counts at once when an owner sets it, and one that waited is gone', async () => {
    await ask(DESTINATION, phone('254711000004'), admin);
    await ask(DESTINATION, phone('254711000005'), owner);
    expect(await changes(owner)).toEqual([]);
    await aDay();
    expect((await ask(SELLING, {}, owner)).platformSelling).toEqual({
      destinations: [{ number: '254711000005' }],
      waitingDestinations: [],
    });
    expect((await reported(other)).map(({ title }) => title)).toContain(
      'Payouts go to another account now: KES: M-Pesa, Wanjiku, …0005',
    );
  });
});

describe('an API key', () => {
  it('changes no account, unless an owner has made it with that right', async () => {
    const { id } = await connect(STRIPE, owner);
    for (const key of [await keyOf(owner, false), await keyOf(admin, false)]) {
      expect(await codeOf(CONNECT, { input: PAYSTACK }, key)).toBe('KEY_SCOPE_REQUIRED');
      expect(await codeOf(CLOSE, { id }, key)).toBe('KEY_SCOPE_REQUIRED');
      expect(await codeOf(DESTINATION, phone('254711000006'), key)).toBe('KEY_SCOPE_REQUIRED');
      expect(await codeOf(TEST, { id }, key)).toBe('KEY_SCOPE_REQUIRED');
    }
    const MONEY = { scopes: ['MONEY'] };
    for (const who of [admin, owner]) expect(await codeOf(KEY, MONEY, who)).toBe('MONEY_SCOPE_BY_OWNER');
    const key = await keyOf(owner, true);
    expect(await codeOf(KEY, MONEY, key)).toBe('MONEY_SCOPE_BY_OWNER');
    expect(await connect(PAYSTACK, key)).toMatchObject({ state: 'ACTIVE' });
    expect((await reported(other)).map(({ title }) => title)).toContain(
      'Income goes to another account now: Paystack (test)',
    );
  });

  it('that the documented call makes, or that exists, has no such right', async () => {
    const made = await app.rest('POST', '/api/issuer/api-key', {}, owner);
    const authorization = `Bearer ${made.body.data.api_key}`;
    expect(await codeOf(CONNECT, { input: STRIPE }, { headers: { authorization } })).toBe(
      'KEY_SCOPE_REQUIRED',
    );
  });
});

describe('an organisation without an owner', () => {
  it('sells at once by the first accounts of its founder, and waits with every other change', async () => {
    const founder = await app.actor('issuer_admin');
    const colleague = await app.actor('issuer_admin', founder.issuerId as string);
    expect(await connect(STRIPE, founder)).toMatchObject({ state: 'ACTIVE' });
    expect((await reported(colleague)).map(({ title }) => title)).toEqual([
      'Buyers pay to Stripe (test) now',
    ]);
    expect(await connect(PAYSTACK, founder)).toMatchObject({ state: 'WAITING' });
    const { id } = await onlyChange(founder);
    expect(await codeOf(APPROVE, { id }, founder)).toBe('OWNER_NEEDED');
    expect(await onlyChange(colleague)).toMatchObject({ viewerCanApprove: false, viewerCanRefuse: true });
    await aDay();
    expect(await collecting(founder)).toEqual(['Paystack (test)']);
    await ask(CLOSE, { id: (await ask(ACCOUNTS, {}, founder)).merchantAccounts[0].id }, founder);
    await aDay();
    expect(await collecting(founder)).toEqual([]);
    // What was closed is no way around the day.
    expect(await connect(STRIPE, founder)).toMatchObject({ state: 'WAITING' });
  });

  it('waits with the first account of a colleague, which any admin can stop', async () => {
    const founder = await app.actor('issuer_admin');
    const colleague = await app.actor('issuer_admin', founder.issuerId as string);
    expect(await connect(STRIPE, colleague)).toMatchObject({ state: 'WAITING' });
    await ask(REFUSE, { id: (await onlyChange(founder)).id }, founder);
    await aDay();
    expect(await accounts(founder)).toEqual([]);
  });

  it('is decided by its founder after they have claimed it with their password', async () => {
    const founder = await app.actor('issuer_admin');
    await connect(STRIPE, founder);
    await connect(PAYSTACK, founder);
    const { id } = await onlyChange(founder);
    await ask(CLAIM, { password: PASSWORD }, founder);
    const [person] = await app.sql<{ email: string }>('SELECT email FROM users WHERE id = $1', [
      founder.userId,
    ]);
    const login = await app.rest('POST', '/auth/login', { email: person?.email, password: PASSWORD });
    const claimed = { ...founder, token: login.body.data.token };
    await ask(APPROVE, { id }, claimed);
    expect(await collecting(founder)).toEqual(['Paystack (test)']);
  });
});

it('notifications of changed accounts cannot be turned off', async () => {
  const SET = `mutation { setNotificationPreference(input: { kind: ACCOUNT_CHANGE, bell: false, mail: false }) {
    preference { kind } } }`;
  expect(await codeOf(SET, {}, owner)).toBe('BAD_INPUT');
  const { notificationPreferences } = await ask('{ notificationPreferences { kind } }', {}, owner);
  expect(notificationPreferences.map(({ kind }: { kind: string }) => kind)).not.toContain('ACCOUNT_CHANGE');
});

it('each admin of the platform hears of a change of its own accounts, which counts at once', async () => {
  const [system, second] = [await app.actor('system_admin'), await app.actor('system_admin')];
  expect(await connect(STRIPE, system)).toMatchObject({ state: 'ACTIVE' });
  expect((await reported(second)).map(({ title }) => title)).toEqual(['Buyers pay to Stripe (test) now']);
  expect(await codeOf(CONNECT, { input: PAYSTACK }, await keyOf(system, false))).toBe('KEY_SCOPE_REQUIRED');
});
