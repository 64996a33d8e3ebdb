import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bootTestApp, type TestActor, type TestApp } from '../../support/app.ts';
import { codeOf } from '../../support/client.ts';
import { accept, granted, invite } from '../../support/contract-people.ts';
import {
  agreed,
  decide,
  type ExpensePeople,
  expensePeople,
  list,
  pending,
  submit,
  submitted,
} from './expense-people.ts';

let app: TestApp;
let people: ExpensePeople;
let id: string;

beforeAll(async () => {
  app = await bootTestApp();
  people = await expensePeople(app);
  id = people.contractId;
});
afterAll(() => app.close());

describe('submitting', () => {
  it('is for the issuer and for the signatories', async () => {
    const admin = await submitted(app, people.admin, id, { receiptLink: 'https://shop.test/receipts/4711' });
    expect(admin).toMatchObject({
      contract: { id },
      contractName: 'Koroga shares',
      eventName: 'Koroga Festival',
      category: 'EQUIPMENT',
      description: 'Loudspeakers',
      amount: { amount: '100', currency: 'USD' },
      owed: null,
      receiptLink: 'https://shop.test/receipts/4711',
      receipt: null,
      status: 'PENDING',
      submitter: { id: people.admin.userId, email: people.admin.email },
      decidedBy: null,
      paid: false,
      isOwn: true,
      viewerCanDecide: false,
    });
    for (const who of [people.finance, people.musician]) {
      const mine = await submitted(app, who, id, { amount: '12.50', currency: 'KES' });
      expect(mine).toMatchObject({ amount: { amount: '12.5', currency: 'KES' }, isOwn: true });
    }
  });

  it('is refused to those who only look, and to strangers of the contract', async () => {
    expect(codeOf(await submit(app, {}, id))).toBe('UNAUTHENTICATED');
    expect(codeOf(await submit(app, people.auditor, id))).toBe('FORBIDDEN');
    expect(codeOf(await submit(app, people.partner, id))).toBe('FORBIDDEN');
    expect(codeOf(await submit(app, await app.actor('system_admin'), id))).toBe('FORBIDDEN');
    expect(codeOf(await submit(app, await app.actor('system_auditor'), id))).toBe('FORBIDDEN');
    expect(codeOf(await submit(app, people.stranger, id))).toBe('NOT_FOUND');
    expect(codeOf(await submit(app, await app.actor('attendee'), id))).toBe('NOT_FOUND');
    expect(codeOf(await submit(app, people.admin, 'no contract'))).toBe('NOT_FOUND');
    await app.app.services.audit.flush();
    const [refused] = await app.sql<{ n: number }>(
      `SELECT count(*)::int AS n FROM audit_entries WHERE action = 'access.refuse' AND entity_id = 'submitExpense'
         AND user_id = $1`,
      [people.auditor.userId],
    );
    expect(refused?.n).toBe(1);
  });

  it.each([
    ['description', { description: '  ' }],
    ['description', { description: 'x'.repeat(1_001) }],
    ['description', { description: 'a bell \u0007' }],
    ['amount', { amount: '0' }],
    ['amount', { amount: '922337203686' }],
    ['receiptLink', { receiptLink: 'javascript:alert(1)' }],
    ['receiptLink', { receiptLink: 'data:text/html,hello' }],
    ['receiptLink', { receiptLink: 'https://' }],
    ['receiptLink', { receiptLink: 'ftp://shop.test/receipt' }],
    ['receiptLink', { receiptLink: '//shop.test/receipt' }],
    ['receiptLink', { receiptLink: 'https://passa.example@evil.test/receipt' }],
    ['receiptLink', { receiptLink: 'see javascript://x' }],
    ['receiptLink', { receiptLink: 'java\tscript:alert(1)' }],
    ['receiptLink', { receiptLink: 'https://shop.test/\u202Efdp.exe' }],
    ['receiptId', { receiptId: 'mine' }],
  ])('names what is wrong with the %s', async (field, changed) => {
    const answer = await submit(app, people.admin, id, changed);
    expect(codeOf(answer)).toBe('BAD_INPUT');
    expect(answer.errors?.[0]?.extensions.details).toMatchObject({ fields: [{ field }] });
  });

  it('refuses amounts that are none', async () => {
    for (const amount of ['-5', '0.12345678', '1e3', 'many']) {
      expect(codeOf(await submit(app, people.admin, id, { amount }))).toBe('BAD_INPUT');
    }
  });

  it('takes a reference in words as a receipt', async () => {
    const expense = await submitted(app, people.admin, id, { receiptLink: ' Invoice: 2031/17, folder B ' });
    expect(expense.receiptLink).toBe('Invoice: 2031/17, folder B');
    const link = await submitted(app, people.admin, id, { receiptLink: 'HTTPS://Shop.test/a b' });
    expect(link.receiptLink).toBe('https://shop.test/a%20b');
  });

  it('is one expense for one idempotency key', async () => {
    const calls = await Promise.all([1, 2, 3].map(() => submitted(app, people.finance, id, {}, 'row-1')));
    expect(new Set(calls.map((one) => one.id)).size).toBe(1);
    const other = await submit(app, people.finance, id, { amount: '101' }, 'row-1');
    expect(codeOf(other)).toBe('IDEMPOTENCY_MISMATCH');
    // Idempotency keys are per person.
    const another = await submitted(app, people.musician, id, {}, 'row-1');
    expect(another.id).not.toBe(calls[0]?.id);
  });

  it('does not let a key reach into the contract of another issuer', async () => {
    const theirs = await expensePeople(app);
    await invite(app, theirs.admin, people.manager.email);
    await accept(app, people.manager);
    const other = await agreed(app, { ...theirs, manager: people.manager });
    const first = await submitted(app, people.manager, id, {}, 'both');
    expect(codeOf(await submit(app, people.manager, other, {}, 'both'))).toBe('IDEMPOTENCY_MISMATCH');
    expect((await submitted(app, people.manager, id, {}, 'both')).id).toBe(first.id);
  });

  it('ends with the contract', async () => {
    const withdrawn = await agreed(app, people);
    const expense = await submitted(app, people.admin, withdrawn);
    const WITHDRAW = 'mutation ($id: ID!) { withdrawContract(input: { id: $id }) { contract { id } } }';
    granted(await app.graphql(WITHDRAW, { id: withdrawn }, people.admin));
    expect(codeOf(await submit(app, people.admin, withdrawn))).toBe('NOT_FOUND');
    expect(codeOf(await decide(app, people.finance, expense.id))).toBe('NOT_FOUND');
    const { data } = await pending(app, people.finance);
    expect(data.pendingExpenses.nodes.map((one: { id: string }) => one.id)).not.toContain(expense.id);
  });
});

