import { inStaffLanguage } from '../language/in-staff-language.ts';

export const whereMoneyTexts = inStaffLanguage('whereMoneyTexts', {
  title: 'Where the money came from',
  none: 'No money has been taken yet.',
  ways: {
    DOOR: 'At the door',
    WALLET: 'Passa wallets',
    EXTERNAL_WALLET: 'Other Stellar wallets',
    MPESA: 'M-Pesa',
    CARD: 'Cards',
  },
  taken: 'Taken',
  fees: 'Fees',
  refunded: 'Refunded',
  refunding: 'Going back',
  disputed: 'Disputed',
  kept: 'Kept',
  waiting: (count: number) =>
    count === 1 ? '1 payment is under way at a provider.' : `${count} payments are under way at providers.`,
  places: 'Where it is',
  nowhere: 'Nothing is anywhere yet.',
  place: {
    DOOR_CASH: {
      name: 'Collected at the door',
      when: 'With your team: cash, mobile money and card terminals, as the door recorded it.',
    },
    ISSUER_WALLET: { name: 'Organisation wallet', when: 'Yours now. Send it on from the Wallet page.' },
    ESCROW: {
      name: 'Escrow of the contract',
      when: 'Shared out when a round is approved by the partners and released.',
    },
    PARTNER_WALLETS: { name: 'Partners’ wallets', when: 'Paid out by rounds of the contract.' },
    MPESA: {
      name: 'Your M-Pesa account',
      when: 'There at once. Withdraw it to your bank on the M-Pesa organisation portal.',
    },
    STRIPE: { name: 'Stripe', when: 'Paid out to your bank by the schedule of your Stripe account.' },
    PAYSTACK: { name: 'Paystack', when: 'Settled to your bank, as a rule on the next working day.' },
    PESAPAL: { name: 'Pesapal', when: 'Settled to your bank, as a rule within three working days.' },
    PLATFORM: { name: 'With Passa', when: 'Collected for you. Request it on the page Payouts.' },
  },
  feesNote: 'Fees are those that you entered for the account. The statement of the provider is binding.',
});

export const paymentFindingTexts = inStaffLanguage('paymentFindingTexts', {
  title: 'Needs a decision',
  lead: 'Payments and refunds that a person must look at.',
  all: 'Payments that need a decision',
  none: 'Nothing needs a decision',
  noneBody: 'Payments that are unclear, disputes and refunds that wait appear here.',
  loading: 'Loading payments that need a decision',
  kinds: {
    WRONG_AMOUNT: 'Wrong amount',
    UNRESOLVED: 'No clear answer',
    RECEIPT_USED: 'Receipt used already',
    DISPUTED: 'Disputed',
    REFUND_WAITING: 'Refund is waiting',
    REFUND_UNCONFIRMED: 'Refund is not confirmed',
  },
  about: {
    WRONG_AMOUNT:
      'Another amount arrived than the order costs, so that the order is not paid by it. Return it from your account, then close this.',
    UNRESOLVED:
      'The provider gave no clear answer for 72 hours. Look for the payment on the statement of your account.',
    RECEIPT_USED:
      'The receipt of this payment has paid for another order or a sale at the door. If this order is paid, its receipt was also entered for the other sale. Compare both with the statement of your account, and return what was paid twice.',
    DISPUTED:
      'The payer asked their bank for the money back. Answer on the pages of your provider; the result appears here by itself.',
    REFUND_WAITING: 'It is tried again by itself.',
    REFUND_UNCONFIRMED:
      'The provider has not confirmed it for more than a day. Look for it on the statement of your account.',
  },
  decisions: {
    ASK_AGAIN: 'Ask the provider again',
    CLOSE: 'Close',
    REQUEST_AGAIN: 'Request again',
    REFUNDED: 'Record as refunded',
  },
  explained: {
    ASK_AGAIN: 'Passa asks the provider about this payment at once.',
    CLOSE: 'No money arrived, or you have dealt with it outside Passa. The order stays as it is.',
    REQUEST_AGAIN:
      'Passa requests the refund at once. Only do this when your statement shows that no money has moved, or the buyer is refunded twice.',
    REFUNDED:
      'The statement of your account shows the refund, or you sent it by hand from there. The buyer is told by mail.',
  },
  receipt: 'Receipt number of the refund',
  payment: (receipt: string) => `Payment ${receipt}`,
  reason: 'Reason, for the audit log',
  keep: 'Cancel',
  settled: 'Settled.',
  failed: (why: string) => `This could not be settled. ${why}`,
  order: 'Order',
  more: 'Show more',
});
