import { afterAll, beforeAll, expect, it } from 'vitest';
import { bootTestApp, PASSWORD, type TestActor, type TestApp } from '../../support/app.ts';
import { booksDiffer } from '../../support/books.ts';
import { BUYER } from '../../support/buyers.ts';
import { openMail, secretIn } from '../../support/mail.ts';
import { fundedBuyer } from '../../support/wallet-buyers.ts';
import { published } from '../events/organiser.ts';
import {
  DISTRIBUTED,
  EXPENSE,
  expectEscrow,
  expectOneTransaction,
  GOT,
  lumensOf,
  SALES,
} from './five-people.ts';

let app: TestApp;
beforeAll(async () => {
  app = await bootTestApp({ ledger: true });
});
afterAll(() => app.close());

type Who = { token?: string };

// biome-ignore lint/suspicious/noExplicitAny: tests read answers as a client does, field by field
async function ask(who: Who, document: string, variables: Record<string, unknown> = {}): Promise<any> {
  const { data, errors } = await app.graphql(document, variables, who);
  expect(errors, JSON.stringify(errors)).toBeUndefined();
  return data;
}

const INVITE = `mutation ($email: String!, $role: PartnerRole!, $name: String) {
  invitePartner(input: { email: $email, role: $role, name: $name }) { partner { id status } } }`;
const ANSWER = `mutation ($id: ID, $token: String, $accept: Boolean!, $newAccount: NewPartnerAccount) {
  answerInvitation(input: { id: $id, token: $token, accept: $accept, newAccount: $newAccount }) {
    invitation { status } accountCreated hasWallet } }`;
const LOGIN = `mutation ($email: String!, $password: String!) {
  login(input: { email: $email, password: $password }) { token user { id } } }`;
const PARTNERS = '{ partners { nodes { id name email role status userId publicKey } } }';
const CREATE = `mutation ($input: CreateContractInput!) {
  createContract(input: $input) { contract { id status totalPercent requiredSigs canFinalize } } }`;
const APPROVE = `mutation ($id: ID!) {
  approveContract(input: { id: $id }) { canFinalize message contract { approvals { person { id } } signatories { name badge } } } }`;
const FINALIZE = `mutation ($id: ID!, $key: String) {
  finalizeContract(input: { id: $id, idempotencyKey: $key }) { contract { status finalizing escrow { publicKey transactionHash requiredSigs }
    signatories { person { id } publicKey keyHolder } } } }`;
const BUY = `mutation ($input: PurchaseWithWalletInput!) {
  purchaseWithWallet(input: $input) { processing
    order { status payment { destination } } tickets { id } } }`;
const SUBMIT = `mutation ($input: SubmitExpenseInput!) {
  submitExpense(input: $input) { expense { id status viewerCanDecide } } }`;
const DECIDE = `mutation ($id: ID!) { decideExpense(input: { id: $id, approve: true }) { expense { status owed { amount } } } }`;
const MONEY = `query ($id: ID!) { contract(id: $id) { viewerRole financials { totalRevenue { amount } approvedExpenses { amount } netRevenue { amount }
  availableForDistribution { amount } totalFinancing { amount } distributed { amount } owedExpenses { amount } inOpenRounds { amount } } } }`;
const ROUND = `id number status amount { amount } total { amount } gathered requiredSigs transactionHash
  payments { kind name destination amount { amount } } authorizations { person { id } method counts sent }
  viewerCanAuthorize viewerCanExecute`;
const TRIGGER = `mutation ($input: TriggerRoundInput!) {
  triggerRound(input: $input) { round { ${ROUND} } } }`;
const AUTHORIZE = `mutation ($id: ID!) { authorizeRound(input: { id: $id }) { round { ${ROUND} } } }`;
const EXECUTE = `mutation ($id: ID!, $key: String) { executeRound(input: { id: $id, idempotencyKey: $key }) { round { ${ROUND} } } }`;
const PENDING =
  'query ($contractId: ID) { pendingRounds(contractId: $contractId) { nodes { id status viewerCanAuthorize } } }';
const FIND_ROUND = `query ($id: ID!) { round(id: $id) { ${ROUND} } }`;

