import type { IntentFailure } from '../../../ledger/settlement/index.ts';

const SENTENCES: Record<IntentFailure['reason'], string> = {
  expired: 'The ledger did not take the payment in time. Nothing was charged; please try again.',
  withdrawn: 'The payment was withdrawn. Nothing was charged.',
  no_account: 'Wallet not funded. Please fund your wallet first.',
  underfunded: 'Insufficient balance. Please fund your wallet first.',
  no_destination: 'The organiser’s wallet cannot be paid right now. Nothing was charged for the ticket.',
  overtaken: 'The payment was overtaken by another one. Nothing was charged; please try again.',
  refused: 'The ledger refused the payment. Nothing was charged for the ticket.',
};

/** The state of a failed payment, and the reason for its buyer. */
export function paymentFailure(reason: IntentFailure['reason']): {
  state: 'failed' | 'expired';
  reason: string;
} {
  return { state: reason === 'expired' ? 'expired' : 'failed', reason: SENTENCES[reason] };
}
