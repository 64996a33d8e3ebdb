import { inLanguage } from '../language/in-language.ts';

/** Sentences of paying with a wallet. The texts of the specification about purchases are in tickets.ts. */
export const purchaseTexts = inLanguage('purchaseTexts', {
  review: 'Review Purchase',
  confirm: 'Confirm & Pay',
  confirmDoor: 'Confirm Purchase',
  back: 'Back',
  method: 'Payment',
  methodTitle: 'Payment method',
  wallet: 'Pay with your wallet',
  walletShort: 'Your wallet',
  walletAbout: 'Paid at once. The ticket is signed when the ledger has the payment.',
  door: 'Pay at the door',
  doorAbout: 'The ticket is valid at once. Cash, mobile money or card when you arrive.',
  currency: 'Payment currency',
  walletInfo: 'Your wallet',
  balance: 'Balance',
  openWallet: 'Open Wallet',
  price: 'Price',
  amount: 'You pay',
  charge: 'Leaves your wallet',
  fee: 'Network fee, at most',
  mockNotice: 'MOCK is a test currency: no real payment is made.',
  rates: 'Exchange rates',
  ratesLead: 'One of the row buys this many of the column.',
  quoting: 'Asking for the price…',
  quoteFailed: 'We could not get a price.',
  quoteChanged: 'The price has changed. Please look at it again before you pay.',
  waiting: 'Your payment is on its way',
  waitingBody: 'The ledger confirms it in a few seconds. You may close this window: the ticket finds you.',
  late: 'It takes longer than usual. You are not charged twice, whatever happens.',
  unfinishedTitle: 'One purchase has no answer yet',
  unfinishedBody:
    'You confirmed it before, and its answer was lost. Asking again never pays twice: it is the same purchase.',
  unfinishedGo: 'Finish this purchase',
  unfinishedDrop: 'Start another',
  unfinishedDropBody: 'If the first one went through, its ticket is under My Tickets.',
  paymentFailed: 'The payment did not go through. Nothing was charged.',
  backToDashboard: 'Back to Dashboard',
  pageTitle: 'Buy with your wallet',
  holder: 'Who will hold the ticket',
  withWallet: 'Pay with your Passa wallet',
  unknownRate: '—',
});

/** Currencies and tokens of payment, in the order of the menu. */
export const currencyTexts = {
  XLM: 'XLM',
  USD: 'USD',
  KES: 'KES',
  MOCK: 'MOCK',
} as const;

/** Sentences of paying from an external Stellar wallet. */
export const outsideTexts = inLanguage('outsideTexts', {
  option: 'Pay with your own Stellar wallet',
  short: 'Stellar wallet',
  about: 'No account needed. Your ticket is issued when the ledger has the payment.',
  go: 'Hold my ticket',
  title: 'Pay with your Stellar wallet',
  lead: 'Scan the code with your wallet, or open it on this device.',
  open: 'Open in wallet',
  codeLabel: 'Payment request for your wallet',
  destination: 'Destination',
  amount: 'Amount',
  memo: 'Memo (hash)',
  memoWhy: 'The memo names your order. A payment without it is sent back.',
  heldFor: (left: string) => `Held for you for ${left}`,
  waiting: 'Waiting for your payment',
  seen: 'Payment seen, your ticket is being signed',
  paid: 'Paid. Here is your ticket.',
  expired: 'The time to pay is over, and the place was given back. A late payment is refunded by itself.',
  again: 'Start again',
  copied: 'Copied to clipboard!',
});

/** Sentences of the exchange rate editor. */
export const rateTexts = {
  title: 'Exchange rates',
  lead: 'What a price is worth in the currency that a buyer pays with. Changes count for new quotes.',
  from: 'From',
  to: 'To',
  rate: 'Rate',
  save: 'Save',
  saved: 'Exchange rate saved',
  failed: (reason: string) => `Failed to save the rate: ${reason}`,
  none: 'No rates are set: every pair counts 1.',
} as const;
