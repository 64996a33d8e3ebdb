import { inLanguage } from '../language/in-language.ts';

/** Sentences of choosing tickets, and after a purchase. */
export const buyingTexts = inLanguage('buyingTexts', {
  order: 'Your order',
  tickets: 'Tickets',
  ticketsOf: (tier: string) => `Tickets, ${tier}`,
  more: (tier: string) => `One more ${tier}`,
  fewer: (tier: string) => `One fewer ${tier}`,
  remove: (tier: string) => `Remove ${tier} from the order`,
  addTitle: 'Add to this order',
  add: (tier: string) => `Add ${tier}`,
  dueAtDoor: 'Due at the door',
  most: (count: number) => `An order holds up to ${count} tickets.`,
  nextTitle: 'What happens next',
  nextNow: 'Your tickets appear here at once, ready to show.',
  nextMail: 'They also arrive by email, as a PDF with a calendar entry.',
  nextDoor: (amount: string) => `At the door you pay ${amount}, and walk in.`,
  nextEnter: 'At the door your code is scanned, and you walk in.',
  sentTo: (email: string) => `On its way to ${email}`,
  sentToMany: (count: number, email: string) => `${count} tickets are on their way to ${email}`,
  sentBody:
    'The email contains the PDF, the ticket files and a calendar entry. Did it not arrive? Check your spam folder, or let us send a link.',
  confirmBy: (moment: string) =>
    `Confirm by ${moment}, or the tickets go back on sale. The link is in the email.`,
  ownTickets: 'You have tickets for this event.',
  openOwn: 'Open my tickets',
  seeOrder: 'See the order',
  findTickets: 'Find my tickets',
  addToCalendar: 'Add to calendar',
  ended: 'This event has ended',
  endedBody: 'Its tickets are no longer on sale. Have a look at other events.',
  browse: 'Browse Events',
  total: 'Total',
  from: 'From',
  getTickets: 'Get tickets',
});

