import type { RestRoundFragment } from '../operations.gen.ts';
import { type Route, route, type WireNames } from '../route.ts';
import { decimal, exact, listed, next, required, smallest } from '../wire.ts';

/** A round that is being prepared is pending; the other states keep their names. */
function wireStatus(status: RestRoundFragment['status']): string {
  return status === 'PREPARING' ? 'pending' : status.toLowerCase();
}

/** Amounts are in the smallest unit, except for `distribution_amount`, which is a display amount. */
function round(given: RestRoundFragment): object {
  return {
    id: given.id,
    number: given.number,
    contract_id: given.contract?.id,
    contract: { id: given.contract?.id, name: given.contractName, event: { name: given.eventName } },
    distribution_amount: exact(given.amount.amount),
    amount: smallest(given.amount),
    total_amount: smallest(given.total),
    reason: given.reason,
    status: wireStatus(given.status),
    required_sigs: given.requiredSigs,
    signatures: given.gathered,
    authorizations: given.authorizations.map((one) => ({
      user_id: one.person?.id,
      name: one.name,
      public_key: one.publicKey,
      method: one.method.toLowerCase(),
      authorized_at: one.authorizedAt,
      counts: one.counts,
      sent: one.sent,
    })),
    payments: given.payments.map(({ kind, name, destination, amount }) => ({
      kind: kind.toLowerCase(),
      name,
      destination,
      amount: smallest(amount),
    })),
    triggered_by: given.triggeredBy,
    created_at: given.createdAt,
    expires_at: given.expiresAt,
    executed_at: given.executedAt,
    ended_at: given.endedAt,
    executed: given.status === 'RELEASED',
    hash: given.hash,
    envelope_xdr: given.envelopeXdr,
    sep7_uri: given.sep7Uri,
    again_of: given.again?.id ?? null,
    transaction_hash: given.transactionHash,
    explorer_url: given.explorerUrl,
    ledger: given.ledger,
    failure: given.failure,
    can_authorize: given.viewerCanAuthorize,
    can_execute: given.viewerCanExecute,
  };
}

/** Any method but stellar cannot pay a round, and is refused as such. */
function paymentMethod(given: unknown): unknown {
  if (typeof given !== 'string') return given;
  return given.toLowerCase() === 'stellar' ? 'STELLAR' : 'MOCK';
}

function outcome(given: RestRoundFragment, message: string): object {
  const answered = round(given);
  return { round: answered, ...answered, message };
}

const NAMES: WireNames = [[/^id$/, 'round_id']];
const CHOOSE: readonly [string, string][] = [['round_id', 'Please choose a release.']];

export const roundRoutes: Route[] = [
  route({
    method: 'POST',
    path: '/api/rounds/trigger',
    operation: 'RestTriggerRound',
    status: 201,
    variables: ({ body, headers, faults }) => {
      required(faults, body, [
        ['contract_id', 'Please choose a contract.'],
        ['amount', 'Please give an amount.'],
        ['reason', 'Please give a reason.'],
      ]);
      return {
        input: {
          contractId: body.contract_id,
          amount: decimal(body.amount),
          reason: body.reason,
          idempotencyKey: headers['idempotency-key'] ?? null,
        },
      };
    },
    body: ({ triggerRound: { round: given } }) =>
      outcome(given, 'Distribution release triggered successfully!'),
  }),
  route({
    method: 'POST',
    path: '/api/rounds/authorize',
    names: NAMES,
    operation: 'RestAuthorizeRound',
    variables: ({ body, faults }) => {
      required(faults, body, CHOOSE);
      return { id: body.round_id };
    },
    body: ({ authorizeRound: { round: given } }) => outcome(given, 'Release approved successfully!'),
  }),
  route({
    method: 'POST',
    path: '/api/rounds/execute',
    names: NAMES,
    operation: 'RestExecuteRound',
    variables: ({ body, headers, faults }) => {
      required(faults, body, CHOOSE);
      return {
        id: body.round_id,
        paymentMethod: paymentMethod(body.payment_method ?? 'stellar'),
        idempotencyKey: headers['idempotency-key'] ?? null,
      };
    },
    body: ({ executeRound: { round: given } }) =>
      outcome(
        given,
        given.status === 'RELEASED' ? 'Funds released successfully!' : 'The release is being processed.',
      ),
  }),
  route({
    method: 'POST',
    path: '/api/rounds/signature',
    names: NAMES,
    operation: 'RestSubmitRoundSignature',
    variables: ({ body, faults }) => {
      required(faults, body, [...CHOOSE, ['envelope_xdr', 'Please give the signed transaction.']]);
      return { id: body.round_id, envelopeXdr: body.envelope_xdr };
    },
    body: ({ submitRoundSignature: { round: given } }) => outcome(given, 'Release approved successfully!'),
  }),
  route({
    method: 'POST',
    path: '/api/rounds/cancel',
    names: NAMES,
    operation: 'RestCancelRound',
    variables: ({ body, faults }) => {
      required(faults, body, CHOOSE);
      return { id: body.round_id, reason: body.reason ?? null };
    },
    body: ({ cancelRound: { round: given } }) =>
      outcome(given, given.status === 'CANCELLED' ? 'Release cancelled.' : 'The release is being cancelled.'),
  }),
  route({
    method: 'POST',
    path: '/api/rounds/again',
    names: NAMES,
    operation: 'RestTriggerRoundAgain',
    status: 201,
    variables: ({ body, headers, faults }) => {
      required(faults, body, CHOOSE);
      return { id: body.round_id, idempotencyKey: headers['idempotency-key'] ?? null };
    },
    body: ({ triggerRoundAgain: { round: given } }) =>
      outcome(given, 'Distribution release triggered successfully!'),
  }),
  route({
    method: 'GET',
    path: '/api/rounds/pending',
    operation: 'RestPendingRounds',
    variables: ({ query }) => ({ contractId: query.contract_id || null }),
    body: ({ pendingRounds }) => ({
      rounds: pendingRounds.nodes.map(round),
    }),
  }),
  route({
    method: 'GET',
    path: '/api/contracts/:id/rounds',
    operation: 'RestContractRounds',
    variables: (request) => {
      const { first, after } = listed(request);
      return { contractId: request.params.id ?? '', first, after };
    },
    body: ({ rounds }) => ({
      rounds: rounds.nodes.map(round),
      next: next(rounds.pageInfo),
    }),
  }),
];
