import { randomUUID } from 'node:crypto';
import type { GraphQLAnswer, TestActor, TestClient } from '../../support/client.ts';
import { published } from '../events/organiser.ts';

export interface ContractPeople {
  contractId: string;
  /** Of the issuer, and no signatory. */
  admin: TestActor;
  /** Of the issuer, and a signatory. */
  finance: TestActor;
  /** Of no organisation, and signatories. */
  musician: TestActor;
  manager: TestActor;
  /** Has a share and signs nothing. */
  partner: TestActor;
  /** Of the issuer, and looks. */
  auditor: TestActor;
  /** Of another issuer. */
  stranger: TestActor;
}

/** A draft contract with three signatories and a partner: the rows that agreeing on one leaves. */
export async function contractPeople(app: TestClient): Promise<ContractPeople> {
  const admin = await app.actor('issuer_admin');
  const issuerId = admin.issuerId ?? '';
  const people = {
    admin,
    finance: await app.actor('issuer_finance', issuerId),
    musician: await app.actor('attendee'),
    manager: await app.actor('attendee'),
    partner: await app.actor('attendee'),
    auditor: await app.actor('issuer_auditor', issuerId),
    stranger: await app.actor('issuer_admin'),
  };
  return { ...people, contractId: await contractRows(app, people) };
}

type Agreeing = Pick<ContractPeople, 'admin' | 'finance' | 'musician' | 'manager' | 'partner'>;

/** One more contract of these people, for an event of its own. */
export async function contractRows(app: TestClient, people: Agreeing): Promise<string> {
  const { admin, finance, musician, manager, partner } = people;
  const event = await published(app, admin);
  const [id, partnerId] = [randomUUID(), randomUUID()];
  await app.sql(
    `INSERT INTO contracts (id, issuer_id, event_id, name, required_sigs, created_by, created_at)
     VALUES ($1, $2, $3, 'Koroga shares', 2, $4, now())`,
    [id, admin.issuerId, event.id, admin.userId],
  );
  for (const [index, { userId }] of [finance, musician, manager].entries()) {
    await app.sql(
      `INSERT INTO contract_signatories (id, contract_id, issuer_id, position, user_id) VALUES ($1, $2, $3, $4, $5)`,
      [randomUUID(), id, admin.issuerId, index + 1, userId],
    );
    await member(app, id, userId, 'signatory', admin.issuerId);
  }
  await app.sql(
    `INSERT INTO partners (id, issuer_id, email, name, role, status, user_id, invited_by, invited_at, answered_at)
     VALUES ($1, $2, $3, 'The band', 'musician', 'accepted', $4, $5, now(), now()) ON CONFLICT DO NOTHING`,
    [partnerId, admin.issuerId, partner.email, partner.userId, admin.userId],
  );
  await app.sql(
    `INSERT INTO contract_shares (id, contract_id, issuer_id, position, partner_id, share_type, share_bps)
     SELECT $1, $2, $3, 1, id, 'percentage', 3000 FROM partners WHERE issuer_id = $3 AND email = $4`,
    [randomUUID(), id, admin.issuerId, partner.email],
  );
  await member(app, id, partner.userId, 'partner', admin.issuerId);
  return id;
}

async function member(
  app: TestClient,
  id: string,
  user: string,
  kind: string,
  issuer: string | null,
): Promise<void> {
  await app.sql(
    'INSERT INTO contract_members (contract_id, user_id, kind, issuer_id) VALUES ($1, $2, $3, $4)',
    [id, user, kind, issuer],
  );
}

export const EXPENSE_FIELDS = `id contractId contractName eventName category description amount { value currency } owed
  receiptLink receipt { id fileName mediaType size url } status comment submitter { id name email } createdAt decidedAt
  decidedBy { id name email } paid paidRoundId isOwn viewerCanDecide`;

const SUBMIT = `mutation ($input: ExpenseInput!, $key: String) {
  submitExpense(input: $input, idempotencyKey: $key) { ${EXPENSE_FIELDS} } }`;
const DECIDE = `mutation ($id: ID!, $approve: Boolean!, $comment: String) {
  decideExpense(id: $id, approve: $approve, comment: $comment) { ${EXPENSE_FIELDS} } }`;
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
  return app.graphql(SUBMIT, { input, key }, who);
}

/** @throws Error with the refusal, when there was one */
export async function submitted(
  ...call: Parameters<typeof submit>
): Promise<{ id: string; [field: string]: unknown }> {
  const { data, errors } = await submit(...call);
  if (!data?.submitExpense) throw new Error(JSON.stringify(errors));
  return data.submitExpense;
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

export function codeOf(answer: GraphQLAnswer): string | undefined {
  return answer.errors?.[0]?.extensions.code;
}
