export const NO_WALLET_NOTICE = 'Waiting: the organiser’s wallet is not on the ledger.';
export const NO_DESTINATION_NOTICE = 'The account that paid is no longer on the ledger.';
export const REFUSED_NOTICE = 'Waiting: the ledger refused the refund; it is tried again.';

export const PROVIDER_REFUSED_NOTICE = 'Waiting: the payment provider refused the refund; it is tried again.';
export const PROVIDER_UNAVAILABLE_NOTICE =
  'Waiting: the payment provider could not be reached; the refund is tried again.';
export const PROVIDER_CREDENTIALS_NOTICE =
  'Waiting: the account at the payment provider cannot refund. Check its balance and its credentials for refunds.';
export const RECEIPT_UNKNOWN_NOTICE =
  'Waiting: the payment provider has not reported the receipt of the payment yet.';
export const PAYMENT_DISPUTED_NOTICE =
  'Waiting: the payer has disputed the payment, and the bank decides first whether it returns the money.';

export const PROVIDER_UNCONFIRMED_NOTICE =
  'The payment provider has not confirmed the refund. Look for it on the statement of the account.';

export type RefundProblemCode =
  | 'refund_underfunded'
  | 'refund_without_wallet'
  | 'refund_without_destination'
  | 'refund_refused'
  | 'refund_at_provider'
  | 'refund_needs_merchant'
  | 'refund_disputed';

const AT_PROVIDER = new Set([
  PROVIDER_REFUSED_NOTICE,
  PROVIDER_UNAVAILABLE_NOTICE,
  PROVIDER_UNCONFIRMED_NOTICE,
  RECEIPT_UNKNOWN_NOTICE,
]);

/** @returns the code of a notice that is stored with a refund */
export function problemCode(notice: string): RefundProblemCode {
  if (notice === NO_WALLET_NOTICE) return 'refund_without_wallet';
  if (notice === NO_DESTINATION_NOTICE) return 'refund_without_destination';
  if (notice === PROVIDER_CREDENTIALS_NOTICE) return 'refund_needs_merchant';
  if (notice === PAYMENT_DISPUTED_NOTICE) return 'refund_disputed';
  if (AT_PROVIDER.has(notice)) return 'refund_at_provider';
  return notice === REFUSED_NOTICE ? 'refund_refused' : 'refund_underfunded';
}
