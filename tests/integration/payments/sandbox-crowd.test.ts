import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type CallbackReceiver,
  type PaymentSandbox,
  startCallbackReceiver,
  startPaymentSandbox,
} from '../../support/payment-sandbox.ts';

const PASSKEY = 'bfb279f9aa9bdbcf158e97dd71a467cd2e0c893059b10f78e6b72ada1ed2c919';
const STAMP = '20261129120000';
const SIGNED = {
  BusinessShortCode: '174379',
  Timestamp: STAMP,
  Password: Buffer.from(`174379${PASSKEY}${STAMP}`).toString('base64'),
};

let sandbox: PaymentSandbox;
let receiver: CallbackReceiver;
let token: string;

beforeAll(async () => {
  [sandbox, receiver] = await Promise.all([startPaymentSandbox(), startCallbackReceiver()]);
  const basic = Buffer.from('sandbox-consumer-key:sandbox-consumer-secret').toString('base64');
  const answer = await fetch(`${sandbox.url}/oauth/v1/generate`, {
    headers: { authorization: `Basic ${basic}` },
  });
  token = ((await answer.json()) as { access_token: string }).access_token;
});
afterAll(async () => {
  await sandbox.stop();
  await receiver.stop();
});

async function daraja<T>(path: string, fields: object): Promise<T> {
  const answer = await fetch(sandbox.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ ...SIGNED, ...fields }),
  });
  return (await answer.json()) as T;
}

let pushes = 0;

/** @returns the checkout ID; undefined when the request is refused */
async function push(msisdn: string, amount: number): Promise<string | undefined> {
  pushes += 1;
  const { CheckoutRequestID } = await daraja<{ CheckoutRequestID?: string }>(
    '/mpesa/stkpush/v1/processrequest',
    {
      TransactionType: 'CustomerPayBillOnline',
      ...{ Amount: amount, PartyA: msisdn, PartyB: '174379', PhoneNumber: msisdn },
      ...{ CallBackURL: `${receiver.url}/callbacks/${pushes}`, AccountReference: `ORDER${pushes}` },
      TransactionDesc: 'Tickets',
    },
  );
  return CheckoutRequestID;
}

const queried = async (checkoutId: string | undefined): Promise<string> =>
  (
    await daraja<{ ResultCode: string }>('/mpesa/stkpushquery/v1/query', {
      CheckoutRequestID: checkoutId,
    })
  ).ResultCode;

interface Line {
  kind: string;
  receipt: string;
  amount: string;
  msisdn: string;
}

const balanceOf = async (id: string): Promise<bigint> => {
  const accounts = await sandbox.get<{ id: string; balance: string }[]>('/sandbox/balances');
  return BigInt(accounts.find((account) => account.id === id)?.balance ?? 0);
};

describe('payments that are due at the same time', () => {
  it('move their money once each, in their order, as long as each phone has enough', async () => {
    await sandbox.rule({ kind: 'push' }, { outcome: 'paid', outcomeAfter: 5, confirms: false });
    const before = await balanceOf('merchant:174379');
    // Each phone has KES 300,000: the second payment of the first is one too many, the third is not.
    const poor = '254711000001';
    const ids: (string | undefined)[] = [];
    for (const amount of [200_000, 150_000, 100_000]) ids.push(await push(poor, amount));
    const others = Array.from({ length: 60 }, (_none, other) => `2547220000${10 + other}`);
    ids.push(...(await Promise.all(others.map((msisdn) => push(msisdn, 10)))));
    expect(await queried(ids[0])).toBe('4999');
    await sandbox.advance(5);

    expect(await Promise.all(ids.map(queried))).toEqual(['0', '1', '0', ...others.map(() => '0')]);
    expect(await balanceOf(`phone:${poor}`)).toBe(0n);
    expect((await balanceOf('merchant:174379')) - before).toBe(30_060_000n);
    const lines = (await sandbox.get<Line[]>('/sandbox/statement')).filter(({ kind }) => kind === 'payment');
    expect(lines).toHaveLength(62);
    expect(new Set(lines.map(({ receipt }) => receipt)).size).toBe(62);
    const { messages } = await sandbox.get<{ messages: { body: string }[] }>(`/phone/${poor}/state`);
    expect(messages.map(({ body }) => body)).toEqual([
      expect.stringMatching(/Ksh100000\.00 sent .* balance is Ksh0\.00\.$/),
      expect.stringMatching(/Ksh200000\.00 sent .* balance is Ksh100000\.00\.$/),
    ]);
    const callbacks = receiver.received.map(({ path }) => path);
    expect(new Set(callbacks).size).toBe(callbacks.length);
    expect(callbacks).toHaveLength(63);
    const balances = await sandbox.get<{ balance: string }[]>('/sandbox/balances');
    expect(balances.reduce((sum, { balance }) => sum + BigInt(balance), 0n)).toBe(0n);
  });

  it('use up a limited rule exactly as often as it allows', async () => {
    await sandbox.clearRules();
    await sandbox.rule({ kind: 'push' }, { answer: { error: '500.003.02', status: 500 } }, 3);
    await sandbox.rule({ kind: 'push' }, { outcome: 'paid', confirms: false });
    const ids = await Promise.all(
      Array.from({ length: 20 }, (_none, buyer) => push(`2547330000${10 + buyer}`, 10)),
    );
    expect(ids.filter((id) => id === undefined)).toHaveLength(3);
  });
});

describe('a provider that is slow', () => {
  it('answers queries after a time, and holds up no other request', async () => {
    await sandbox.clearRules();
    await sandbox.rule(
      { kind: 'push', msisdn: '254744000001' },
      { outcome: 'paid', confirms: false, queriesAfter: 2 },
    );
    await sandbox.rule({ kind: 'push' }, { outcome: 'paid', confirms: false });
    const [slow, fast] = [await push('254744000001', 10), await push('254744000002', 10)];
    const startedAt = performance.now();
    // More than the sandbox has connections to its database.
    const slowly = Array.from({ length: 20 }, () => queried(slow));
    const first = await Promise.race([...slowly, queried(fast).then(() => 'fast')]);
    expect(first).toBe('fast');
    // All of them have come.
    await pause(500);
    await sandbox.advance(1);
    // What was true when the query came.
    expect(await Promise.all(slowly)).toEqual(slowly.map(() => '4999'));
    expect(performance.now() - startedAt).toBeGreaterThan(1_900);
  });

  it('answers a request after a time, though it was accepted at once', async () => {
    await sandbox.clearRules();
    await sandbox.rule({ kind: 'push' }, { answerAfter: 1, callbacks: [] });
    const startedAt = performance.now();
    const pushed = push('254744000003', 10);
    for (;;) {
      const { prompt } = await sandbox.get<{ prompt: object | null }>('/phone/254744000003/state');
      if (prompt !== null) break;
    }
    expect(await pushed).toMatch(/^ws_CO_/);
    expect(performance.now() - startedAt).toBeGreaterThan(950);
  });
});
