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
  contract_id: id('The contract that it belongs to.'),
  contract: shape('RoundContract', {
    id: 'Contract.id',
    name: 'Round.contractName',
    event: shape('RoundEvent', { name: 'Round.eventName' }),
  }),
  distribution_amount: {
    type: ['number', 'string'],
    description: 'In XLM: a number where that is exact, else text.',
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
  executed: flag('It was released.'),
  hash: 'Round.hash',
  envelope_xdr: 'Round.envelopeXdr',
  sep7_uri: 'Round.sep7Uri',
  again_of: nullable(id('The lost release that this one takes the place of.')),
  transaction_hash: 'Round.transactionHash',
  explorer_url: 'Round.explorerUrl',
  ledger: 'Round.ledger',
  failure: 'Round.failure',
  can_authorize: 'Round.viewerCanAuthorize',
  can_execute: 'Round.viewerCanExecute',
};
const ROUND = shape('Round', ROUND_FIELDS);
const CHANGED = shape('RoundChange', { round: ROUND, ...ROUND_FIELDS, message: SENTENCE });
const ROUND_ID = { round_id: id('The round’s.') };

export const roundManual = {
  RestTriggerRound: {
    tag,
    summary: 'Starts a release of revenue',
    note: 'Fixes who gets what, and makes what the signatories sign. It lives 7 days.',
    sends: {
      contract_id: 'TriggerRoundInput.contractId',
      amount: {
        type: ['number', 'string'],
        description: 'In XLM; what is owed for expenses is paid on top of it.',
      },
      reason: 'TriggerRoundInput.reason',
    },
    answers: CHANGED,
  },
  RestAuthorizeRound: {
    tag,
    summary: 'Signs a release',
    note: 'With the key that is kept here for the signatory.',
    sends: ROUND_ID,
    answers: CHANGED,
  },
  RestExecuteRound: {
    tag,
    summary: 'Hands a release to the ledger',
    note: 'Repeating it pays once.',
    sends: {
      ...ROUND_ID,
      payment_method: maybe({
        type: 'string',
        enum: ['stellar'],
        description: 'Rounds are paid by stellar alone.',
      }),
    },
    answers: CHANGED,
  },
  RestSubmitRoundSignature: {
    tag,
    summary: 'Takes a signature that was made elsewhere',
    sends: { ...ROUND_ID, envelope_xdr: 'SubmitRoundSignatureInput.envelopeXdr' },
    answers: CHANGED,
  },
  RestCancelRound: {
    tag,
    summary: 'Cancels a release',
    note: 'Cancelled once no copy of what was signed is worth anything.',
    sends: { ...ROUND_ID, reason: maybe('CancelRoundInput.reason') },
    answers: CHANGED,
  },
  RestTriggerRoundAgain: {
    tag,
    summary: 'Starts a release like one that was lost',
    note: 'Approvals do not carry over.',
    sends: ROUND_ID,
    answers: CHANGED,
  },
  RestPendingRounds: {
    tag,
    summary: 'Releases that are not over',
    note: 'Of one contract, or of all whose money the caller sees; the newest first, 100 at most.',
    query: { contract_id: maybe('Query.pendingRounds.contractId') },
    answers: shape('PendingRounds', { rounds: list(ROUND) }),
  },
  RestContractRounds: {
    tag,
    summary: 'The releases of a contract',
    query: PAGED,
    answers: shape('RoundList', page('rounds', ROUND)),
  },
} satisfies Record<string, Manual>;
