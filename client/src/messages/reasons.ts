import { inLanguage } from '../language/in-language.ts';

/** Reasons why a payment failed or its refund is pending, by code. English readers see the service's own sentence. */
export const paymentFailureTexts = inLanguage('paymentFailureTexts', {
  EXPIRED: 'The ledger did not take the payment in time. Nothing was charged; please try again.',
  WITHDRAWN: 'The payment was withdrawn. Nothing was charged.',
  NO_ACCOUNT: 'Wallet not funded. Please fund your wallet first.',
  UNDERFUNDED: 'Insufficient balance. Please fund your wallet first.',
  NO_DESTINATION: 'The organiser’s wallet cannot be paid right now. Nothing was charged for the ticket.',
  OVERTAKEN: 'The payment was overtaken by another one. Nothing was charged; please try again.',
  REFUSED: 'The ledger refused the payment. Nothing was charged for the ticket.',
  NOT_PAID: 'The tickets were not paid in time, so they are for sale again. A payment made now is returned.',
  NOT_CONFIRMED:
    'The provider has not said whether the tickets were paid, so they are for sale again. A payment that was made gets free ones, or is returned.',
  BUYER_LIMIT:
    'One person gets no more tickets for this event, in all orders together. The payment is returned.',
  EVENT_CANCELLED: 'The event was cancelled. Nothing was charged.',
  REFUND_UNDERFUNDED: 'Waiting: the organiser’s wallet needs more XLM.',
  REFUND_WITHOUT_WALLET: 'Waiting: the organiser’s wallet is not on the ledger.',
  REFUND_WITHOUT_DESTINATION: 'The account that paid is no longer on the ledger.',
  REFUND_REFUSED: 'Waiting: the ledger refused the refund; it is tried again.',
  REFUND_AT_PROVIDER: 'Waiting: the payment provider has not made the refund; it is tried again.',
  REFUND_NEEDS_MERCHANT:
    'Waiting: the account at the payment provider cannot refund. Check its balance and its credentials for refunds.',
  REFUND_DISPUTED:
    'Waiting: the payer has disputed the payment, and the bank decides first whether it returns the money.',
});

/** Reasons why the service voided a ticket, by code. A reason that a person wrote has no code. */
export const voidReasonTexts = inLanguage('voidReasonTexts', {
  PASSED_ON: 'Passed on to another person.',
  BY_HOLDER: 'Cancelled by the holder.',
  RENEWED: 'Replaced by a ticket with a new code, which was sent by email.',
  UNCONFIRMED: 'The email address of the order was not confirmed in time.',
});

/** Reasons why the ledger cannot be used, by code. */
export const ledgerNoticeTexts = inLanguage('ledgerNoticeTexts', {
  AWAY: 'The ledger cannot be reached right now. Wallets and payments are paused; tickets and the door work as usual.',
  RESET: 'The ledger was reset. Payments are paused until its history is restored or another network is set.',
  WRONG_NETWORK:
    'The ledger at this address belongs to another network. Payments are paused until the settings are corrected.',
});
