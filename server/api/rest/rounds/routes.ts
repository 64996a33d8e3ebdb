import { flag, maybe } from '../../openapi/manual.ts';
import { computed } from '../answer.ts';
import type { OwnVariable } from '../arguments.ts';
import type { RestRoundFragment } from '../operations.gen.ts';
import { type Route, section } from '../route.ts';

const STATUS = {
  type: 'string',
  enum: [
    ...['pending', 'authorized', 'releasing', 'released'],
    ...['cancelling', 'cancelled', 'expired', 'failed'],
  ],
};

const ROUND = {
  // A round that is being prepared is pending; the other states keep their names.
  'Round.status': computed(STATUS, ({ status }: RestRoundFragment) =>
    status === 'PREPARING' ? 'pending' : status.toLowerCase(),
  ),
  'Round.executed': computed(
    flag('Whether the round was released.'),
    ({ status }: RestRoundFragment) => status === 'RELEASED',
  ),
};

/** Any method but stellar cannot pay a round, and is refused as such. */
const PAYMENT_METHOD: OwnVariable = {
  fields: {
    payment_method: maybe({
      type: 'string',
      enum: ['stellar'],
      description: 'Rounds are always paid by `stellar`.',
    }),
  },
  read({ body: { payment_method: given } }) {
    const method = given ?? 'stellar';
    if (typeof method !== 'string') return method;
    return method.toLowerCase() === 'stellar' ? 'STELLAR' : 'MOCK';
  },
};

const { get, post } = section('Revenue', ROUND);

export const roundRoutes: Route[] = [
  post('/api/rounds/trigger', 'RestTriggerRound', {
    summary: 'Starts a round',
    note: 'Fixes the payments and creates the transaction to sign. A round expires after 7 days.',
    answers: 'RoundChange',
    status: 201,
    message: 'Distribution release triggered successfully!',
  }),
  post('/api/rounds/authorize', 'RestAuthorizeRound', {
    summary: 'Signs a round',
    note: 'Signs with the key that the platform holds for the signatory.',
    answers: 'RoundChange',
    message: 'Release approved successfully!',
  }),
  post('/api/rounds/execute', 'RestExecuteRound', {
    summary: 'Submits a round to the ledger',
    note: 'A repeat does not pay twice.',
    answers: 'RoundChange',
    values: { paymentMethod: PAYMENT_METHOD },
    message: ({ executeRound: { round } }) =>
      round.status === 'RELEASED' ? 'Funds released successfully!' : 'The release is being processed.',
  }),
  post('/api/rounds/signature', 'RestSubmitRoundSignature', {
    summary: 'Submits an external signature',
    answers: 'RoundChange',
    message: 'Release approved successfully!',
  }),
  post('/api/rounds/cancel', 'RestCancelRound', {
    summary: 'Cancels a round',
    note: 'The round is `cancelled` once no copy of the signed transaction can be executed.',
    answers: 'RoundChange',
    message: ({ cancelRound: { round } }) =>
      round.status === 'CANCELLED' ? 'Release cancelled.' : 'The release is being cancelled.',
  }),
  post('/api/rounds/again', 'RestTriggerRoundAgain', {
    summary: 'Starts a round again',
    note: 'Approvals do not carry over.',
    answers: 'RoundChange',
    status: 201,
    message: 'Distribution release triggered successfully!',
  }),
  get('/api/rounds/pending', 'RestPendingRounds', {
    summary: 'Lists open rounds',
    note: 'Of one contract or of all whose money the caller can see. Newest first, at most 100.',
    answers: 'PendingRounds',
  }),
  get('/api/contracts/:id/rounds', 'RestContractRounds', {
    summary: 'Lists the rounds of a contract',
    answers: 'RoundList',
  }),
];
