import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bootTestApp, type TestActor, type TestApp } from '../../support/app.ts';
import { booksDiffer } from '../../support/books.ts';
import {
  approveContract,
  type ContractStage,
  contractInput,
  contractStage,
  createContract,
  finalContract,
  granted,
} from '../../support/contract-people.ts';
import { OutsidePayer } from '../../support/external-payer.ts';
import { until } from '../../support/until.ts';
import { buyWithWallet, fundedBuyer, ledgerBalance, type PayingBuyer } from '../../support/wallet-buyers.ts';
import { published } from '../events/organiser.ts';

let app: TestApp;
let stage: ContractStage;
let buyer: PayingBuyer;
let payer: OutsidePayer;
let finance: TestActor;
let contract: { id: string; escrow: { publicKey: string } };

beforeAll(async () => {
  app = await bootTestApp({ ledger: true });
  stage = await contractStage(app);
  finance = await app.actor('issuer_finance', stage.issuerId);
  buyer = await fundedBuyer(app);
  payer = await OutsidePayer.funded(app.sandbox);
  const signatoryIds = [stage.owner.userId, stage.partners[1].userId];
  contract = await finalContract(app, stage, { signatoryIds, requiredSigs: 1 });
});
afterAll(() => app.close());

const FIGURES = `totalRevenue { amount } approvedExpenses { amount } netRevenue { amount } availableForDistribution { amount } totalFinancing { amount } distributed { amount } owedExpenses { amount }
  owedAdvances { amount } inOpenRounds { amount } escrowBalance { amount } escrowReserve { amount } ledgerAsked`;
const MONEY = `query ($id: ID!) { contract(id: $id) { viewerRole viewerCanSeeMoney totalRevenue { amount } distributedAmount { amount }
  financials { ${FIGURES} } } }`;
const look = (who: TestActor, id = contract.id) => app.graphql(MONEY, { id }, who);
const money = async () => granted(await look(stage.owner)).contract.financials;
const lacks = (expected: object) =>
  until(async () => {
    const now = await money();
    return Object.entries(expected).every(([name, value]) => isDeepStrictEqual(now[name], value)) && now;
  });

async function sell(quantity: number): Promise<string> {
  const request = { eventId: stage.event.id, quantity, paymentAmount: String(10 * quantity) };
  return granted(await buyWithWallet(app, buyer, request)).purchaseWithWallet.order.id;
}

const SUBMIT = 'mutation ($input: SubmitExpenseInput!) { submitExpense(input: $input) { expense { id } } }';
const DECIDE =
  'mutation ($id: ID!) { decideExpense(input: { id: $id, approve: true }) { expense { owed { amount } } } }';
const TRIGGER = `mutation ($input: TriggerRoundInput!) { triggerRound(input: $input) { round { id status amount { amount } total { amount }
  payments { kind name amount { amount } destination } } } }`;
const AUTHORIZE = 'mutation ($id: ID!) { authorizeRound(input: { id: $id }) { round { status } } }';
const EXECUTE = 'mutation ($id: ID!) { executeRound(input: { id: $id }) { round { status } } }';

