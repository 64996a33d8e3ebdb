import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ExpensePeople, expensePeople } from '../integration/expenses/expense-people.ts';
import { bootTestApp, type TestApp } from '../support/app.ts';

let app: TestApp;
let people: ExpensePeople;
beforeAll(async () => {
  app = await bootTestApp();
  people = await expensePeople(app);
});
afterAll(() => app.close());

const row = (changed: Record<string, unknown> = {}) => ({
  contract_id: people.contractId,
  category: 'catering',
  description: 'Food for the crew',
  amount: '240.5',
  currency: 'KES',
  receipt: 'https://kitchen.test/bills/9',
  ...changed,
});

const submit = (
  changed?: Record<string, unknown>,
  headers: Record<string, string> = {},
  who = people.admin,
) => app.rest('POST', '/api/expenses/submit', row(changed), { token: who.token, headers });

describe('POST /api/expenses/submit', () => {
  it('answers with the expense', async () => {
    const { status, body } = await submit();
    expect(status).toBe(201);
    expect(body).toMatchObject({
      success: true,
      message: 'Expense submitted successfully!',
      id: expect.any(String),
      contract_id: people.contractId,
      contract: { name: 'Koroga shares', event: { name: 'Koroga Festival' } },
      category: 'catering',
      description: 'Food for the crew',
      amount: 240.5,
      currency: 'KES',
      receipt: 'https://kitchen.test/bills/9',
      status: 'pending',
      submitter: { id: people.admin.userId, email: people.admin.email },
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      owed: null,
      paid: false,
    });
    expect(body.data.expense.id).toBe(body.id);
  });

  it('takes dollars unless a currency is named, and amounts as text', async () => {
    const { body } = await submit({ currency: undefined, amount: '12.50', receipt: undefined });
    expect(body).toMatchObject({ amount: 12.5, currency: 'USD', receipt: null });
  });

  it('answers the same for the same idempotency key', async () => {
    const headers = { 'idempotency-key': 'row-7' };
    const [first, second] = [await submit({}, headers), await submit({}, headers)];
    expect(second.body.id).toBe(first.body.id);
    expect((await submit({ amount: 1 }, headers)).status).toBe(422);
  });

  it('names what is missing or wrong', async () => {
    const { status, body } = await submit({ category: '', description: undefined, amount: null });
    expect(status).toBe(400);
    expect(body.error.fields.map((one: { field: string }) => one.field)).toEqual([
      'category',
      'description',
      'amount',
    ]);
    for (const wrong of [{ category: 'wine' }, { amount: 'much' }, { currency: 'EUR' }, { amount: 0 }]) {
      expect((await submit(wrong)).status).toBe(400);
    }
  });

  it('takes an uploaded receipt', async () => {
    const sent = await fetch(`${app.url}/api/expenses/receipts`, {
      method: 'POST',
      headers: { authorization: `Bearer ${people.admin.token}`, 'content-type': 'application/pdf' },
      body: '%PDF-1.7 a bill',
    });
    const { receipt_id: receiptId, url } = (await sent.json()) as { receipt_id: string; url: string };
    const { body } = await submit({ receipt: null, receipt_id: receiptId });
    expect(body.receipt).toBe(url);
    expect(body.receipt_file).toMatchObject({ id: receiptId, media_type: 'application/pdf', size: 15 });
  });

  it('is refused to those who only look', async () => {
    expect((await submit({}, {}, people.auditor)).status).toBe(403);
    expect((await submit({}, {}, people.partner)).status).toBe(403);
    expect((await submit({}, {}, people.stranger)).status).toBe(404);
  });
});

describe('GET /api/expenses', () => {
  it('answers with an array', async () => {
    const { status, body } = await app.rest(
      'GET',
      `/api/expenses?contract_id=${people.contractId}`,
      undefined,
      {
        token: people.musician.token,
      },
    );
    expect(status).toBe(200);
    expect(Array.isArray(body)).toBe(true);
    expect(body[0]).toMatchObject({
      id: expect.any(String),
      description: 'Food for the crew',
      amount: expect.any(Number),
      status: 'pending',
      submitter: { name: expect.any(String), email: people.admin.email },
      created_at: expect.any(String),
    });
  });

  it('is refused without a contract, to partners and to others', async () => {
    const ask = (query: string, who: { token: string }) =>
      app.rest('GET', `/api/expenses${query}`, undefined, who);
    expect((await ask('', people.admin)).body.error.fields[0].field).toBe('contract_id');
    expect((await ask(`?contract_id=${people.contractId}`, people.partner)).status).toBe(403);
    expect((await ask(`?contract_id=${people.contractId}`, people.stranger)).status).toBe(404);
  });
});

describe('GET /api/expenses/pending and POST /api/expenses/approve', () => {
  it('is a list from which an expense goes when it is decided', async () => {
    const [first, second] = [(await submit()).body.id, (await submit()).body.id];
    const waiting = async (query = '') => {
      const { body } = await app.rest('GET', `/api/expenses/pending${query}`, undefined, people.finance);
      return body.map((one: { id: string }) => one.id);
    };
    expect(await waiting()).toEqual(expect.arrayContaining([first, second]));
    expect(await waiting(`?contract_id=${people.contractId}`)).toEqual(
      expect.arrayContaining([first, second]),
    );
    const approve = (body: object, who = people.finance) =>
      app.rest('POST', '/api/expenses/approve', body, who);
    const approved = await approve({ expense_id: first, status: 'approved', comment: 'Fine' });
    expect(approved.status).toBe(200);
    // 240.5 shillings at 0.065 lumens.
    expect(approved.body).toMatchObject({
      success: true,
      status: 'approved',
      owed: 15.6325,
      comment: 'Fine',
    });
    const rejected = await approve({ expense_id: second, status: 'rejected' });
    expect(rejected.body).toMatchObject({ status: 'rejected', comment: 'Rejected by signatory' });
    expect(await waiting()).not.toEqual(expect.arrayContaining([first]));
    expect((await approve({ expense_id: first, status: 'rejected' })).status).toBe(409);
    expect((await approve({ expense_id: first, status: 'paid' })).status).toBe(400);
    expect((await approve({ status: 'approved' })).status).toBe(400);
    const own = (await submit({}, {}, people.finance)).body.id;
    const refused = await approve({ expense_id: own, status: 'approved' });
    expect([refused.status, refused.body.error.code]).toEqual([403, 'OWN_EXPENSE']);
    expect((await approve({ expense_id: own, status: 'approved' }, people.admin)).status).toBe(403);
  });
});
