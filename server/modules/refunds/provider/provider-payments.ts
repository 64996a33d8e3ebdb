import {
  countsCards,
  expireProviderHolds,
  followAttempt,
  keepWhileChecked,
  settleTogether,
} from '../../checkout/index.ts';
import type { DueWork, OutcomeHandling } from '../../payments/index.ts';
import { followDispute } from './follow-dispute.ts';
import { followReversal } from './follow-reversal.ts';
import { observeRefund, refundAtProvider } from './refund-at-provider.ts';

/** Handlers of outcomes of payments and refunds at providers. */
export const providerPayments: Partial<OutcomeHandling> = {
  changed: followAttempt,
  settle: settleTogether,
  questioned: keepWhileChecked,
  countsCards: (scope, eventId) => countsCards(scope.db, eventId),
  refundObserved: observeRefund,
  disputed: followDispute,
  reversed: followReversal,
};

/** Holds first: what arrives for one that is over can be a refund. */
export const providerWork: readonly DueWork[] = [
  { kind: 'holds', run: expireProviderHolds },
  { kind: 'refunds', run: refundAtProvider },
];
