import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bootTestApp, type TestApp } from '../support/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await bootTestApp({ ledger: true });
});
afterAll(() => app.close());

describe('the wallet calls', () => {
  it('answer 400 for the balance of a wallet that is not there', async () => {
    const person = await app.actor('attendee');
    for (const [method, path] of [
      ['GET', '/api/wallet/balance'],
      ['POST', '/api/wallet/fund'],
    ] as const) {
      const { status, body } = await app.rest(method, path, undefined, person);
      expect([status, body.success, body.error.code, body.message]).toEqual([
        400,
        false,
        'NO_WALLET',
        'No wallet found. Please create a new wallet first.',
      ]);
    }
  });

  it('create, fund and show a wallet, at the top of the answer and under data', async () => {
    const person = await app.actor('attendee');
    const created = await app.rest('POST', '/api/wallet/create', undefined, person);
    expect(created.status).toBe(201);
    expect(created.body).toMatchObject({
      success: true,
      public_key: expect.stringMatching(/^G[A-Z2-7]{55}$/),
      balance: '0.0000000',
      funded: false,
      data: { balance: '0.0000000', funded: false },
    });
    const { public_key } = created.body;
    const empty = await app.rest('GET', '/api/wallet/balance', undefined, person);
    expect([empty.status, empty.body.data]).toMatchObject([
      200,
      { public_key, balance: '0.0000000', funded: false },
    ]);

    const funded = await app.rest('POST', '/api/wallet/fund', undefined, {
      ...person,
      headers: { 'idempotency-key': 'first' },
    });
    expect([funded.status, funded.body.message]).toEqual([
      200,
      'Wallet funded successfully with 10,000 XLM!',
    ]);
    const full = await app.rest('GET', '/api/wallet/balance', undefined, person);
    expect(full.body).toMatchObject({ public_key, balance: '10000.0000000', funded: true });
    const again = await app.rest('POST', '/api/wallet/fund', undefined, person);
    expect([again.status, again.body.balance, again.body.message]).toEqual([
      200,
      '10000.0000000',
      'The faucet gives 10,000 XLM once a day. This wallet got them earlier today; nothing was added.',
    ]);
    const repeated = await app.rest('POST', '/api/wallet/fund', undefined, {
      ...person,
      headers: { 'idempotency-key': 'first' },
    });
    expect([repeated.body.message, repeated.headers.get('idempotency-replayed')]).toEqual([
      'Wallet funded successfully with 10,000 XLM!',
      'true',
    ]);
  });

  it('are for those who may see wallets, with a token or with an API key', async () => {
    expect((await app.rest('GET', '/api/wallet/balance')).status).toBe(401);
    const validator = await app.actor('issuer_validator');
    expect((await app.rest('POST', '/api/wallet/create', undefined, validator)).status).toBe(403);
    const admin = await app.actor('issuer_admin');
    const { body } = await app.rest('POST', '/api/issuer/api-key', undefined, admin);
    const raw = { headers: { authorization: body.api_key } };
    expect((await app.rest('POST', '/api/wallet/create', undefined, raw)).status).toBe(201);
    expect((await app.rest('GET', '/api/wallet/balance', undefined, raw)).body.balance).toBe('0.0000000');
  });
});

describe('without a ledger', () => {
  it('wallets are made and shown all the same, and money waits', async () => {
    const alone = await bootTestApp();
    try {
      const person = await alone.actor('attendee');
      expect((await alone.rest('POST', '/api/wallet/create', undefined, person)).status).toBe(201);
      const balance = await alone.rest('GET', '/api/wallet/balance', undefined, person);
      expect([balance.status, balance.body.balance, balance.body.funded]).toEqual([200, '0.0000000', false]);
      const refused = await alone.rest('POST', '/api/wallet/fund', undefined, person);
      expect([refused.status, refused.body.error.code]).toEqual([503, 'LEDGER_UNAVAILABLE']);
      expect(refused.headers.get('retry-after')).toBe('5');
      const { data } = await alone.graphql('{ ledgerStatus { network up fundable notice } }');
      expect(data.ledgerStatus).toEqual({
        network: 'SANDBOX',
        up: false,
        fundable: true,
        notice: expect.stringContaining('cannot be reached'),
      });
      const ready = await alone.rest('GET', '/health/ready');
      expect([ready.status, ready.body.checks.ledger]).toEqual([200, { ok: true, state: 'out of reach' }]);
    } finally {
      await alone.close();
    }
  });
});
