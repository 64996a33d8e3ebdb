import { Keypair } from '@stellar/stellar-sdk';
import type { AccountOwner } from '../../server/modules/wallets/index.ts';
import { published } from '../integration/events/organiser.ts';
import type { TestApp } from './app.ts';
import type { GraphQLAnswer, TestActor, TestClient } from './client.ts';
import {
  acceptedPartner,
  approveContract,
  createContract,
  finalizeContract,
  granted,
  makeWallet,
  type TestPartner,
} from './contract-people.ts';
import { OutsidePayer } from './external-payer.ts';
import type { TestSandbox } from './sandbox.ts';
import { until } from './until.ts';

/**
 * A final contract with money in its escrow, and its people: signatories are the owner and the partners, in that order.
 */
export interface RoundStage {
  owner: TestActor;
  partners: TestPartner[];
  signatories: TestActor[];
  eventId: string;
  contractId: string;
  escrow: string;
}

export interface StageWish {
  partners?: number;
  requiredSigs?: number;
  /** Number of the partners who are signatories; all by default. */
  signing?: number;
  /** Lumens that an outsider pays into the escrow. */
  financing?: string;
  /** Of the partners in their order; 10 % each by default. */
  shares?: Record<string, unknown>[];
  /** Before the contract becomes final: prepares a signatory. */
  before?: (people: { owner: TestActor; partners: TestPartner[] }) => Promise<void>;
}

const TIERS = [{ tier: 'regular', count: 500, price: '10', currency: 'XLM' }];

export async function roundStage(
  client: TestClient,
  sandbox: TestSandbox,
  {
    partners: count = 2,
    requiredSigs = 2,
    financing = '1000',
    signing = count,
    shares,
    before,
  }: StageWish = {},
): Promise<RoundStage> {
  const owner = await client.actor('issuer_owner');
  const event = await published(client, owner, {}, TIERS);
  const partners: TestPartner[] = [];
  for (let number = 0; number < count; number += 1) partners.push(await acceptedPartner(client, owner));
  await makeWallet(client, owner);
  await before?.({ owner, partners });
  const signatories = [owner, ...partners.slice(0, signing)];
  const input = {
    eventId: event.id,
    name: 'Koroga revenue',
    shares: partners.map(({ partnerId }, index) => ({
      partnerId,
      ...(shares?.[index] ?? { type: 'PERCENTAGE', percent: '10' }),
    })),
    signatoryIds: signatories.map(({ userId }) => userId),
    requiredSigs,
  };
  const { id: contractId } = granted(await createContract(client, owner, input)).createContract.contract;
  for (const person of signatories.slice(0, requiredSigs))
    granted(await approveContract(client, person, contractId));
  const contract = granted(await finalizeContract(client, owner, contractId)).finalizeContract.contract;
  await until(async () => {
    const [row] = await client.sql<{ status: string }>('SELECT status FROM contracts WHERE id = $1', [
      contractId,
    ]);
    return row?.status === 'final';
  });
  const [escrow] = await client.sql<{ key: string }>(
    'SELECT escrow_key AS key FROM contracts WHERE id = $1',
    [contractId],
  );
  const publicKey: string = contract.escrow?.publicKey ?? String(escrow?.key);
  await finance(client, sandbox, { contractId, escrow: publicKey }, financing);
  return { owner, partners, signatories, eventId: event.id, contractId, escrow: publicKey };
}

/** An outsider pays lumens into the escrow. */
export async function finance(
  client: TestClient,
  sandbox: TestSandbox,
  { contractId, escrow }: { contractId: string; escrow: string },
  amount: string,
): Promise<void> {
  const payer = await OutsidePayer.funded(sandbox);
  const hash = await payer.pay({ to: escrow, amount });
  await until(async () => {
    const rows = await client.sql(
      `SELECT FROM journal_transfers j, wallet_movements m
       WHERE j.contract_id = $1 AND j.kind = 'financing' AND m.transaction_hash = $2`,
      [contractId, hash],
    );
    return rows.length > 0;
  });
}

export const ROUND_FIELDS = `id number status amount { amount } total { amount } reason requiredSigs gathered hash envelopeXdr sep7Uri transactionHash
  explorerUrl ledger fee { amount } failure again { id } expiresAt
  authorizations { person { id } publicKey method counts sent }
  payments { kind name destination amount { amount } }
  viewerCanAuthorize viewerSignsWith viewerCanExecute viewerCanCancel viewerCanTriggerAgain`;