describe('the financials of a contract', () => {
  it('are nothing at first, besides what the ledger keeps', async () => {
    const now = await money();
    expect(now).toMatchObject({
      totalRevenue: { amount: '0' },
      availableForDistribution: { amount: '0' },
      ledgerAsked: true,
    });
    // Two base reserves and one for each of the two signers.
    expect(now.escrowReserve.amount).toBe('2');
    expect(Number(now.escrowBalance.amount)).toBeGreaterThanOrEqual(2);
  });

  it('are the sums of what happened', async () => {
    const order = await sell(3);
    await sell(2);
    await payer.pay({ to: contract.escrow.publicKey, amount: '5.5' });
    await lacks({
      totalRevenue: { amount: '50' },
      totalFinancing: { amount: '5.5' },
      availableForDistribution: { amount: '55.5' },
    });
    const input = {
      contractId: contract.id,
      category: 'VENUE',
      description: 'Hall',
      amount: '1',
      currency: 'USD',
    };
    const {
      submitExpense: { expense: submitExpense },
    } = granted(await app.graphql(SUBMIT, { input }, stage.owner));
    expect(await money()).toMatchObject({
      approvedExpenses: { amount: '0' },
      availableForDistribution: { amount: '55.5' },
    });
    granted(await app.graphql(DECIDE, { id: submitExpense.id }, stage.partners[1]));
    expect(await money()).toMatchObject({
      totalRevenue: { amount: '50' },
      approvedExpenses: { amount: '8.5' },
      owedExpenses: { amount: '8.5' },
      netRevenue: { amount: '41.5' },
      availableForDistribution: { amount: '47' },
    });
    const REFUND =
      'mutation ($id: ID!) { refundOrder(input: { orderId: $id, reason: "Ill" }) { order { id } } }';
    granted(await app.graphql(REFUND, { id: order }, stage.owner));
    // A refund cannot be distributed, from its request on.
    expect(await money()).toMatchObject({ availableForDistribution: { amount: '17' } });
    await lacks({
      totalRevenue: { amount: '20' },
      netRevenue: { amount: '11.5' },
      owedAdvances: { amount: '30' },
      availableForDistribution: { amount: '17' },
    });
    expect(await booksDiffer(app)).toEqual([]);
  });

  it('show what an open round would pay: debts first, the advance too', async () => {
    const input = { contractId: contract.id, amount: '12', reason: 'The first week' };
    const {
      triggerRound: { round },
    } = granted(await app.graphql(TRIGGER, { input }, finance));
    const [wallet] = await app.sql<{ public_key: string }>(
      'SELECT public_key FROM wallets WHERE issuer_id = $1',
      [stage.issuerId],
    );
    expect(round).toMatchObject({ status: 'PENDING', amount: { amount: '12' }, total: { amount: '50.5' } });
    expect(round.payments).toContainEqual(
      expect.objectContaining({ kind: 'ADVANCE', amount: { amount: '30' }, destination: wallet?.public_key }),
    );
    expect(await money()).toMatchObject({
      inOpenRounds: { amount: '50.5' },
      availableForDistribution: { amount: '5' },
      owedAdvances: { amount: '30' },
    });
    const more = { ...input, amount: '5.0000001' };
    const refused = await app.graphql(TRIGGER, { input: more }, finance);
    expect(refused.errors?.[0]?.extensions.code).toBe('AMOUNT_EXCEEDS_AVAILABLE');
    const had = await ledgerBalance(app, wallet?.public_key ?? '');
    granted(await app.graphql(AUTHORIZE, { id: round.id }, stage.partners[1]));
    expect(granted(await app.graphql(EXECUTE, { id: round.id }, finance)).executeRound.round.status).toBe(
      'RELEASED',
    );
    expect(await money()).toMatchObject({
      distributed: { amount: '12' },
      owedExpenses: { amount: '0' },
      owedAdvances: { amount: '0' },
      inOpenRounds: { amount: '0' },
      approvedExpenses: { amount: '8.5' },
      availableForDistribution: { amount: '5' },
    });
    expect(granted(await look(stage.owner)).contract.distributedAmount.amount).toBe('12');
    const MOVEMENTS =
      '{ wallet { movements(first: 1) { nodes { kind amount { amount } eventName order { id } } } } }';
    // The history is read from the ledger, a moment after the release is recorded.
    const got = await until(async () => {
      const [newest] = granted(await app.graphql(MOVEMENTS, {}, stage.partners[0])).wallet.movements.nodes;
      return newest?.amount.amount === '12.0000000' && newest;
    });
    expect(got).toMatchObject({ kind: 'PAYMENT_IN', eventName: 'Koroga Festival', order: null });
    // The first partner's fixed share took all of the twelve: the organiser gets the advance and their own expense.
    expect((await ledgerBalance(app, wallet?.public_key ?? '')) - had).toBe(300_000_000n);
    expect(await booksDiffer(app)).toEqual([]);
  });

  it('are zero for a draft, whose event may have sold before', async () => {
    const event = await published(app, stage.owner);
    const {
      createContract: { contract: draft },
    } = granted(await createContract(app, stage.owner, contractInput({ ...stage, event })));
    granted(await approveContract(app, stage.owner, draft.id));
    expect(granted(await look(stage.owner, draft.id)).contract.financials).toMatchObject({
      totalRevenue: { amount: '0' },
      availableForDistribution: { amount: '0' },
      escrowBalance: null,
      escrowReserve: null,
      ledgerAsked: false,
    });
  });
});

