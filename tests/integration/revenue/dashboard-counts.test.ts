import { afterAll, beforeAll, expect, it } from 'vitest';
import { bootTestApp, type TestActor, type TestApp } from '../../support/app.ts';
import {
  approveContract,
  type ContractStage,
  contractInput,
  contractStage,
  createContract,
  finalContract,
  granted,
} from '../../support/contract-people.ts';
import { buyWithWallet, fundedBuyer, ledgerBalance } from '../../support/wallet-buyers.ts';
import { published } from '../events/organiser.ts';

let app: TestApp;
let stage: ContractStage;
let finance: TestActor;
let contract: { id: string };

beforeAll(async () => {
  app = await bootTestApp({ ledger: true });
  stage = await contractStage(app);
  finance = await app.actor('issuer_finance', stage.issuerId);
  const signatoryIds = [stage.owner.userId, stage.partners[1].userId];
  contract = await finalContract(app, stage, { signatoryIds, requiredSigs: 1 });
  const sale = { eventId: stage.event.id, quantity: 1, paymentAmount: '10' };
  granted(await buyWithWallet(app, await fundedBuyer(app), sale));
  const event = await published(app, stage.owner);
  const draft = granted(await createContract(app, stage.owner, contractInput({ ...stage, event })));
  granted(await approveContract(app, stage.owner, draft.createContract.contract.id));
});
afterAll(() => app.close());

const SUBMIT = 'mutation ($input: SubmitExpenseInput!) { submitExpense(input: $input) { expense { id } } }';
const TRIGGER = 'mutation ($input: TriggerRoundInput!) { triggerRound(input: $input) { round { id } } }';
const HOME = `{ dashboard { pendingDistributions walletBalance { amount } contracts pendingContracts pendingApprovals totalContracts
  partnerships } }`;
const home = async (who: TestActor) => granted(await app.graphql(HOME, {}, who)).dashboard;

it('the dashboard counts rounds and the open tasks of each role', async () => {
  const input = { contractId: contract.id, amount: '1', reason: 'The second week' };
  granted(await app.graphql(TRIGGER, { input }, finance));
  const expense = {
    contractId: contract.id,
    category: 'OTHER',
    description: 'Tape',
    amount: '1',
    currency: 'XLM',
  };
  granted(await app.graphql(SUBMIT, { input: expense }, stage.partners[1]));
  const [wallet] = await app.sql<{ public_key: string }>(
    'SELECT public_key FROM wallets WHERE issuer_id = $1',
    [stage.issuerId],
  );
  const has = await ledgerBalance(app, wallet?.public_key ?? '');
  const balance = `${has / 10_000_000n}.${String(has % 10_000_000n).padStart(7, '0')}`;
  expect(await home(finance)).toEqual({
    pendingDistributions: 1,
    walletBalance: { amount: balance },
    contracts: 2,
    pendingContracts: 0,
    pendingApprovals: 0,
    totalContracts: 0,
    partnerships: 2,
  });
  // A draft that they have approved, the round, and another person's expense.
  expect(await home(stage.owner)).toMatchObject({
    pendingContracts: 1,
    pendingApprovals: 2,
    totalContracts: 2,
  });
  // The draft, and the round; an expense is never approved by its submitter.
  expect(await home(stage.partners[1])).toMatchObject({
    pendingDistributions: 0,
    contracts: 0,
    pendingContracts: 1,
    pendingApprovals: 2,
    totalContracts: 2,
    partnerships: 0,
  });
  expect(await home(await app.actor('issuer_owner'))).toMatchObject({ contracts: 0, partnerships: 0 });
  expect(await home(await app.actor('system_auditor'))).toMatchObject({
    pendingDistributions: 1,
    contracts: 2,
    partnerships: 2,
    walletBalance: null,
  });
});