/** Invites by mail; the person joins with the link, which creates the account. */
async function joins(admin: TestActor, email: string, name: string, role: string) {
  await ask(admin, INVITE, { email, role, name });
  const token = secretIn((await openMail(app, email, 'partner_invitation')).text);
  const { answerInvitation } = await ask({}, ANSWER, {
    token,
    accept: true,
    newAccount: { name, password: PASSWORD },
  });
  expect(answerInvitation).toEqual({
    invitation: { status: 'ACCEPTED' },
    accountCreated: true,
    hasWallet: true,
  });
  const { login } = await ask({}, LOGIN, { email, password: PASSWORD });
  return { token: login.token as string, userId: login.user.id as string };
}

it('five people share the revenue of an event through GraphQL alone', async () => {
  // The organiser and their finance, a buyer, and two partners without accounts.
  const admin = await app.actor('issuer_admin');
  const finance = await app.actor('issuer_finance', admin.issuerId ?? '');
  const buyer = await fundedBuyer(app);
  const band = await joins(admin, 'band@people.test', 'The Band', 'MUSICIAN');
  const venue = await joins(admin, 'venue@people.test', 'The Hall', 'VENUE');
  const { partners } = await ask(admin, PARTNERS);
  const partnerOf = (email: string) => partners.nodes.find((one: { email: string }) => one.email === email);
  const [bandPartner, venuePartner] = [partnerOf('band@people.test'), partnerOf('venue@people.test')];
  expect(bandPartner).toMatchObject({ status: 'ACCEPTED', userId: band.userId });

  const event = await published(app, admin, {}, [
    { tier: 'regular', count: 9, price: SALES.price, currency: 'XLM' },
  ]);
  await ask(admin, 'mutation { createWallet { wallet { publicKey } } }');
  const {
    createContract: { contract: createContract },
  } = await ask(admin, CREATE, {
    input: {
      eventId: event.id,
      name: 'Koroga shares',
      shares: [
        { partnerId: venuePartner.id, type: 'FIXED', fixedAmount: '100' },
        { partnerId: bandPartner.id, type: 'PERCENTAGE', percent: '33.33' },
        { partnerId: venuePartner.id, type: 'PERCENTAGE', percent: '12.5' },
      ],
      signatoryIds: [admin.userId, band.userId, venue.userId],
      requiredSigs: 2,
      idempotencyKey: 'agreed',
    },
  });
  expect(createContract).toMatchObject({ status: 'DRAFT', requiredSigs: 2, canFinalize: false });
  const id: string = createContract.id;

  expect((await ask(band, APPROVE, { id })).approveContract).toMatchObject({
    canFinalize: false,
    message: 'Contract approved successfully!',
  });
  expect((await ask(admin, APPROVE, { id })).approveContract).toMatchObject({
    canFinalize: true,
    message: 'Contract can now be finalized!',
  });
  const {
    finalizeContract: { contract: finalizeContract },
  } = await ask(admin, FINALIZE, { id, key: 'final' });
  expect(finalizeContract).toMatchObject({ status: 'FINAL', finalizing: false, escrow: { requiredSigs: 2 } });
  const escrow: string = finalizeContract.escrow.publicKey;
  const keyOf = (userId: string): string =>
    finalizeContract.signatories.find((one: { person: { id: string } }) => one.person.id === userId)
      .publicKey;
  const keys = { admin: keyOf(admin.userId), band: keyOf(band.userId), venue: keyOf(venue.userId) };
  await expectEscrow(app, escrow, Object.values(keys));

  const before = await lumensOf(app, escrow);
  const { purchaseWithWallet } = await ask(buyer, BUY, {
    input: {
      eventId: event.id,
      tier: 'regular',
      quantity: SALES.quantity,
      paymentCurrency: 'XLM',
      paymentAmount: String(SALES.total),
      holder: BUYER,
      idempotencyKey: 'seats',
    },
  });
  expect(purchaseWithWallet).toMatchObject({ order: { status: 'PAID', payment: { destination: escrow } } });
  expect((await lumensOf(app, escrow)) - before).toBe(3_000_000_000n);

  const {
    submitExpense: { expense: submitExpense },
  } = await ask(band, SUBMIT, {
    input: {
      contractId: id,
      category: 'EQUIPMENT',
      description: 'Strings',
      amount: EXPENSE.amount,
      currency: EXPENSE.currency,
      idempotencyKey: 'strings',
    },
  });
  expect(submitExpense).toMatchObject({ status: 'PENDING', viewerCanDecide: false });
  const decided = await ask(venue, DECIDE, { id: submitExpense.id });
  expect(decided.decideExpense.expense).toEqual({ status: 'APPROVED', owed: { amount: EXPENSE.owed } });
  expect((await ask(admin, MONEY, { id })).contract).toEqual({
    viewerRole: 'ISSUER',
    financials: {
      totalRevenue: { amount: '300' },
      approvedExpenses: { amount: '34' },
      netRevenue: { amount: '266' },
      availableForDistribution: { amount: '266' },
      totalFinancing: { amount: '0' },
      distributed: { amount: '0' },
      owedExpenses: { amount: '34' },
      inOpenRounds: { amount: '0' },
    },
  });

  const {
    triggerRound: { round: triggerRound },
  } = await ask(admin, TRIGGER, {
    input: {
      contractId: id,
      amount: DISTRIBUTED,
      reason: 'After the show',
      idempotencyKey: 'round one',
    },
  });
  const roundId: string = triggerRound.id;
  const findRound = async (who: Who) => (await ask(who, FIND_ROUND, { id: roundId })).round;
  const waiting = await findRound(band);
  expect(waiting).toMatchObject({
    status: 'PENDING',
    amount: { amount: DISTRIBUTED },
    total: { amount: '234.0000001' },
    gathered: 0,
    requiredSigs: 2,
    viewerCanAuthorize: true,
    viewerCanExecute: false,
  });
  const issuerWallet: string = waiting.payments.find(
    (one: { kind: string }) => one.kind === 'ISSUER',
  ).destination;
  const wallets = { band: bandPartner.publicKey, venue: venuePartner.publicKey, issuer: issuerWallet };
  const had = await balances(wallets);

  expect((await ask(band, PENDING, { contractId: id })).pendingRounds.nodes).toEqual([
    { id: roundId, status: 'PENDING', viewerCanAuthorize: true },
  ]);
  expect((await ask(venue, AUTHORIZE, { id: roundId })).authorizeRound.round).toMatchObject({
    status: 'PENDING',
    gathered: 1,
  });
  expect((await ask(band, AUTHORIZE, { id: roundId })).authorizeRound.round).toMatchObject({
    status: 'AUTHORIZED',
    gathered: 2,
    viewerCanAuthorize: false,
  });
  const {
    executeRound: { round: released },
  } = await ask(finance, EXECUTE, { id: roundId, key: 'out with it' });
  expect(released).toMatchObject({ status: 'RELEASED', authorizations: [{ sent: true }, { sent: true }] });

  const has = await balances(wallets);
  expect({
    band: has.band - had.band,
    venue: has.venue - had.venue,
    issuer: has.issuer - had.issuer,
  }).toEqual(GOT);
  await expectOneTransaction(app, released.transactionHash, {
    escrow,
    signed: [keys.band, keys.venue],
    notSigned: [keys.admin],
  });
  expect((await ask(finance, MONEY, { id })).contract.financials).toEqual({
    totalRevenue: { amount: '300' },
    approvedExpenses: { amount: '34' },
    netRevenue: { amount: '266' },
    availableForDistribution: { amount: '65.9999999' },
    totalFinancing: { amount: '0' },
    distributed: { amount: DISTRIBUTED },
    owedExpenses: { amount: '0' },
    inOpenRounds: { amount: '0' },
  });
  const { expenses } = await ask(
    band,
    'query ($id: ID!) { expenses(contractId: $id) { nodes { paid paidRound { id contract { id } again { id } } } } }',
    { id },
  );
  const paidRound = { id: roundId, contract: { id }, again: null };
  expect(expenses.nodes).toEqual([{ paid: true, paidRound }]);
  expect(await booksDiffer(app)).toEqual([]);
});

async function balances(keys: { band: string; venue: string; issuer: string }) {
  const [band, venue, issuer] = await Promise.all(
    [keys.band, keys.venue, keys.issuer].map((key) => lumensOf(app, key)),
  );
  return { band: band ?? 0n, venue: venue ?? 0n, issuer: issuer ?? 0n };
}
