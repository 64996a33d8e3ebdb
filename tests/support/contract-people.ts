import { published } from '../integration/events/organiser.ts';
import type { GraphQLAnswer, TestActor, TestClient } from './client.ts';

/** A partner who has accepted: an attendee with a wallet. */
export interface TestPartner extends TestActor {
  partnerId: string;
}

/** An organiser with a published event, and two accepted partners. */
export interface ContractStage {
  owner: TestActor;
  issuerId: string;
  event: { id: string; slug: string };
  partners: [TestPartner, TestPartner];
}

const INVITE =
  'mutation ($email: String!) { invitePartner(input: { email: $email, role: MUSICIAN }) { partner { id status } } }';
const MINE = '{ myInvitations { nodes { id status } } }';
const ANSWER = `mutation ($id: ID!) { answerInvitation(input: { id: $id, accept: true }) { hasWallet } }`;
const WALLET = 'mutation { createWallet { wallet { publicKey } } }';

/** Throws the product's error messages. */
export function granted(answer: GraphQLAnswer): GraphQLAnswer['data'] {
  if (answer.errors) throw new Error(JSON.stringify(answer.errors));
  return answer.data;
}

/** @returns the partner's id */
export async function invite(client: TestClient, by: TestActor, email: string): Promise<string> {
  return granted(await client.graphql(INVITE, { email }, by)).invitePartner.partner.id;
}

/** An attendee whom the organiser invited and who accepted in the app. */
export async function acceptedPartner(client: TestClient, by: TestActor): Promise<TestPartner> {
  const attendee = await client.actor('attendee');
  const partnerId = await invite(client, by, attendee.email);
  await accept(client, attendee);
  return { ...attendee, partnerId };
}

/** Accepts in the app, which requires a confirmed address. */
export async function accept(client: TestClient, who: TestActor): Promise<void> {
  await client.sql('UPDATE users SET email_verified_at = now() WHERE id = $1', [who.userId]);
  for (const { id, status } of granted(await client.graphql(MINE, {}, who)).myInvitations.nodes) {
    if (status === 'PENDING') granted(await client.graphql(ANSWER, { id }, who));
  }
}

export async function makeWallet(client: TestClient, who: TestActor): Promise<string> {
  return granted(await client.graphql(WALLET, {}, who)).createWallet.wallet.publicKey;
}

const TIERS = [{ tier: 'regular', count: 200, price: '10', currency: 'XLM' }];

export async function contractStage(client: TestClient): Promise<ContractStage> {
  const owner = await client.actor('issuer_owner');
  const event = await published(client, owner, {}, TIERS);
  const partners: [TestPartner, TestPartner] = [
    await acceptedPartner(client, owner),
    await acceptedPartner(client, owner),
  ];
  await makeWallet(client, owner);
  return { owner, issuerId: owner.issuerId ?? '', event, partners };
}

export const CONTRACT_FIELDS = `id name description status finalizing finalizeFailure finalizeFailureCode requiredSigs totalPercent
  event { id name slug } issuer { id } issuerName createdAt finalizedAt
  signatories { id person { id } name email badge approvedAt publicKey keyHolder active hasWallet }
  approvals { person { id } approvedAt }
  shares { id position type percent fixedAmount { amount } partner { id name email status } }
  escrow { publicKey explorerUrl transactionHash transactionUrl requiredSigs }
  canFinalize finalizeBlockers { code message names needed given } viewerRole viewerIsSignatory viewerCanApprove viewerCanFinalize viewerCanWithdraw
  viewerCanAddExpense viewerCanTrigger viewerCanSeeMoney openRounds pendingExpenses`;

const CREATE = `mutation ($input: CreateContractInput!) {
  createContract(input: $input) { contract { ${CONTRACT_FIELDS} } } }`;
const APPROVE = `mutation ($id: ID!) {
  approveContract(input: { id: $id }) { canFinalize message contract { ${CONTRACT_FIELDS} } } }`;
const FINALIZE = `mutation ($id: ID!, $key: String) {
  finalizeContract(input: { id: $id, idempotencyKey: $key }) { contract { ${CONTRACT_FIELDS} } } }`;
const CONTRACT = `query ($id: ID!) { contract(id: $id) { ${CONTRACT_FIELDS} } }`;

/** A 2-of-3 contract: a fixed amount of 20 XLM and 25 % for the first partner, 12.5 % for the second. */
export function contractInput(
  { event, partners: [first, second], owner }: ContractStage,
  changed: Record<string, unknown> = {},
): Record<string, unknown> {
  return {
    eventId: event.id,
    name: 'Koroga revenue',
    description: 'Who gets what.',
    shares: [
      { partnerId: first.partnerId, type: 'FIXED', fixedAmount: '20' },
      { partnerId: first.partnerId, type: 'PERCENTAGE', percent: '25' },
      { partnerId: second.partnerId, type: 'PERCENTAGE', percent: '12.5' },
    ],
    signatoryIds: [owner.userId, first.userId, second.userId],
    requiredSigs: 2,
    ...changed,
  };
}

export function createContract(
  client: TestClient,
  who: TestActor,
  input: Record<string, unknown>,
  key: string | null = null,
): Promise<GraphQLAnswer> {
  return client.graphql(CREATE, { input: { ...input, idempotencyKey: key } }, who);
}

export function approveContract(client: TestClient, who: TestActor, id: string): Promise<GraphQLAnswer> {
  return client.graphql(APPROVE, { id }, who);
}

export function finalizeContract(
  client: TestClient,
  who: TestActor,
  id: string,
  key: string | null = null,
): Promise<GraphQLAnswer> {
  return client.graphql(FINALIZE, { id, key }, who);
}

export function findContract(client: TestClient, who: TestActor, id: string): Promise<GraphQLAnswer> {
  return client.graphql(CONTRACT, { id }, who);
}

/** @returns the id of a draft that enough of its signatories have approved */
export async function approvedContract(
  client: TestClient,
  stage: ContractStage,
  changed: Record<string, unknown> = {},
): Promise<string> {
  const made = granted(await createContract(client, stage.owner, contractInput(stage, changed)))
    .createContract.contract;
  const people = [stage.owner, ...stage.partners];
  for (const { person } of made.signatories.slice(0, made.requiredSigs)) {
    const signatory = people.find((one) => one.userId === person.id);
    if (signatory) granted(await approveContract(client, signatory, made.id));
  }
  return made.id;
}

/** A contract whose escrow is on the ledger. */
export async function finalContract(
  client: TestClient,
  stage: ContractStage,
  changed: Record<string, unknown> = {},
): Promise<{ id: string; escrow: { publicKey: string; transactionHash: string } }> {
  const id = await approvedContract(client, stage, changed);
  return granted(await finalizeContract(client, stage.owner, id)).finalizeContract.contract;
}