const mutation = (name: string, args: string, input: string): string =>
  `mutation (${args}) { ${name}(input: ${input}) { round { ${ROUND_FIELDS} } } }`;

const TRIGGER = mutation('triggerRound', '$input: TriggerRoundInput!', '$input');
const AUTHORIZE = mutation('authorizeRound', '$id: ID!', '{ id: $id }');
const SUBMIT = mutation('submitRoundSignature', '$id: ID!, $xdr: String!', '{ id: $id, envelopeXdr: $xdr }');
const EXECUTE = mutation(
  'executeRound',
  '$id: ID!, $method: PaymentMethod!, $key: String',
  '{ id: $id, paymentMethod: $method, idempotencyKey: $key }',
);
const CANCEL = mutation('cancelRound', '$id: ID!', '{ id: $id, reason: "Changed our minds" }');
const AGAIN = mutation('triggerRoundAgain', '$id: ID!, $key: String', '{ id: $id, idempotencyKey: $key }');
const ROUND = `query ($id: ID!) { round(id: $id) { ${ROUND_FIELDS} } }`;

/** The API calls of a round. */
export const rounds = (client: TestClient) => ({
  trigger: (
    who: TestActor,
    { contractId }: { contractId: string },
    amount: string,
    key: string | null = null,
    reason = 'First release',
  ): Promise<GraphQLAnswer> =>
    client.graphql(TRIGGER, { input: { contractId, amount, reason, idempotencyKey: key } }, who),
  authorize: (who: TestActor, id: string): Promise<GraphQLAnswer> => client.graphql(AUTHORIZE, { id }, who),
  submit: (who: TestActor, id: string, xdr: string): Promise<GraphQLAnswer> =>
    client.graphql(SUBMIT, { id, xdr }, who),
  execute: (
    who: TestActor,
    id: string,
    method = 'STELLAR',
    key: string | null = null,
  ): Promise<GraphQLAnswer> => client.graphql(EXECUTE, { id, method, key }, who),
  cancel: (who: TestActor, id: string): Promise<GraphQLAnswer> => client.graphql(CANCEL, { id }, who),
  again: (who: TestActor, id: string, key: string | null = null): Promise<GraphQLAnswer> =>
    client.graphql(AGAIN, { id, key }, who),
  find: (who: TestActor, id: string): Promise<GraphQLAnswer> => client.graphql(ROUND, { id }, who),
});

/** The fields of a round that tests read. */
export interface ShownRound {
  id: string;
  status: string;
  gathered: number;
  hash: string;
  envelopeXdr: string;
  transactionHash: string | null;
  ledger: number | null;
  failure: string | null;
  payments: { kind: string; name: string; destination: string; amount: { amount: string } }[];
  authorizations: { person: { id: string }; publicKey: string; sent: boolean; counts: boolean }[];
}

/** The secret of a person in the product's custody. */
export async function keyOf(app: TestApp, owner: AccountOwner): Promise<Keypair> {
  const { vault } = app.app.services;
  return Keypair.fromSecret(await vault.reveal((await vault.accountOf(owner)) ?? ''));
}

/** The round's transaction with this many of its signatures and the channel's own, as an attacker could assemble it. */
export async function leakedEnvelope(app: TestApp, roundId: string, signatures: number): Promise<string> {
  const [round] = await app.sql<{ envelope_xdr: string; channel_key: string; tx_hash: string }>(
    'SELECT envelope_xdr, channel_key, tx_hash FROM rounds WHERE id = $1',
    [roundId],
  );
  const given = await app.sql<{ publicKey: string; signature: Buffer }>(
    `SELECT public_key AS "publicKey", signature FROM round_authorizations WHERE round_id = $1 ORDER BY authorized_at LIMIT $2`,
    [roundId, signatures],
  );
  const { ledger, vault } = app.app.services;
  const publicKey = String(round?.channel_key);
  const signature = await vault.sign(publicKey, Buffer.from(String(round?.tx_hash), 'hex'));
  return ledger.attach(String(round?.envelope_xdr), [{ publicKey, signature }, ...given]);
}
