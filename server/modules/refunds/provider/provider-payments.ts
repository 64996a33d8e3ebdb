import {
  countsCards,
  expireProviderHolds,
  followAttempt,
  keepWhileChecked,
  readNextHoldOrRefund,
} from '../../checkout/index.ts';
import type { PaymentHandling } from '../../payments/index.ts';
import { followDispute } from './follow-dispute.ts';
import { followReversal } from './follow-reversal.ts';
import { observeRefund, refundAtProviders } from './refund-at-provider.ts';
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
