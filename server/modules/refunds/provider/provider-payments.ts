import {
  countsCards,
  expireProviderHolds,
  followAttempt,
  keepWhileChecked,
  readNextHoldOrRefund,
} from '../../checkout/index.ts';
import type { DueWork, OutcomeHandling } from '../../payments/index.ts';
import { followDispute } from './follow-dispute.ts';
import { followReversal } from './follow-reversal.ts';
import { observeRefund, refundAtProviders } from './refund-at-provider.ts';

/** Handlers of outcomes of payments and refunds at providers. */
export const providerPayments: Partial<OutcomeHandling> = {
  changed: followAttempt,
  questioned: keepWhileChecked,
  countsCards: (scope, eventId) => countsCards(scope.db, eventId),
  refundObserved: observeRefund,
  disputed: followDispute,
  reversed: followReversal,
};

export const refundDue: DueWork = async (scope) => {
  await expireProviderHolds(scope);
  await refundAtProviders(scope);
  return readNextHoldOrRefund(scope.db);
};
