import type { GraphQLAnswer, TestActor, TestClient } from '../../support/client.ts';
import { acceptedPartner, createContract, granted, type TestPartner } from '../../support/contract-people.ts';
import { published } from '../events/organiser.ts';

export interface ExpensePeople {
  contractId: string;
  /** Of the issuer, and no signatory. */
  admin: TestActor;
  /** Of the issuer, and a signatory. */
  finance: TestActor;
  /** Of no organisation, and signatories. */
  musician: TestPartner;
  manager: TestPartner;
  /** Has a share and signs nothing. */
  partner: TestPartner;
  /** Of the issuer, and may only read. */
  auditor: TestActor;
  /** Of another issuer. */
  stranger: TestActor;
}

/** A draft contract with three signatories and a partner, and other people. */
export async function expensePeople(app: TestClient): Promise<ExpensePeople> {
  const admin = await app.actor('issuer_admin');
  const issuerId = admin.issuerId ?? '';
  const people = {
    admin,
    finance: await app.actor('issuer_finance', issuerId),
    musician: await acceptedPartner(app, admin),
    manager: await acceptedPartner(app, admin),
    partner: await acceptedPartner(app, admin),
    auditor: await app.actor('issuer_auditor', issuerId),
    stranger: await app.actor('issuer_admin'),
  };
  return { ...people, contractId: await agreed(app, people) };
}

type Agreeing = Pick<ExpensePeople, 'admin' | 'finance' | 'musician' | 'partner'> & { manager: TestActor };

/** One more contract of these people, for an event of its own. */
export async function agreed(app: TestClient, people: Agreeing): Promise<string> {
  const { admin, finance, musician, manager, partner } = people;
  const event = await published(app, admin);
  const answer = await createContract(app, admin, {
    eventId: event.id,
    name: 'Koroga shares',
    shares: [{ partnerId: partner.partnerId, type: 'PERCENTAGE', percent: '30' }],
    signatoryIds: [finance.userId, musician.userId, manager.userId],
    requiredSigs: 2,
  });
  return granted(answer).createContract.contract.id;
}

export const EXPENSE_FIELDS = `id contract { id } contractName eventName category description amount { amount currency } owed { amount }
  receiptLink receipt { id fileName mediaType size url } status comment submitter { id name email } createdAt decidedAt
  decidedBy { id name email } paid paidRound { id } isOwn viewerCanDecide`;

const SUBMIT = `mutation ($input: SubmitExpenseInput!) {
  submitExpense(input: $input) { expense { ${EXPENSE_FIELDS} } } }`;
const DECIDE = `mutation ($id: ID!, $approve: Boolean!, $comment: String) {
  decideExpense(input: { id: $id, approve: $approve, comment: $comment }) { expense { ${EXPENSE_FIELDS} } } }`;
const LIST = `query ($contractId: ID!, $status: ExpenseStatus, $first: Int, $after: String) {
  expenses(contractId: $contractId, status: $status, first: $first, after: $after) {
    nodes { ${EXPENSE_FIELDS} } pageInfo { endCursor hasNextPage } } }`;
const PENDING = `query ($contractId: ID) { pendingExpenses(contractId: $contractId) { nodes { ${EXPENSE_FIELDS} } } }`;

export type Caller = { token?: string };

export function submit(
  app: TestClient,
  who: Caller,
  contractId: string,
  changed: Record<string, unknown> = {},
  key: string | null = null,
): Promise<GraphQLAnswer> {
  const input = { contractId, category: 'EQUIPMENT', description: 'Loudspeakers', amount: '100', ...changed };
  return app.graphql(SUBMIT, { input: { ...input, idempotencyKey: key } }, who);
}

/** @throws Error with the refusal, if there is one */
export async function submitted(
  ...call: Parameters<typeof submit>
): Promise<{ id: string; [field: string]: unknown }> {
  const { data, errors } = await submit(...call);
  if (!data?.submitExpense.expense) throw new Error(JSON.stringify(errors));
  return data.submitExpense.expense;
}

export function decide(
  app: TestClient,
  who: Caller,
  id: string,
  approve = true,
  comment: string | null = null,
): Promise<GraphQLAnswer> {
  return app.graphql(DECIDE, { id, approve, comment }, who);
}

export function list(
  app: TestClient,
  who: Caller,
  contractId: string,
  page: Record<string, unknown> = {},
): Promise<GraphQLAnswer> {
  return app.graphql(LIST, { contractId, first: 50, ...page }, who);
}

export function pending(
  app: TestClient,
  who: Caller,
  contractId: string | null = null,
): Promise<GraphQLAnswer> {
  return app.graphql(PENDING, { contractId }, who);
}
