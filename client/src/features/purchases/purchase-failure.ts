import { isNetworkFailure, readFailure } from '../../apollo/read-failure.ts';
import { ticketTexts } from '../../messages/tickets.ts';

/** Returns why a purchase failed, in a sentence for the buyer. */
export const purchaseFailure = (failure: unknown): string =>
  isNetworkFailure(failure)
    ? ticketTexts.purchaseNetworkError
    : ticketTexts.purchaseFailed(readFailure(failure));
