import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bootTestApp, type TestApp } from '../../support/app.ts';
import { booksDiffer } from '../../support/books.ts';
import type { TestActor } from '../../support/client.ts';
import { granted } from '../../support/contract-people.ts';
import { type RoundStage, roundStage, rounds } from '../../support/rounds.ts';

let app: TestApp;
let stage: RoundStage;
let roundId: string;
let expenseId: string;

const SUBMIT = 'mutation ($input: SubmitExpenseInput!) { submitExpense(input: $input) { expense { id } } }';
const DECIDE = 'mutation ($id: ID!) { decideExpense(input: { id: $id, approve: true }) { expense { id } } }';

beforeAll(async () => {
  app = await bootTestApp({ ledger: true });
  stage = await roundStage(app, app.sandbox, {
    requiredSigs: 1,
    signing: 1,
    shares: [
      { type: 'FIXED', fixedAmount: '30' },
      { type: 'PERCENTAGE', percent: '10' },
    ],
  });
  const { contractId, owner, partners } = stage;
  const input = { contractId, category: 'VENUE', description: 'Hall', amount: '7', currency: 'XLM' };
  expenseId = granted(await app.graphql(SUBMIT, { input }, owner)).submitExpense.expense.id;
  granted(await app.graphql(DECIDE, { id: expenseId }, partners[0]));
  const call = rounds(app);
  roundId = granted(await call.trigger(owner, stage, '100')).triggerRound.round.id;
  granted(await call.authorize(owner, roundId));
  expect(granted(await call.execute(owner, roundId)).executeRound.round.status).toBe('RELEASED');
});
afterAll(() => app.close());
beforeEach(async () => {
  expect(await booksDiffer(app)).toEqual([]);
});

/**
 * Corrupts the records, runs the check, and repairs them.
 * @returns the violated rules
 */
async function lying(lie: string, truth: string): Promise<string[]> {
  await app.sql('ALTER TABLE journal_transfers DISABLE TRIGGER journal_transfers_append_only');
  await app.sql(lie);
  const found = (await booksDiffer(app)).map(({ rule }) => rule);
  await app.sql(truth);
  await app.sql('ALTER TABLE journal_transfers ENABLE TRIGGER journal_transfers_append_only');
  return [...new Set(found)].sort();
}

it('what a release paid stands at each share, for those who may know', async () => {
  const ask = 'query ($id: ID!) { contract(id: $id) { shares { paid { amount } } } }';
  const paid = async (reader: TestActor): Promise<(string | null)[]> => {
    const { contract } = granted(await app.graphql(ask, { id: stage.contractId }, reader));
    return contract.shares.map((share: { paid: { amount: string } | null }) => share.paid?.amount ?? null);
  };
  const [signatory, partner] = stage.partners;
  if (!signatory || !partner) throw new Error('The stage has two partners.');
  expect(await paid(stage.owner)).toEqual(['30', '7']);
  expect(await paid(signatory)).toEqual(['30', '7']);
  expect(await paid(partner)).toEqual([null, '7']);
});

describe('the check of the books finds', () => {
  it('an escrow that has other than what the journal says', async () => {
    const change = (sign: string) =>
      `UPDATE journal_transfers SET units = units ${sign} 1 WHERE contract_id = '${stage.contractId}' AND kind = 'financing'`;
    expect(await lying(change('+'), change('-'))).toEqual(['escrow.balance', 'ledger.escrow']);
  });

  it('an escrow that the ledger knows otherwise than we followed it', async () => {
    const change = (sign: string) =>
      `UPDATE wallet_movements SET units = units ${sign} 1 WHERE public_key = '${stage.escrow}' AND kind = 'funding'`;
    expect(await lying(change('+'), change('-'))).toEqual(['escrow.balance']);
  });

  it('an approved expense of another amount than was booked', async () => {
    const owed = (units: number) => `UPDATE expenses SET owed_units = ${units} WHERE id = '${expenseId}'`;
    expect(await lying(owed(70_000_001), owed(70_000_000))).toEqual(['expense.approved', 'expense.paid']);
  });

  it('an expense that a round paid and that is still owed', async () => {
    const paid = (round: string) => `UPDATE expenses SET paid_round_id = ${round} WHERE id = '${expenseId}'`;
    expect(await lying(paid('NULL'), paid(`'${roundId}'`))).toEqual(['expense.owed', 'expense.paid']);
  });

  it('a round whose payments are not its amount', async () => {
    const change = (sign: string) =>
      `UPDATE rounds SET units = units ${sign} 1, total_units = total_units ${sign} 1 WHERE id = '${roundId}'`;
    expect(await lying(change('-'), change('+'))).toEqual(['round.total']);
  });

  it('a round that paid and says that it did not', async () => {
    const state = (word: string, failure: string) =>
      `UPDATE rounds SET state = '${word}', failure = ${failure} WHERE id = '${roundId}'`;
    expect(await lying(state('failed', "'x'"), state('released', 'NULL'))).toEqual([
      'expense.paid',
      'round.journal',
    ]);
  });

  it('a payout twice, or of no round', async () => {
    const twice = `INSERT INTO journal_transfers (id, issuer_id, event_id, contract_id, round_id, kind, debit, credit, currency, units, occurred_at)
      SELECT 'ffffffff-ffff-4fff-8fff-ffffffffffff', issuer_id, event_id, contract_id, round_id, kind, debit, credit, currency, units, occurred_at
      FROM journal_transfers WHERE round_id = '${roundId}' AND kind = 'issuer_payout' AND phase = 'posted'`;
    const gone = `DELETE FROM journal_transfers WHERE id = 'ffffffff-ffff-4fff-8fff-ffffffffffff'`;
    expect(await lying(twice, gone)).toEqual(['escrow.balance', 'ledger.escrow', 'round.journal']);
    const rename = (from: string, to: string) =>
      `UPDATE journal_transfers SET kind = '${to}' WHERE round_id = '${roundId}' AND kind = '${from}'`;
    const found = await lying(
      rename('issuer_payout', 'advance_payout'),
      rename('advance_payout', 'issuer_payout'),
    );
    expect(found).toEqual(['escrow.advance', 'round.journal', 'round.unknown']);
  });

  it('a fixed share that got more than it was promised', async () => {
    const promised = (units: number) =>
      `UPDATE contract_shares SET fixed_units = ${units} WHERE contract_id = '${stage.contractId}' AND share_type = 'fixed'`;
    expect(await lying(promised(299_999_999), promised(300_000_000))).toEqual(['round.fixed']);
  });
});
