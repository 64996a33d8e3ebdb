import {
  flag,
  id,
  list,
  type Manual,
  maybe,
  nullable,
  PAGED,
  page,
  SENTENCE,
  shape,
  units,
} from '../../openapi/manual.ts';

const tag = 'Revenue';

const ROUND_FIELDS = {
  id: 'Round.id',
  number: 'Round.number',
  contract_id: id('ID of the contract.'),
  contract: shape('RoundContract', {
    id: 'Contract.id',
    name: 'Round.contractName',
    event: shape('RoundEvent', { name: 'Round.eventName' }),
  }),
  distribution_amount: {
    type: ['number', 'string'],
    description: 'Amount in XLM: a number if that is exact, otherwise a string.',
  },
  amount: units('Round.amount'),
  total_amount: units('Round.total'),
  reason: 'Round.reason',
  status: {
    type: 'string',
    enum: [
      ...['pending', 'authorized', 'releasing', 'released'],
      ...['cancelling', 'cancelled', 'expired', 'failed'],
    ],
  },
  required_sigs: 'Round.requiredSigs',
  signatures: 'Round.gathered',
  authorizations: list(
    shape('RoundAuthorization', {
      user_id: 'Person.id',
      name: 'RoundAuthorization.name',
      public_key: 'RoundAuthorization.publicKey',
      method: 'RoundAuthorization.method',
      authorized_at: 'RoundAuthorization.authorizedAt',
      counts: 'RoundAuthorization.counts',
      sent: 'RoundAuthorization.sent',
    }),
  ),
  payments: list(
    shape('RoundPayment', {
      kind: 'RoundPayment.kind',
      name: 'RoundPayment.name',
      destination: 'RoundPayment.destination',
      amount: units('RoundPayment.amount'),
    }),
  ),
  triggered_by: shape('RoundPerson', { id: 'RoundPerson.id', name: 'RoundPerson.name' }),
  created_at: 'Round.createdAt',
  expires_at: 'Round.expiresAt',
  executed_at: 'Round.executedAt',
  ended_at: 'Round.endedAt',
  executed: flag('Whether the round was released.'),
  hash: 'Round.hash',
  envelope_xdr: 'Round.envelopeXdr',
  sep7_uri: 'Round.sep7Uri',
  again_of: nullable(id('ID of the earlier round that this one repeats.')),
  transaction_hash: 'Round.transactionHash',
  explorer_url: 'Round.explorerUrl',
  ledger: 'Round.ledger',
  failure: 'Round.failure',
  can_authorize: 'Round.viewerCanAuthorize',
  can_execute: 'Round.viewerCanExecute',
};
const ROUND = shape('Round', ROUND_FIELDS);
const CHANGED = shape('RoundChange', { round: ROUND, ...ROUND_FIELDS, message: SENTENCE });
const ROUND_ID = { round_id: id('ID of the round.') };

export const roundManual = {
  RestTriggerRound: {
    tag,
    summary: 'Starts a round',
    note: 'Fixes the payments and creates the transaction to sign. A round expires after 7 days.',
    sends: {
      contract_id: 'TriggerRoundInput.contractId',
      amount: {
        type: ['number', 'string'],
        description: 'Amount to distribute in XLM. Owed expenses are paid in addition.',
      },
      reason: 'TriggerRoundInput.reason',
    },
    answers: CHANGED,
  },
  RestAuthorizeRound: {
    tag,
    summary: 'Signs a round',
    note: 'Signs with the key that the platform holds for the signatory.',
    sends: ROUND_ID,
    answers: CHANGED,
  },
  RestExecuteRound: {
    tag,
    summary: 'Submits a round to the ledger',
    note: 'A repeat does not pay twice.',
    sends: {
      ...ROUND_ID,
      payment_method: maybe({
        type: 'string',
        enum: ['stellar'],
        description: 'Rounds are always paid by `stellar`.',
      }),
    },
    answers: CHANGED,
  },
  RestSubmitRoundSignature: {
    tag,
    summary: 'Submits an external signature',
    sends: { ...ROUND_ID, envelope_xdr: 'SubmitRoundSignatureInput.envelopeXdr' },
    answers: CHANGED,
  },
  RestCancelRound: {
    tag,
    summary: 'Cancels a round',
    note: 'The round is `cancelled` once no copy of the signed transaction can be executed.',
    sends: { ...ROUND_ID, reason: maybe('CancelRoundInput.reason') },
    answers: CHANGED,
  },
  RestTriggerRoundAgain: {
    tag,
    summary: 'Starts a round again',
    note: 'Approvals do not carry over.',
    sends: ROUND_ID,
    answers: CHANGED,
  },
  RestPendingRounds: {
    tag,
    summary: 'Lists open rounds',
    note: 'Of one contract or of all whose money the caller can see. Newest first, at most 100.',
    query: { contract_id: maybe('Query.pendingRounds.contractId') },
    answers: shape('PendingRounds', { rounds: list(ROUND) }),
  },
  RestContractRounds: {
    tag,
    summary: 'Lists the rounds of a contract',
    query: PAGED,
    answers: shape('RoundList', page('rounds', ROUND)),
  },
} satisfies Record<string, Manual>;
