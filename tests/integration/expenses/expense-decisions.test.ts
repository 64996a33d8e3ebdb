import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bootTestApp, type TestApp } from '../../support/app.ts';
import { codeOf } from '../../support/client.ts';
import { setRate } from '../../support/wallet-buyers.ts';
import { decide, type ExpensePeople, expensePeople, list, submitted } from './expense-people.ts';

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
    const reported = await decide(app, people.finance, second.id, false, 'Not for this event');
    expect(reported.data.decideExpense.expense.comment).toBe('Not for this event');
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
