import type { PaymentHandling } from '../../payments/index.ts';
import { followReversal } from './follow-reversal.ts';
import { countsCards, readNextHoldOrRefund } from './provider-payment.reads.ts';
import { observeRefund, refundAtProviders } from './refund-at-provider.ts';
import { expireProviderHolds, followAttempt, followDispute, keepWhileChecked } from './settle-attempt.ts';

/** What the checkout does when payments by providers change. */
export const providerPayments: PaymentHandling = {
  changed: followAttempt,
  questioned: keepWhileChecked,
  countsCards: (scope, eventId) => countsCards(scope.db, eventId),
  refundObserved: observeRefund,
  disputed: followDispute,
  reversed: followReversal,
  run: async (scope) => {
    await expireProviderHolds(scope);
    await refundAtProviders(scope);
    return readNextHoldOrRefund(scope.db);
  },
};