/** Sentences about codes, waiting lists, and sales that are not open. */
export const specialTexts = inLanguage('specialTexts', {
  haveCode: 'Have a code?',
  code: 'Code',
  apply: 'Apply',
  remove: 'Remove',
  applied: (code: string) => `Code ${code}`,
  cheaper: (tier: string, price: string, before: string) => `${tier}: ${price} instead of ${before}`,
  opened: (tier: string) => `${tier} is open to you`,
  stopped: 'Sale stopped',
  stoppedBody: 'The organiser has stopped the sale of tickets. Please come back later.',
  inactiveBody: 'Tickets for this event are not on sale at the moment. Tickets that were sold stay valid.',
  soldFrom: (moment: string) => `Sold from ${moment}`,
  saleEnded: 'Sale ended',
  gone: 'These tickets are no longer available. What you have entered stays here.',
  perOrder: (most: number) => `at most ${most} per order`,
  wait: 'Join the waiting list',
  waitTitle: 'Waiting list',
  waitBody:
    'When tickets become available, we offer them in turn and hold them for a while. We will email you.',
  waitTier: 'Tickets for',
  waitCount: 'Number of tickets',
  waitMore: 'One more',
  waitFewer: 'One fewer',
  waitName: 'Full Name',
  waitEmail: 'Email',
  waitGo: 'Join the list',
  waitFailed: (reason: string) => `You are not on the list yet: ${reason}`,
  waitOnSale: (tier: string) => `${tier} is on sale again: you can buy it now.`,
  waiting: 'You are on the waiting list',
  waitingBody: (email: string) => `We will email ${email} as soon as it is your turn.`,
  placeWaiting: (count: number, tier: string) => `You are waiting for ${count} × ${tier}`,
  placeBefore: (before: number) =>
    before === 0
      ? 'You are next in line.'
      : before === 1
        ? 'One person is ahead of you.'
        : `${before} people are ahead of you.`,
  placeOffered: 'It is your turn',
  placeOfferedBody: (count: number, tier: string, until: string) =>
    `${count} × ${tier} are held for you until ${until}.`,
  placeTaken: 'You have bought the tickets that you were waiting for.',
  placeLapsed: 'Your offer is over. You can join the waiting list again.',
  placeLeft: 'You have left the waiting list.',
  leave: 'Leave the waiting list',
  leaveFailed: (reason: string) => `That did not work: ${reason}`,
});

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
  walletAbout: 'Paid at once. You get the ticket when the ledger confirms the payment.',
  door: 'Pay at the door',
  doorAbout: 'The ticket is valid at once. Cash, mobile money or card when you arrive.',
  mobileMoney: 'M-Pesa',
  mobileMoneyAbout: 'A request comes to your phone, where you enter your PIN.',
  cardAbout: 'You pay on the page of the card provider.',
  cardOrMobile: 'Card or mobile money',
  cardOrMobileAbout: 'You pay by card or mobile money on the page of Pesapal.',
  currency: 'Payment currency',
  walletInfo: 'Your wallet',
  openWallet: 'Open Wallet',
  price: 'Price',
  amount: 'You pay',
  charge: 'Charged to your wallet',
  fee: 'Network fee, at most',
  mockNotice: 'MOCK is a test currency: no real payment is made.',
  rates: 'Exchange rates',
  ratesLead: "What one unit of the row's currency buys.",
  quoting: 'Loading the price…',
  quoteChanged: 'The price has changed. Please check it again before you pay.',
  waiting: 'Your payment is on its way',
  waitingBody:
    'The ledger confirms it in a few seconds. You can close this window. We will email your ticket.',
  late: 'This takes longer than usual. You will not be charged twice.',
  unfinishedTitle: 'One purchase is not confirmed yet',
  unfinishedBody: 'You confirmed it before, but the answer was lost. You can finish it without paying twice.',
  unfinishedGo: 'Finish this purchase',
  unfinishedDrop: 'Start another',
  unfinishedDropBody: 'If the first one went through, its ticket is under My Tickets.',
  paymentFailed: 'The payment did not go through. Nothing was charged.',
  backToDashboard: 'Back to Dashboard',
  pageTitle: 'Buy with your wallet',
  withWallet: 'Pay with your wallet',
  unknownRate: '—',
});

/** Currencies and tokens of payment, in the order of menus. */
export const currencyTexts = {
  XLM: 'XLM',
  USD: 'USD',
  KES: 'KES',
  MOCK: 'MOCK',
  UGX: 'UGX',
  TZS: 'TZS',
  RWF: 'RWF',
  EUR: 'EUR',
} as const;

/** Sentences of paying from an external Stellar wallet. */
export const externalWalletTexts = inLanguage('externalWalletTexts', {
  option: 'Pay with your own Stellar wallet',
  short: 'Stellar wallet',
  about: 'You need no account. You get your ticket when the ledger confirms the payment.',
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
  expired:
    'The time to pay is over, and the ticket went back on sale. Late payments are refunded automatically.',
  again: 'Start again',
  copied: 'Copied to clipboard!',
});

/** Sentences of the exchange rate editor. */
export const rateTexts = {
  title: 'Exchange rates',
  lead: 'Rates convert a price into the currency that the buyer pays with. Changes apply to new quotes.',
  from: 'From',
  to: 'To',
  rate: 'Rate',
  save: 'Save',
  saved: 'Exchange rate saved',
  failed: (reason: string) => `Failed to save the rate: ${reason}`,
  none: 'No rates are set: every rate counts as 1.',
} as const;

/**
 * Consent to be written to about other events. The server records the version of these words (WORDINGS.checkout): raise it
 * with each change of them.
 */
export const newsTexts = inLanguage('newsTexts', {
  label: (organiser: string) => `${organiser} may write to me about other events`,
  hint: 'Optional. You confirm it by a mail, and each mail ends it with one click.',
});
