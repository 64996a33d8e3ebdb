import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bootTestApp, type TestActor, type TestApp } from '../../support/app.ts';
import { accept, granted, invite } from '../../support/contract-people.ts';
import { setRate } from '../../support/wallet-buyers.ts';
import {
  agreed,
  codeOf,
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

/** The journal lines of an expense. */
const journalOf = (expenseId: string) =>
  app.sql<Record<string, unknown>>(
    `SELECT kind, debit, credit, currency, units::text, phase, contract_id FROM journal_transfers WHERE expense_id = $1`,
    [expenseId],
  );

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

describe('deciding', () => {
  it('approves: it is owed at the rate of that moment, in the books, and the submitter has a wallet', async () => {
    const expense = await submitted(app, people.musician, id, { amount: '100', currency: 'USD' });
    const { data } = await decide(app, people.finance, expense.id, true, ' Seen the bill ');
    expect(data.decideExpense.expense).toMatchObject({
      status: 'APPROVED',
      owed: { amount: '850' },
      comment: 'Seen the bill',
      decidedBy: { id: people.finance.userId, email: people.finance.email },
      paid: false,
      viewerCanDecide: false,
    });
    expect(await journalOf(expense.id)).toEqual([
      {
        kind: 'expense_approved',
        debit: 'expenses',
        credit: 'expenses_owed',
        currency: 'XLM',
        units: '8500000000',
        phase: 'posted',
        contract_id: id,
      },
    ]);
    const wallets = await app.sql('SELECT public_key FROM wallets WHERE user_id = $1', [
      people.musician.userId,
    ]);
    expect(wallets).toHaveLength(1);
    const [audited] = await app.sql<{ user_id: string; details: unknown }>(
      `SELECT user_id, details FROM audit_entries WHERE entity_id = $1 AND action = 'expense.approve'`,
      [expense.id],
    );
    expect(audited).toMatchObject({
      user_id: people.finance.userId,
      details: { contractId: id, owedUnits: '8500000000', comment: 'Seen the bill' },
    });
  });

  it('keeps what is owed when the rate changes, and rounds half up to a stroop', async () => {
    const [early, late] = [
      await submitted(app, people.admin, id, { amount: '0.0000003', currency: 'USD' }),
      await submitted(app, people.admin, id, { amount: '0.0000003', currency: 'USD' }),
    ];
    // 3 units by 8.5 are 25.5 stroops.
    expect((await decide(app, people.finance, early.id)).data.decideExpense.expense.owed.amount).toBe(
      '0.0000026',
    );
    await setRate(app, 'USD', 'XLM', '10');
    expect((await decide(app, people.finance, late.id)).data.decideExpense.expense.owed.amount).toBe(
      '0.000003',
    );
    const { data } = await list(app, people.admin, id, { status: 'APPROVED' });
    const owed = new Map(
      data.expenses.nodes.map((one: { id: string; owed: { amount: string } }) => [one.id, one.owed.amount]),
    );
    expect(owed.get(early.id)).toBe('0.0000026');
    await setRate(app, 'USD', 'XLM', '8.5');
  });

  it('cannot approve what the ledger cannot pay', async () => {
    const tiny = await submitted(app, people.admin, id, { amount: '0.0000001', currency: 'KES' });
    expect(codeOf(await decide(app, people.finance, tiny.id))).toBe('NOT_PAYABLE');
    const huge = await submitted(app, people.admin, id, { amount: '1000000000', currency: 'USD' });
    await setRate(app, 'USD', 'XLM', '1000');
    expect(codeOf(await decide(app, people.finance, huge.id))).toBe('NOT_PAYABLE');
    await setRate(app, 'USD', 'XLM', '8.5');
    expect((await decide(app, people.finance, huge.id, false)).data.decideExpense.expense.status).toBe(
      'REJECTED',
    );
  });

  it('rejects with the words of the signatory, or with those of the specification', async () => {
    const [first, second] = [await submitted(app, people.admin, id), await submitted(app, people.admin, id)];
    const silent = await decide(app, people.finance, first.id, false);
    expect(silent.data.decideExpense.expense).toMatchObject({
      status: 'REJECTED',
      comment: 'Rejected by signatory',
      owed: null,
    });
    const told = await decide(app, people.finance, second.id, false, 'Not for this event');
    expect(told.data.decideExpense.expense.comment).toBe('Not for this event');
    expect(await journalOf(first.id)).toEqual([]);
    expect(codeOf(await decide(app, people.finance, first.id, true, 'x'.repeat(1_001)))).toBe('BAD_INPUT');
  });

  it('is never for its submitter: code and database both refuse', async () => {
    const own = await submitted(app, people.finance, id);
    const answer = await decide(app, people.finance, own.id);
    expect(codeOf(answer)).toBe('OWN_EXPENSE');
    expect(answer.errors?.[0]?.message).toBe('You cannot decide on your own expense.');
    expect(codeOf(await decide(app, people.finance, own.id, false))).toBe('OWN_EXPENSE');
    await expect(
      app.sql(
        `UPDATE expenses SET status = 'rejected', decided_by = submitted_by, decided_at = now() WHERE id = $1`,
        [own.id],
      ),
    ).rejects.toThrow('expenses_not_own');
  });

  it('is for signatories alone', async () => {
    const expense = await submitted(app, people.musician, id);
    for (const who of [people.admin, await app.actor('system_admin')]) {
      expect(codeOf(await decide(app, who, expense.id))).toBe('FORBIDDEN');
    }
    expect(codeOf(await decide(app, people.auditor, expense.id))).toBe('FORBIDDEN');
    expect(codeOf(await decide(app, people.partner, expense.id))).toBe('NOT_FOUND');
    expect(codeOf(await decide(app, people.stranger, expense.id))).toBe('NOT_FOUND');
    expect(codeOf(await decide(app, {}, expense.id))).toBe('UNAUTHENTICATED');
    expect(codeOf(await decide(app, people.finance, 'none'))).toBe('NOT_FOUND');
    // A signatory of no organisation may: the row is written for the contract's issuer.
    expect((await decide(app, people.manager, expense.id)).data.decideExpense.expense.status).toBe(
      'APPROVED',
    );
  });

  it('does not count a signatory who is suspended', async () => {
    const expense = await submitted(app, people.admin, id);
    await app.sql(`UPDATE users SET status = 'suspended' WHERE id = $1`, [people.manager.userId]);
    // Whether the session or the signature is refused first depends on the age of the session.
    expect(['FORBIDDEN', 'INVALID_CREDENTIALS']).toContain(
      codeOf(await decide(app, people.manager, expense.id)),
    );
    await app.sql(`UPDATE users SET status = 'active' WHERE id = $1`, [people.manager.userId]);
    const { data } = await list(app, people.admin, id, { status: 'PENDING', first: 100 });
    expect(data.expenses.nodes.map((one: { id: string }) => one.id)).toContain(expense.id);
  });

  it('happens once', async () => {
    const expense = await submitted(app, people.admin, id);
    await decide(app, people.finance, expense.id);
    for (const approve of [true, false]) {
      const again = await decide(app, people.musician, expense.id, approve);
      expect(codeOf(again)).toBe('ALREADY_DECIDED');
      expect(again.errors?.[0]?.message).toBe('This expense is already approved.');
    }
    expect(await journalOf(expense.id)).toHaveLength(1);
  });

  it('happens once when several decide at the same moment', async () => {
    const { finance, musician, manager } = people;
    for (let round = 0; round < 5; round += 1) {
      const expense = await submitted(app, people.admin, id);
      const answers = await Promise.all(
        [finance, musician, manager, finance].map((who, index) => decide(app, who, expense.id, index !== 1)),
      );
      const done = answers.filter(({ data }) => data?.decideExpense.expense);
      expect(done).toHaveLength(1);
      expect(answers.map(codeOf).filter((code) => code === 'ALREADY_DECIDED')).toHaveLength(3);
      const approved = done[0]?.data.decideExpense.expense.status === 'APPROVED';
      expect(await journalOf(expense.id)).toHaveLength(approved ? 1 : 0);
    }
  });
});