describe('access to the financials', () => {
  it('signatories and the organiser’s people do', async () => {
    const auditor = await app.actor('issuer_auditor', stage.issuerId);
    const system = await app.actor('system_auditor');
    for (const who of [stage.partners[1], auditor, finance, system]) {
      expect(granted(await look(who)).contract.financials.totalRevenue.amount).toBe('20');
    }
  });

  it('a partner who signs nothing does not, with a clear refusal', async () => {
    const { data, errors } = await look(stage.partners[0]);
    expect(data.contract).toMatchObject({
      viewerRole: 'PARTNER',
      viewerCanSeeMoney: false,
      totalRevenue: null,
      distributedAmount: null,
      financials: null,
    });
    expect(errors).toMatchObject([{ path: ['contract', 'financials'], extensions: { code: 'FORBIDDEN' } }]);
  });

  it('to others there is no such contract', async () => {
    const rival = await app.actor('issuer_owner');
    const stranger = await app.actor('attendee');
    for (const who of [rival, stranger]) {
      expect(granted(await look(who)).contract).toBeNull();
    }
  });
});

describe('GET /api/contracts/financials', () => {
  const call = (who: TestActor, id = contract.id) =>
    app.rest('GET', `/api/contracts/financials?contract_id=${id}`, undefined, who);

  it('returns them in the smallest unit', async () => {
    const { status, body } = await call(finance);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      success: true,
      total_revenue: 200_000_000,
      approved_expenses: 85_000_000,
      net_revenue: 115_000_000,
      available_for_distribution: 50_000_000,
      total_financing: 55_000_000,
      ledger_asked: true,
    });
    const listed = await app.rest('GET', '/api/partnerships/contracts', undefined, finance);
    expect(listed.body.contracts).toContainEqual(
      expect.objectContaining({
        id: contract.id,
        total_revenue: 200_000_000,
        distributed_amount: 120_000_000,
      }),
    );
  });

  it('is refused to partners, and a list shows them no sums', async () => {
    expect((await call(stage.partners[0])).status).toBe(403);
    const listed = await app.rest('GET', '/api/partnerships/contracts', undefined, stage.partners[0]);
    expect(listed.body.contracts).toContainEqual(
      expect.objectContaining({ id: contract.id, total_revenue: null, distributed_amount: null }),
    );
  });

  it('wants a contract that there is', async () => {
    expect((await app.rest('GET', '/api/contracts/financials', undefined, finance)).status).toBe(400);
    expect((await call(await app.actor('issuer_owner'))).status).toBe(404);
  });
});

describe('while the ledger does not answer', () => {
  it('nothing is available, and the sums are shown all the same', async () => {
    await app.sandbox.fault({ refuseStatus: 503 });
    const now = await lacks({ ledgerAsked: false });
    expect(now).toMatchObject({
      totalRevenue: { amount: '20' },
      availableForDistribution: { amount: '0' },
      escrowBalance: null,
    });
    await app.sandbox.fault({ reset: true });
    await lacks({ ledgerAsked: true });
  });
});