describe('the lists', () => {
  let contractId: string;
  const ids: string[] = [];
  beforeAll(async () => {
    contractId = await agreed(app, people);
    for (const who of [people.admin, people.finance, people.musician]) {
      ids.unshift((await submitted(app, who, contractId)).id);
      app.clock.advance('1s');
    }
  });

  const idsOf = (nodes: { id: string }[]) => nodes.map((one) => one.id);

  it('show the expenses of a contract to those who see its money, newest first', async () => {
    const { admin, finance, musician, auditor } = people;
    for (const who of [admin, finance, musician, auditor, await app.actor('system_auditor')]) {
      const { data } = await list(app, who, contractId);
      expect(idsOf(data.expenses.nodes)).toEqual(ids);
      const waiting = await pending(app, who, contractId);
      expect(idsOf(waiting.data.pendingExpenses.nodes)).toEqual(ids);
    }
  });

  it('show a partner nothing, and others not even the contract', async () => {
    expect(codeOf(await list(app, people.partner, contractId))).toBe('FORBIDDEN');
    expect(codeOf(await pending(app, people.partner, contractId))).toBe('FORBIDDEN');
    expect((await pending(app, people.partner)).data.pendingExpenses.nodes).toEqual([]);
    expect(codeOf(await list(app, people.stranger, contractId))).toBe('NOT_FOUND');
    expect(codeOf(await pending(app, people.stranger, contractId))).toBe('NOT_FOUND');
    expect((await pending(app, people.stranger)).data.pendingExpenses.nodes).toEqual([]);
    const validator = await app.actor('issuer_validator', people.admin.issuerId ?? '');
    expect(codeOf(await list(app, validator, contractId))).toBe('FORBIDDEN');
  });

  it('say who may decide: other signatories', async () => {
    const rights = async (who: TestActor) =>
      (await pending(app, who, contractId)).data.pendingExpenses.nodes.map(
        (one: { isOwn: boolean; viewerCanDecide: boolean }) => [one.isOwn, one.viewerCanDecide],
      );
    expect(await rights(people.finance)).toEqual([
      [false, true],
      [true, false],
      [false, true],
    ]);
    expect(await rights(people.musician)).toEqual([
      [true, false],
      [false, true],
      [false, true],
    ]);
    expect(await rights(people.admin)).toEqual([
      [false, false],
      [false, false],
      [true, false],
    ]);
  });

  it('are read page by page', async () => {
    const first = (await list(app, people.admin, contractId, { first: 2 })).data.expenses;
    expect(idsOf(first.nodes)).toEqual(ids.slice(0, 2));
    expect(first.pageInfo.hasNextPage).toBe(true);
    const rest = { first: 2, after: first.pageInfo.endCursor };
    const second = (await list(app, people.admin, contractId, rest)).data.expenses;
    expect(idsOf(second.nodes)).toEqual(ids.slice(2));
    expect(second.pageInfo.hasNextPage).toBe(false);
    expect(codeOf(await list(app, people.admin, contractId, { after: 'WyJhIiwiYiJd' }))).toBe('BAD_INPUT');
    expect(codeOf(await list(app, people.admin, contractId, { first: 0 }))).toBe('BAD_INPUT');
  });

  it('can be of one state', async () => {
    await decide(app, people.manager, ids[0] ?? '', false);
    const { data } = await list(app, people.admin, contractId, { status: 'REJECTED' });
    expect(idsOf(data.expenses.nodes)).toEqual([ids[0]]);
    const waiting = await pending(app, people.manager, contractId);
    expect(idsOf(waiting.data.pendingExpenses.nodes)).toEqual(ids.slice(1));
  });
});
