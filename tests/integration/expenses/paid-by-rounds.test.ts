import { afterAll, beforeAll, expect, it } from 'vitest';
import { bootTestApp, type TestApp } from '../../support/app.ts';
import { booksDiffer } from '../../support/books.ts';
import { granted } from '../../support/contract-people.ts';
import { type RoundStage, roundStage, rounds } from '../../support/rounds.ts';
import { until } from '../../support/until.ts';
import { decide, list, submitted } from './expense-people.ts';

let app: TestApp;
let stage: RoundStage;
beforeAll(async () => {
  app = await bootTestApp({ ledger: true });
  stage = await roundStage(app, app.sandbox);
});
afterAll(() => app.close());

/** Submitted by one partner, approved by the other, in XLM so that nothing is converted. */
async function owed(amount: string): Promise<string> {
  const [first, second] = stage.partners;
  if (!first || !second) throw new Error('two partners were invited');
  const { id } = await submitted(app, first, stage.contractId, { amount, currency: 'XLM' });
  granted(await decide(app, second, id));
  return id;
}

async function triggered(amount: string): Promise<{ id: string; paid: string[] }> {
  const {
    triggerRound: { round: triggerRound },
  } = granted(await rounds(app).trigger(stage.owner, stage, amount));
  const payments: { kind: string; amount: { amount: string } }[] = triggerRound.payments;
  const expenses = payments.filter(({ kind }) => kind === 'EXPENSE').map((payment) => payment.amount.amount);
  return { id: triggerRound.id, paid: expenses };
}

async function released(id: string): Promise<void> {
  const { authorize, execute, find } = rounds(app);
  for (const person of stage.signatories.slice(0, 2)) granted(await authorize(person, id));
  granted(await execute(stage.owner, id));
  await until(async () => (await find(stage.owner, id)).data.round.status === 'RELEASED');
}

async function paidBy(id: string): Promise<{ paid: boolean; paidRound: { id: string } | null }> {
  const { data } = await list(app, stage.owner, stage.contractId);
  const { paid, paidRound } = data.expenses.nodes.find((one: { id: string }) => one.id === id);
  return { paid, paidRound };
}

it('an expense is paid by one round: the next that is released', async () => {
  const early = await owed('11');
  const first = await triggered('100');
  expect(first.paid).toEqual(['11']);
  // An expense approved now cannot be in the round that is being signed.
  const late = await owed('7');
  const second = await triggered('50');
  expect(second.paid).toEqual(['7']);
  await released(second.id);
  expect(await paidBy(late)).toEqual({ paid: true, paidRound: { id: second.id } });
  expect(await paidBy(early)).toEqual({ paid: false, paidRound: null });

  granted(await rounds(app).cancel(stage.owner, first.id));
  const { find } = rounds(app);
  await until(async () => (await find(stage.owner, first.id)).data.round.status === 'CANCELLED');
  const third = await triggered('100');
  expect(third.paid).toEqual(['11']);
  await released(third.id);
  expect(await paidBy(early)).toEqual({ paid: true, paidRound: { id: third.id } });
  expect((await triggered('1')).paid).toEqual([]);

  const [sums] = await app.sql<Record<string, string>>(
    `SELECT sum(units) FILTER (WHERE kind = 'expense_approved')::text AS approved,
       sum(units) FILTER (WHERE kind = 'expense_payout' AND phase = 'posted')::text AS paid
     FROM journal_transfers WHERE contract_id = $1`,
    [stage.contractId],
  );
  expect(sums).toEqual({ approved: '180000000', paid: '180000000' });
  expect(await booksDiffer(app)).toEqual([]);
});
